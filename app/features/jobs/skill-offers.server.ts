import type { Viewer } from "#app/features/accounts/rules.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { skillsToAdd } from "#app/features/readings/reading.server.ts";
import type { JobText } from "#app/features/readings/rules.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Returns the skills that an unfinished job's texts name, for its recruiter to add; none of those that it has, and null
 * if the company's plan does not include this.
 */
export async function findSkillOffers(platform: Platform, viewer: Viewer, job: JobText): Promise<string[] | null> {
  return (await mayUse(platform, viewer.id, "talent-matching")) ? skillsToAdd(job) : null;
}
