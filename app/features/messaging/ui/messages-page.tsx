import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { Await } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";
import type { TurnedOffText } from "#app/features/site/rules.ts";
import { TurnedOff } from "#app/features/site/ui/turned-off.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorPanel } from "#app/ui/error-panel.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { LIST_FAILED, PAGE_WORDS, THREAD_FAILED } from "../labels.ts";
import type { ConversationRow, Thread } from "../rules.ts";
import { ConversationList } from "./conversation-list.tsx";
import { ThreadView, type ThreadViewProps } from "./thread-view.tsx";

type ConversationPart = { rows: ConversationRow[]; hasMore: boolean };

export type MessagesPageProps = Pick<
  ThreadViewProps,
  "viewerId" | "start" | "submissionKey" | "sendsOnEnter" | "now" | "newFrom" | "from" | "asking" | "answer"
> & {
  role: Role;
  list: Promise<ConversationPart>;
  search: string;
  isArchived: boolean;
  /** Null while no conversation is selected, "failed" if it could not be loaded. */
  thread: Thread | "failed" | null;
  /** Why no conversation can be started now. */
  off: TurnedOffText | null;
};

/** Messages for either role: conversations on the left, the selected one on the right; on a phone one at a time. */
export function MessagesPage({ list, search, isArchived, thread, off, ...rest }: MessagesPageProps) {
  const { role, now, start, answer } = rest;
  const lastGood = useRef<ConversationPart | null>(null);
  const currentId = thread !== null && thread !== "failed" ? thread.id : null;
  const show = (part: ConversationPart) => (
    <ConversationList
      key={isArchived ? "archived" : "all"}
      role={role}
      rows={part.rows}
      hasMore={part.hasMore}
      search={search}
      isArchived={isArchived}
      currentId={currentId}
      now={now}
    />
  );
  return (
    <div className={`wrap stack stack--s5 messages ${thread === null ? "" : "messages--thread"}`}>
      <PageHeader title="Messages" text={PAGE_WORDS[role].subtitle} />
      <TurnedOff off={off} />
      <div className={thread === null ? "panes panes--list" : "panes panes--thread"}>
        <section className="pane-list" aria-label="Conversations">
          <Suspense fallback={<SkeletonRows label="Loading your conversations..." />}>
            <Await resolve={list} errorElement={<ListFailed lastGood={lastGood.current && show(lastGood.current)} />}>
              {(part) => (
                <Kept part={part} keep={lastGood}>
                  {show(part)}
                </Kept>
              )}
            </Await>
          </Suspense>
        </section>
        {thread === null && (
          <section className="thread" aria-label="Conversation">
            <EmptyState isPlain seed="conversation" title="Select a conversation to view messages" />
          </section>
        )}
        {thread === "failed" && (
          <section className="thread" aria-label="Conversation">
            <ErrorPanel {...THREAD_FAILED} />
          </section>
        )}
        {thread !== null && thread !== "failed" && (
          <ThreadView
            {...rest}
            key={thread.id ?? `${start?.personId} ${start?.jobId}`}
            thread={thread}
            answer={answer}
          />
        )}
      </div>
    </div>
  );
}

type KeptProps = { part: ConversationPart; keep: { current: ConversationPart | null }; children: ReactNode };

/** Remembers the loaded part, so that a later failure does not remove it. */
function Kept({ part, keep, children }: KeptProps) {
  useEffect(() => {
    keep.current = part;
  }, [part, keep]);
  return children;
}

function ListFailed({ lastGood }: { lastGood: ReactNode }) {
  return (
    <>
      <ErrorPanel {...LIST_FAILED} />
      {lastGood}
    </>
  );
}
