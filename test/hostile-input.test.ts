import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { files } from "#app/db/schema/files.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import { openTestApp } from "./app.ts";
import { aJob, aJobForm } from "./jobs.ts";
import { aRecruiter, aSenior } from "./people.ts";
import { aProfile } from "./profiles.ts";
import { aPdf } from "./uploads.ts";

// What nobody means to send: whatever comes, every form and every address answers, and none fails.

const site = await openTestApp();
const { platform } = site;
const senior = await aSenior(platform);
const recruiter = await aRecruiter(platform);
await aProfile(platform, { of: senior.viewer });
const job = await aJob(platform, { by: recruiter.viewer });
const openJob = await aJob(platform, { by: recruiter.viewer, title: "Second Payroll Mentor" });
const application = await applyToJob(platform, senior.viewer, { jobId: job.id });
const { conversationId } = await sendMessage(platform, recruiter.viewer, {
  jobId: job.id,
  personId: senior.viewer.id,
  content: "Are you free on Tuesday?",
  submissionKey: randomUUID(),
});
await saveResume(platform, senior.viewer, { fileName: "harriet.pdf", bytes: aPdf() });
const resume = await platform.db.query.files.findFirst({ where: eq(files.ownerId, senior.viewer.id) });
if (!resume) throw new Error("the resume was not stored");

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
    fields: { intent: "accept", applicationId: application.id },
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
    fields: { intent: "move", applicationId: application.id, from: "pending", to: "reviewing" },
  },
  "step a job": {
    at: "/recruiter/manage-jobs",
    answers: 303,
    cookie: recruiter.cookie,
    fields: { intent: "step", jobId: job.id, step: "pause", from: "live" },
  },
};

