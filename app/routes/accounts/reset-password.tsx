import { data, Link } from "react-router";
import { FAILED, RESET_SENT } from "#app/features/accounts/labels.ts";
import { findLinkOwner, isReplaced } from "#app/features/accounts/links/queries.server.ts";
import { passwordErrors } from "#app/features/accounts/passwords/rules.ts";
import { requestPasswordReset, resetPassword } from "#app/features/accounts/recovery/commands.server.ts";
import { resetSchema } from "#app/features/accounts/schema.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { EmailForm } from "#app/features/accounts/ui/email-form.tsx";
import type { LoginAnswer } from "#app/features/accounts/ui/login-form.tsx";
import { NewPasswordForm } from "#app/features/accounts/ui/new-password-form.tsx";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { welcomeAfterReset } from "#app/http/known-device.server.ts";
import type { PageHandle } from "#app/http/lost-connection.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { endedSessionCookie } from "#app/http/viewer.server.ts";
import { Notice } from "#app/ui/notice.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/reset-password";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Choose a new password.";
  return pageMeta({ title: "New password", description, path: "/reset-password", isIndexed: false }, matches);
}

/** The address has a secret, which no linked page may learn and no cache may keep. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token");
  if (token === null) return { state: "request" } as const;
  const platform = context.get(platformContext);
  const owner = await findLinkOwner(platform, "reset-password", token);
  if (owner) return { state: "choose", token, email: owner.email } as const;
  const mark = url.searchParams.get("mark") ?? "";
  return { state: (await isReplaced(platform, "reset-password", mark)) ? "replaced" : "expired" } as const;
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, resetSchema, {
    secrets: ["password", "confirmPassword", "token"],
    also: ({ password }) => passwordErrors(password, null),
  });
  if (!form.isValid) return form.response;
  const network = networkOf(context.get(requestContext).address);
  try {
    if (form.value.intent === "request") {
      await requireAttempt(platform, "reset by address", network);
      await requireAttempt(platform, "reset by email", form.value.email);
      await requestPasswordReset(platform, form.value.email);
      return data<LoginAnswer>({ errors: {}, values: form.values, problem: null, isResetSent: true });
    }
    await requireAttempt(platform, "link use by address", network);
    const { email } = await resetPassword(platform, form.value);
    const device = await welcomeAfterReset(platform, email);
    const toast = { kind: "success", title: "Your password has changed", text: "Please log in with it." } as const;
    return await redirectWithToast(platform, "/login", toast, [
      ["Set-Cookie", endedSessionCookie(platform)],
      ["Set-Cookie", device],
    ]);
  } catch (error) {
    return failedForm(context, error, FAILED.reset, form.values);
  }
}

export const handle = { failed: { title: FAILED.reset.title } } satisfies PageHandle;

const INTRODUCTIONS = {
  request: "Enter your email, and we'll send you a link to choose a new password.",
  expired: "It was already used, or it's more than 60 minutes old. Enter your email, and we'll send you a new one.",
  replaced:
    "A newer email replaced it. Open the link in the newest email we sent you, or enter your email and we'll send you another one.",
} as const;

export default function ResetPassword({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer: LoginAnswer | undefined = usePersistentActionData(sent);
  if (answer?.isResetSent) {
    return (
      <AuthPage title="Check your email">
        <Notice tone="good" role="status" title={RESET_SENT.title}>
          {RESET_SENT.text}
        </Notice>
        <p>
          <Link to="/login">Back to Log In</Link>
        </p>
      </AuthPage>
    );
  }
  if (loaderData.state === "choose") {
    return (
      <AuthPage title="Choose a new password">
        <NewPasswordForm answer={answer} token={loaderData.token} email={loaderData.email} />
      </AuthPage>
    );
  }
  return (
    <AuthPage title={loaderData.state === "request" ? "Forgot your password?" : "This link no longer works"}>
      <p>{INTRODUCTIONS[loaderData.state]}</p>
      <EmailForm answer={answer} intent="request" label="Send reset instructions" busyLabel="Sending..." />
    </AuthPage>
  );
}
