import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { decideHeldMessage } from "#app/features/messaging/held-decisions.server.ts";
import { lookAtHeldMessage } from "#app/features/operator/held-messages/queries.server.ts";
import { heldMessageSchema } from "#app/features/operator/held-messages/schema.ts";
import { HeldMessagePage } from "#app/features/operator/ui/held-message-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/held-message";

const FAILED = { title: "This message couldn't be decided", text: "Please try again." };
const TITLES = { delivered: "Message delivered", refused: "Message refused" } as const;

export function meta() {
  return [{ title: `Held message | ${BRAND.name}` }];
}

/** Shows one waiting message, and records the look. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "decide cases");
  return { message: await lookAtHeldMessage(context.get(platformContext), viewer, params.messageId).catch(refusePage) };
}

/** Delivers or refuses the message. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "decide cases");
  const platform = context.get(platformContext);
  const form = await readForm(request, heldMessageSchema);
  if (!form.isValid) return form.response;
  try {
    await decideHeldMessage(platform, viewer, { messageId: params.messageId, ...form.value });
    const toast = { kind: "success", title: TITLES[form.value.outcome] } as const;
    return await redirectWithToast(platform, href("/operator/messages"), toast);
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

export default function HeldMessageRoute({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <HeldMessagePage {...loaderData} answer={actionData} />;
}
