import { and, eq } from "drizzle-orm";
import { sessions } from "#app/db/schema/accounts.ts";
import { FieldError } from "#app/domain-error.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { Viewer, Visit } from "../accounts/rules.ts";
import { countWrongCode, spendCode } from "../accounts/second-step/commands.server.ts";
import { WRONG_CODE } from "../accounts/second-step/labels.ts";
import { hashSecret } from "../accounts/sessions/secret.server.ts";
import { CODE_NEEDED } from "./labels.ts";

/**
 * Checks a two-step login code and records it for this session, which allows irreversible actions
 * for another 15 minutes. Throws FieldError for `code` if it is missing or wrong.
 */
export async function giveCode(platform: Platform, viewer: Viewer, visit: Visit, code: string): Promise<void> {
  if (code.trim() === "") throw new FieldError("code", CODE_NEEDED);
  const isRight = await platform.db.transaction(async (tx) => {
    if (!(await spendCode(platform, tx, viewer, code))) return false;
    const isThisOne = and(eq(sessions.userId, viewer.id), eq(sessions.tokenHash, hashSecret(visit.sessionToken ?? "")));
    await tx.update(sessions).set({ codeAt: platform.clock.now() }).where(isThisOne);
    return true;
  });
  if (isRight) return;
  platform.log.warn({ event: "wrong code", userId: viewer.id, address: visit.address, request: visit.requestId });
  await countWrongCode(platform, viewer);
  throw new FieldError("code", WRONG_CODE);
}
