import type { ReactNode } from "react";

export type CardProps = {
  /** The id of the section; with a title, the heading's id. */
  id?: string | undefined;
  title?: ReactNode;
  /** Content beside the title, such as a "View all" link. */
  aside?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A card with a thin border. With a title it is a section (pass `id`). */
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
