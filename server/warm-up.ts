import { loadMatchIndexes } from "#app/features/matching/index/queries.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { vocabulary } from "#app/vocabulary/vocabulary.ts";

/**
 * Makes ready what the first search or match would wait for: the vocabulary, and what matching keeps in memory. Call it once
 * the server answers; whoever asks meanwhile waits as they would without it.
 */
export async function warmUp({ db, log }: Platform): Promise<void> {
  try {
    vocabulary();
    await loadMatchIndexes(db);
  } catch (error) {
    // Each list loads what it lacks, and says so if it cannot.
    log.warn({ err: error }, "matching could not be loaded at start");
  }
}
