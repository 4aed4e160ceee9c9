/** Who asks: nobody signed in, who owns the rows, and another of the same role. */
export type Who = "anonymous" | "senior" | "otherSenior" | "recruiter" | "otherRecruiter";

/** What comes back: a status, and for a redirect where it leads. */
export type Answer = number | `-> ${string}`;
export type Row = Record<Who, Answer>;

export const same = (answer: Answer): Row => ({
  anonymous: answer,
  senior: answer,
  otherSenior: answer,
  recruiter: answer,
  otherRecruiter: answer,
});
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
} as const satisfies Row;

/** Each action: the form, and what each person gets. Rows of others look like rows that are not there. */
export type Act = { name: string; at: string; form(): Record<string, string>; row: Row };
export const REFUSED_BY_ROLE = {
  anonymous: "-> /login",
  senior: "-> /",
  otherSenior: "-> /",
  recruiter: "-> /",
  otherRecruiter: "-> /",
} as const;
