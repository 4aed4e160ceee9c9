import { createHash, randomUUID } from "node:crypto";
import fs from "node:fs";
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

/** Makes the migrated database that each test file clones. TEST_DATABASE_URL names a PostgreSQL server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { source, remove } = process.env.TEST_DATABASE_URL
    ? await makeTemplate(process.env.TEST_DATABASE_URL)
    : await makeImage();
  project.provide("testDatabase", source);
  return remove;
}

/** The image is kept between runs, named after everything that it is made from. */
async function makeImage(): Promise<{ source: TestDatabaseSource; remove(): Promise<void> }> {
  const directory = path.resolve("node_modules/.cache/seasoned");
  const imagePath = path.join(directory, `database-${hashOfSources()}.tar`);
  if (!fs.existsSync(imagePath)) {
    fs.rmSync(directory, { recursive: true, force: true });
    fs.mkdirSync(directory, { recursive: true });
    // Under another name until it is whole, because projects and runs may make it at the same time.
    const draft = `${imagePath}.${process.pid}-${randomUUID()}`;
    await writeDatabaseImage(draft, log);
    fs.renameSync(draft, imagePath);
  }
  return { source: { kind: "embedded", imagePath }, remove: async () => {} };
}

/** The migrations, what applies them, and the packages whose tables or format are in the image. */
function hashOfSources(): string {
  const files = ["app/db/image.ts", "app/db/migrate.ts", "app/db/sql-files.ts", "app/platform/tasks.ts"];
  const folders = ["drizzle", "app/db/sql"].flatMap((folder) => fs.globSync(`${folder}/*.sql`).sort());
  const packages = ["pg-boss", "@electric-sql/pglite"].map((name) => `node_modules/${name}/package.json`);
  const hash = createHash("sha256");
  for (const file of [...files, ...folders, ...packages]) hash.update(file).update(fs.readFileSync(file));
  return hash.digest("hex").slice(0, 16);
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
