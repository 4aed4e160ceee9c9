import { redirect } from "react-router";
import { signUp } from "#app/features/accounts/commands.server.ts";
import { FAILED, SIGN_UP_DONE } from "#app/features/accounts/labels.ts";
import { passwordErrors } from "#app/features/accounts/passwords/rules.ts";
import { areaPath, tabOf } from "#app/features/accounts/rules.ts";
import { signUpSchema, withCompany } from "#app/features/accounts/schema.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { RoleTabs } from "#app/features/accounts/ui/role-tabs.tsx";
import { SignUpForm } from "#app/features/accounts/ui/signup-form.tsx";
import { completePendingAction } from "#app/features/jobs/pending-actions/commands.server.ts";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { findInvitation } from "#app/features/teams/queries.server.ts";
import { invitationIn } from "#app/features/teams/rules.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { knownDeviceCookie } from "#app/http/known-device.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { resolveSignedUp, signedUpCookie } from "#app/http/signed-up.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/signup";

const DONE = { kind: "success", title: SIGN_UP_DONE } as const;

export function meta({ matches }: Route.MetaArgs) {
  const description = "Create your account: as a senior looking for flexible work, or as a recruiter offering it.";
  return pageMeta({ title: "Sign Up", description, path: "/signup" }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const next = safeReturnPath(url.searchParams.get("next"));
  if (viewer) throw redirect(next ?? areaPath(viewer));
  const platform = context.get(platformContext);
  const [off, invitation] = await Promise.all([
    findTurnedOff(platform.db, "sign-up"),
    findInvitationIn(platform, next),
  ]);
  return { role: tabOf(url), next, off, invitation };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, signUpSchema, {
    secrets: ["password"],
    also: ({ password, email }) => passwordErrors(password, email),
  });
  if (!form.isValid) return form.response;
  const next = safeReturnPath(form.value.next);
  try {
    await requireAttempt(platform, "sign-up by address", networkOf(context.get(requestContext).address));
    const signedUpId = resolveSignedUp(platform, request.headers);
    const visit = { ...readVisit(platform, context, request), signedUpId };
    const invitation = await findInvitationIn(platform, next);
    const input = withCompany(form.value, invitation?.company ?? null);
    const answer = await signUp(platform, visit, { ...input, next: next ?? undefined });
    if (!answer.isSignedIn) {
      const known = signedUpCookie(platform, answer.userId);
      return await redirectWithToast(platform, "/verify-email", DONE, [["Set-Cookie", known]]);
    }
    const { viewer, session } = answer;
    const { path, saved } = await completePendingAction(platform, viewer, next ?? areaPath(viewer));
    return await redirectWithToast(platform, path, { ...DONE, ...(saved && { text: saved }) }, [
      ["Set-Cookie", sessionCookie(platform, session)],
      ["Set-Cookie", signedUpCookie(platform, viewer.id)],
      ["Set-Cookie", knownDeviceCookie(platform, session, viewer.email)],
    ]);
  } catch (error) {
    return failedForm(context, error, FAILED.signup, form.values);
  }
}

/** The invitation that a person signs up to answer, without the address that it went to. */
async function findInvitationIn(platform: Platform, next: string | null) {
  const found = await findInvitation(platform, invitationIn(next) ?? "");
  return found && { company: found.company, inviter: found.inviter };
}

/** An invitation that is over meanwhile names no company any more, so that the form asks for one. */
export const shouldRevalidate = revalidateAfterError;

export const handle = { failed: { title: FAILED.signup.title } } satisfies PageHandle;

export default function Signup({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { role, next, off, invitation } = loaderData;
  return (
    <AuthPage title="Create your account" tree="young" lede={LEDE[role]}>
      <RoleTabs path="/signup" role={role} next={next} />
      <TurnedOff off={off} />
      <SignUpForm answer={actionData} role={role} next={next} invitation={invitation} />
    </AuthPage>
  );
}

const LEDE = {
  senior: "Work that fits your week, with people who value what you know. Always free for seniors.",
  recruiter: "Post a job in minutes, and meet people who have done the work before.",
} as const;
