import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { applications } from "#app/db/schema/applications.ts";
import { applyToJob } from "#app/features/applications/commands.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { cookieOf } from "#test/answers.ts";
import { openTestApp } from "#test/app.ts";
import { anApplicantWithAName, statusOf } from "#test/applications.ts";
import { aJob } from "#test/jobs.ts";
import { letAllGo } from "#test/moves.ts";
import { pageText } from "#test/page-text.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aProfile } from "#test/profiles.ts";

const { platform, get, post } = await openTestApp();
const PATH = "/recruiter/applications";

// Clauses 2.6-21, 4-11.
test("reviewing changes the status, stays on the page, and says so", async () => {
  const { recruiter, job, id } = await anApplicantWithAName(platform);
  const address = `${PATH}?job=${job.id}`;
  const form = { intent: "move", applicationId: id, from: "pending", to: "reviewing" };
  const done = await post(address, form, { cookie: recruiter.cookie });
  expect([done.status, done.headers.get("Location")]).toEqual([303, address]);
  expect(await statusOf(platform, id)).toBe("reviewing");
  const page = await (await get(address, { cookie: `${recruiter.cookie}; ${cookieOf(done, "toast")}` })).text();
  expect(pageText(page)).toContain("Application is now under review Desmond Oakhurst: In Review");
  expect(pageText(page)).toContain("Desmond Oakhurst 100% Why this match: Desmond Oakhurst In Review View Profile");
  expect(pageText(page)).not.toContain("Review Application");
});

// Clauses 8-20.
test("an illegal or outdated change is a 409, and the page is updated", async () => {
  const { recruiter, job, id } = await anApplicantWithAName(platform);
  const address = `${PATH}?job=${job.id}`;
  const send = (from: string, to: string) =>
    post(address, { intent: "move", applicationId: id, from, to }, { cookie: recruiter.cookie });
  const illegal = await send("pending", "hired");
  expect(illegal.status).toBe(409);
  expect(pageText(await illegal.text())).toContain("Failed to update application status");
  await platform.db.update(applications).set({ status: "withdrawn" }).where(eq(applications.id, id));
  const stale = await send("pending", "reviewing");
  expect(stale.status).toBe(409);
  const page = pageText(await stale.text());
  expect(page).toContain("Someone changed this application a moment ago.");
  expect(page).toContain("Desmond Oakhurst Not known Withdrawn");
});

test("refuses an invalid change", async () => {
  const { recruiter, id } = await anApplicantWithAName(platform);
  const legal = { intent: "move", applicationId: id, from: "pending", to: "reviewing" };
  for (const forged of [
    { ...legal, to: "archived" },
    { ...legal, status: "hired" },
    { ...legal, applicationId: "1" },
    { intent: "move" },
  ]) {
    expect((await post(PATH, forged, { cookie: recruiter.cookie })).status).toBe(400);
  }
  expect(await statusOf(platform, id)).toBe("pending");
});

/** Returns an application in review, from which an interview can follow. */
async function inReview() {
  const made = await anApplicantWithAName(platform);
  const address = `${PATH}?job=${made.job.id}&candidate=${made.senior.viewer.id}`;
  const send = (form: Record<string, string>) => post(address, form, { cookie: made.recruiter.cookie });
  await send({ intent: "move", applicationId: made.id, from: "pending", to: "reviewing" });
  return { ...made, address, send };
}

// Clauses D71.
test("an interview is sent with its message to the conversation", async () => {
  const { senior, recruiter, id, address, send } = await inReview();
  const page = pageText(await (await get(address, { cookie: recruiter.cookie })).text());
  expect(page).toContain("Message to Desmond Oakhurst");
  expect(page).toContain("Invite to Interview and send message");
  const form = { intent: "move-with-message", applicationId: id, from: "reviewing", to: "interview" };
  const done = await send({ ...form, submissionKey: randomUUID(), content: "Tuesday at ten, by telephone?" });
  expect(done.status).toBe(303);
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("interview");
  const messages = await (await get("/senior/messages", { cookie: senior.cookie })).text();
  expect(pageText(messages)).toContain("Tuesday at ten, by telephone?");
});

