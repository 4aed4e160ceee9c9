import { expect, test } from "vitest";
import { saveJobSearch } from "#app/features/jobs/alerts/commands.server.ts";
import { countSavedJobs } from "#app/features/jobs/saved/queries.server.ts";
import { listSavedSearches } from "#app/features/search/saved/queries.server.ts";
import { MAX_SEARCHES } from "#app/features/search/saved/rules.ts";
import { cookiesOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { aJob } from "#test/jobs.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { completePendingAction } from "./commands.server.ts";
import { pathToSave, pathToSaveSearch } from "./rules.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const recruiter = await aRecruiter(platform);
const by = recruiter.viewer;
const NOBODY = "00000000-0000-7000-8000-000000000000";
const QUERY = "?q=payroll&workType=remote";
const WISH = pathToSaveSearch(QUERY);

/** Returns the page that a response redirects to, fetched with its cookies. */
async function pageAfter(answer: Response): Promise<string> {
  return await (await get(answer.headers.get("Location") ?? "", { cookie: cookiesOf(answer) })).text();
}

test("signing in saves a job only from the address of a Save link", async () => {
  const { viewer } = await aSenior(platform);
  const job = await aJob(platform, { by });
  for (const path of [`/job/${job.id}`, `/job/${job.id}?save=2`, pathToSave(NOBODY), "/senior/dashboard"])
    expect(await completePendingAction(platform, viewer, path)).toEqual({ path });
  expect(await completePendingAction(platform, by, pathToSave(job.id))).toEqual({ path: pathToSave(job.id) });
  expect(await countSavedJobs(db, viewer.id)).toBe(0);
  expect(await completePendingAction(platform, viewer, pathToSave(job.id))).toEqual({
    path: `/job/${job.id}`,
    saved: "Job saved.",
  });
  expect(await countSavedJobs(db, viewer.id)).toBe(1);
});

// Clauses 2.1-44, 2.2-9, D19.
test("a guest's job is saved by signing in, never by opening an address", async () => {
  const { email, password, cookie, viewer } = await aSenior(platform);
  const job = await aJob(platform, { by });
  const asked = await (await get(pathToSave(job.id))).text();
  expect(asked).toContain("Log in or sign up to save this job");
  expect((await get(pathToSave(job.id), { cookie })).status).toBe(200);
  expect(await countSavedJobs(db, viewer.id)).toBe(0);
  const answer = await post("/login", { email, password, next: pathToSave(job.id) });
  expect(answer.headers.get("Location")).toBe(`/job/${job.id}`);
  expect(await countSavedJobs(db, viewer.id)).toBe(1);
});

test("signing in saves a search only from its Save link, with alerts off", async () => {
  const { viewer } = await aSenior(platform);
  for (const path of [`/find-jobs${QUERY}`, "/find-jobs?save=1", "/find-jobs?sort=pay&save=1", `${WISH}&q=x`])
    expect(await completePendingAction(platform, viewer, path)).toEqual({ path });
  expect(await completePendingAction(platform, by, WISH)).toEqual({ path: WISH });
  expect(await listSavedSearches(db, viewer.id, "jobs")).toEqual([]);
  const done = { path: "/senior/saved-searches", saved: "Search saved." };
  expect(await completePendingAction(platform, viewer, WISH)).toEqual(done);
  expect(await listSavedSearches(db, viewer.id, "jobs")).toMatchObject([
    { query: QUERY, name: "payroll, Remote", frequency: "off" },
  ]);
});

test("keeps an existing saved search, and keeps the wish when the list is full", async () => {
  const { viewer } = await aSenior(platform);
  await saveJobSearch(platform, viewer, { query: QUERY, name: "From home", frequency: "daily" });
  await completePendingAction(platform, viewer, WISH);
  expect(await listSavedSearches(db, viewer.id, "jobs")).toMatchObject([{ name: "From home", frequency: "daily" }]);
  for (let at = 1; at < MAX_SEARCHES; at += 1) {
    await saveJobSearch(platform, viewer, { query: `?q=word${at}`, name: "Mine", frequency: "off" });
  }
  const more = pathToSaveSearch("?q=one+more");
  expect(await completePendingAction(platform, viewer, more)).toEqual({ path: more });
});

// Clauses D19.
test("a guest saves a search by signing in", async () => {
  const { email, password, cookie, viewer } = await aSenior(platform);
  expect(await (await get("/find-jobs")).text()).not.toContain("Save this search");
  const results = await (await get(`/find-jobs${QUERY}&sort=pay`)).text();
  expect(results).toContain(`href="${WISH.replaceAll("&", "&amp;")}"`);
  const asked = await (await get(WISH)).text();
  expect(asked).toContain("Log in or sign up to save this search");
  const next = new URLSearchParams({ next: WISH });
  for (const path of ["/login", "/signup"]) expect(asked).toContain(`href="${path}?${next}"`);

  // For a person who is signed in, an address saves nothing; the senior names the search first.
  const named = await get(WISH, { cookie });
  expect([named.status, named.headers.get("Location")]).toEqual([
    302,
    `/senior/saved-searches?${new URLSearchParams({ save: QUERY })}`,
  ]);
  expect(await listSavedSearches(db, viewer.id, "jobs")).toEqual([]);

  const answer = await post("/login", { email, password, next: WISH });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/senior/saved-searches"]);
  const page = await pageAfter(answer);
  for (const text of ["Successfully logged in!", "Search saved.", "payroll, Remote", "No emails"])
    expect(page).toContain(text);
  expect(await listSavedSearches(db, viewer.id, "jobs")).toMatchObject([{ query: QUERY }]);
  expect(await (await get(`/find-jobs${QUERY}`, { cookie })).text()).toContain("This search is saved");
});

test("signing up saves a senior's search, and tells a recruiter why theirs is not", async () => {
  const form = { firstName: "Ida", lastName: "Marsh", password: "a quiet kiln at dawn", agreeTerms: "on" };
  const joined = await post("/signup", { as: "senior", ...form, email: "ida.marsh@people.example", next: WISH });
  expect([joined.status, joined.headers.get("Location")]).toEqual([303, "/senior/saved-searches"]);
  expect(await pageAfter(joined)).toContain("Search saved.");

  const { email, password, cookie } = recruiter;
  const answer = await post("/login", { email, password, as: "recruiter", next: WISH });
  expect(answer.headers.get("Location")).toBe(WISH);
  const page = await (await get(WISH, { cookie })).text();
  expect(pageText(page)).toContain("This search wasn't saved");
  expect(page).not.toContain("Save this search");
});
