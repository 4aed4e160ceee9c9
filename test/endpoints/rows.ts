/** Who asks: nobody signed in, who owns the rows, another of the same role, and who runs the product. */
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

/** What comes back: a status, and for a redirect where it leads. */
export type Answer = number | `-> ${string}`;
/** Who is suspended gets what a stranger gets, everywhere: their sessions have ended. */
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
/** Staff have no pages of a role: what these refuse everyone, they refuse them. */
const STAFF_REFUSED = { support: "-> /", moderator: "-> /", admin: "-> /" } as const;
/** What leads everyone to their own start, for staff. */
export const TO_CONSOLE = { support: "-> /operator", moderator: "-> /operator", admin: "-> /operator" } as const;
/** A page of the console that support may see. */
export const STAFF = { ...same(404), support: 200, moderator: 200, admin: 200 } as const satisfies Row;
/** A page of the console for admins. */
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

/** Each action: the form, and what each person gets. Rows of others look like rows that are not there. */
export type Act = { name: string; at: string; form(): Record<string, string>; row: Row };
export const REFUSED_BY_ROLE = {
  anonymous: "-> /login",
  senior: "-> /",
  otherSenior: "-> /",
  recruiter: "-> /",
  otherRecruiter: "-> /",
  ...STAFF_REFUSED,
} as const;
