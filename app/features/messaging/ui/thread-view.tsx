import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { nameOf } from "../labels.ts";
import type { Asking } from "../rules.ts";
import { MessageLog } from "./message-log.tsx";
import { type FootProps, ThreadFoot } from "./thread-foot.tsx";
import { type HrefWith, ThreadHead } from "./thread-head.tsx";

export type ThreadViewProps = Omit<FootProps, "name" | "backHref"> & {
  now: Date;
  /** The position of the first message that was new when the page was requested. */
  newFrom: number | null;
  /** The first position in the address. */
  from: number | null;
};

/** The right pane: the person and the job, the messages, and the text box or what replaces it. */
export function ThreadView(props: ThreadViewProps) {
  const { role, thread, now, from, asking } = props;
  // Only the first load counts: later ones know the messages as read.
  const [newFrom] = useState(props.newFrom);
  const name = nameOf(thread.counterpart, role);
  const { pathname } = useLocation();
  const hrefWith = addressesOf(pathname, thread.id, from);
  const heading = useFocusThatFollows(asking);
  return (
    <section className="thread" aria-label={`Conversation with ${name}`}>
      <ThreadHead role={role} thread={thread} name={name} hrefWith={hrefWith} heading={heading} />
      <MessageLog
        role={role}
        thread={thread}
        now={now}
        newFrom={newFrom}
        hrefFrom={(position) => addressesOf(pathname, thread.id, position)({})}
        changeHref={(messageId) => hrefWith({ change: messageId })}
        isAsking={asking !== null}
        foot={<ThreadFoot {...props} name={name} asking={asking} backHref={hrefWith({})} />}
      />
    </section>
  );
}

/** Moves the focus when the focused element disappears: to the list on a phone, or from an answered question. */
function useFocusThatFollows(asking: Asking | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isChosen = useNavigationType() === "PUSH";
  const hadQuestion = useRef(asking !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the choice that brought this conversation
  useEffect(() => {
    const list = document.querySelector<HTMLElement>(".pane-list");
    if (isChosen && list?.offsetParent === null) heading.current?.focus({ preventScroll: true });
  }, []);

  useEffect(() => {
    if (hadQuestion.current && asking === null) {
      document.getElementById("message-text")?.focus({ preventScroll: true });
    }
    hadQuestion.current = asking !== null;
  }, [asking]);

  return heading;
}

/** Returns addresses of this conversation that keep what is shown of it. */
function addressesOf(pathname: string, conversationId: string | null, from: number | null): HrefWith {
  return (extra) => {
    if (conversationId === null) return pathname;
    const search = new URLSearchParams({ conversation: conversationId, ...extra });
    if (from !== null) search.set("from", String(from));
    return `${pathname}?${search}`;
  };
}
