import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { leaveErrorsBehind } from "./toast-queue.ts";

/** One second at the usual rate. */
const MOST_FRAMES = 60;

/**
 * After a navigation, moves the focus to the new page's h1, or to the link's target (`data-arrival`), so that a screen
 * reader announces it and Tab continues from there. Not on the first load, and not on Back, which restores the scroll
 * position (D14). Closes errors of the previous page.
 */
export function PageArrival() {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    leaveErrorsBehind(pathname);
    if (navigationType === "POP") return;
    // A clicked tab keeps the focus.
    if (document.activeElement?.matches(".tab[aria-current]")) return;
    const asked = document.querySelector<HTMLElement>("main [data-arrival]");
    const place = asked ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    const before = document.activeElement;
    let frames = 0;
    function arrive() {
      place?.focus({ preventScroll: asked === null });
      // A slow page is still hidden under its placeholder rows for a few frames. Focus that the person has moved stays.
      const isWaiting = document.activeElement === document.body || document.activeElement === before;
      if (isWaiting && before !== place && frames++ < MOST_FRAMES) requestAnimationFrame(arrive);
    }
    arrive();
  }, [pathname, navigationType]);

  return null;
}
