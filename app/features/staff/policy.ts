import { STAFF_LEVELS, type StaffLevel } from "#app/domain/staff.ts";
import { DomainError } from "#app/domain-error.ts";
import { MINUTE_MS } from "#app/time.ts";
import type { Viewer } from "../accounts/rules.ts";

/** Whoever runs the product, with the code of a two-step login given in this session. */
export type StaffViewer = Viewer & { staff: { level: StaffLevel; codeAt: Date } };

/** The lowest level that may do each thing. Support sees and helps, moderators decide, admins also run the staff. */
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
  "look at staff": "admin",
  "read the audit log": "admin",
  "change staff": "admin",
  "run the waitlist": "admin",
  "retry tasks": "admin",
  "handle legal requests": "admin",
  "change content": "admin",
} as const satisfies Record<string, StaffLevel>;

export type Permission = keyof typeof MAY;

/** Whether staff of this level may do this. */
export function mayStaff(level: StaffLevel, permission: Permission): boolean {
  return STAFF_LEVELS.indexOf(level) >= STAFF_LEVELS.indexOf(MAY[permission]);
}

/** For commands: throws not-found for anyone who may not do this, whoever they are. */
export function requirePermission(viewer: Viewer, permission: Permission): void {
  if (!viewer.staff || !mayStaff(viewer.staff.level, permission)) throw new DomainError("not-found");
}

/** How long a code counts for what can't be undone, in milliseconds. */
const FRESH_FOR = 15 * MINUTE_MS;

/** Whether a code given at `codeAt` is new enough for what can't be undone. One from the future is not. */
export function isCodeFresh(codeAt: Date | null, now: Date): boolean {
  if (codeAt === null) return false;
  const age = now.getTime() - codeAt.getTime();
  return age >= 0 && age < FRESH_FOR;
}
