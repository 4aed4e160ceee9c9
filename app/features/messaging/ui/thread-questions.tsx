import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import type { MessageRow } from "../rules.ts";

type QuestionProps = {
  conversationId: string;
  /** The address of the conversation without the question. */
  backHref: string;
  answer: FormResult | undefined;
};

/** Asks before two people are kept apart. */
export function BlockQuestion({ conversationId, backHref, answer, name }: QuestionProps & { name: string }) {
  return (
    <Question title={`Block ${name}?`} conversationId={conversationId} answer={answer}>
      <p>
        Neither of you can write to the other anymore, and we won't suggest you to each other. We don't tell them. You
        can undo this here.
      </p>
      <div className="row">
        <Submit intent="block" variant="danger" busy="Blocking...">
          Block
        </Submit>
        <ButtonLink to={backHref} preventScrollReset replace>
          Cancel
        </ButtonLink>
      </div>
    </Question>
  );
}

/** Lets a person edit or remove one of their messages. */
export function ChangeQuestion({ conversationId, backHref, answer, message }: QuestionProps & { message: MessageRow }) {
  const form = useFormResult(answer);
  return (
    <Question title="Change your message" conversationId={conversationId} answer={answer} onInput={form.onInput}>
      <input type="hidden" name="messageId" value={message.id} />
      <TextArea
        name="content"
        label="Your message"
        isLabelHidden
        rows={3}
        limit={MESSAGE_MAX}
        isCounted
        defaultValue={form.valueOf("content", message.content)}
        error={form.errorOf("content")}
      />
      <KeptText name={`change ${message.id}`} />
      <div className="row">
        <Submit intent="edit" variant="primary" busy="Saving...">
          Save
        </Submit>
        <ButtonLink to={backHref} preventScrollReset replace>
          Cancel
        </ButtonLink>
      </div>
    </Question>
  );
}

/** Removes the same message for both people. A form of its own, because it sends no text. */
export function RemoveMessage({ conversationId, message }: { conversationId: string; message: MessageRow }) {
  return (
    <Form method="post" preventScrollReset replace className="composer composer--tail">
      <input type="hidden" name="conversationId" value={conversationId} />
      <input type="hidden" name="messageId" value={message.id} />
      <p className="soft small">Or remove it: no one can read it anymore, and you'll both see that it was removed.</p>
      <div>
        <Submit intent="remove" variant="danger" busy="Removing...">
          Remove message
        </Submit>
      </div>
    </Form>
  );
}

type FrameProps = {
  title: string;
  conversationId: string;
  answer: FormResult | undefined;
  onInput?: ((event: { target: EventTarget }) => void) | undefined;
  children: ReactNode;
};

/** Replaces the text box and takes the focus, because the link that opened it is elsewhere. */
function Question({ title, conversationId, answer, onInput, children }: FrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Form method="post" preventScrollReset replace className="composer" noValidate onInput={onInput}>
      <h3 ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <input type="hidden" name="conversationId" value={conversationId} />
      <FormProblem answer={answer} />
      {children}
    </Form>
  );
}

type SubmitProps = { intent: string; variant: "primary" | "danger"; busy: string; children: ReactNode };

function Submit({ intent, variant, busy, children }: SubmitProps) {
  const { formData } = useNavigation();
  return (
    <Button
      type="submit"
      name="intent"
      value={intent}
      variant={variant}
      busy={formData?.get("intent") === intent && busy}
    >
      {children}
    </Button>
  );
}
