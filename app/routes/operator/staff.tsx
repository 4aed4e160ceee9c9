import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import {
  changeLevel,
  inviteStaff,
  removeFromStaff,
  revokeInvitation,
} from "#app/features/staff/invitations/commands.server.ts";
import { listStaff } from "#app/features/staff/invitations/queries.server.ts";
import { STAFF_FAILED } from "#app/features/staff/labels.ts";
import { isCodeFresh, type StaffViewer } from "#app/features/staff/policy.ts";
import { type StaffForm, staffSchema } from "#app/features/staff/schema.ts";
import { StaffPage } from "#app/features/staff/ui/staff-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireFreshStep } from "#app/http/fresh-code.server.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/staff";

export function meta() {
  return [{ title: `Staff | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows everyone on the staff; `?person=` opens the form to change one of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireStaff({ context, url }, "look at staff");
  const platform = context.get(platformContext);
  const now = platform.clock.now();
  const asked = url.searchParams.get("person");
  const needsCode = !isCodeFresh(viewer.staff.codeAt, now);
  return { ...(await listStaff(platform, viewer)), asked, viewerId: viewer.id, needsCode, now };
}

/** Invites someone, or changes the staff. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireStaff({ context, url }, "change staff");
  const platform = context.get(platformContext);
  const form = await readForm(request, staffSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "help by staff", viewer.id);
    if ("code" in form.value) await requireFreshStep({ context, request }, viewer, form.value.code);
    const title = await change(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/operator/staff"), { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, STAFF_FAILED, form.values);
  }
}

export const handle = { failed: { title: STAFF_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

async function change(platform: Platform, viewer: StaffViewer, form: StaffForm): Promise<string> {
  switch (form.intent) {
    case "invite":
      await inviteStaff(platform, viewer, form);
      return "The invitation is on its way";
    case "revoke":
      await revokeInvitation(platform, viewer, form.invitationId);
      return "This invitation no longer works";
    case "change":
      await changeLevel(platform, viewer, form);
      return "Level saved";
    case "remove":
      await removeFromStaff(platform, viewer, form.personId);
      return "They're no longer on the staff";
  }
}

export default function Staff({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <StaffPage {...loaderData} answer={actionData} />;
}
