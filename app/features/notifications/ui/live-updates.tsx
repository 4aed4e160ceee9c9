import { useContext, useEffect, useRef, useState } from "react";
import { UNSAFE_DataRouterContext, useNavigation, useRevalidator } from "react-router";
import { isServerThere } from "#app/ui/server-there.ts";
import { showToast } from "#app/ui/toaster.tsx";
import { applicationToast } from "../labels.ts";
import { inOneTab, openSharedLive } from "./shared-live.ts";

/** Events often come in pairs (a status and its notification), and one reload serves both. */
const GATHER_MILLISECONDS = 100;
/** A click starts a submission, which React may report late on a busy machine. */
const AFTER_PRESS_MILLISECONDS = 1_000;

/**
 * Keeps a signed-in person's pages current: reloads the page's data after an event, and shows the specification's toast
 * about an application once, however many tabs are open. `position` is what the first page already includes. Renders
 * nothing.
 */
export function LiveUpdates({ position }: { position: string }) {
  const [pagePosition] = useState(position);
  const { revalidate, state: asking } = useRevalidator();
  const { state: moving } = useNavigation();
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const latest = useRef({ revalidate, router, whenIdle: () => {} });
  useEffect(() => {
    latest.current.revalidate = revalidate;
    latest.current.router = router;
    if (moving === "idle" && asking === "idle") latest.current.whenIdle();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOutOfDate = false;
    let pressedAt = Number.NEGATIVE_INFINITY;

    // From the router itself, because React may say so late on a busy machine.
    function isBusy() {
      const state = latest.current.router?.state;
      return state !== undefined && (state.navigation.state !== "idle" || state.revalidation !== "idle");
    }

    async function refresh() {
      // A hidden tab waits until it is visible. A reload would abort a submission together with its toast, so it waits
      // for that.
      if (document.visibilityState === "hidden" || isBusy()) {
        isOutOfDate = true;
        return;
      }
      if (isJustPressed()) {
        refreshSoon();
        return;
      }
      isOutOfDate = false;
      // Reloads only if the server responds, because an old page is better than an error page.
      const isThere = await isServerThere();
      if (isThere && isJustPressed()) refreshSoon();
      else if (isThere && !isBusy()) await latest.current.revalidate();
      else isOutOfDate = true;
    }

    function isJustPressed() {
      return performance.now() - pressedAt < AFTER_PRESS_MILLISECONDS;
    }

    // Enter in a form clicks its button as well.
    function notePress() {
      pressedAt = performance.now();
    }

    function refreshSoon() {
      clearTimeout(timer);
      timer = setTimeout(refresh, GATHER_MILLISECONDS);
    }

    function catchUp() {
      if (isOutOfDate) refreshSoon();
    }

    const close = openSharedLive(pagePosition, {
      onGap: refreshSoon,
      onEvent(event, at) {
        refreshSoon();
        if (event.topic !== "application") return;
        inOneTab(at, () => showToast({ kind: "info", ...applicationToast(event.status ?? "") }));
      },
    });
    latest.current.whenIdle = catchUp;
    document.addEventListener("visibilitychange", catchUp);
    document.addEventListener("click", notePress, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", catchUp);
      document.removeEventListener("click", notePress, true);
      close();
    };
  }, [pagePosition]);

  return null;
}
