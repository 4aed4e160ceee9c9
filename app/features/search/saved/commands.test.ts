import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { keptQuery } from "#app/features/jobs/alerts/rules.ts";
import { saveCandidateSearch } from "#app/features/profiles/candidates/alerts/commands.server.ts";
import { keptQuery as keptCandidateQuery } from "#app/features/profiles/candidates/alerts/rules.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";
import { changeSearch, deleteSearch } from "./commands.server.ts";
import { TOO_MANY_SEARCHES } from "./labels.ts";
import { listSavedSearches } from "./queries.server.ts";
import { dueSince, MAX_SEARCHES } from "./rules.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const PATH = "/senior/saved-searches";
const NOBODY = "00000000-0000-7000-8000-000000000000";

function aSearch(query: string) {
  return { query, name: "Mine", frequency: "off" } as const;
}

test("saves a search without its sort order, page, and unknown parameters", () => {
  expect(keptQuery("?q=payroll&sort=pay&after=1_2_x&nonsense=1&workType=remote")).toBe("?q=payroll&workType=remote");
  expect(keptQuery("?sort=newest")).toBe("");
  const candidates = `?filters=show&after=1_${NOBODY}&candidate=${NOBODY}&minHours=20&minYears=0&q=payroll`;
  expect(keptCandidateQuery(candidates)).toBe("?q=payroll&minHours=20");
  expect(keptCandidateQuery("?filters=show&minHours=0&workType=nonsense")).toBe("");
});

// Each kind, with the role that saves it, the role that cannot, and how.
const KINDS = [
  { sought: "jobs", anOwner: aSenior, aStranger: aRecruiter, save: saveJobSearch },
  { sought: "candidates", anOwner: aRecruiter, aStranger: aSenior, save: saveCandidateSearch },
] as const;

test.each(KINDS)(
  "saving a search for $sought twice keeps one, with the newer name",
  async ({ sought, anOwner, save }) => {
    const { viewer } = await anOwner(platform);
    await save(platform, viewer, aSearch("?q=payroll"));
    await save(platform, viewer, { query: "?q=payroll&after=nonsense", name: "Payroll", frequency: "weekly" });
    expect(await listSavedSearches(db, viewer.id, sought)).toMatchObject([
      { name: "Payroll", query: "?q=payroll", frequency: "weekly" },
    ]);
  },
);

test("forty parallel saves keep twenty and explain the refusals", async () => {
  const { viewer } = await aSenior(platform);
  const tries = Array.from({ length: 2 * MAX_SEARCHES }, (_, at) =>
    saveJobSearch(platform, viewer, aSearch(`?q=word${at}`)),
  );
  const refused = (await Promise.allSettled(tries)).filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(MAX_SEARCHES);
  expect(refused[0]?.reason).toEqual(new FieldError("name", TOO_MANY_SEARCHES));
  expect(await listSavedSearches(db, viewer.id, "jobs")).toHaveLength(MAX_SEARCHES);
});

test.each(KINDS)(
  "only its owner changes and deletes a search for $sought",
  async ({ sought, anOwner, aStranger, save }) => {
    const [one, other, stranger] = [await anOwner(platform), await anOwner(platform), await aStranger(platform)];
    await save(platform, one.viewer, aSearch("?q=loom"));
    const kept = () => listSavedSearches(db, one.viewer.id, sought);
    const searchId = (await kept())[0]?.id ?? "";
    const change = { searchId, name: "Looms", frequency: "daily" } as const;
    const otherKind = sought === "jobs" ? "candidates" : "jobs";
    await expect(changeSearch(platform, other.viewer, sought, change)).rejects.toEqual(new DomainError("not-found"));
    await deleteSearch(platform, other.viewer, sought, { searchId });
    expect(await kept()).toHaveLength(1);
    await changeSearch(platform, one.viewer, sought, change);
    expect(await kept()).toMatchObject([{ name: "Looms", frequency: "daily" }]);
    for (const call of [
      save(platform, stranger.viewer, aSearch("?q=loom")),
      changeSearch(platform, stranger.viewer, sought, change),
      deleteSearch(platform, stranger.viewer, sought, { searchId }),
      deleteSearch(platform, one.viewer, otherKind, { searchId }),
    ])
      await expect(call).rejects.toEqual(new DomainError("wrong-role"));
    await deleteSearch(platform, one.viewer, sought, { searchId });
    expect(await kept()).toEqual([]);
    const nobodys = { ...change, searchId: NOBODY };
    await expect(changeSearch(platform, one.viewer, sought, nobodys)).rejects.toEqual(new DomainError("not-found"));
  },
);

