import type { ReactNode } from "react";

export type CardProps = {
  /** Names the section; with a title it becomes the heading's id. */
  id?: string | undefined;
  title?: ReactNode;
  /** Beside the title, e.g. a "View all" link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A piece of paper with a hairline. With a title it is a section of its own (give `id`). */
export function Card({ id, title, aside, className, children }: CardProps) {
  const classes = className ? `card ${className}` : "card";
  if (title === undefined) {
    return (
      <div className={classes} id={id}>
        {children}
      </div>
    );
  }
  return (
    <section className={classes} aria-labelledby={id}>
      <div className="card__head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
