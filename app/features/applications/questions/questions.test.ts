import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { csvFile } from "#app/csv.ts";
import type { JobQuestion } from "#app/domain/questions.ts";
import { findCandidate } from "#app/features/applications/applicants/queries-candidate.server.ts";
import { withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { listExportedApplicants } from "#app/features/applications/export/queries.server.ts";
import { applicantsAsText } from "#app/features/applications/export/rules.ts";
import { requireApplicationDetails } from "#app/features/applications/queries.server.ts";
import { findApplication } from "#app/features/applications/queries-apply-state.server.ts";
import { editJob } from "#app/features/jobs/lifecycle/editing.server.ts";
import { requireOwnJob } from "#app/features/jobs/queries.server.ts";
import { inputOf } from "#app/features/jobs/rules.ts";
import { collectApplications } from "#app/features/settings/export/queries-applications.server.ts";
import { openTestApp } from "#test/app.ts";
import { sendAllHeld } from "#test/applications.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { keyOfQuestions } from "./commands.server.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const QUESTIONS: JobQuestion[] = [
  { kind: "yes-no", text: "Do you drive?", choices: [] },
  { kind: "choice", text: "Which shift?", choices: ["Early", "Late"] },
  { kind: "text", text: "What have you fired?", choices: [] },
];
const ANSWERS = { answer1: "Yes", answer2: "Late", answer3: "Kilns, and I am Zebulon." };

async function aJobThatAsks({ hidesNames = false } = {}) {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform, { firstName: "Zebulon", lastName: "Quagmire" });
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, questions: QUESTIONS, hidesNames });
  const { cookie } = senior;
  const press = (form: Record<string, string>) => post(`/job/${job.id}`, { intent: "apply", ...form }, { cookie });
  const asked = keyOfQuestions(QUESTIONS);
  async function apply() {
    expect((await press({ asked, ...ANSWERS })).status).toBe(303);
    await sendAllHeld(platform);
    const found = await findApplication(db, senior.viewer.id, job.id);
    return found?.id ?? "";
  }
  return { recruiter, senior, job, cookie, press, asked, apply };
}

// Clauses 6-31.
describe("a job with questions", () => {
  it("asks them beside Apply Now, and tells a guest how many there are", async () => {
    const { job, cookie, asked } = await aJobThatAsks();
    const html = await (await get(`/job/${job.id}`, { cookie })).text();
    for (const { text } of QUESTIONS) expect(html).toContain(text);
    expect(html).toContain(`name="asked" value="${asked}"`);
    // The button at the top of a narrow page leads to them.
    expect(html).toContain('#questions"');
    const guest = pageText(await (await get(`/job/${job.id}`)).text());
    expect(guest).toContain("The employer asks 3 questions when you apply.");
    expect(guest).not.toContain("Do you drive?");
  });

  it("refuses missing and wrong answers beside their questions, keeping the rest", async () => {
    const { press, asked } = await aJobThatAsks();
    const refused = await press({ asked, answer2: "Night", answer3: "Tunnel kilns", coverNote: "Hello there" });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    expect(html.match(/Please choose an answer/g)?.length).toBeGreaterThanOrEqual(2);
    for (const text of ["Tunnel kilns", "Hello there"]) expect(html).toContain(text);
    const long = await press({ asked, ...ANSWERS, answer3: "x".repeat(501) });
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining("at most 500 characters")]);
  });

  it("takes no answers to questions that have changed meanwhile", async () => {
    const { job, recruiter, press, asked } = await aJobThatAsks();
    const questions = QUESTIONS.toReversed();
    const { updatedAt: seenAt } = await requireOwnJob(db, recruiter.viewer.id, job.id);
    await editJob(
      platform,
      recruiter.viewer,
      { ...inputOf(job), questions, jobId: job.id, seenAt },
      { isDraft: false },
    );
    const late = await press({ asked, ...ANSWERS });
    const html = await late.text();
    expect([late.status, pageText(html)]).toEqual([409, expect.stringContaining("The employer changed the questions")]);
    expect(html).toContain(keyOfQuestions(questions));
    expect((await press({})).status).toBe(409);
  });

  it("shows the answers to recruiter and applicant, also after it asks others", async () => {
    const { job, recruiter, senior, apply } = await aJobThatAsks();
    const id = await apply();
    const { updatedAt: seenAt } = await requireOwnJob(db, recruiter.viewer.id, job.id);
    const said = { ...inputOf(job), questions: [], jobId: job.id, seenAt };
    await editJob(platform, recruiter.viewer, said, { isDraft: false });
    const sent = QUESTIONS.map(({ text }, index) => ({
      question: text,
      answer: Object.values(ANSWERS)[index] ?? "",
    }));
    expect((await requireApplicationDetails(db, senior.viewer.id, id)).questionAnswers).toEqual(sent);
    const card = await findCandidate(platform, recruiter.viewer, job.id, senior.viewer.id);
    expect(card?.application?.questionAnswers).toEqual(sent);
    const pages = [
      [`/senior/applications?application=${id}`, senior.cookie],
      [`/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}`, recruiter.cookie],
    ] as const;
    for (const [path, cookie] of pages)
      expect(pageText(await (await get(path, { cookie })).text())).toContain("Which shift? Late");
  });

  it("has its answers in the file of applicants and in the senior's export", async () => {
    const { job, recruiter, senior, apply } = await aJobThatAsks();
    await apply();
    const { applicants } = await listExportedApplicants(platform, recruiter.viewer, job.id);
    const rows = applicantsAsText(applicants, "UTC");
    expect(rows[0]?.slice(-3)).toEqual(QUESTIONS.map(({ text }) => text));
    expect(rows[1]?.slice(-3)).toEqual(Object.values(ANSWERS));
    expect(csvFile(rows)).toContain('"Late"');
    const topics = await collectApplications(db, senior.viewer.id);
    expect(JSON.stringify(topics.find(({ name }) => name === "applications"))).toContain(ANSWERS.answer3);
  });

  it("hides who answered while names are hidden, and everything after a withdrawal", async () => {
    const { job, recruiter, senior, apply } = await aJobThatAsks({ hidesNames: true });
    const id = await apply();
    const card = await findCandidate(platform, recruiter.viewer, job.id, id);
    expect(card?.application?.questionAnswers.at(-1)?.answer).toBe("Kilns, and I am [hidden].");
    const exported = async () => JSON.stringify(await listExportedApplicants(platform, recruiter.viewer, job.id));
    expect(await exported()).toContain("Kilns, and I am [hidden].");
    await withdrawApplication(platform, senior.viewer, { applicationId: id });
    expect(await exported()).not.toContain("Kilns");
  });

  it("gives the answers back when the application is undone without JavaScript", async () => {
    const { job, cookie, press, asked } = await aJobThatAsks();
    await press({ asked, ...ANSWERS });
    const held = (await (await get(`/job/${job.id}`, { cookie })).text()).match(/name="held" value="([^"]+)"/)?.[1];
    const undone = await post(`/job/${job.id}`, { intent: "undo", held: held ?? "" }, { cookie });
    const html = await undone.text();
    expect(html).toContain("Kilns, and I am Zebulon.");
    expect(html).toMatch(/<input[^>]*checked[^>]*value="Late"|value="Late"[^>]*checked/);
  });
});

it("a job without questions still takes one press", async () => {
  const recruiter = await aRecruiter(platform);
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const job = await aJob(platform, { by: recruiter.viewer, submissionKey: randomUUID() });
  const sent = await post(`/job/${job.id}`, { intent: "apply" }, { cookie: senior.cookie });
  expect(sent.status).toBe(303);
});
