import { randomUUID } from "node:crypto";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { TERMS } from "#app/brand.ts";
import { applications } from "#app/db/schema/applications.ts";
import { messages } from "#app/db/schema/messaging.ts";
import { notifications } from "#app/db/schema/notifications.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { saveDraft } from "#app/features/jobs/commands.server.ts";
import { jobSchema } from "#app/features/jobs/schema.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { findCompanyOf } from "#app/features/profiles/queries.server.ts";
import routes from "#app/routes.ts";
import { openTestApp } from "./app.ts";
import { aJob, aJobForm, anEditForm } from "./jobs.ts";
import { letAllGo } from "./moves.ts";
import { aRecruiter, aSenior } from "./people.ts";
import { aProfile } from "./profiles.ts";

// Who may ask what, and what they get: every page and every action, for everyone. A route without a row fails.

const site = await openTestApp();
const { platform } = site;

const people = {
  anonymous: null,
  senior: await aSenior(platform),
  otherSenior: await aSenior(platform, { firstName: "Walter" }),
  recruiter: await aRecruiter(platform),
  otherRecruiter: await aRecruiter(platform, { companyName: "Pell and Daughters Joinery" }),
};
type Who = keyof typeof people;
const EVERYONE: readonly Who[] = ["anonymous", "senior", "otherSenior", "recruiter", "otherRecruiter"];

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
const application = await applyToJob(platform, people.senior.viewer, { jobId: job.id });
const { conversationId } = await sendMessage(platform, people.recruiter.viewer, {
  jobId: job.id,
  personId: people.senior.viewer.id,
  content: "canary-of-the-recruiter",
  submissionKey: randomUUID(),
});
const [notice] = await platform.db
  .select()
  .from(notifications)
  .where(eq(notifications.userId, people.recruiter.viewer.id));

/** What comes back: a status, and for a redirect where it leads. */
type Answer = number | `-> ${string}`;
type Row = Record<Who, Answer>;

const same = (answer: Answer): Row => ({
  anonymous: answer,
  senior: answer,
  otherSenior: answer,
  recruiter: answer,
  otherRecruiter: answer,
});
const PUBLIC = same(200);
const SENIORS = { ...same("-> /"), anonymous: "-> /login", senior: 200, otherSenior: 200 } as const satisfies Row;
const RECRUITERS = {
  ...same("-> /"),
  anonymous: "-> /login",
  recruiter: 200,
  otherRecruiter: 200,
} as const satisfies Row;
const GUESTS = {
  anonymous: 200,
  senior: "-> /senior/dashboard",
  otherSenior: "-> /senior/dashboard",
  recruiter: "-> /recruiter/dashboard",
  otherRecruiter: "-> /recruiter/dashboard",
} as const satisfies Row;

