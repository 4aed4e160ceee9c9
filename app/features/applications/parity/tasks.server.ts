import { queueMail } from "#app/features/mail/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS, dayOf } from "#app/time.ts";
import { parityMail } from "./emails.server.ts";
import { countInterviewed, countSuggested } from "./queries.server.ts";
import { parityOf } from "./rules.ts";

const QUEUE = "applications.parity";
const LOOKED_BACK = 90 * DAY_MS;

/** Writes the parity report on Monday morning in America (docs/matching.md, "What never counts"). */
export async function registerParityReport(platform: Platform): Promise<void> {
  await platform.tasks.work(QUEUE, () => reportParity(platform), { timeoutSeconds: 1800 });
  await platform.tasks.schedule(QUEUE, "10 11 * * 1");
}

/** Mails the support team how bands of experience fare, once a day at most. */
export async function reportParity(platform: Platform): Promise<void> {
  const { db, clock } = platform;
  const now = clock.now();
  const suggested = parityOf(await countSuggested(db));
  const interviewed = parityOf(await countInterviewed(db, new Date(now.getTime() - LOOKED_BACK)));
  const mail = parityMail(dayOf(now), suggested, interviewed);
  await db.transaction((tx) => queueMail(platform, tx, mail));
}
