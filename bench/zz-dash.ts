import { sql } from "drizzle-orm";
import { openDatabase } from "#app/db/open.ts";
import { createLog } from "#app/platform/log.ts";
import { countOpenInvitations } from "#app/features/applications/invitations/queries.server.ts";
import { countApplications, listRecentActivity } from "#app/features/applications/queries.server.ts";
import { listJobMatches } from "#app/features/matching/queries.server.ts";
import { findProfile } from "#app/features/profiles/queries.server.ts";
const { db } = await openDatabase({ databaseUrl: undefined, dataDir: "/tmp/demo", log: createLog("warn") });
const [{ id }] = (await db.execute(sql`select id from users where email='senior@example.com'`) as any).rows;
const session = Object.getPrototypeOf(db._.session); const orig = session.prepareQuery; let log: any[] = [];
session.prepareQuery = function (q: any, ...r: any[]) { const p = orig.call(this, q, ...r); const ex = p.execute.bind(p); p.execute = async (...a: any[]) => { const t = performance.now(); const out = await ex(...a); log.push([t - zero, performance.now() - t, q.sql.replace(/\s+/g, " ").slice(0, 110)]); return out; }; return p; };
let zero = 0;
const parts: Record<string, () => Promise<any>> = { profile: () => findProfile(db, id), counts: () => countApplications(db, id), matches: () => listJobMatches(db, id, 3), recent: () => listRecentActivity(db, id, 3), inv: () => countOpenInvitations(db, id) };
parts.all = () => Promise.all([findProfile(db, id), countApplications(db, id), listJobMatches(db, id, 3), listRecentActivity(db, id, 3), countOpenInvitations(db, id)]);
for (const [name, f] of Object.entries(parts)) {
  for (let i = 0; i < 50; i++) await f();
  const t: number[] = []; const by = new Map<string, number[]>();
  for (let i = 0; i < 150; i++) { log = []; zero = performance.now(); await f(); t.push(performance.now() - zero); for (const [at, d, q] of log) { const x = by.get(q) ?? []; x.push(d); by.set(q, x); } }
  const med = (x: number[]) => x.sort((a, b) => a - b)[x.length >> 1]!.toFixed(2);
  console.log(name, med(t));
  if (name === "matches" || name === "profile") for (const [q, d] of by) console.log("   ", med(d), "x" + d.length / 150, q);
}
process.exit(0);
