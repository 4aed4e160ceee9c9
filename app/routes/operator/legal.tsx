import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { enterRequest } from "#app/features/operator/legal/commands.server.ts";
import { LEGAL_FAILED } from "#app/features/operator/legal/labels.ts";
import { findRequestDraft, listDataRequests } from "#app/features/operator/legal/queries.server.ts";
import { legalSearchFrom } from "#app/features/operator/legal/rules.ts";
import { enterSchema } from "#app/features/operator/legal/schema.ts";
import { LegalPage } from "#app/features/operator/ui/legal-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/legal";

export function meta() {
  return [{ title: `Requests for data | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/**
 * Shows one page of the requests; `?show=` and `?kind=` filter, `?after=` picks the page,
 * `?support=` starts a new one from a message to support.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  const platform = context.get(platformContext);
  const search = legalSearchFrom(url.searchParams);
  const [list, draft] = await Promise.all([
    listDataRequests(platform, viewer, search),
    findRequestDraft(platform, viewer, url.searchParams.get("support")),
  ]);
  return { search, ...list, draft, now: platform.clock.now() };
}

/** Enters a request. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  const platform = context.get(platformContext);
  const form = await readForm(request, enterSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    const { id: requestId } = await enterRequest(platform, viewer, form.value);
    const to = href("/operator/legal/:requestId", { requestId });
    return await redirectWithToast(platform, to, { kind: "success", title: "Request entered" });
  } catch (error) {
    return failedForm(context, error, LEGAL_FAILED, form.values);
  }
}

export const handle = { failed: { title: LEGAL_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Legal({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <LegalPage {...loaderData} answer={actionData} />;
}
