import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { leaveErrorsBehind } from "./toast-queue.ts";

/** A second of them, at the usual rate. */
const MOST_FRAMES = 60;

/**
 * After a link was followed, moves the focus to the new page's h1, or to what the link was about (`data-arrival`), so that
 * a screen reader says where it is and Tab goes on from there. Not on the first load, and not on Back, where the old place
 * is restored (D14). Errors of the page before are closed.
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
    // A tab that was pressed stands where it stood.
    if (document.activeElement?.matches(".tab[aria-current]")) return;
    const asked = document.querySelector<HTMLElement>("main [data-arrival]");
    const place = asked ?? document.querySelector<HTMLElement>("main h1") ?? document.getElementById("main");
    const before = document.activeElement;
    let frames = 0;
    function arrive() {
      place?.focus({ preventScroll: asked === null });
      // A page that took long to come is still hidden under its three rows for a few frames. Whoever has moved on stays.
      const isWaiting = document.activeElement === document.body || document.activeElement === before;
      if (isWaiting && before !== place && frames++ < MOST_FRAMES) requestAnimationFrame(arrive);
    }
    arrive();
  }, [pathname, navigationType]);

  return null;
}
