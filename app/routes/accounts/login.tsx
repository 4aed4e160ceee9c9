import { data, href, redirect } from "react-router";
import { DomainError, FieldError } from "#app/domain-error.ts";
import { accountKindText, FAILED, LOG_IN_AGAIN, SIGN_IN_DONE } from "#app/features/accounts/labels.ts";
import { requestPasswordReset } from "#app/features/accounts/recovery/commands.server.ts";
import { areaPath, type Role, tabOf } from "#app/features/accounts/rules.ts";
import { codeSchema, emailField, loginSchema } from "#app/features/accounts/schema.ts";
import { passSecondStep, type SignedIn, signIn } from "#app/features/accounts/sign-in/commands.server.ts";
import { findSuspensionOf } from "#app/features/accounts/suspension/queries.server.ts";
import { hasAgreedToTerms } from "#app/features/accounts/terms/queries.server.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { CodeForm } from "#app/features/accounts/ui/code-form.tsx";
import { type LoginAnswer, LoginForm } from "#app/features/accounts/ui/login-form.tsx";
import { RoleTabs } from "#app/features/accounts/ui/role-tabs.tsx";
import { completePendingAction } from "#app/features/jobs/pending-actions/commands.server.ts";
import { appealPath } from "#app/features/safety/appeal-links.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm, readIntent } from "#app/http/form.server.ts";
import { endedHalfwayCookie, halfwayCookie, resolveHalfway } from "#app/http/halfway.server.ts";
import { attemptSignIn, forgetAttemptsWithCode, knownDeviceCookie } from "#app/http/known-device.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import type { Platform } from "#app/platform/platform.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/login";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Log In", description: "Log in to your account.", path: "/login" }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Shows the current step: email and password, or the two-step code. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const next = safeReturnPath(url.searchParams.get("next"));
  if (viewer) throw redirect(next ?? areaPath(viewer));
  const asksCode = url.searchParams.get("step") === "code";
  return { role: tabOf(url), next, isHalfway: asksCode && resolveHalfway(platform, request.headers) !== null };
}

export async function action({ context, request }: Route.ActionArgs) {
  const answer = (await readIntent(request)) === "give-code" ? giveCode : logInOrReset;
  return await answer(context, request);
}

export const handle = { failed: { title: FAILED.login.title } } satisfies PageHandle;

type Context = Route.ActionArgs["context"];

/** Handles "Log In" and "Forgot password". */
async function logInOrReset(context: Context, request: Request) {
  const platform = context.get(platformContext);
  const form = await readForm(request, loginSchema, { secrets: ["password"] });
  if (!form.isValid) return form.response;
  try {
    const { intent, as: tab, email, next } = form.value;
    if (intent === "forgot-password") {
      if (!emailField.safeParse(email).success) throw new FieldError("email", "Please enter a valid email");
      await requireAttempt(platform, "reset by address", networkOf(context.get(requestContext).address));
      await requireAttempt(platform, "reset by email", email);
      await requestPasswordReset(platform, email);
      return data<LoginAnswer>({ errors: {}, values: form.values, problem: null, isResetSent: true });
    }
    const visit = readVisit(platform, context, request);
    const answer = await attemptSignIn(platform, { visit, headers: request.headers, email }, () =>
      signIn(platform, visit, form.value),
    );
    if ("halfwayToken" in answer) {
      const to = `${href("/login")}?${new URLSearchParams({ step: "code", as: tab, ...(next && { next }) })}`;
      return redirect(to, { status: 303, headers: { "Set-Cookie": halfwayCookie(platform, answer.halfwayToken) } });
    }
    return await welcome(platform, answer, { tab, next });
  } catch (error) {
    if (isSuspended(error)) return await showSuspension(platform, { email: form.value.email });
    return failedForm(context, error, FAILED.login, form.values);
  }
}

