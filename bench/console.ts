import { sql } from "drizzle-orm";
import { listAppeals } from "#app/features/operator/appeals/queries.server.ts";
import { listCases } from "#app/features/operator/cases/queries.server.ts";
import { listCompanies } from "#app/features/operator/companies/queries.server.ts";
import { listEmails } from "#app/features/operator/emails/queries.server.ts";
import { listHeldJobs } from "#app/features/operator/held-jobs/queries.server.ts";
import { listHeldMessages } from "#app/features/operator/held-messages/queries.server.ts";
import { findPeople } from "#app/features/operator/people/queries.server.ts";
import { findFigures, findWaiting } from "#app/features/operator/queries.server.ts";
import { listRequests } from "#app/features/operator/support/queries.server.ts";
import { listWaitlist } from "#app/features/operator/waitlist/queries.server.ts";
import { listAudit } from "#app/features/staff/audit/queries.server.ts";
import type { StaffViewer } from "#app/features/staff/policy.ts";
import { uuidv7 } from "#app/platform/ids.ts";
import { createLog } from "#app/platform/log.ts";
import { openTasks } from "#app/platform/tasks.ts";
import { type Market, openMarkets } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { fillConsole } from "./generator/console-rows.ts";
import { MARKET_NOW } from "./generator/rows.ts";
import type { Engine } from "./markets.ts";
import { type Call, limitOf, timesOf } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/**
 * The limit in docs/performance.md, in milliseconds, on PostgreSQL with 100,000 cases and a million
 * rows of the audit log.
 */
const MOST = 50;
/** How many people the surrounding market has. */
const PEOPLE = 1_000;

/**
 * Measures every list of the console with this many cases, and ten times as many rows of the audit
 * log.
 */
export async function measure({ sizes, folder, on, say }: BenchOptions): Promise<Figure[]> {
  const markets = await openMarkets(folder, say);
  const size = Math.max(...sizes);
  try {
    const figures: Figure[] = [];
    for (const engine of on) {
      say(`${engine}, ${size.toLocaleString("en-US")} cases`);
      const market = await (engine === "embedded" ? markets.embedded : markets.onPostgres)(PEOPLE);
      // Creates the tables of the task queue, which the home page counts.
      await (await openTasks({ database: market.database, log: createLog("warn") })).stop();
      await fillConsole(market.database.db, size);
      figures.push(...(await measureLists(market, size, engine === "embedded" ? "embedded" : "PostgreSQL")));
      await market.database.close();
    }
    return figures;
  } finally {
    await markets.close();
  }
}

async function measureLists(market: Market, size: number, on: Engine): Promise<Figure[]> {
  const limit = await limitOf(market.database.db);
  const bar = on === "PostgreSQL" ? { most: MOST } : null;
  const figures: Figure[] = [];
  for (const [what, call] of Object.entries(await listsOf(market))) {
    const { median, p99 } = await timesOf([call], (one) => one());
    figures.push({ what, on, size, unit: "ms", median, p99, bar, limit, naive: null });
  }
  return figures;
}

/**
 * Measures three pages of each list: the first, one from the middle, and one with a filter that few
 * rows match.
 */
async function listsOf({ database: { db } }: Market): Promise<Record<string, Call>> {
  const [person] = await db
    .select({ id: sql<string>`id::text`, email: sql<string>`email` })
    .from(sql`users order by id limit 1`);
  const staff = { level: "admin", codeAt: MARKET_NOW } as const;
  const viewer: StaffViewer = {
    ...{ id: person?.id ?? "", role: null, name: "Ann", email: person?.email ?? "", isEmailVerified: true },
    staff,
  };
  const platform = {
    ...{ db, clock: { now: () => MARKET_NOW }, ids: { next: uuidv7 } },
    mailer: { isOutbox: false, send: async () => {}, close: async () => {} },
  };
  const middle = async (table: string) => {
    const [row] = await db
      .select({ id: sql<string>`id::text` })
      .from(
        sql`${sql.identifier(table)} order by id offset (select count(*) / 2 from ${sql.identifier(table)}) limit 1`,
      );
    return row?.id ?? "";
  };
  const cases = { state: "open", kind: "", owner: "", after: null } as const;
  const audit = { actor: "", action: "", subject: "", before: null } as const;
  const emails = { state: "", kind: "", address: "", before: null } as const;
  const support = { state: "open", channel: "", age: "", who: "", q: "", person: "", after: null } as const;
  const [aCase, aRow, anEmail, aRequest, anAppeal] = [
    await middle("cases"),
    await middle("audit_log"),
    await middle("mails"),
    await middle("contact_messages"),
    await middle("appeals"),
  ];
  const address = "person77@people.example";
  return {
    "home: what waits": () => findWaiting(platform),
    "home: figures of 30 days": () => findFigures(platform),
    "cases: open": () => listCases(db, viewer, cases),
    "cases: open, from the middle": () => listCases(db, viewer, { ...cases, after: aCase }),
    "cases: open, of one kind that nobody has": () =>
      listCases(db, viewer, { ...cases, kind: "name", owner: "nobody" }),
    "cases: my own": () => listCases(db, viewer, { ...cases, owner: "mine" }),
    "cases: decided": () => listCases(db, viewer, { ...cases, state: "decided", kind: "email" }),
    "audit: newest": () => listAudit(db, viewer, audit),
    "audit: from the middle": () => listAudit(db, viewer, { ...audit, before: aRow }),
    "audit: one actor and action": () => listAudit(db, viewer, { ...audit, actor: viewer.id, action: "case.decided" }),
    "audit: one subject": () => listAudit(db, viewer, { ...audit, subject: viewer.id }),
    "audit: an action that nobody took": () => listAudit(db, viewer, { ...audit, action: "staff.removed" }),
    "emails: newest": () => listEmails(platform, viewer, emails),
    "emails: from the middle": () => listEmails(platform, viewer, { ...emails, before: anEmail }),
    "emails: failing": () => listEmails(platform, viewer, { ...emails, state: "failing" }),
    "emails: refused": () => listEmails(platform, viewer, { ...emails, state: "refused" }),
    "emails: to one address": () => listEmails(platform, viewer, { ...emails, address }),
    "support: open": () => listRequests(platform, viewer, support),
    "support: all, from the middle": () =>
      listRequests(platform, viewer, { ...support, state: "all", after: aRequest }),
    "support: my own": () => listRequests(platform, viewer, { ...support, who: "me" }),
    "support: of one address": () => listRequests(platform, viewer, { ...support, state: "all", q: address }),
    "people: part of a name": () => findPeople(platform, viewer, "quill"),
    "companies: waiting": () => listCompanies(db, viewer, { show: "waiting", q: "", after: null }),
    "companies: part of a name": () => listCompanies(db, viewer, { show: "all", q: "company 777", after: null }),
    "appeals: waiting": () => listAppeals(db, viewer, { view: "waiting", after: null }),
    "appeals: decided, from the middle": () => listAppeals(db, viewer, { view: "decided", after: anAppeal }),
    "held jobs": () => listHeldJobs(db, viewer, { reason: "", after: null }),
    "held messages": () => listHeldMessages(db, viewer, null),
    waitlist: () => listWaitlist(platform, viewer, { state: "waiting", userType: "", address: "", after: null }),
  };
}
