import { DomainError, FieldError } from "#app/domain-error.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { keepSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { SAVED_SEARCH_PATHS } from "#app/features/search/saved/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { jobAskedFor, searchAskedFor } from "./rules.ts";

/** Where to go after signing in, and a sentence about what was saved on the way. */
export type CompletedAction = { path: string; saved?: string };

/**
 * Saves the job or the search that a guest wanted to save before they signed in (see `pathToSave`, `pathToSaveSearch`).
 * Returns any other address, or one whose action is not possible, unchanged.
 */
export async function completePendingAction(
  platform: Platform,
  viewer: Viewer,
  path: string,
): Promise<CompletedAction> {
  if (viewer.role !== "senior") return { path };
  const jobId = jobAskedFor(path);
  const query = searchAskedFor(path);
  try {
    if (jobId !== null) {
      await saveJob(platform, viewer, { jobId });
      return { path: `/job/${jobId}`, saved: "Job saved." };
    }
    if (query !== null) {
      await keepSearch(platform, viewer, query);
      return { path: SAVED_SEARCH_PATHS.jobs.list, saved: "Search saved." };
    }
  } catch (error) {
    if (!(error instanceof DomainError || error instanceof FieldError)) throw error;
  }
  return { path };
}
