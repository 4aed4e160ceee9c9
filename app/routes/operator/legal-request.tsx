import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { closeDataRequest, sendExport, startErasure } from "#app/features/operator/legal/commands.server.ts";
import { KIND_LABELS, LEGAL_FAILED } from "#app/features/operator/legal/labels.ts";
import { lookAtDataRequest } from "#app/features/operator/legal/queries.server.ts";
import { type DataRequestForm, dataRequestSchema } from "#app/features/operator/legal/schema.ts";
import { LegalRequestPage } from "#app/features/operator/ui/legal-request-page.tsx";
import { isCodeFresh, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/legal-request";

export function meta({ loaderData }: Route.MetaArgs) {
  const title = loaderData ? KIND_LABELS[loaderData.request.kind] : "Page Not Found";
  return [{ title: `${title} | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows one request about data. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  const platform = context.get(platformContext);
  const request = await lookAtDataRequest(platform, viewer, params.requestId).catch(refusePage);
  const now = platform.clock.now();
  return { request, needsCode: !isCodeFresh(viewer.staff.codeAt, now), now };
}

/** Takes one action on the version of the request that the viewer saw. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "handle legal requests");
  const platform = context.get(platformContext);
  const form = await readForm(request, dataRequestSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    if (form.value.intent === "start-erasure") await requireFreshStep({ context, request }, viewer, form.value.code);
    const title = await change(platform, viewer, params.requestId, form.value);
    const to = href("/operator/legal/:requestId", { requestId: params.requestId });
    return await redirectWithToast(platform, to, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, LEGAL_FAILED, form.values);
  }
}

export const handle = { failed: { title: LEGAL_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

async function change(platform: Platform, viewer: StaffViewer, requestId: string, form: DataRequestForm) {
  const seen = { requestId, version: form.version };
  switch (form.intent) {
    case "send-export":
      await sendExport(platform, viewer, seen);
      return "The link is on its way to them";
    case "start-erasure":
      await startErasure(platform, viewer, seen);
      return "The erasure is started, and they're told";
    case "close":
      await closeDataRequest(platform, viewer, { ...seen, outcome: form.outcome, answer: form.answer });
      return "Answered and closed";
  }
}

export default function LegalRequest({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <LegalRequestPage {...loaderData} answer={actionData} />;
}