const HOSTILE: Record<string, string> = {
  nothing: "",
  "a NUL": "a\u0000b",
  "quotes and a comment": "'; drop table users; --\\",
  "a pattern": "%_%\\",
  "a filter of another system": ",is_active.eq.false",
  script: '"><script>alert(1)</script>',
  "line separators": "a\u2028b\u2029c\u0085d\r\nBcc: x@people.example",
  "half a character": "\uD800",
  "text from right to left": "\u202Egnp.exe\u202C",
  "a very large number": "1e309",
  "a number with letters": "20abc",
  "a number below all": "-99999999999999999999",
  "no number": "NaN",
  prototype: "__proto__",
  "a text of 30,000 letters": "n".repeat(30_000),
  "2,000 family faces": "👩‍👩‍👧‍👦".repeat(500),
  "brackets without end": "[".repeat(10_000),
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

/** What a search for jobs is asked by. */
const JOB_SEARCH = [
  ...["q", "where", "employmentType", "workType", "hours", "pay", "flexibility", "industry", "posted"],
  ...["sort", "after", "before", "page", "pages"],
];
const MESSAGES = ["conversation", "from", "job", "person", "change", "ask", "q", "show"];

/** Every page that reads its address, for whom it does, and the names it reads. */
const ADDRESSES: ReadonlyArray<[string, string | undefined, readonly string[]]> = [
  ["/find-jobs", undefined, [...JOB_SEARCH, "filter", "save"]],
  ["/senior/find-jobs", senior.cookie, [...JOB_SEARCH, "filter"]],
  ["/find-jobs/suggestions", undefined, ["field", "text"]],
  [`/job/${openJob.id}`, senior.cookie, ["save"]],
  ["/login", undefined, ["as", "next", "step"]],
  ["/signup", undefined, ["as", "next"]],
  ["/agree", senior.cookie, ["next"]],
  ["/reset-password", undefined, ["token"]],
  ["/verify-email", undefined, ["token", "next"]],
  ["/confirm-email", senior.cookie, ["token"]],
  ["/unsubscribe", undefined, ["token"]],
  ["/waitlist", undefined, ["joined"]],
  ["/waitlist-test", undefined, ["joined"]],
  ["/waitlist/leave", undefined, ["token", "left"]],
  ["/contact", undefined, ["sent"]],
  ["/contact/answered", undefined, ["token"]],
  ["/senior-support", undefined, ["sent"]],
  ["/recruiter-support", undefined, ["sent"]],
  ["/suggest/skills", senior.cookie, ["q"]],
  ["/suggest/industries", senior.cookie, ["q"]],
  ["/suggest/nothing", senior.cookie, ["q"]],
  ["/live", senior.cookie, ["after"]],
  // Without the one, the other is not looked at.
  [`/files/${resume.id}?seal=x`, senior.cookie, ["until"]],
  [`/files/${resume.id}?until=1`, senior.cookie, ["seal"]],
  ["/senior/applications", senior.cookie, ["application", "show", "confirm"]],
  ["/senior/saved-searches", senior.cookie, ["save", "edit"]],
  ["/senior/messages", senior.cookie, MESSAGES],
  ["/senior/notifications", senior.cookie, ["show", "before"]],
  ["/senior/settings", senior.cookie, ["ask"]],
  ["/recruiter/saved-searches", recruiter.cookie, ["save", "edit"]],
  ["/recruiter/messages", recruiter.cookie, MESSAGES],
  ["/recruiter/settings", recruiter.cookie, ["ask"]],
  ["/recruiter/applications", recruiter.cookie, ["job", "candidate"]],
  // Of a job of one's own, so that the rest is read.
  [`/recruiter/applications?job=${job.id}`, recruiter.cookie, ["candidate", "show", "sort", "after", "to"]],
  [`/recruiter/applications?job=${job.id}&to=reviewing`, recruiter.cookie, ["pick"]],
  ["/recruiter/applications/export", recruiter.cookie, ["job"]],
  [
    "/recruiter/candidates",
    recruiter.cookie,
    ["q", "minYears", "workType", "minHours", "place", "sort", "filters", "after", "candidate"],
  ],
  ["/recruiter/manage-jobs", recruiter.cookie, ["q", "show", "sort", "page", "did", "was", "job"]],
  [`/recruiter/manage-jobs/${job.id}`, recruiter.cookie, ["made"]],
  ["/recruiter/post-job", recruiter.cookie, ["posted"]],
  ["/recruiter/company", recruiter.cookie, ["token"]],
  ["/recruiter/dashboard", recruiter.cookie, ["tab"]],
];

test.each(ADDRESSES)("%s: strange words in the address never make the server fail", async (path, cookie, names) => {
  const and = path.includes("?") ? "&" : "?";
  const texts = { ...HOSTILE, "a text of 30,000 letters": "n".repeat(6_000) };
  for (const [name, kind, text] of shared(names, texts)) {
    const answer = await site.get(`${path}${and}${new URLSearchParams({ [name]: text })}`, { cookie });
    expect(answer.status, `${kind} in ${name}`).toBeLessThan(500);
    await answer.body?.cancel();
    await platform.db.delete(rateLimits);
  }
  const query = names.map((name) => `${name}=1&${name}=%E0%A4%A`).join("&");
  const twice = await site.get(path + and + query, { cookie });
  expect(twice.status, "names twice, broken escapes").toBeLessThan(500);
  await twice.body?.cancel();
});

test("the names above are those that the product reads", () => {
  const sent = new Set(ADDRESSES.flatMap(([, , names]) => names));
  expect([...sent].sort()).toEqual([...namesRead()].sort());
});

/** The name of everything that is read from an address anywhere under app. */
function namesRead(): Set<string> {
  const app = join(import.meta.dirname, "../app");
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const reads = /\b(?:params|searchParams)\s*\.(?:get|getAll|has)\("(\w+)"|\breq\.query\("(\w+)"/g;
  const found = sources.flatMap((path) => [...readFileSync(join(app, path), "utf8").matchAll(reads)]);
  return new Set(found.map(([, ofPage, ofStream]) => ofPage ?? ofStream ?? ""));
}

/** What a search could take for more than words, or take too long over. */
const WORDS: Record<string, string> = {
  "10 KB of one word": "payroll ".repeat(1_280),
  "10 KB of many words": Array.from({ length: 2_000 }, (_, n) => `w${n.toString(36)}`).join(" "),
  "10 KB without a space": "mentor".repeat(1_700),
  "10 KB of prefixes": "a* ".repeat(3_400),
  "10 KB of exclusions": "-a ".repeat(3_400),
  "only stop words": "the and of to in a is for with at on by",
  "a quote that is not closed": '"night shift',
  "quotes without end": '"'.repeat(2_000),
  "every operator": `mentor -payroll or OR and AND NOT "kiln" & | ! <-> <2> ( ) :* :A ~ ^ + @@ # \\ / [ ] { } ? $1 ;`,
  "operators alone": `- " & | ! <-> ( ) :* OR`,
  emoji: "👵🏽 👩‍🏭 🧑‍🏫 mentor",
  "right to left": "محاسب رواتب ‏מנהל חשבונות",
  "percent and underscore": "100% pay_roll %_ _% %%",
  "letters with a hundred accents": `e${"\u0301".repeat(100)}`.repeat(30),
};

/** Generous, for machines that do much at once: what blows up takes minutes. */
const BOUND_MILLISECONDS = 5_000;

const WORD_FIELDS: ReadonlyArray<[string, string, string | undefined]> = [
  ["/find-jobs", "q", undefined],
  ["/find-jobs", "where", undefined],
  ["/find-jobs/suggestions", "text", undefined],
  ["/find-jobs/suggestions?field=where", "text", undefined],
  ["/senior/find-jobs", "q", senior.cookie],
  ["/suggest/skills", "q", senior.cookie],
  ["/suggest/industries", "q", senior.cookie],
  ["/recruiter/candidates", "q", recruiter.cookie],
  ["/recruiter/candidates", "place", recruiter.cookie],
  ["/recruiter/manage-jobs", "q", recruiter.cookie],
  ["/senior/messages", "q", senior.cookie],
];

test.each(WORD_FIELDS)("%s: whatever is typed into %s is words, and answered soon", async (path, name, cookie) => {
  const and = path.includes("?") ? "&" : "?";
  // Not measured: what the first answer loads.
  await (await site.get(path, { cookie })).body?.cancel();
  for (const [kind, text] of Object.entries({ ...HOSTILE, ...WORDS })) {
    const began = performance.now();
    const answer = await site.get(`${path}${and}${new URLSearchParams({ [name]: text })}`, { cookie });
    await answer.text();
    expect(answer.status, kind).toBe(200);
    expect(performance.now() - began, `milliseconds for ${kind}`).toBeLessThan(BOUND_MILLISECONDS);
    await platform.db.delete(rateLimits);
  }
});

test.each(["/company/%00", "/jobs/%00", "/jobs/in/a%00", "/job/%00", "/logos/%00"])(
  "%s: nothing is there",
  async (path) => {
    for (const cookie of [undefined, senior.cookie, recruiter.cookie]) {
      const answer = await site.get(path, { cookie });
      expect(answer.status).toBe(404);
      await answer.body?.cancel();
    }
  },
);

test("a cursor of a year that no database knows is no cursor", async () => {
  const after = "999999999999999_00000000-0000-7000-8000-000000000000";
  const answer = await site.get(`/recruiter/candidates?after=${after}`, { cookie: recruiter.cookie });
  expect(answer.status).toBe(200);
});

test("after all that was tried, the application stands where it may stand and belongs to whom it did", async () => {
  const rows = await platform.db.query.applications.findMany({ columns: { applicantId: true, jobId: true } });
  expect(new Set(rows.map(({ applicantId }) => applicantId))).toEqual(new Set([senior.viewer.id]));
  const roles = await platform.db.query.userRoles.findMany();
  expect(new Set(roles.map(({ role }) => role))).toEqual(new Set(["senior", "recruiter"]));
});

/** Every field with strange texts: all of them where there are few fields, else a third each, so that all occur. */
function shared(fields: readonly string[], texts: Record<string, string>): Array<[string, string, string]> {
  return fields.flatMap((field, at) =>
    Object.entries(texts)
      .filter((_, index) => fields.length < 3 || index % 3 === at % 3)
      .map(([kind, text]): [string, string, string] => [field, kind, text]),
  );
}

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
