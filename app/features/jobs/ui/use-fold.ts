import { useEffect, useRef } from "react";
import { useIsHydrated } from "#app/ui/hydration.ts";

/**
 * For a `details` that is open where the window is at least so many rem wide, and closed below until it is asked for.
 * Until the page is alive its class ends in "--waiting".
 */
export function useFold(className: string, rems: number) {
  const ref = useRef<HTMLDetailsElement>(null);
  const isHydrated = useIsHydrated();
  useEffect(() => {
    const isWide = () =>
      window.innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize) >= rems;
    // A phone that is turned; what was opened by hand below the width is left alone.
    function open() {
      if (ref.current && isWide()) ref.current.open = true;
    }
    if (ref.current) ref.current.open = isWide();
    window.addEventListener("resize", open);
    return () => window.removeEventListener("resize", open);
  }, [rems]);
  return { ref, className: isHydrated ? className : `${className} ${className}--waiting` };
}
