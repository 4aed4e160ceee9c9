import { data, redirect } from "react-router";
import { areaPath } from "#app/features/accounts/rules.ts";
import { saveDisplayPreferences } from "#app/features/settings/commands.server.ts";
import { SAVE_FAILED } from "#app/features/settings/labels.ts";
import { displaySchema } from "#app/features/settings/schema.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import type { Route } from "./+types/display";

/** Only the accessibility panel sends a form here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  throw redirect(areaPath(viewer));
}

/** Stores the choices of the accessibility panel with the account. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const platform = context.get(platformContext);
  const form = await readForm(request, displaySchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    await saveDisplayPreferences(platform, viewer, form.value);
    return data({ isSaved: true });
  } catch (error) {
    return failedForm(context, error, SAVE_FAILED);
  }
}
