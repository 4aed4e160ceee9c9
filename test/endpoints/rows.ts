/** Who sends the request: a stranger, the owner of the rows, another person of the same role, and staff. */
export type Who =
  | "anonymous"
  | "senior"
  | "otherSenior"
  | "recruiter"
  | "otherRecruiter"
  | "suspendedSenior"
  | "suspendedRecruiter"
  | "support"
  | "moderator"
  | "admin";

/** The response: a status, and the target of a redirect. */
export type Answer = number | `-> ${string}`;
/** A suspended person gets what a stranger gets, because their sessions have ended. */
export type Suspended = "suspendedSenior" | "suspendedRecruiter";
export type Row = Record<Exclude<Who, Suspended>, Answer>;

export const same = (answer: Answer): Row => ({
  anonymous: answer,
  senior: answer,
  otherSenior: answer,
  recruiter: answer,
  otherRecruiter: answer,
  support: answer,
  moderator: answer,
  admin: answer,
});
/** Staff have no pages of a role and are refused like anyone else. */
const STAFF_REFUSED = { support: "-> /", moderator: "-> /", admin: "-> /" } as const;
/** What redirects everyone to their own start, for staff. */
export const TO_CONSOLE = { support: "-> /operator", moderator: "-> /operator", admin: "-> /operator" } as const;
/** A console page that support may see. */
export const STAFF = { ...same(404), support: 200, moderator: 200, admin: 200 } as const satisfies Row;
/** A console page for admins. */
export const ADMINS = { ...same(404), admin: 200 } as const satisfies Row;
export const PUBLIC = same(200);
export const SENIORS = {
  ...same("-> /"),
  anonymous: "-> /login",
  senior: 200,
  otherSenior: 200,
} as const satisfies Row;
export const RECRUITERS = {
  ...same("-> /"),
  anonymous: "-> /login",
  recruiter: 200,
  otherRecruiter: 200,
} as const satisfies Row;
export const GUESTS = {
  anonymous: 200,
  senior: "-> /senior/dashboard",
  otherSenior: "-> /senior/dashboard",
  recruiter: "-> /recruiter/dashboard",
  otherRecruiter: "-> /recruiter/dashboard",
  ...TO_CONSOLE,
} as const satisfies Row;

/** An action: its form, and each person's response. Rows of others look like missing rows. */
export type Act = { name: string; at: string; form(): Record<string, string>; row: Row };
export const REFUSED_BY_ROLE = {
  anonymous: "-> /login",
  senior: "-> /",
  otherSenior: "-> /",
  recruiter: "-> /",
  otherRecruiter: "-> /",
  ...STAFF_REFUSED,
} as const;
