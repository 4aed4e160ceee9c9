import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { contactEntries, contactMessages } from "#app/db/schema/contact.ts";
import { mails } from "#app/db/schema/mails.ts";
import { auditLog } from "#app/db/schema/staff.ts";
import { sendContactMessage } from "#app/features/contact/commands.server.ts";
import { fileInboundMail } from "#app/features/contact/inbound/commands.server.ts";
import { markAnswered } from "#app/features/contact/replies/commands.server.ts";
import { answeredPathOf } from "#app/features/contact/replies/links.server.ts";
import { findAskedMessage, readReplyRecord } from "#app/features/contact/replies/queries.server.ts";
import { HOUR_MS } from "#app/time.ts";
import { openTestDatabase } from "#test/database.ts";
import { listMailsTo } from "#test/mails.ts";
import { aSenior } from "#test/people.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aStaff } from "#test/staff.ts";
import {
  answerRequest,
  assignRequest,
  closeRequest,
  endCallBack,
  noteAnswered,
  noteOnRequest,
  reopenRequest,
} from "./commands.server.ts";
import { listRequests, lookAtRequest } from "./queries.server.ts";
import { supportSearchFrom } from "./rules.ts";

const platform = await openTestPlatform(await openTestDatabase());
const { db, clock } = platform;
const { viewer: one } = await aStaff(platform, "support");
const { viewer: other } = await aStaff(platform, "support");
let count = 0;

async function aRequest({ isCallRequest = false, viewer = null as Parameters<typeof sendContactMessage>[1] } = {}) {
  count += 1;
  const email = viewer?.email ?? `guest.${count}@people.example`;
  const message = { name: "Ada Moss", email, subject: "A question", message: "Call me at (555) 201-3344, please." };
  const { reference } = await sendContactMessage(platform, viewer, { ...message, channel: "contact", isCallRequest });
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.reference, reference));
  if (!row) throw new Error("no request");
  return { ...row, requestId: row.id };
}

async function stored(id: string) {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

const TEXT = "Thank you for writing. Here is the answer.";

describe("an answer", () => {
  // Clauses 2.1-101.
  it("is an email with a reference and Reply-To, recorded in the same transaction", async () => {
    const request = await aRequest();
    clock.pass(3 * HOUR_MS);
    await answerRequest(platform, one, { requestId: request.id, version: 1, text: TEXT, isQuestion: false });
    const [mail, ...more] = await listMailsTo(platform, request.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      subject: `[SEAS-${request.reference}] Re: A question`,
      replyTo: "help@seasoned.example",
      kind: "support",
      userId: null,
    });
    expect(mail?.textBody).toContain(TEXT);
    expect(mail?.textBody).not.toContain("(555)");
    expect(await stored(request.id)).toMatchObject({
      state: "answered",
      version: 2,
      answeredAt: clock.now(),
      assignedTo: one.id,
    });
    const thread = await lookAtRequest(platform, other, request.id);
    expect(thread.entries).toMatchObject([{ kind: "answer", text: TEXT, authorName: one.name, fate: "outbox" }]);
    const rows = await db.select().from(auditLog).where(eq(auditLog.subjectId, request.id)).orderBy(auditLog.id);
    expect(rows.map(({ action }) => action)).toEqual(["support.answered", "support.viewed"]);
    expect(JSON.stringify(rows)).not.toContain(TEXT);
  });

  // Clauses 2.1-101.
  it("is sent once, even if several people answer the same version at once", async () => {
    const request = await aRequest();
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, (_, n) =>
        answerRequest(platform, n % 2 ? one : other, {
          requestId: request.id,
          version: 1,
          text: TEXT,
          isQuestion: false,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.status === "rejected" ? [answer.reason.code] : []));
    expect(new Set(refused)).toEqual(new Set(["request-changed"]));
    expect(await listMailsTo(platform, request.email)).toHaveLength(1);
  });

  it("is linked to an account only if its address is confirmed", async () => {
    const [proven, typed] = [await aSenior(platform), await aSenior(platform, { isVerified: false })];
    for (const [{ viewer }, userId] of [[proven, proven.viewer.id] as const, [typed, null] as const]) {
      const request = await aRequest({ viewer });
      await answerRequest(platform, one, { requestId: request.id, version: 1, text: TEXT, isQuestion: true });
      const [mail] = await db
        .select()
        .from(mails)
        .where(eq(mails.subject, `[SEAS-${request.reference}] Re: A question`));
      expect(mail?.userId).toBe(userId);
      expect((await stored(request.id))?.state).toBe("waiting");
    }
  });
});

