import { expect, test } from "vitest";
import { foldedName } from "#app/features/search/folding.ts";
import { openTestDatabase } from "#test/database.ts";
import { aConversation, lengthen, writersOf } from "#test/messages.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { listConversations } from "./queries.server.ts";
import { requireThread } from "./queries-thread.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send } = writersOf(platform);

// Clauses 2.5-34.
test("search finds any part of a name, without case or wildcards", async () => {
  const recruiter = await aRecruiter(platform);
  for (const lastName of ["Quill", "Oakhurst", "50% Smith"]) {
    const senior = await aSenior(platform, { lastName });
    await aConversation(platform, { recruiter, senior });
  }
  const found = async (search: string) =>
    (await listConversations(db, recruiter.viewer, { search })).rows.map(({ counterpart }) => counterpart.name);
  expect(await found("OAK")).toEqual(["Harriet Oakhurst"]);
  expect(await found("%")).toEqual(["Harriet 50% Smith"]);
  expect(await found("_")).toEqual([]);
  expect(await found("harriet")).toHaveLength(3);
});

test("search ignores accents, apostrophes, and hyphens", async () => {
  const recruiter = await aRecruiter(platform);
  for (const [firstName, lastName] of [
    ["Siobhán", "O\u2019Brien"],
    ["Zdeněk", "Dvořák"],
    ["Anne-Marie", "St. Cloud"],
    ["İpek", "Öztürk"],
  ] as const) {
    await aConversation(platform, { recruiter, senior: await aSenior(platform, { firstName, lastName }) });
  }
  const all = (await listConversations(db, recruiter.viewer)).rows.flatMap(({ counterpart }) => counterpart.name ?? []);
  expect(all).toHaveLength(4);
  for (const [search, name] of [
    ["o'brien", "Siobhán O\u2019Brien"],
    ["O\u2018BRIEN", "Siobhán O\u2019Brien"],
    ["obrien", "Siobhán O\u2019Brien"],
    ["Siobhan o brien", "Siobhán O\u2019Brien"],
    ["dvorak", "Zdeněk Dvořák"],
    ["DVOR\u030cA\u0301K", "Zdeněk Dvořák"],
    ["anne marie", "Anne-Marie St. Cloud"],
    ["st cloud", "Anne-Marie St. Cloud"],
    ["ipek", "İpek Öztürk"],
  ] as const) {
    const { rows } = await listConversations(db, recruiter.viewer, { search });
    expect(
      rows.map(({ counterpart }) => counterpart.name),
      search,
    ).toEqual([name]);
    // The page's own filter gives the same result.
    expect(
      all.filter((one) => foldedName(one).includes(foldedName(search))),
      search,
    ).toEqual([name]);
  }
});

// Clauses 2.5-41, 7.2-19.
test("pages a long conversation by fifty, each message once and in order", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  for (let index = 2; index <= 120; index += 1)
    await send(index % 2 ? recruiter : senior, conversationId, `No. ${index}`);
  const newest = await requireThread(platform, senior.viewer, conversationId);
  expect(newest.messages.map(({ position }) => position)).toEqual(Array.from({ length: 50 }, (_, i) => i + 71));
  expect(newest.earlierFrom).toBe(21);
  const more = await requireThread(platform, senior.viewer, conversationId, { from: 21 });
  expect(more.messages.map(({ position }) => position)).toEqual(Array.from({ length: 100 }, (_, i) => i + 21));
  const all = await requireThread(platform, senior.viewer, conversationId, { from: 1 });
  expect([all.messages.length, all.earlierFrom]).toEqual([120, null]);
});

// Clauses 2.5-41.
test("reads 2,500 messages back and forth with at most 200 at a time", async () => {
  const conversation = await aConversation(platform);
  const { senior, conversationId } = conversation;
  await lengthen(platform, conversation, 2_500);
  async function positionsFrom(from: number | null) {
    const thread = await requireThread(platform, senior.viewer, conversationId, { from });
    const positions = thread.messages.map(({ position }) => position);
    // Each page is contiguous and in order, and has the position of the newest message.
    expect(positions).toEqual(positions.map((_, index) => (positions[0] ?? 0) + index));
    expect(positions.length).toBeLessThanOrEqual(200);
    expect(thread.newest).toEqual({ position: 2_500, isOwn: false });
    return { ...thread, positions };
  }
  const seen = new Set<number>();
  let window = await positionsFrom(null);
  expect([window.positions[0], window.positions.at(-1), window.laterFrom]).toEqual([2_451, 2_500, null]);
  for (; window.earlierFrom !== null; window = await positionsFrom(window.earlierFrom)) {
    for (const position of window.positions) seen.add(position);
  }
  expect([window.positions[0], window.positions.at(-1)]).toEqual([1, 200]);
  for (; window.laterFrom !== null; window = await positionsFrom(window.laterFrom)) {
    for (const position of window.positions) seen.add(position);
  }
  expect([window.positions.at(-1), seen.size]).toEqual([2_500, 2_500]);
  // A position in the future shows the newest messages.
  expect((await positionsFrom(9_999)).positions[0]).toBe(2_451);
});