/** Handles the second step, the code. */
async function giveCode(context: Context, request: Request) {
  const platform = context.get(platformContext);
  const form = await readForm(request, codeSchema, { secrets: ["code"] });
  if (!form.isValid) return form.response;
  const { as: tab, next } = form.value;
  const halfway = resolveHalfway(platform, request.headers);
  if (!halfway) return await beginAgain(platform, { tab, next });
  try {
    // Counted per password, so that a new password frees its owner from a thief's attempts.
    await requireAttempt(platform, "code by password", halfway.seal);
    await requireAttempt(platform, "code by person", halfway.userId);
    const visit = readVisit(platform, context, request);
    const signedIn = await passSecondStep(platform, visit, halfway, form.value.code);
    await forgetAttemptsWithCode(platform, { ...halfway, email: signedIn.viewer.email });
    return await welcome(platform, signedIn, { tab, next }, [["Set-Cookie", endedHalfwayCookie(platform)]]);
  } catch (error) {
    // The password changed or two-step login was turned off, for which this form has no field.
    if (isSuspended(error)) return await showSuspension(platform, { userId: halfway.userId });
    const isOver = error instanceof DomainError && error.code === "wrong-credentials";
    if (isOver) return await beginAgain(platform, { tab, next });
    return failedForm(context, error, FAILED.login, form.values);
  }
}

type Wanted = { tab: Role; next: string | undefined };

function isSuspended(error: unknown): boolean {
  return error instanceof DomainError && error.code === "account-suspended";
}

/**
 * Redirects to the page that says why and until when, and accepts an appeal. Only for the proven owner of the account.
 */
async function showSuspension(platform: Platform, who: { email: string } | { userId: string }) {
  const suspension = await findSuspensionOf(platform.db, who);
  if (!suspension) return redirect(href("/login"), { status: 303 });
  const { id: decisionId, userId } = suspension;
  const headers = { "Set-Cookie": endedHalfwayCookie(platform) };
  return redirect(appealPath(platform, { kind: "suspension", decisionId, userId }), { status: 303, headers });
}

/** Returns to the password step and keeps the return path. */
async function beginAgain(platform: Platform, { tab, next }: Wanted) {
  const to = `${href("/login")}?${new URLSearchParams({ as: tab, ...(next && { next }) })}`;
  return await redirectWithToast(platform, to, { kind: "info", ...LOG_IN_AGAIN }, [
    ["Set-Cookie", endedHalfwayCookie(platform)],
  ]);
}

/** Redirects to the wanted page, after completing the action of a guest. */
async function welcome(
  platform: Platform,
  { viewer, session }: SignedIn,
  { tab, next }: Wanted,
  cookies: ReadonlyArray<[string, string]> = [],
) {
  const wish = await completePendingAction(platform, viewer, safeReturnPath(next) ?? areaPath(viewer));
  const text = [wish.saved, accountKindText(tab, viewer.role)].filter(Boolean).join(" ");
  const toast = { kind: "success", title: SIGN_IN_DONE, ...(text && { text }) } as const;
  // Only the people the product is for agree to its terms, not staff.
  const isAgreed = viewer.staff !== undefined || (await hasAgreedToTerms(platform.db, viewer.id));
  const to = isAgreed ? wish.path : `${href("/agree")}?${new URLSearchParams({ next: wish.path })}`;
  return await redirectWithToast(platform, to, toast, [
    ["Set-Cookie", sessionCookie(platform, session)],
    ["Set-Cookie", knownDeviceCookie(platform, session, viewer.email)],
    ...cookies,
  ]);
}

export default function Login({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer: LoginAnswer | undefined = usePersistentActionData(sent);
  const { role, next, isHalfway } = loaderData;
  if (isHalfway) {
    return (
      <AuthPage title="One more step">
        <CodeForm answer={answer} role={role} next={next} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title="Welcome back">
      <RoleTabs path="/login" role={role} next={next} />
      <LoginForm answer={answer} role={role} next={next} />
    </AuthPage>
  );
}
