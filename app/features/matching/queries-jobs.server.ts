import type { Database } from "#app/db/database.ts";
import { loadJobSides, loadProfileSides } from "./queries-sides.server.ts";
import { hasSaidAnything, type Match, scoreMatch } from "./rules.ts";

/**
 * Returns the scores of these jobs by job id, worded for the senior. Empty for a person without a profile or with an
 * empty one, because a score would only say that nothing is known. Two statements.
 */
export async function matchesForJobs(
  db: Database,
  seniorId: string,
  jobIds: readonly string[],
): Promise<Map<string, Match>> {
  const [own, sides] = await Promise.all([loadProfileSides(db, [seniorId]), loadJobSides(db, jobIds)]);
  const profile = own.get(seniorId);
  if (!profile || !hasSaidAnything(profile)) return new Map();
  return new Map([...sides].map(([id, side]) => [id, scoreMatch(profile, side, "senior")]));
}
