import ArrowLeft from "lucide-react/icons/arrow-left";
import Flag from "lucide-react/icons/flag";
import { type RefObject, useEffect, useRef, useState } from "react";
import { Form, href, Link, useLocation, useNavigationType } from "react-router";
import { VIEWER_ONLY } from "#app/features/accounts/company-labels.ts";
import { recruiterPath } from "#app/features/accounts/rules.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { Menu, MenuButton, MenuLink } from "#app/ui/menu.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { MESSAGE_HELD, nameOf, SUSPENDED_NOTICE } from "../labels.ts";
import type { Asking, Thread } from "../rules.ts";
import { Composer, type ComposerProps, INSTEAD_ID } from "./composer.tsx";
import { MessageLog } from "./message-log.tsx";
import { BlockQuestion, ChangeQuestion, RemoveMessage } from "./thread-questions.tsx";

export type ThreadViewProps = Pick<ComposerProps, "role" | "viewerId" | "start" | "submissionKey" | "sendsOnEnter"> & {
  thread: Thread;
  now: Date;
  /** The position of the first message that was new when the page was requested. */
  newFrom: number | null;
  /** The first position in the address. */
  from: number | null;
  asking: Asking | null;
  answer: FormResult | undefined;
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
        foot={<Foot {...props} name={name} asking={asking} backHref={hrefWith({})} />}
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

type HrefWith = (extra: Record<string, string>) => string;

/** Returns addresses of this conversation that keep what is shown of it. */
function addressesOf(pathname: string, conversationId: string | null, from: number | null): HrefWith {
  return (extra) => {
    if (conversationId === null) return pathname;
    const search = new URLSearchParams({ conversation: conversationId, ...extra });
    if (from !== null) search.set("from", String(from));
    return `${pathname}?${search}`;
  };
}

function reportHref(id: string): string {
  return href("/report/:kind/:id", { kind: "conversation", id });
}

type HeadProps = Pick<ThreadViewProps, "role" | "thread"> & {
  name: string;
  hrefWith: HrefWith;
  heading: RefObject<HTMLHeadingElement | null>;
};

function ThreadHead({ role, thread, name, hrefWith, heading }: HeadProps) {
  const { counterpart, subject, isArchived } = thread;
  const { pathname } = useLocation();
  return (
    <div className="thread__head">
      <Link className="thread__back" to={pathname}>
        <ArrowLeft className="i" />
        <span>All conversations</span>
      </Link>
      <Avatar name={counterpart.name ?? "?"} photoUrl={counterpart.photoUrl} />
      <div className="thread__who">
        <h2 ref={heading} tabIndex={-1}>
          {name}
        </h2>
        {subject && (
          <p className="soft small">
            <Link to={href("/job/:jobId", { jobId: subject.id })}>{subject.title}</Link>
            <span>{`, ${subject.company}`}</span>
          </p>
        )}
      </div>
      {thread.id !== null && thread.newest !== null && (
        <div className="row row--near thread__acts">
          <span className="thread__report">
            <ButtonLink to={reportHref(thread.id)} variant="quiet">
              <Flag className="i" />
              Report
            </ButtonLink>
          </span>
          {!thread.isReadOnly && (
            <Menu summary="More" label={`More: ${name}`}>
              {role === "recruiter" && subject && (
                <MenuLink
                  to={`${recruiterPath("applications", pathname)}?job=${subject.id}&candidate=${counterpart.id}`}
                >
                  View Profile
                </MenuLink>
              )}
              <Form method="post" preventScrollReset replace>
                <input type="hidden" name="conversationId" value={thread.id} />
                <input type="hidden" name="intent" value={isArchived ? "unarchive" : "archive"} />
                <MenuButton type="submit">{isArchived ? "Move back to your conversations" : "Archive"}</MenuButton>
              </Form>
              <span className="thread__report--menu">
                <MenuLink to={reportHref(thread.id)}>Report</MenuLink>
              </span>
              {thread.blockedBy !== "viewer" && (
                <MenuLink to={hrefWith({ ask: "block" })} preventScrollReset replace>
                  Block
                </MenuLink>
              )}
            </Menu>
          )}
        </div>
      )}
    </div>
  );
}

type FootProps = ThreadViewProps & { name: string; backHref: string };

function Foot({ thread, asking, answer, name, backHref, ...rest }: FootProps) {
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
