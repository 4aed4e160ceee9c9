import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { openTestApp } from "#test/app.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { changeSearch, deleteSearch, saveSearch } from "./commands.server.ts";
import { TOO_MANY_SEARCHES } from "./labels.ts";
import { listSavedSearches } from "./queries.server.ts";
import { dueSince, MAX_SEARCHES } from "./rules.ts";
import { keptQuery } from "./schema.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const PATH = "/senior/saved-searches";
const NOBODY = "00000000-0000-7000-8000-000000000000";

function aSearch(query: string) {
  return { query, name: "Mine", frequency: "off" } as const;
}

test("a search is kept as it asks, without order, page and what nobody knows", () => {
  expect(keptQuery("?q=payroll&sort=pay&after=1_2_x&nonsense=1&workType=remote")).toBe("?q=payroll&workType=remote");
  expect(keptQuery("?sort=newest")).toBe("");
});

test("saving a search twice keeps one, with the newer name", async () => {
  const { viewer } = await aSenior(platform);
  await saveSearch(platform, viewer, aSearch("?q=payroll"));
  await saveSearch(platform, viewer, { query: "?q=payroll&sort=pay", name: "Payroll", frequency: "weekly" });
  expect(await listSavedSearches(db, viewer.id)).toMatchObject([
    { name: "Payroll", query: "?q=payroll", frequency: "weekly" },
  ]);
});

test("forty saves at once keep twenty, and the others are told why", async () => {
  const { viewer } = await aSenior(platform);
  const tries = Array.from({ length: 2 * MAX_SEARCHES }, (_, at) =>
    saveSearch(platform, viewer, aSearch(`?q=word${at}`)),
  );
  const refused = (await Promise.allSettled(tries)).filter((one) => one.status === "rejected");
  expect(refused).toHaveLength(MAX_SEARCHES);
  expect(refused[0]?.reason).toEqual(new FieldError("name", TOO_MANY_SEARCHES));
  expect(await listSavedSearches(db, viewer.id)).toHaveLength(MAX_SEARCHES);
});

test("only its owner changes and deletes a search; a recruiter keeps none", async () => {
  const [one, other, recruiter] = [await aSenior(platform), await aSenior(platform), await aRecruiter(platform)];
  await saveSearch(platform, one.viewer, aSearch("?q=loom"));
  const [search] = await listSavedSearches(db, one.viewer.id);
  const searchId = search?.id ?? "";
  const change = { searchId, name: "Looms", frequency: "daily" } as const;
  await expect(changeSearch(platform, other.viewer, change)).rejects.toEqual(new DomainError("not-found"));
  await deleteSearch(platform, other.viewer, { searchId });
  expect(await listSavedSearches(db, one.viewer.id)).toHaveLength(1);
  await changeSearch(platform, one.viewer, change);
  expect(await listSavedSearches(db, one.viewer.id)).toMatchObject([{ name: "Looms", frequency: "daily" }]);
  await deleteSearch(platform, one.viewer, { searchId });
  expect(await listSavedSearches(db, one.viewer.id)).toEqual([]);
  for (const call of [
    saveSearch(platform, recruiter.viewer, aSearch("?q=loom")),
    changeSearch(platform, recruiter.viewer, change),
    deleteSearch(platform, recruiter.viewer, { searchId }),
  ])
    await expect(call).rejects.toEqual(new DomainError("wrong-role"));
  await expect(changeSearch(platform, one.viewer, { ...change, searchId: NOBODY })).rejects.toEqual(
    new DomainError("not-found"),
  );
});

test("mails begin with jobs posted after they were switched on", async () => {
  const { viewer } = await aSenior(platform);
  await saveSearch(platform, viewer, aSearch("?q=kiln"));
  const [search] = await listSavedSearches(db, viewer.id);
  platform.clock.set("2026-11-25T10:00:00Z");
  await changeSearch(platform, viewer, { searchId: search?.id ?? "", name: "Kilns", frequency: "daily" });
  const [row] = await db.select().from(savedSearches).where(eq(savedSearches.userId, viewer.id));
  expect(row?.searchedUntil).toEqual(new Date("2026-11-25T10:00:00Z"));
});

test("a day is a day and a week is a week, with half a day of grace", () => {
  const now = new Date("2026-11-20T12:00:00Z");
  expect(dueSince("daily", now)).toEqual(new Date("2026-11-20T00:00:00Z"));
  expect(dueSince("weekly", now)).toEqual(new Date("2026-11-14T00:00:00Z"));
});

test("from the results a search is named, kept, run, changed and deleted without JavaScript", async () => {
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

test("a search for nothing is not kept, and strange forms are refused", async () => {
  const { viewer, cookie } = await aSenior(platform);
  const forms: Array<Record<string, string>> = [
    { intent: "save", query: "?sort=pay", name: "All", frequency: "daily" },
    { intent: "save", query: "?q=x", name: "All", frequency: "hourly" },
    { intent: "save", query: "?q=x", name: "All", frequency: "daily", userId: viewer.id },
    { intent: "delete", searchId: "1 or 1=1" },
    { intent: "nonsense" },
  ];
  for (const form of forms) expect((await post(PATH, form, { cookie })).status).toBe(400);
  expect(await listSavedSearches(db, viewer.id)).toEqual([]);
});
