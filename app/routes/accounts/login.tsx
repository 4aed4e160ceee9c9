import { data, href, redirect } from "react-router";
import { FieldError } from "#app/domain-error.ts";
import { accountKindText, FAILED, SIGN_IN_DONE } from "#app/features/accounts/labels.ts";
import { requestPasswordReset } from "#app/features/accounts/recovery/commands.server.ts";
import { dashboardPath, type Role } from "#app/features/accounts/rules.ts";
import { emailField, loginSchema } from "#app/features/accounts/schema.ts";
import { signIn } from "#app/features/accounts/sign-in/commands.server.ts";
import { hasAgreedToTerms } from "#app/features/accounts/terms/queries.server.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { type LoginAnswer, LoginForm } from "#app/features/accounts/ui/login-form.tsx";
import { RoleTabs } from "#app/features/accounts/ui/role-tabs.tsx";
import { fulfilWish } from "#app/features/jobs/wishes/commands.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { knownDeviceCookie, requireSignInAttempt } from "#app/http/known-device.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import type { Route } from "./+types/login";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: "Log In", description: "Log in to your account.", path: "/login" }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const next = safeReturnPath(url.searchParams.get("next"));
  if (viewer) throw redirect(next ?? dashboardPath(viewer.role));
  return { role: roleOf(url), next };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, loginSchema, { secrets: ["password"] });
  if (!form.isValid) return form.response;
  const { intent, as: tab, email, next } = form.value;
  try {
    if (intent === "forgot-password") {
      if (!emailField.safeParse(email).success) throw new FieldError("email", "Please enter a valid email");
      await requireAttempt(platform, "reset by address", networkOf(context.get(requestContext).address));
      await requireAttempt(platform, "reset by email", email);
      await requestPasswordReset(platform, email);
      return data<LoginAnswer>({ errors: {}, values: form.values, problem: null, isResetSent: true });
    }
    await requireSignInAttempt(platform, context, request.headers, email);
    const { viewer, session } = await signIn(platform, readVisit(platform, context, request), form.value);
    const wish = await fulfilWish(platform, viewer, safeReturnPath(next) ?? dashboardPath(viewer.role));
    const text = [wish.saved, accountKindText(tab, viewer.role)].filter(Boolean).join(" ");
    const toast = { kind: "success", title: SIGN_IN_DONE, ...(text && { text }) } as const;
    const isAgreed = await hasAgreedToTerms(platform.db, viewer.id);
    const to = isAgreed ? wish.path : `${href("/agree")}?${new URLSearchParams({ next: wish.path })}`;
    return await redirectWithToast(platform, to, toast, [
      ["Set-Cookie", sessionCookie(platform, session)],
      ["Set-Cookie", knownDeviceCookie(platform, session, viewer.email)],
    ]);
  } catch (error) {
    return failedForm(context, error, FAILED.signIn, form.values);
  }
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { role, next } = loaderData;
  const answer = actionData && { isResetSent: false, ...actionData };
  return (
    <AuthPage title="Welcome back">
      <RoleTabs path="/login" role={role} next={next} />
      <LoginForm answer={answer} role={role} next={next} />
    </AuthPage>
  );
}

function roleOf(url: URL): Role {
  return url.searchParams.get("as") === "recruiter" ? "recruiter" : "senior";
}
