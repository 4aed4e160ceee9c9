import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { files } from "#app/db/schema/files.ts";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { saveResume } from "#app/features/profiles/uploads/commands.server.ts";
import { openTestApp } from "./app.ts";
import { cpuTime } from "./cpu-time.ts";
import { HOSTILE, shared } from "./hostile.ts";
import { anImport } from "./imports.ts";
import { aJob } from "./jobs.ts";
import { aConversation } from "./messages.ts";
import { aStaff } from "./staff.ts";
import { aPdf } from "./uploads.ts";

// Hostile input in addresses: every page responds, and none fails.

const site = await openTestApp();
const { platform } = site;
const { senior, recruiter, job } = await aConversation(platform);
const importId = await anImport(platform, recruiter.viewer, [{ ID: "a" }]);
const admin = await aStaff(platform, "admin");
const openJob = await aJob(platform, { by: recruiter.viewer, title: "Second Payroll Mentor" });
await saveResume(platform, senior.viewer, { fileName: "harriet.pdf", bytes: aPdf() });
const resume = await platform.db.query.files.findFirst({ where: eq(files.ownerId, senior.viewer.id) });
if (!resume) throw new Error("the resume was not stored");

// Clears the rate limits, which would refuse these requests first.
beforeEach(async () => {
  await platform.db.delete(rateLimits);
});

/** The parameters of a job search. */
const JOB_SEARCH = [
  ...["q", "where", "employmentType", "workType", "hours", "pay", "flexibility", "industry", "posted"],
  ...["sort", "after", "before", "page", "pages"],
];
const MESSAGES = ["conversation", "from", "job", "person", "change", "ask", "q", "show"];

/** Every page that reads its address, with a person and the parameters it reads. */
const ADDRESSES: ReadonlyArray<[string, string | undefined, readonly string[]]> = [
  ["/find-jobs", undefined, [...JOB_SEARCH, "filter", "save"]],
  ["/senior/find-jobs", senior.cookie, [...JOB_SEARCH, "filter"]],
  ["/find-jobs/suggestions", undefined, ["field", "text"]],
  [`/job/${openJob.id}`, senior.cookie, ["save", "write", "src"]],
  ["/login", undefined, ["as", "next", "step"]],
  ["/signup", undefined, ["as", "next"]],
  ["/agree", senior.cookie, ["next"]],
  ["/reset-password", undefined, ["token", "mark"]],
  ["/verify-email", undefined, ["token", "next"]],
  ["/confirm-email", senior.cookie, ["token"]],
  ["/unsubscribe", undefined, ["token"]],
  ["/waitlist", undefined, ["joined"]],
  ["/waitlist-test", undefined, ["joined"]],
  ["/waitlist/leave", undefined, ["token", "left"]],
  ["/contact", undefined, ["sent", "about"]],
  ["/contact/answered", undefined, ["token"]],
  ["/senior-support", undefined, ["sent", "about"]],
  ["/recruiter-support", undefined, ["sent", "about"]],
  ["/suggest/skills", senior.cookie, ["q"]],
  ["/suggest/industries", senior.cookie, ["q"]],
  ["/suggest/occupations", senior.cookie, ["q"]],
  ["/suggest/nothing", senior.cookie, ["q"]],
  ["/live", senior.cookie, ["after"]],
  // Without the first parameter, the second one is not read.
  [`/files/${resume.id}?seal=x`, senior.cookie, ["until"]],
  [`/files/${resume.id}?until=1`, senior.cookie, ["seal"]],
  ["/senior/applications", senior.cookie, ["application", "show", "confirm"]],
  ["/senior/saved-searches", senior.cookie, ["save", "edit"]],
  ["/senior/messages", senior.cookie, MESSAGES],
  ["/senior/notifications", senior.cookie, ["show", "before"]],
  ["/senior/settings", senior.cookie, ["ask"]],
  ["/recruiter/saved-searches", recruiter.cookie, ["save", "edit"]],
  [`/recruiter/import/${importId}`, recruiter.cookie, ["show", "page"]],
  ["/recruiter/messages", recruiter.cookie, MESSAGES],
  ["/recruiter/settings", recruiter.cookie, ["ask"]],
  ["/recruiter/applications", recruiter.cookie, ["job", "candidate"]],
  // For an own job, so that the rest is read.
  [
    `/recruiter/applications?job=${job.id}`,
    recruiter.cookie,
    ["candidate", "show", "sort", "after", "to", "letter", "whose", "move"],
  ],
  [`/recruiter/applications?job=${job.id}&to=reviewing`, recruiter.cookie, ["pick"]],
  ["/recruiter/applications/export", recruiter.cookie, ["job"]],
  [`/recruiter/applications/export?job=${job.id}`, recruiter.cookie, ["format"]],
  ["/recruiter/analytics/export", recruiter.cookie, ["days", "format"]],
  [
    "/recruiter/candidates",
    recruiter.cookie,
    ["q", "minYears", "workType", "minHours", "place", "miles", "sort", "filters", "after", "candidate"],
  ],
  [
    "/recruiter/applicants",
    recruiter.cookie,
    ["q", "job", "status", "stage", "due", "new", "place", "hours", "sort", "after", "whose"],
  ],
  ["/recruiter/applicants/board", recruiter.cookie, ["whose", "job"]],
  ["/recruiter/letters", recruiter.cookie, ["edit"]],
  ["/recruiter/pools", recruiter.cookie, ["pool", "after"]],
  ["/recruiter/team", recruiter.cookie, ["person"]],
  ["/recruiter/analytics", recruiter.cookie, ["days"]],
  ["/join-team", recruiter.cookie, ["invitation"]],
  ["/recruiter/manage-jobs", recruiter.cookie, ["q", "show", "sort", "page", "did", "was", "job", "whose"]],
  [`/recruiter/manage-jobs/${job.id}`, recruiter.cookie, ["made"]],
  ["/recruiter/post-job", recruiter.cookie, ["posted"]],
  [`/operator/people/${senior.viewer.id}`, admin.cookie, ["case"]],
  ["/operator/cases", admin.cookie, ["state", "kind", "owner", "after"]],
  ["/operator/content", admin.cookie, ["open"]],
  ["/operator/jobs", admin.cookie, ["reason", "after"]],
  ["/operator/support", admin.cookie, ["state", "channel", "age", "who", "q", "person", "after"]],
  ["/operator/support?state=all", admin.cookie, ["q", "after"]],
  ["/operator/emails", admin.cookie, ["state", "kind", "address", "before"]],
  ["/operator/waitlist", admin.cookie, ["state", "userType", "address", "after"]],
  ["/operator/words", admin.cookie, ["source", "show"]],
  ["/operator/staff", admin.cookie, ["person"]],
  ["/operator/messages", admin.cookie, ["after"]],
  ["/operator/health", admin.cookie, ["after"]],
  ["/operator/legal", admin.cookie, ["show", "kind", "after", "support"]],
  ["/operator/legal?show=closed", admin.cookie, ["after"]],
  ["/operator/legal/holds", admin.cookie, ["after"]],
  ["/data-export", undefined, ["token"]],
  ["/operator/companies", admin.cookie, ["show", "q", "after"]],
  ["/operator/companies?show=all", admin.cookie, ["q", "after"]],
  ["/recruiter/company", recruiter.cookie, ["token"]],
  ["/recruiter/api", recruiter.cookie, ["key"]],
  ["/recruiter/dashboard", recruiter.cookie, ["tab"]],
  ["/recruiter/dashboard/manage-jobs", recruiter.cookie, ["q", "show", "sort", "page", "did", "was", "job"]],
];

