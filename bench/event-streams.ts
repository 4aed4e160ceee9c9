import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import os from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { openDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { uuidv7 } from "#app/platform/ids.ts";
import { createLog } from "#app/platform/log.ts";
import { startServer } from "#test/durability/server-process.ts";

const STREAMS = 10_000;
const CONNECTING_AT_ONCE = 200;
const LAZY = 100;
/** What each reader that never reads is sent, at most (R58). */
const LAZY_BYTES = 60 * 1024 * 1024;
const LONG_TEXT = 1_000;

type Person = { id: string; token: string };
type Stream = { person: Person; socket: Socket; text: string; isClosed: boolean };

async function fillPeople(databaseUrl: string): Promise<Person[]> {
  const database = await openDatabase({ databaseUrl, dataDir: "", log: createLog("warn") });
  await migrate(database);
  const now = new Date();
  const people = Array.from({ length: STREAMS + LAZY }, () => ({
    id: uuidv7(now),
    token: randomBytes(32).toString("base64url"),
  }));
  for (let from = 0; from < people.length; from += 1_000) {
    const some = people.slice(from, from + 1_000);
    const dates = { createdAt: now, updatedAt: now };
    await database.db
      .insert(users)
      .values(some.map(({ id }) => ({ id, name: "Somebody", email: `${id}@people.example`, ...dates })));
    await database.db.insert(sessions).values(
      some.map(({ id, token }) => ({
        id: uuidv7(now),
        userId: id,
        tokenHash: createHash("sha256").update(token).digest("base64url"),
        isRemembered: true,
        expiresAt: new Date(now.getTime() + 86_400_000),
        ...dates,
      })),
    );
  }
  await database.close();
  return people;
}

/** Opens a person's stream; resolves with its first heartbeat. */
async function openStream(port: number, person: Person, address: string): Promise<Stream> {
  const socket = connect(port, "127.0.0.1");
  const stream: Stream = { person, socket, text: "", isClosed: false };
  socket.setEncoding("utf8");
  socket.on("error", () => {});
  socket.on("close", () => {
    stream.isClosed = true;
  });
  const began = Promise.withResolvers<void>();
  socket.on("data", (text: string) => {
    stream.text += text;
    if (stream.text.includes("event: beat")) began.resolve();
  });
  socket.write(
    `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: session=${person.token}\r\nX-Forwarded-For: ${address}\r\n\r\n`,
  );
  await began.promise;
  return stream;
}

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Math.round(Number(line?.[1]) / 1024);
}

function openFiles(pid: number): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** The longest that the health check took while `work` was under way, in milliseconds. */
async function slowestHealth(origin: string, work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  let slowest = 0;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      slowest = Math.max(slowest, performance.now() - startedAt);
      await sleep(10);
    }
  })();
  await work();
  isOver = true;
  await asking;
  return slowest;
}

/** Waits until `is`; the milliseconds that took. */
async function until(is: () => boolean, withinMilliseconds: number): Promise<number> {
  const startedAt = performance.now();
  while (!is()) {
    if (performance.now() - startedAt > withinMilliseconds) throw new Error("it did not happen in time");
    await sleep(1);
  }
  return performance.now() - startedAt;
}

async function main(databaseUrl: string, port: number) {
  const people = await fillPeople(databaseUrl);
  const readers = people.slice(0, STREAMS);
  const server = await startServer({ port, dataDir: os.tmpdir(), databaseUrl });
  const database = await openDatabase({ databaseUrl, dataDir: "", log: createLog("warn") });
  const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const bare = residentMegabytes(server.pid);

  const streams: Stream[] = [];
  const queue = readers.entries();
  const connectedIn = await timeOf(() =>
    Promise.all(
      Array.from({ length: CONNECTING_AT_ONCE }, async () => {
        for (const [index, person] of queue) streams.push(await openStream(port, person, addressOf(index)));
      }),
    ),
  );
  const atOnce = residentMegabytes(server.pid);
  await sleep(5_000);
  console.log({ bare, connectedIn, atOnce, idle: residentMegabytes(server.pid), files: openFiles(server.pid) });

  for (let round = 0; round < 5; round += 1) {
    for (const stream of streams) stream.text = "";
    let deliveredIn = 0;
    const health = await slowestHealth(server.origin, async () => {
      const startedAt = performance.now();
      await database.db.execute(sql`
        select pg_notify('seasoned_live', json_build_object(
          'position', gen_random_uuid(),
          'event', json_build_object('userId', id, 'topic', 'message', 'id', ${`round-${round}`}::text))::text)
        from users`);
      const committedIn = performance.now() - startedAt;
      await until(() => streams.every(({ text }) => text.includes(`round-${round}`)), 30_000);
      deliveredIn = performance.now() - startedAt;
      console.log({ committedIn, deliveredIn });
    });
    console.log({ health, rss: residentMegabytes(server.pid) });
  }

  // Readers that never read.
  const lazy = await Promise.all(people.slice(STREAMS).map((person, index) => openStream(port, person, addressOf(60_000 + index))));
  const filesBefore = openFiles(server.pid);
  for (const { socket } of lazy) socket.pause();
  const before = residentMegabytes(server.pid);
  let most = before;
  const ids = lazy.map(({ person }) => person.id);
  const startedAt = performance.now();
  let sent = 0;
  const rounds = Math.ceil(LAZY_BYTES / LONG_TEXT / 50);
  const [keen] = streams;
  const delays: number[] = [];
  while (openFiles(server.pid) > filesBefore - LAZY && sent < rounds) {
    await database.db.execute(sql`
      select pg_notify('seasoned_live', json_build_object(
        'position', gen_random_uuid(),
        'event', json_build_object('userId', id, 'topic', 'message', 'id', repeat('x', ${LONG_TEXT}::int)))::text)
      from unnest(${sql.param(ids)}::uuid[]) as id, generate_series(1, 50)`);
    sent += 1;
    most = Math.max(most, residentMegabytes(server.pid));
    if (keen && sent % 5 === 0) {
      keen.text = "";
      const at = performance.now();
      await database.db.execute(sql`select pg_notify('seasoned_live', ${JSON.stringify({ position: "x", event: { userId: keen.person.id, topic: "read", id: `n${sent}` } })})`);
      await until(() => keen.text.includes(`n${sent}`), 30_000);
      delays.push(performance.now() - at);
    }
  }
  console.log({ before, most, sent, megabytesEach: (sent * 50 * LONG_TEXT) / 1e6, within: performance.now() - startedAt, left: openFiles(server.pid) - filesBefore + LAZY, delays: Math.max(...delays) });

  for (const { socket } of [...streams, ...lazy]) socket.destroy();
  await sleep(3_000);
  console.log({ files: openFiles(server.pid), rss: residentMegabytes(server.pid) });
  await server.kill();
  await database.close();
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

await main(process.env.DATABASE_URL ?? "", 4388);
