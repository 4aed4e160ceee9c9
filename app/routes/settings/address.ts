import { redirect } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { areaPath } from "#app/features/accounts/rules.ts";
import { retryOwnAddress } from "#app/features/mail/bounces/commands.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { problemFor } from "#app/http/problems.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/address";

/** Only the notice about bounced email sends a form here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  throw redirect(areaPath(viewer));
}

/** Sends a short test email to the person's own address. */
export async function action({ context, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const platform = context.get(platformContext);
  const path = areaPath(viewer);
  try {
    await requireAttempt(platform, "try address by person", viewer.id);
    await retryOwnAddress(platform, viewer);
    const text = `A short email is on its way to ${viewer.email}.`;
    return await redirectWithToast(platform, path, { kind: "success", title: "We're trying again", text });
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { title, text } = problemFor(error);
    return await redirectWithToast(platform, path, { kind: "error", title, text });
  }
}
