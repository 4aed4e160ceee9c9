import { Form, href, Link } from "react-router";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { Button } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Notice } from "#app/ui/notice.tsx";
import { MESSAGE_HELD, SUSPENDED_NOTICE } from "../labels.ts";
import type { Asking, Thread } from "../rules.ts";
import { Composer, type ComposerProps, INSTEAD_ID } from "./composer.tsx";
import { BlockQuestion, ChangeQuestion, RemoveMessage } from "./thread-questions.tsx";

/** The text box below a conversation, or what stands instead of it: a question, or why no one can write. */
export function ThreadFoot({ thread, asking, answer, name, backHref, ...rest }: FootProps) {
  const { id, messages, blockedBy, isReadOnly, mustWait, mustVerify } = thread;
  // A result belongs to the form with the same intent.
  const answerTo = (...intents: string[]) => (intents.includes(String(answer?.values.intent)) ? answer : undefined);
  if (id !== null && asking?.kind === "block") {
    return <BlockQuestion conversationId={id} backHref={backHref} answer={answerTo("block")} name={name} />;
  }
  const changing = asking?.kind === "change" ? messages.find((message) => message.id === asking.messageId) : undefined;
  if (id !== null && changing?.isOwn && changing.author === null && !changing.isRemoved) {
    return (
      <>
        <ChangeQuestion
          conversationId={id}
          backHref={backHref}
          answer={answerTo("edit", "remove")}
          message={changing}
        />
        <RemoveMessage conversationId={id} message={changing} />
      </>
    );
  }
  if (thread.isSuspended) {
    return (
      <div className="composer">
        <Notice tone="warn" title={SUSPENDED_NOTICE.title}>
          <p>{SUSPENDED_NOTICE.text}</p>
          {rest.role === "senior" && (
            <p>
              <Link to={href("/resources/job-scams")}>{SUSPENDED_NOTICE.link}</Link>
            </p>
          )}
        </Notice>
      </div>
    );
  }
  if (id !== null && blockedBy !== null) {
    return (
      <div className="composer">
        <Notice title="You can't write to each other">
          {blockedBy === "viewer" ? `You blocked ${name}.` : "This conversation was ended by one of you."}
        </Notice>
        {blockedBy === "viewer" && (
          <Form method="post" preventScrollReset replace>
            <input type="hidden" name="conversationId" value={id} />
            <input type="hidden" name="intent" value="unblock" />
            <Button type="submit">Unblock</Button>
          </Form>
        )}
      </div>
    );
  }
  if (isReadOnly) {
    return (
      <div className="composer">
        <Notice title={VIEWER_ONLY.title}>{VIEWER_ONLY.text}</Notice>
      </div>
    );
  }
  if (thread.held && !thread.held.isRefused) {
    return (
      <div className="composer" id={INSTEAD_ID} tabIndex={-1}>
        <Notice tone="info" title={MESSAGE_HELD.title}>
          {MESSAGE_HELD.text}
        </Notice>
      </div>
    );
  }
  if (mustVerify) {
    return (
      <div key="verify" className="composer">
        <Notice title="Verify your company to write first">
          <p>
            Until then, you can answer people who write or apply to you, and invite others to apply.{" "}
            <Link to={href("/recruiter/company")}>Verify your company</Link>
          </p>
        </Notice>
      </div>
    );
  }
  if (mustWait) {
    return (
      <div className="composer" id={INSTEAD_ID} tabIndex={-1}>
        <Notice title="Your message is on its way">{`You can write again once ${name} has answered.`}</Notice>
      </div>
    );
  }
  return (
    <Composer
      role={rest.role}
      viewerId={rest.viewerId}
      conversationId={id}
      start={rest.start}
      submissionKey={rest.submissionKey}
      sendsOnEnter={rest.sendsOnEnter}
      answer={answerTo("send")}
    />
  );
}

export type FootProps = Pick<ComposerProps, "role" | "viewerId" | "start" | "submissionKey" | "sendsOnEnter"> & {
  thread: Thread;
  asking: Asking | null;
  answer: FormResult | undefined;
  name: string;
  backHref: string;
};
