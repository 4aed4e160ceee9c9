import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { ARTICLE_LIST, articleAfter } from "#app/content/articles.ts";
import { userRoles } from "#app/db/schema/accounts.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { stepJob } from "#app/features/jobs/lifecycle/commands.server.ts";
import { fitTags } from "#app/features/matching/fit.ts";
import { LEAST_SHOWN, obstacleFactor } from "#app/features/matching/rules.ts";
import { occupationNames, readPerson } from "#app/features/readings/reading.server.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { place, SILENT } from "#test/match-sides.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const site = await openTestApp();
const recruiter = await aRecruiter(site.platform);

const INDEXED = [
  "/",
  "/how-it-works",
  "/about",
  "/contact",
  "/hire-talent",
  "/pricing",
  "/terms",
  "/privacy",
  "/accessibility",
  "/safety",
  "/resources",
  ...ARTICLE_LIST.map(({ slug }) => `/resources/${slug}`),
  "/create-profile",
  "/waitlist",
  "/senior-support",
  "/recruiter-support",
];

async function read(path: string, cookie?: string): Promise<string> {
  const answer = await site.get(path, { cookie });
  expect(answer.status, path).toBe(200);
  return await answer.text();
}

/** Returns the page's text without scripts, drawings, and tags. */
function wordsOf(html: string): string {
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main
    .replaceAll(/<(script|svg)\b[\s\S]*?<\/\1>/g, " ")
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll(/\s+/g, " ");
}

function headOf(html: string) {
  const one = (pattern: RegExp) => pattern.exec(html)?.[1];
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: one(/<link rel="canonical" href="([^"]*)"/),
    robots: one(/<meta name="robots" content="([^"]*)"/),
  };
}

function markupOf(html: string): unknown[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
  return [...blocks].map(([, text = ""]) => JSON.parse(text));
}

// Clauses 2.1-5, 2.1-6, 2.1-17.
test.each(INDEXED)("%s has one h1, its own title and description, and its canonical address", async (path) => {
  const html = await read(path);
  expect(html.match(/<h1\b/g)).toHaveLength(1);
  const { title, description, canonical, robots } = headOf(html);
  expect(title).toMatch(new RegExp(`^.{4,60} \\| ${BRAND.name}$`));
  expect(description?.length).toBeGreaterThan(50);
  expect(description?.length).toBeLessThan(170);
  expect(canonical).toBe(`${site.platform.env.appUrl}${path}`);
  expect(robots).toBeUndefined();
});

