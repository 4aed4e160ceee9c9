import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useIsHydrated } from "#app/ui/hydration.ts";

/**
 * Handles focus for an opened card. When an address that names it is first loaded, its title takes the focus (after a
 * link from another page, PageArrival does that); when it is opened on the page, it scrolls into view and the focus
 * stays on the control that opened it.
 */
export function useCardArrival() {
  const ref = useRef<HTMLElement>(null);
  const isFirstLoad = useRef(!useIsHydrated());
  const isBack = useNavigationType() === "POP";
  // A link to a part of the card goes there instead.
  const isFurther = useLocation().hash !== "";
  const wanted = useRef({ isBack, isFurther });

  useEffect(() => {
    const { isBack, isFurther } = wanted.current;
    if (!ref.current || isFurther) return;
    if (isFirstLoad.current) {
      ref.current.querySelector<HTMLElement>("h3")?.focus({ preventScroll: true });
      ref.current.scrollIntoView({ block: "start" });
    } else if (!isBack) ref.current.scrollIntoView({ block: "nearest" });
  }, []);

  return { ref, isFurther };
}
