// The thread that runs PGlite, so that a slow statement never blocks HTTP and can be stopped by ending the thread.
import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite, type QueryOptions } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { citext } from "@electric-sql/pglite/contrib/citext";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { pgcrypto } from "@electric-sql/pglite/contrib/pgcrypto";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { flushDirectory, flushTree } from "../flush.ts";
import { durableStartParams, flushedFiles, reasonOf } from "./flushed-files.ts";
import type { ErrorFields, Report, Request, RowShape, WorkerSettings } from "./messages.ts";
import { tidyOneTable } from "./tidy.ts";

const HOUSEKEEPING_MILLISECONDS = 1_000;
const READ_ONLY_VIOLATION = "25006";
const ERROR_FIELDS = [
  "code",
  "severity",
  "detail",
  "hint",
  "schema",
  "table",
  "column",
  "dataType",
  "constraint",
  "position",
  "where",
];

const settings: WorkerSettings = workerData;
const extensions = { btree_gin, citext, pg_trgm, pgcrypto, unaccent };
const lastWords: string[] = [];
const stopListening = new Map<string, () => Promise<void>>();

let logBytes = 0;
let startedAt = performance.now();
let checkpointedAt = performance.now();
let tidiedAt = performance.now();
let isStorageFull = false;
let turn: Promise<void> = Promise.resolve();

function report(message: Report) {
  parentPort?.postMessage(message);
}

function fail(reason: string) {
  report({ kind: "panic", reason });
  process.exit(1);
}

function remember(text: string) {
  lastWords.push(text);
  if (lastWords.length > 20) lastWords.shift();
  return false;
}

async function open(): Promise<PGlite> {
  const { directory } = settings;
  if (!directory) return await PGlite.create({ extensions, onStderr: remember, ...image() });
  if (!fs.existsSync(directory)) await create(directory);
  const files = flushedFiles(directory, (bytes) => (logBytes += bytes), fail);
  return await PGlite.create({
    fs: files,
    extensions,
    onStderr: remember,
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
}

function image(): { loadDataDir?: Blob } {
  return settings.imagePath ? { loadDataDir: new Blob([fs.readFileSync(settings.imagePath)]) } : {};
}

/**
 * Creates the new database in a temporary directory and renames it when it is complete, so that a kill leaves no half.
 */
async function create(directory: string) {
  const draft = `${directory}.new`;
  fs.rmSync(draft, { recursive: true, force: true });
  try {
    const pg = await PGlite.create(draft, { extensions, onStderr: remember, ...image() });
    await pg.close();
    flushTree(draft);
    fs.renameSync(draft, directory);
    flushDirectory(path.dirname(directory));
  } catch (error) {
    // An incomplete database must not fill the disk.
    fs.rmSync(draft, { recursive: true, force: true });
    throw error;
  }
}

function queryOptions({ rowMode, textTypes }: RowShape): QueryOptions {
  const keepText = (value: string) => value;
  return {
    ...(rowMode && { rowMode }),
    ...(textTypes && { parsers: Object.fromEntries(textTypes.map((type) => [type, keepText])) }),
  };
}

async function perform(pg: PGlite, request: Request) {
  switch (request.kind) {
    case "query":
      return await pg.query<Record<string, unknown>>(request.sql, request.params, queryOptions(request));
    case "exec":
      return await pg.exec(request.sql, queryOptions(request));
    case "listen":
      stopListening.set(
        request.channel,
        await pg.listen(request.channel, (payload) =>
          report({ kind: "notification", channel: request.channel, payload }),
        ),
      );
      return null;
    case "unlisten":
      await stopListening.get(request.channel)?.();
      stopListening.delete(request.channel);
      return null;
    case "refresh":
      await pg.refreshArrayTypes();
      return null;
    case "dump": {
      await pg.exec("CHECKPOINT");
      const image = await pg.dumpDataDir("none");
      fs.writeFileSync(request.path, Buffer.from(await image.arrayBuffer()));
      return null;
    }
    case "close":
      if (settings.directory && !isStorageFull) await pg.exec("CHECKPOINT");
      await pg.close();
      return null;
  }
}

async function answer(pg: PGlite, id: number, request: Request) {
  try {
    if (!request.isInTransaction) await watchSpace(pg);
    const result = await perform(pg, request);
    report({ kind: "answer", id, result });
  } catch (error) {
    // Everyone shares one session, so a failed block must not leave its aborted transaction to the next statement.
    if (!request.isInTransaction && request.kind !== "close" && pg.isInTransaction()) await pg.exec("ROLLBACK");
    report({ kind: "failure", id, error: errorFields(error) });
  }
  if (request.kind !== "close") await checkpointIfDue(pg);
}

function errorFields(error: unknown): ErrorFields {
  const fields: Record<string, string> = {};
  if (!(error instanceof Error)) return { message: String(error), isStorageFull: false, fields };
  for (const [name, value] of Object.entries(error)) {
    if (ERROR_FIELDS.includes(name) && typeof value === "string") fields[name] = value;
  }
  return { message: error.message, isStorageFull: isStorageFull && fields.code === READ_ONLY_VIOLATION, fields };
}

/** PGlite never checkpoints by itself: without this its write-ahead log would grow forever. */
async function checkpointIfDue(pg: PGlite) {
  if (!settings.directory || logBytes === 0) return;
  const isLate = performance.now() - checkpointedAt > settings.checkpointSeconds * 1000;
  if (logBytes < settings.checkpointBytes && !isLate) return;
  logBytes = 0;
  checkpointedAt = performance.now();
  // Inside a failed transaction PostgreSQL refuses; the next statement tries again.
  await pg.exec("CHECKPOINT").catch(() => {
    logBytes = settings.checkpointBytes;
  });
}

/** Vacuums one table per turn, so that no one waits for more than one; pauses once none needs it. */
async function tidyIfDue(pg: PGlite) {
  const isEarly = performance.now() - tidiedAt < settings.tidySeconds * 1000;
  if (!settings.directory || isEarly || isStorageFull || pg.isInTransaction()) return;
  try {
    if (!(await tidyOneTable(pg))) tidiedAt = performance.now();
  } catch (error) {
    tidiedAt = performance.now();
    report({ kind: "trouble", error: errorFields(error) });
  }
}

/** A full disk makes PGlite loop forever, so writing stops while there is still room for what was acknowledged. */
async function watchSpace(pg: PGlite) {
  if (!settings.directory) return;
  const space = fs.statfsSync(settings.directory);
  const isStarting = performance.now() - startedAt < settings.startSeconds * 1000;
  const isFull = space.bavail * space.bsize < settings.minimumFreeBytes / (isStarting ? 4 : 1);
  if (isFull === isStorageFull || pg.isInTransaction()) return;
  await pg.exec(`SET default_transaction_read_only = ${isFull ? "on" : "off"}`);
  isStorageFull = isFull;
}

async function serve() {
  const pg = await open();
  parentPort?.on("message", ({ id, request }: { id: number; request: Request }) => {
    turn = turn.then(() => answer(pg, id, request));
    if (request.kind === "close") clearInterval(housekeeping);
  });
  const housekeeping = setInterval(() => {
    turn = turn.then(() => checkpointIfDue(pg)).then(() => tidyIfDue(pg));
  }, HOUSEKEEPING_MILLISECONDS);
  startedAt = performance.now();
  report({ kind: "ready" });
}

serve().catch((error) => {
  const words = lastWords.filter((line) => /FATAL|PANIC|ERROR/.test(line)).at(-1);
  report({ kind: "refused", reason: words ?? reasonOf(error) });
});
