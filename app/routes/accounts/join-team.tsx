import { Form, href, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { acceptInvitation } from "#app/features/teams/invitations.server.ts";
import { JOIN_FAILED, ROLE_LABELS, ROLE_TEXTS } from "#app/features/teams/labels.ts";
import { findInvitation } from "#app/features/teams/queries.server.ts";
import { joinTeamSchema } from "#app/features/teams/schema.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/join-team";

export function meta() {
  return [{ title: `Join a team | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Shows an invitation, and what its reader has to do first; its address is shown to its owner only. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const found = await findInvitation(context.get(platformContext), url.searchParams.get("invitation") ?? "");
  const isRecruiter = viewer?.role === "recruiter";
  if (!found) return { invitation: null, reader: null, here: "", isRecruiter };
  const { email, ...invitation } = found;
  const isTheirs = viewer?.email.toLowerCase() === email;
  const reader =
    viewer === null ? "nobody" : !isTheirs ? "another" : viewer.role !== "recruiter" ? "no-recruiter" : "invited";
  return { invitation, reader, here: url.pathname + url.search, isRecruiter };
}

/** Accepts the invitation. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireRole({ context, url }, "recruiter");
  const platform = context.get(platformContext);
  const form = await readForm(request, joinTeamSchema);
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "change team by person", viewer.id);
    const company = await acceptInvitation(platform, viewer, form.value.invitationId);
    const toast = { kind: "success", title: "Welcome to the team", text: company.name } as const;
    return await redirectWithToast(platform, `${href("/recruiter/manage-jobs")}?whose=everyone`, toast);
  } catch (error) {
    return failedForm(context, error, JOIN_FAILED, form.values);
  }
}

export const handle = { failed: { title: JOIN_FAILED.title } } satisfies PageHandle;

export default function JoinTeam({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  const { invitation, reader, here, isRecruiter } = loaderData;
  if (invitation === null) {
    return (
      <AuthPage title="This invitation is over">
        <p>
          It was already used or revoked, or it's more than 7 days old. If you joined with it, you're on the team.
          Otherwise ask who invited you for a new one.
        </p>
        {isRecruiter && (
          <p>
            <Link to={href("/recruiter/team")}>See your team</Link>
          </p>
        )}
      </AuthPage>
    );
  }
  const { id, company, inviter, companyRole } = invitation;
  const next = new URLSearchParams({ as: "recruiter", next: here });
  return (
    <AuthPage title={`Join ${company}`}>
      <p>{`${inviter} invites you, as ${ROLE_LABELS[companyRole].toLowerCase()}. This role ${ROLE_TEXTS[companyRole]}.`}</p>
      {reader === "nobody" && (
        <>
          <p>Use the address that got the invitation. You'll come back here.</p>
          <p className="row row--near">
            <ButtonLink to={`${href("/login")}?${next}`} variant="main">
              Log In
            </ButtonLink>
            <ButtonLink to={`${href("/signup")}?${next}`}>Sign Up</ButtonLink>
          </p>
        </>
      )}
      {reader === "another" && (
        <p>The invitation went to another address than this account's. Log out, and log in with that one.</p>
      )}
      {reader === "no-recruiter" && <p>This account isn't a recruiter's. Only recruiters can join a company.</p>}
      {reader === "invited" && (
        <Form method="post" className="stack stack--s4">
          <FormProblem answer={answer} />
          <input type="hidden" name="invitationId" value={id} />
          <p>
            Your own jobs come along, and your colleagues will see them. If your own company has a plan, it isn't
            renewed.
          </p>
          <div>
            <Button type="submit" variant="main">
              Join the team
            </Button>
          </div>
        </Form>
      )}
    </AuthPage>
  );
}
