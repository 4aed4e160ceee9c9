import { useEffect, useRef } from "react";
import { useIsHydrated } from "#app/ui/hydration.ts";

/**
 * Controls a `details` element that is open in windows of at least so many rem, and closed below until the reader opens
 * it. Until the page is hydrated its class ends in "--waiting".
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