test("alerts cover only what is new after they were switched on", async () => {
  const { viewer } = await aSenior(platform);
  await saveJobSearch(platform, viewer, aSearch("?q=kiln"));
  const [search] = await listSavedSearches(db, viewer.id, "jobs");
  platform.clock.set("2026-11-25T10:00:00Z");
  await changeSearch(platform, viewer, "jobs", { searchId: search?.id ?? "", name: "Kilns", frequency: "daily" });
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.userId, viewer.id));
  expect(row?.searchedUntil).toEqual(new Date("2026-11-25T10:00:00Z"));
});

test("daily and weekly searches are due half a day early", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(dueSince("daily", now, "daily")).toEqual(new Date("2026-11-20T00:00:00Z"));
  expect(dueSince("weekly", now, "daily")).toEqual(new Date("2026-11-14T00:00:00Z"));
});

// Clauses 2.1-62, D46.
test("saves, runs, changes, and deletes a job search without JavaScript", async () => {
  const { cookie } = await aSenior(platform);
  const results = await (await get("/senior/find-jobs?q=payroll&workType=remote", { cookie })).text();
  expect(results).toContain("Save this search");
  expect(await (await get("/senior/find-jobs", { cookie })).text()).not.toContain("Save this search");
  const asked = await (
    await get(`${PATH}?save=${encodeURIComponent("?q=payroll&workType=remote")}`, { cookie })
  ).text();
  expect(asked).toContain('value="payroll, Remote"');
  expect(asked).toMatch(/checked=""[^>]*value="off"/);

  const query = "?q=payroll&workType=remote";
  const refused = await post(
    `${PATH}?save=${encodeURIComponent(query)}`,
    { intent: "save", query, name: " ", frequency: "daily" },
    { cookie },
  );
  expect(refused.status).toBe(400);
  const again = await refused.text();
  expect(again).toContain("Please give this search a name");
  expect(again).toMatch(/checked=""[^>]*value="daily"/);
  const saved = await post(PATH, { intent: "save", query, name: "From home", frequency: "daily" }, { cookie });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, PATH]);

  const list = await (await get(PATH, { cookie })).text();
  expect(list).toContain("From home");
  expect(list).toContain("Email every day");
  expect(list).toContain('href="/senior/find-jobs?q=payroll&amp;workType=remote"');
  expect(await (await get(`/senior/find-jobs${query}`, { cookie })).text()).toContain("This search is saved");
  const searchId = /\?edit=([0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  expect(await (await get(`${PATH}?edit=${searchId}`, { cookie })).text()).toContain("Save changes");
  const change = { intent: "change", searchId, name: "Remote", frequency: "off" };
  expect((await post(PATH, change, { cookie })).status).toBe(303);
  expect(await (await get(PATH, { cookie })).text()).toContain("No emails");
  expect((await post(PATH, { intent: "delete", searchId }, { cookie })).status).toBe(303);
  expect(await (await get(PATH, { cookie })).text()).toContain("No saved searches yet");
});

