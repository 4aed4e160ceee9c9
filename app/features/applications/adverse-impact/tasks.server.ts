import { impactReports } from "#app/db/schema/fairness.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { impactReportMail } from "./emails.server.ts";
import { countInterviewed, countSuggested } from "./queries.server.ts";
import { impactRatios, reported } from "./rules.ts";

const QUEUE = "applications.adverse-impact";
const LOOKED_BACK = 90 * DAY_MS;

/** Schedules the adverse impact report for Monday morning in America (docs/matching.md, "What never counts"). */
export async function registerImpactReport(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => reportImpact(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "10 11 * * 1");
}

/** Keeps the report for the console, and emails it to the support team, at most once a day. */
export async function reportImpact(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const suggested = impactRatios(await countSuggested(db));
  const interviewed = impactRatios(await countInterviewed(db, new Date(now.getTime() - LOOKED_BACK)));
  const day = dayOf(now);
  const mail = impactReportMail(day, suggested, interviewed);
  const bands = { suggested: reported(suggested), interviewed: reported(interviewed) };
  await db.transaction(async (tx) => {
    await tx
      .insert(impactReports)
      .values({ day, ...bands, createdAt: now })
      .onConflictDoNothing();
    await queueMail(platform, tx, mail);
  });
}
