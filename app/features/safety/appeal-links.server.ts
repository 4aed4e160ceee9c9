import { APPEAL_KINDS, type AppealKind } from "#app/domain/suspension.ts";
import { isId } from "#app/input-fields.ts";
import { readSignedToken, signedToken } from "#app/platform/signed-token.ts";

const PURPOSE = "appeal";

/**
 * The decision that a person may appeal: a suspension, the review of a job, the refusal of a
 * company, or a case that hid something.
 */
export type Appealed = { kind: AppealKind; decisionId: string; userId: string };

/**
 * Returns the path where a person appeals a decision. It works without logging in, because only the
 * person concerned receives it.
 */
export function appealPath(signer: { authSecret: string }, { kind, decisionId, userId }: Appealed): string {
  const token = signedToken(signer, PURPOSE, [kind, decisionId, userId]);
  return `/appeal?${new URLSearchParams({ token })}`;
}

/** Returns the decision that a link's token is about, or null if the token is not ours. */
export function readAppealToken(signer: { authSecret: string }, token: string): Appealed | null {
  const [kind, decisionId, userId] = readSignedToken(signer, PURPOSE, token) ?? [];
  const known = APPEAL_KINDS.find((one) => one === kind);
  return known && decisionId && userId && isId(decisionId) && isId(userId) ? { kind: known, decisionId, userId } : null;
}
