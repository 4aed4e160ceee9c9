import { and, asc, eq, isNotNull } from "drizzle-orm";
import { jobImportRows } from "#app/db/schema/job-imports.ts";
import { createAccount } from "#app/features/accounts/commands.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { publishImport, startImport } from "#app/features/jobs/imports/commands.server.ts";
import { continueImport } from "#app/features/jobs/imports/tasks.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { handOverJob } from "#app/features/teams/commands.server.ts";
import { joinCompany } from "#app/features/teams/invitations.server.ts";
import type { Platform } from "#app/platform/platform.ts";

/** The demo recruiter's colleague, whom one meets and does not log in as. */
const COLLEAGUE = { fullName: "Dale Whitcomb", email: "dale.whitcomb@kestrelrow.example" };
export const COLLEAGUE_EMAIL = COLLEAGUE.email;

/** Four jobs for the colleague's plant; the pay of the last one can't be read. */
const DEMO_JOBS_FILE = `ID,Job title,Description,Location,Industry,Employment type,Work type,Hours per week,Minimum pay,Maximum pay,Pay per,Flexibility,Skills
KR-101,Pattern Shop Mentor,"Spend two mornings a week with our two pattern makers. They learned on screens, and you know what wood and sand do to each other. You choose the days.","Toledo, Ohio",Manufacturing,Part-time,On-site,10,34,42,Hour,Choose your days,"Pattern making, Mentoring"
KR-102,Evening Safety Walker,"Walk the second shift with us from five to nine, two evenings a week. Look, ask, write down what you see, and go through it with the shift lead the next day.","Fort Wayne, Indiana",Manufacturing,Part-time,On-site,8,30,36,Hour,Evenings or weekends,"Plant safety, Incident reports"
KR-103,Freight Claims Adviser,"Every month a few of our pallets arrive broken, and we settle too quickly. Read the claims from home, tell us which ones to fight, and write us a page of rules.","Anywhere in the United States",Logistics,Consulting,Remote,6,45,60,Hour,Flexible hours,"Freight claims, Negotiation"
KR-104,Night Furnace Adviser,"Sit with the furnace crew for one night a month, and show them what you listen for when a heat is about to go wrong.","Toledo, Ohio",Manufacturing,Consulting,On-site,8,"42,50",60,Hour,Flexible hours,"Furnace operation"
`;

/** Puts the colleague into the demo recruiter's company. */
export async function addColleague(platform: Platform, recruiter: Viewer, passwordHash: string): Promise<Viewer> {
  const company = await findCompanyOf(platform.db, recruiter.id);
  const choice = { as: "recruiter", companyName: "Kestrel Row Fort Wayne", jobTitle: "Plant Coordinator" } as const;
  const account = { ...COLLEAGUE, choice, passwordHash, isEmailVerified: true };
  const colleague = await createAccount(platform, platform.db, account);
  if (!company || !colleague) throw new Error("the demo colleague could not join");
  const asked = { companyId: company.companyId, companyRole: "recruiter", invitedBy: recruiter.id } as const;
  await joinCompany(platform, platform.db, colleague, asked);
  return colleague;
}

/** Imports four jobs as drafts, one of which has a fault, and hands them to the colleague. */
export async function importDrafts(platform: Platform, recruiter: Viewer, colleague: Viewer): Promise<void> {
  const { db } = platform;
  const file = { fileName: "autumn-jobs.csv", bytes: Buffer.from(DEMO_JOBS_FILE) };
  const importId = await startImport(platform, recruiter, file);
  await continueImport(platform, importId);
  const choice = { choice: "draft", closesMissing: false, keepsReading: false } as const;
  await publishImport(platform, recruiter, { importId, ...choice });
  await continueImport(platform, importId);
  const made = await db
    .select({ jobId: jobImportRows.jobId })
    .from(jobImportRows)
    .where(and(eq(jobImportRows.importId, importId), isNotNull(jobImportRows.jobId)))
    .orderBy(asc(jobImportRows.position));
  for (const { jobId } of made)
    if (jobId) await handOverJob(platform, recruiter, { jobId, from: recruiter.id, toId: colleague.id });
}
