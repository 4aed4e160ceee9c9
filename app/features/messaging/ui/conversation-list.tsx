import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { Form, href, Link, useLocation } from "react-router";
import type { Role } from "#app/features/accounts/rules.ts";
import { foldedName } from "#app/features/search/folding.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { CountDot } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { useYieldingNavigate } from "#app/ui/use-yielding-navigate.ts";
import { nameOf, previewOf } from "../labels.ts";
import type { ConversationRow } from "../rules.ts";

const TYPING_PAUSE_MILLISECONDS = 300;

export type ConversationListProps = {
  role: Role;
  rows: readonly ConversationRow[];
  /** Whether there are more conversations than these. */
  hasMore: boolean;
  search: string;
  isArchived: boolean;
  currentId: string | null;
  now: Date;
};

/** The left pane: conversations, newest first, and a search by name that filters while typing. */
export function ConversationList(props: ConversationListProps) {
  const { role, rows, hasMore, search, isArchived, currentId, now } = props;
  const [typed, setTyped] = useState(search);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { go, later, cancel } = useYieldingNavigate();
  const { pathname } = useLocation();
  const path = listHref(pathname, { isArchived });

  // The list hydrates after the rest of the page, so a person may have typed already.
  useLayoutEffect(() => {
    if (field.current) setTyped(field.current.value);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another current line is what has to be brought into view
  useLayoutEffect(() => scrollToCurrent(list.current), [currentId]);

  // If the list is incomplete, the server searches it shortly after typing.
  const isAsking = typed.trim() !== search && (hasMore || search !== "");
  useEffect(() => {
    if (!isAsking) return;
    const wanted = listHref(pathname, { isArchived, search: typed.trim(), currentId });
    later(TYPING_PAUSE_MILLISECONDS, () => go(wanted, { replace: true, preventScrollReset: true }));
    return cancel;
  }, [isAsking, typed, pathname, isArchived, currentId, go, later, cancel]);

  const wanted = foldedName(typed);
  const shown = rows.filter(({ counterpart }) => foldedName(nameOf(counterpart, role)).includes(wanted));
  return (
    <>
      <Form className="pane-list__search" role="search" method="get" action={path} preventScrollReset>
        {isArchived && <input type="hidden" name="show" value="archived" />}
        <SearchInput
          ref={field}
          data-reads-early
          id="search-conversations"
          name="q"
          label="Search conversations"
          isLabelHidden
          placeholder="Search conversations"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
      {shown.length === 0 ? (
        <Nothing role={role} isAsking={isAsking} isSearch={wanted !== ""} isArchived={isArchived} />
      ) : (
        <ul className="l conv-list" ref={list}>
          {shown.map((row) => (
            <Line
              key={row.id}
              row={row}
              role={role}
              isCurrent={row.id === currentId}
              isArchived={isArchived}
              now={now}
            />
          ))}
        </ul>
      )}
      {hasMore && (
        <p className="pane-list__foot soft small">{`These are your newest ${rows.length}. Search finds the others.`}</p>
      )}
      <p className="pane-list__foot small">
        {isArchived ? (
          <Link to={listHref(pathname, {})}>Back to your conversations</Link>
        ) : (
          <Link to={listHref(pathname, { isArchived: true })}>Archived conversations</Link>
        )}
      </p>
    </>
  );
}

/** Scrolls only the list, not the page, and without animation. */
function scrollToCurrent(list: HTMLElement | null) {
  const line = list?.querySelector("[aria-current]")?.getBoundingClientRect();
  if (!list || !line) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (line.top < top) list.scrollTop += line.top - top;
  else if (line.bottom > bottom) list.scrollTop += line.bottom - bottom;
}

type NothingProps = { role: Role; isAsking: boolean; isSearch: boolean; isArchived: boolean };

function Nothing({ role, isAsking, isSearch, isArchived }: NothingProps) {
  if (isAsking) return <p className="pane-list__foot soft">Searching...</p>;
  if (isSearch) return <EmptyState isPlain seed="no-match" title="No conversations match your search" />;
  if (isArchived) return <EmptyState isPlain seed="archive" title="No archived conversations" />;
  return <EmptyState isPlain seed="conversations" title="No conversations yet" action={<FirstStep role={role} />} />;
}

function FirstStep({ role }: { role: Role }) {
  if (role === "senior") return <ButtonLink to={href("/senior/find-jobs")}>Find Jobs</ButtonLink>;
  return <ButtonLink to={href("/recruiter/candidates")}>Search Candidates</ButtonLink>;
}

type LineProps = Pick<ConversationListProps, "role" | "isArchived" | "now"> & {
  row: ConversationRow;
  isCurrent: boolean;
};

function Line({ row, role, isCurrent, isArchived, now }: LineProps) {
  const name = nameOf(row.counterpart, role);
  const isUnread = row.unreadCount > 0;
  return (
    <li>
      <Link
        className={isUnread ? "conv is-unread" : "conv"}
        to={`?conversation=${row.id}${isArchived ? "&show=archived" : ""}`}
        aria-current={isCurrent ? "true" : undefined}
        preventScrollReset
      >
        <Avatar name={row.counterpart.name ?? "?"} photoUrl={row.counterpart.photoUrl} />
        <span className="conv__top">
          <b>{name}</b>
          <time dateTime={row.updatedAt.toISOString()}>{relativeTime(row.updatedAt, now)}</time>
        </span>
        {row.subject && <p className="soft">{row.subject.title}</p>}
        <p>
          <CountDot count={row.unreadCount} noun="unread" />
          <span>{` ${previewOf(row.last)}`}</span>
        </p>
      </Link>
    </li>
  );
}

function listHref(
  pathname: string,
  wanted: { isArchived?: boolean; search?: string; currentId?: string | null },
): string {
  const search = new URLSearchParams();
  if (wanted.currentId) search.set("conversation", wanted.currentId);
  if (wanted.isArchived) search.set("show", "archived");
  if (wanted.search) search.set("q", wanted.search);
  const query = search.toString();
  return query === "" ? pathname : `${pathname}?${query}`;
}
