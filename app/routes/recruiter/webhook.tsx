import { data, href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { removeEndpoint, renewSecret, sendAgain, switchEndpoint } from "#app/features/webhooks/commands.server.ts";
import { WEBHOOK_FAILED } from "#app/features/webhooks/labels.ts";
import { listDeliveries, requireEndpoint } from "#app/features/webhooks/queries.server.ts";
import { endpointSchema } from "#app/features/webhooks/schema.ts";
import { EndpointPage } from "#app/features/webhooks/ui/endpoint-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/webhook";

export function meta() {
  return [{ title: `Webhook endpoint | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads one endpoint with its log. Another company's is a 404. */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock } = context.get(platformContext);
  const endpoint = await requireEndpoint(db, viewer.id, params.endpointId).catch(refusePage);
  return { endpoint, deliveries: await listDeliveries(db, endpoint.id), now: clock.now() };
}

/** Switches or removes the endpoint, gives it a new secret, or has a message sent again. */
export async function action({ context, request, url, params }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, endpointSchema);
  if (!form.isValid) return form.response;
  const own = { endpointId: params.endpointId };
  const done = (path: string, title: string) => redirectWithToast(platform, path, { kind: "success", title });
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    switch (form.value.intent) {
      case "turn-on":
        await switchEndpoint(platform, viewer, { ...own, isOn: true });
        return await done(url.pathname, "Endpoint turned on");
      case "turn-off":
        await switchEndpoint(platform, viewer, { ...own, isOn: false });
        return await done(url.pathname, "Endpoint turned off");
      case "new-secret":
        return data({ shownSecret: await renewSecret(platform, viewer, own) });
      case "remove":
        await removeEndpoint(platform, viewer, own);
        return await done(href("/recruiter/webhooks"), "Endpoint removed");
      case "send-again":
        await sendAgain(platform, viewer, { ...own, deliveryId: form.value.deliveryId });
        return await done(url.pathname, "It will be sent again within a minute");
    }
  } catch (error) {
    return failedForm(context, error, WEBHOOK_FAILED, form.values);
  }
}

export const handle = { failed: { title: WEBHOOK_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Webhook({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <EndpointPage {...loaderData} answer={actionData} />;
}
