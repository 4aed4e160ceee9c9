import { connect, createServer } from "node:net";
import { expect, test } from "vitest";
import { publishLive } from "#app/platform/live.ts";
import { listen } from "#server/listen.ts";
import { openTestApp } from "#test/app.ts";
import { liveEventsHaveArrived } from "#test/live-events.ts";
import { aRecruiter, aSenior, type Person } from "#test/people.ts";
import { MAX_WAITING_BYTES } from "./event-queue.ts";

const { app, platform, get } = await openTestApp();

/** Opens a person's stream, read as text. */
async function aStream(person: Person, after?: string) {
  const response = await get(after ? `/live?after=${after}` : "/live", { cookie: person.cookie });
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`no stream, but ${response.status}`);
  const decoder = new TextDecoder();
  return {
    response,
    leave: () => reader.cancel(),
    /** Returns the next chunk; null at the end. */
    async next(): Promise<string | null> {
      const { done, value } = await reader.read();
      return done ? null : decoder.decode(value);
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("expected a port");
  return address.port;
}

test("a stranger gets no stream", async () => {
  const response = await get("/live");
  expect(response.status).toBe(401);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

// Clauses 7.2-10.
test("an event reaches its person and no one else", async () => {
  const [harriet, priya] = [await aSenior(platform), await aRecruiter(platform)];
  const [hers, other] = [await aStream(harriet), await aStream(priya)];
  expect(hers.response.headers.get("Content-Type")).toBe("text/event-stream; charset=utf-8");
  expect(hers.response.headers.get("Cache-Control")).toBe("no-store");
  expect(hers.response.headers.get("Content-Encoding")).toBeNull();
  expect(await hers.next()).toBe(`retry: 1000\nid: ${platform.live.position()}\nevent: beat\ndata: 1\n\n`);
  expect(await other.next()).toContain("event: beat");

  await publishLive(platform.db, { userId: harriet.viewer.id, topic: "application", status: "reviewing", id: "7" });
  await publishLive(platform.db, { userId: priya.viewer.id, topic: "notification" });
  expect(await hers.next()).toMatch(/^id: [\w-]+\nevent: application\ndata: {"status":"reviewing","id":"7"}\n\n$/);
  expect(await other.next()).toMatch(/^id: [\w-]+\nevent: notification\ndata: {}\n\n$/);
  await hers.leave();
  await other.leave();
});

/** Returns the topics of the events in a chunk. */
function topicsIn(text: string | null): string[] {
  return [...(text ?? "").matchAll(/^event: (\w+)$/gm)].map(([, topic]) => topic ?? "");
}

// Clauses D80.
test("a browser that reconnects gets missed events once, in order", async () => {
  const [harriet, priya] = [await aSenior(platform), await aRecruiter(platform)];
  const { live, db } = platform;
  const before = live.position();
  await publishLive(db, { userId: harriet.viewer.id, topic: "message", id: "1" });
  await publishLive(db, { userId: priya.viewer.id, topic: "message", id: "2" });
  await publishLive(db, { userId: harriet.viewer.id, topic: "read", id: "3" });
  await expect.poll(() => live.since(harriet.viewer.id, before)?.length).toBe(2);
  const back = await aStream(harriet, before);
  const first = await back.next();
  expect(topicsIn(first)).toEqual(["message", "read", "beat"]);
  await back.leave();

  const last = [...(first ?? "").matchAll(/^id: (.+)$/gm)].at(-1)?.[1];
  const again = await aStream(harriet, last);
  expect(topicsIn(await again.next())).toEqual(["beat"]);
  await again.leave();
  // The browser's own reconnection sends the position in a header.
  const native = await get("/live", { cookie: harriet.cookie, headers: { "Last-Event-ID": before } });
  const reader = native.body?.getReader();
  expect(topicsIn(new TextDecoder().decode((await reader?.read())?.value))).toEqual(["message", "read", "beat"]);
  await reader?.cancel();
});

test("an unknown or too old position gets a gap event", async () => {
  const person = await aSenior(platform);
  const unknown = await aStream(person, "a-position-of-another-life");
  expect(topicsIn(await unknown.next())).toEqual(["gap", "beat"]);
  const before = platform.live.position();
  for (let sent = 0; sent < 21; sent += 1) {
    await publishLive(platform.db, { userId: person.viewer.id, topic: "notification" });
  }
  await expect.poll(() => platform.live.since(person.viewer.id, before)).toBeNull();
  const late = await aStream(person, before);
  expect(topicsIn(await late.next())).toEqual(["gap", "beat"]);
  for (const stream of [unknown, late]) await stream.leave();
});

test("the same events can be polled where streams are blocked", async () => {
  const [harriet, priya] = [await aSenior(platform), await aRecruiter(platform)];
  const headers = { Accept: "application/json" };
  const ask = async (person: Person, after: string) => {
    const answer = await get(`/live?after=${after}`, { cookie: person.cookie, headers });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    return await answer.json();
  };
  const before = platform.live.position();
  await publishLive(platform.db, { userId: harriet.viewer.id, topic: "application", status: "hired", id: "7" });
  await expect.poll(() => platform.live.since(harriet.viewer.id, before)?.length).toBe(1);
  const position = platform.live.position();
  expect(await ask(harriet, before)).toEqual({
    position,
    hasGap: false,
    events: [{ position, topic: "application", status: "hired", id: "7" }],
  });
  expect(await ask(harriet, position)).toEqual({ position, hasGap: false, events: [] });
  expect(await ask(harriet, "elsewhere")).toEqual({ position, hasGap: true, events: [] });
  expect(await ask(priya, before)).toEqual({ position, hasGap: false, events: [] });
  expect((await get("/live", { headers })).status).toBe(401);
});

test("a rolled-back change sends no event", async () => {
  const person = await aSenior(platform);
  const stream = await aStream(person);
  await stream.next();
  const failed = platform.db.transaction(async (tx) => {
    await publishLive(tx, { userId: person.viewer.id, topic: "application", status: "hired" });
    throw new Error("changed my mind");
  });
  await expect(failed).rejects.toThrow("changed my mind");
  await publishLive(platform.db, { userId: person.viewer.id, topic: "notification" });
  expect(await stream.next()).toContain("event: notification");
  await stream.leave();
});

test("leaving removes the stream", async () => {
  const person = await aSenior(platform);
  const stream = await aStream(person);
  expect(platform.live.count(person.viewer.id)).toBe(1);
  await stream.leave();
  expect(platform.live.count(person.viewer.id)).toBe(0);
});

// Clauses 7.1-6.
test("a change of the person's sessions sends an event and ends the stream", async () => {
  const person = await aSenior(platform);
  const stream = await aStream(person);
  await stream.next();
  await publishLive(platform.db, { userId: person.viewer.id, topic: "session" });
  expect(await stream.next()).toContain("event: session\ndata: {}\n\n");
  expect(await stream.next()).toBeNull();
  expect(platform.live.count(person.viewer.id)).toBe(0);
});

test("a person's seventh stream ends the oldest", async () => {
  const person = await aSenior(platform);
  const streams = [];
  for (let opened = 0; opened < 7; opened += 1) streams.push(await aStream(person));
  const [oldest] = streams;
  expect(await oldest?.next()).toContain("beat");
  expect(await oldest?.next()).toBeNull();
  expect(platform.live.count(person.viewer.id)).toBe(6);
  for (const stream of streams) await stream.leave();
});

// Clauses 9-22.
test("drops an unread stream while others go on", async () => {
  const [lazy, keen] = [await aSenior(platform), await aSenior(platform)];
  const stuck = await aStream(lazy);
  const moving = await aStream(keen);
  await moving.next();
  const long = "x".repeat(4_000);
  for (let sent = 0; sent < 80; sent += 1) {
    await publishLive(platform.db, { userId: lazy.viewer.id, topic: "notification", id: long });
  }
  await expect.poll(() => platform.live.count(lazy.viewer.id)).toBe(0);
  expect(await stuck.next()).toBeNull();
  await publishLive(platform.db, { userId: keen.viewer.id, topic: "notification" });
  expect(await moving.next()).toContain("event: notification");
  await moving.leave();
});

test("a real connection that stops reading is cut off before 256 KB", async () => {
  const person = await aSenior(platform);
  const port = await freePort();
  const held: Array<{ writableLength: number }> = [];
  const listener = await listen(
    (request: Request, env?: { outgoing: { writableLength: number } }) => {
      if (env) held.push(env.outgoing);
      return app.fetch(request, env);
    },
    "127.0.0.1",
    port,
  );
  const socket = connect(port, "127.0.0.1");
  const ended = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  socket.pause();
  socket.write(`GET /live HTTP/1.1\r\nHost: localhost:3000\r\nCookie: ${person.cookie}\r\n\r\n`);
  await expect.poll(() => platform.live.count(person.viewer.id)).toBe(1);
  // The system's own buffers take a few megabytes before the server notices.
  const long = "x".repeat(7_000);
  let most = 0;
  for (let sent = 0; sent < 4_000 && platform.live.count(person.viewer.id) > 0; sent += 1) {
    await publishLive(platform.db, { userId: person.viewer.id, topic: "notification", id: long });
    // One by one, because a batch would exceed the limit before anything is written.
    await liveEventsHaveArrived(platform);
    most = Math.max(most, ...held.map(({ writableLength }) => writableLength));
  }
  expect(platform.live.count(person.viewer.id)).toBe(0);
  expect(most).toBeGreaterThan(0);
  expect(most + MAX_WAITING_BYTES).toBeLessThan(256 * 1024);
  socket.resume();
  await ended;
  await listener.close(1_000);
});

test("refuses the 51st stream of one address until another one ends", async () => {
  const people = [];
  for (let more = 0; more < 10; more += 1) people.push(await aSenior(platform));
  const streams = [];
  for (const person of people) for (let opened = 0; opened < 5; opened += 1) streams.push(await aStream(person));
  const [first] = people;
  const refused = await get("/live", { cookie: first?.cookie });
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.text()).toBe("Too many open pages from this address. Please close some.");
  await streams[0]?.leave();
  const again = await get("/live", { cookie: first?.cookie });
  expect(again.status).toBe(200);
  await again.body?.cancel();
  for (const stream of streams.slice(1)) await stream.leave();
});

test("closing the server ends every stream", async () => {
  const person = await aSenior(platform);
  const stream = await aStream(person);
  await stream.next();
  platform.live.closeAll();
  expect(await stream.next()).toBeNull();
});
