import { type ReactNode, useEffect, useRef } from "react";

export type DisclosureProps = {
  className: string;
  summaryClassName?: string | undefined;
  summary: ReactNode;
  /** Only if the visible text of the summary is not enough. */
  summaryLabel?: string | undefined;
  /** Stays open on clicks elsewhere; otherwise a click outside closes it. */
  isSticky?: boolean | undefined;
  children: ReactNode;
};

/**
 * A `details` element that behaves like a menu: Escape closes it and returns focus; a click outside, or on one of its
 * links and buttons marked `data-closes`, closes it. Works without JavaScript too.
 */
export function Disclosure(props: DisclosureProps) {
  const { className, summaryClassName, summary, summaryLabel, isSticky, children } = props;
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    function pressOutside(event: PointerEvent) {
      const details = ref.current;
      if (details?.open && !isSticky && event.target instanceof Node && !details.contains(event.target)) {
        details.open = false;
      }
    }
    document.addEventListener("pointerdown", pressOutside);
    return () => document.removeEventListener("pointerdown", pressOutside);
  }, [isSticky]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return;
    function pressInside(event: MouseEvent) {
      if (details && event.target instanceof Element && event.target.closest("a, [data-closes]")) details.open = false;
    }
    function leaveByKey(event: KeyboardEvent) {
      if (event.key !== "Escape" || event.altKey || !details?.open) return;
      event.stopPropagation();
      details.open = false;
      details.querySelector("summary")?.focus();
    }
    function leave(event: FocusEvent) {
      if (!details || isSticky || !(event.relatedTarget instanceof Node)) return;
      if (!details.contains(event.relatedTarget)) details.open = false;
    }
    details.addEventListener("click", pressInside);
    details.addEventListener("keydown", leaveByKey);
    details.addEventListener("focusout", leave);
    return () => {
      details.removeEventListener("click", pressInside);
      details.removeEventListener("keydown", leaveByKey);
      details.removeEventListener("focusout", leave);
    };
  }, [isSticky]);

  return (
    <details className={className} ref={ref}>
      <summary className={summaryClassName} aria-label={summaryLabel}>
        {summary}
      </summary>
      {children}
    </details>
  );
}
