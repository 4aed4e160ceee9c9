import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { markAllNotificationsRead, markNotificationRead } from "#app/features/notifications/commands.server.ts";
import { notificationView } from "#app/features/notifications/labels.ts";
import { countNotifications, listNotifications } from "#app/features/notifications/queries.server.ts";
import { readSchema } from "#app/features/notifications/schema.ts";
import { NotificationPage } from "#app/features/notifications/ui/notification-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { readForm, refusedForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { isId } from "#app/input-fields.ts";
import type { Route } from "./+types/notifications";

export function meta() {
  return [{ title: `Notifications | ${BRAND.name}` }];
}

/** One page of the person's notifications; `?show=` picks the list, `?before=` the page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const { db, clock } = context.get(platformContext);
  const view = notificationView(url.searchParams.get("show"));
  const asked = url.searchParams.get("before");
  const before = asked !== null && isId(asked) ? asked : null;
  const [{ rows, nextBefore }, counts] = await Promise.all([
    listNotifications(db, viewer.id, { view, before }),
    countNotifications(db, viewer.id),
  ]);
  return { rows, nextBefore, counts, view, isNewest: before === null, now: clock.now() };
}

/** Marks one or all as read. Both may be repeated, so the page is simply shown again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, readSchema);
  if (!form.isValid) return form.response;
  try {
    if (form.value.intent === "read") await markNotificationRead(platform, viewer, form.value);
    else await markAllNotificationsRead(platform, viewer, form.value);
    return null;
  } catch (error) {
    return refusedForm(error, {});
  }
}

export default function RecruiterNotifications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <NotificationPage
      {...loaderData}
      pageHref={href("/recruiter/notifications")}
      start={{ href: href("/recruiter/applications"), label: "View Applicants" }}
      problem={actionData?.problem ?? null}
    />
  );
}
