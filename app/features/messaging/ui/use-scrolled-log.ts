import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useYieldingNavigate } from "#app/ui/use-yielding-navigate.ts";
import type { Thread } from "../rules.ts";

/** This near to an end of the log counts as being there. */
const END_PIXELS = 48;

export type LogAddresses = {
  /** The same page with older messages, or with later ones; null when there are none. */
  earlierHref: string | null;
  laterHref: string | null;
  /** The same page with the newest messages. */
  newestHref: string;
};

/**
 * Keeps the reader's place: at the newest message when it comes, if the reader is there or wrote it, and where they
 * are while messages are added and taken away around them. Coming near an end loads what is beyond it.
 */
export function useScrolledLog({ messages, newest }: Thread, { earlierHref, laterHref, newestHref }: LogAddresses) {
  const isNewestShown = laterHref === null;
  const newestPosition = newest?.position ?? 0;
  const isNewestOwn = newest?.isOwn ?? false;
  const first = messages[0]?.position ?? 0;
  const logRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(isNewestShown);
  const [seenUpTo, setSeenUpTo] = useState(newestPosition);
  const { go, goIfStaying } = useYieldingNavigate();
  const before = useRef<Before>({ first: 0, newest: 0, asked: "", place: null, isGoingToEnd: false });

  useLayoutEffect(() => {
    const log = logRef.current;
    if (!log) return;
    const was = before.current;
    const isFollowed = newestPosition > was.newest && (isAtEnd || isNewestOwn);
    if (was.newest === 0) log.scrollTop = isNewestShown ? startOf(log) : 0;
    else if (isNewestShown && was.isGoingToEnd) log.scrollTop = log.scrollHeight;
    else if (isNewestShown && isFollowed) scrollToEnd(log);
    else if (first !== was.first) goBackTo(log, was.place);
    const isGoingToEnd = was.isGoingToEnd && !isNewestShown;
    before.current = { ...was, first, newest: newestPosition, place: placeIn(log), isGoingToEnd };
  }, [first, newestPosition, isNewestOwn, isNewestShown, isAtEnd]);

  useEffect(() => {
    if ((isAtEnd && isNewestShown) || isNewestOwn) setSeenUpTo(newestPosition);
  }, [isAtEnd, isNewestShown, isNewestOwn, newestPosition]);

  // Who writes while reading far back wants to see what they wrote.
  const newestKnown = useRef(newestPosition);
  useEffect(() => {
    const isFresh = newestPosition > newestKnown.current;
    newestKnown.current = newestPosition;
    if (!isFresh || !isNewestOwn || isNewestShown) return;
    before.current.isGoingToEnd = true;
    goIfStaying(newestHref, { replace: true, preventScrollReset: true });
  }, [newestPosition, isNewestOwn, isNewestShown, newestHref, goIfStaying]);

  function onScroll() {
    const log = logRef.current;
    if (!log) return;
    const left = log.scrollHeight - log.scrollTop - log.clientHeight;
    const canScroll = log.scrollHeight > log.clientHeight + END_PIXELS;
    before.current.place = placeIn(log);
    setAtEnd(left < END_PIXELS);
    if (canScroll && log.scrollTop < END_PIXELS) load(earlierHref);
    else if (left < END_PIXELS) load(laterHref);
  }

  function load(href: string | null) {
    if (href === null || before.current.asked === href) return;
    before.current.asked = href;
    goIfStaying(href, { replace: true, preventScrollReset: true });
  }

  return {
    logRef,
    isAtEnd,
    onScroll,
    hasNews: !(isAtEnd && isNewestShown) && newestPosition > seenUpTo,
    goToEnd() {
      if (!isNewestShown) {
        before.current.isGoingToEnd = true;
        go(newestHref, { replace: true, preventScrollReset: true });
      } else if (logRef.current) scrollToEnd(logRef.current);
      logRef.current?.focus({ preventScroll: true });
    },
  };
}

/** A message and how far below the upper edge of the log it stands. */
type Place = { position: string; top: number };

/** What the log was like when it was last looked at, and what was asked for since. */
type Before = { first: number; newest: number; asked: string; place: Place | null; isGoingToEnd: boolean };

/** The first message in view. */
function placeIn(log: HTMLElement): Place | null {
  const edge = log.getBoundingClientRect().top;
  for (const node of log.querySelectorAll<HTMLElement>("[data-position]")) {
    const { top, bottom } = node.getBoundingClientRect();
    if (bottom > edge) return { position: node.dataset.position ?? "", top: top - edge };
  }
  return null;
}

function goBackTo(log: HTMLElement, place: Place | null) {
  const node = place && log.querySelector(`[data-position="${place.position}"]`);
  if (!node) return;
  log.scrollTop += node.getBoundingClientRect().top - log.getBoundingClientRect().top - place.top;
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
