import { Form, Link } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { clockText, daysBetween, nearDayText } from "#app/ui/clock.ts";
import { useTimeZone } from "#app/ui/date-time.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { notificationLook } from "../labels.ts";
import type { NotificationRow } from "../rules.ts";
import { notificationIcon } from "./notification-icon.tsx";
import { useMarkRead } from "./use-mark-read.ts";
import "./notification-list.css";

export type NotificationListProps = {
  rows: readonly NotificationRow[];
  now: Date;
  /** The page with the list, which also handles its forms. */
  pageHref: string;
};

const DAYS = ["Today", "Yesterday", "Earlier"] as const;

/** Notifications by day, newest first; new ones are marked by background, bar, and the word. */
export function NotificationList({ rows, now, pageHref }: NotificationListProps) {
  const timeZone = useTimeZone();
  const markRead = useMarkRead(pageHref);
  return DAYS.map((day, index) => {
    const ofDay = rows.filter(
      ({ createdAt }) => Math.min(Math.max(daysBetween(createdAt, now, timeZone), 0), 2) === index,
    );
    if (ofDay.length === 0) return null;
    return (
      <section key={day} className="notification-day" aria-labelledby={`notifications-${index}`}>
        <h2 id={`notifications-${index}`}>{day}</h2>
        <ul className="notifications l">
          {ofDay.map((row) => (
            <Entry
              key={row.id}
              row={row}
              when={whenText(row.createdAt, now, index, timeZone)}
              onOpen={() => markRead(row.id)}
            />
          ))}
        </ul>
      </section>
    );
  });
}

function Entry({ row, when, onOpen }: { row: NotificationRow; when: string; onOpen: () => void }) {
  const Icon = notificationIcon(row.kind);
  const { link } = notificationLook(row.kind);
  return (
    <li className={row.isNew ? "is-new" : undefined}>
      <Icon className="i" />
      <div>
        <p>
          <b>{row.title}</b> {row.isNew && <span className="dot">New</span>}
        </p>
        <p>{row.body}</p>
        <div className="notifications__acts">
          <p>
            <Link to={row.href} aria-label={`${link}: ${row.title}`} onClick={() => row.isNew && onOpen()}>
              {link}
            </Link>
          </p>
          {row.isNew && <MarkRead row={row} />}
        </div>
      </div>
      <p className="notifications__t">
        <time dateTime={row.createdAt.toISOString()}>{when}</time>
      </p>
    </li>
  );
}

function MarkRead({ row }: { row: NotificationRow }) {
  const rememberEntry = useFocusAfter(linkBeside);
  return (
    <Form method="post" preventScrollReset onSubmit={rememberEntry}>
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="notificationId" value={row.id} />
      <Button type="submit" variant="quiet" aria-label={`Mark as read: ${row.title}`}>
        Mark as read
      </Button>
    </Form>
  );
}

/** Finds the link of the entry or, if the list of new ones no longer has it, of its neighbor; else the page's title. */
function linkBeside(form: HTMLFormElement) {
  const entry = form.closest("li");
  const near = [entry, entry?.nextElementSibling, entry?.previousElementSibling];
  return () => near.find((one) => one?.isConnected)?.querySelector("a") ?? document.querySelector("h1");
}

function whenText(at: Date, now: Date, day: number, timeZone: string): string {
  if (day === 0) return relativeTime(at, now);
  return day === 1 ? `Yesterday, ${clockText(at, timeZone)}` : nearDayText(at, timeZone, now);
}
