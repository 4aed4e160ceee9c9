import { sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { countApplications, listApplications } from "#app/features/applications/queries.server.ts";
import { countUnreadMessages, listConversations } from "#app/features/messaging/queries.server.ts";
import { requireThread } from "#app/features/messaging/queries-thread.server.ts";
import { countNewNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { parseEnv } from "#app/platform/env.ts";
import type { Market } from "./databases.ts";
import type { Figure } from "./figures.ts";
import { MARKET_NOW, seniorId } from "./generator/rows.ts";
import { type Asked, measureMarkets } from "./markets.ts";
import type { Call } from "./measure.ts";
import type { BenchOptions } from "./options.ts";

/** The bar in docs/performance.md, with so many rows of each kind; what it takes must not grow with the market. */
const ROWS = 1_000;
const MOST = 10;
const MOST_GROWTH = 2;

/** Measures what a busy senior's own pages read. */
export async function measure(options: BenchOptions): Promise<Figure[]> {
  return await measureMarkets(options, askOwnPages);
}

async function askOwnPages({ database: { db }, size }: Market): Promise<Asked> {
  const id = seniorId(size - 1, size);
  await makeBusy(db, id);
  const viewer = await viewerOf(db, id);
  const platform = { db, clock: { now: () => MARKET_NOW }, env: parseEnv({}) };
  const [first] = (await listConversations(db, viewer, { limit: 1 })).rows;
  const pages: Record<string, Call> = {
    inbox: () => listConversations(db, viewer),
    thread: () => requireThread(platform, viewer, first?.id ?? ""),
    "unread counts": () => Promise.all([countUnreadMessages(db, id), countNewNotifications(db, id)]),
    notifications: () => listNotifications(db, id),
    "my applications": () => Promise.all([listApplications(db, id), countApplications(db, id)]),
  };
  const bars = { bar: { most: MOST }, mostGrowth: MOST_GROWTH };
  const questions = Object.entries(pages).map(([what, call]) => ({
    what: `${what}, ${ROWS} rows`,
    ...bars,
    calls: [call],
  }));
  return { questions };
}

/** A senior as their own pages know them. */
export async function viewerOf(db: Database, id: string): Promise<Viewer> {
  const [row] = await db
    .select({ name: sql<string>`name`, email: sql<string>`email` })
    .from(sql`users where id = ${id}`);
  return { id, name: row?.name ?? "", email: row?.email ?? "", role: "senior", isEmailVerified: true };
}

/** A conversation with each of 1,000 recruiters, the newest of 1,000 messages; 1,000 applications and notifications. */
export async function makeBusy(db: Database, id: string): Promise<void> {
  const at = sql`${MARKET_NOW.toISOString()}::timestamptz`;
  await db.execute(sql`
    insert into conversations (id, senior_id, recruiter_id, job_id, subject_key, message_count, created_at, updated_at)
    select gen_random_uuid(), ${id}::uuid, user_id, null, '00000000-0000-0000-0000-000000000000',
      case when row_number() over (order by user_id) = 1 then ${ROWS}::int else 1 end, ${at},
      ${at} - row_number() over (order by user_id) * interval '1 minute'
    from (select user_id from recruiters order by user_id limit ${ROWS}) as chosen
    on conflict do nothing`);
  await db.execute(sql`
    insert into messages (id, conversation_id, position, sender_id, recipient_id, content, submission_key, created_at, read_at)
    select gen_random_uuid(), conversations.id, position, recruiter_id, senior_id, 'Message ' || position || ': could we talk on Tuesday?',
      gen_random_uuid(), ${at} - (message_count - position) * interval '1 minute',
      case when position < message_count then ${at} end
    from conversations, generate_series(1, message_count) position where senior_id = ${id}::uuid
    on conflict do nothing`);
  await db.execute(sql`
    insert into applications (id, job_id, applicant_id, status, profile_snapshot, created_at, updated_at)
    select gen_random_uuid(), id, ${id}::uuid, 'pending', jsonb_build_object('fullName', 'Ann', 'skills', '[]'::jsonb),
      ${at} - number * interval '1 minute', ${at}
    from (select id, row_number() over (order by id) as number from (select id from jobs order by id limit ${ROWS}) first) as chosen
    on conflict do nothing`);
  await db.execute(sql`
    insert into notifications (id, user_id, kind, title, body, href, created_at)
    select gen_random_uuid(), ${id}::uuid, 'message', 'A message', 'Somebody wrote to you.', '/senior/messages', ${at}
    from generate_series(1, ${ROWS}) where not exists (select 1 from notifications where user_id = ${id}::uuid)`);
  // What a server, or the embedded database's housekeeping, would have done within a minute.
  await db.execute(sql`analyze conversations, messages, applications, notifications`);
}
