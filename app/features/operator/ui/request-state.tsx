import Check from "lucide-react/icons/check";
import Hourglass from "lucide-react/icons/hourglass";
import Inbox from "lucide-react/icons/inbox";
import CircleAlert from "lucide-react/icons/triangle-alert";
import X from "lucide-react/icons/x";
import type { RequestState } from "#app/domain/support.ts";
import { waitText } from "#app/features/contact/replies/labels.ts";
import { HOUR_MS } from "#app/time.ts";
import { Badge } from "#app/ui/badge.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { STATE_LABELS } from "../support/labels.ts";
import { promiseOf, type SupportRow } from "../support/rules.ts";

const LOOKS = {
  open: { tone: "pending", icon: Inbox },
  waiting: { tone: "reviewing", icon: Hourglass },
  answered: { tone: "offered", icon: Check },
  closed: { tone: "closed", icon: X },
} as const;

/** Shows the state of a support request. */
export function RequestBadge({ state }: { state: RequestState }) {
  return <Badge {...LOOKS[state]}>{STATE_LABELS[state]}</Badge>;
}

/** Shows the state and whether the request keeps the promise of an answer within 48 hours. */
export function RequestPromise({ request, now }: { request: SupportRow; now: Date }) {
  const { dueAt, isLate, isSoon } = promiseOf(request, now);
  if (request.state === "open") {
    return (
      <>
        {isLate ? (
          <Badge tone="overdue" icon={CircleAlert}>
            Late
          </Badge>
        ) : (
          <Badge tone={isSoon ? "interview" : "pending"} icon={Inbox}>
            {isSoon ? "Due soon" : STATE_LABELS.open}
          </Badge>
        )}
        <span className={isLate ? "sub sub--late" : "sub"}>{`Answer due ${relativeTime(dueAt, now)}`}</span>
      </>
    );
  }
  return (
    <>
      <RequestBadge state={request.state} />
      {request.answeredAt && (
        <span className={isLate ? "sub sub--late" : "sub"}>{answeredText(request, request.answeredAt, isLate)}</span>
      )}
    </>
  );
}

function answeredText({ createdAt }: Pick<SupportRow, "createdAt">, answeredAt: Date, isLate: boolean): string {
  const hours = waitText((answeredAt.getTime() - createdAt.getTime()) / HOUR_MS);
  return `Answered within ${hours}${isLate ? ", late" : ""}`;
}
