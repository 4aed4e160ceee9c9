import { and, asc, eq, gt, isNull, lte } from "drizzle-orm";
import { userRoles, users } from "#app/db/schema/accounts.ts";
import { accountDeletions, preferences } from "#app/db/schema/settings.ts";
import type { FiguresDay } from "#app/domain/figures-days.ts";
import { findDailyFigures, listJobFigures } from "#app/features/applications/figures/queries.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { mayGetMailings } from "#app/features/mail/queries.server.ts";
import type { MailContent } from "#app/features/mail/rules.ts";
import { mayUse } from "#app/features/plans/queries.server.ts";
import { forEachIsolated, inPages } from "#app/platform/for-each-isolated.ts";
import type { Platform } from "#app/platform/platform.ts";
import { dayOf } from "#app/time.ts";
import { onceKeyOf } from "../queries.server.ts";
import { figuresMail } from "./emails.server.ts";
import { daysOf, lastPeriod, nextDue, type Period, periodBefore } from "./rules.ts";

const QUEUE = "figures.emails";
const MAILING = "figures";

/** Registers the reports of figures. Every hour, so that one is late and not left out after the server was away. */
export async function registerFiguresEmails(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => sendFigures(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "5 * * * *");
}

/**
 * Sends everyone whose report is due the figures of the last whole week or month, once, however many processes run it.
 * Companies without a posted job, or whose plan includes no reports by now, get none.
 */
export async function sendFigures(platform: Platform): Promise<void> {
  const now = platform.clock.now();
  await forEachIsolated(
    inPages<Reader>((after, limit) => listDue(platform, { now, after: after?.id, limit })),
    (reader) => sendTo(platform, reader, now),
  );
}

type Reader = { id: string; name: string; email: string; day: FiguresDay; dueAt: Date };

async function listDue(
  platform: Platform,
  { now, after, limit }: { now: Date; after: string | undefined; limit: number },
): Promise<Reader[]> {
  const rows = await platform.db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      day: preferences.figuresDay,
      dueAt: preferences.figuresDueAt,
    })
    .from(preferences)
    .innerJoin(users, eq(users.id, preferences.userId))
    .innerJoin(userRoles, and(eq(userRoles.userId, users.id), eq(userRoles.role, "recruiter")))
    .leftJoin(accountDeletions, eq(accountDeletions.userId, users.id))
    .where(
      and(
        lte(preferences.figuresDueAt, now),
        mayGetMailings(platform),
        isNull(accountDeletions.userId),
        after === undefined ? undefined : gt(users.id, after),
      ),
    )
    .orderBy(asc(users.id))
    .limit(limit);
  return rows.flatMap(({ day, dueAt, ...reader }) => (day && dueAt ? [{ ...reader, day, dueAt }] : []));
}

async function sendTo(platform: Platform, { id, name, email, day, dueAt }: Reader, now: Date): Promise<void> {
  const period = lastPeriod(day, now);
  const content = (await mayUse(platform, id, "reporting")) ? await reportFor(platform, id, day, period) : null;
  await platform.db.transaction(async (tx) => {
    // The process that moves the date sends the report.
    const isStillDue = and(eq(preferences.userId, id), eq(preferences.figuresDueAt, dueAt));
    const next = { figuresDueAt: nextDue(day, now) };
    const [moved] = await tx.update(preferences).set(next).where(isStillDue).returning({ userId: preferences.userId });
    if (!moved || !content) return;
    await queueMail(platform, tx, {
      toAddress: email,
      toName: name,
      ...content,
      mailing: { userId: id, name: MAILING },
      onceKey: onceKeyOf({ mailing: MAILING, day: dayOf(period.until) }, id),
    });
  });
}

async function reportFor(
  { db }: Platform,
  recruiterId: string,
  day: FiguresDay,
  period: Period,
): Promise<MailContent | null> {
  const jobs = await listJobFigures(db, recruiterId, period);
  if (jobs.length === 0) return null;
  const countsOf = ({ from, until }: Period) =>
    findDailyFigures(db, recruiterId, { days: daysOf({ from, until }), now: new Date(until.getTime() - 1) });
  const [daily, before] = [await countsOf(period), await countsOf(periodBefore(day, period))];
  return figuresMail(day, { period, jobs, daily, before });
}
