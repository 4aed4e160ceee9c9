import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { openTestApp } from "./app.ts";
import { HOSTILE, shared } from "./hostile.ts";
import { aJob, aJobForm } from "./jobs.ts";
import { aConversation } from "./messages.ts";

// What nobody means to send: whatever comes, every form answers, and none fails.

const site = await openTestApp();
const { platform } = site;
const { senior, recruiter, job, applicationId, conversationId } = await aConversation(platform);
const openJob = await aJob(platform, { by: recruiter.viewer, title: "Second Payroll Mentor" });

// The limits would answer first, and hide what stands behind them.
beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

/** `answers` is the status for the form as its page sends it: proof that a refusal below is about the strange part. */
type Form = { at: string; cookie?: string; answers: number; fields: Record<string, string> };

/** One of each kind of form, filled in as its page would fill it. */
const FORMS: Record<string, Form> = {
  "sign up": {
    at: "/signup",
    answers: 303,
    fields: {
      as: "senior",
      firstName: "Ada",
      lastName: "Brook",
      email: "ada.brook@people.example",
      password: "seven lamps by the river",
      agreeTerms: "on",
    },
  },
  "sign in": {
    at: "/login",
    answers: 401,
    fields: { email: "ada.brook@people.example", password: "not the one", rememberMe: "on" },
  },
  "ask for a reset link": {
    at: "/reset-password",
    answers: 200,
    fields: { intent: "request", email: "ada.brook@people.example" },
  },
  "set a new password": {
    at: "/reset-password",
    answers: 410,
    fields: {
      intent: "set-password",
      token: "x",
      password: "a quiet kiln at dawn",
      confirmPassword: "a quiet kiln at dawn",
    },
  },
  contact: {
    at: "/contact",
    answers: 303,
    fields: { name: "Ada Brook", email: "ada@people.example", subject: "Hours", message: "When may I call you?" },
  },
  "join the waitlist": { at: "/waitlist", answers: 303, fields: { email: "ada@people.example", userType: "senior" } },
  apply: {
    at: `/job/${openJob.id}`,
    answers: 303,
    cookie: senior.cookie,
    fields: { intent: "apply", coverNote: "I could start in May." },
  },
  "answer an offer": {
    at: "/senior/applications",
    answers: 409,
    cookie: senior.cookie,
    fields: { intent: "accept", applicationId },
  },
  "save a search": {
    at: "/senior/saved-searches",
    answers: 303,
    cookie: senior.cookie,
    fields: { intent: "save", query: "?q=kiln", name: "Kilns", frequency: "daily" },
  },
  "save a search for candidates": {
    at: "/recruiter/saved-searches",
    answers: 303,
    cookie: recruiter.cookie,
    fields: { intent: "save", query: "?q=kiln&minHours=20", name: "Kilns", frequency: "daily" },
  },
  "save a job": { at: `/job/${job.id}/save`, answers: 200, cookie: senior.cookie, fields: { intent: "save" } },
  "save a profile": {
    at: "/senior/profile",
    answers: 200,
    cookie: senior.cookie,
    fields: {
      fullName: "Harriet Quill",
      bio: "Payroll, and how it is done.",
      skills: "Payroll",
      industries: "Manufacturing",
      travelMiles: "25",
      yearsExperience: "20",
      availabilityHours: "10",
      workPreference: "remote",
      place: "",
    },
  },
  "keep switches": {
    at: "/senior/settings",
    answers: 200,
    cookie: senior.cookie,
    fields: { intent: "preferences", hasEmails: "on", isVisible: "on" },
  },
  "change an email": {
    at: "/senior/settings",
    answers: 400,
    cookie: senior.cookie,
    fields: { intent: "change-email", currentPassword: "not the password", email: "new@people.example" },
  },
  "turn two-step login on": {
    at: "/senior/settings",
    answers: 400,
    cookie: senior.cookie,
    fields: { intent: "turn-on-two-step", currentPassword: "not the password", code: "123456" },
  },
  "give a code": {
    at: "/login",
    answers: 303,
    fields: { intent: "give-code", as: "senior", code: "123456" },
  },
  "sign out a device": {
    at: "/senior/settings",
    answers: 404,
    cookie: senior.cookie,
    fields: { intent: "end-device", deviceId: randomUUID() },
  },
  withdraw: {
    at: "/senior/applications",
    answers: 404,
    cookie: senior.cookie,
    fields: { intent: "withdraw", applicationId: randomUUID() },
  },
  "mark a notification read": {
    at: "/senior/notifications",
    answers: 404,
    cookie: senior.cookie,
    fields: { intent: "read", notificationId: randomUUID() },
  },
  "say that something was seen": {
    at: "/senior/notifications",
    answers: 200,
    cookie: senior.cookie,
    fields: { intent: "seen", href: "/senior/applications?application=1" },
  },
  "send a message": {
    at: "/senior/messages",
    answers: 303,
    cookie: senior.cookie,
    fields: { intent: "send", conversationId, content: "Gladly.", submissionKey: randomUUID() },
  },
  "mark a conversation read": {
    at: "/senior/messages",
    answers: 303,
    cookie: senior.cookie,
    fields: { intent: "read", conversationId, upTo: "1" },
  },
  "post a job": { at: "/recruiter/post-job", answers: 303, cookie: recruiter.cookie, fields: aJobForm() },
  "move an application": {
    at: `/recruiter/applications?job=${job.id}`,
    answers: 303,
    cookie: recruiter.cookie,
    fields: { intent: "move", applicationId, from: "pending", to: "reviewing" },
  },
  "step a job": {
    at: "/recruiter/manage-jobs",
    answers: 303,
    cookie: recruiter.cookie,
    fields: { intent: "step", jobId: job.id, step: "pause", from: "live" },
  },
};

