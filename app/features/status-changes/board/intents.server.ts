import { and, eq } from "drizzle-orm";
import { applications } from "#app/db/schema/applications.ts";
import { heldStatusChanges } from "#app/db/schema/held-status-changes.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { mayRead } from "#app/features/accounts/company-access.server.ts";
import { requireHiring } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import {
  displayName,
  isUnnamed,
  publicApplicantId,
} from "#app/features/applications/anonymous-review/columns.server.ts";
import { recruiterCandidatePath } from "#app/features/applications/paths.ts";
import { moveSchema } from "#app/features/applications/schema.ts";
import { isOpenStatus } from "#app/features/applications/stages/rules.ts";
import { requireId } from "#app/input-fields.ts";
import type { Platform } from "#app/platform/platform.ts";
import { handleApplicantIntent } from "../intents.server.ts";
import { whyNotPlaced } from "./labels.ts";
import type { BoardInput, PlaceInput } from "./schema.ts";

type Toast = Awaited<ReturnType<typeof handleApplicantIntent>>;
/** What to say on the board, or the page where the move is written or confirmed. */
type Answer = { toast: Toast } | { href: string };

/** Handles an action on the board. Throws what each command throws, and FieldError for `to` that says why not. */
export async function handleBoardIntent(platform: Platform, viewer: Viewer, input: BoardInput): Promise<Answer> {
  if (input.intent !== "place") return { toast: await handleApplicantIntent(platform, viewer, input) };
  return await place(platform, viewer, input);
}

/**
 * Moves a card. Within its status that is a move between stages. To another status it is the same move as on the
 * profile: one that is written or confirmed opens there.
 */
async function place(
  platform: Platform,
  viewer: Viewer,
  { applicationId, from, seen, to }: PlaceInput,
): Promise<Answer> {
  requireHiring(viewer);
  if (to.status === from) return { toast: await stage(platform, viewer, { applicationId, from, seen, to }) };
  const [card] = await platform.db
    .select({
      applicationId: applications.id,
      jobId: jobs.id,
      candidateId: publicApplicantId,
      fullName: displayName(),
      hidesName: isUnnamed,
      status: applications.status,
      heldId: heldStatusChanges.id,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(heldStatusChanges, eq(heldStatusChanges.applicationId, applications.id))
    .where(and(eq(applications.id, requireId(applicationId)), mayRead(viewer.id)));
  if (!card) throw new DomainError("not-found");
  if (card.status !== from) throw new DomainError("stale-state");
  const why = whyNotPlaced({ ...card, isHeld: card.heldId !== null }, to);
  if (why !== null) throw new FieldError("to", why);
  const plain = moveSchema.shape.to.safeParse(to.status);
  if (!plain.success || plain.data === "rejected") {
    return { href: `${recruiterCandidatePath(card.jobId, card.candidateId)}&move=${to.status}` };
  }
  const toast = await handleApplicantIntent(platform, viewer, {
    ...{ intent: "move", applicationId, from, to: plain.data, reason: "", content: "" },
  });
  // Only a status that is set at once takes a stage along.
  if (to.stageId === null || plain.data !== "reviewing") return { toast };
  const { text } = await stage(platform, viewer, { applicationId, from: plain.data, seen: null, to });
  return { toast: { ...toast, text } };
}

async function stage(
  platform: Platform,
  viewer: Viewer,
  { applicationId, from, seen, to }: PlaceInput,
): Promise<Toast> {
  if (!isOpenStatus(from)) throw new DomainError("illegal-move");
  return await handleApplicantIntent(platform, viewer, {
    ...{ intent: "set-stage", applicationId, from, seen, stage: to.stageId },
  });
}
