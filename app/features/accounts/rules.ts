import type { StaffLevel } from "#app/domain/staff.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time.ts";

/** What a person may be. Chosen once, at sign-up. */
export type Role = "senior" | "recruiter";

/** The longest password, in characters. */
export const PASSWORD_LIMIT = 128;

/** The signed-in person of a request. `role` is null for an account that has none (yet). */
export type Viewer = {
  id: string;
  role: Role | null;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** That the account is to be erased, which its owner asked for. */
  isLeaving?: boolean;
  /** Only for who runs the product: they have no role. `codeAt` is when this session was last shown a code. */
  staff?: { level: StaffLevel; codeAt: Date | null };
};

/** What is known about the browser that knocks, before anybody is signed in. */
export type Visit = {
  requestId: string;
  address: string;
  userAgent: string | null;
  /** The session token it already carries; it dies when a new one is given. */
  sessionToken: string | null;
  /** Whose account was made in it within the last day. */
  signedUpId?: string | null;
};

/** A session just opened: the only moment at which its token is known outside the browser. */
export type OpenedSession = { token: string; userId: string; isRemembered: boolean; expiresAt: Date };

/** The tab of the log-in and sign-up pages that an address asks for: `?as=recruiter`, else that of seniors. */
export function tabOf({ searchParams }: Pick<URL, "searchParams">): Role {
  return searchParams.get("as") === "recruiter" ? "recruiter" : "senior";
}

/** Where a person's own area starts; home for an account without a role. */
export function dashboardPath(role: Role | null): string {
  if (role === null) return "/";
  return role === "senior" ? "/senior/dashboard" : "/recruiter/dashboard";
}

/** Where a person's own pages start: the console for who runs the product. */
export function areaPath({ role, staff }: Pick<Viewer, "role" | "staff">): string {
  return staff ? "/operator" : dashboardPath(role);
}

/** The pages of a recruiter that are also tabs of the dashboard. */
export type RecruiterTab = "post-job" | "manage-jobs" | "applications" | "messages";

/** Where such a page is for somebody at `pathname`: on the dashboard the tab, elsewhere the page of its own. */
export function recruiterPath(tab: RecruiterTab, pathname: string): string {
  const isOnDashboard = pathname.toLowerCase().startsWith("/recruiter/dashboard");
  return isOnDashboard ? `/recruiter/dashboard/${tab}` : `/recruiter/${tab}`;
}

/** Where the settings of whoever asks are. */
export function ownSettingsPath({ role, staff }: Pick<Viewer, "role" | "staff">): string {
  return staff ? "/operator/account" : settingsPath(role);
}

/** Where a person's settings are; the dashboard's answer for an account without a role. */
export function settingsPath(role: Role | null): string {
  return role === null ? dashboardPath(role) : `/${role}/settings`;
}

/**
 * How long a session lives. Remembered: the 30 days that the label promises. Otherwise the cookie ends with the
 * browser; the server forgets it after a day, or after half a day without a visit.
 */
export const SESSION_LIFE = {
  remembered: 30 * DAY_MS,
  browser: DAY_MS,
  browserIdle: 12 * HOUR_MS,
  /** A visit is noted at most this often, so that reading pages does not write. */
  noteVisitEvery: 10 * MINUTE_MS,
} as const;

/** How long a link in a mail works. */
export const LINK_LIFE = {
  "reset-password": HOUR_MS,
  "verify-email": DAY_MS,
  "change-email": DAY_MS,
  "verify-company": DAY_MS,
  "reconfirm-company": 21 * DAY_MS,
} as const;

/** What a link in a mail is for. */
export type LinkPurpose = keyof typeof LINK_LIFE;

/** A company's name as it stands in an address: lower-case words with hyphens. */
export function companySlug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const slug = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return slug.slice(0, 60) || "company";
}

/** Where a verification mail leads; `next` is remembered for afterwards. */
export function verificationPath(token: string, next: string | undefined): string {
  return `/verify-email?${new URLSearchParams({ token, ...(next && { next }) })}`;
}

/** Where a reset mail leads; `mark` tells later why the token is over. */
export function resetPath(token: string, mark: string): string {
  return `/reset-password?${new URLSearchParams({ token, mark })}`;
}

/** Where the mail to a new address leads. */
export function emailChangePath(token: string): string {
  return `/confirm-email?${new URLSearchParams({ token })}`;
}

/** A browser in which a person is signed in, as their settings list it. */
export type Device = { id: string; name: string; isThisOne: boolean; lastSeenAt: Date; signedInAt: Date };
