import { data, isRouteErrorResponse, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import { passwordErrors } from "#app/features/accounts/passwords/rules.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { joinStaff } from "#app/features/staff/invitations/commands.server.ts";
import { findInvitation } from "#app/features/staff/invitations/queries.server.ts";
import { LEVEL_LABELS, LEVEL_TEXTS } from "#app/features/staff/labels.ts";
import { joinStaffSchema } from "#app/features/staff/schema.ts";
import { JoinStaffForm } from "#app/features/staff/ui/join-staff-form.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { endedSessionCookie } from "#app/http/viewer.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import { SiteError } from "#app/ui/site-error.tsx";
import type { Route } from "./+types/join";

const FAILED = { title: "You couldn't join", text: "Please try again." };

export function meta({ error }: Route.MetaArgs) {
  const title = error ? "Page Not Found" : "Join the staff";
  return [{ title: `${title} | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

/** The address contains a secret, so it is not sent to linked pages or stored in caches. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Shows the invitation of a link. Answers 404 if the link is not ours. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const invitation = await findInvitation(context.get(platformContext), token);
  if (invitation === null) throw data(null, { status: 404 });
  return { invitation, token };
}

/** Accepts the invitation. Two-step login is set up after logging in, before any page opens. */
export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, joinStaffSchema, {
    secrets: ["password", "confirmPassword", "token"],
    also: ({ password }) => passwordErrors(password, null),
  });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "link use by address", networkOf(context.get(requestContext).address));
    await joinStaff(platform, form.value);
    const toast = {
      kind: "success",
      title: "Welcome to the staff",
      text: "Please log in with your new password.",
    } as const;
    return await redirectWithToast(platform, "/login?next=/operator", toast, [
      ["Set-Cookie", endedSessionCookie(platform)],
    ]);
  } catch (error) {
    return failedForm(context, error, FAILED, form.values);
  }
}

export const handle = { failed: { title: FAILED.title } } satisfies PageHandle;

/** Shows the page for missing pages if the link is not ours. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return <SiteError isMissing={isMissing} reference={reference} contactEmail={BRAND.contactEmail} />;
}

export default function Join({ loaderData: { invitation, token }, actionData: sent }: Route.ComponentProps) {
  const answer = usePersistentActionData(sent);
  if (invitation === "over" || invitation === null) {
    return (
      <AuthPage title="This invitation is over">
        <p>It was already used or revoked, or it's more than 7 days old. Ask an admin for a new one.</p>
      </AuthPage>
    );
  }
  const { email, level } = invitation;
  return (
    <AuthPage title="Join the staff">
      <p>{`${email}, as ${LEVEL_LABELS[level].toLowerCase()}. This level ${LEVEL_TEXTS[level]}.`}</p>
      <JoinStaffForm token={token} email={email} answer={answer} />
    </AuthPage>
  );
}
