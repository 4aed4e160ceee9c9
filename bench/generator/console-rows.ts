import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { MARKET_NOW } from "./rows.ts";

/** How many rows of each kind there are per case. */
const AUDIT_ROWS = 10;
const REPORTS = 2;
const EMAILS = 5;
/** How many jobs and messages wait for a moderator. */
const HELD = 500;
/** The subject of a conversation without a job. */
const NO_JOB = "00000000-0000-0000-0000-000000000000";

/** A time within the last two years; a higher number gives a later time. */
function momentOf(size: number): SQL {
  return sql`(${MARKET_NOW.toISOString()}::timestamptz - interval '730 days' * (1 - number::float8 / ${size}))`;
}

/** An id that sorts by that time. */
function idAt(at: SQL): SQL {
  return sql`(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || substr(replace(gen_random_uuid()::text, '-', ''), 14))::uuid`;
}

/** One of the market's people, chosen by the number. */
const PERSON = sql`people.ids[1 + number % array_length(people.ids, 1)]`;
const FROM = (count: number) =>
  sql`from generate_series(1, ${count}) number, (select array_agg(id) ids from (select id from users order by id limit 1000) as first) as people`;

/**
 * Fills a market with `size` cases, each with two reports, ten rows of the audit log, five emails,
 * a support request, a company, an appeal, and a waitlist entry. One case and request in twenty is
 * open. Beside them 500 jobs and 500 messages are held. Does nothing if it has run before.
 */
export async function fillConsole(db: Database, size: number): Promise<void> {
  if ((await db.$count(sql`waitlist_entries`)) >= size) return;
  const at = momentOf(size);
  const isOpen = sql`number % 20 = 0`;
  const kind = sql`(array['job', 'company', 'profile', 'message', 'conversation', 'email', 'name'])[1 + number % 7]`;
  const statements = [
    sql`insert into cases (id, kind, subject_id, title, about_id, reason, report_count, opened_at, updated_at, outcome, decided_at, decided_by, decision)
      select ${idAt(at)}, ${kind}, gen_random_uuid(), 'Case ' || number, ${PERSON}, 'scam', 2, ${at}, ${at},
        case when ${isOpen} then null else (array['dismissed', 'hidden', 'warned'])[1 + number % 3] end, case when ${isOpen} then null else ${at} end,
        case when ${isOpen} then null else people.ids[1] end, null ${FROM(size)}`,
    sql`insert into reports (id, case_id, reason, words, evidence, is_weighed, created_at)
      select gen_random_uuid(), id, 'scam', 'They ask for money.', '{"facts":[],"lines":[]}', true, opened_at
      from cases, generate_series(1, ${REPORTS})`,
    sql`insert into audit_log (id, at, actor_id, action, subject_kind, subject_id, detail)
      select ${idAt(momentOf(size * AUDIT_ROWS))}, ${momentOf(size * AUDIT_ROWS)}, people.ids[1 + number % 5],
        (array['case.viewed', 'person.viewed', 'case.decided', 'job.approved', 'email.listed', 'support.viewed'])[1 + number % 6],
        'person', ${PERSON}, '{}' ${FROM(size * AUDIT_ROWS)}`,
    sql`insert into mails (id, user_id, to_address, kind, subject, text_body, html_body, message_id, created_at, sent_at, last_error)
      select ${idAt(momentOf(size * EMAILS))}, ${PERSON}, 'person' || number % 10000 || '@people.example',
        (array['account', 'notifications', 'job-alerts', 'weekly-digest', 'inbox'])[1 + number % 5], 'News ' || number, 'Good morning.', '<p>Good morning.</p>',
        gen_random_uuid()::text, ${momentOf(size * EMAILS)}, case when number % 100 = 0 then null else ${momentOf(size * EMAILS)} end,
        case when number % 200 = 0 then 'the server is busy' end ${FROM(size * EMAILS)}`,
    sql`insert into contact_messages (id, reference, channel, name, email, subject, message, created_at, state, waiting_since, answered_at, assigned_to)
      select ${idAt(at)}, 'SEAS-' || number, (array['contact', 'senior-support', 'recruiter-support'])[1 + number % 3], 'Ann', 'person' || number % 10000 || '@people.example',
        'A question', 'How do I apply?', ${at}, case when ${isOpen} then 'open' when number % 50 = 1 then 'waiting' else 'answered' end, ${at},
        case when ${isOpen} then null else ${at} end, case when number % 40 = 0 then people.ids[1] end ${FROM(size)}`,
    sql`insert into companies (id, name, slug, website, asked_at, refused_at, created_at, updated_at)
      select id, 'Company ' || number, id::text, null, case when ${isOpen} then ${at} end, case when number % 20 = 1 then ${at} end, ${at}, ${at}
      from (select ${idAt(at)} as id, number from generate_series(1, ${size}) number) as made`,
    sql`insert into appeals (id, user_id, kind, decision_id, text, created_at, outcome, answer, decided_at)
      select ${idAt(at)}, ${PERSON}, 'suspension', gen_random_uuid(), 'This was somebody else.', ${at},
        case when ${isOpen} then null else 'upheld' end, case when ${isOpen} then null else 'It stands.' end, case when ${isOpen} then null else ${at} end ${FROM(size)}`,
    sql`insert into waitlist_entries (id, email, user_type, source, created_at, invited_at)
      select ${idAt(at)}, 'waits' || number || '@people.example', (array['senior', 'recruiter'])[1 + number % 2], 'waitlist', ${at},
        case when ${isOpen} then null else ${at} end ${FROM(size)}`,
    sql`update jobs set status = 'held' where id in (select id from jobs where status = 'live' order by id limit ${HELD})`,
    sql`insert into job_reviews (id, job_id, reasons, before, leads_to, company, text_hash, created_at, updated_at)
      select gen_random_uuid(), id, array['money'], 'draft', 'live', company, '', created_at, created_at from jobs where status = 'held'`,
    sql`insert into conversations (id, senior_id, recruiter_id, subject_key, created_at, updated_at)
      select ${idAt(sql`created_at`)}, user_id, recruiter, ${NO_JOB}, created_at, created_at
      from (select user_id, created_at, (select user_id from recruiters order by user_id limit 1) recruiter from profiles order by user_id limit ${HELD}) first`,
    sql`insert into held_messages (id, conversation_id, sender_id, content, warnings, submission_key, created_at)
      select id, id, recruiter_id, 'Pay the fee first.', array['money'], id, created_at from conversations where subject_key = ${NO_JOB}`,
  ];
  for (const statement of statements) {
    await db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('statement_timeout', '0', true)`);
      await tx.execute(statement);
    });
  }
  // A server, or the embedded database's maintenance, would have done this.
  await db.execute(sql`set statement_timeout = 0`);
  await db.execute(sql`vacuum analyze`);
}
