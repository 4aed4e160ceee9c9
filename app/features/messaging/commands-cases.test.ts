import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mails } from "#app/db/schema/mails.ts";
import { conversationReports } from "#app/db/schema/messaging.ts";
import { openTestDatabase } from "#test/database.ts";
import { aConversation, writersOf } from "#test/messages.ts";
import { openTestPlatform } from "#test/platform.ts";
import { editMessage, removeMessage } from "./commands.server.ts";
import { forgetOldEvidence } from "./commands-cases.server.ts";
import { reportConversation } from "./commands-people.server.ts";
import { listConversations, requireThread } from "./queries.server.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
const { send } = writersOf(platform);

test("a report stores the messages and reaches the support team", async () => {
  const { senior, recruiter, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, reason: "They ask for money." });
  const [report] = await db
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.reporterId, senior.viewer.id));
  expect(report).toMatchObject({ reportedId: recruiter.viewer.id, reason: "They ask for money." });
  expect(report?.evidence).toBe("Recruiter: Would you have an hour next week?");
  const found = await db.select().from(mails).where(eq(mails.toAddress, "help@seasoned.example"));
  const body = found.at(-1)?.textBody;
  // Nobody can look at the stored case from outside: the mail has to show what it is about.
  for (const text of ["They ask for money.", report?.id ?? "", "Recruiter: Would you have an hour next week?"]) {
    expect(body).toContain(text);
  }
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
  const cases = await db
    .select()
    .from(conversationReports)
    .where(eq(conversationReports.conversationId, conversationId));
  expect(cases).toMatchObject([
    { reporterId: null, reportedId: recruiter.viewer.id },
    { reporterId: null, reportedId: recruiter.viewer.id, evidence: "Now: Any gift card will do." },
  ]);
  expect(cases[0]?.evidence).toContain("Senior: Which bank account do you need?");
  // Stored twice, emailed once.
  const told = await db.select().from(mails).where(eq(mails.toAddress, "help@seasoned.example"));
  const about = told.filter(({ textBody }) => cases.some(({ id }) => textBody.includes(id)));
  expect(about.map(({ subject }) => subject)).toEqual([`Conversation noticed: ${recruiter.viewer.name}`]);
  expect(about[0]?.textBody).toContain("Now: Pay the fee with a gift card.");
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
    await reportConversation(platform, senior.viewer, { conversationId, reason: "They asked for money." });
    const rows = await db
      .select()
      .from(conversationReports)
      .where(eq(conversationReports.reporterId, senior.viewer.id))
      .orderBy(conversationReports.id);
    return rows.at(-1)?.evidence.split("\n");
  };
  const after = ["Recruiter: Good morning to you.", "Recruiter: (removed)"];
  expect((await evidence())?.slice(2)).toEqual([
    "Recruiter, changed later: Wire me the deposit.",
    "Recruiter, changed later: Good morning.",
    after[0],
    "Recruiter, removed later: Tell nobody of it.",
    after[1],
  ]);
  platform.clock.set("2027-01-19T12:00:00Z");
  await forgetOldEvidence(platform);
  expect(await evidence()).toContain("Recruiter, removed later: Tell nobody of it.");
  platform.clock.set("2027-01-19T12:00:01Z");
  await forgetOldEvidence(platform);
  expect((await evidence())?.slice(2)).toEqual(after);
  platform.clock.set("2026-11-20T12:00:00Z");
});

test("a case is kept for two years", async () => {
  const { senior, conversationId } = await aConversation(platform);
  await reportConversation(platform, senior.viewer, { conversationId, reason: "They ask for money." });
  const kept = () => db.$count(conversationReports, eq(conversationReports.conversationId, conversationId));
  const now = platform.clock.now();
  platform.clock.set(new Date(now.getTime() + 730 * 24 * 3_600_000).toISOString());
  await forgetOldEvidence(platform);
  expect(await kept()).toBe(1);
  platform.clock.set(new Date(now.getTime() + 731 * 24 * 3_600_000).toISOString());
  await forgetOldEvidence(platform);
  expect(await kept()).toBe(0);
  platform.clock.set(now.toISOString());
});
