import { Form, href, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { type Invitation, REASON_LIMIT } from "../rules.ts";

/** The invitations a senior got: each leads to its job, and can be declined in place. */
export function InvitationList({ invitations, now }: { invitations: readonly Invitation[]; now: Date }) {
  return (
    <ul className="notes l">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} now={now} />
      ))}
    </ul>
  );
}

function InvitationRow({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { id, jobId, title, company, recruiterName, createdAt } = invitation;
  const said = answerOf(invitation);
  return (
    <li className="stack stack--s3">
      <div>
        <h2 className="h5">
          <Link to={href("/job/:jobId", { jobId })}>{title}</Link>
        </h2>
        <p>
          <span>{`${recruiterName}, ${company}. `}</span>
          <span className="soft">{relativeTime(createdAt, now)}</span>
        </p>
      </div>
      {said ? (
        <p className="soft">{said}</p>
      ) : (
        <div className="row">
          <ButtonLink
            to={href("/job/:jobId", { jobId })}
            variant="primary"
            aria-label={`See the job and apply: ${title}`}
          >
            See the job and apply
          </ButtonLink>
          <Decline invitationId={id} title={title} />
        </div>
      )}
    </li>
  );
}

function answerOf({ hasApplied, declinedAt, isOpen }: Invitation): string | null {
  if (hasApplied) return "You applied";
  if (declinedAt) return "You declined";
  return isOpen ? null : "Takes no more applications";
}

function Decline({ invitationId, title }: { invitationId: string; title: string }) {
  const { formData } = useNavigation();
  return (
    <details className="ask">
      <summary className="btn" aria-label={`Decline: ${title}`}>
        Decline
      </summary>
      <Form method="post" className="stack stack--s3" preventScrollReset replace>
        <input type="hidden" name="invitationId" value={invitationId} />
        <TextArea
          id={`reason-${invitationId}`}
          name="reason"
          label="Reason"
          optional
          hint="The recruiter reads it."
          rows={2}
          limit={REASON_LIMIT}
        />
        <div>
          <Button type="submit" variant="danger" busy={formData?.get("invitationId") === invitationId && "Saving..."}>
            Yes, decline
          </Button>
        </div>
      </Form>
    </details>
  );
}