test.each(Object.entries(FORMS))("%s: as its page sends it, the form is read", async (_name, form) => {
  expect((await send(form, form.fields)).status).toBe(form.answers);
});

test.each(Object.entries(FORMS))("%s: strange text in any field never makes the server fail", async (_name, form) => {
  for (const [field, kind, text] of shared(Object.keys(form.fields), HOSTILE)) {
    const answer = await send(form, { ...form.fields, [field]: text });
    expect(answer.status, `${kind} in ${field}`).toBeLessThan(500);
    await answer.body?.cancel();
    await platform.db.delete(rateLimits);
  }
});

test.each(Object.entries(FORMS))("%s: bodies that no form sends are refused", async (_name, form) => {
  const pairs = Object.entries(form.fields);
  const encoded = new URLSearchParams(pairs).toString();
  const many = new URLSearchParams(Array.from({ length: 5_000 }, (_, i) => [`k${i}`, "1"])).toString();
  const urlencoded = "application/x-www-form-urlencoded";
  const bodies: ReadonlyArray<[string, string, string]> = [
    ["a field twice", urlencoded, `${encoded}&${encoded}`],
    ["fields of the prototype", urlencoded, `${encoded}&__proto__=1&constructor=1`],
    ["fields of a row", urlencoded, `${encoded}&role=admin&emailVerified=1&created_by=1&is_active=1&sender_id=1`],
    ["5,000 fields", urlencoded, many],
    ["broken escapes", urlencoded, "%E0%A4%A&%=%%%"],
    [
      "a form of parts that breaks off",
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="a',
    ],
    ["a form of parts without a boundary", "multipart/form-data", encoded],
    ["JSON", "application/json", JSON.stringify(form.fields)],
    ["deep JSON", "application/json", `${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ];
  for (const [kind, type, body] of bodies) {
    const answer = await sendRaw(form, type, body);
    expect(answer.status, kind).toBeLessThan(500);
    expect(answer.status, kind).toBeGreaterThanOrEqual(400);
    await answer.body?.cancel();
  }
});

test("after all that was tried, the application stands where it may stand and belongs to whom it did", async () => {
  const rows = await platform.db.query.applications.findMany({ columns: { applicantId: true, jobId: true } });
  expect(new Set(rows.map(({ applicantId }) => applicantId))).toEqual(new Set([senior.viewer.id]));
  const roles = await platform.db.query.userRoles.findMany();
  expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(["senior", "recruiter"]));
});

async function send(form: Form, fields: Record<string, string>): Promise<Response> {
  return await site.post(form.at, fields, { cookie: form.cookie });
}

async function sendRaw(form: Form, type: string, body: string): Promise<Response> {
  const origin = new URL(platform.env.appUrl).origin;
  return await site.app.request(`${origin}${form.at}`, {
    method: "POST",
    headers: {
      Host: new URL(origin).host,
      Origin: origin,
      "Content-Type": type,
      ...(form.cookie ? { Cookie: form.cookie } : {}),
    },
    body,
  });
}