test("no two pages share a title or a description", async () => {
  const heads = await Promise.all(INDEXED.map(async (path) => headOf(await read(path))));
  expect(new Set(heads.map(({ title }) => title)).size).toBe(INDEXED.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(INDEXED.length);
});

// Clauses 2.1-19, D9.
test.each(["/waitlist-test", "/waitlist/leave"])("%s stays out of search engines", async (path) => {
  const { robots, canonical } = headOf(await read(path));
  expect(robots).toBe("noindex");
  expect(canonical).toBeUndefined();
});

// Clauses 2.1-113, 2.4-9.
test("every link of the public pages works", async () => {
  const pages = await Promise.all(INDEXED.map((path) => read(path)));
  const targets = new Set(
    pages.flatMap((html) => [...html.matchAll(/<a\b[^>]*href="(\/[^"#]*)"/g)].map(([, to]) => to)),
  );
  for (const target of targets) {
    const answer = await site.get((target ?? "").replaceAll("&amp;", "&"));
    expect([200, 302], target).toContain(answer.status);
  }
});

// Clauses 1-1, 1-4, 1-17, 2.1-1, 2.4-1, 2.4-2, 2.4-3, 2.4-4, 2.4-5, 2.4-6, 2.4-7, 3-17, D6, D24.
test("home has every part of the specification", async () => {
  const html = await read("/");
  const words = wordsOf(html);
  for (const part of [
    "How It Works",
    "Create a profile",
    "Get matched with flexible opportunities",
    "Launch on your terms",
    "Smart Matching",
    "Easy Application Process",
    "Personal Dashboards",
    "Verified Employers",
    "Flexible Work Only",
    "Who It's For",
    "Always free for seniors.",
  ]) {
    expect(words).toContain(part);
  }
  expect(words.match(/Example story/g)).toHaveLength(4);
  for (const [to, label] of [
    ["/find-jobs", "Find Work"],
    ["/hire-talent", "Hire Talent"],
    ["/find-jobs", "Find Opportunities"],
    ["/hire-talent", "Post Job - $19/month"],
    ["/waitlist", "Join the Waitlist Now"],
  ]) {
    expect(html).toMatch(new RegExp(`href="${to}"[^>]*>${label?.replaceAll("$", "\\$")}<`));
  }
});

test("home starts with one main action, the search", async () => {
  const html = await read("/");
  const mains = [...html.matchAll(/<(?:a|button)[^>]*class="[^"]*btn--main[^>]*>(?:<[^>]+>)*([^<]*)/g)];
  expect(mains.map(([, label]) => label)).toEqual(["Search jobs"]);
  expect(html.indexOf("Search jobs")).toBeLessThan(html.indexOf(">Find Work<"));
});

test("home lists the newest jobs and counts industries in any spelling", async () => {
  await site.platform.db.delete(jobs);
  expect(wordsOf(await read("/"))).not.toContain("Open today");
  for (const [minute, title, industry] of [
    [1, "Month-end Closer", "Finance"],
    [2, "Audit Companion", "finance"],
    [3, "Orchard Planner", "Farming"],
    [4, "Ledger Keeper", "Finance"],
    [5, "Valve Adviser", "Water"],
  ] as const) {
    site.platform.clock.set(`2026-11-20T10:0${minute}:00Z`);
    await aJob(site.platform, { by: recruiter.viewer, title, industry });
  }
  const closed = await aJob(site.platform, { by: recruiter.viewer, title: "Closed Long Ago", industry: "Finance" });
  await stepJob(site.platform, recruiter.viewer, { jobId: closed.id, step: "close", from: "live" });

  const words = wordsOf(await read("/"));
  expect(words).toContain("Open today 5 jobs, each with its pay and its hours.");
  expect(words).toMatch(/Finance 3 jobs\s+Farming 1 job\s+Water 1 job/);
  expect(words).toContain("Valve Adviser");
  expect(words).not.toContain("Month-end Closer");
  expect(words).not.toContain("Closed Long Ago");
});

// Clauses 8-6, D18.
test("home asks an account without a role for one, and no other", async () => {
  const person = await aSenior(site.platform);
  expect(wordsOf(await read("/", person.cookie))).not.toContain("One question first");
  await site.platform.db.delete(userRoles).where(eq(userRoles.userId, person.viewer.id));
  expect(wordsOf(await read("/", person.cookie))).toContain("One question first");
});

// Clauses D25.
test("the small print follows the billing mode", async () => {
  const enforced = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  for (const path of ["/", "/hire-talent", "/pricing"]) {
    expect(wordsOf(await read(path))).toContain("Free while we launch");
    expect(wordsOf(await (await enforced.get(path)).text())).not.toContain("Free while we launch");
  }
  for (const path of ["/contact", "/recruiter-support", "/signup?as=recruiter", "/waitlist", "/terms", "/pricing"]) {
    expect(await (await enforced.get(path)).text(), path).not.toMatch(/while we launch/i);
  }
});

// Clauses 2.1-12, 2.4-19.
test("pricing answers six questions, also as structured data", async () => {
  const html = await read("/pricing");
  const [faq] = markupOf(html);
  expect(faq).toMatchObject({ "@type": "FAQPage" });
  const { mainEntity } = faq as { mainEntity: Array<{ name: string; acceptedAnswer: { text: string } }> };
  expect(mainEntity).toHaveLength(6);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(wordsOf(html)).toContain(name);
    expect(wordsOf(html)).toContain(acceptedAnswer.text);
  }
});

// Clauses 1-5.
test("how it works says what counts and from which percent on", async () => {
  const words = wordsOf(await read("/how-it-works"));
  expect(words).toContain("AI-based recommendation of matching jobs");
  expect(words).toContain(
    "Your name, your photo, your years and anything else that hints at your age never affect the score.",
  );
  expect(words).toContain("we read your skills, what you say about yourself and the full text of each job");
  expect(words).toContain("good hours never lift another trade above your own");
  expect(words).toContain(`We recommend nothing below ${LEAST_SHOWN} percent.`);
});

test("the statements of how it works are true", async () => {
  const words = wordsOf(await read("/how-it-works"));
  const isOneTrade = (one: string, other: string) => {
    const [first] = readPerson({ skills: [], about: one }).occupations;
    return first !== undefined && readPerson({ skills: [], about: other }).occupations[0]?.name === first.name;
  };
  expect(words).toContain("“Attorney” and “lawyer” are the same trade, and “A/P” is accounts payable.");
  expect(isOneTrade("Attorney", "Lawyer")).toBe(true);
  const payable = readPerson({ skills: ["A/P"], about: "" });
  expect(fitTags(payable, readPerson({ skills: ["Accounts payable"], about: "" }))).toMatchObject([{ how: "named" }]);
  expect(words).toContain("If it needs 40 and you offer 10, three-quarters of the score is left.");
  expect(words).toContain("If the job needs 16 and you offer 20, that's a full fit.");
  const hoursLeft = (asked: number, offered: number) =>
    obstacleFactor(
      { ...SILENT, availabilityHours: offered, workPreference: "remote" },
      { hoursPerWeek: asked, workType: "remote", location: place("Bend", "Oregon"), hourlyPay: null },
    );
  expect(hoursLeft(16, 20)).toBe(1);
  expect(hoursLeft(40, 10)).toBeCloseTo(0.75, 2);
  const [, count = ""] = /some ([\d,]+) occupations/.exec(words) ?? [];
  expect(Math.abs(occupationNames().length - Number(count.replace(",", "")))).toBeLessThan(100);
});

// Clauses 2.1-7, 2.4-17.
test("contact answers four questions and links to two pages", async () => {
  const html = await read("/contact");
  expect(html.match(/<h3>[^<]*\?<\/h3>/g)).toHaveLength(4);
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  expect(main).toContain('href="/how-it-works"');
  expect(main).toContain('href="/pricing"');
});

test("home has the organization as structured data", async () => {
  const [graph] = markupOf(await read("/"));
  expect(graph).toMatchObject({ "@graph": [{ "@type": "Organization", name: BRAND.name }, { "@type": "WebSite" }] });
});

// Clauses 2.1-13, 2.1-14, 2.4-20, 9-28.
test.each(["/terms", "/privacy"])("%s has its date", async (path) => {
  expect(wordsOf(await read(path))).toContain("Last updated April 27, 2025.");
});

// Clauses 2.4-21, 9-28.
test("the terms say that users must be 18 or older", async () => {
  expect(wordsOf(await read("/terms"))).toContain("You must be 18 or older");
});

// Clauses 2.1-15, 2.4-23, D38.
test("the accessibility statement commits to WCAG 2.1 AA", async () => {
  const words = wordsOf(await read("/accessibility"));
  expect(words).toContain("WCAG 2.1, level AA");
  expect(words).toContain(BRAND.contactEmail);
});

// Clauses 2.1-29, 2.1-38, 2.4-30, 9-26.
test.each(["/senior-support", "/recruiter-support"])("%s has the email address and the response time", async (path) => {
  const words = wordsOf(await read(path));
  expect(words).toContain(BRAND.contactEmail);
  expect(words).toContain("24-48 hours");
});

// Clauses 2.1-3, 2.1-10, 2.4-29, D39.
test("recruiter buttons preselect the recruiter tab", async () => {
  const html = await read("/hire-talent");
  expect(html).toMatch(/href="\/signup\?as=recruiter"[^>]*>Create Recruiter Account</);
  expect(html).toMatch(/href="\/signup\?as=recruiter"[^>]*>Start Posting Jobs Today</);
  expect(html).toContain('href="/recruiter/post-job"');
});

// Clauses D40.
test.each(ARTICLE_LIST.map((article) => [article.slug, article] as const))(
  "the guide %s has its reading time and working contents",
  async (slug, article) => {
    const html = await read(`/resources/${slug}`);
    const [text = ""] = wordsOf(html).split("Print this page");
    const minutes = text.split(" ").length / 170;
    expect(minutes).toBeGreaterThan(article.minutes - 1.3);
    expect(minutes).toBeLessThanOrEqual(article.minutes + 0.3);
    expect(article.minutes).toBeLessThanOrEqual(5);
    for (const part of article.parts) expect(html).toContain(`<h2 id="${part.id}">`);
  },
);

// Clauses 2.1-16, 2.1-47, 2.1-48, 2.4-22.
test("the guides link in a circle", () => {
  const [first] = ARTICLE_LIST;
  if (!first) throw new Error("there are no guides");
  const walked = ARTICLE_LIST.reduce((last) => articleAfter(last), first);
  expect(walked.slug).toBe(first.slug);
  expect(new Set(ARTICLE_LIST.map((article) => articleAfter(article).slug)).size).toBe(6);
});

test("a guide that does not exist is not found", async () => {
  expect((await site.get("/resources/get-rich")).status).toBe(404);
});

// Clauses 2.1-50, 2.1-51, D37.
test.each(["terms", "privacy"])("the version of %s in force has a permanent address; others do not", async (page) => {
  const kept = await site.get(`/${page}/2025-04-27`);
  expect(kept.status).toBe(200);
  const html = await kept.text();
  expect(html).toContain("Last updated");
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/${page}"`));
  expect((await site.get(`/${page}/2024-01-01`)).status).toBe(404);
});
