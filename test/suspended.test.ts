import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { companies } from "#app/db/schema/companies.ts";
import { mails } from "#app/db/schema/mails.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { sendBundle } from "#app/features/digests/bundles/tasks.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import { liftSuspension, suspendPerson } from "#app/features/suspensions/commands.server.ts";
import routes from "#app/routes.ts";
import { openTestApp } from "./app.ts";
import { aJob } from "./jobs.ts";
import { aRecruiter, aSenior, type Person } from "./people.ts";
import { aProfile } from "./profiles.ts";
import { listPatterns } from "./route-patterns.ts";
import { aStaff } from "./staff.ts";

// No text of a suspended person is visible to anyone else, with two exceptions: an applicant can
// read the title and company of the job, and the other person of a conversation keeps its messages.

const { platform, get } = await openTestApp();
const { db } = platform;
const { viewer: moderator } = await aStaff(platform, "moderator");

const fraud = await aRecruiter(platform, {
  firstName: "Canaryname",
  lastName: "Ormskirk",
  companyName: "Canarycompany Mills",
  isCompanyVerified: true,
});
const honest = await aRecruiter(platform, { companyName: "Pell and Daughters", isCompanyVerified: true });
const rogue = await aSenior(platform, { firstName: "Canaryrogue", lastName: "Tibbet" });
const applicant = await aSenior(platform);
const bystander = await aSenior(platform);
const invited = await aSenior(platform);
await aProfile(platform, { of: rogue.viewer, bio: "canary-bio of payroll", place: "Canaryplace, Ohio" });
for (const one of [applicant, bystander, invited]) await aProfile(platform, { of: one.viewer });

const job = await aJob(platform, {
  by: fraud.viewer,
  title: "Canarytitle Adviser",
  company: "Canarycompany Mills",
  description: "canary-description: we look for someone to run payroll for two days each week.",
  location: "Canarytown, Ohio",
  industry: "Canaryindustry",
  skills: ["Canaryskill"],
});
const honestJob = await aJob(platform, { by: honest.viewer, company: "Pell and Daughters" });
const own = db.select({ id: recruiters.companyId }).from(recruiters).where(eq(recruiters.userId, fraud.viewer.id));
await db.update(companies).set({ about: "canary-about" }).where(eq(companies.id, own));
const company = await findCompanyOf(db, fraud.viewer.id);
const { id: toFraud } = await applyToJob(platform, applicant.viewer, { jobId: job.id });
const { id: fromRogue } = await applyToJob(platform, rogue.viewer, { jobId: honestJob.id, coverNote: "canary-cover" });
await saveJob(platform, bystander.viewer, { jobId: job.id });
await inviteToApply(platform, fraud.viewer, { jobId: job.id, seniorId: invited.viewer.id });
await addToShortlist(platform, honest.viewer, { jobId: honestJob.id, seniorId: rogue.viewer.id });
const message = (content: string) => ({ content, submissionKey: randomUUID() });
await sendMessage(platform, fraud.viewer, {
  jobId: job.id,
  personId: applicant.viewer.id,
  ...message("canary-message"),
});
await sendMessage(platform, rogue.viewer, { jobId: honestJob.id, ...message("canary-rogue-message") });

/** What each visitor may still read; every other canary is invisible. */
const VISITORS: ReadonlyArray<{ name: string; who: Person | null; may: readonly string[] }> = [
  { name: "a stranger", who: null, may: [] },
  { name: "a bystander", who: bystander, may: [] },
  { name: "who was invited", who: invited, may: [] },
  {
    name: "who applied, and has a conversation",
    who: applicant,
    may: ["Canarytitle", "Canarycompany", "Canaryname", "canary-message"],
  },
  { name: "an employer who was applied to", who: honest, may: ["Canaryrogue", "canary-rogue-message"] },
];
const CANARIES = [
  ...["Canaryname", "Canarycompany", "canary-about", "Canarytitle", "canary-description", "Canarytown"],
  ...["Canaryindustry", "Canaryskill", "Canaryrogue", "canary-bio", "Canaryplace", "canary-cover"],
  ...["canary-message", "canary-rogue-message"],
];

