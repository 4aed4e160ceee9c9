import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { savedSearches } from "#app/db/schema/saved-searches.ts";
import { unsubscribePathOf } from "#app/features/mail/unsubscribe-links.server.ts";
import { requestDeletion } from "#app/features/settings/deletion/commands.server.ts";
import { eraseDueAccounts } from "#app/features/settings/deletion/tasks.server.ts";
import { findPreferences } from "#app/features/settings/queries.server.ts";
import { signedToken } from "#app/platform/signed-token.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";

const { app, platform, get, post } = await openTestApp();
const { db } = platform;

/** Posts like an email program: without cookies, mostly without Origin. */
async function oneClick(path: string, origin?: string) {
  return await app.request(`${platform.env.appUrl}${path}`, {
    method: "POST",
    headers: {
      Host: new URL(platform.env.appUrl).host,
      "Content-Type": "application/x-www-form-urlencoded",
      "Sec-Fetch-Site": "cross-site",
      ...(origin === undefined ? {} : { Origin: origin }),
    },
    body: "List-Unsubscribe=One-Click",
  });
}

// Clauses 2.5-49.
test("one click stops that kind of email for that person, repeatedly", async () => {
  const [one, other] = [await aSenior(platform), await aSenior(platform)];
  const path = unsubscribePathOf(platform, { userId: one.viewer.id, name: "notifications" });
  for (let time = 0; time < 2; time += 1) expect((await oneClick(path)).status).toBe(200);
  expect(await findPreferences(db, one.viewer.id)).toMatchObject({ hasEmails: false, hasDailyDigest: true });
  expect(await findPreferences(db, other.viewer.id)).toMatchObject({ hasEmails: true });
});

test.each(["https://mail.example", "null"])("one click from %s works as well and logs no error", async (origin) => {
  const { viewer } = await aSenior(platform);
  const errors = vi.spyOn(platform.log, "error");
  const path = unsubscribePathOf(platform, { userId: viewer.id, name: "notifications" });
  expect((await oneClick(path, origin)).status).toBe(200);
  expect(await findPreferences(db, viewer.id)).toMatchObject({ hasEmails: false });
  expect(errors).not.toHaveBeenCalled();
});

// Clauses 2.1-59.
test("opening the link stops nothing; its button does, without a session", async () => {
  const { viewer } = await aRecruiter(platform);
  const path = unsubscribePathOf(platform, { userId: viewer.id, name: "daily-digest" });
  for (let time = 0; time < 2; time += 1) {
    const page = pageText(await (await get(path)).text());
    expect(page).toContain("Press the button to stop the daily digest.");
  }
  expect((await findPreferences(db, viewer.id)).hasDailyDigest).toBe(true);
  const done = await post(path, {});
  expect([done.status, pageText(await done.text())]).toEqual([
    200,
    expect.stringContaining("You won't get the daily digest anymore."),
  ]);
  expect(await findPreferences(db, viewer.id)).toMatchObject({ hasDailyDigest: false, hasEmails: true });
});

test.each([
  { mailing: "job-alerts", kept: { jobs: "off", candidates: "daily" } },
  { mailing: "candidate-alerts", kept: { jobs: "daily", candidates: "off" } },
] as const)(
  "stopping $mailing switches the searches off that they tell of, and keeps them",
  async ({ mailing, kept }) => {
    const { viewer } = await aSenior(platform);
    const createdAt = platform.clock.now();
    const search = { userId: viewer.id, searchedUntil: createdAt, createdAt, updatedAt: createdAt };
    for (const sought of ["jobs", "candidates"] as const) {
      for (const name of ["Kilns", "More kilns"]) {
        const own = { id: platform.ids.next(createdAt), sought, name, query: `?q=${name}` };
        await db.insert(savedSearches).values({ ...search, ...own, frequency: "daily" });
      }
    }
    await oneClick(unsubscribePathOf(platform, { userId: viewer.id, name: mailing }));
    const rows = await db.select().from(savedSearches).where(eq(savedSearches.userId, viewer.id));
    expect(rows).toHaveLength(4);
    for (const { sought, frequency } of rows) expect(frequency).toBe(kept[sought]);
  },
);

test("a link of an earlier version, which calls notifications news, still works", async () => {
  const { viewer } = await aSenior(platform);
  const token = signedToken(platform, "stop mails", [viewer.id, "news"]);
  expect((await oneClick(`/unsubscribe?${new URLSearchParams({ token })}`)).status).toBe(200);
  expect(await findPreferences(db, viewer.id)).toMatchObject({ hasEmails: false, hasDailyDigest: true });
});

test("a token for another purpose, or a forged one, does nothing", async () => {
  const { viewer } = await aSenior(platform);
  const path = unsubscribePathOf(platform, { userId: viewer.id, name: "weekly-digest" });
  const forged = [
    path.replace("weekly-digest", "notifications"),
    path.slice(0, -1),
    `${path}.x`,
    "/unsubscribe?token=",
    "/unsubscribe",
  ];
  for (const one of forged) {
    expect((await oneClick(one)).status, one).toBe(400);
    expect(pageText(await (await get(one)).text()), one).toContain("This link is incomplete.");
  }
  expect(await findPreferences(db, viewer.id)).toMatchObject({ hasEmails: true });
});

test("a deleted person's link gets a friendly page and changes nothing", async () => {
  const { viewer, password } = await aSenior(platform);
  const path = unsubscribePathOf(platform, { userId: viewer.id, name: "notifications" });
  await requestDeletion(platform, viewer, { currentPassword: password });
  platform.clock.set("2026-12-24T10:00:00Z");
  await eraseDueAccounts(platform);
  expect((await oneClick(path)).status).toBe(200);
});
