import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "#app/db/database.ts";
import { SESSION_OPTIONS } from "#app/db/postgres.ts";
import * as schema from "#app/db/schema.ts";
import { ROOT } from "#scripts/run.ts";

const FOLDER = join(ROOT, "docs/plans");
const WIDEST = 150;

/** Something to explain: `work` is done once to warm, then each of its statements that `only` picks is explained. */
export type Explained = { name: string; work: (db: Database) => Promise<unknown>; only: RegExp };

type Statement = { text: string; params: unknown[] };

/** Writes the plans of the hottest statements, as the server at `url` ran them, to docs/plans, one file for each. */
export async function writePlans(url: string, cases: readonly Explained[], size: number): Promise<void> {
  // Some of the work asks side by side, on several connections; it is explained on one of its own.
  const pool = new pg.Pool({ connectionString: url, options: SESSION_OPTIONS, pipeline: true });
  const client = new pg.Client({ connectionString: url, options: SESSION_OPTIONS });
  await client.connect();
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => statements.push({ text, params }) };
  const db = drizzle({ client: pool, schema, logger });
  mkdirSync(FOLDER, { recursive: true });
  for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
  try {
    for (const { name, work, only } of cases) {
      await work(db);
      statements.length = 0;
      await work(db);
      const plans: string[] = [];
      for (const statement of statements.filter(({ text }) => only.test(text))) {
        plans.push(await explain(client, statement));
      }
      if (plans.length === 0) throw new Error(`no statement of "${name}" is the one to explain`);
      const head = `${name}, ${size.toLocaleString("en-US")} jobs and as many profiles\n`;
      writeFileSync(join(FOLDER, `${name.replaceAll(/[^a-z]+/g, "-")}.txt`), `${head}\n${plans.join("\n\n")}\n`);
    }
  } finally {
    await client.end();
    await pool.end();
  }
}

async function explain(client: pg.Client, { text, params }: Statement): Promise<string> {
  const { rows } = await client.query(`explain (analyze, buffers, costs off) ${text}`, params);
  return readable(rows.map((row) => String(row["QUERY PLAN"])));
}

/** Without what was never executed, and without the ends of long lines. */
function readable(lines: readonly string[]): string {
  const kept: string[] = [];
  let hiddenBelow = Number.POSITIVE_INFINITY;
  for (const line of lines) {
    const depth = line.search(/[^ ]/);
    if (depth > hiddenBelow) continue;
    hiddenBelow = line.includes("(never executed)") ? depth : Number.POSITIVE_INFINITY;
    kept.push(line.length > WIDEST ? `${line.slice(0, WIDEST)}...` : line);
  }
  return kept.join("\n");
}
