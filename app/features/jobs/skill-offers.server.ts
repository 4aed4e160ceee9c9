import { FieldError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
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

/** Does the same, but throws a FieldError for the skills if the plan does not include it. */
export async function requireSkillOffers(platform: Platform, viewer: Viewer, job: JobText): Promise<string[]> {
  const offers = await findSkillOffers(platform, viewer, job);
  if (offers === null) throw new FieldError("skills", NOT_INCLUDED["talent-matching"]);
  return offers;
}
