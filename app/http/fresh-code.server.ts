import type { RouterContextProvider } from "react-router";
import { giveCode } from "#app/features/staff/fresh-code.server.ts";
import { isCodeFresh, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext } from "./contexts.ts";
import { requireAttempt } from "./rate-limit.server.ts";
import { readVisit } from "./viewer.server.ts";

/**
 * For an irreversible action: passes if this session's last two-step code is less than 15 minutes old, else uses
 * `code`, which the form then asks for (`FreshCodeField`). Throws FieldError for `code`, too-many-requests.
 */
export async function requireFreshStep(
  { context, request }: { context: Readonly<RouterContextProvider>; request: Request },
  viewer: StaffViewer,
  code: string,
): Promise<void> {
  const platform = context.get(platformContext);
  if (isCodeFresh(viewer.staff.codeAt, platform.clock.now())) return;
  await requireAttempt(platform, "code by person", viewer.id);
  await giveCode(platform, viewer, readVisit(platform, context, request), code);
}
