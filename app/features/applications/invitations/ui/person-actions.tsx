import Send from "lucide-react/icons/send";
import Star from "lucide-react/icons/star";
import { useId } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { Select } from "#app/ui/select.tsx";
import { INVITE_BUTTON, SHORTLIST_BUTTONS } from "../labels.ts";

type JobNamed = { id: string; title: string; company: string };

export type PersonActionsProps = {
  seniorId: string;
  name: string;
  /** The one job that is meant, or those to choose from. */
  jobs: readonly JobNamed[];
  /** False where it depends on the job that is chosen. */
  isShortlisted: boolean;
  canInvite: boolean;
};

/** Keeping somebody in mind for a job, and inviting them to apply for it. */
export function PersonActions({ seniorId, name, jobs, isShortlisted, canInvite }: PersonActionsProps) {
  const id = useId();
  const { formData } = useNavigation();
  const sent = formData?.get("seniorId") === seniorId ? formData.get("intent") : null;
  const [only] = jobs;
  if (!only) return null;
  const keep = isShortlisted ? "unshortlist" : "shortlist";
  return (
    <Form method="post" preventScrollReset replace className="personacts">
      <input type="hidden" name="seniorId" value={seniorId} />
      {jobs.length === 1 ? (
        <input type="hidden" name="jobId" value={only.id} />
      ) : (
        <Select
          id={`${id}-job`}
          name="jobId"
          label="For your job"
          options={jobs.map(({ id, title, company }) => ({ value: id, label: `${title} - ${company}` }))}
        />
      )}
      {canInvite && (
        <Button
          type="submit"
          name="intent"
          value="invite"
          aria-label={`${INVITE_BUTTON}: ${name}`}
          busy={sent === "invite" && "Sending..."}
        >
          <Send className="i" />
          {INVITE_BUTTON}
        </Button>
      )}
      <Button type="submit" name="intent" value={keep} busy={sent === keep && "Saving..."}>
        <Star className="i" />
        {isShortlisted ? SHORTLIST_BUTTONS.remove : SHORTLIST_BUTTONS.add}
      </Button>
    </Form>
  );
}
