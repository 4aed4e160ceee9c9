import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { cases } from "#app/db/schema/cases.ts";
import { contactMessages } from "#app/db/schema/contact.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { invoices } from "#app/db/schema/plans.ts";
import { appeals } from "#app/db/schema/suspensions.ts";
import { webhookEndpoints } from "#app/db/schema/webhooks.ts";
import { makeAppeal } from "#app/features/appeals/commands.server.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { saveDraft } from "#app/features/jobs/commands.server.ts";
import { jobSchema } from "#app/features/jobs/schema.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { enterRequest } from "#app/features/operator/legal/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { sendReport } from "#app/features/reports/commands.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { suspendPerson } from "#app/features/suspensions/commands.server.ts";
import { addEndpoint } from "#app/features/webhooks/commands.server.ts";
import { openTestApp, type TestApp } from "../app.ts";
import { anImport } from "../imports.ts";
import { aJob, aJobForm } from "../jobs.ts";
import { aRecruiter, aSenior } from "../people.ts";
import { aProfile } from "../profiles.ts";
import { aStaff } from "../staff.ts";

/** Two seniors and two recruiters, and what the first of each have: jobs, a draft, an application, a conversation. */
export async function openMarket(given?: TestApp) {
  const site = given ?? (await openTestApp());
  const { platform } = site;
  const people = {
    anonymous: null,
    senior: await aSenior(platform),
    otherSenior: await aSenior(platform, { firstName: "Walter" }),
    recruiter: await aRecruiter(platform),
    otherRecruiter: await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" }),
    suspendedSenior: await aSenior(platform, { firstName: "Canarysuspended", lastName: "Oldcastle" }),
    suspendedRecruiter: await aRecruiter(platform, { companyName: "Canary Suspended Mills" }),
    support: await aStaff(platform, "support"),
    moderator: await aStaff(platform, "moderator"),
    admin: await aStaff(platform, "admin"),
  };
  await aProfile(platform, { of: people.senior.viewer, bio: "canary-of-the-senior" });
  await aProfile(platform, { of: people.otherSenior.viewer, isVisible: false });
  const job = await aJob(platform, { by: people.recruiter.viewer });
  const openJob = await aJob(platform, { by: people.recruiter.viewer, title: "Second Payroll Mentor" });
  const company = await findCompanyOf(platform.db, people.recruiter.viewer.id);
  const ownJob = await aJob(platform, { by: people.recruiter.viewer, title: "Third Payroll Mentor" });
  const ownDraft = await saveDraft(platform, people.recruiter.viewer, {
    ...jobSchema.parse(aJobForm()),
    title: "canary-of-the-draft",
  });
  const reviewing = { ...platform, env: { ...platform.env, review: "all" } } as const;
  const heldJob = await aJob(reviewing, { by: people.recruiter.viewer, title: "canary-of-the-held-job" });
  const importId = await anImport(platform, people.recruiter.viewer, [{ ID: "canary-of-the-import" }]);
  const invoiceId = platform.ids.next(platform.clock.now());
  await platform.db.insert(invoices).values({
    id: invoiceId,
    companyId: company?.companyId ?? "",
    issuedAt: platform.clock.now(),
    lines: [],
    totalCents: 1900,
    outcome: "demo",
  });
  const application = await applyToJob(platform, people.senior.viewer, { jobId: job.id });
  const { conversationId } = await sendMessage(platform, people.recruiter.viewer, {
    jobId: job.id,
    personId: people.senior.viewer.id,
    content: "canary-of-the-recruiter",
    submissionKey: randomUUID(),
  });

  /** What two suspended people left behind, and an appeal that waits. */
  async function suspend() {
    const { suspendedSenior: senior, suspendedRecruiter: recruiter, admin } = people;
    const own = await findCompanyOf(platform.db, recruiter.viewer.id);
    await aProfile(platform, { of: senior.viewer });
    const left = await aJob(platform, { by: recruiter.viewer, title: "canary-of-the-suspended-job" });
    const said = { days: null, reason: "You asked people for a fee before they could start.", caseId: null };
    await suspendPerson(platform, admin.viewer, { personId: senior.viewer.id, ...said });
    const { id } = await suspendPerson(platform, admin.viewer, { personId: recruiter.viewer.id, ...said });
    const about = { kind: "suspension", decisionId: id, userId: recruiter.viewer.id } as const;
    await makeAppeal(platform, about, { text: "canary-of-the-appeal: that was not me." });
    const [appeal] = await platform.db.select().from(appeals);
    return { job: left, company: own, appeal, appealPath: appealPath(platform, about) };
  }
  const url = "https://hooks.kestrelrow.example/in";
  await addEndpoint(platform, people.recruiter.viewer, { url, events: ["application.created"] });
  const [endpoint] = await platform.db.select().from(webhookEndpoints);
  const [notice] = await platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.userId, people.recruiter.viewer.id));
  await sendContactMessage(platform, people.senior.viewer, {
    name: "Ines Pell",
    email: people.senior.email,
    subject: "A question about hours",
    message: "canary-of-the-request",
    channel: "senior-support",
  });
  const [supportRequest] = await platform.db.select().from(contactMessages);
  const suspended = await suspend();
  await sendReport(platform, null, {
    kind: "job",
    id: openJob.id,
    network: "canary-of-the-network",
    reason: "scam",
    words: "canary-of-the-report",
    email: null,
  });
  const dataRequest = await enterRequest(platform, people.admin.viewer, {
    kind: "erasure",
    email: people.otherSenior.email,
    source: "canary-of-the-letter",
    receivedOn: platform.clock.now(),
  });
  const [openCase] = await platform.db.select().from(cases).where(eq(cases.subjectId, openJob.id));
  return {
    supportRequest,
    suspended,
    site,
    people,
    job,
    openJob,
    company,
    ownJob,
    ownDraft,
    heldJob,
    application,
    importId,
    endpointId: endpoint?.id ?? "",
    invoiceId,
    conversationId,
    notice,
    openCase,
    dataRequest,
  };
}

export type Market = Awaited<ReturnType<typeof openMarket>>;
