import { Form, redirect } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { confirmEmailChange } from "#app/features/accounts/email-change.server.ts";
import { findNewAddress, findSentLink } from "#app/features/accounts/links/queries.server.ts";
import { ownSettingsPath } from "#app/features/accounts/rules.ts";
import { confirmEmailSchema } from "#app/features/accounts/schema.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { answerHeaders, readForm, refusedForm } from "#app/http/form.server.ts";
import { requireViewer } from "#app/http/guards.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/confirm-email";

export function meta({ matches }: Route.MetaArgs) {
  const description = "Confirm your account's new email.";
  return pageMeta({ title: "Your new email", description, path: "/confirm-email", isIndexed: false }, matches);
}

/** The address has a secret, which no linked page may learn and no cache may keep. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Only shows the page: the link is used when the account's owner presses the button. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = await requireViewer({ context, url });
  const token = url.searchParams.get("token") ?? "";
  const platform = context.get(platformContext);
  const email = await findNewAddress(platform, viewer.id, token);
  const newer = email === null ? await findSentLink(platform, viewer.id, "change-email") : null;
  return { token, email, isReplaced: newer !== null };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = await requireViewer({ context, url });
  const platform = context.get(platformContext);
  const form = await readForm(request, confirmEmailSchema, { secrets: ["token"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "confirm password by person", viewer.id);
    const visit = readVisit(platform, context, request);
    const session = await confirmEmailChange(platform, viewer, visit, form.value.token);
    const to = ownSettingsPath(viewer);
    const toast = { kind: "success", title: "Your email has changed", text: "Log in with it from now on." } as const;
    return await redirectWithToast(platform, to, toast, [["Set-Cookie", sessionCookie(platform, session)]]);
  } catch (error) {
    // The page itself says that a link has expired.
    if (error instanceof DomainError && error.code === "link-expired") return redirect(url.pathname + url.search, 303);
    return refusedForm(error, form.values);
  }
}

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const { token, email, isReplaced } = loaderData;
  if (email === null) {
    return (
      <AuthPage title="This link no longer works">
        <p>
          {isReplaced
            ? "A newer email replaced it. Open the link in the newest email we sent you."
            : "It was already used, is older than 24 hours, or belongs to another account. You can get a new one in your settings."}
        </p>
      </AuthPage>
    );
  }
  return (
    <AuthPage key="ask" title="Your new email">
      <p>
        Do you want to use <b>{email}</b> for your account? You'll log in with it from then on, and you'll be logged out
        on every other device.
      </p>
      <Form method="post" replace>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="main" wide>
          Yes, use this email
        </Button>
      </Form>
    </AuthPage>
  );
}
