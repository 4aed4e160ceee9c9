import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { clockText, daysBetween, dayText, useTimeZone } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { nameOf, REMOVED, WARNING_TEXTS } from "../labels.ts";
import { firstUnread, type MessageRow, type Thread } from "../rules.ts";
import { MessageText } from "./message-text.tsx";
import { messageDay, messageTime } from "./message-time.ts";
import { useMarkSeen } from "./use-mark-seen.ts";

/** This near to the end counts as reading the newest message. */
const END_PIXELS = 48;

export type MessageLogProps = {
  role: Role;
  thread: Thread;
  now: Date;
  /** The position of the first message that was new when the conversation was opened. */
  newFrom: number | null;
  /** The same page with older messages; null when there are none. */
  earlierHref: string | null;
  changeHref: (messageId: string) => string;
};

/** The messages, oldest first, kept at the newest one unless the reader has scrolled up. */
export function MessageLog(props: MessageLogProps) {
  const { role, thread, now, newFrom, earlierHref, changeHref } = props;
  const { messages, counterpart } = thread;
  const timeZone = useTimeZone();
  const newest = messages.at(-1);
  const { logRef, isAtEnd, goToEnd, hasNews, onScroll } = useScrolledLog(messages, earlierHref);
  const hasUnread = firstUnread(messages) !== null;
  useMarkSeen({ conversationId: thread.id, upTo: hasUnread ? (newest?.position ?? null) : null, isAtEnd });
  const name = nameOf(counterpart, role);
  return (
    <div className="thread__body">
      <div
        className="thread__log"
        ref={logRef}
        onScroll={onScroll}
        role="log"
        aria-live="off"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {earlierHref && (
          <p className="thread__earlier">
            <Link to={earlierHref} preventScrollReset replace>
              Earlier messages
            </Link>
          </p>
        )}
        {messages.length === 0 && <p className="soft thread__none">No messages yet. Start the conversation!</p>}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            <DayLine message={message} previous={messages[index - 1]} now={now} timeZone={timeZone} />
            {message.position === newFrom && <p className="day day--new">New</p>}
            <Row message={message} isNewest={message === newest} thread={thread} role={role}>
              <Facts message={message} now={now} timeZone={timeZone} />
              {message.isChangeable && thread.blockedBy === null && (
                <Link className="bubble__change" to={changeHref(message.id)} preventScrollReset replace>
                  Change<span className="vh"> this message: {message.content.slice(0, 40)}</span>
                </Link>
              )}
            </Row>
          </Fragment>
        ))}
      </div>
      {hasNews && (
        <div className="thread__news">
          <Button variant="primary" onClick={goToEnd}>
            New message
          </Button>
        </div>
      )}
      <Announcer messages={messages} name={name} />
    </div>
  );
}

/** Scrolls to the newest message when it comes, if the reader is there or wrote it, and loads older ones at the top. */
function useScrolledLog(messages: readonly MessageRow[], earlierHref: string | null) {
  const logRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const [seenUpTo, setSeenUpTo] = useState(0);
  const navigate = useNavigate();
  const before = useRef({ first: 0, last: 0, height: 0, asked: "" });
  const first = messages[0]?.position ?? 0;
  const last = messages.at(-1);
  const lastPosition = last?.position ?? 0;
  const isLastOwn = last?.isOwn ?? false;

  useLayoutEffect(() => {
    const log = logRef.current;
    if (!log) return;
    const was = before.current;
    if (was.last === 0) log.scrollTop = startOf(log);
    else if (first < was.first) log.scrollTop += log.scrollHeight - was.height;
    else if (lastPosition > was.last && (isAtEnd || isLastOwn)) scrollToEnd(log);
    before.current = { ...was, first, last: lastPosition, height: log.scrollHeight };
  }, [first, lastPosition, isLastOwn, isAtEnd]);

  useEffect(() => {
    if (isAtEnd || isLastOwn) setSeenUpTo(lastPosition);
  }, [isAtEnd, isLastOwn, lastPosition]);

  function onScroll() {
    const log = logRef.current;
    if (!log) return;
    setAtEnd(log.scrollHeight - log.scrollTop - log.clientHeight < END_PIXELS);
    const isAtStart = log.scrollTop < END_PIXELS && log.scrollHeight > log.clientHeight + END_PIXELS;
    if (!isAtStart || earlierHref === null || before.current.asked === earlierHref) return;
    before.current.asked = earlierHref;
    void navigate(earlierHref, { replace: true, preventScrollReset: true });
  }

  return {
    logRef,
    isAtEnd,
    onScroll,
    hasNews: !isAtEnd && lastPosition > seenUpTo,
    goToEnd() {
      if (logRef.current) scrollToEnd(logRef.current);
      logRef.current?.focus({ preventScroll: true });
    },
  };
}

