import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import { declineInvitation } from "#app/features/applications/invitations/commands.server.ts";
import { DECLINE_FAILED, DECLINED, INVITATIONS_HEAD } from "#app/features/applications/invitations/labels.ts";
import { listInvitations } from "#app/features/applications/invitations/queries.server.ts";
import { declineSchema } from "#app/features/applications/invitations/schema.ts";
import { InvitationList } from "#app/features/applications/invitations/ui/invitation-list.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/invitations";

export function meta() {
  return [{ title: `${INVITATIONS_HEAD.title} | ${BRAND.name}` }];
}

/** Loads the senior's invitations. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const { db, clock } = context.get(platformContext);
  return { invitations: await listInvitations(db, viewer.id), now: clock.now() };
}

/** Declines an invitation. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "senior");
  const platform = context.get(platformContext);
  const form = await readForm(request, declineSchema);
  if (!form.isValid) return form.response;
  try {
    await declineInvitation(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/senior/invitations"), DECLINED);
  } catch (error) {
    return failedForm(context, error, DECLINE_FAILED, form.values);
  }
}

export const handle = { failed: { title: DECLINE_FAILED.title } } satisfies PageHandle;

export default function Invitations({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { invitations, now } = loaderData;
  const problem = actionData?.problem;
  return (
    <div className="wrap stack stack--s6">
      <PageHeader {...INVITATIONS_HEAD} />
      {problem && (
        <Notice tone="bad" role="alert" title={problem.title}>
          {problem.text}
        </Notice>
      )}
      {invitations.length === 0 ? (
        <EmptyState
          seed="invitations"
          title="No invitations yet"
          text="Recruiters can invite you while your profile is visible to them."
          action={<ButtonLink to={href("/senior/settings")}>See who can find you</ButtonLink>}
        />
      ) : (
        <InvitationList invitations={invitations} now={now} answer={actionData} />
      )}
    </div>
  );
}
