import { randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { candidateAlerts } from "#app/db/schema/saved-searches.ts";
import { requestEmailChange } from "#app/features/accounts/email-change.server.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { inviteToApply } from "#app/features/applications/invitations/commands.server.ts";
import { addNote } from "#app/features/applications/notes/commands.server.ts";
import { addToShortlist } from "#app/features/applications/shortlist.server.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { saveJob } from "#app/features/jobs/saved/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { reportConversation } from "#app/features/messaging/commands-cases.server.ts";
import { choosePlan } from "#app/features/plans/commands.server.ts";
import { saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import { joinWaitlist } from "#app/features/waitlist/commands.server.ts";
import { openTestDatabase } from "#test/database.ts";
import { aJob } from "#test/jobs.ts";
import { aConversation } from "#test/messages.ts";
import { aRecruiter, aSenior, type Person, withAnotherAddress } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { aReportBy } from "#test/reports.ts";
import { aPdf } from "#test/uploads.ts";
import { exportOwnData } from "./archive.server.ts";
import { collectOwnData } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase(), { at: "2026-11-20T10:00:00Z" });

function write(by: Person, to: { jobId?: string; personId?: string }, content: string) {
  return sendMessage(platform, by.viewer, { ...to, content, submissionKey: randomUUID() });
}

test("an export has all of a person's words and no one else's secrets", async () => {
  const [one, other] = [await aSenior(platform, { lastName: "Exportia" }), await aSenior(platform)];
  const recruiter = await aRecruiter(platform);
  await aProfile(platform, { of: one.viewer, bio: "own-bio", place: "own-place", skills: ["Own skill"] });
  await aProfile(platform, { of: other.viewer, bio: "foreign-bio" });
  const job = await aJob(platform, { by: recruiter.viewer });
  await applyToJob(platform, one.viewer, { jobId: job.id, coverNote: "own-note" });
  await applyToJob(platform, other.viewer, { jobId: job.id, coverNote: "foreign-note" });
  await saveJob(platform, one.viewer, { jobId: job.id });
  await saveJobSearch(platform, one.viewer, { query: "?q=own-query", name: "own-search", frequency: "weekly" });
  await write(one, { jobId: job.id }, "own-words");
  await write(other, { jobId: job.id }, "foreign-words");
  const { stream, fileName } = await exportOwnData(platform, one.viewer);
  const text = await new Response(stream).text();
  expect(fileName).toBe("seasoned-my-data-2026-11-20.zip");
  for (const own of [
    "Exportia",
    one.email,
    "own-bio",
    "own-place",
    "Own skill",
    "own-note",
    "own-query",
    "own-search",
    job.title,
    "own-words",
    "read-me-first.html",
  ])
    expect(text, own).toContain(own);
  for (const foreign of [
    "foreign-bio",
    "foreign-note",
    "foreign-words",
    other.email,
    recruiter.email,
    "argon2",
    "tokenHash",
  ])
    expect(text, foreign).not.toContain(foreign);
});

test("a recruiter's export leaves out the people they shortlist", async () => {
  const { recruiter, senior, applicationId, conversationId } = await aConversation(platform);
  const kept = await aSenior(platform, { lastName: "Keptinmind" });
  await aProfile(platform, { of: kept.viewer, bio: "foreign-bio" });
  const job = await aJob(platform, { by: recruiter.viewer, title: "Own Job", skills: ["Own asked skill"] });
  const person = { jobId: job.id, seniorId: kept.viewer.id };
  await inviteToApply(platform, recruiter.viewer, person);
  await addToShortlist(platform, recruiter.viewer, person);
  const told = { userId: recruiter.viewer.id, seniorId: kept.viewer.id, createdAt: platform.clock.now() };
  await platform.db.insert(candidateAlerts).values(told);
  await choosePlan(platform, recruiter.viewer, { planId: "professional" });
  await addNote(platform, recruiter.viewer, { applicationId: applicationId, body: "own-note" });
  await reportConversation(platform, recruiter.viewer, {
    conversationId,
    ...aReportBy(recruiter.viewer),
    words: "own-report",
  });
  const topics = await collectOwnData(platform.db, recruiter.viewer);
  const rowsOf = (name: string) => topics.find((topic) => topic.name === name)?.rows;
  expect(rowsOf("jobs")).toContainEqual(expect.objectContaining({ title: "Own Job", skills: "Own asked skill" }));
  expect(rowsOf("invitations-sent")).toEqual([expect.objectContaining({ jobTitle: "Own Job" })]);
  expect(rowsOf("shortlists")).toEqual([{ jobTitle: "Own Job", people: 1 }]);
  expect(rowsOf("candidate-alerts")).toEqual([{ toldAt: told.createdAt, people: 1 }]);
  expect(rowsOf("plan")).toEqual([expect.objectContaining({ plan: "professional" })]);
  expect(rowsOf("notes")).toEqual([expect.objectContaining({ body: "own-note" })]);
  expect(rowsOf("reports")).toEqual([expect.objectContaining({ words: "own-report" })]);
  expect(rowsOf("messages")).toEqual([expect.objectContaining({ isYours: true })]);
  const text = JSON.stringify(topics);
  for (const foreign of ["Keptinmind", "foreign-bio", kept.email, senior.email]) {
    expect(text, foreign).not.toContain(foreign);
  }
});

test("includes emails to earlier addresses, but not to typed ones", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const now = await withAnotherAddress(platform, one);
  await requestEmailChange(platform, now, { currentPassword: one.password, email: "typed@people.example" });
  await withAnotherAddress(platform, other);
  const topics = await collectOwnData(platform.db, now);
  const sent = topics.find(({ name }) => name === "mails")?.rows.map((row) => Object(row).subject);
  expect(sent).toContain("Your Seasoned email was changed");
  expect(sent?.filter((subject) => subject === "Your Seasoned email was changed")).toHaveLength(1);
  // It would prove the address that was only typed.
  expect(sent).not.toContain("Confirm your new email for Seasoned");
});

