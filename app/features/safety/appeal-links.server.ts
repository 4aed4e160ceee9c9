import { APPEAL_KINDS, type AppealKind } from "#app/domain/suspension.ts";
import { isId } from "#app/input-fields.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "appeal";

/** The decision that a person may appeal: a suspension, the review of a job, a company refusal, or a case that hid a thing. */
export type Appealed = { kind: AppealKind; decisionId: string; userId: string };

/** Where a person appeals against a decision, logged in or not: only its own person gets the link. */
export function appealPath(signer: { authSecret: string }, { kind, decisionId, userId }: Appealed): string {
  const token = signedToken(signer, PURPOSE, [kind, decisionId, userId]);
  return `/appeal?${new URLSearchParams({ token })}`;
}

/** What a token of such a link is about; null for one that is not ours. */
export function readAppealToken(signer: { authSecret: string }, token: string): Appealed | null {
  const [kind, decisionId, userId] = readSignedToken(signer, PURPOSE, token) ?? [];
  const known = APPEAL_KINDS.find((one) => one === kind);
  return known && decisionId && userId && isId(decisionId) && isId(userId) ? { kind: known, decisionId, userId } : null;
}
