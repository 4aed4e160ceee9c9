import Send from "lucide-react/icons/send";
import Star from "lucide-react/icons/star";
import { useEffect, useId, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { type FormResult, useFormResult } from "#app/ui/form-result.ts";
import { Select } from "#app/ui/select.tsx";
import { UNDO_SECONDS } from "../../rules.ts";
import { INVITE_BUTTON, invitationWords, SEND_INVITATION, SHORTLIST_BUTTONS } from "../labels.ts";

type JobNamed = { id: string; title: string; company: string };

export type PersonActionsProps = {
  seniorId: string;
  name: string;
  /** The selected job, or those to choose from. */
  jobs: readonly JobNamed[];
  /** The jobs they are shortlisted for, and those they may be invited to. */
  shortlistedFor: readonly string[];
  invitableFor: readonly string[];
  /** The recruiter's name, for the invitation. */
  recruiterName: string;
  /** The result of this form when it was sent last. */
  answer?: FormResult | undefined;
};

/** Buttons to shortlist a person and to invite them. With several jobs, the recruiter chooses one. */
export function PersonActions(props: PersonActionsProps) {
  const { seniorId, name, jobs, shortlistedFor, invitableFor, recruiterName, answer } = props;
  const id = useId();
  const form = useFormResult(answer?.values.seniorId === seniorId ? answer : undefined);
  const [chosen, setChosen] = useState<string | null>(null);
  const keepRef = useFocusInvited(invitableFor);
  const { formData } = useNavigation();
  const sent = formData?.get("seniorId") === seniorId ? formData.get("intent") : null;
  const [first] = jobs;
  if (!first) return null;
  const isOpen = jobs.length > 1 && (chosen ?? "") === "";
  const job = jobs.find(({ id }) => id === chosen) ?? first;
  const jobId = job.id;
  const isShortlisted = !isOpen && shortlistedFor.includes(jobId);
  // Without JavaScript, and until one is chosen, it may be any job of the list.
  const canInvite = isOpen ? invitableFor.length > 0 : invitableFor.includes(jobId);
  const keep = isShortlisted ? "unshortlist" : "shortlist";
  return (
    <Form ref={form.formRef} method="post" preventScrollReset replace className="personacts">
      <input type="hidden" name="seniorId" value={seniorId} />
      {jobs.length === 1 ? (
        <input type="hidden" name="jobId" value={first.id} />
      ) : (
        <Select
          id={`${id}-job`}
          name="jobId"
          label="For your job"
          autoComplete="off"
          placeholder="Choose one of your jobs"
          defaultValue={form.valueOf("jobId")}
          error={form.errorOf("jobId")}
          onChange={(event) => setChosen(event.target.value)}
          options={jobs.map(({ id, title, company }) => ({ value: id, label: `${title} - ${company}` }))}
        />
      )}
      {canInvite && (
        <details className="ask" open={answer?.values.intent === "invite" || undefined}>
          <summary className="btn" aria-label={`${INVITE_BUTTON}: ${name}`}>
            <Send className="i" />
            {INVITE_BUTTON}
          </summary>
          <div className="ask__body">
            <InvitationPreview job={isOpen ? ANY_JOB : job} recruiterName={recruiterName} />
            <Button
              type="submit"
              name="intent"
              value="invite"
              variant="primary"
              aria-label={`${SEND_INVITATION}: ${name}`}
              busy={sent === "invite" && "Sending..."}
            >
              {SEND_INVITATION}
            </Button>
          </div>
        </details>
      )}
      <Button ref={keepRef} type="submit" name="intent" value={keep} busy={sent === keep && "Saving..."}>
        <Star className="i" />
        <span>{isShortlisted ? SHORTLIST_BUTTONS.remove : SHORTLIST_BUTTONS.add}</span>
      </Button>
    </Form>
  );
}

/** The text before one of several jobs is chosen. */
const ANY_JOB = { title: "the job you choose", company: "Your company" };

/** The preview of the text that the person will get. */
function InvitationPreview({ job, recruiterName }: { job: Omit<JobNamed, "id">; recruiterName: string }) {
  const { heading, reason, choice } = invitationWords(job, recruiterName);
  return (
    <>
      <p>We email them in {UNDO_SECONDS} seconds. You can undo until then. They'll read:</p>
      <blockquote className="ask__quote">
        <p>
          <b>{heading}</b>
        </p>
        <p>{reason}</p>
        <p>{choice}</p>
      </blockquote>
    </>
  );
}

/** The Invite button disappears when used, so the focus moves to the one beside it. */
function useFocusInvited(invitableFor: readonly string[]) {
  const keepRef = useRef<HTMLButtonElement>(null);
  const count = invitableFor.length;
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) keepRef.current?.focus();
    before.current = count;
  }, [count]);
  return keepRef;
}
