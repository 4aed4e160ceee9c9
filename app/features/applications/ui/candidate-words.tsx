import Clock from "lucide-react/icons/clock";
import { Badge } from "#app/ui/badge.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { owedText } from "../answers/labels.ts";
import type { InvitationState } from "../invitations/rules.ts";
import { MISSING } from "../labels.ts";

/** Replaces a profile that is hidden, gone, or never existed. */
export function Nobody() {
  return (
    <div>
      <p>
        <b>{MISSING.profile}</b>
      </p>
      <p className="soft">This person withdrew or no longer shows their profile to recruiters.</p>
    </div>
  );
}

/** The promised day of an answer, marked once it has passed. */
export function Due(due: { on: string; isLate: boolean }) {
  return (
    <p className="subline">
      {due.isLate && (
        <Badge tone="overdue" icon={Clock}>
          Overdue
        </Badge>
      )}
      <span>{`${owedText(due)}.`}</span>
    </p>
  );
}

/** When a person was invited, and whether they declined. */
export function InvitationText({ invitation: { sentAt, declinedAt, reason } }: { invitation: InvitationState }) {
  if (!declinedAt) {
    return (
      <p key="waiting">
        Invited on <Day at={sentAt} />. They haven't answered yet.
      </p>
    );
  }
  return (
    <p key="declined">
      They declined your invitation on <Day at={declinedAt} />
      <span>{`.${reason ? ` Their reason: ${reason}` : ""}`}</span>
    </p>
  );
}
