import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import {
  markAllNotificationsRead,
  markNotificationRead,
  markReadByHref,
} from "#app/features/notifications/commands.server.ts";
import { MARK_FAILED, notificationView } from "#app/features/notifications/labels.ts";
import { countNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { readSchema } from "#app/features/notifications/schema.ts";
import { NotificationPage } from "#app/features/notifications/ui/notification-page.tsx";
import { roleOfArea } from "#app/http/area-role.ts";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { isId } from "#app/input-fields.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/notifications";

// One module for /senior/notifications and /recruiter/notifications, which differ only in texts.

export function meta() {
  return [{ title: `Notifications | ${BRAND.name}` }];
}

/** Loads a page of the person's notifications; `?show=` selects the list, `?before=` the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const role = roleOfArea(url);
  const viewer = await requireRole({ context, url }, role);
  const { db, clock } = context.get(platformContext);
  const view = notificationView(url.searchParams.get("show"));
  const asked = url.searchParams.get("before");
  const before = asked !== null && isId(asked) ? asked : null;
  const [{ rows, nextBefore }, counts] = await Promise.all([
    listNotifications(db, viewer.id, { view, before }),
    countNotifications(db, viewer.id),
  ]);
  return { role, rows, nextBefore, counts, view, isNewest: before === null, now: clock.now() };
}

/** Marks one, all, or those about a page as read. All are idempotent, so the page is simply shown again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, roleOfArea(url));
  const platform = context.get(platformContext);
  const form = await readForm(request, readSchema);
  if (!form.isValid) return form.response;
  try {
    if (form.value.intent === "read") await markNotificationRead(platform, viewer, form.value);
    else if (form.value.intent === "seen") await markReadByHref(platform, viewer, form.value);
    else await markAllNotificationsRead(platform, viewer, form.value);
    return null;
  } catch (error) {
    // Returned, not thrown: opening a notification marks it on the way, and an error must not replace the page it leads
    // to.
    return failedForm(context, error, MARK_FAILED);
  }
}

export const handle = { failed: { title: MARK_FAILED.title } } satisfies PageHandle;

export default function Notifications({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { role, ...list } = loaderData;
  return <NotificationPage {...list} {...PLACES[role]} problem={actionData?.problem ?? null} />;
}

/** The address of the page, and where a person with an empty list should go. */
const PLACES = {
  senior: {
    pageHref: href("/senior/notifications"),
    start: { href: href("/senior/find-jobs"), label: "Browse Jobs" },
  },
  recruiter: {
    pageHref: href("/recruiter/notifications"),
    start: { href: href("/recruiter/applications"), label: "View Applicants" },
  },
} as const satisfies Record<Role, unknown>;