function addresses(): string[] {
  const filled = listPatterns(routes).flatMap((pattern) =>
    pattern.includes(":jobId")
      ? [job.id, honestJob.id].map((id) => pattern.replace(":jobId", id))
      : pattern.includes(":")
        ? []
        : [pattern],
  );
  return [
    ...filled,
    ...["all", "suggested", "shortlist"].map((show) => `/recruiter/applications?job=${honestJob.id}&show=${show}`),
    ...[fromRogue, rogue.viewer.id].map((id) => `/recruiter/applications?job=${honestJob.id}&candidate=${id}`),
    `/recruiter/applications/export?job=${honestJob.id}`,
    `/recruiter/candidates?candidate=${rogue.viewer.id}`,
    `/recruiter/messages?person=${rogue.viewer.id}&job=${honestJob.id}`,
    "/recruiter/candidates?q=canary",
    "/find-jobs?q=canarytitle",
    "/find-jobs?q=payroll",
    "/find-jobs/suggestions?q=canary",
    "/suggest/skills?q=canary",
    "/suggest/industries?q=canary",
    "/sitemap/jobs-1.xml",
    "/sitemap/places.xml",
    "/jobs/canaryindustry",
    "/jobs/in/canarytown-ohio",
    `/company/${company?.slug}`,
    `/senior/applications?application=${toFraud}`,
  ];
}

/** Reads everything that a visitor can see. A page includes its data, so only one visitor requests both. */
async function readAll(who: Person | null, { withData }: { withData: boolean }) {
  const texts: Array<{ address: string; body: string }> = [];
  for (const path of addresses()) {
    const [page = "", search = ""] = path.split("?");
    // The outbox on this machine shows every email on purpose (decision 010).
    if (page.startsWith("/dev/")) continue;
    for (const address of withData ? [path, dataOf(page, search)] : [path]) {
      const answer = await get(address, { cookie: who?.cookie });
      const isText = !/image|zip/.test(answer.headers.get("Content-Type") ?? "");
      // A search's response repeats the search.
      const body = (isText ? await answer.text() : "").replaceAll(/canarytitle(?! Adviser)|q=canary|"canary"/g, "");
      texts.push({ address, body });
    }
  }
  return texts;
}

function dataOf(page: string, search: string): string {
  return `${page === "/" ? "/_root" : page}.data?${search}`;
}

function leaksIn(texts: Awaited<ReturnType<typeof readAll>>, may: readonly string[]) {
  return texts.flatMap(({ address, body }) =>
    CANARIES.filter((canary) => !may.includes(canary) && body.includes(canary)).map(
      (canary) => `${canary} at ${address}`,
    ),
  );
}

// Clauses 2.1-131.
describe("the texts of suspended people", () => {
  const said = { days: null, reason: "You asked people for money before they could start.", caseId: null };

  it("are visible before, hidden during, and visible after a suspension", async () => {
    const readByTwo = async () => [
      leaksIn(await readAll(null, { withData: false }), []),
      leaksIn(await readAll(honest, { withData: false }), []),
    ];
    const before = await readByTwo();
    for (const leaks of before) expect(leaks).not.toEqual([]);
    for (const { viewer } of [fraud, rogue]) await suspendPerson(platform, moderator, { personId: viewer.id, ...said });
    for (const { name, who, may } of VISITORS)
      expect(leaksIn(await readAll(who, { withData: who === bystander }), may), name).toEqual([]);
    for (const { viewer } of [applicant, invited, honest]) await sendBundle(platform, viewer.id);
    const written = await db.select().from(mails);
    const bundles = written.filter(({ unsubscribePath }) => unsubscribePath !== null);
    for (const { textBody, toAddress } of bundles) {
      const found = CANARIES.filter((canary) => textBody.includes(canary));
      const mayRead = toAddress === applicant.email ? ["Canarytitle", "Canarycompany"] : [];
      expect(
        found.filter((canary) => !mayRead.includes(canary)),
        textBody,
      ).toEqual([]);
    }
    for (const { viewer } of [fraud, rogue]) await liftSuspension(platform, moderator, { personId: viewer.id });
    expect(await readByTwo()).toEqual(before);
  }, 300_000);
});
