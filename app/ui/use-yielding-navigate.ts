import { useContext, useEffect, useMemo, useRef } from "react";
import { createPath, type NavigateOptions, UNSAFE_DataRouterContext } from "react-router";

/**
 * For a page that navigates by itself, after a pause in typing or once a result arrives: it gives way to the person's
 * own navigation. `later` acts after a pause, and replaces what waited before.
 */
export function useYieldingNavigate() {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const timer = useRef<number>(undefined);
  const own = useRef<string>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return useMemo(() => {
    const keyOfPage = () => router?.state.location.key;
    /** Whether no one but this hook has left the page with this key, or is about to. */
    function isStaying(key = keyOfPage()) {
      const place = router && (router.state.navigation.location ?? router.state.location);
      return place !== undefined && (place.key === key || createPath(place) === own.current);
    }
    function go(to: string, options?: NavigateOptions) {
      own.current = to;
      void router?.navigate(to, options);
    }
    function cancel() {
      window.clearTimeout(timer.current);
    }
    return {
      cancel,
      go,
      /** Whether a navigation is in progress. */
      isUnderWay: () => router !== undefined && router.state.navigation.state !== "idle",
      goIfStaying(to: string, options?: NavigateOptions) {
        if (isStaying()) go(to, options);
      },
      later(milliseconds: number, act: () => void) {
        cancel();
        const key = keyOfPage();
        timer.current = window.setTimeout(() => {
          if (isStaying(key)) act();
        }, milliseconds);
      },
    };
  }, [router]);
}
