import { pgTable, serial, text } from "drizzle-orm/pg-core";
import { drizzle } from "drizzle-orm/pglite";
import { afterAll, expect, test, vi } from "vitest";
import { silentLog } from "#test/log.ts";
import { isLikePglite } from "./client.ts";
import { openInMemory } from "./open.ts";

const client = await openInMemory(silentLog);
afterAll(client.close);
await client.exec("create table notes (id serial primary key, body text not null constraint notes_body_key unique)");

const notes = pgTable("notes", { id: serial("id").primaryKey(), body: text("body").notNull() });
if (!isLikePglite(client)) throw new Error("expected a client for Drizzle");
const db = drizzle({ client, schema: { notes } });

const SLOW = "select count(*) from generate_series(1, 2000000000)";

test("a slow statement does not block the process", async () => {
  let ticks = 0;
  const ticking = setInterval(() => {
    ticks += 1;
  }, 1);
  await client.query("select count(*) from generate_series(1, 1500000)");
  clearInterval(ticking);
  // On the statement's own thread, there would be no tick before its result.
  expect(ticks).toBeGreaterThan(3);
});

test("a unique violation is named at the cause of Drizzle's error", async () => {
  await db.insert(notes).values({ body: "twice" });
  const error: unknown = await db
    .insert(notes)
    .values({ body: "twice" })
    .catch((reason) => reason);
  expect(error).toMatchObject({ cause: { code: "23505", constraint: "notes_body_key", table: "notes" } });
});

test("a transaction that throws leaves nothing", async () => {
  const attempt = db.transaction(async (tx) => {
    await tx.insert(notes).values({ body: "gone" });
    throw new Error("changed my mind");
  });
  await expect(attempt).rejects.toThrow("changed my mind");
  expect(await db.$count(notes, undefined)).toBe(1);
});

test("a swallowed failure inside a transaction does not commit", async () => {
  const attempt = db.transaction(async (tx) => {
    await tx.insert(notes).values({ body: "half" });
    await tx
      .insert(notes)
      .values({ body: "twice" })
      .catch(() => {});
  });
  await expect(attempt).rejects.toThrow("rolled back because a statement in it failed");
});

test("a nested transaction can fail alone", async () => {
  await db.transaction(async (tx) => {
    await tx.insert(notes).values({ body: "outer" });
    await expect(
      tx.transaction(async (inner) => {
        await inner.insert(notes).values({ body: "inner" });
        throw new Error("only the inner one");
      }),
    ).rejects.toThrow("only the inner one");
  });
  const bodies = (await db.select().from(notes)).map((note) => note.body);
  expect(bodies).toContain("outer");
  expect(bodies).not.toContain("inner");
});

test("fifty parallel transactions do not mix", async () => {
  await client.exec("create table counters (n integer not null); insert into counters values (0)");
  await Promise.all(
    Array.from({ length: 50 }, () =>
      client.transaction(async (tx) => {
        const { rows } = await tx.query<{ n: number }>("select n from counters");
        await new Promise((resolve) => setTimeout(resolve, 1));
        await tx.query("update counters set n = $1", [(rows[0]?.n ?? 0) + 1]);
      }),
    ),
  );
  expect((await client.query("select n from counters")).rows).toEqual([{ n: 50 }]);
});

test("refuses the outer handle inside a transaction instead of deadlocking", async () => {
  const attempt = db.transaction(async (tx) => {
    await tx.select().from(notes);
    await db.select().from(notes);
  });
  await expect(attempt).rejects.toMatchObject({
    cause: { message: expect.stringContaining("Use the transaction (tx)") },
  });
  await expect(db.transaction(async () => await db.transaction(async () => {}))).rejects.toThrow(
    "Use the transaction (tx)",
  );
});

test("others wait for an open transaction and are not refused", async () => {
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const first = db.transaction(async (tx) => {
    inside.resolve();
    await goOn.promise;
    await tx.insert(notes).values({ body: "first" });
  });
  await inside.promise;
  const second = db.$count(notes);
  goOn.resolve();
  await first;
  expect(await second).toBe(await db.$count(notes));
});

test("a transaction's handle cannot be used afterwards", async () => {
  const leaked = await client.transaction(async (tx) => tx);
  await expect(leaked.query("select 1")).rejects.toThrow("already ended");
});

test("a failed block of statements leaves no aborted transaction", async () => {
  await expect(client.exec("begin; insert into notes (body) values ('twice'); commit")).rejects.toThrow(
    "notes_body_key",
  );
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
});

test("a notification arrives only when its transaction commits", async () => {
  const heard: string[] = [];
  const stop = await client.listen("changes", (payload) => heard.push(payload));
  await client.transaction(async (tx) => {
    await tx.query("select pg_notify('changes', 'kept')");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toEqual([]);
  });
  await client
    .transaction(async (tx) => await tx.query("select pg_notify('changes', 'undone')").then(() => Promise.reject()))
    .catch(() => {});
  await vi.waitFor(() => expect(heard).toEqual(["kept"]), 10_000);
  await stop();
  await client.query("select pg_notify('changes', 'unheard')");
  expect(heard).toEqual(["kept"]);
});

test("ends a transaction that waits for something else", async () => {
  const impatient = await openInMemory(silentLog, null, { timeoutMilliseconds: 2_000 });
  const attempt = impatient.transaction(async () => await new Promise(() => {}));
  await expect(attempt).rejects.toThrow("open for more than 2 seconds");
  expect((await impatient.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await impatient.close();
});

test("stops a statement that takes too long, and recovers", async () => {
  const impatient = await openInMemory(silentLog, null, { timeoutMilliseconds: 2_000 });
  const slow = impatient.query(SLOW);
  const waiting = impatient.query("select 1 as one");
  await expect(slow).rejects.toMatchObject({ name: "DatabaseTimeoutError" });
  expect((await waiting).rows).toEqual([{ one: 1 }]);
  expect((await impatient.query("select 2 as two")).rows).toEqual([{ two: 2 }]);
  await impatient.close();
});
