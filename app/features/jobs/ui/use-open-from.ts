import { useEffect, useRef } from "react";

/** For a `details` that is open where the window is at least so many rem wide, and closed below until it is asked for. */
export function useOpenFrom(rems: number) {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    function isWide() {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      return window.innerWidth / rem >= rems;
    }
    // A phone that is turned; what was opened by hand below the width is left alone.
    function open() {
      if (ref.current && isWide()) ref.current.open = true;
    }
    if (ref.current) ref.current.open = isWide();
    window.addEventListener("resize", open);
    return () => window.removeEventListener("resize", open);
  }, [rems]);
  return ref;
}
