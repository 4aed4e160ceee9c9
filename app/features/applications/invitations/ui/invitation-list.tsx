import { Form, href, Link, useNavigation } from "react-router";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { KeptText } from "#app/ui/kept-text.tsx";
import { TextArea } from "#app/ui/text-area.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import { type Invitation, REASON_LIMIT } from "../rules.ts";

export type InvitationListProps = {
  invitations: readonly Invitation[];
  now: Date;
  /** The result of a refused form. */
  answer: FormResult | undefined;
};

/** A senior's invitations: each links to its job, and can be declined in place. */
export function InvitationList({ invitations, now, answer }: InvitationListProps) {
  return (
    <ul className="notes l">
      {invitations.map((invitation) => (
        <InvitationRow key={invitation.id} invitation={invitation} now={now} answer={answer} />
      ))}
    </ul>
  );
}

type RowProps = Pick<InvitationListProps, "now" | "answer"> & { invitation: Invitation };

function InvitationRow({ invitation, now, answer }: RowProps) {
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
          <Decline invitationId={id} title={title} answer={answer?.values.invitationId === id ? answer : undefined} />
        </div>
      )}
    </li>
  );
}

function answerOf({ hasApplied, declinedAt, isOpen }: Invitation): string | null {
  if (hasApplied) return "You applied";
  if (declinedAt) return "You declined";
  return isOpen ? null : "No longer taking applications";
}

type DeclineProps = { invitationId: string; title: string; answer: FormResult | undefined };

function Decline({ invitationId, title, answer }: DeclineProps) {
  const { formData } = useNavigation();
  const { formRef, errorOf, onInput, ...form } = useFormResult(answer);
  return (
    <details className="ask" open={answer !== undefined || undefined}>
      <summary className="btn" aria-label={`Decline: ${title}`}>
        Decline
      </summary>
      <Form ref={formRef} method="post" className="stack stack--s3" preventScrollReset replace onInput={onInput}>
        <input type="hidden" name="invitationId" value={invitationId} />
        <TextArea
          id={`reason-${invitationId}`}
          name="reason"
          label="Reason"
          optional
          hint="The recruiter reads it."
          rows={2}
          limit={REASON_LIMIT}
          defaultValue={form.valueOf("reason")}
          error={errorOf("reason")}
        />
        <KeptText name={`decline ${invitationId}`} />
        <div>
          <Button type="submit" variant="danger" busy={formData?.get("invitationId") === invitationId && "Saving..."}>
            Yes, decline
          </Button>
        </div>
      </Form>
    </details>
  );
}
