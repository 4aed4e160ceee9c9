import { data, Form, href, redirect } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { findLinkOwner, findSentLink } from "#app/features/accounts/links/queries.server.ts";
import { areaPath } from "#app/features/accounts/rules.ts";
import { verifySchema } from "#app/features/accounts/schema.ts";
import { AuthPage } from "#app/features/accounts/ui/auth-page.tsx";
import { EmailForm } from "#app/features/accounts/ui/email-form.tsx";
import { resendVerification, verifyEmail } from "#app/features/accounts/verification/commands.server.ts";
import { completePendingAction } from "#app/features/jobs/pending-actions/commands.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { answerHeaders, readForm, refusedForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { safeReturnPath } from "#app/http/return-path.ts";
import { endedSignedUpCookie, resolveSignedUp } from "#app/http/signed-up.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { readVisit, sessionCookie } from "#app/http/viewer.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/verify-email";

type Answer = FormResult & { isMailSent?: boolean };

export function meta({ matches }: Route.MetaArgs) {
  const description = "Confirm that an email address is yours.";
  return pageMeta({ title: "Verify your email", description, path: "/verify-email", isIndexed: false }, matches);
}

/** The address has a secret, which no linked page may learn and no cache may keep. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Only shows the page: email scanners open links too, so the link is used when a person presses the button. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const token = url.searchParams.get("token");
  const next = safeReturnPath(url.searchParams.get("next"));
  const known = viewer && !viewer.isEmailVerified ? viewer.email : undefined;
  if (token === null) {
    if (viewer?.isEmailVerified) throw redirect(areaPath(viewer));
    return { state: "wait", known } as const;
  }
  const platform = context.get(platformContext);
  const owner = await findLinkOwner(platform, "verify-email", token);
  if (owner) return { state: "confirm", token, next, email: owner.email } as const;
  if (viewer?.isEmailVerified) return { state: "done", home: areaPath(viewer) } as const;
  const newer = viewer && (await findSentLink(platform, viewer.id, "verify-email"));
  return { state: newer ? "replaced" : "expired", known } as const;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, verifySchema, { secrets: ["token"] });
  if (!form.isValid) return form.response;
  const network = networkOf(context.get(requestContext).address);
  try {
    if (form.value.intent === "resend") {
      const email = context.get(viewerContext)?.email ?? form.value.email;
      await requireAttempt(platform, "verify mail by address", network);
      await requireAttempt(platform, "verify mail by email", email);
      await resendVerification(platform, email, safeReturnPath(url.searchParams.get("next")));
      return data<Answer>({ errors: {}, values: form.values, problem: null, isMailSent: true });
    }
    await requireAttempt(platform, "link use by address", network);
    const visit = {
      ...readVisit(platform, context, request),
      signedUpId: resolveSignedUp(platform, request.headers),
    };
    const { viewer, session } = await verifyEmail(platform, visit, form.value.token);
    const next = safeReturnPath(form.value.next);
    if (!session) {
      const to = next ? `/login?${new URLSearchParams({ next })}` : "/login";
      const done = { kind: "success", title: "Your email is verified", text: "Please log in." } as const;
      return await redirectWithToast(platform, to, done);
    }
    const wanted = next ?? areaPath(viewer);
    const { path, saved } = await completePendingAction(platform, viewer, wanted);
    const toast = { kind: "success", title: "Your email is verified", ...(saved && { text: saved }) } as const;
    return await redirectWithToast(platform, path, toast, [
      ["Set-Cookie", sessionCookie(platform, session)],
      ["Set-Cookie", endedSignedUpCookie(platform)],
    ]);
  } catch (error) {
    // The page itself says that a link has expired, and offers a new one.
    if (error instanceof DomainError && error.code === "link-expired") return redirect(url.pathname + url.search, 303);
    return refusedForm(error, form.values);
  }
}

const INTRODUCTIONS = {
  wait: "Open the link in the email we sent you. Don't see it? Check your spam folder, or send it again.",
  expired: "It was already used, or it's more than 24 hours old. We can send you a new one.",
  replaced: "A newer email replaced it. Open the link in the newest email we sent you, or have it sent again.",
} as const;

export default function VerifyEmail({ loaderData, actionData: sent }: Route.ComponentProps) {
  const answer: Answer | undefined = usePersistentActionData(sent);
  if (answer?.isMailSent) {
    return (
      <AuthPage title="Check your email">
        <Notice tone="good" role="status" title="A new email is on its way">
          If the address has an account that isn't verified yet, you'll find a link there in a minute or two. Earlier
          links no longer work.
        </Notice>
      </AuthPage>
    );
  }
  if (loaderData.state === "confirm") {
    return (
      <AuthPage key="ask" title="Verify your email">
        <p>
          Did you sign up with <b>{loaderData.email}</b>?
        </p>
        <Form method="post" replace>
          <input type="hidden" name="intent" value="verify" />
          <input type="hidden" name="token" value={loaderData.token} />
          {loaderData.next && <input type="hidden" name="next" value={loaderData.next} />}
          <Button type="submit" variant="main" wide>
            Yes, this is my email
          </Button>
        </Form>
      </AuthPage>
    );
  }
  if (loaderData.state === "done") {
    return (
      <AuthPage title="Your email is verified">
        <p>There's nothing left to do.</p>
        <div className="row">
          <ButtonLink to={loaderData.home} variant="main">
            Go to your dashboard
          </ButtonLink>
          <ButtonLink to={href("/find-jobs")}>Find Jobs</ButtonLink>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={loaderData.state === "wait" ? "Check your email" : "This link no longer works"}>
      <p>{INTRODUCTIONS[loaderData.state]}</p>
      <EmailForm
        answer={answer}
        intent="resend"
        email={loaderData.known}
        label="Send the email again"
        busyLabel="Sending..."
      />
    </AuthPage>
  );
}
