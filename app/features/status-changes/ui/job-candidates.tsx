import type { ComponentProps } from "react";
import { href, useLocation } from "react-router";
import { recruiterPath } from "#app/features/accounts/rules.ts";
import { type ApplicantSearch, applicantParams } from "#app/features/applications/applicants/rules.ts";
import { type ApplicantForm, ApplicantFormProvider } from "#app/features/applications/ui/applicant-form.tsx";
import { ApplicantTable, type ApplicantTableProps } from "#app/features/applications/ui/applicant-table.tsx";
import type { JobChoiceProps } from "#app/features/applications/ui/job-choice.tsx";
import { JobsWithApplicants } from "#app/features/applications/ui/jobs-with-applicants.tsx";
import { type BulkPlan, bulkStatusesFor } from "#app/features/status-changes/bulk.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { MovePreview, SEVERAL_FORM, SelectBar, type SelectBarProps } from "./move-several.tsx";

export type JobCandidatesProps = Pick<ApplicantTableProps, "search" | "open"> &
  Pick<SelectBarProps, "askedOfNobody"> &
  Pick<ApplicantForm, "answer"> & {
    /** The recruiter's jobs. */
    choices: JobChoiceProps["jobs"];
    /** Null while no job is selected. */
    list: ApplicantTableProps["list"] | null;
    /** If no job is selected: the jobs with applications. */
    withApplicants: ComponentProps<typeof JobsWithApplicants> | null;
    /** The preview of a bulk change; null if none was requested. */
    plan: BulkPlan | null;
    writer: Omit<ApplicantForm, "jobTitle" | "company" | "answer">;
  };

/** The candidates for the selected job with all actions, or what to do first. */
export function JobCandidates(props: JobCandidatesProps) {
  const { choices, list, withApplicants, search, open, plan, askedOfNobody, writer, answer } = props;
  const { pathname } = useLocation();
  if (choices.length === 0) {
    return (
      <EmptyState
        seed="no-jobs"
        title="You haven't posted a job yet"
        text="Post a job, and people who apply appear here."
        action={
          <ButtonLink to={recruiterPath("post-job", pathname)} variant="main">
            Post a Job
          </ButtonLink>
        }
      />
    );
  }
  if (!list) {
    return (
      <>
        <p>Please select a job to view its applicants</p>
        {withApplicants && <JobsWithApplicants {...withApplicants} />}
      </>
    );
  }
  const moves = bulkStatusesFor(
    list.rows.flatMap(({ application }) => (application?.held ? [] : (application?.status ?? []))),
  );
  const hrefOf = addressesOf(list.job.id, search);
  const kept = applicantParams(list.job.id, search);
  const exportHref = `${href("/recruiter/applications/export")}?${new URLSearchParams({ job: list.job.id })}`;
  return (
    <ApplicantFormProvider value={{ ...writer, jobTitle: list.job.title, company: list.job.company, answer }}>
      <ApplicantTable
        list={list}
        search={search}
        open={open}
        several={{
          formId: SEVERAL_FORM,
          tools: !plan && moves.length > 0 && <SelectBar kept={kept} moves={moves} askedOfNobody={askedOfNobody} />,
          preview: plan && <MovePreview plan={plan} backHref={hrefOf({})} />,
        }}
        exportHref={exportHref}
        hrefOf={hrefOf}
      />
      <Pagination
        label={search.view === "suggested" ? "Pages of suggested people" : "Pages of applicants"}
        previousLabel="First page"
        previous={search.after && hrefOf({ view: search.view })}
        next={list.nextAfter && addressesOf(list.job.id, { ...search, after: list.nextAfter })({})}
      />
    </ApplicantFormProvider>
  );
}

/**
 * Returns addresses of this table, relative to its page or tab: another list or order starts at its beginning, another
 * profile stays on the page.
 */
function addressesOf(jobId: string, search: ApplicantSearch): ApplicantTableProps["hrefOf"] {
  return ({ candidate = null, ...change }) => {
    const isSamePage = change.view === undefined && change.sort === undefined;
    const params = applicantParams(jobId, { ...search, ...change, after: isSamePage ? search.after : null });
    if (candidate !== null) params.set("candidate", candidate);
    return `?${params}`;
  };
}
