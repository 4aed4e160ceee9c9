import { Form, redirect, useNavigation } from "react-router";
import { DomainError } from "#app/domain-error.ts";
import { markAnswered } from "#app/features/contact/replies/commands.server.ts";
import { ANSWERED_BUTTON, ANSWERED_TEXTS, waitText } from "#app/features/contact/replies/labels.ts";
import { findAskedMessage } from "#app/features/contact/replies/queries.server.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { answerHeaders, refusedForm } from "#app/http/form.server.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { networkOf, requireAttempt } from "#app/http/rate-limit.server.ts";
import { HOUR_MS } from "#app/time.ts";
import { ArrivedNotice } from "#app/ui/arrived-notice.tsx";
import { Button } from "#app/ui/button.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { useFormResult } from "#app/ui/form-result.ts";
import { MailedPage } from "#app/ui/mailed-page.tsx";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/contact-answered";

// The page behind the link in each support email, for the people who answer (D41).

const PATH = "/contact/answered";
const TITLE = "A message to support";

export function meta({ matches }: Route.MetaArgs) {
  const page = { title: TITLE, description: "Mark a message as answered.", path: PATH };
  return pageMeta({ ...page, isIndexed: false }, matches);
}

/** The address is a secret, which no linked page may learn and no cache may keep. */
export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args, { "Referrer-Policy": "no-referrer", "Cache-Control": "no-store" });
}

/** Opening the link changes nothing, because email scanners open every link. The button does. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { message: await findAskedMessage(context.get(platformContext), url.searchParams.get("token") ?? "") };
}

export async function action({ context, url }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  try {
    await requireAttempt(platform, "link use by address", networkOf(context.get(requestContext).address));
    await markAnswered(platform, url.searchParams.get("token") ?? "");
  } catch (error) {
    // The page itself says that a link is invalid.
    if (!(error instanceof DomainError && error.code === "link-expired")) return refusedForm(error, {});
  }
  return redirect(url.pathname + url.search, 303);
}

export default function ContactAnswered({ loaderData: { message }, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  return (
    <MailedPage title={TITLE}>
      {message === "not-ours" && (
        <p className="measure">This link is incomplete. Please open it again from the email.</p>
      )}
      {message === "gone" && (
        <p className="measure">
          This message is gone. The sender deleted their account, and their messages were deleted with it.
        </p>
      )}
      {typeof message === "object" &&
        (message.answeredAt ? (
          <Answered {...message} answeredAt={message.answeredAt} />
        ) : (
          <AnsweredForm message={message} answer={actionData} />
        ))}
    </MailedPage>
  );
}

type Message = { reference: string; createdAt: Date };

function Answered({ reference, createdAt, answeredAt }: Message & { answeredAt: Date }) {
  const hours = (answeredAt.getTime() - createdAt.getTime()) / HOUR_MS;
  return (
    <ArrivedNotice title={ANSWERED_TEXTS.noted.title}>
      <p>
        The message with the reference <b className="nw">{reference}</b>
        <span>{` was answered within ${waitText(hours)}. ${ANSWERED_TEXTS.noted.text}`}</span>
      </p>
    </ArrivedNotice>
  );
}

type AnsweredFormProps = { message: Message; answer: Route.ComponentProps["actionData"] };

function AnsweredForm({ message, answer }: AnsweredFormProps) {
  const { formRef } = useFormResult(answer);
  const isSending = useNavigation().formMethod === "POST";
  return (
    <Form method="post" className="stack" ref={formRef}>
      <FormProblem answer={answer} />
      <p className="measure">
        Have you answered message <b className="nw">{message.reference}</b>, sent on <Day at={message.createdAt} />?
        Press the button after you send your reply. We use that time for the response times on our support pages.
      </p>
      <Button type="submit" variant="main" busy={isSending && "Noting..."}>
        {ANSWERED_BUTTON}
      </Button>
    </Form>
  );
}
