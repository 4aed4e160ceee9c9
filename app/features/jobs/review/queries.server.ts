import type { Database } from "#app/db/database.ts";
import type { Job } from "../rules.ts";
import { findLastReview } from "./holding.server.ts";
import type { OwnReview } from "./rules.ts";

/**
 * Returns the viewer's own job as its form shows it, with the changes that wait for review, and its
 * review, which is null unless the job is waiting or was refused.
 */
export async function findOwnReview(db: Database, job: Job): Promise<{ shown: Job; review: OwnReview | null }> {
  const last = job.status === "held" || job.status === "refused" ? await findLastReview(db, job.id) : null;
  if (!last) return { shown: job, review: null };
  const { occupations: _, occupationsShown: __, ...proposed } = last.proposed ?? {};
  const { id, version, awaitsColleague, sentBy, updatedAt: sentAt, refusal } = last;
  const reasons = awaitsColleague ? ["colleague", ...last.reasons] : last.reasons;
  return {
    shown: { ...job, ...proposed },
    review: { id, version, reasons, awaitsColleague, sentBy, sentAt, refusal, wasPublic: last.before !== "draft" },
  };
}
