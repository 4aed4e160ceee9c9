import { BRAND } from "#app/brand.ts";
import { relativeTime } from "#app/ui/time-distance.ts";
import { FATES } from "../emails/labels.ts";
import { EVENT_LABELS } from "../support/labels.ts";
import type { SupportEntry, SupportThread } from "../support/rules.ts";

/** Shows the request and what followed, oldest first. */
export function Thread({ request, now }: { request: SupportThread; now: Date }) {
  return (
    <section aria-labelledby="thread" className="stack stack--s3">
      <h2 id="thread">Thread</h2>
      <ol className="thread">
        <li className="thread__entry">
          <Head who={request.name} what="wrote" at={request.createdAt} now={now} />
          <p className="thread__text">{request.message}</p>
        </li>
        {request.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} request={request} now={now} />
        ))}
      </ol>
    </section>
  );
}

function Entry({ entry, request, now }: { entry: SupportEntry; request: SupportThread; now: Date }) {
  const { kind, event, text, authorName, fromAddress, fate, createdAt } = entry;
  const staff = authorName ?? "Someone on the staff";
  if (kind === "event") {
    return (
      <li className="thread__event soft">
        <span>{event && EVENT_LABELS[event]}</span>
        {authorName && <span>{` by ${authorName}`}</span>}
        <span>{", "}</span>
        <When at={createdAt} now={now} />
        {fate && <span>{`. Email: ${FATES[fate]}`}</span>}
      </li>
    );
  }
  if (kind === "email") {
    const isElsewhere = fromAddress !== null && fromAddress !== request.email;
    return (
      <li className="thread__entry">
        <Head who={isElsewhere ? fromAddress : request.name} what="answered by email" at={createdAt} now={now} />
        {isElsewhere && <p className="soft">This is another address than the one the request came from.</p>}
        <p className="thread__text">{text}</p>
      </li>
    );
  }
  return (
    <li className={kind === "note" ? "thread__entry thread__entry--note" : "thread__entry thread__entry--ours"}>
      <Head
        who={staff}
        what={kind === "note" ? "noted, for staff only" : `answered as ${BRAND.name}`}
        at={createdAt}
        now={now}
      />
      <p className="thread__text">{text}</p>
      {fate && <p className="soft">{`Email: ${FATES[fate]}`}</p>}
    </li>
  );
}

function Head({ who, what, at, now }: { who: string; what: string; at: Date; now: Date }) {
  return (
    <p className="thread__head">
      <b>{who}</b>
      <span>{` ${what}, `}</span>
      <When at={at} now={now} />
    </p>
  );
}

function When({ at, now }: { at: Date; now: Date }) {
  return <time dateTime={at.toISOString()}>{relativeTime(at, now)}</time>;
}
