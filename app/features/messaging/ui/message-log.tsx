import { Fragment, type ReactNode, useEffect, useRef, useState } from "react";
import { href, Link } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";
import { WARNING_TEXTS } from "#app/features/safety/warnings/labels.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button } from "#app/ui/button.tsx";
import { clockText, daysBetween } from "#app/ui/clock.ts";
import { dayText, useTimeZone } from "#app/ui/date-time.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { firstLetters } from "#app/words.ts";
import { BEING_CHECKED, NOT_DELIVERED, nameOf, REMOVED } from "../labels.ts";
import { firstUnread, type HeldMessage, type MessageRow, type Thread } from "../rules.ts";
import { MessageText } from "./message-text.tsx";
import { messageDay, messageTime } from "./message-time.ts";
import { useMarkSeen } from "./use-mark-seen.ts";
import { useScrolledLog } from "./use-scrolled-log.ts";

export type MessageLogProps = {
  role: Role;
  thread: Thread;
  now: Date;
  /** The position of the first message that was new when the conversation was opened. */
  newFrom: number | null;
  /** Returns the address of this page from a position on; null for the newest. */
  hrefFrom: (position: number | null) => string;
  changeHref: (messageId: string) => string;
  /** The message form, or what replaces it. */
  foot: ReactNode;
  /** Whether the foot is a confirmation, which may be higher than the window and so is not sticky. */
  isAsking: boolean;
};

/** The messages, oldest first, scrolled to the newest unless the reader has scrolled up, and the foot below them. */
export function MessageLog(props: MessageLogProps) {
  const { role, thread, now, newFrom, hrefFrom, changeHref, foot, isAsking } = props;
  const { messages, counterpart, earlierFrom, laterFrom } = thread;
  const timeZone = useTimeZone();
  const earlierHref = earlierFrom === null ? null : hrefFrom(earlierFrom);
  const laterHref = laterFrom === null ? null : hrefFrom(laterFrom);
  const { logRef, footRef, isAtEnd, goToEnd, hasNewMessage } = useScrolledLog(thread, {
    earlierHref,
    laterHref,
    newestHref: hrefFrom(null),
  });
  const hasUnread = firstUnread(messages) !== null;
  useMarkSeen({ conversationId: thread.id, upTo: hasUnread ? (messages.at(-1)?.position ?? null) : null, isAtEnd });
  const name = nameOf(counterpart, role);
  return (
    <>
      <div className="thread__log" ref={logRef} role="log" aria-live="off" aria-label="Messages" tabIndex={-1}>
        {earlierHref && (
          <p className="thread__earlier">
            <Link to={earlierHref} preventScrollReset replace>
              Earlier messages
            </Link>
          </p>
        )}
        {messages.length === 0 && !thread.held && (
          <p className="soft thread__none">No messages yet. Start the conversation!</p>
        )}
        {messages.map((message, index) => (
          <Fragment key={message.id}>
            <DayLine message={message} previous={messages[index - 1]} now={now} timeZone={timeZone} />
            {message.position === newFrom && <p className="day day--new">New</p>}
            <Row message={message} isNewest={message.position === thread.newest?.position} thread={thread} role={role}>
              <div className="bubble__foot">
                <Facts message={message} now={now} timeZone={timeZone} />
                {!message.isOwn && !message.isRemoved && (
                  <Link className="bubble__change" to={href("/report/:kind/:id", { kind: "message", id: message.id })}>
                    Report<span className="vh">{` this message: ${firstLetters(message.content, 40)}`}</span>
                  </Link>
                )}
              </div>
              {message.isChangeable && thread.blockedBy === null && !thread.isSuspended && (
                <Link className="bubble__change" to={changeHref(message.id)} preventScrollReset replace>
                  Change<span className="vh">{` this message: ${firstLetters(message.content, 40)}`}</span>
                </Link>
              )}
            </Row>
          </Fragment>
        ))}
        {thread.held && !laterHref && <Held held={thread.held} now={now} timeZone={timeZone} />}
        {laterHref && (
          <p className="thread__earlier">
            <Link to={laterHref} preventScrollReset replace>
              Later messages
            </Link>
          </p>
        )}
      </div>
      <div className={isAsking ? "thread__foot thread__foot--asks" : "thread__foot"} ref={footRef}>
        {(hasNewMessage || laterHref) && (
          <div className={hasNewMessage ? "thread__new" : "thread__new thread__new--far needs-script"}>
            <Button variant={hasNewMessage ? "primary" : "plain"} onClick={goToEnd}>
              {hasNewMessage ? "New message" : "Newest messages"}
            </Button>
          </div>
        )}
        {foot}
      </div>
      <Announcer thread={thread} name={name} />
    </>
  );
}

/** A polite live region for new messages; several at once are one sentence. */
function Announcer({ thread: { messages, newest }, name }: { thread: Thread; name: string }) {
  const known = useRef(newest?.position ?? 0);
  const [text, setText] = useState("");
  useEffect(() => {
    const since = known.current;
    known.current = Math.max(since, newest?.position ?? 0);
    const fresh = messages.filter(({ position, isOwn }) => position > since && !isOwn);
    const [one] = fresh;
    if (fresh.length > 1) setText(`${fresh.length} new messages from ${name}`);
    else if (one) setText(`New message from ${name}: ${firstLetters(one.content, 200)}`);
    // It arrived while the reader was further back.
    else if (known.current > since && newest?.isOwn === false) setText(`New message from ${name}`);
  }, [messages, newest, name]);
  return (
    <p className="vh" role="status">
      {text}
    </p>
  );
}

type RowProps = { message: MessageRow; isNewest: boolean; thread: Thread; role: Role; children: ReactNode };

function Row({ message, isNewest, thread, role, children }: RowProps) {
  const { position, isOwn, author, isRemoved, content, warnings } = message;
  const bubble = (
    <div
      className={isOwn ? "bubble bubble--me" : "bubble"}
      id={isNewest ? "newest" : undefined}
      data-position={position}
    >
      {author ? (
        <span className="bubble__who small soft">{author}</span>
      ) : (
        <span className="vh">{`${isOwn ? "You" : nameOf(thread.counterpart, role)}: `}</span>
      )}
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
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{WARNING_TEXTS[warning]}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

type HeldProps = { held: HeldMessage; now: Date; timeZone: string };

/** The viewer's own message that nobody else sees. */
function Held({ held: { content, createdAt, isRefused }, now, timeZone }: HeldProps) {
  const day = dayText(createdAt, timeZone);
  return (
    <div className="bubble bubble--me bubble--held">
      <span className="vh">You: </span>
      <MessageText content={content} />
      <p className="bubble__facts">
        <time dateTime={createdAt.toISOString()} title={`${day}, ${clockText(createdAt, timeZone)}`}>
          {messageTime(createdAt, now, timeZone)}
        </time>
        <span>{`. ${isRefused ? NOT_DELIVERED : BEING_CHECKED}`}</span>
      </p>
    </div>
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
      <span>{`${isEdited && !isRemoved ? ". Edited" : ""}${isOwn && readAt ? ". Read" : ""}`}</span>
    </p>
  );
}

type DayLineProps = { message: MessageRow; previous: MessageRow | undefined; now: Date; timeZone: string };

function DayLine({ message, previous, now, timeZone }: DayLineProps) {
  if (previous && daysBetween(previous.createdAt, message.createdAt, timeZone) === 0) return null;
  return <p className="day">{messageDay(message.createdAt, now, timeZone)}</p>;
}