/** Every page by its pattern; `at` is the address asked for. */
const PAGES: Record<string, { at?: string; row: Row }> = {
  "/": { row: PUBLIC },
  "/login": { row: GUESTS },
  "/signup": { row: GUESTS },
  "/reset-password": { row: PUBLIC },
  "/verify-email": { row: GUESTS },
  "/agree": { row: { ...GUESTS, anonymous: "-> /login" } },
  "/logout": { row: PUBLIC },
  "/how-it-works": { row: PUBLIC },
  "/about": { row: PUBLIC },
  "/contact": { row: PUBLIC },
  "/profile": {
    row: {
      anonymous: "-> /login",
      senior: "-> /senior/profile",
      otherSenior: "-> /senior/profile",
      recruiter: "-> /recruiter/profile",
      otherRecruiter: "-> /recruiter/profile",
    },
  },
  "/find-jobs": { row: PUBLIC },
  "/hire-talent": { row: PUBLIC },
  "/job/:jobId/save": { at: `/job/${job.id}/save`, row: same(`-> /job/${job.id}`) },
  "/jobs/in/:place": { at: "/jobs/in/duluth-minnesota", row: PUBLIC },
  "/jobs/:industry": { at: "/jobs/manufacturing", row: PUBLIC },
  "/robots.txt": { row: PUBLIC },
  "/sitemap.xml": { row: PUBLIC },
  "/sitemap/:part": { at: "/sitemap/jobs-1.xml", row: PUBLIC },
  "/jobs/feed.xml": { row: PUBLIC },
  "/find-jobs/suggestions": { row: PUBLIC },
  "/job/:jobId/share.png": { at: `/job/${job.id}/share.png`, row: PUBLIC },
  "/job/:jobId": { at: `/job/${job.id}`, row: PUBLIC },
  "/company/:slug": { at: `/company/${company?.slug}`, row: PUBLIC },
  "/pricing": { row: PUBLIC },
  "/terms": { row: PUBLIC },
  "/terms/:version": { at: `/terms/${TERMS.version}`, row: PUBLIC },
  "/privacy": { row: PUBLIC },
  "/privacy/:version": { at: `/privacy/${TERMS.version}`, row: PUBLIC },
  "/accessibility": { row: PUBLIC },
  "/resources": { row: PUBLIC },
  "/resources/job-scams": { row: PUBLIC },
  "/resources/write-a-profile": { row: PUBLIC },
  "/resources/video-interviews": { row: PUBLIC },
  "/resources/earning-with-a-pension": { row: PUBLIC },
  "/resources/flexible-contracts": { row: PUBLIC },
  "/resources/age-and-your-rights": { row: PUBLIC },
  "/create-profile": { row: PUBLIC },
  "/waitlist": { row: PUBLIC },
  "/waitlist-test": { row: PUBLIC },
  "/waitlist/leave": { row: PUBLIC },
  "/contact/answered": { row: PUBLIC },
  "/unsubscribe": { row: PUBLIC },
  "/senior-support": { row: PUBLIC },
  "/recruiter-support": { row: PUBLIC },
  "/dev/outbox": { row: PUBLIC },
  "/dev/outbox/:mailId": { at: `/dev/outbox/${randomUUID()}`, row: same(404) },
  "/dev/parts": { row: PUBLIC },
  "/*": { at: "/no-such-page", row: same(404) },
  "/senior/dashboard": { row: SENIORS },
  "/senior/jobs": { row: { ...SENIORS, senior: "-> /senior/find-jobs", otherSenior: "-> /senior/find-jobs" } },
  "/senior/find-jobs": { row: SENIORS },
  "/senior/saved-searches": { row: SENIORS },
  "/senior/applications": { row: SENIORS },
  "/senior/profile": { row: SENIORS },
  "/senior/notifications": { row: SENIORS },
  "/senior/invitations": { row: SENIORS },
  "/senior/settings": { row: SENIORS },
  "/senior/profile/:kind": {
    at: "/senior/profile/photo",
    row: { ...SENIORS, senior: "-> /senior/profile", otherSenior: "-> /senior/profile" },
  },
  "/suggest/:kind": { at: "/suggest/skills?q=pay", row: { ...same(200), anonymous: 401 } },
  "/files/:fileId": { at: `/files/${randomUUID()}`, row: { ...same(404), anonymous: 401 } },
  "/confirm-email": { row: { ...same(200), anonymous: "-> /login" } },
  "/settings/export": {
    row: {
      anonymous: "-> /login",
      senior: "-> /senior/settings",
      otherSenior: "-> /senior/settings",
      recruiter: "-> /recruiter/settings",
      otherRecruiter: "-> /recruiter/settings",
    },
  },
  "/settings/comfort": {
    row: {
      anonymous: "-> /login",
      senior: "-> /senior/dashboard",
      otherSenior: "-> /senior/dashboard",
      recruiter: "-> /recruiter/dashboard",
      otherRecruiter: "-> /recruiter/dashboard",
    },
  },
  "/settings/push": { row: { ...same(200), anonymous: "-> /login" } },
  "/settings/address": {
    row: {
      anonymous: "-> /login",
      senior: "-> /senior/dashboard",
      otherSenior: "-> /senior/dashboard",
      recruiter: "-> /recruiter/dashboard",
      otherRecruiter: "-> /recruiter/dashboard",
    },
  },
  "/senior/messages": { row: SENIORS },
  "/recruiter/dashboard": { row: RECRUITERS },
  "/recruiter/post-job": { row: RECRUITERS },
  "/recruiter/manage-jobs": { row: RECRUITERS },
  "/recruiter/manage-jobs/:jobId": {
    at: `/recruiter/manage-jobs/${ownJob.id}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
  "/recruiter/applications": { row: RECRUITERS },
  "/recruiter/messages": { row: RECRUITERS },
  "/recruiter/notifications": { row: RECRUITERS },
  "/recruiter/candidates": { row: RECRUITERS },
  "/recruiter/subscription": { row: RECRUITERS },
  "/recruiter/company": { row: RECRUITERS },
  "/recruiter/profile": { row: RECRUITERS },
  "/recruiter/analytics": { row: RECRUITERS },
  "/recruiter/analytics/export": { row: RECRUITERS },
  "/recruiter/settings": { row: RECRUITERS },
  "/recruiter/profile/:kind": {
    at: "/recruiter/profile/photo",
    row: { ...RECRUITERS, recruiter: "-> /recruiter/profile", otherRecruiter: "-> /recruiter/profile" },
  },
  "/recruiter/company/:kind": {
    at: "/recruiter/company/logo",
    row: { ...RECRUITERS, recruiter: "-> /recruiter/company", otherRecruiter: "-> /recruiter/company" },
  },
  "/logos/:fileId": { at: `/logos/${randomUUID()}`, row: same(404) },
  "/recruiter/applications/export": {
    at: `/recruiter/applications/export?job=${job.id}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
};

/** Addresses that name somebody's row, beyond their page's own address. */
const OWNED: ReadonlyArray<{ name: string; at: string; row: Row }> = [
  {
    name: "the applicants of a job",
    at: `/recruiter/applications?job=${job.id}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
  {
    name: "a candidate of a job",
    at: `/recruiter/applications?job=${job.id}&candidate=${people.senior.viewer.id}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
  { name: "a draft", at: `/recruiter/manage-jobs/${ownDraft.id}`, row: { ...RECRUITERS, otherRecruiter: 404 } },
  { name: "a draft as a public job", at: `/job/${ownDraft.id}`, row: same(404) },
  {
    name: "a job to edit that is not",
    at: `/recruiter/manage-jobs/${randomUUID()}`,
    row: { ...RECRUITERS, recruiter: 404, otherRecruiter: 404 },
  },
  {
    name: "a conversation, to its recruiter",
    at: `/recruiter/messages?conversation=${conversationId}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
  {
    name: "a message to somebody who is hidden",
    at: `/recruiter/messages?person=${people.otherSenior.viewer.id}&job=${openJob.id}`,
    row: { ...RECRUITERS, recruiter: 404, otherRecruiter: 404 },
  },
  {
    name: "a message about another recruiter's job",
    at: `/recruiter/messages?person=${people.senior.viewer.id}&job=${openJob.id}`,
    row: { ...RECRUITERS, otherRecruiter: 404 },
  },
  {
    name: "a conversation that is not",
    at: `/senior/messages?conversation=${randomUUID()}`,
    row: { ...SENIORS, senior: 404, otherSenior: 404 },
  },
  { name: "a job that is not", at: `/job/${randomUUID()}`, row: same(404) },
  { name: "a job whose id is no id", at: "/job/1", row: same(404) },
  { name: "the picture of a draft", at: `/job/${ownDraft.id}/share.png`, row: same(404) },
  { name: "a place without jobs", at: "/jobs/in/nowhere", row: same(404) },
  { name: "an industry without jobs", at: "/jobs/nothing", row: same(404) },
  { name: "a part of the sitemap that is not", at: "/sitemap/jobs-2.xml", row: same(404) },
];

test.each(listPages(routes))("%s has a row in the matrix", (pattern) => {
  expect(Object.keys(PAGES)).toContain(pattern);
});

test.each(Object.entries(PAGES))("%s answers each person as written", async (pattern, { at = pattern, row }) => {
  expect(await askAll((who) => site.get(at, { cookie: people[who]?.cookie }))).toEqual(row);
});

test.each(OWNED)("$name answers each person as written", async ({ at, row }) => {
  expect(await askAll((who) => site.get(at, { cookie: people[who]?.cookie }))).toEqual(row);
});

test("a guarded page gives nothing away to client navigations either", async () => {
  const guarded = Object.keys(PAGES).filter((pattern) => /^\/(senior|recruiter)\//.test(pattern));
  for (const pattern of guarded) {
    const answer = await site.get(`${pattern}.data`);
    const body = await answer.text();
    expect(body, pattern).not.toContain("canary-of-");
    expect(body, pattern).toContain("/login");
  }
});

test.each([
  "//recruiter/applications",
  "/recruiter/./applications",
  "/RECRUITER/applications",
  "/recruiter%2fapplications",
  "/recruiter;x/applications",
  "/recruiter/applications.",
  "/senior/profile/",
])("%s never shows content to a stranger", async (path) => {
  const answer = await site.get(path);
  expect([302, 404, 400, 308]).toContain(answer.status);
  expect(await answer.text()).not.toContain("Matching Candidates");
});

/** Each action: the form, and what each person gets. Rows of others look like rows that are not there. */
type Act = { name: string; at: string; form(): Record<string, string>; row: Row };
const REFUSED_BY_ROLE = {
  anonymous: "-> /login",
  senior: "-> /",
  otherSenior: "-> /",
  recruiter: "-> /",
  otherRecruiter: "-> /",
} as const;

const ACTIONS: readonly Act[] = [
  {
    name: "move an application",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "move", applicationId: application.id, from: "pending", to: "reviewing" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
  },
  {
    name: "move an application as if it were still pending",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "move", applicationId: application.id, from: "pending", to: "rejected" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "move an application where it cannot go",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "move", applicationId: application.id, from: "reviewing", to: "hired" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "set the date of an interview that was not promised",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "set-interview", applicationId: application.id, interviewDate: "", interviewTime: "" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "decline an offer that was not made, or withdraw somebody's application",
    at: "/senior/applications",
    form: () => ({ intent: "decline", applicationId: application.id }),
    row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: 409 },
  },
  {
    name: "accept an offer that was not made, or is somebody else's",
    at: "/senior/applications",
    form: () => ({ intent: "accept", applicationId: application.id }),
    row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: 409 },
  },
  {
    name: "save a search",
    at: "/senior/saved-searches",
    form: () => ({ intent: "save", query: "?q=payroll", name: "Payroll", frequency: "off" }),
    row: { ...REFUSED_BY_ROLE, senior: "-> /senior/saved-searches", otherSenior: "-> /senior/saved-searches" },
  },
  {
    name: "change a search that is not one's own",
    at: "/senior/saved-searches",
    form: () => ({ intent: "change", searchId: randomUUID(), name: "Payroll", frequency: "off" }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "apply",
    at: `/job/${openJob.id}`,
    form: () => ({ intent: "apply" }),
    row: {
      anonymous: "-> /login",
      recruiter: 403,
      otherRecruiter: 403,
      senior: `-> /job/${openJob.id}`,
      otherSenior: `-> /job/${openJob.id}`,
    },
  },
  {
    name: "apply again",
    at: `/job/${job.id}`,
    form: () => ({ intent: "apply" }),
    row: { anonymous: "-> /login", recruiter: 403, otherRecruiter: 403, senior: 409, otherSenior: `-> /job/${job.id}` },
  },
  {
    name: "apply for a job that is not",
    at: `/job/${randomUUID()}`,
    form: () => ({ intent: "apply" }),
    row: { anonymous: "-> /login", recruiter: 403, otherRecruiter: 403, senior: 404, otherSenior: 404 },
  },
  {
    name: "apply as somebody else",
    at: `/job/${openJob.id}`,
    form: () => ({ intent: "apply", applicant_id: people.senior.viewer.id, status: "hired" }),
    row: { ...same(400), anonymous: "-> /login" },
  },
  {
    name: "save a job",
    at: `/job/${job.id}/save`,
    form: () => ({ intent: "save" }),
    row: { anonymous: "-> /login", senior: 200, otherSenior: 200, recruiter: 403, otherRecruiter: 403 },
  },
  {
    name: "take a job off the list that was never on it",
    at: `/job/${openJob.id}/save`,
    form: () => ({ intent: "unsave" }),
    row: { anonymous: "-> /login", senior: 200, otherSenior: 200, recruiter: 403, otherRecruiter: 403 },
  },
  {
    name: "save a job that is not",
    at: `/job/${randomUUID()}/save`,
    form: () => ({ intent: "save" }),
    row: { anonymous: "-> /login", senior: 404, otherSenior: 404, recruiter: 403, otherRecruiter: 403 },
  },
  {
    name: "keep switches",
    at: "/senior/settings",
    form: () => ({ intent: "preferences", hasEmails: "on", isVisible: "on" }),
    row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
  },
  {
    name: "keep more switches than there are",
    at: "/senior/settings",
    form: () => ({ intent: "preferences", userId: people.senior.viewer.id }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  {
    name: "change a password without knowing it",
    at: "/senior/settings",
    form: () => ({
      intent: "change-password",
      currentPassword: "not the password",
      password: "a quiet kiln at dawn",
      confirmPassword: "a quiet kiln at dawn",
    }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  {
    name: "change an email without knowing the password",
    at: "/senior/settings",
    form: () => ({ intent: "change-email", currentPassword: "not the password", email: "new@people.example" }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  ...["turn-on-two-step", "turn-off-two-step", "renew-backup-codes"].map((intent) => ({
    name: `${intent} without knowing the password`,
    at: "/senior/settings",
    form: () => ({
      intent,
      currentPassword: "not the password",
      ...(intent === "turn-on-two-step" && { code: "123456" }),
    }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  })),
  {
    name: "give a code without having given a password",
    at: "/login",
    form: () => ({ intent: "give-code", code: "123456" }),
    row: same("-> /login"),
  },
  {
    name: "delete an account without knowing the password",
    at: "/senior/settings",
    form: () => ({ intent: "delete-account", currentPassword: "not the password" }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  {
    name: "sign out a device that is not there",
    at: "/senior/settings",
    form: () => ({ intent: "end-device", deviceId: randomUUID() }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "keep an account that was to stay anyway",
    at: "/senior/settings",
    form: () => ({ intent: "keep-account" }),
    row: { ...REFUSED_BY_ROLE, senior: "-> /senior/settings", otherSenior: "-> /senior/settings" },
  },
  {
    name: "invite somebody to apply",
    at: "/recruiter/candidates",
    form: () => ({ intent: "invite", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/candidates" },
  },
  {
    name: "invite the same person again",
    at: `/recruiter/applications?job=${ownJob.id}`,
    form: () => ({ intent: "invite", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "keep somebody on a shortlist",
    at: `/recruiter/applications?job=${ownJob.id}`,
    form: () => ({ intent: "shortlist", jobId: ownJob.id, seniorId: people.senior.viewer.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
  },
  {
    name: "decline an invitation that is not",
    at: "/senior/invitations",
    form: () => ({ invitationId: randomUUID(), reason: "" }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "undo a change that is not",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "undo", held: randomUUID() }),
    row: { ...REFUSED_BY_ROLE, recruiter: 409, otherRecruiter: 409 },
  },
  {
    name: "keep a recruiter's switches",
    at: "/recruiter/settings",
    form: () => ({ intent: "preferences", hasEmails: "on" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 200 },
  },
  {
    name: "delete a recruiter's account without knowing the password",
    at: "/recruiter/settings",
    form: () => ({ intent: "delete-account", currentPassword: "not the password" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
  },
  {
    name: "save a recruiter's profile without a name",
    at: "/recruiter/profile",
    form: () => ({ fullName: "", jobTitle: "Head of people" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
  },
  {
    name: "give a recruiter a resume",
    at: "/recruiter/profile/resume",
    form: () => ({ intent: "remove" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 404, otherRecruiter: 404 },
  },
  {
    name: "remove a logo",
    at: "/recruiter/company/logo",
    form: () => ({ intent: "remove" }),
    row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/company", otherRecruiter: "-> /recruiter/company" },
  },
  {
    name: "confirm a new email with no link",
    at: "/confirm-email",
    form: () => ({ token: "x" }),
    row: { ...same("-> /confirm-email"), anonymous: "-> /login" },
  },
  {
    name: "stop mails with a token that is not ours",
    at: `/unsubscribe?token=${people.senior.viewer.id}.news.x`,
    form: () => ({ "List-Unsubscribe": "One-Click" }),
    row: same(400),
  },
  {
    name: "say that a message was answered with a token that is not ours",
    at: `/contact/answered?token=${randomUUID()}.x`,
    form: () => ({}),
    row: same("-> /contact/answered"),
  },
  {
    name: "have a push sent to a host that is not on the open internet",
    at: "/settings/push",
    form: () => ({ intent: "on", endpoint: "https://10.0.0.1/", p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) }),
    row: { ...same(400), anonymous: "-> /login" },
  },
  {
    name: "switch push off where it was never on",
    at: "/settings/push",
    form: () => ({ intent: "off", endpoint: "https://push.example/x" }),
    row: { ...same(200), anonymous: "-> /login" },
  },
  {
    name: "try the own address again",
    at: "/settings/address",
    form: () => ({}),
    row: {
      anonymous: "-> /login",
      senior: "-> /senior/dashboard",
      otherSenior: "-> /senior/dashboard",
      recruiter: "-> /recruiter/dashboard",
      otherRecruiter: "-> /recruiter/dashboard",
    },
  },
  {
    name: "agree to the terms",
    at: "/agree",
    form: () => ({ agreeTerms: "on" }),
    row: { ...GUESTS, anonymous: "-> /login" },
  },
  {
    name: "export what is stored",
    at: "/settings/export",
    form: () => ({}),
    row: { ...same(200), anonymous: "-> /login" },
  },
  {
    name: "keep text size and colours",
    at: "/settings/comfort",
    form: () => ({ theme: "dark", highContrast: "", textSize: "larger" }),
    row: { ...same(200), anonymous: "-> /login" },
  },
  {
    name: "remove a photo",
    at: "/senior/profile/photo",
    form: () => ({ intent: "remove" }),
    row: { ...REFUSED_BY_ROLE, senior: "-> /senior/profile", otherSenior: "-> /senior/profile" },
  },
  {
    name: "upload what is neither photo nor resume",
    at: "/senior/profile/passport",
    form: () => ({ intent: "remove" }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "save a profile",
    at: "/senior/profile",
    form: () => ({
      fullName: "Harriet Quill",
      bio: "Payroll, and how it is done.",
      skills: "Payroll",
      yearsExperience: "20",
      availabilityHours: "10",
      workPreference: "remote",
      place: "",
    }),
    row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
  },
  {
    name: "save somebody else's profile, or more of it than the form has",
    at: "/senior/profile",
    form: () => ({ fullName: "Harriet Quill", userId: people.otherSenior.viewer.id, resume_url: "/x" }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  {
    name: "mark a notification read",
    at: "/senior/notifications",
    form: () => ({ intent: "read", notificationId: notice?.id ?? "" }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "say that what notifications point at was seen, which touches one's own only",
    at: "/senior/notifications",
    form: () => ({ intent: "seen", href: "/senior/applications?application=1" }),
    row: { ...REFUSED_BY_ROLE, senior: 200, otherSenior: 200 },
  },
  {
    name: "mark another's conversation as read",
    at: "/senior/messages",
    form: () => ({ intent: "read", conversationId, upTo: "1" }),
    row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: "-> /senior/messages" },
  },
  {
    name: "write into another's conversation, or before there was an answer",
    at: "/recruiter/messages",
    form: () => ({ intent: "send", conversationId, content: "And now?", submissionKey: randomUUID() }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "answer",
    at: "/senior/messages",
    form: () => ({ intent: "send", conversationId, content: "Gladly.", submissionKey: randomUUID() }),
    row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: "-> /senior/messages" },
  },
  {
    name: "answer in another's name",
    at: "/senior/messages",
    form: () => ({
      intent: "send",
      conversationId,
      content: "Gladly.",
      submissionKey: randomUUID(),
      sender_id: people.recruiter.viewer.id,
    }),
    row: { ...REFUSED_BY_ROLE, senior: 400, otherSenior: 400 },
  },
  {
    name: "archive a conversation with something unread",
    at: "/recruiter/messages",
    form: () => ({ intent: "archive", conversationId }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "mark the answer as read",
    at: "/recruiter/messages",
    form: () => ({ intent: "read", conversationId, upTo: "2" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/messages" },
  },
  ...(["archive", "unarchive", "block", "unblock"] as const).map((intent) => ({
    name: `${intent} a conversation`,
    at: "/recruiter/messages",
    form: () => ({ intent, conversationId }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/messages" } as const,
  })),
  {
    name: "report a conversation",
    at: "/senior/messages",
    form: () => ({ intent: "report", conversationId, reason: "They ask for money." }),
    row: { ...REFUSED_BY_ROLE, otherSenior: 404, senior: "-> /senior/messages" },
  },
  {
    name: "change somebody's message",
    at: "/senior/messages",
    form: () => ({ intent: "edit", conversationId, messageId: randomUUID(), content: "Never." }),
    row: { ...REFUSED_BY_ROLE, senior: 404, otherSenior: 404 },
  },
  {
    name: "mark a recruiter's notification read",
    at: "/recruiter/notifications",
    form: () => ({ intent: "read", notificationId: notice?.id ?? "" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 404 },
  },
  {
    name: "say that what a recruiter's notifications point at was seen",
    at: "/recruiter/notifications",
    form: () => ({ intent: "seen", href: "/recruiter/applications?job=1" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 200, otherRecruiter: 200 },
  },
  {
    name: "post a job",
    at: "/recruiter/post-job",
    form: () => aJobForm(),
    row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/post-job", otherRecruiter: "-> /recruiter/post-job" },
  },
  {
    name: "save a draft",
    at: "/recruiter/post-job",
    form: () => aJobForm({ description: "", intent: "draft" }),
    row: {
      ...REFUSED_BY_ROLE,
      recruiter: "-> /recruiter/manage-jobs/*",
      otherRecruiter: "-> /recruiter/manage-jobs/*",
    },
  },
  {
    name: "edit a job",
    at: `/recruiter/manage-jobs/${ownJob.id}`,
    form: () => anEditForm({ seenAt: ownJob.updatedAt.toISOString() }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
  },
  {
    name: "pause a job",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "step", jobId: ownJob.id, step: "pause", from: "live" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
  },
  {
    name: "resume a job that is not paused any more",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "step", jobId: openJob.id, step: "resume", from: "paused" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "let a job expire by hand",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "step", jobId: openJob.id, step: "expire", from: "live" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 400, recruiter: 400 },
  },
  {
    name: "copy a job",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "copy", jobId: ownJob.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs/*" },
  },
  {
    name: "delete a draft",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "delete", jobId: ownDraft.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/manage-jobs" },
  },
  {
    name: "delete a job that was posted",
    at: "/recruiter/manage-jobs",
    form: () => ({ intent: "delete", jobId: openJob.id }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 409 },
  },
  {
    name: "save one's company",
    at: "/recruiter/company",
    form: () => ({ intent: "save", name: "Kestrel Row Manufacturing", website: "kestrelrow.example", about: "" }),
    row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/company", otherRecruiter: "-> /recruiter/company" },
  },
  {
    name: "verify a company by a free mail address",
    at: "/recruiter/company",
    form: () => ({ intent: "ask-check", email: `${randomUUID()}@gmail.com` }),
    row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
  },
  {
    name: "verify a company by a link that was never sent",
    at: "/recruiter/company",
    form: () => ({ intent: "confirm", token: "x".repeat(43) }),
    row: { ...REFUSED_BY_ROLE, recruiter: 410, otherRecruiter: 410 },
  },
  {
    name: "write a private note",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "add-note", applicationId: application.id, body: "Ask about Tuesdays." }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: "-> /recruiter/applications" },
  },
  {
    name: "delete a note that is not",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "delete-note", noteId: randomUUID() }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 404, recruiter: 404 },
  },
  {
    name: "invite to an interview without a message",
    at: `/recruiter/applications?job=${job.id}`,
    form: () => ({ intent: "move", applicationId: application.id, from: "reviewing", to: "interview" }),
    row: { ...REFUSED_BY_ROLE, otherRecruiter: 400, recruiter: 400 },
  },
  {
    name: "choose a plan",
    at: "/recruiter/subscription",
    form: () => ({ planId: "professional" }),
    row: { ...REFUSED_BY_ROLE, recruiter: "-> /recruiter/dashboard", otherRecruiter: "-> /recruiter/dashboard" },
  },
  {
    name: "choose no plan, or one that is not",
    at: "/recruiter/subscription",
    form: () => ({ planId: "gold" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
  },
  {
    name: "post a job in another's name",
    at: "/recruiter/post-job",
    form: () => aJobForm({ created_by: people.recruiter.viewer.id, is_active: "true" }),
    row: { ...REFUSED_BY_ROLE, recruiter: 400, otherRecruiter: 400 },
  },
];

test.each(ACTIONS)("$name answers each person as written", async ({ at, form, row }) => {
  expect(await askAll((who) => site.post(at, form(), { cookie: people[who]?.cookie }))).toEqual(row);
});

test("after all that was tried, the conversation holds its two messages", async () => {
  const rows = await platform.db
    .select({ content: messages.content, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, conversationId))
    .orderBy(messages.position);
  expect(rows).toEqual([
    { content: "canary-of-the-recruiter", senderId: people.recruiter.viewer.id },
    { content: "Gladly.", senderId: people.senior.viewer.id },
  ]);
});

test("after all that was tried, the application stands where its recruiter put it", async () => {
  await letAllGo(platform);
  const [row] = await platform.db.select().from(applications).where(eq(applications.id, application.id));
  expect(row).toMatchObject({ status: "reviewing", applicantId: people.senior.viewer.id });
});

/** Strangers last: what the owner does must not be what makes the others fail. */
async function askAll(ask: (who: Who) => Response | Promise<Response>): Promise<Partial<Row>> {
  const row: Partial<Row> = {};
  for (const who of [...EVERYONE].sort((a, b) => Number(a === "recruiter") - Number(b === "recruiter"))) {
    const answer = await ask(who);
    const location = answer.headers.get("Location");
    row[who] = location ? `-> ${withoutNewIds(new URL(location, "http://x").pathname)}` : answer.status;
    await answer.body?.cancel();
  }
  return row;
}

/** What an action has just made has an id that nobody can write down beforehand. */
function withoutNewIds(path: string): string {
  return path.replace(/^(\/recruiter\/manage-jobs)\/.+/, "$1/*");
}

function listPages(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return listPages(entry.children, path);
    return [path === "" ? "/" : path];
  });
}