// Clauses D65.
test("an interview's date reaches both sides; half a date keeps its text", async () => {
  const { senior, recruiter, id, address, send } = await inReview();
  const day = new Date(platform.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10);
  const date = { interviewDate: day, interviewTime: "10:00", interviewZone: "America/Chicago", interviewHow: "video" };
  const move = { intent: "move-with-message", applicationId: id, from: "reviewing", to: "interview" };
  const form = { ...move, ...date, content: "Shall we talk?", submissionKey: randomUUID() };
  const half = await send({ ...form, interviewTime: "" });
  expect(half.status).toBe(400);
  const refused = await half.text();
  expect(pageText(refused)).toContain("Please choose a time too");
  expect(pageText(refused)).toContain("Shall we talk?");
  expect(refused).toContain(`value="${day}"`);
  expect((await send(form)).status).toBe(303);
  await letAllGo(platform);
  const said = /10:00 AM Central (Standard|Daylight) Time, by video/;
  const details = await get(`/senior/applications?application=${id}`, { cookie: senior.cookie });
  expect(pageText(await details.text())).toMatch(said);
  expect(pageText(await (await get(address, { cookie: recruiter.cookie })).text())).toMatch(said);
  const dashboard = pageText(await (await get("/recruiter/dashboard", { cookie: recruiter.cookie })).text());
  expect(dashboard).toContain("Coming up");
  expect(dashboard).toContain("Interview with ");
  expect(dashboard).toMatch(said);
  const changed = await send({ intent: "set-interview", applicationId: id, ...date, interviewHow: "phone" });
  expect(changed.status).toBe(303);
  expect(pageText(await (await get(address, { cookie: recruiter.cookie })).text())).toContain("by phone");
  const odd = await send({ intent: "set-interview", applicationId: id, ...date, interviewZone: "Mars/Olympus" });
  expect([odd.status, pageText(await odd.text()).includes("Please choose a time zone")]).toEqual([400, true]);
});

test("refuses an interview or offer without a message, and keeps the text", async () => {
  const { id, send } = await inReview();
  const bare = { applicationId: id, from: "reviewing", to: "interview" };
  expect((await send({ intent: "move", ...bare })).status).toBe(400);
  const empty = await send({ intent: "move-with-message", ...bare, submissionKey: randomUUID(), content: "   " });
  expect(empty.status).toBe(400);
  expect(pageText(await empty.text())).toContain("Please write a message first");
  const form = { intent: "move-with-message", ...bare, to: "offered", submissionKey: randomUUID() };
  const illegal = await send({ ...form, content: "Too early, but typed" });
  expect(illegal.status).toBe(409);
  expect(await statusOf(platform, id)).toBe("reviewing");
});

test("a rejection's reason stays with the recruiter", async () => {
  const { senior, recruiter, id, address, send } = await inReview();
  const canary = "canary-of-the-reason";
  await send({ intent: "move", applicationId: id, from: "reviewing", to: "rejected", reason: canary });
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("rejected");
  expect(await (await get(address, { cookie: recruiter.cookie })).text()).toContain(canary);
  for (const path of [
    "/senior/applications",
    `/senior/applications?application=${id}`,
    "/senior/notifications",
    "/senior/messages",
  ]) {
    expect(await (await get(path, { cookie: senior.cookie })).text(), path).not.toContain(canary);
  }
});

test("only the recruiter writes, sees, and deletes their notes", async () => {
  const { senior, recruiter, id, address, send } = await inReview();
  const other = await aRecruiter(platform);
  const note = { intent: "add-note", applicationId: id, body: "canary-of-the-note" };
  expect((await post(PATH, note, { cookie: other.cookie })).status).toBe(404);
  expect((await send({ ...note, body: " " })).status).toBe(400);
  expect((await send(note)).status).toBe(303);
  const html = await (await get(address, { cookie: recruiter.cookie })).text();
  expect(html).toContain("canary-of-the-note");
  const noteId = html.match(/name="noteId" value="([^"]+)"/)?.[1] ?? "";
  expect(await (await get(`/senior/applications?application=${id}`, { cookie: senior.cookie })).text()).not.toContain(
    "canary-of-the-note",
  );
  const removal = { intent: "delete-note", noteId };
  expect((await post(PATH, removal, { cookie: other.cookie })).status).toBe(404);
  expect((await send(removal)).status).toBe(303);
  expect(await (await get(address, { cookie: recruiter.cookie })).text()).not.toContain("canary-of-the-note");
});

