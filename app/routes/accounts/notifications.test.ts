import { expect, test } from "vitest";
import { notify } from "#app/features/notifications/commands.server.ts";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";

const { platform, get, post } = await openTestApp();
const { db } = platform;
const PATH = "/senior/notifications";
const NOBODY = "00000000-0000-7000-8000-000000000000";

async function tell(person: Person, title: string, at = "2026-11-20T10:00:00Z", href = "/senior/applications") {
  platform.clock.set(at);
  await notify(platform, db, {
    userId: person.viewer.id,
    kind: "application-reviewing",
    title,
    body: "Kiln Adviser.",
    href,
    mail: null,
  });
}

async function newestOf(person: Person) {
  const { rows } = await listNotifications(db, person.viewer.id);
  const [newest] = rows;
  if (!newest) throw new Error("there is none");
  return newest;
}

test("sends a stranger to log in and a recruiter home", async () => {
  expect((await get(PATH)).headers.get("Location")).toBe("/login?next=%2Fsenior%2Fnotifications");
  const { cookie } = await aRecruiter(platform);
  expect((await get(PATH, { cookie })).headers.get("Location")).toBe("/");
});

test("an empty list says so and links on", async () => {
  const { cookie } = await aSenior(platform);
  const page = pageText(await (await get(PATH, { cookie })).text());
  expect(page).toContain("No notifications yet");
  expect(page).toContain("Browse Jobs");
});

// Clauses 2.1-28, 2.5-2, D48.
test("lists notifications by day, newest first, and counts new ones", async () => {
  const person = await aSenior(platform);
  await tell(person, "Long ago", "2026-10-30T09:00:00Z");
  await tell(person, "The day before", "2026-11-19T16:20:00Z");
  await tell(person, "This morning", "2026-11-20T08:00:00Z");
  platform.clock.set("2026-11-20T10:00:00Z");
  const html = await (await get(PATH, { cookie: person.cookie })).text();
  const page = pageText(html.slice(html.indexOf("<main")));
  expect(page).toMatch(
    /Today This morning New .*2 hours ago Yesterday The day before New .*Yesterday, 4:20 PM Earlier Long ago New .*October 30/,
  );
  expect(page).toContain("3 new notifications.");
  expect(pageText(html)).toContain("Notifications 3 new");
  expect(pageText(html.slice(0, html.indexOf("<main")))).toContain("This morning New ");
});

test("only its owner marks one as read, any number of times", async () => {
  const [owner, other] = [await aSenior(platform), await aSenior(platform)];
  await tell(owner, "Read me");
  const { id } = await newestOf(owner);
  for (const notificationId of [id, NOBODY]) {
    const refused = await post(PATH, { intent: "read", notificationId }, { cookie: other.cookie });
    expect(refused.status).toBe(404);
  }
  expect(await countNewNotifications(db, owner.viewer.id)).toBe(1);
  for (let time = 0; time < 2; time += 1) {
    expect((await post(PATH, { intent: "read", notificationId: id }, { cookie: owner.cookie })).status).toBe(200);
  }
  expect(await countNewNotifications(db, owner.viewer.id)).toBe(0);
});

test("marking all leaves later and other people's notifications new", async () => {
  const [person, other] = [await aSenior(platform), await aSenior(platform)];
  await tell(person, "Seen", "2026-11-20T10:00:00Z");
  await tell(other, "Not hers", "2026-11-20T10:00:01Z");
  await tell(person, "Seen too", "2026-11-20T10:00:02Z");
  const { id: newestId } = await newestOf(person);
  await tell(person, "Not seen yet", "2026-11-20T10:00:03Z");
  expect((await post(PATH, { intent: "read-all", newestId }, { cookie: person.cookie })).status).toBe(200);
  const { rows } = await listNotifications(db, person.viewer.id, { view: "new" });
  expect(rows.map(({ title }) => title)).toEqual(["Not seen yet"]);
  expect(pageText(await (await get(PATH, { cookie: person.cookie })).text())).toContain("1 new notification.");
  expect(await countNewNotifications(db, other.viewer.id)).toBe(1);
});

test("seeing an item elsewhere marks only its own notifications", async () => {
  const [person, other] = [await aSenior(platform), await aSenior(platform)];
  const href = "/senior/applications?application=1";
  for (const whom of [person, other]) await tell(whom, "Seen", undefined, href);
  await tell(person, "Another");
  expect((await post(PATH, { intent: "seen", href }, { cookie: person.cookie })).status).toBe(200);
  const { rows } = await listNotifications(db, person.viewer.id, { view: "new" });
  expect(rows.map(({ title }) => title)).toEqual(["Another"]);
  expect(await countNewNotifications(db, other.viewer.id)).toBe(1);
});

test("a long list has pages of fifty, each entry once", async () => {
  const person = await aSenior(platform);
  for (let told = 0; told < 53; told += 1)
    await tell(person, `Number ${told}`, new Date(Date.UTC(2026, 10, 20, 10, told)).toISOString());
  const first = await listNotifications(db, person.viewer.id);
  const second = await listNotifications(db, person.viewer.id, { before: first.nextBefore });
  expect([first.rows.length, second.rows.length, second.nextBefore]).toEqual([50, 3, null]);
  expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(53);
  const page = pageText(await (await get(`${PATH}?before=${first.nextBefore}`, { cookie: person.cookie })).text());
  expect(page).toContain("Number 2 ");
  expect(page).toContain("Previous");
});

test("refuses invalid input", async () => {
  const { cookie } = await aSenior(platform);
  const forms: Array<Record<string, string>> = [
    { intent: "read" },
    { intent: "read-all", newestId: "1" },
    { intent: "read", notificationId: NOBODY, user_id: NOBODY },
    { intent: "seen", href: "https://evil.example" },
    { intent: "seen", href: "/senior/\u0000" },
    {},
  ];
  for (const form of forms) {
    expect((await post(PATH, form, { cookie })).status).toBe(400);
  }
  expect((await get(`${PATH}?show=nonsense&before=x'y`, { cookie })).status).toBe(200);
});
