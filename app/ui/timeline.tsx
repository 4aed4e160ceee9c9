import type { ReactNode } from "react";

export type TimelineEvent = {
  id: string;
  title: ReactNode;
  /** Details in lines below the title. */
  text?: ReactNode;
  when?: ReactNode;
  isNow?: boolean | undefined;
};

/** Events in order; each is a ring, the latest one is filled. */
export function Timeline({ events, label }: { events: readonly TimelineEvent[]; label?: string | undefined }) {
  return (
    <ol className="timeline" aria-label={label}>
      {events.map((event) => (
        <li key={event.id} className={event.isNow ? "is-now" : undefined}>
          <b>{event.title}</b>
          <span>{event.text}</span>
          {event.when && <span className="timeline__when">{event.when}</span>}
        </li>
      ))}
    </ol>
  );
}
