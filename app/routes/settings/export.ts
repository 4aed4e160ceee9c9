import { redirect } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { ownSettingsPath } from "#app/features/accounts/rules.ts";
import { exportOwnData } from "#app/features/settings/export/archive.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { problemFor } from "#app/http/problems.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Route } from "./+types/export";

/** Only a form is sent here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  throw redirect(ownSettingsPath(viewer));
}

/** Returns everything stored about the person, as a zip to download. */
export async function action({ context, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const platform = context.get(platformContext);
  try {
    await requireAttempt(platform, "export by person", viewer.id);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const { title, text } = problemFor(error);
    return await redirectWithToast(platform, ownSettingsPath(viewer), { kind: "error", title, text });
  }
  const { fileName, stream } = await exportOwnData(platform, viewer);
  return new Response(stream, {
    headers: {
      "Content-Type": "application/zip",
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "private, no-store",
    },
  });
}
