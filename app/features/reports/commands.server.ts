import { and, eq, inArray, ne, not } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies } from "#app/db/schema/companies.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { messageBlocks } from "#app/db/schema/messaging.ts";
import type { ReportableKind } from "#app/domain/cases.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { addReport, noteHiding, type Reporter } from "#app/features/cases/commands.server.ts";
import { isHiddenByCase, isReportedByIndependent } from "#app/features/cases/queries.server.ts";
import { RECORD_AFTER_DAYS } from "#app/features/cases/rules.ts";
import { checkedCompany } from "#app/features/jobs/queries.server.ts";
import { holdReportedJob, lockJob } from "#app/features/jobs/review/reported.server.ts";
import { PUBLIC_STATUSES } from "#app/features/jobs/review/rules.ts";
import type { Job } from "#app/features/jobs/rules.ts";
import { reportConversation, reportMessage } from "#app/features/messaging/commands-cases.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import type { ReportInput } from "./schema.ts";
import { requireSubject, type Subject } from "./subjects.server.ts";

type Asked = { kind: ReportableKind; id: string; network: string } & ReportInput;

/**
 * Stores a report with a copy of the subject as it is now, and blocks the person if the report is
 * about one. Two independent reports hide a job until staff decide, unless its company is verified
 * and has a record. Anyone may report; `network` is where the request came from. Throws not-found
 * if the viewer cannot see the subject.
 */
export async function sendReport(platform: Platform, viewer: Viewer | null, asked: Asked): Promise<void> {
  const { kind, id, reason, words, network } = asked;
  const subject = await requireSubject(platform, viewer, { kind, id });
  const reporter: Reporter = { userId: viewer?.id ?? null, email: viewer ? null : asked.email, network };
  const report = { reason, words, reporter };
  if (viewer && kind === "message") await reportMessage(platform, viewer, { messageId: id, ...report });
  else if (viewer && kind === "conversation")
    await reportConversation(platform, viewer, { conversationId: id, ...report });
  else {
    await platform.db.transaction(async (tx) => {
      const job = kind === "job" ? await lockJob(tx, subject.subjectId) : null;
      const { caseId } = await addReport(platform, tx, { ...subjectOf(subject), ...report });
      if (job) await hideIfReportedOften(platform, tx, caseId, job);
      if (viewer && kind === "profile") await block(platform, tx, viewer.id, subject.subjectId);
    });
  }
  platform.log.info({ event: "reported", kind, by: viewer?.id ?? null }, "reported");
}

function subjectOf({ kind, subjectId, title, aboutId, evidence }: Subject) {
  return { kind, subjectId, title, aboutId, evidence };
}

async function hideIfReportedOften(platform: Platform, tx: Database, caseId: string, job: Job): Promise<void> {
  if (!(await isReportedByIndependent(tx, caseId)) || (await hasRecord(platform, tx, job))) return;
  if (await holdReportedJob(platform, tx, job)) await noteHiding(platform, tx, caseId, "Several people reported it.");
}

/**
 * Returns whether a company has a record: it was verified long enough ago and has another job that
 * was public and never taken down.
 */
async function hasRecord({ clock }: Platform, tx: Database, job: Job): Promise<boolean> {
  const since = new Date(clock.now().getTime() - RECORD_AFTER_DAYS * DAY_MS);
  const [own] = await tx
    .select({ companyId: jobs.companyId, verifiedAt: companies.verifiedAt })
    .from(jobs)
    .innerJoin(companies, checkedCompany)
    .where(eq(jobs.id, job.id));
  if (!own?.companyId || !own.verifiedAt || own.verifiedAt > since) return false;
  const [other] = await tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, own.companyId),
        ne(jobs.id, job.id),
        inArray(jobs.status, [...PUBLIC_STATUSES]),
        not(isHiddenByCase("job", jobs.id)),
      ),
    )
    .limit(1);
  return other !== undefined;
}

async function block(platform: Platform, tx: Database, blockerId: string, blockedId: string): Promise<void> {
  await tx
    .insert(messageBlocks)
    .values({ blockerId, blockedId, createdAt: platform.clock.now() })
    .onConflictDoNothing();
}
