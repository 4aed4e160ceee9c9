import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useYieldingNavigate } from "#app/ui/use-yielding-navigate.ts";
import type { Thread } from "../rules.ts";

/** Within this distance of an end, the reader counts as being there. */
const END_PIXELS = 48;

export type LogAddresses = {
  /** The address with older messages; null if there are none. */
  earlierHref: string | null;
  laterHref: string | null;
  /** The address with the newest messages. */
  newestHref: string;
};

/**
 * Manages the scroll position of the messages. New messages scroll into view if the reader is at the end or wrote them;
 * otherwise the position stays while messages are added and removed around it. Coming near an end loads more.
 */
export function useScrolledLog({ messages, newest }: Thread, { earlierHref, laterHref, newestHref }: LogAddresses) {
  const isNewestShown = laterHref === null;
  const newestPosition = newest?.position ?? 0;
  const isNewestOwn = newest?.isOwn ?? false;
  const first = messages[0]?.position ?? 0;
  const logRef = useRef<HTMLDivElement>(null);
  const footRef = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(false);
  const [seenUpTo, setSeenUpTo] = useState(newestPosition);
  const { go, goIfStaying } = useYieldingNavigate();
  const before = useRef<Before>({ first: 0, newest: 0, asked: "", place: null, isGoingToEnd: false });

  useLayoutEffect(() => {
    const view = viewOf(logRef.current, footRef.current);
    if (!view) return;
    const was = before.current;
    const isFollowed = newestPosition > was.newest && (isAtEnd || isNewestOwn);
    if (was.newest === 0) land(view, isNewestShown);
    else if (isNewestShown && was.isGoingToEnd) window.scrollBy(0, toEnd(view));
    else if (isNewestShown && isFollowed) scrollToEnd(view);
    else if (first !== was.first) goBackTo(view, was.place);
    const isGoingToEnd = was.isGoingToEnd && !isNewestShown;
    before.current = { ...was, first, newest: newestPosition, place: placeIn(view), isGoingToEnd };
  }, [first, newestPosition, isNewestOwn, isNewestShown, isAtEnd]);

  // The page itself goes to its top when a link was followed, after the effects of its parts: so once more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the conversation is opened
  useEffect(() => {
    const view = viewOf(logRef.current, footRef.current);
    if (!view) return;
    land(view, isNewestShown);
    before.current.place = placeIn(view);
    setAtEnd(left(view) < END_PIXELS);
  }, []);

  useEffect(() => {
    if ((isAtEnd && isNewestShown) || isNewestOwn) setSeenUpTo(newestPosition);
  }, [isAtEnd, isNewestShown, isNewestOwn, newestPosition]);

  // A person who writes while reading far back wants to see their message.
  const newestKnown = useRef(newestPosition);
  useEffect(() => {
    const isFresh = newestPosition > newestKnown.current;
    newestKnown.current = newestPosition;
    if (!isFresh || !isNewestOwn || isNewestShown) return;
    before.current.isGoingToEnd = true;
    goIfStaying(newestHref, { replace: true, preventScrollReset: true });
  }, [newestPosition, isNewestOwn, isNewestShown, newestHref, goIfStaying]);

  useEffect(() => {
    function load(href: string | null) {
      if (href === null || before.current.asked === href) return;
      before.current.asked = href;
      goIfStaying(href, { replace: true, preventScrollReset: true });
    }
    function onScroll() {
      const view = viewOf(logRef.current, footRef.current);
      if (!view) return;
      const canScroll = document.documentElement.scrollHeight > window.innerHeight + END_PIXELS;
      before.current.place = placeIn(view);
      setAtEnd(left(view) < END_PIXELS);
      if (canScroll && view.log.getBoundingClientRect().top > view.top - END_PIXELS) load(earlierHref);
      else if (left(view) < END_PIXELS) load(laterHref);
    }
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, [earlierHref, laterHref, goIfStaying]);

  // The growing text box covers messages, so a reader at the end is kept there.
  useEffect(() => {
    const view = isAtEnd ? viewOf(logRef.current, footRef.current) : null;
    if (!view) return;
    const observer = new ResizeObserver(() => window.scrollBy(0, Math.max(0, left(view))));
    observer.observe(view.foot);
    return () => observer.disconnect();
  }, [isAtEnd]);

  return {
    logRef,
    footRef,
    isAtEnd,
    hasNewMessage: !(isAtEnd && isNewestShown) && newestPosition > seenUpTo,
    goToEnd() {
      const view = viewOf(logRef.current, footRef.current);
      if (!isNewestShown) {
        before.current.isGoingToEnd = true;
        go(newestHref, { replace: true, preventScrollReset: true });
      } else if (view) scrollToEnd(view);
      view?.log.focus({ preventScroll: true });
    },
  };
}

/** A message and its distance below the upper edge of the visible area. */
type Place = { position: string; top: number };

/** The state of the log at the last look, and what was requested since. */
type Before = { first: number; newest: number; asked: string; place: Place | null; isGoingToEnd: boolean };

/** The messages, the foot below them, and the height of the sticky header above them. */
type View = { log: HTMLElement; foot: HTMLElement; top: number };

function viewOf(log: HTMLElement | null, foot: HTMLElement | null): View | null {
  const head = log?.previousElementSibling;
  return log && foot && { log, foot, top: head ? head.getBoundingClientRect().height : 0 };
}

/** Returns how many pixels of messages are below the visible area. */
function left({ log, foot }: View): number {
  return log.getBoundingClientRect().bottom - Math.min(foot.getBoundingClientRect().top, window.innerHeight);
}

/** Returns how far to scroll until the newest message and the text box are at the bottom of the window. */
function toEnd({ log, foot }: View): number {
  const below = Number.parseFloat(getComputedStyle(foot).bottom) || 0;
  const end = log.getBoundingClientRect().bottom + foot.getBoundingClientRect().height;
  return end - (window.innerHeight - below);
}

/** Returns the first visible message. */
function placeIn({ log, top: edge }: View): Place | null {
  for (const node of log.querySelectorAll<HTMLElement>("[data-position]")) {
    const { top, bottom } = node.getBoundingClientRect();
    if (bottom > edge) return { position: node.dataset.position ?? "", top: top - edge };
  }
  return null;
}

function goBackTo({ log, top: edge }: View, place: Place | null) {
  const node = place && log.querySelector(`[data-position="${place.position}"]`);
  if (node) window.scrollBy(0, node.getBoundingClientRect().top - edge - place.top);
}

/** Scrolls to where reading begins: to the line above new messages if they do not fit, else to the newest message. */
function land(view: View, isNewestShown: boolean) {
  const line = isNewestShown ? view.log.querySelector(".day--new") : view.log;
  const toLine = line ? line.getBoundingClientRect().top - view.top : Number.POSITIVE_INFINITY;
  window.scrollBy(0, isNewestShown ? Math.min(toEnd(view), toLine) : toLine);
}

function scrollToEnd(view: View) {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollBy({ top: toEnd(view), behavior: isCalm ? "auto" : "smooth" });
}
