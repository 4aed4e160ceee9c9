import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { OpenDatabase } from "#app/db/database.ts";
import { migrate } from "#app/db/migrate.ts";
import { describeEmbedded, openDatabase } from "#app/db/open.ts";
import type { EmbeddedClient } from "#app/platform/embedded/client.ts";
import { openInMemory } from "#app/platform/embedded/open.ts";
import { createLog } from "#app/platform/log.ts";
import { afterUse } from "./cleanup.ts";

/** The source from which a migrated database is cloned; made by global-setup.ts. */
export type TestDatabaseSource =
  | { kind: "embedded"; imagePath: string }
  | { kind: "postgres"; serverUrl: string; template: string };

const log = createLog("warn");

/**
 * Opens a fresh, migrated database for this test file, or for one test, and removes it afterwards. With
 * TEST_DATABASE_URL set it is on that PostgreSQL server.
 */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const source = inject("testDatabase");
  const database = source.kind === "embedded" ? await cloneImage(source.imagePath) : await cloneTemplate(source);
  afterUse(database.close);
  return database;
}

/**
 * Opens the embedded database in memory, migrated, and removes it afterwards: for what only that one does,
 * even if other tests use a server.
 */
export async function openEmbeddedTestDatabase(): Promise<{ database: OpenDatabase; client: EmbeddedClient }> {
  const source = inject("testDatabase");
  await holdCompiled();
  const client = await openInMemory(log, source.kind === "embedded" ? source.imagePath : null);
  afterUse(client.close);
  const database = describeEmbedded(client, "in memory");
  await migrate(database);
  return { database, client };
}

let compiled: Promise<WebAssembly.Module[]> | null = null;

/**
 * Compiled WebAssembly is shared by all threads of a process and freed with the last one. Keeping it here avoids a
 * crash, once in some hundred times, when it is freed between two test files (nodejs/node#64500).
 */
async function holdCompiled(): Promise<void> {
  const folder = path.dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  compiled ??= Promise.all(
    ["pglite.wasm", "initdb.wasm"].map(
      async (file) => await WebAssembly.compile(await readFile(path.join(folder, file))),
    ),
  );
  await compiled;
}

async function cloneImage(imagePath: string): Promise<OpenDatabase> {
  await holdCompiled();
  return describeEmbedded(await openInMemory(log, imagePath), "in memory");
}

async function cloneTemplate({ serverUrl, template }: { serverUrl: string; template: string }): Promise<OpenDatabase> {
  const name = `seasoned_test_${randomUUID().replaceAll("-", "")}`;
  await administer(serverUrl, `create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "", log });
  return {
    ...database,
    async close() {
      await database.close();
      await administer(serverUrl, `drop database if exists ${name} with (force)`);
    },
  };
}

async function administer(serverUrl: string, statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  try {
    await admin.query(statement);
  } finally {
    await admin.end();
  }
}
