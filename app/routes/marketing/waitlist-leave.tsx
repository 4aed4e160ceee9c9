import { Form, Link, useNavigation } from "react-router";
import { isLeaveToken, leaveWaitlist } from "#app/features/waitlist/commands.server.ts";
import { WAITLIST_TEXTS } from "#app/features/waitlist/labels.ts";
import { leaveWaitlistSchema } from "#app/features/waitlist/schema.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { answerHeaders, readForm, refusedForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { MailedPage } from "#app/ui/mailed-page.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/waitlist-leave";

const PATH = "/waitlist/leave";

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: "Leave the waitlist", description: "Take your email off the waitlist.", path: PATH };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

/** Opening the link changes nothing, because email scanners open every link. The button does. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get("token") ?? "";
  const isKnown = isLeaveToken(context.get(platformContext), token);
  return { token: isKnown ? token : null, hasLeft: url.searchParams.has("left") };
}

export async function action({ context, request }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const form = await readForm(request, leaveWaitlistSchema, { secrets: ["token"] });
  if (!form.isValid) return form.response;
  try {
    await requireAttempt(platform, "link use by address", networkOf(context.get(requestContext).address));
    await leaveWaitlist(platform, form.value.token);
    return await redirectWithToast(platform, `${PATH}?left=1`, {
      kind: "success",
      ...WAITLIST_TEXTS.left,
      isQuiet: true,
    });
  } catch (error) {
    return refusedForm(error, form.values);
  }
}

export default function WaitlistLeave({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const { token, hasLeft } = loaderData;
  return (
    <MailedPage title="Leave the waitlist">
      {hasLeft && (
        <ArrivedNotice title={WAITLIST_TEXTS.left.title}>
          <p>{WAITLIST_TEXTS.left.text}</p>
        </ArrivedNotice>
      )}
      {!hasLeft && token !== null && <LeaveForm token={token} answer={actionData} />}
      {!hasLeft && token === null && (
        <p className="measure">
          This link is incomplete. Please open it again from the email, or <Link to="/contact">write to us</Link> and
          we'll take your address off the list.
        </p>
      )}
    </MailedPage>
  );
}

function LeaveForm({ token, answer }: { token: string; answer: Route.ComponentProps["actionData"] }) {
  const { formRef } = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack" action={PATH} ref={formRef}>
      <FormProblem answer={answer} />
      <p className="measure">
        Press the button and we'll delete your email address from the waitlist. We won't email you about it again.
      </p>
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant="main" busy={isSending && "Removing..."}>
        Leave the waitlist
      </Button>
    </Form>
  );
}
