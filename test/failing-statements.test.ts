import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { rateLimits } from "#app/db/schema/rate-limits.ts";
import { openTestApp } from "./app.ts";
import { withoutTables } from "./broken-tables.ts";
import { type Form, formsOf } from "./forms.ts";
import { recordedLog } from "./log.ts";
import { IS_THOROUGH } from "./thoroughness.ts";

// A failure's log has the failed statement but no one's texts: every form is sent while each table is missing.

const { log, lines } = recordedLog();
const site = await openTestApp({ log });
const { platform } = site;
const { forms } = await formsOf(platform);

const WORDS =
  /^(firstName|lastName|fullName|name|subject|message|bio|coverNote|content|title|description|company|place)$/;
const SECRETS = /password|token|code/i;

/** Returns the form with recognizable texts. */
function marked(fields: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      if (name === "email") return [name, "canary@people.example"];
      if (WORDS.test(name)) return [name, `Canary ${value}`];
      return [name, SECRETS.test(name) && value.length > 6 ? `canary ${value}` : value];
    }),
  );
}

async function send({ at, cookie, fields }: Form): Promise<number> {
  const answer = await site.post(at, marked(fields), { cookie });
  await answer.body?.cancel();
  return answer.status;
}

/** The tables that most forms write; all tables when thorough. */
const WRITTEN = ["users", "credentials", "mails", "profiles", "jobs", "applications", "messages", "waitlist_entries"];

const tables = await platform.db
  .select({ name: sql<string>`tablename::text` })
  .from(sql`pg_tables`)
  .where(sql`schemaname = 'public'`)
  .orderBy(sql`tablename`);
const away = tables.filter(({ name }) => IS_THOROUGH || WRITTEN.includes(name));

it.each(away)("nothing that was typed reaches the log without the table $name", async ({ name }) => {
  await withoutTables(platform.db, [name], async () => {
    for (const form of Object.values(forms)) {
      if (name !== "rate_limits") await platform.db.delete(rateLimits);
      await send(form);
    }
  });
  expect(lines()).not.toMatch(/canary/i);
});

it("tells of the statements that failed", () => {
  expect(lines()).toMatch(/Failed query: /);
  expect(lines()).toMatch(/"code":"42P01"/);
});
