import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { messages } from "#app/db/schema/messaging.ts";
import routes from "#app/routes.ts";
import { accountActs } from "./endpoints/accounts.ts";
import { applyingActs } from "./endpoints/applying.ts";
import { openMarket } from "./endpoints/market.ts";
import { messagingActs } from "./endpoints/messaging.ts";
import { ownedPages, pages } from "./endpoints/pages.ts";
import { recruitingActs } from "./endpoints/recruiting.ts";
import type { Answer, Row, Suspended, Who } from "./endpoints/rows.ts";
import { staffActs } from "./endpoints/staff.ts";
import { letAllGo } from "./moves.ts";
import { listPatterns } from "./route-patterns.ts";

// What each person gets: every page and every action, for everyone. A route without a row fails. The rows are in
// test/endpoints.

const market = await openMarket();
const { site, people, application, conversationId } = market;
const { platform } = site;
const EVERYONE: ReadonlyArray<Exclude<Who, Suspended>> = [
  ...(["anonymous", "senior", "otherSenior", "recruiter", "otherRecruiter"] as const),
  ...(["support", "moderator", "admin"] as const),
];
const SUSPENDED = ["suspendedSenior", "suspendedRecruiter"] as const;
const PAGES = pages(market);

/** In this order, because each one sees what earlier ones changed. */
const ACTIONS = [
  ...applyingActs(market),
  ...accountActs(market),
  ...messagingActs(market),
  ...recruitingActs(market),
  ...staffActs(market),
];

test.each(listPatterns(routes))("%s has a row in the matrix", (pattern) => {
  expect(Object.keys(PAGES)).toContain(pattern);
});

// Clauses 2.1-40, 2.1-66, 2.1-131, 2.1-81, 2.2-6, 2.4-31, 6-10, 8-26, D7, D74, D85.
test.each(Object.entries(PAGES))("%s gives each person the stated response", async (pattern, { at = pattern, row }) => {
  expect(await askAll((who) => site.get(at, { cookie: people[who]?.cookie }))).toEqual(row);
});

test.each(Object.entries(PAGES))(
  "%s treats a suspended person like a stranger",
  async (pattern, { at = pattern, row }) => {
    for (const who of SUSPENDED) expect(answerOf(await site.get(at, people[who])), who).toBe(row.anonymous);
  },
);

test.each(ownedPages(market))("$name gives each person the stated response", async ({ at, row }) => {
  expect(await askAll((who) => site.get(at, { cookie: people[who]?.cookie }))).toEqual(row);
});

// Clauses 2.2-5, D17.
test("a guarded page reveals nothing to client navigations", async () => {
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

test.each(ACTIONS)("$name gives each person the stated response", async ({ at, form, row }) => {
  expect(await askAll((who) => site.post(at, form(), { cookie: people[who]?.cookie }))).toEqual(row);
});

test.each(ACTIONS)("$name treats a suspended person like a stranger", async ({ at, form, row }) => {
  for (const who of SUSPENDED) expect(answerOf(await site.post(at, form(), people[who])), who).toBe(row.anonymous);
});

test("after all attempts, the conversation has its two messages", async () => {
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

test("after all attempts, the application has its recruiter's status", async () => {
  await letAllGo(platform);
  const [row] = await platform.db.select().from(applications).where(eq(applications.id, application.id));
  expect(row).toMatchObject({ status: "reviewing", applicantId: people.senior.viewer.id });
});

/** Strangers last, so that the owner's action is not what makes the others fail. */
async function askAll(ask: (who: Exclude<Who, Suspended>) => Response | Promise<Response>): Promise<Partial<Row>> {
  const row: Partial<Row> = {};
  for (const who of [...EVERYONE].sort((a, b) => Number(a === "recruiter") - Number(b === "recruiter"))) {
    const answer = await ask(who);
    row[who] = answerOf(answer);
    await answer.body?.cancel();
  }
  return row;
}

function answerOf(answer: Response): Answer {
  const location = answer.headers.get("Location");
  return location ? `-> ${withoutNewIds(new URL(location, "http://x").pathname)}` : answer.status;
}

/** The id of a newly created row is not known in advance. */
function withoutNewIds(path: string): string {
  return path.replace(/^(\/recruiter\/(?:manage-jobs|webhooks))\/.+/, "$1/*");
}
