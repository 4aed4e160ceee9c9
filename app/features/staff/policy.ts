import { STAFF_LEVELS, type StaffLevel } from "#app/domain/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { MINUTE_MS } from "#app/time.ts";
import type { Viewer } from "../accounts/rules.ts";

/** A member of staff who has given a two-step login code in this session. */
export type StaffViewer = Viewer & { staff: { level: StaffLevel; codeAt: Date } };

/**
 * The lowest level for each permission. Support sees and helps, moderators decide, admins also
 * manage the staff.
 */
export const MAY = {
  "see the console": "support",
  "look at people": "support",
  "help a person": "support",
  "answer support": "support",
  "decide about jobs": "moderator",
  "work on cases": "support",
  "decide cases": "moderator",
  "suspend people": "moderator",
  "decide appeals": "moderator",
  "decide about companies": "moderator",
  "see fairness": "moderator",
  "look after words": "moderator",
  "assign account managers": "admin",
  "look at staff": "admin",
  "read the audit log": "admin",
  "change staff": "admin",
  "run the waitlist": "admin",
  "retry tasks": "admin",
  "handle legal requests": "admin",
  "change content": "admin",
} as const satisfies Record<string, StaffLevel>;

export type Permission = keyof typeof MAY;

/** Returns whether staff of this level have this permission. */
export function mayStaff(level: StaffLevel, permission: Permission): boolean {
  return STAFF_LEVELS.indexOf(level) >= STAFF_LEVELS.indexOf(MAY[permission]);
}

/** Checks a permission at the start of a command. Throws not-found for everyone who lacks it. */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (!viewer.staff || !mayStaff(viewer.staff.level, permission)) throw new DomainError("not-found");
}

/** How long a code allows irreversible actions, in milliseconds. */
const FRESH_FOR = 15 * MINUTE_MS;

/**
 * Returns whether a code given at `codeAt` is recent enough for irreversible actions. A time in the
 * future is not.
 */
export function isCodeFresh(codeAt: Date | null, now: Date): boolean {
  if (codeAt === null) return false;
  const age = now.getTime() - codeAt.getTime();
  return age >= 0 && age < FRESH_FOR;
}
