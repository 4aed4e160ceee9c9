import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { PROFILE_DOCUMENTS } from "#app/features/search/lexicon.ts";
import { countWords, forgetWords, recountWords } from "#app/features/search/word-counts.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/**
 * Rebuilds everything that candidate search derives from profiles. Call it in a transaction; saving a profile waits for
 * it.
 */
export async function rebuildCandidateSearch(tx: Database): Promise<void> {
  await tx.execute(sql`lock table profile_documents in exclusive mode`);
  await tx.execute(sql`delete from profile_documents`);
  await tx.execute(sql`insert into profile_documents (user_id, document, hours, years, updated_at)
    select user_id, document, hours, years, updated_at from current_profile_documents`);
  await recountWords(tx, PROFILE_DOCUMENTS);
}

/** Counts how common the words of visible profiles are, and deletes words that no one shows any more. */
export async function refreshCandidateSearch({ db }: Pick<Platform, "db">): Promise<void> {
  await db.transaction(async (tx) => {
    // A background task may take longer than a page.
    await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
    await countWords(tx, PROFILE_DOCUMENTS);
    await forgetWords(tx, PROFILE_DOCUMENTS);
  });
}
