import { data, href } from "react-router";
import { BRAND } from "#app/brand.ts";
import {
  answerRequest,
  assignRequest,
  closeRequest,
  endCallBack,
  noteAnswered,
  noteOnRequest,
  reopenRequest,
} from "#app/features/operator/support/commands.server.ts";
import { ANSWER_TEMPLATES, REQUEST_FAILED } from "#app/features/operator/support/labels.ts";
import { lookAtRequest } from "#app/features/operator/support/queries.server.ts";
import { type RequestForm, requestSchema } from "#app/features/operator/support/schema.ts";
import { SupportRequestPage } from "#app/features/operator/ui/support-request-page.tsx";
import { mayStaff, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/support-request";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.request.subject ?? "Page Not Found"} | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows one request with its thread. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "answer support");
  const platform = context.get(platformContext);
  const request = await lookAtRequest(platform, viewer, params.requestId).catch(refusePage);
  const filesEmail = platform.env.inboundMailSecret !== undefined;
  const mayHandleLegal = mayStaff(viewer.staff.level, "handle legal requests");
  return { request, viewerId: viewer.id, mayHandleLegal, filesEmail, now: platform.clock.now() };
}

/** Answers the version of the request that the viewer read, or takes another action on it. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "answer support");
  const platform = context.get(platformContext);
  const form = await readForm(request, requestSchema);
  if (!form.isValid) return form.response;
  if (form.value.intent === "insert") {
    const template = ANSWER_TEMPLATES[Number(form.value.template)]?.text ?? "";
    const text = [form.value.text.trim(), template].filter(Boolean).join("\n\n");
    return data<FormResult>({ errors: {}, problem: null, values: { ...form.values, text } });
  }
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    const title = await change(platform, viewer, params.requestId, form.value);
    const to = href("/operator/support/:requestId", { requestId: params.requestId });
    return await redirectWithToast(platform, to, { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, REQUEST_FAILED, form.values);
  }
}

export const handle = { failed: { title: REQUEST_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

type Change = Exclude<RequestForm, { intent: "insert" }>;

async function change(platform: Platform, viewer: StaffViewer, requestId: string, form: Change): Promise<string> {
  const seen = { requestId, version: form.version };
  switch (form.intent) {
    case "answer":
    case "ask":
      await answerRequest(platform, viewer, { ...seen, text: form.text, isQuestion: form.intent === "ask" });
      return "Your answer is on its way";
    case "note":
      await noteOnRequest(platform, viewer, { ...seen, note: form.note });
      return "Note added";
    case "assign":
    case "unassign":
      await assignRequest(platform, viewer, { ...seen, isMine: form.intent === "assign" });
      return form.intent === "assign" ? "It's yours now" : "Anyone can take it now";
    case "answered-elsewhere":
      await noteAnswered(platform, viewer, seen);
      return "Noted as answered";
    case "called":
    case "not-reached":
      await endCallBack(platform, viewer, { ...seen, wasReached: form.intent === "called" });
      return form.intent === "called" ? "Noted as called" : "We let them know that we tried";
    case "close-spam":
    case "close-no-answer":
      await closeRequest(platform, viewer, { ...seen, isSpam: form.intent === "close-spam" });
      return "Request closed";
    case "reopen":
      await reopenRequest(platform, viewer, seen);
      return "Request opened again";
  }
}

export default function SupportRequest({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <SupportRequestPage {...loaderData} answer={actionData} />;
}