test("leaves out others' emails to the same address, and verification links", async () => {
  const { viewer } = await aSenior(platform, { isVerified: false });
  const { name } = viewer;
  const support = await aSenior(platform, { email: BRAND.contactEmail, isVerified: false });
  const message = {
    name,
    email: "guest@people.example",
    subject: "Help, please",
    message: "My landlady reads my mails.",
  };
  await sendContactMessage(platform, null, { ...message, channel: "contact" });
  await joinWaitlist(platform, { email: viewer.email, userType: "senior" }, "waitlist");
  const mailsOf = async (one: Viewer) =>
    (await collectOwnData(platform.db, one)).find((topic) => topic.name === "mails")?.rows ?? [];
  const welcome = expect.objectContaining({ subject: "Please verify your email for Seasoned" });
  expect(await mailsOf(viewer)).toEqual([welcome]);
  expect(await mailsOf(support.viewer)).toEqual([welcome]);
  const text = JSON.stringify(await mailsOf(viewer));
  expect(text).toContain("/verify-email?token=…");
  expect(text).not.toContain("sealed.");
});

test("a slowly read archive keeps one file at a time in memory", async () => {
  const person = await aSenior(platform);
  await saveResume(platform, person.viewer, { fileName: "sent.pdf", bytes: aPdf() });
  let opened = 0;
  const slow = {
    ...platform,
    files: {
      ...platform.files,
      open: (key: string) => {
        opened += 1;
        return platform.files.open(key);
      },
    },
  };
  const { stream } = await exportOwnData(slow, person.viewer);
  const reader = stream.getReader();
  await reader.read();
  expect(opened).toBe(0);
  for (let piece = await reader.read(); !piece.done; piece = await reader.read());
  expect(opened).toBe(1);
});

