import type { CompanyRole } from "#app/domain/company-roles.ts";
import type { StaffLevel } from "#app/domain/staff.ts";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "#app/time.ts";

/** The role of a person, chosen once at sign-up. */
export type Role = "senior" | "recruiter";

/** The longest password, in characters. */
export const PASSWORD_LIMIT = 128;

/** The signed-in person of a request. `role` is null for an account without one (yet). */
export type Viewer = {
  id: string;
  role: Role | null;
  name: string;
  email: string;
  isEmailVerified: boolean;
  /** What a recruiter may do in their company. */
  companyRole?: CompanyRole;
  /** Whether its owner requested erasure. */
  isLeaving?: boolean;
  /** Only for staff, who have no role. `codeAt` is when this session last passed a two-step code. */
  staff?: { level: StaffLevel; codeAt: Date | null };
};

/** What is known about a browser before anyone is signed in. */
export type Visit = {
  requestId: string;
  address: string;
  userAgent: string | null;
  /** The session token it already has, which ends when a new one is issued. */
  sessionToken: string | null;
  /** The account that was made in it within the last day. */
  signedUpId?: string | null;
};

/** A new session: the only moment at which its token is known outside the browser. */
export type OpenedSession = { token: string; userId: string; isRemembered: boolean; expiresAt: Date };

/**
 * Returns the tab of the log-in and sign-up pages that an address asks for with `as`. Without it the tab is that of the
 * area to which the person wants to go, so that nobody who came to post a job becomes a senior; else the seniors'.
 */
export function tabOf({ searchParams }: Pick<URL, "searchParams">): Role {
  const as = searchParams.get("as");
  if (as === "recruiter" || as === "senior") return as;
  return /^\/recruiter(\/|\?|$)/.test(searchParams.get("next") ?? "") ? "recruiter" : "senior";
}

/** Returns the dashboard of a role; the home page for an account without one. */
export function dashboardPath(role: Role | null): string {
  if (role === null) return "/";
  return role === "senior" ? "/senior/dashboard" : "/recruiter/dashboard";
}

/** Returns the start of a person's own pages: the console for staff. */
export function areaPath({ role, staff }: Pick<Viewer, "role" | "staff">): string {
  return staff ? "/operator" : dashboardPath(role);
}

/** The pages of a recruiter that are also tabs of the dashboard. */
export type RecruiterTab = "post-job" | "manage-jobs" | "applications" | "messages";

/** Returns the address of such a page for a person at `pathname`: the tab on the dashboard, else its own page. */
export function recruiterPath(tab: RecruiterTab, pathname: string): string {
  const isOnDashboard = pathname.toLowerCase().startsWith("/recruiter/dashboard");
  return isOnDashboard ? `/recruiter/dashboard/${tab}` : `/recruiter/${tab}`;
}

/** Returns the viewer's settings page. */
export function ownSettingsPath({ role, staff }: Pick<Viewer, "role" | "staff">): string {
  return staff ? "/operator/account" : settingsPath(role);
}

/** Returns the settings page of a role; home for an account without one. */
export function settingsPath(role: Role | null): string {
  return role === null ? dashboardPath(role) : `/${role}/settings`;
}

/**
 * The lifetimes of sessions. Remembered: the 30 days that the label promises. Otherwise the cookie ends with the
 * browser, and the server ends the session after a day, or after half a day without a visit.
 */
export const SESSION_LIFE = {
  remembered: 30 * DAY_MS,
  browser: DAY_MS,
  browserIdle: 12 * HOUR_MS,
  /** A visit is recorded at most this often, so that reading pages does not write. */
  noteVisitEvery: 10 * MINUTE_MS,
} as const;

/** How long a link in an email is valid. */
export const LINK_LIFE = {
  "reset-password": HOUR_MS,
  "verify-email": DAY_MS,
  "change-email": DAY_MS,
  "verify-company": DAY_MS,
  "reconfirm-company": 21 * DAY_MS,
} as const;

/** The purposes of links in emails. */
export type LinkPurpose = keyof typeof LINK_LIFE;

/** Returns a company's name for an address: lowercase words with hyphens. */
export function companySlug(name: string): string {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase();
  const slug = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return slug.slice(0, 60) || "company";
}

/** Returns the link of a verification email; `next` is where to go afterwards. */
export function verificationPath(token: string, next: string | undefined): string {
  return `/verify-email?${new URLSearchParams({ token, ...(next && { next }) })}`;
}

/** Returns the link of a reset email; `mark` explains later why the token expired. */
export function resetPath(token: string, mark: string): string {
  return `/reset-password?${new URLSearchParams({ token, mark })}`;
}

/** Returns the link of the email to a new address. */
export function emailChangePath(token: string): string {
  return `/confirm-email?${new URLSearchParams({ token })}`;
}

/** A browser in which a person is signed in, for the list in their settings. */
export type Device = { id: string; name: string; isThisOne: boolean; lastSeenAt: Date; signedInAt: Date };
