import Info from "lucide-react/icons/info";
import Send from "lucide-react/icons/send";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { href, Link, useFetcher, useLocation } from "react-router";
import { MESSAGE_MAX } from "#app/domain/limits.ts";
import type { Role } from "#app/features/accounts/rules.ts";
import { Button } from "#app/ui/button.tsx";
import { isComposing } from "#app/ui/composing.ts";
import { FormProblem } from "#app/ui/form-problem.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { TextArea } from "#app/ui/text-area.tsx";
import { useAnsweringFetcher } from "#app/ui/use-answering-fetcher.ts";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { useYieldingNavigate } from "#app/ui/use-yielding-navigate.ts";
import { SEND_FAILED } from "../labels.ts";
import type { MessagesDone } from "../rules.ts";
import { useDraft } from "./use-draft.ts";

export type ComposerProps = {
  role: Role;
  viewerId: string;
  conversationId: string | null;
  /** The target of a first message; only without a conversation. */
  start: { jobId?: string | null | undefined; personId?: string | null | undefined } | null;
  /** New with every page load: the key of the next message. */
  submissionKey: string;
  /** Whether Enter sends; otherwise it starts a new line. */
  sendsOnEnter: boolean;
  /** The result of a form sent without JavaScript. */
  answer: FormResult | undefined;
};

/** What replaces the form while its person has to wait, and then takes its focus. */
export const INSTEAD_ID = "message-wait";

/** From this length on, the counter shows the remaining characters. */
const COUNTED_FROM = 4_500;

/** The message form: a text box that grows from three rows, and Send. Refused text stays in it, with the reason. */
export function Composer(props: ComposerProps) {
  const { role, viewerId, conversationId, start, submissionKey } = props;
  const fetcher = useAnsweringFetcher<FormResult | MessagesDone>();
  const answer = fetcher.data ? ("problem" in fetcher.data ? fetcher.data : undefined) : props.answer;
  const refused = useMemo(() => answer && titled(answer), [answer]);
  const done = fetcher.data && "done" in fetcher.data ? fetcher.data : null;
  const isHydrated = useIsHydrated();
  const { goIfStaying } = useYieldingNavigate();
  const { pathname } = useLocation();
  const text = useRef<HTMLTextAreaElement>(null);
  const form = useFormResult(refused);
  const draft = useDraft(
    viewerId,
    conversationId ?? `${start?.personId ?? ""} ${start?.jobId ?? ""}`,
    form.valueOf("content"),
  );
  const { forget, setText } = draft;
  const key = draft.keyFor(submissionKey);
  const enterKey = useEnterKey(props.sendsOnEnter);
  const isBusy = fetcher.state !== "idle";
  const isBlank = draft.text.trim() === "";
  const toReplacement = useFocusAfter(() => () => document.getElementById(INSTEAD_ID));

  useEffect(() => {
    if (!done) return;
    forget();
    text.current?.focus({ preventScroll: true });
    const begun = conversationId === null ? done.conversationId : undefined;
    if (begun !== undefined) goIfStaying(`${pathname}?conversation=${begun}`, { replace: true });
  }, [done, forget, conversationId, pathname, goIfStaying]);

  function sendByKey(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    if (!(enterKey.sends || event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isBusy && !isBlank) form.formRef.current?.requestSubmit();
  }

  return (
    <fetcher.Form
      className="composer"
      method="post"
      ref={form.formRef}
      noValidate
      onInput={form.onInput}
      onSubmit={(event) => {
        if (isBusy || isBlank) return event.preventDefault();
        draft.trying(key);
        toReplacement(event);
      }}
    >
      <input type="hidden" name="intent" value="send" />
      {conversationId !== null && <input type="hidden" name="conversationId" value={conversationId} />}
      {conversationId === null && start?.personId && <input type="hidden" name="personId" value={start.personId} />}
      {conversationId === null && start?.jobId && <input type="hidden" name="jobId" value={start.jobId} />}
      <input type="hidden" name="submissionKey" value={key} />
      <p className="small composer__safe">
        <Info className="i" />
        <span>
          <span>{role === "senior" ? "We never ask you to pay. " : "Please never ask a candidate to pay. "}</span>
          <Link to={href("/resources/job-scams")}>How to spot a scam</Link>
          <span>{", "}</span>
          <Link to={href("/safety")}>your safety</Link>
        </span>
      </p>
      <FormProblem answer={refused} />
      <TextArea
        ref={text}
        id="message-text"
        name="content"
        label="Your message"
        isLabelHidden
        placeholder="Type your message..."
        rows={3}
        limit={MESSAGE_MAX}
        countedFrom={COUNTED_FROM}
        value={draft.text}
        readOnly={isBusy}
        error={form.errorOf("content")}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByKey}
      />
      <div className="row between">
        <Button type="submit" variant="main" disabled={isHydrated && isBlank} busy={isBusy && "Sending..."}>
          <Send className="i" />
          Send
        </Button>
        <div className="needs-script small">
          <label className="check" htmlFor="enter-sends">
            <input
              type="checkbox"
              id="enter-sends"
              checked={enterKey.sends}
              autoComplete="off"
              onChange={(event) => enterKey.choose(event.currentTarget.checked)}
            />
            <span>
              Press Enter to send <span className="soft">{enterKey.sends ? "(Shift+Enter for a new line)" : ""}</span>
            </span>
          </label>
        </div>
      </div>
    </fetcher.Form>
  );
}

/** The person's choice takes effect at once, and is stored with the account. */
function useEnterKey(kept: boolean) {
  const { submit } = useFetcher({ key: "enter-key" });
  const [chosen, setChosen] = useState<boolean | null>(null);
  return {
    sends: chosen ?? kept,
    choose(sends: boolean) {
      setChosen(sends);
      void submit({ intent: "enter-key", ...(sends && { sends: "on" }) }, { method: "post" });
    },
  };
}

/** Replaces the title of any refusal by the specification's; the reason is below it. */
function titled(answer: FormResult): FormResult {
  return { ...answer, problem: answer.problem && { ...answer.problem, title: SEND_FAILED.title } };
}
