import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { companies, companyProofs } from "#app/db/schema/companies.ts";
import { recruiters } from "#app/db/schema/recruiters.ts";
import type { ProofWay } from "#app/domain/company-checks.ts";
import { issueLink } from "#app/features/accounts/links/commands.server.ts";
import { queueMail } from "#app/features/mail/commands.server.ts";
import { sealSecret } from "#app/features/mail/secret.server.ts";
import { type NotificationContent, notify } from "#app/features/notifications/commands.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { DAY_MS } from "#app/time.ts";
import { confirmMail, proofNotification } from "./emails.server.ts";
import { PROOF_GONE } from "./labels.ts";
import { endMark } from "./marks.server.ts";
import { type AfterFailure, afterFailure, nextLook } from "./proof-schedule.ts";
import { domainOf } from "./rules.ts";

const MOST_RECRUITERS = 200;

/**
 * A proof that was checked, and until when it counted. A parallel check has already moved that
 * date.
 */
type Looked = { companyId: string; how: ProofWay; checkAt: Date };

/**
 * Records the result of a check. A proof that was found counts for another 90 days. After failed
 * checks, the recruiters are notified, and finally the badge is removed.
 */
export async function settleLook(platform: Platform, looked: Looked, isFound: boolean): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const isIt = eq(companyProofs.companyId, looked.companyId);
    const [company] = await tx.select().from(companies).where(eq(companies.id, looked.companyId)).for("update");
    const [proof] = await tx
      .select()
      .from(companyProofs)
      .where(and(isIt, eq(companyProofs.how, looked.how)));
    if (!company || !proof || proof.checkAt.getTime() !== looked.checkAt.getTime()) return;
    const now = platform.clock.now();
    if (isFound) {
      await tx
        .update(companyProofs)
        .set({ confirmedAt: now, checkAt: nextLook(now), failures: 0 })
        .where(isIt);
      await tx.update(companies).set({ verifiedAt: now }).where(eq(companies.id, company.id));
      return;
    }
    const failures = proof.failures + 1;
    const after = afterFailure(proof.how, failures);
    if (after.step === "end") await endMark(platform, tx, "lapsed", { companyId: company.id });
    else {
      const checkAt = new Date(now.getTime() + after.days * DAY_MS);
      await tx.update(companyProofs).set({ failures, checkAt }).where(isIt);
    }
    if (after.step === "again") return;
    if (after.step === "tell" && proof.how === "domain") await writeToAddress(platform, tx, proof, after);
    const domain = company.website === null ? company.name : domainOf(company.website);
    await tellRecruiters(
      platform,
      tx,
      company.id,
      proofNotification(company, PROOF_GONE[proof.how](domain), after.endsIn),
    );
  });
}

/** Sends a new link to the address that proves the company, unless its owner's account is gone. */
async function writeToAddress(
  platform: Platform,
  tx: Database,
  { companyId, email, userId }: typeof companyProofs.$inferSelect,
  { endsIn }: AfterFailure,
): Promise<void> {
  if (email === null || userId === null) return;
  const token = await issueLink(platform, tx, { userId, email }, "reconfirm-company");
  const search = new URLSearchParams({ token: sealSecret(platform, token, email) });
  const domain = email.slice(email.lastIndexOf("@") + 1);
  await queueMail(platform, tx, {
    ...confirmMail({ email, domain, href: `/recruiter/company?${search}`, days: endsIn }),
    onceKey: `company-reconfirm ${companyId} ${platform.clock.now().toISOString()}`,
  });
}

/** Notifies all recruiters of a company in `tx`; `content` may differ for each. */
export async function tellRecruiters(
  platform: Platform,
  tx: Database,
  companyId: string,
  content: NotificationContent | ((userId: string) => NotificationContent),
): Promise<void> {
  const people = await tx
    .select({ userId: recruiters.userId })
    .from(recruiters)
    .where(eq(recruiters.companyId, companyId))
    .orderBy(recruiters.userId)
    .limit(MOST_RECRUITERS);
  for (const { userId } of people)
    await notify(platform, tx, { userId, ...(typeof content === "function" ? content(userId) : content) });
}
