import { href, redirect } from "react-router";
import { BRAND } from "#app/brand.ts";
import { discardImport, publishImport } from "#app/features/jobs/imports/commands.server.ts";
import { findFeedSettings } from "#app/features/jobs/imports/feeds.server.ts";
import { CHOICE_FAILED, IMPORT_DISCARDED } from "#app/features/jobs/imports/labels.ts";
import { countRows, findMissing, listRows, requireImport } from "#app/features/jobs/imports/queries.server.ts";
import { isUnderWay, ROW_VIEWS, ROWS_PER_PAGE } from "#app/features/jobs/imports/rules.ts";
import { importSchema } from "#app/features/jobs/imports/schema.ts";
import { ImportRows } from "#app/features/jobs/imports/ui/import-rows.tsx";
import { JobImportState } from "#app/features/jobs/imports/ui/job-import.tsx";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/job-import";

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `${loaderData?.found.name ?? "Import"} | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Loads the state of an import of the recruiter's company and a page of its rows. Another's is a 404. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db } = context.get(platformContext);
  const { found, userId } = await requireImport(db, viewer.id, params.importId).catch(refusePage);
  const own = { id: found.id, userId, source: found.source };
  const counts = await countRows(db, own);
  const view = ROW_VIEWS.find((one) => one === url.searchParams.get("show")) ?? "all";
  const total = view === "all" ? found.rowCount : counts.faulty;
  const asked = Number(url.searchParams.get("page") ?? 1);
  const last = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const page = Number.isInteger(asked) ? Math.min(Math.max(asked, 1), last) : 1;
  const [rows, missing, off, feed] = await Promise.all([
    listRows(db, own, { view, page }),
    found.status === "ready" ? findMissing(db, own) : { total: 0, titles: [] },
    findTurnedOff(db, "posting"),
    findFeedSettings(db, { userId, url: found.source }),
  ]);
  return { found, counts, rows, view, page, missing, off, feed };
}

/** Begins to import the rows, or discards them. */
export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, importSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "change job by person", viewer.id);
    if (form.value.intent === "discard") {
      await discardImport(platform, viewer, { importId: params.importId });
      return await redirectWithToast(platform, href("/recruiter/import"), IMPORT_DISCARDED);
    }
    const { intent: _, ...choice } = form.value;
    await publishImport(platform, viewer, { importId: params.importId, ...choice });
    return redirect(url.pathname, 303);
  } catch (error) {
    return failedForm(context, error, CHOICE_FAILED, form.values);
  }
}

export const handle = { failed: { title: CHOICE_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function JobImportPage({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { found, counts, rows, view, page, missing, off, feed } = loaderData;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title={found.name} actions={<ButtonLink to={href("/recruiter/import")}>All imports</ButtonLink>} />
      {found.starter && (
        <p className="soft">{`${found.starter} began this import. ${isUnderWay(found.status) || found.status === "ready" ? "Its jobs go to them." : "Its jobs went to them."}`}</p>
      )}
      {found.status === "ready" && <TurnedOff off={off} />}
      <JobImportState
        found={found}
        counts={counts}
        missing={missing}
        isLiveOff={off !== null}
        feed={feed}
        answer={answer}
      />
      <ImportRows
        rows={rows.rows}
        found={rows.found}
        view={view}
        page={page}
        total={found.rowCount}
        faulty={counts.faulty}
      />
    </div>
  );
}
