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
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    if (ref.current) ref.current.open = window.innerWidth / rem >= rems;
  }, [rems]);
  return { ref, className: isHydrated ? className : `${className} ${className}--waiting` };
}
