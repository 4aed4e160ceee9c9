import type { Database } from "#app/db/database.ts";
import type { Job } from "../rules.ts";
import { findLastReview } from "./holding.server.ts";
import type { OwnReview } from "./rules.ts";

/**
 * The viewer's own job as its form shows it, with the changes that wait for a reviewer, and the review it is in; null
 * while nobody has to decide or has refused it.
 */
export async function findOwnReview(db: Database, job: Job): Promise<{ shown: Job; review: OwnReview | null }> {
  const last = job.status === "held" || job.status === "refused" ? await findLastReview(db, job.id) : null;
  if (!last) return { shown: job, review: null };
  const { occupations: _, occupationsShown: __, ...proposed } = last.proposed ?? {};
  const { id, reasons, updatedAt: sentAt, refusal } = last;
  return {
    shown: { ...job, ...proposed },
    review: { id, reasons, sentAt, refusal, wasPublic: last.before !== "draft" },
  };
}
