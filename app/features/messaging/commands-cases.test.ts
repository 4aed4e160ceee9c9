import { and, desc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { BRAND } from "#app/brand.ts";
import { cases, reports } from "#app/db/schema/cases.ts";
import { mails } from "#app/db/schema/mails.ts";
import { forgetOldCases } from "#app/features/cases/commands.server.ts";
import { DAY_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { aConversation, writersOf } from "#test/messages.ts";
import { openTestPlatform } from "#test/platform.ts";
import { codeOf } from "#test/refusals.ts";
import { aReportBy } from "#test/reports.ts";
import { forgetOldOriginals, reportConversation, reportMessage } from "./commands-cases.server.ts";
import { editMessage, removeMessage } from "./commands-changes.server.ts";
import { unblockPerson } from "./commands-people.server.ts";
import { listConversations } from "./queries.server.ts";
import { requireThread } from "./queries-thread.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send } = writersOf(platform);

async function caseOf(kind: "message" | "conversation", subjectId: string) {
  const [found] = await db
    .select({
      id: cases.id,
      aboutId: cases.aboutId,
      title: cases.title,
      words: reports.words,
      evidence: reports.evidence,
    })
    .from(cases)
    .innerJoin(reports, eq(reports.caseId, cases.id))
    .where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId)))
    .orderBy(desc(reports.id));
  if (!found) throw new Error("no case");
  return found;
}

test("a report copies the messages, blocks the person, and emails support no words", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, ...aReportBy(senior.viewer) });
  const found = await caseOf("conversation", conversationId);
  expect(found).toMatchObject({ aboutId: recruiter.viewer.id, words: "They ask for money." });
  expect(found.evidence.lines).toEqual(["Recruiter: Would you have an hour next week?"]);
  expect((await requireThread(platform, senior.viewer, conversationId)).blockedBy).toBe("viewer");
  const [mail] = await db.select().from(mails).where(eq(mails.toAddress, BRAND.contactEmail)).orderBy(desc(mails.id));
  expect(mail?.subject).toBe(`Conversation reported: ${recruiter.viewer.name}`);
  expect(mail?.textBody).toContain(`/operator/cases/${found.id}`);
  expect(mail?.textBody).not.toContain("Would you have an hour");
});

test("a reported message is stored with its neighbors only", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Hello.");
  const said = [];
  for (const word of ["one", "two", "three", "four", "five", "six", "seven", "eight"])
    said.push(await send(recruiter, conversationId, word));
  const messageId = said.at(-1)?.id ?? "";
  await reportMessage(platform, senior.viewer, { messageId, ...aReportBy(senior.viewer) });
  expect((await caseOf("message", messageId)).evidence.lines).toEqual([
    "Recruiter: three",
    "Recruiter: four",
    "Recruiter: five",
    "Recruiter: six",
    "Recruiter: seven",
    "Reported: Recruiter: eight",
  ]);
  // No one can report their own words, or a conversation of two other people.
  const report = aReportBy(recruiter.viewer);
  expect(await codeOf(reportMessage(platform, recruiter.viewer, { messageId, ...report }))).toBe("not-found");
});

test("a recruiter's message with signs of a scam warns and opens a case", async () => {
  const { recruiter, senior, conversationId } = await aConversation(platform);
  await send(senior, conversationId, "Which bank account do you need? Write on WhatsApp.");
  await send(recruiter, conversationId, "Pay the fee with a gift card.");
  await send(recruiter, conversationId, "Any gift card will do.");
  const thread = await requireThread(platform, senior.viewer, conversationId);
  expect(thread.messages.map(({ warnings }) => warnings)).toEqual([[], [], ["money"], ["money"]]);
  const back = await requireThread(platform, recruiter.viewer, conversationId);
  expect(back.messages.flatMap(({ warnings }) => warnings)).toEqual([]);
  const [found] = await db.select().from(cases).where(eq(cases.subjectId, conversationId));
  expect(found).toMatchObject({ aboutId: recruiter.viewer.id, reason: "noticed", reportCount: 2 });
  const noticed = await db
    .select()
    .from(reports)
    .where(eq(reports.caseId, found?.id ?? ""))
    .orderBy(reports.id);
  expect(noticed.map(({ evidence }) => evidence.lines.at(-1))).toEqual([
    "Now: Pay the fee with a gift card.",
    "Now: Any gift card will do.",
  ]);
  expect(noticed[0]?.evidence.lines).toContain("Senior: Which bank account do you need? Write on WhatsApp.");
  // Two reports are stored, but support gets one email.
  const told = await db.select().from(mails).where(eq(mails.toAddress, BRAND.contactEmail));
  const about = told.filter(({ textBody }) => textBody.includes(found?.id ?? "none"));
  expect(about.map(({ subject }) => subject)).toEqual([`Conversation noticed: ${recruiter.viewer.name}`]);
});

test("original words are in a report only, for sixty days", async () => {
  platform.clock.set("2026-11-20T12:00:00Z");
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await send(senior, conversationId);
  const changed = await send(recruiter, conversationId, "Wire me the deposit.");
  const change = { conversationId, messageId: changed.id };
  await editMessage(platform, recruiter.viewer, { ...change, content: "Good morning." });
  await editMessage(platform, recruiter.viewer, { ...change, content: "Good morning to you." });
  const gone = await send(recruiter, conversationId, "Tell nobody of it.");
  await removeMessage(platform, recruiter.viewer, { conversationId, messageId: gone.id });
  const seen = JSON.stringify([
    await requireThread(platform, senior.viewer, conversationId),
    await requireThread(platform, recruiter.viewer, conversationId),
    await listConversations(db, senior.viewer),
  ]);
  expect(seen).not.toContain("Wire me");
  expect(seen).not.toContain("Tell nobody");
  const evidence = async () => {
    await reportConversation(platform, senior.viewer, { conversationId, ...aReportBy(senior.viewer) });
    await unblockPerson(platform, senior.viewer, { conversationId });
    return (await caseOf("conversation", conversationId)).evidence.lines;
  };
  const after = ["Recruiter: Good morning to you.", "Recruiter: (removed)"];
  expect((await evidence()).slice(2)).toEqual([
    "Recruiter, changed later: Wire me the deposit.",
    "Recruiter, changed later: Good morning.",
    after[0],
    "Recruiter, removed later: Tell nobody of it.",
    after[1],
  ]);
  platform.clock.set("2027-01-19T12:00:00Z");
  await forgetOldOriginals(platform);
  expect(await evidence()).toContain("Recruiter, removed later: Tell nobody of it.");
  platform.clock.set("2027-01-19T12:00:01Z");
  await forgetOldOriginals(platform);
  expect((await evidence()).slice(2)).toEqual(after);
  platform.clock.set("2026-11-20T12:00:00Z");
});

test("a case is kept for two years", async () => {
  const { senior, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, ...aReportBy(senior.viewer) });
  const kept = () => db.$count(cases, eq(cases.subjectId, conversationId));
  const now = platform.clock.now();
  platform.clock.set(new Date(now.getTime() + 730 * DAY_MS).toISOString());
  await forgetOldCases(platform);
  expect(await kept()).toBe(1);
  platform.clock.set(new Date(now.getTime() + 731 * DAY_MS).toISOString());
  await forgetOldCases(platform);
  expect(await kept()).toBe(0);
  platform.clock.set(now.toISOString());
});
