import { data } from "react-router";
import { BRAND } from "#app/brand.ts";
import { addEndpoint } from "#app/features/webhooks/commands.server.ts";
import { WEBHOOK_FAILED } from "#app/features/webhooks/labels.ts";
import { listEndpoints } from "#app/features/webhooks/queries.server.ts";
import { newEndpointSchema } from "#app/features/webhooks/schema.ts";
import { WebhooksPage } from "#app/features/webhooks/ui/webhooks-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/webhooks";

export function meta() {
  return [{ title: `Webhooks | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the webhook endpoints of the recruiter's company. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  return { endpoints: await listEndpoints(db, viewer.id).catch(refusePage) };
}

/** Adds an endpoint; its signing secret is shown in this response only. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, newEndpointSchema, { lists: ["events"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "save settings by person", viewer.id);
    return data({ shownSecret: await addEndpoint(platform, viewer, form.value) });
  } catch (error) {
    return failedForm(context, error, WEBHOOK_FAILED, form.values);
  }
}

export const handle = { failed: { title: WEBHOOK_FAILED.title } } satisfies PageHandle;

export default function Webhooks({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <WebhooksPage {...loaderData} answer={actionData} />;
}
