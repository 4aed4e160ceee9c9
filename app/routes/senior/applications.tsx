import { Suspense } from "react";
import { Await, href, useNavigate, useNavigation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { OWN_STEP_FAILED, OWN_STEP_WORDS } from "#app/features/applications/applicant-actions.ts";
import { acceptOffer, declineOffer, withdrawApplication } from "#app/features/applications/commands-status.server.ts";
import { findEmployerMessage } from "#app/features/applications/employer-message/queries.server.ts";
import { handleHeldIntent } from "#app/features/applications/held/commands.server.ts";
import { listHeldApplications } from "#app/features/applications/held/queries.server.ts";
import { APPLICATION_VIEW_LABELS, LIST_FAILED } from "#app/features/applications/labels.ts";
import type { ApplicationView } from "#app/features/applications/own-list.ts";
import { seniorApplicationPath } from "#app/features/applications/paths.ts";
import {
  countApplications,
  listApplications,
  requireApplicationDetails,
} from "#app/features/applications/queries.server.ts";
import { isOwnStep, type OwnStep } from "#app/features/applications/rules.ts";
import { myApplicationsSchema } from "#app/features/applications/schema.ts";
import { ApplicationDialog } from "#app/features/applications/ui/application-details.tsx";
import {
  ApplicationList,
  ApplicationListSkeleton,
  ApplicationTiles,
} from "#app/features/applications/ui/application-list.tsx";
import { markReadByHref } from "#app/features/notifications/commands.server.ts";
import { hasNewAbout } from "#app/features/notifications/queries.server.ts";
import { useMarkAsRead } from "#app/features/notifications/ui/use-mark-as-read.ts";
import { isByScript } from "#app/http/by-script.ts";
import { platformContext } from "#app/http/contexts.ts";
import { deferred } from "#app/http/deferred.server.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { isId } from "#app/input-fields.ts";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/applications";

export function meta() {
  return [{ title: `My Applications | ${BRAND.name}` }];
}

export const middleware: Route.MiddlewareFunction[] = [markOpenedAsRead];

/**
 * Marks an application opened by its address as seen before any loader counts, also without JavaScript. The page marks
 * later events once it is visible.
 */
async function markOpenedAsRead({ request, url, context }: Parameters<Route.MiddlewareFunction>[0]) {
  const chosen = url.searchParams.get("application");
  if (request.method !== "GET" || chosen === null || !isId(chosen) || isByScript(request)) return;
  const viewer = await requireRole({ context, url }, "senior");
  await markReadByHref(context.get(platformContext), viewer, { href: seniorApplicationPath(chosen) });
}

/** Loads the list and its figures deferred; with `?application=` also one application, at once. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const { db, clock } = platform;
  const chosen = url.searchParams.get("application");
  const details = chosen === null ? null : await requireApplicationDetails(db, viewer.id, chosen).catch(refusePage);
  const employerMessage = details && (await findEmployerMessage(platform, viewer.id, details));
  const view = viewOf(url.searchParams.get("show"));
  const list = Promise.all([
    listApplications(db, viewer.id),
    countApplications(db, viewer.id),
    listHeldApplications(db, viewer.id),
  ]);
  const asking = stepOf(url.searchParams.get("confirm"));
  const path = details && seniorApplicationPath(details.id);
  const newHref = path && (await hasNewAbout(db, viewer.id, path)) ? path : null;
  return { details, employerMessage, newHref, asking, view, list: deferred(context, list), now: clock.now() };
}

const TAKE_STEP = { withdraw: withdrawApplication, accept: acceptOffer, decline: declineOffer };

/** Withdraws, accepts, or declines; undoes a held application, or sends it at once. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const form = await readForm(request, myApplicationsSchema);
  if (!form.isValid) return form.response;
  const asked = form.value;
  // Back to the list, because a toast would be behind the dialog.
  const back = href("/senior/applications");
  try {
    if ("held" in asked) {
      const { toast } = await handleHeldIntent(platform, viewer, asked);
      return await redirectWithToast(platform, back, toast);
    }
    await TAKE_STEP[asked.intent](platform, viewer, asked);
    return await redirectWithToast(platform, back, OWN_STEP_WORDS[asked.intent].done);
  } catch (error) {
    return failedForm(context, error, OWN_STEP_FAILED);
  }
}

export const handle = { failed: { title: OWN_STEP_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function MyApplications({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { details, employerMessage, newHref, asking, view, list, now } = loaderData;
  useMarkAsRead(href("/senior/notifications"), newHref);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const target = navigation.location;
  // The dialog closes at once, without waiting for the server.
  const isClosing = target?.pathname === href("/senior/applications") && !target.search.includes("application=");
  const shown = isClosing ? null : details;
  const problem = actionData?.problem ?? null;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader title="My Applications" text="Track and manage your job applications" />
      <ApplicationDialog
        details={shown}
        employerMessage={employerMessage}
        now={now}
        closeHref={href("/senior/applications")}
        onClose={() => void navigate(href("/senior/applications"), { preventScrollReset: true, replace: true })}
        detailsHref={shown ? seniorApplicationPath(shown.id) : ""}
        confirmHref={(step) => (shown ? `${seniorApplicationPath(shown.id)}&confirm=${step}` : "")}
        asking={asking}
        problem={problem}
      />
      <Suspense fallback={<ApplicationListSkeleton />}>
        <Await resolve={list} errorElement={<ErrorPanel {...LIST_FAILED} />}>
          {([rows, counts, held]) => (
            <>
              <ApplicationTiles counts={counts} />
              <ApplicationList
                rows={rows}
                held={held}
                total={counts.total}
                now={now}
                detailsHref={seniorApplicationPath}
                view={view}
              />
            </>
          )}
        </Await>
      </Suspense>
    </div>
  );
}

function viewOf(value: string | null): ApplicationView {
  return APPLICATION_VIEW_LABELS.find(({ view }) => view === value)?.view ?? "all";
}

function stepOf(value: string | null): OwnStep | null {
  return value !== null && isOwnStep(value) ? value : null;
}