test("previews, makes, and undoes a bulk change without JavaScript", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const ids: string[] = [];
  for (const firstName of ["Ada", "Bruno", "Cleo"]) {
    const senior = await aSenior(platform, { firstName });
    await aProfile(platform, { of: senior.viewer });
    ids.push((await applyToJob(platform, senior.viewer, { jobId: job.id })).id);
  }
  const [ada = "", bruno = "", cleo = ""] = ids;
  await platform.db.update(applications).set({ status: "hired" }).where(eq(applications.id, cleo));
  const address = `${PATH}?job=${job.id}`;
  const table = await (await get(address, { cookie: recruiter.cookie })).text();
  expect(table.match(/name="pick"/g)).toHaveLength(2);
  const picks = ids.map((id) => `pick=${id}`).join("&");
  const nobody = await (await get(`${address}&to=rejected`, { cookie: recruiter.cookie })).text();
  expect(pageText(nobody)).toContain("Select at least one person.");
  expect(nobody).toMatch(/<option value="rejected" selected="">/);
  // No one in the list has an offer.
  expect(nobody).not.toContain('<option value="hired"');
  const hiring = await (await get(`${address}&to=hired&pick=${ada}`, { cookie: recruiter.cookie })).text();
  expect(pageText(hiring)).toContain(
    "Ada Quill is at Application Sent. Only someone with an offer can be hired. The next step, on their profile: Review Application.",
  );
  expect(pageText(nobody)).not.toContain("Nobody can be moved");
  const preview = await (await get(`${address}&to=reviewing&${picks}`, { cookie: recruiter.cookie })).text();
  expect(pageText(preview)).toContain("Move 2 people to In Review?");
  expect(pageText(preview)).toContain(
    "1 person can't be moved: Cleo Quill is at Hired. Only a new application, or one that wasn't selected, can move to In Review.",
  );
  const moves = [...preview.matchAll(/name="moves" value="([^"]+)"/g)].map(([, value = ""]): [string, string] => [
    "moves",
    value,
  ]);
  const done = await post(address, [["intent", "move-several"], ["to", "reviewing"], ...moves], {
    cookie: recruiter.cookie,
  });
  expect(done.status).toBe(303);
  const waiting = await (await get(address, { cookie: recruiter.cookie })).text();
  expect(pageText(waiting)).toContain("2 people: In Review. Nothing has gone out yet.");
  const held = /name="held" value="([^"]+)"/.exec(waiting)?.[1] ?? "";
  expect((await post(address, { intent: "undo", held }, { cookie: recruiter.cookie })).status).toBe(303);
  await letAllGo(platform);
  expect(await Promise.all([ada, bruno].map((id) => statusOf(platform, id)))).toEqual(["pending", "pending"]);
  const late = await post(address, { intent: "undo", held }, { cookie: recruiter.cookie });
  expect(late.status).toBe(409);
  expect(pageText(await late.text())).toContain("It's already been sent");
});

test("limits status changes to 120 in five minutes", async () => {
  const { recruiter, id } = await anApplicantWithAName(platform);
  const { viewer, cookie } = recruiter;
  for (let moved = 0; moved < 120; moved += 1) await requireAttempt(platform, "move application by person", viewer.id);
  const move = { intent: "move", applicationId: id, from: "pending", to: "reviewing" };
  expect((await post(PATH, move, { cookie })).status).toBe(429);
  await letAllGo(platform);
  expect(await statusOf(platform, id)).toBe("pending");
});

test("refuses a bulk reason that is too long, and changes nothing", async () => {
  const recruiter = await aRecruiter(platform);
  const job = await aJob(platform, { by: recruiter.viewer });
  const senior = await aSenior(platform);
  await aProfile(platform, { of: senior.viewer });
  const { id } = await applyToJob(platform, senior.viewer, { jobId: job.id });
  const form = { intent: "move-several", to: "rejected", moves: `${id} pending`, reason: "x".repeat(5_001) };
  const answer = await post(`${PATH}?job=${job.id}`, form, { cookie: recruiter.cookie });
  expect(answer.status).toBe(400);
  expect(pageText(await answer.text())).toMatch(
    /Failed to update application status Reason: Please use at most [\d,]+ characters/,
  );
});
