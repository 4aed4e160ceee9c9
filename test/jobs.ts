import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { companies } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { CompanyRole } from "#app/domain/company-roles.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { postJob } from "#app/features/jobs/commands.server.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import type { JobInput } from "#app/features/jobs/schema.ts";
import type { Platform } from "#app/platform/platform.ts";

const AN_ORDINARY_JOB: Omit<JobInput, "submissionKey"> = {
  title: "Payroll Mentor",
  company: "Kestrel Row Manufacturing",
  description: "We run payroll for 340 people across two sites and want somebody to sit beside our clerk for a year.",
  location: "Duluth, Minnesota",
  industry: "Manufacturing",
  employmentType: "part-time",
  workType: "remote",
  hoursPerWeek: 20,
  payRangeMin: 25,
  payRangeMax: 50,
  payUnit: "hour",
  answerDays: 10,
  hidesNames: false,
  flexibility: ["flexible-hours"],
  skills: ["Payroll", "Mentoring"],
};

/** Texts of a job without a readable occupation, so that only its skills matter. */
export const NAMES_NO_TRADE = {
  title: "Somebody wanted",
  description: "We would like somebody like you for a few hours.",
  industry: "Other",
};

/** Creates a job posted by `by`, with ordinary defaults. */
export async function aJob(platform: Platform, { by, ...said }: { by: Viewer } & Partial<JobInput>): Promise<Job> {
  return postJob(platform, by, { submissionKey: randomUUID(), ...AN_ORDINARY_JOB, ...said });
}

/** Returns a job's form for a new one or, with `seenAt`, for an edit; with ordinary defaults. */
export function aJobForm(changes: Record<string, string> = {}): Record<string, string> {
  return {
    ...("seenAt" in changes ? {} : { submissionKey: randomUUID() }),
    title: "Kiln Adviser",
    company: "Kestrel Row Manufacturing",
    description: "Look after two tunnel kilns, and teach two people to do the same.",
    location: "Dayton, Ohio",
    industry: "Manufacturing",
    employmentType: "part-time",
    workType: "on-site",
    hoursPerWeek: "12",
    payRangeMin: "30",
    payRangeMax: "40",
    payUnit: "hour",
    flexibility: "flexible-hours",
    skills: "Kiln firing",
    ...changes,
  };
}

/** The same form as the page of a posted job sends it, where the address identifies the job. */
export function anEditForm(changes: Record<string, string> = {}): Record<string, string> {
  const { submissionKey: _, ...form } = aJobForm(changes);
  return form;
}

/** Creates a recruiter with a company directly in the tables, as sign-up would. */
export async function anEmployer(
  platform: Platform,
  { company = "Kestrel Row Manufacturing", isChecked = false }: { company?: string; isChecked?: boolean } = {},
): Promise<Viewer> {
  const now = platform.clock.now();
  const times = { createdAt: now, updatedAt: now };
  const id = platform.ids.next(now);
  const companyId = platform.ids.next(now);
  const email = `${id}@employer.example`;
  const name = "Priya Castellane";
  await platform.db.insert(users).values({ id, name, email, isEmailVerified: true, ...times });
  await platform.db.insert(userRoles).values({ userId: id, role: "recruiter", createdAt: now });
  await platform.db.insert(companies).values({
    id: companyId,
    name: company,
    slug: companyId,
    verifiedAt: isChecked ? now : null,
    verifiedHow: isChecked ? "domain" : null,
    verifiedDomain: isChecked ? "employer.example" : null,
    ...times,
  });
  await platform.db
    .insert(recruiters)
    .values({ userId: id, fullName: name, jobTitle: "Recruiter", companyId, joinedAt: now, ...times });
  return { id, role: "recruiter", name, email, isEmailVerified: true, companyRole: "owner" };
}

/** Creates a colleague of a recruiter, in their company. */
export async function aColleague(
  platform: Platform,
  of: Viewer,
  companyRole: CompanyRole = "recruiter",
  name = "Ana Ruiz",
): Promise<Viewer> {
  const viewer = await anEmployer(platform);
  const [theirs] = await platform.db.select().from(recruiters).where(eq(recruiters.userId, of.id));
  if (!theirs) throw new Error("no recruiter");
  await platform.db.update(users).set({ name }).where(eq(users.id, viewer.id));
  await platform.db
    .update(recruiters)
    .set({ companyId: theirs.companyId, companyRole, fullName: name })
    .where(eq(recruiters.userId, viewer.id));
  return { ...viewer, name, companyRole };
}
