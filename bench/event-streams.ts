import { createHash, randomBytes } from "node:crypto";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Database, OpenDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { openDatabase } from "#app/db/open.ts";
import { sessions, users } from "#app/db/schema/accounts.ts";
import { uuidv7 } from "#app/platform/ids.ts";
import { publishLive } from "#app/platform/live.ts";
import { createLog } from "#app/platform/log.ts";
import { buildWhenNeeded } from "#scripts/build.ts";
import { type ServerProcess, startServer } from "#test/durability/server-process.ts";
import { createDatabase, freePort, makeHome, startPostgres } from "#test/postgres-server.ts";
import type { Figure } from "./figures.ts";
import { summaryOf, timeOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

// Ten thousand browsers, each with its event stream, on one process of the production server (R57, R58). Both ends
// need a file for each: `ulimit -n` must allow 10,200 here and in the server.

const STREAMS = 10_000;
const CONNECTING_AT_ONCE = 200;
const LAZY = 100;
/** The most that is sent to each reader that never reads (R58). */
const LAZY_BYTES = 60 * 1024 * 1024;
const LONG_TEXT = 1_000;
const EVENTS_AT_ONCE = 50;
const FAN_OUTS = 5;
/** As many rounds as the system's own buffers hold for readers that never read. */
const READ_ROUNDS = 80;

/** The limits (R57, R58). */
const MOST = { connectSeconds: 30, idleMegabytes: 700, fanOut: 1_000, health: 100, lazyMegabytes: 100 };

type Person = { id: string; token: string };
/** Every event has a new position. */
const POSITION = sql`'position', gen_random_uuid()`;

/** A browser's open stream, and what it received. */
type Stream = { person: Person; socket: Socket; text: string };

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
  const stream: Stream = { person, socket, text: "" };
  socket.setEncoding("utf8");
  socket.on("error", () => {});
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

/** Returns the slowest health check while `work` was running, in milliseconds. */
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

/** Waits until `is` holds; returns the milliseconds. */
async function until(is: () => boolean, withinMilliseconds: number): Promise<number> {
  const startedAt = performance.now();
  while (!is()) {
    if (performance.now() - startedAt > withinMilliseconds) throw new Error("it did not happen in time");
    await sleep(1);
  }
  return performance.now() - startedAt;
}

/** Returns an IP address for each browser, because one may have fifty streams. */
function addressOf(index: number): string {
  return `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
}

/** Measures 10,000 idle streams, an event to every one of them, and 100 readers that never read. */
export async function measure({ say }: BenchOptions): Promise<Figure[]> {
  await buildWhenNeeded();
  const home = makeHome("seasoned-streams-");
  const outside = process.env.DATABASE_URL;
  const postgres = outside ? { url: outside, stop() {} } : await startPostgres(join(home, "postgres"));
  const name = `streams_${Date.now()}`;
  await createDatabase(postgres.url, name);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  say("making people");
  const people = await fillPeople(url.href);
  const port = await freePort();
  const server = await startServer({ port, dataDir: join(home, "data"), databaseUrl: url.href });
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "", log: createLog("warn") });
  try {
    return await measureStreams({ server, port, people, database, say });
  } finally {
    await server.kill();
    await database.close();
    postgres.stop();
    rmSync(home, { recursive: true, force: true });
  }
}

type Scene = {
  server: ServerProcess;
  port: number;
  people: Person[];
  database: OpenDatabase;
  say(line: string): void;
};

async function measureStreams({ server, port, people, database, say }: Scene): Promise<Figure[]> {
  const files = openFiles(server.pid);
  say("connecting");
  const { streams, milliseconds } = await connectAll(port, people.slice(0, STREAMS));
  const idle = residentMegabytes(server.pid);
  say("an event to all");
  const { fanOut, health } = await tellEverybody(server, database, streams);
  say("readers that never read");
  const lazy = await floodLazyReaders({ server, port, database }, people.slice(STREAMS), streams);
  for (const { socket } of streams) socket.destroy();
  await until(() => openFiles(server.pid) <= files + 5, 30_000);

  const figure = (what: string, unit: Figure["unit"], median: number, most: number): Figure => {
    return {
      what,
      on: "PostgreSQL",
      size: STREAMS,
      unit,
      median,
      p99: null,
      bar: { most },
      limit: null,
      naive: null,
    };
  };
  return [
    figure("all connected", "s", milliseconds / 1_000, MOST.connectSeconds),
    figure("memory, idle", "MB", idle, MOST.idleMegabytes),
    { ...figure("an event of their own to all", "ms", fanOut.median, MOST.fanOut), p99: fanOut.p99 },
    figure("slowest health answer meanwhile", "ms", health, MOST.health),
    { ...figure("more memory for a flood to 100 that read", "MB", lazy.readMegabytes, 0), bar: null },
    figure("more memory for 100 that never read", "MB", lazy.moreMegabytes, MOST.lazyMegabytes),
    figure("until the last of them is dropped", "s", lazy.seconds, 60),
    figure("slowest event to another meanwhile", "ms", lazy.slowestOther, MOST.fanOut),
  ];
}

async function connectAll(port: number, people: readonly Person[]) {
  const streams: Stream[] = [];
  const queue = people.entries();
  async function connectNext() {
    for (const [index, person] of queue) streams.push(await openStream(port, person, addressOf(index)));
  }
  const milliseconds = await timeOf(() => Promise.all(Array.from({ length: CONNECTING_AT_ONCE }, connectNext)));
  return { streams, milliseconds };
}

/** Sends each person an event in one transaction; measures from before it to the last arrival. */
async function tellEverybody(server: ServerProcess, { db }: OpenDatabase, streams: readonly Stream[]) {
  const times: number[] = [];
  const health: number[] = [];
  for (let round = 0; round < FAN_OUTS; round += 1) {
    const mark = `round-${round}`;
    for (const stream of streams) stream.text = "";
    const slowest = await slowestHealth(server.origin, async () => {
      const event = sql`json_build_object('userId', id, 'topic', 'message', 'id', ${mark}::text)`;
      times.push(
        await timeOf(async () => {
          await db.execute(
            sql`select pg_notify('seasoned_live', json_build_object(${POSITION}, 'event', ${event})::text) from users`,
          );
          await until(() => streams.every(({ text }) => text.includes(mark)), 30_000);
        }),
      );
    });
    health.push(slowest);
  }
  return { fanOut: summaryOf(times), health: Math.max(...health) };
}

/**
 * Sends to readers that never read until each is dropped, and measures the cost. The flood itself costs something,
 * which is measured first with the same readers reading everything.
 */
async function floodLazyReaders(
  scene: Pick<Scene, "server" | "port" | "database">,
  people: readonly Person[],
  streams: readonly Stream[],
) {
  const read = await flood(scene, people, streams, { isRead: true, rounds: READ_ROUNDS });
  const rounds = LAZY_BYTES / LONG_TEXT / EVENTS_AT_ONCE;
  return { ...(await flood(scene, people, streams, { isRead: false, rounds })), readMegabytes: read.moreMegabytes };
}

async function flood(
  { server, port, database: { db } }: Pick<Scene, "server" | "port" | "database">,
  people: readonly Person[],
  streams: readonly Stream[],
  { isRead, rounds }: { isRead: boolean; rounds: number },
) {
  const flooded: Stream[] = [];
  for (const [index, person] of people.entries()) {
    flooded.push(await openStream(port, person, addressOf(STREAMS + index)));
  }
  const dropped = openFiles(server.pid) - flooded.length;
  if (!isRead) for (const { socket } of flooded) socket.pause();
  const before = residentMegabytes(server.pid);
  let most = before;
  let slowestOther = 0;
  const [other] = streams;
  const event = sql`json_build_object('userId', id, 'topic', 'message', 'id', repeat('x', ${LONG_TEXT}::int))`;
  const ids = sql`unnest(${sql.param(people.map(({ id }) => id))}::uuid[]) as id`;
  const milliseconds = await timeOf(async () => {
    for (let round = 0; round < rounds && openFiles(server.pid) > dropped; round += 1) {
      await db.execute(
        sql`select pg_notify('seasoned_live', json_build_object(${POSITION}, 'event', ${event})::text)
            from ${ids}, generate_series(1, ${EVENTS_AT_ONCE}::int)`,
      );
      most = Math.max(most, residentMegabytes(server.pid));
      if (other) slowestOther = Math.max(slowestOther, await timeOf(() => tellOne(db, other, `after-${round}-`)));
      for (const stream of flooded) stream.text = "";
    }
    if (!isRead) await until(() => openFiles(server.pid) <= dropped, 60_000);
  });
  for (const { socket } of flooded) socket.destroy();
  await until(() => openFiles(server.pid) <= dropped, 60_000);
  return { moreMegabytes: most - before, seconds: milliseconds / 1_000, slowestOther };
}

async function tellOne(db: Database, stream: Stream, mark: string) {
  stream.text = "";
  await publishLive(db, { userId: stream.person.id, topic: "read", id: mark });
  await until(() => stream.text.includes(mark), 120_000);
}
