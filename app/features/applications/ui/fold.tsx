import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

export type FoldProps = {
  title: string;
  /** An id, so that a link to the folded part opens it. */
  id?: string | undefined;
  isOpen?: boolean | undefined;
  children: ReactNode;
};

/** A foldable part of a profile. Opens without JavaScript, and for a link that ends in its `id`. */
export function Fold({ title, id, isOpen, children }: FoldProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  const isAsked = id !== undefined && hash === `#${id}`;

  // The same link again opens it again: each visit has a key of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isAsked || !ref.current) return;
    ref.current.open = true;
    ref.current.querySelector("summary")?.focus({ preventScroll: true });
    ref.current.scrollIntoView({ block: "start" });
  }, [isAsked, key]);

  // An open part stays open, even after a refusal inside it was resolved.
  const [wasOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen && ref.current) ref.current.open = true;
  }, [isOpen]);

  return (
    <details className="fold" open={wasOpen || undefined} ref={ref}>
      <summary data-arrival={isAsked || undefined}>
        <ChevronDown className="i" />
        <span>{title}</span>
      </summary>
      <div className="fold__body" id={id}>
        {children}
      </div>
    </details>
  );
}