test("saves a misspelled search as it was corrected", async () => {
  const [recruiter, senior] = [await aRecruiter(platform), await aSenior(platform)];
  await aJob(platform, { by: recruiter.viewer, title: "Bookbinder", skills: ["Bookbinding"] });
  await aProfile(platform, { of: senior.viewer, skills: ["Bookbinder"] });
  for (const [path, cookie, link] of [
    ["/find-jobs", undefined, "/find-jobs?q=bookbinder&amp;save=1"],
    ["/find-jobs", senior.cookie, "save=%3Fq%3Dbookbinder"],
    ["/senior/find-jobs", senior.cookie, "save=%3Fq%3Dbookbinder"],
    ["/recruiter/candidates", recruiter.cookie, "save=%3Fq%3Dbookbinder"],
  ] as const) {
    const html = await (await get(`${path}?q=bokbinder`, { cookie })).text();
    expect(html, path).toContain("No exact matches; showing close ones");
    expect(html, path).toContain(link);
  }
});

test("refuses an empty search and malformed forms", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const forms: Array<Record<string, string>> = [
    { intent: "save", query: "?sort=pay", name: "All", frequency: "daily" },
    { intent: "save", query: "?q=x", name: "All", frequency: "hourly" },
    { intent: "save", query: "?q=x", name: "All", frequency: "daily", userId: viewer.id },
    { intent: "delete", searchId: "1 or 1=1" },
    { intent: "nonsense" },
  ];
  for (const form of forms) expect((await post(PATH, form, { cookie })).status).toBe(400);
  expect(await listSavedSearches(db, viewer.id, "jobs")).toEqual([]);
});

// Clauses 2.6-30.
test("saves, runs, changes, and deletes a candidate search without JavaScript", async () => {
  const { cookie } = await aRecruiter(platform);
  const path = "/recruiter/saved-searches";
  const page = async (address: string) => await (await get(address, { cookie })).text();
  const query = "?q=payroll&minHours=20";
  expect(await page(`/recruiter/candidates${query}&filters=show`)).toContain("Save this search");
  expect(await page("/recruiter/candidates?filters=show")).not.toContain("Save this search");
  const asked = await page(`${path}?save=${encodeURIComponent(query)}`);
  expect(asked).toContain('value="payroll, 20+ hours a week"');
  expect(asked).toContain("Tell me about new people");

  const save = { intent: "save", query, name: "Payroll people", frequency: "weekly" };
  const refused = await post(`${path}?save=${encodeURIComponent(query)}`, { ...save, name: "" }, { cookie });
  expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining("give this search a name")]);
  const saved = await post(path, save, { cookie });
  expect([saved.status, saved.headers.get("Location")]).toEqual([303, path]);
  const list = await page(path);
  expect(list).toContain("Payroll people");
  expect(list).toContain("Email once a week");
  expect(list).toContain('href="/recruiter/candidates?q=payroll&amp;minHours=20"');
  expect(await page(`/recruiter/candidates${query}&filters=show`)).toContain("This search is saved");
  const searchId = /\?edit=([0-9a-f-]{36})/.exec(list)?.[1] ?? "";
  const change = { intent: "change", searchId, name: "Payroll", frequency: "off" };
  expect((await post(path, change, { cookie })).status).toBe(303);
  expect(await page(path)).toContain("No emails");
  expect((await post(path, { intent: "delete", searchId }, { cookie })).status).toBe(303);
  expect(await page(path)).toContain("No saved searches yet");
});

test("on a plan without filters, a saved search uses only its words and says so", async () => {
  const enforced = await openTestApp({ env: { BILLING_MODE: "enforced" } });
  const { viewer, cookie } = await aRecruiter(enforced.platform);
  const page = async () => await (await enforced.get("/recruiter/saved-searches", { cookie })).text();
  await saveCandidateSearch(enforced.platform, viewer, aSearch("?q=payroll"));
  expect(await page()).not.toContain("go by their words alone");
  await saveCandidateSearch(enforced.platform, viewer, aSearch("?q=payroll&minHours=20"));
  expect(await page()).toContain("go by their words alone");
});
