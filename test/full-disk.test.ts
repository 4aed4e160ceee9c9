import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { describeEmbedded } from "#app/db/open.ts";
import { moveApplication } from "#app/features/applications/commands-status.server.ts";
import { listNotifications } from "#app/features/notifications/queries.server.ts";
import { openEmbedded } from "#app/platform/embedded/open.ts";
import { openTasks } from "#app/platform/tasks.ts";
import { registerTasks } from "#server/app.ts";
import { openTestAppOn } from "./app.ts";
import { openEmbeddedTestDatabase } from "./database.ts";
import { openMarket } from "./endpoints/market.ts";
import { ownedPages, pages } from "./endpoints/pages.ts";
import { silentLog } from "./log.ts";
import { pageText } from "./page-text.ts";
import { MINUTE, openTestPlatform } from "./platform.ts";

// R64: below the free-space limit of the embedded database everything can still be read.

const { database, client } = await openEmbeddedTestDatabase();
const platform = await openTestPlatform(database);
await registerTasks(platform);
const market = await openMarket(openTestAppOn(platform));
const { people, job, application } = market;
const { senior, recruiter } = people;
const { id } = application;
await moveApplication(platform, recruiter.viewer, { applicationId: id, from: "pending", to: "reviewing" });

// A copy of all that, on a disk that never has the required free space.
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-full-"));
const image = path.join(directory, "image.tar");
await client.dump(image);
const tuning = { minimumFreeBytes: Number.MAX_SAFE_INTEGER };
const full = describeEmbedded(await openEmbedded(path.join(directory, "data"), silentLog, tuning, image), "full");
afterAll(async () => {
  await full.close();
  fs.rmSync(directory, { recursive: true, force: true });
});
const { get, post } = openTestAppOn({ ...platform, db: full.db });

const OWN = `/senior/applications?application=${id}`;
const THEIRS = `/recruiter/applications?job=${job.id}&candidate=${senior.viewer.id}`;

test("a server starts on it, because a start needs less free space", async () => {
  const place = path.join(directory, "starting");
  fs.mkdirSync(place);
  const { bavail, bsize } = fs.statfsSync(place);
  const tight = { minimumFreeBytes: 2 * bavail * bsize, startSeconds: 600 };
  const database = describeEmbedded(await openEmbedded(place, silentLog, tight, image), "starting");
  const tasks = await openTasks({ database, log: silentLog });
  await registerTasks({ ...platform, db: database.db, tasks });
  await tasks.stop();
  await database.close();

  const started = describeEmbedded(await openEmbedded(place, silentLog, { ...tight, startSeconds: 0 }), "started");
  await expect(started.db.execute(sql`delete from rate_limits`)).rejects.toMatchObject({
    cause: { name: "StorageFullError" },
  });
  await started.close();
});

test("the limit is in effect", async () => {
  await expect(full.db.execute(sql`delete from rate_limits`)).rejects.toMatchObject({
    cause: { name: "StorageFullError" },
  });
});

test("no page has to write before it can be read", async () => {
  const addresses = Object.entries(pages(market)).map(([pattern, { at = pattern }]) => at);
  const failed: string[] = [];
  for (const at of [...addresses, ...ownedPages(market).map((page) => page.at)]) {
    for (const person of [null, senior, recruiter]) {
      const answer = await get(at, { cookie: person?.cookie });
      if (answer.status >= 500) failed.push(`${at}: ${answer.status}`);
      await answer.body?.cancel();
    }
  }
  expect(failed).toEqual([]);
});

test.each([
  ["a search", "/find-jobs?q=payroll", null, job.title],
  ["what a search box suggests", "/find-jobs/suggestions?field=what&text=payroll", null, job.title],
  ["a senior's dashboard", "/senior/dashboard", senior, job.title],
  ["a senior's search", "/senior/find-jobs?q=payroll", senior, job.title],
  ["an application by its address", OWN, senior, "Application Details"],
  ["the known skills", "/suggest/skills?q=payr", senior, "Payroll"],
  ["a recruiter's search", "/recruiter/candidates?q=payroll", recruiter, senior.viewer.name],
  ["an applicant by their address", THEIRS, recruiter, "canary-of-the-senior"],
])("%s can be read", async (_name, address, person, words) => {
  const answer = await get(address, { cookie: person?.cookie });
  expect([answer.status, pageText(await answer.text())]).toEqual([200, expect.stringContaining(words)]);
});

test("a session whose visit cannot be recorded stays valid", async () => {
  platform.clock.pass(11 * MINUTE);
  expect((await get("/senior/dashboard", { cookie: senior.cookie })).status).toBe(200);
});

const PROFILE = {
  fullName: "Harriet Quill",
  bio: "Thirty years of kilns.",
  skills: "Kilns",
  yearsExperience: "31",
  availabilityHours: "20",
  workPreference: "hybrid",
  place: "Hammond, Louisiana",
};
const { rows: notices } = await listNotifications(platform.db, senior.viewer.id, { view: "all", before: null });
const OPENED = { intent: "read", notificationId: notices[0]?.id ?? "" };
const BY_SCRIPT = { Accept: "application/json" };

test.each([
  ["an application", OWN, { intent: "withdraw", applicationId: id }, {}, "Your application is unchanged."],
  ["a profile", "/senior/profile", PROFILE, {}, "Thirty years of kilns."],
  ["a notification", "/senior/notifications", OPENED, {}, "We couldn't mark this as read"],
  ["a photo, sent by the page", "/senior/profile/photo", { intent: "remove" }, BY_SCRIPT, "We couldn't keep this"],
  ["a photo, sent without a script", "/senior/profile/photo", { intent: "remove" }, {}, "We couldn't keep this"],
])("a change of %s gets 507 and says what was not done", async (_name, address, form, headers, words) => {
  const answer = await post(address, form, { cookie: senior.cookie, headers });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([507, "60"]);
  expect(await answer.text()).toContain(words);
});

test("no password guess goes uncounted", async () => {
  const answer = await post("/login", { as: "senior", email: senior.email, password: "not the password" });
  expect(answer.status).toBe(507);
});

test("logging out works, even for a kept cookie", async () => {
  const gone = people.otherSenior.cookie;
  expect((await get("/senior/settings", { cookie: gone })).status).toBe(200);
  const answer = await post("/logout", { after: "/" }, { cookie: gone });
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/"]);
  expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect((await get("/senior/settings", { cookie: gone })).status).toBe(302);
});