test.each(ADDRESSES)("%s: hostile parameters never make the server fail", async (path, cookie, names) => {
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

test("the parameters above are all that the product reads", () => {
  const sent = new Set(ADDRESSES.flatMap(([, , names]) => names));
  expect([...sent].sort()).toEqual([...namesRead()].sort());
});

/** Returns every parameter that is read from an address under app. */
function namesRead(): Set<string> {
  const app = join(import.meta.dirname, "../app");
  const sources = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  );
  const reads = /\b(?:params|searchParams)\s*\.(?:get|getAll|has)\("(\w+)"|\breq\.query\("(\w+)"/g;
  const found = sources.flatMap((path) => [...readFileSync(join(app, path), "utf8").matchAll(reads)]);
  return new Set(found.map(([, ofPage, ofStream]) => ofPage ?? ofStream ?? ""));
}

/** Texts that a search could misread, or take too long for. */
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

/** Generous for busy machines: what explodes takes minutes. */
const BOUND_MILLISECONDS = 5_000;

const WORD_FIELDS: ReadonlyArray<[string, string, string | undefined]> = [
  ["/find-jobs", "q", undefined],
  ["/find-jobs", "where", undefined],
  ["/find-jobs/suggestions", "text", undefined],
  ["/find-jobs/suggestions?field=where", "text", undefined],
  ["/senior/find-jobs", "q", senior.cookie],
  ["/suggest/skills", "q", senior.cookie],
  ["/suggest/industries", "q", senior.cookie],
  ["/suggest/occupations", "q", senior.cookie],
  ["/recruiter/candidates", "q", recruiter.cookie],
  ["/recruiter/candidates", "place", recruiter.cookie],
  ["/recruiter/manage-jobs", "q", recruiter.cookie],
  ["/senior/messages", "q", senior.cookie],
];

test.each(WORD_FIELDS)("%s: any text in %s is searched for, quickly", async (path, name, cookie) => {
  const and = path.includes("?") ? "&" : "?";
  // Not measured, because the first response loads code.
  await (await site.get(path, { cookie })).body?.cancel();
  for (const [kind, text] of Object.entries({ ...HOSTILE, ...WORDS })) {
    const began = cpuTime();
    const answer = await site.get(`${path}${and}${new URLSearchParams({ [name]: text })}`, { cookie });
    await answer.text();
    expect(answer.status, kind).toBe(200);
    expect(cpuTime() - began, `milliseconds for ${kind}`).toBeLessThan(BOUND_MILLISECONDS);
    await platform.db.delete(rateLimits);
  }
});

test.each(["/company/%00", "/jobs/%00", "/jobs/in/a%00", "/job/%00", "/logos/%00"])("%s: not found", async (path) => {
  for (const cookie of [undefined, senior.cookie, recruiter.cookie]) {
    const answer = await site.get(path, { cookie });
    expect(answer.status).toBe(404);
    await answer.body?.cancel();
  }
});

test("a cursor with a year beyond the database's range is ignored", async () => {
  const after = "999999999999999_00000000-0000-7000-8000-000000000000";
  const answer = await site.get(`/recruiter/candidates?after=${after}`, { cookie: recruiter.cookie });
  expect(answer.status).toBe(200);
});
