import { loadMatchIndexes } from "#app/features/matching/index/queries.server.ts";
import { understand } from "#app/features/search/understanding/understand.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Prepares what the first search or match would wait for: the vocabulary, the search tables, and the matching indexes.
 * Call it once the server responds; a request during this waits as it would without it.
 */
export async function warmUp({ db, log }: Platform): Promise<void> {
  try {
    // Any words will do: names, unfinished words, places, and descriptions each have a table that is built on first
    // use.
    understand("plumber in Boise pharm");
    understand("fix washing machines");
    await loadMatchIndexes(db);
  } catch (error) {
    // Each list loads what it lacks, and reports a failure.
    log.warn({ err: error }, "matching could not be loaded at start");
  }
}
