import { href, Link } from "react-router";
import { UNPUBLISHED_STATUSES } from "#app/domain/status.ts";
import { ErrorText } from "#app/ui/field.tsx";
import type { FormResult } from "#app/ui/form-result.ts";
import { hoursText, payText, WORK_TYPE_LABELS } from "../../labels.ts";
import { PUBLISH_FORM } from "../../review/ui/publish-several.tsx";
import type { ManagedJob, ManageSearch } from "../rules.ts";

export type JobHeadProps = {
  job: ManagedJob;
  search: ManageSearch;
  /** The value of its checkbox; null if it has none. */
  tick: string | null;
  /** What was ticked on a page that came back, and why jobs could not be published, by their ids. */
  answer: Pick<FormResult, "errors" | "values"> | undefined;
};

/** What names a job in its recruiter's list: a checkbox where it can be published, its title, its facts, a refusal. */
export function JobHead({ job, search, tick, answer }: JobHeadProps) {
  const refusal = answer?.errors[job.id];
  const refusalId = `refusal-${job.id}`;
  return (
    <>
      {tick !== null ? (
        <label className="check pick">
          {/* The key unticks it once the job has changed: what is published was seen. */}
          <input
            key={tick}
            type="checkbox"
            name="pick"
            value={tick}
            form={PUBLISH_FORM}
            defaultChecked={answer?.values.pick?.includes(tick)}
            aria-label={`Select: ${job.title}`}
            aria-describedby={refusal && refusalId}
          />
          <b>{job.title}</b>
        </label>
      ) : (
        <JobTitle job={job} />
      )}
      <span className="sub">
        <span>{`${payText(job)}, ${hoursText(job.hoursPerWeek)}, `}</span>
        <span className="nw">{WORK_TYPE_LABELS[job.workType]}</span>
      </span>
      {search.scope === "everyone" && (
        <span className="sub">{job.isFollowed ? `${job.responsible}. You follow this job.` : job.responsible}</span>
      )}
      {refusal && <ErrorText id={refusalId}>{refusal}</ErrorText>}
    </>
  );
}

function JobTitle({ job }: { job: ManagedJob }) {
  const isUnpublished = UNPUBLISHED_STATUSES.some((one) => one === job.status);
  if (isUnpublished) return <b>{job.title}</b>;
  return (
    <Link to={href("/job/:jobId", { jobId: job.id })}>
      <b>{job.title}</b>
    </Link>
  );
}