/** Reads an archive by the directory at its end, as unpacking programs do (PKWARE APPNOTE 4.3). */
function unpack(zip: Buffer): Map<string, Buffer> {
  const end = zip.lastIndexOf("PK\x05\x06");
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [size, nameLength, local] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const bytes = zip.subarray(start, start + size);
    expect(crc32(bytes)).toBe(zip.readUInt32LE(at + 16));
    files.set(zip.toString("utf8", at + 46, at + 46 + nameLength), bytes);
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  expect(at).toBe(end);
  return files;
}

test("unpacks to a page, data, and the files as uploaded", async () => {
  const person = await aSenior(platform);
  const resume = aPdf(3000);
  await saveResume(platform, person.viewer, { fileName: "Lebenslauf Zoë.pdf", bytes: resume });
  const { stream } = await exportOwnData(platform, person.viewer);
  const files = unpack(Buffer.from(await new Response(stream).arrayBuffer()));
  expect(files.get("files/resume-Lebenslauf Zoë.pdf")).toEqual(resume);
  expect(JSON.parse(String(files.get("data/account.json")))).toMatchObject([{ email: person.email }]);
  expect(String(files.get("read-me-first.html"))).toContain(person.email);
});

test("an archive whose reader goes away ends without an error", async () => {
  const { viewer } = await aSenior(platform);
  for (const pieces of [0, 2]) {
    const { stream } = await exportOwnData(platform, viewer);
    const reader = stream.getReader();
    for (let n = 0; n < pieces; n++) await reader.read();
    await expect(reader.cancel()).resolves.toBeUndefined();
  }
});

/** Each table with personal data, and the topic with its rows; null for what is not exported, such as secrets. */
const TOPICS: Record<string, string | null> = {
  account_deletions: "deletion",
  account_suspensions: "suspensions",
  api_keys: "api-keys",
  appeals: "appeals",
  applicant_notes: "notes",
  applicant_views: "applicant-views",
  application_events: "application-history",
  applications: "applications",
  candidate_alerts: "candidate-alerts",
  case_events: null,
  cases: null,
  company_events: "company-checks",
  company_proofs: "company-proofs",
  contact_entries: "support-thread",
  contact_messages: "support",
  conversations: "messages",
  credentials: null,
  data_requests: "data-requests",
  export_links: null,
  file_downloads: "downloads",
  files: "files",
  held_applications: "applications-on-hold",
  held_invitations: "invitations-on-hold",
  held_messages: "messages-on-hold",
  held_status_changes: "changes-on-hold",
  hidden_companies: "hidden-companies",
  imported_jobs: "imported-jobs",
  invitations: "invitations",
  job_alerts: "job-alerts",
  job_feeds: "job-feeds",
  job_followers: "followed-jobs",
  job_imports: "job-imports",
  job_reviews: "job-reviews",
  jobs: "jobs",
  join_requests: "join-requests",
  // It tells of an investigation.
  legal_holds: null,
  mails: "mails",
  message_blocks: "blocked",
  messages: "messages",
  notifications: "notifications",
  pooled_seniors: "pools",
  preferences: "settings",
  profiles: "profile",
  push_subscriptions: "push",
  recruiters: "company",
  reports: "reports",
  saved_jobs: "saved-jobs",
  saved_searches: "saved-searches",
  second_steps: "two-step-login",
  sessions: "devices",
  shortlisted_seniors: "shortlists",
  staff: null,
  staff_invitations: null,
  // It holds the addresses of others.
  team_invitations: null,
  terms_acceptances: "terms",
  user_roles: "account",
  verifications: null,
};

test("every table that names a person has a topic", async () => {
  const { rows } = Object(
    await platform.db.execute(sql`
      select distinct conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'users'::regclass`),
  );
  expect(rows.map(({ table }: { table: string }) => table).toSorted()).toEqual(Object.keys(TOPICS));
  const topics = await collectOwnData(platform.db, (await aSenior(platform)).viewer);
  expect(topics.map(({ name }) => name)).toEqual(
    expect.arrayContaining(Object.values(TOPICS).filter((topic) => topic !== null)),
  );
});
