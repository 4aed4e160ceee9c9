import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, not, type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { users } from "#app/db/schema/accounts.ts";
import { waitlistEntries } from "#app/db/schema/waitlist.ts";
import { recordAudit, recordLook } from "#app/features/staff/audit/commands.server.ts";
import { requirePermission, type StaffViewer } from "#app/features/staff/policy.ts";
import { waitlistTable } from "#app/features/waitlist/queries.server.ts";
import { cleanAddress } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { WAITLIST_PAGE, type WaitlistCounts, type WaitlistRow, type WaitlistSearch } from "./rules.ts";

const entry = waitlistEntries;

/** An SQL condition: the address of an entry has an account. */
export function hasAccount(db: Database): SQL {
  const theirs = db
    .select({ one: sql`1` })
    .from(users)
    .where(eq(sql`lower(${users.email})`, sql`lower(${entry.email})`));
  return exists(theirs);
}

/**
 * Returns one page of the list, oldest first, and records the look. Throws not-found if the viewer
 * may not see the list.
 */
export async function listWaitlist(
  platform: Pick<Platform, "db" | "clock" | "ids">,
  viewer: StaffViewer,
  { state, userType, address, after }: WaitlistSearch,
): Promise<{ rows: WaitlistRow[]; nextAfter: string | null; counts: WaitlistCounts }> {
  requirePermission(viewer, "run the waitlist");
  const { db } = platform;
  const joined = hasAccount(db);
  const [found, counts] = await Promise.all([
    db
      .select({
        id: entry.id,
        email: entry.email,
        userType: entry.userType,
        createdAt: entry.createdAt,
        invitedAt: entry.invitedAt,
      })
      .from(entry)
      .where(
        and(
          state === "waiting" ? and(isNull(entry.invitedAt), not(joined)) : undefined,
          state === "invited" ? and(isNotNull(entry.invitedAt), not(joined)) : undefined,
          state === "joined" ? joined : undefined,
          userType ? eq(entry.userType, userType) : undefined,
          address ? eq(sql`lower(${entry.email})`, cleanAddress(address)) : undefined,
          after ? gt(entry.id, after) : undefined,
        ),
      )
      .orderBy(asc(entry.id))
      .limit(WAITLIST_PAGE + 1),
    countEntries(db),
  ]);
  await recordLook(platform, { actor: viewer, action: "waitlist.listed", subjectId: null });
  const page = found.slice(0, WAITLIST_PAGE);
  const known = await accountsAmong(
    db,
    page.map(({ email }) => email.toLowerCase()),
  );
  const rows = page.map((row) => ({ ...row, hasJoined: known.has(row.email.toLowerCase()) }));
  return { rows, counts, nextAfter: found.length > WAITLIST_PAGE ? (rows.at(-1)?.id ?? null) : null };
}

/** Returns which of these addresses, in lowercase, have an account. */
async function accountsAmong(db: Database, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set();
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(inArray(sql`lower(${users.email})`, [...addresses]));
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

async function countEntries(db: Database): Promise<WaitlistCounts> {
  // Each is counted in an index alone.
  const [all, waiting] = await Promise.all([db.$count(entry), db.$count(entry, isNull(entry.invitedAt))]);
  return { all, waiting, invited: all - waiting };
}

/**
 * Returns the whole list as rows of text with a header row, and records the download. Throws
 * not-found if the viewer may not see the list.
 */
export async function exportWaitlist(platform: Platform, viewer: StaffViewer): Promise<string[][]> {
  requirePermission(viewer, "run the waitlist");
  const lines = await waitlistTable(platform.db);
  const detail = { rows: lines.length - 1 };
  await recordAudit(platform, platform.db, { actor: viewer, action: "waitlist.exported", subjectId: null, detail });
  return lines;
}
