import { href } from "react-router";
import { BRAND } from "#app/brand.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import { changeRole, leaveTeam, removeMember, setSecondPerson } from "#app/features/teams/commands.server.ts";
import { inviteColleague, resendInvitation, revokeInvitation } from "#app/features/teams/invitations.server.ts";
import { answerRequest, askToJoin } from "#app/features/teams/joining.server.ts";
import { TEAM_FAILED } from "#app/features/teams/labels.ts";
import { findTeam } from "#app/features/teams/queries.server.ts";
import { type TeamForm, teamSchema } from "#app/features/teams/schema.ts";
import { TeamPage } from "#app/features/teams/ui/team-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/team";

export function meta() {
  return [{ title: `Team | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows who hires for the company; `?person=` opens the form to change one of them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const team = await findTeam(platform, viewer).catch(refusePage);
  return { team, viewerId: viewer.id, asked: url.searchParams.get("person"), now: platform.clock.now() };
}

/** Changes the team. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, teamSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "change team by person", viewer.id);
    const title = await change(platform, viewer, form.value);
    return await redirectWithToast(platform, href("/recruiter/team"), { kind: "success", title });
  } catch (error) {
    return failedForm(context, error, TEAM_FAILED, form.values);
  }
}

export const handle = { failed: { title: TEAM_FAILED.title } } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

async function change(platform: Platform, viewer: Viewer, form: TeamForm): Promise<string> {
  switch (form.intent) {
    case "invite":
      await inviteColleague(platform, viewer, form);
      return "The invitation is on its way";
    case "resend":
      await resendInvitation(platform, viewer, form.invitationId);
      return "The invitation is on its way again";
    case "revoke":
      await revokeInvitation(platform, viewer, form.invitationId);
      return "This invitation no longer works";
    case "change-role":
      await changeRole(platform, viewer, form);
      return "Role saved";
    case "remove":
      await removeMember(platform, viewer, form);
      return "They're no longer on your team";
    case "leave":
      await leaveTeam(platform, viewer, form);
      return "You left the team";
    case "ask-to-join":
      await askToJoin(platform, viewer, form);
      return "We asked the owners";
    case "second-person":
      await setSecondPerson(platform, viewer, form.requiresColleague);
      return form.requiresColleague ? "A second person publishes now" : "Everyone publishes their own jobs now";
    case "answer":
      await answerRequest(platform, viewer, form);
      return form.says === "yes" ? "They're on your team now" : "We told them";
  }
}

export default function Team({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return <TeamPage {...loaderData} answer={actionData} />;
}