/** Where reading begins: at the line above what is new when that is more than fits, else at the newest message. */
function startOf(log: HTMLElement): number {
  const line = log.querySelector<HTMLElement>(".day--new");
  const end = log.scrollHeight - log.clientHeight;
  return line ? Math.min(end, line.offsetTop - log.offsetTop) : end;
}

function scrollToEnd(log: HTMLElement) {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  log.scrollTo({ top: log.scrollHeight, behavior: isCalm ? "auto" : "smooth" });
}

/** Says politely that something came; several at once are one sentence. */
function Announcer({ messages, name }: { messages: readonly MessageRow[]; name: string }) {
  const known = useRef(messages.at(-1)?.position ?? 0);
  const [text, setText] = useState("");
  useEffect(() => {
    const fresh = messages.filter(({ position, isOwn }) => position > known.current && !isOwn);
    known.current = Math.max(known.current, messages.at(-1)?.position ?? 0);
    const [one] = fresh;
    if (fresh.length > 1) setText(`${fresh.length} new messages from ${name}`);
    else if (one) setText(`New message from ${name}: ${one.content.slice(0, 200)}`);
  }, [messages, name]);
  return (
    <p className="vh" role="status">
      {text}
    </p>
  );
}

type RowProps = { message: MessageRow; isNewest: boolean; thread: Thread; role: Role; children: ReactNode };

function Row({ message, isNewest, thread, role, children }: RowProps) {
  const { isOwn, isRemoved, content, warnings } = message;
  const bubble = (
    <div className={isOwn ? "bubble bubble--me" : "bubble"} id={isNewest ? "newest" : undefined}>
      <span className="vh">{isOwn ? "You" : nameOf(thread.counterpart, role)}: </span>
      {isRemoved ? <p className="soft">{REMOVED}</p> : <MessageText content={content} />}
      {children}
    </div>
  );
  if (isOwn) return bubble;
  return (
    <>
      <div className="msgrow">
        <Avatar name={thread.counterpart.name ?? "?"} photoUrl={thread.counterpart.photoUrl} />
        {bubble}
      </div>
      {warnings.length > 0 && (
        <Notice tone="warn" title="Be careful with this message" className="thread__warn">
          <ul className="l">
            {warnings.map((warning) => (
              <li key={warning}>{WARNING_TEXTS[warning]}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

function Facts({ message, now, timeZone }: { message: MessageRow; now: Date; timeZone: string }) {
  const { createdAt, isOwn, readAt, isEdited, isRemoved } = message;
  const day = dayText(createdAt, timeZone);
  return (
    <p className="bubble__facts">
      <time dateTime={createdAt.toISOString()} title={`${day}, ${clockText(createdAt, timeZone)}`}>
        {messageTime(createdAt, now, timeZone)}
      </time>
      {isEdited && !isRemoved && ". Edited"}
      {isOwn && readAt && ". Read"}
    </p>
  );
}

type DayLineProps = { message: MessageRow; previous: MessageRow | undefined; now: Date; timeZone: string };

function DayLine({ message, previous, now, timeZone }: DayLineProps) {
  if (previous && daysBetween(previous.createdAt, message.createdAt, timeZone) === 0) return null;
  return <p className="day">{messageDay(message.createdAt, now, timeZone)}</p>;
}
