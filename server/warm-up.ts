import { loadMatchIndexes } from "#app/features/matching/index/queries.server.ts";
import { understand } from "#app/features/search/understanding/understand.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Makes ready what the first search or match would wait for: the vocabulary, the tables of search, and what matching keeps
 * in memory. Call it once the server answers; whoever asks meanwhile waits as they would without it.
 */
export async function warmUp({ db, log }: Platform): Promise<void> {
  try {
    // Any words will do: names, unfinished ones, places, and descriptions each have a table that is made when it is first
    // asked for.
    understand("plumber in Boise pharm");
    understand("fix washing machines");
    await loadMatchIndexes(db);
  } catch (error) {
    // Each list loads what it lacks, and says so if it cannot.
    log.warn({ err: error }, "matching could not be loaded at start");
  }
}
