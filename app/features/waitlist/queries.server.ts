import { asc, gt } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";

const AT_ONCE = 1000;

/** Reads the whole list, oldest first, a thousand entries at a time. */
export async function* readWaitlist(db: Database) {
  let after: string | null = null;
  for (;;) {
    const entries: Array<typeof waitlistEntries.$inferSelect> = await db
      .select()
      .from(waitlistEntries)
      .where(after === null ? undefined : gt(waitlistEntries.id, after))
      .orderBy(asc(waitlistEntries.id))
      .limit(AT_ONCE);
    yield entries;
    after = entries.at(-1)?.id ?? null;
    if (entries.length < AT_ONCE) return;
  }
}

/**
 * Returns the whole list as a table of texts with a header row, for the command and for the
 * console.
 */
export async function waitlistTable(db: Database): Promise<string[][]> {
  const lines = [["email", "who", "page", "joined", "invited"]];
  for await (const entries of readWaitlist(db)) {
    for (const { email, userType, source, createdAt, invitedAt } of entries)
      lines.push([email, userType, source, createdAt.toISOString(), invitedAt?.toISOString() ?? ""]);
  }
  return lines;
}
