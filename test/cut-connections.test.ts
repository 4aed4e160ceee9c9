import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { sendMessage } from "#app/features/messaging/commands.server.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import type { MessageRow, Thread } from "#app/features/messaging/rules.ts";
import { listen } from "#server/listen.ts";
import { openTestApp } from "./app.ts";
import { liveEventsHaveArrived } from "./live-events.ts";
import { aConversation } from "./messages.ts";
import type { Person } from "./people.ts";
import { freePort } from "./postgres-server.ts";
import { readStream } from "./stream-reader.ts";
import { openTcpProxy } from "./tcp-proxy.ts";
import { rounds } from "./thoroughness.ts";

const EACH = rounds(500, 50);
const CUTS = EACH / 5;
/** The recruiter's first message and the answer come before it. */
const FIRST = 3;

// Clauses 9-22.
test("messages over an unreliable connection arrive once each, in order", {
  timeout: 300_000,
}, async () => {
  const serverPort = await freePort();
  const proxy = await openTcpProxy(() => serverPort);
  const origin = `http://127.0.0.1:${proxy.port}`;
  const { app, platform } = await openTestApp({ env: { APP_URL: origin } });
  const listener = await listen(app.fetch, "127.0.0.1", serverPort);
  const { senior, recruiter, conversationId } = await aConversation(platform);
  // A recruiter has one message until an answer, so there is one.
  const answer = { conversationId, content: "Gladly.", submissionKey: randomUUID() };
  await sendMessage(platform, senior.viewer, answer);
  await liveEventsHaveArrived(platform);
  const readers = await Promise.all([senior, recruiter].map(({ cookie }) => readStream(() => origin, cookie)));
  let acknowledged = 0;
  let cuts = 0;

  /** Sends one message as the page does: the same form again until the server has responded. */
  async function send(by: Person, content: string) {
    const form = { intent: "send", conversationId, content, submissionKey: randomUUID() };
    for (;;) {
      const answer = await fetch(`${origin}/${by.viewer.role}/messages`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: by.cookie, Origin: origin },
        body: new URLSearchParams(form),
      }).catch(() => null);
      if (answer?.status === 303) return;
      expect(answer?.status ?? "cut off").toBe("cut off");
    }
  }

  async function sendAll(by: Person, name: string) {
    for (let number = 1; number <= EACH; number += 1) {
      // The limit is sixty messages in five minutes, so time passes between them.
      platform.clock.pass(6_000);
      await send(by, `${name} ${number}`);
      acknowledged += 1;
      if (acknowledged % ((2 * EACH) / CUTS) !== 0) continue;
      proxy.cut();
      cuts += 1;
    }
  }

  /** Returns the whole conversation, as a person reads it who scrolls from beginning to end. */
  async function readAll(viewer: Viewer): Promise<MessageRow[]> {
    const read = new Map<number, MessageRow>();
    for (let from: number | null = FIRST; from !== null; ) {
      const thread: Thread = await requireThread(platform, viewer, conversationId, { from });
      for (const message of thread.messages) read.set(message.position, message);
      from = thread.laterFrom;
    }
    return [...read.values()];
  }

  await Promise.all([senior, recruiter].map((person) => sendAll(person, person.viewer.role ?? "")));
  expect(cuts).toBe(CUTS);

  for (const { viewer } of [senior, recruiter]) {
    const messages = await readAll(viewer);
    expect(messages.map(({ position }) => position)).toEqual(count(2 * EACH).map((number) => number + FIRST - 1));
    for (const role of ["senior", "recruiter"]) {
      const said = messages.filter(({ isOwn }) => isOwn === (viewer.role === role)).map(({ content }) => content);
      expect(said).toEqual(count(EACH).map((number) => `${role} ${number}`));
    }
  }
  // The streams were cut as often, and delivered every message to both, once.
  for (const { heard, opened, stop } of readers) {
    const told = () => heard.filter(({ topic }) => topic === "message");
    await expect.poll(() => told().length).toBe(2 * EACH);
    expect(new Set(told().map(({ position }) => position)).size).toBe(2 * EACH);
    expect(heard.filter(({ topic }) => topic === "gap")).toEqual([]);
    expect(opened()).toBeGreaterThan(CUTS / 4);
    await stop();
  }
  await listener.close(1_000);
  await proxy.close();
});

function count(to: number): number[] {
  return Array.from({ length: to }, (_, index) => index + 1);
}
