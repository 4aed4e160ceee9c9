import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { writeDatabaseImage } from "#app/db/image.ts";
import { migrate } from "#app/db/migrate.ts";
import { openDatabase } from "#app/db/open.ts";
import { createLog } from "#app/platform/log.ts";
import { openTasks } from "#app/platform/tasks.ts";
import type { TestDatabaseSource } from "./database.ts";

declare module "vitest" {
  // Vitest declares it as an interface, and only an interface can be added to.
  // biome-ignore lint/style/useConsistentTypeDefinitions: see above
  export interface ProvidedContext {
    testDatabase: TestDatabaseSource;
  }
}

const log = createLog("warn");

/** Makes the migrated database once per run; each test file clones it. TEST_DATABASE_URL names a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, remove } = process.env.TEST_DATABASE_URL
    ? await makeTemplate(process.env.TEST_DATABASE_URL)
    : await makeImage();
  project.provide("testDatabase", source);
  return remove;
}

async function makeImage(): Promise<{ source: TestDatabaseSource; remove(): Promise<void> }> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), "seasoned-test-"));
  const imagePath = path.join(directory, "database.tar");
  await writeDatabaseImage(imagePath, log);
  return {
    source: { kind: "embedded", imagePath },
    async remove() {
      fs.rmSync(directory, { recursive: true });
    },
  };
}

async function makeTemplate(serverUrl: string): Promise<{ source: TestDatabaseSource; remove(): Promise<void> }> {
  const template = `seasoned_test_${process.pid}_${Date.now()}`;
  const admin = new pg.Client({ connectionString: serverUrl });
  await admin.connect();
  await admin.query(`create database ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${template}`;
  const database = await openDatabase({ databaseUrl: url.href, dataDir: "", log });
  await migrate(database);
  const tasks = await openTasks({ database, log });
  await tasks.stop();
  await database.close();
  return {
    source: { kind: "postgres", serverUrl, template },
    async remove() {
      await admin.query(`drop database ${template} with (force)`);
      await admin.end();
    },
  };
}
