import { sql } from "drizzle-orm";
import { test } from "vitest";
import { openTestDatabase } from "#test/database.ts";
import { aRecruiter, aSenior } from "#test/people.ts";
import { aJob } from "#test/jobs.ts";
import { openTestPlatform } from "#test/platform.ts";
import { aProfile } from "#test/profiles.ts";
import { listCandidateMatches, listJobMatches } from "./queries.server.ts";
const platform = await openTestPlatform(await openTestDatabase());
const { db } = platform;
test("bench", { timeout: 300_000 }, async () => {
  const r = await aRecruiter(platform); const s = await aSenior(platform);
  const names = Array.from({ length: 30 }, (_, n) => `Skill ${n}`);
  const job = await aJob(platform, { by: r.viewer, skills: names.slice(0, 6) });
  await db.execute(sql`insert into skills select gen_random_uuid(), 'k' || n, 'K ' || n from generate_series(1, 1000) n`);
  await db.execute(sql.raw(`insert into jobs (id, created_by, submission_key, title, company, location, industry, employment_type, work_type, hours_per_week, pay_range_min, pay_range_max, pay_unit, flexibility, description, skill_names, created_at, updated_at)
   select gen_random_uuid(), '${r.viewer.id}', gen_random_uuid(), 'Job ' || n, 'Co', 'Bend, Oregon', 'X', 'part-time', 'remote', 20, 25, 50, 'hour', '{}', 'd', E'a\\nb\\nc\\nd\\ne', now() - n * interval '1 minute', now() from generate_series(1, 50000) n`));
  await db.execute(sql.raw(`insert into job_skills select j.id, s.id, row_number() over (partition by j.id) from jobs j join lateral (select id from (select id, row_number() over (order by key) rn from skills) x where rn in (1 + floor(1030 * random() * random() * random())::int + 0 * length(j.title), 1 + floor(1030 * random() * random())::int, 1 + floor(1030 * random() * random() * random())::int, 1 + floor(30*random())::int)) s on true where j.title like 'Job %' on conflict do nothing`));
  await db.execute(sql`analyze`);
  const c = await db.execute(sql`select count(*) from job_skills`); console.log(JSON.stringify(c.rows ?? c));
  await aProfile(platform, { of: s.viewer, skills: names.slice(0, 12) });
  for (let i = 0; i < 3; i++) { const t = performance.now(); const f = await listJobMatches(db, s.viewer.id, 20); console.log("jobs", f.length, f[0]?.match.percent, Math.round(performance.now() - t)); }
  for (let i = 0; i < 3; i++) { const t = performance.now(); const f = await listCandidateMatches(db, r.viewer.id, job.id, 20); console.log("cands", f.length, Math.round(performance.now() - t)); }
});
