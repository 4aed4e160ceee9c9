import { data, href } from "react-router";
import { sendReport } from "#app/features/reports/commands.server.ts";
import { REPORT_FAILED, REPORT_SENT, REPORT_TITLES } from "#app/features/reports/labels.ts";
import { blocks, reportableKind } from "#app/features/reports/rules.ts";
import { reportSchema } from "#app/features/reports/schema.ts";
import { requireSubject } from "#app/features/reports/subjects.server.ts";
import { ReportForm, ReportSent, WhatHappensNext } from "#app/features/reports/ui/report-form.tsx";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/report";

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const title = loaderData ? REPORT_TITLES[loaderData.kind] : "Page Not Found";
  const page = { title, description: "Tell us what is wrong. A person reads every report.", path: "/report" };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

/**
 * The address of an email's report is its key, so it is not sent to linked pages or stored in
 * caches.
 */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

async function readAsked({ context, params, url }: Pick<Route.LoaderArgs, "context" | "params" | "url">) {
  const kind = reportableKind(params.kind);
  if (!kind) throw data(null, { status: 404 });
  // Only the two people in a conversation can see what they wrote.
  const viewer = blocks(kind) ? await requireViewer({ context, url }) : context.get(viewerContext);
  return { viewer, kind, id: params.id };
}

/** Shows what is to be reported. After the report, it may no longer be visible here. */
export async function loader(args: Route.LoaderArgs) {
  const { viewer, kind, id } = await readAsked(args);
  const isSent = args.url.searchParams.get("sent") === "1";
  const subject = await requireSubject(args.context.get(platformContext), viewer, { kind, id }).catch((error) =>
    isSent ? null : refusePage(error),
  );
  const thing = subject && { kind, title: subject.title, backTo: subject.backTo };
  return { kind, thing, isSent, isGuest: viewer === null };
}

/** Stores the report. Opening the page changes nothing, because mail scanners open every link. */
export async function action(args: Route.ActionArgs) {
  const { context, params, request } = args;
  const { viewer, kind, id } = await readAsked(args);
  const platform = context.get(platformContext);
  const form = await readForm(request, reportSchema);
  if (!form.isValid) return form.response;
  const network = networkOf(context.get(requestContext).address);
  try {
    if (viewer) await requireAttempt(platform, "report by person", viewer.id);
    else await requireAttempt(platform, "report by address", network);
    await sendReport(platform, viewer, { kind, id, network, ...form.value });
    return await redirectWithToast(platform, `${href("/report/:kind/:id", params)}?sent=1`, REPORT_SENT);
  } catch (error) {
    return failedForm(context, error, REPORT_FAILED, form.values);
  }
}

export const handle = { failed: { title: REPORT_FAILED.title } } satisfies PageHandle;

export default function Report({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { kind, thing, isSent, isGuest } = loaderData;
  return (
    <>
      <PageHeader isPublic title={REPORT_TITLES[kind]} text={thing?.title} />
      <div className="wrap">
        <div className="cols cols--form">
          {isSent || !thing ? (
            <ReportSent backTo={thing?.backTo ?? null} />
          ) : (
            <div className="card">
              <ReportForm thing={thing} isGuest={isGuest} answer={actionData} />
            </div>
          )}
          <WhatHappensNext />
        </div>
      </div>
    </>
  );
}
