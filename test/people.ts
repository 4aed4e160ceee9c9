import { eq, inArray } from "drizzle-orm";
import { users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { signUp } from "#app/features/accounts/commands.server.ts";
import { confirmEmailChange, requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import type { Viewer, Visit } from "#app/features/accounts/rules.ts";
import type { SignIn, SignUp } from "#app/features/accounts/schema.ts";
import { openSession } from "#app/features/accounts/sessions/commands.server.ts";
import { type SignedIn, signIn } from "#app/features/accounts/sign-in/commands.server.ts";
import { openSealed } from "#app/features/mail/secret.server.ts";
import { sessionCookie } from "#app/http/viewer.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** A person with an account: `cookie` is their browser's `Cookie` header. */
export type Person = { viewer: Viewer; cookie: string; email: string; password: string };

/** What a test may specify about a person; the rest is filled in. */
export type PersonSaid = {
  firstName?: string;
  lastName?: string;
  email?: string;
  password?: string;
  companyName?: string;
  jobTitle?: string;
  isVerified?: boolean;
  /** Whether staff verified the recruiter's company; false by default. */
  isCompanyVerified?: boolean;
};

export const A_PASSWORD = "seven lamps by the river";

/** A browser that no one knows yet. */
export const aVisit: Visit = { requestId: "test", address: "127.0.0.1", userAgent: "a test", sessionToken: null };

/** Signs in a person without two-step login. */
export async function signInAtOnce(platform: Platform, visit: Visit, input: SignIn): Promise<SignedIn> {
  const answer = await signIn(platform, visit, input);
  if ("halfwayToken" in answer) throw new Error("a code is asked for");
  return answer;
}

const ANYBODY = { firstName: "Harriet", lastName: "Quill", password: A_PASSWORD, agreeTerms: "on" };

/** The sign-up forms of a senior and of a recruiter, without the email. */
export const A_SENIOR_SIGN_UP = { as: "senior", ...ANYBODY };
export const A_RECRUITER_SIGN_UP = {
  as: "recruiter",
  ...ANYBODY,
  companyName: "Hallam and Reed",
  jobTitle: "Owner",
};

let count = 0;

/** Creates a senior with an account, an empty profile, and a session; verified by default. */
export async function aSenior(platform: Platform, said: PersonSaid = {}): Promise<Person> {
  return await aPerson(platform, { as: "senior", ...named(said, "Harriet", "Quill") }, said);
}

/** Creates a recruiter with an account, a company, and a session; verified by default. */
export async function aRecruiter(platform: Platform, said: PersonSaid = {}): Promise<Person> {
  const { companyName = "Kestrel Row Manufacturing", jobTitle = "Head of people" } = said;
  const choice = { as: "recruiter", companyName, jobTitle } as const;
  const person = await aPerson(platform, { ...choice, ...named(said, "Priya", "Castellane") }, said);
  if (said.isCompanyVerified) {
    const hiresFor = platform.db
      .select({ id: recruiters.companyId })
      .from(recruiters)
      .where(eq(recruiters.userId, person.viewer.id));
    const check = { verifiedAt: platform.clock.now(), verifiedHow: "administrator" } as const;
    await platform.db.update(companies).set(check).where(inArray(companies.id, hiresFor));
  }
  return person;
}

/** Changes a person's address by the emailed link; returns them as they are afterwards. */
export async function withAnotherAddress(platform: Platform, { viewer, password }: Person): Promise<Viewer> {
  const email = `moved.${viewer.email}`;
  await requestEmailChange(platform, viewer, { currentPassword: password, email });
  const [sent] = await platform.db.select().from(mails).where(eq(mails.toAddress, email));
  const token =
    /confirm-email\?token=([\w-]{43})/.exec(openSealed(platform, sent?.textBody ?? "", sent?.toAddress ?? ""))?.[1] ??
    "";
  await confirmEmailChange(platform, viewer, aVisit, token);
  return { ...viewer, email };
}

function named(said: PersonSaid, firstName: string, lastName: string) {
  count += 1;
  return {
    firstName: said.firstName ?? firstName,
    lastName: said.lastName ?? lastName,
    email: (said.email ?? `${firstName}.${count}@people.example`).toLowerCase(),
    password: said.password ?? A_PASSWORD,
    agreeTerms: true,
  };
}

async function aPerson(platform: Platform, input: SignUp, { isVerified = true }: PersonSaid): Promise<Person> {
  await signUp(platform, aVisit, input);
  const [user] = await platform.db
    .update(users)
    .set({ isEmailVerified: isVerified })
    .where(eq(users.email, input.email))
    .returning();
  if (!user) throw new Error(`no account for ${input.email}`);
  const session = await openSession(platform, platform.db, aVisit, { userId: user.id, isRemembered: false });
  const [cookie = ""] = sessionCookie(platform, session).split(";");
  const known = { id: user.id, role: input.as, name: user.name, email: user.email, isEmailVerified: isVerified };
  const viewer: Viewer = input.as === "recruiter" ? { ...known, companyRole: "owner" } : known;
  return { viewer, cookie, email: input.email, password: input.password };
}
