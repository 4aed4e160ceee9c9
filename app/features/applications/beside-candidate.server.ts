import type { Viewer } from "#app/features/accounts/rules.ts";
import { listPeopleLike } from "#app/features/matching/queries.server.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { listPoolChoices } from "#app/features/profiles/candidates/pools/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { BesideCandidate } from "./beside-candidate.ts";

/** The most people like one. */
const MOST_ALIKE = 5;

/**
 * Returns what a card shows beside a person: the company's pools, and people like them, or null where the plan has not
 * that. Null for `seniorId` null, and for who is in no list of this recruiter: people who hide, and applicants without a
 * name.
 */
export async function findBesideCandidate(
  platform: Platform,
  viewer: Viewer,
  seniorId: string | null,
): Promise<BesideCandidate | null> {
  const { db } = platform;
  const pools = seniorId === null ? null : await listPoolChoices(db, viewer.id, seniorId);
  if (seniorId === null || pools === null) return null;
  const hasAlike = await mayUse(platform, viewer.id, "talent-matching");
  return { pools, alike: hasAlike ? await listPeopleLike(db, viewer.id, seniorId, MOST_ALIKE) : null };
}
