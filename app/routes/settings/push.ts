import { data } from "react-router";
import { switchPushOff, switchPushOn } from "#app/features/notifications/push/commands.server.ts";
import { pushSchema } from "#app/features/notifications/push/schema.ts";
import { SAVE_FAILED } from "#app/features/settings/labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { readVisit } from "#app/http/viewer.server.ts";
import type { Route } from "./+types/push";

/** Returns the key that a browser needs to subscribe. */
export async function loader({ context, url }: Route.LoaderArgs) {
  await requireViewer({ context, url });
  return Response.json({ publicKey: context.get(platformContext).webPush.publicKey });
}

/** Switches push on or off in the requesting browser. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const platform = context.get(platformContext);
  const form = await readForm(request, pushSchema, { secrets: ["p256dh", "auth"] });
  if (!form.isValid) return form.response;
  const { intent, ...browser } = form.value;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    if ("auth" in browser) await switchPushOn(platform, viewer, readVisit(platform, context, request), browser);
    else await switchPushOff(platform, viewer, browser);
    return data({ isOn: intent === "on" });
  } catch (error) {
    return failedForm(context, error, SAVE_FAILED);
  }
}
