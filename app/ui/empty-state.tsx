import type { ReactNode } from "react";
import { EmptyRing } from "./ring.tsx";

export type EmptyStateProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The next step: a ButtonLink or Button. */
  action?: ReactNode;
  /** A word that determines the drawing. */
  seed?: string | undefined;
  /** The level of the title's heading; 2 unless the list has a heading of its own. */
  level?: 2 | 3 | undefined;
  isPlain?: boolean | undefined;
  /** Text only, where the page shows the next step elsewhere. */
  isQuiet?: boolean | undefined;
};

/** An empty list: a drawing, what it means, and what to do next. */
export function EmptyState({ title, text, action, seed = "empty", level = 2, isPlain, isQuiet }: EmptyStateProps) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <div className={isQuiet ? "empty empty--quiet" : isPlain ? "empty" : "card empty"}>
      {!isQuiet && <EmptyRing seed={seed} />}
      <Heading>{title}</Heading>
      {text && <p className="soft">{text}</p>}
      {action}
    </div>
  );
}