describe("an action on a request", () => {
  it("requires the version that was read, even for a note", async () => {
    const { requestId } = await aRequest();
    await assignRequest(platform, one, { requestId, version: 1, isMine: true });
    await expect(assignRequest(platform, other, { requestId, version: 1, isMine: true })).rejects.toThrow(
      "request-changed",
    );
    await noteOnRequest(platform, other, { requestId, version: 2, note: "I called them." });
    await expect(closeRequest(platform, one, { requestId, version: 2, isSpam: true })).rejects.toThrow(
      "request-changed",
    );
    expect(await stored(requestId)).toMatchObject({ state: "open", assignedTo: one.id, version: 3 });
  });

  it("may close it without an answer, which counts only if it came late", async () => {
    await db.delete(contactMessages);
    const [spam, late] = [await aRequest(), await aRequest()];
    await closeRequest(platform, one, { requestId: spam.id, version: 1, isSpam: true });
    clock.pass(49 * HOUR_MS);
    await closeRequest(platform, one, { requestId: late.id, version: 1, isSpam: false });
    const after = await readReplyRecord(db, clock.now());
    expect(after).toMatchObject({ counted: 1, answered: 0 });
    await reopenRequest(platform, one, { requestId: spam.id, version: 2 });
    expect(await stored(spam.id)).toMatchObject({ state: "open", waitingSince: clock.now(), closedAt: null });
  });

  it("may be a call; someone who could not be reached is notified", async () => {
    const [called, missed, plain] = [
      await aRequest({ isCallRequest: true }),
      await aRequest({ isCallRequest: true }),
      await aRequest(),
    ];
    await endCallBack(platform, one, { requestId: called.id, version: 1, wasReached: true });
    await endCallBack(platform, one, { requestId: missed.id, version: 1, wasReached: false });
    const end = endCallBack(platform, one, { requestId: plain.id, version: 1, wasReached: true });
    await expect(end).rejects.toThrow("not-found");
    expect(await listMailsTo(platform, called.email)).toEqual([]);
    const [mail] = await listMailsTo(platform, missed.email);
    expect(mail?.textBody).toContain("We tried to call you as you asked");
    for (const { id } of [called, missed])
      expect(await stored(id)).toMatchObject({ state: "answered", answeredAt: clock.now() });
  });

  it("is allowed only for staff", async () => {
    const { requestId } = await aRequest();
    const { viewer } = await aSenior(platform);
    const stranger = { ...viewer, staff: undefined };
    // @ts-expect-error: the types refuse this too.
    await expect(noteAnswered(platform, stranger, { requestId, version: 1 })).rejects.toThrow("not-found");
    // @ts-expect-error: as above.
    await expect(lookAtRequest(platform, stranger, requestId)).rejects.toThrow("not-found");
  });
});

describe("the link in the email to support", () => {
  it("records the answer in the same thread, once", async () => {
    const request = await aRequest();
    const token = new URL(answeredPathOf(platform, request.id), "http://x").searchParams.get("token") ?? "";
    await markAnswered(platform, token);
    await markAnswered(platform, token);
    expect(await stored(request.id)).toMatchObject({ state: "answered", version: 2 });
    const stale = { requestId: request.id, version: 1, text: TEXT, isQuestion: false };
    await expect(answerRequest(platform, one, stale)).rejects.toThrow("request-changed");
    const { entries } = await lookAtRequest(platform, one, request.id);
    expect(entries).toMatchObject([{ kind: "event", event: "answered-elsewhere", authorName: null }]);
  });

  it("asks again after they wrote again", async () => {
    const request = await aRequest();
    await answerRequest(platform, one, { requestId: request.id, version: 1, text: TEXT, isQuestion: true });
    clock.pass(HOUR_MS);
    const mail = { from: request.email, subject: `Re: [SEAS-${request.reference}] Re: A question`, text: "And then?" };
    const filed = await Promise.all([1, 2].map(() => fileInboundMail(platform, { ...mail, messageId: "<1@x>" })));
    expect(filed).toEqual(["filed", "filed"]);
    expect(await db.$count(contactEntries, eq(contactEntries.messageId, request.id))).toBe(2);
    expect(await stored(request.id)).toMatchObject({ state: "open", waitingSince: clock.now(), version: 3 });
    const token = new URL(answeredPathOf(platform, request.id), "http://x").searchParams.get("token") ?? "";
    expect(await findAskedMessage(platform, token)).toMatchObject({ answeredAt: null });
    await markAnswered(platform, token);
    expect((await stored(request.id))?.state).toBe("answered");
  });

  it("rejects an email without one of our references", async () => {
    const mail = { from: "ada@moss.example", text: "Hello", messageId: null };
    for (const subject of ["Hello", "[SEAS-0000-000O]", "[SEAS-ZZZZ-ZZZZ]", ""])
      expect(await fileInboundMail(platform, { ...mail, subject })).toBe("unknown");
  });
});

describe("the list", () => {
  it("filters, has pages of 50 without a gap, and records one look", async () => {
    await db.delete(contactMessages);
    for (let n = 0; n < 51; n++) {
      await aRequest({ isCallRequest: n === 50 });
      clock.pass(HOUR_MS);
    }
    const search = (params: string) => supportSearchFrom(new URLSearchParams(params));
    const first = await listRequests(platform, other, search(""));
    const second = await listRequests(platform, other, search(`after=${first.nextAfter}`));
    expect([first.rows.length, second.rows.length, second.nextAfter]).toEqual([50, 1, null]);
    const times = [...first.rows, ...second.rows].map(({ createdAt }) => createdAt.getTime());
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(51);
    const idsOf = async (params: string) => (await listRequests(platform, other, search(params))).rows.length;
    expect(await idsOf("channel=call-back")).toBe(1);
    expect(await idsOf("age=late")).toBe(4);
    expect(await idsOf("age=soon")).toBe(24);
    expect(await idsOf("who=me")).toBe(0);
    expect(await idsOf("state=answered")).toBe(0);
    const [any] = first.rows;
    expect(await idsOf(`q=seas-${any?.reference.toLowerCase()}`)).toBe(1);
    expect(await idsOf(`q=${any?.email.toUpperCase()}`)).toBe(1);
    expect(first.counts).toEqual({ open: 51, late: 4, mine: 0, waiting: 0 });
    const looks = await db.select().from(auditLog).where(eq(auditLog.action, "support.listed"));
    expect(looks.map(({ actorId }) => actorId)).toEqual([other.id]);
  });
});
