import Undo from "lucide-react/icons/undo-2";
import { Form, Link, useLocation, useSubmit } from "react-router";
import { recruiterPath } from "#app/features/accounts/rules.ts";
import { WhoseTabs } from "#app/features/accounts/ui/whose-tabs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { ActionsCell, Cell, HeadCell, Table, TableRow, UndoRow } from "#app/ui/table.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import { counted } from "#app/words.ts";
import { PublishSeveral } from "../../review/ui/publish-several.tsx";
import { SORT_LABELS, STEP_WORDS, VIEW_LABELS } from "../labels.ts";
import {
  type DoneStep,
  MANAGE_SORTS,
  MANAGE_VIEWS,
  type ManagedJob,
  type ManagedJobs,
  type ManageSearch,
  manageParams,
  tickOf,
} from "../rules.ts";
import { JobActions, StepButton } from "./job-actions.tsx";
import { JobHead, type JobHeadProps } from "./job-head.tsx";
import { JobState } from "./job-state.tsx";

export type ManageJobsProps = {
  list: ManagedJobs;
  search: ManageSearch;
  /** Whether the company has colleagues, whose jobs can be shown and who can take a job. */
  hasTeam: boolean;
  done: DoneStep | null;
  answer: JobHeadProps["answer"];
  now: Date;
};

const COLUMNS = ["Job", "State", "Applicants", "Actions"] as const;

/** The recruiter's jobs: lists by status, search, sort order, and actions. */
export function ManageJobs({ list, search, hasTeam, done, answer, now }: ManageJobsProps) {
  const { jobs, counts, found, page, pages } = list;
  const isReadOnly = useIsReadOnly();
  const canPublish = !isReadOnly && search.view === "review" && jobs.some((job) => tickOf(job) !== null);
  const changed = jobs.find(({ id }) => id === done?.jobId);
  return (
    <>
      {/* The live region exists before its text, so that screen readers announce it; a notice in a row arrives with its
          text. */}
      <p className="vh" role="status">
        {changed && done && `${changed.title} ${STEP_WORDS[done.step].done}`}
      </p>
      {hasTeam && <WhoseTabs scope={search.scope} hrefOf={(scope) => addressOf({ ...search, scope, page: 1 })} />}
      <LinkTabs
        label="Show"
        tabs={MANAGE_VIEWS.map((view) => ({
          id: view,
          to: addressOf({ ...search, view, page: 1 }),
          label: (
            <>
              <span>{`${VIEW_LABELS[view]} `}</span>
              <span className="soft">{counts[view]}</span>
            </>
          ),
          isCurrent: view === search.view,
        }))}
      />
      <SearchBar search={search} />
      {search.query !== "" && <p role="status">{`${counted(found, "job")} found for \u201c${search.query}\u201d`}</p>}
      {jobs.length === 0 ? (
        <NoJobs search={search} hasOthers={counts.all > 0} />
      ) : (
        <div className="managedjobs stack stack--s3">
          {canPublish && <PublishSeveral error={answer?.errors.pick} />}
          <Table caption="Your jobs" columns={COLUMNS} canWrap isBrief>
            {jobs.map((job) => (
              <Row
                key={job.id}
                job={job}
                search={search}
                hasTeam={hasTeam}
                done={done?.jobId === job.id ? done : null}
                tick={canPublish ? tickOf(job) : null}
                answer={answer}
                now={now}
              />
            ))}
          </Table>
        </div>
      )}
      <Pagination
        label="Pages of jobs"
        previous={page > 1 ? addressOf({ ...search, page: page - 1 }) : null}
        next={page < pages ? addressOf({ ...search, page: page + 1 }) : null}
      />
      {pages > 1 && <p className="soft">{`Page ${page} of ${pages}`}</p>}
      <p className="soft">Jobs that have ended keep their applicants. We never delete jobs automatically.</p>
    </>
  );
}

function SearchBar({ search }: { search: ManageSearch }) {
  const submit = useSubmit();
  const keepFocus = useKeptFocus(`${search.query} ${search.sort}`);
  return (
    <Form
      method="get"
      role="search"
      className="managebar"
      preventScrollReset
      autoComplete="off"
      aria-label="Search your jobs"
      {...keepFocus}
    >
      {search.scope !== "mine" && <input type="hidden" name="whose" value={search.scope} />}
      {search.view !== "all" && <input type="hidden" name="show" value={search.view} />}
      <SearchInput key={`q ${search.query}`} name="q" label="Title, location or company" defaultValue={search.query} />
      <Select
        key={search.sort}
        name="sort"
        label="Order"
        defaultValue={search.sort}
        options={MANAGE_SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
        onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
      />
      <Button type="submit" id="search-jobs">
        Search
      </Button>
    </Form>
  );
}

type RowProps = Pick<ManageJobsProps, "hasTeam" | "done" | "now"> & JobHeadProps;

function Row({ job, search, hasTeam, done, tick, answer, now }: RowProps) {
  return (
    <>
      <TableRow hasUndo={done !== null}>
        <HeadCell>
          <JobHead {...{ job, search, tick, answer }} />
        </HeadCell>
        <Cell column={COLUMNS[1]}>
          <JobState job={job} now={now} />
        </Cell>
        <Cell column={COLUMNS[2]}>
          <Applicants job={job} />
        </Cell>
        <ActionsCell>
          <JobActions job={job} canHandOver={hasTeam} />
        </ActionsCell>
      </TableRow>
      {done && (
        <UndoRow
          action={
            <StepButton job={job} step={done.undo} label={`Undo: ${STEP_WORDS[done.step].button} ${job.title}`}>
              <Undo className="i" />
              Undo
            </StepButton>
          }
        >
          <b>{`${job.title} ${STEP_WORDS[done.step].done}.`}</b>
          <span>{` ${STEP_WORDS[done.step].text}`}</span>
        </UndoRow>
      )}
    </>
  );
}

function Applicants({ job }: { job: ManagedJob }) {
  const { pathname } = useLocation();
  if (job.applicants === 0) return <span>None yet</span>;
  const text = counted(job.applicants, "applicant");
  const sub = [job.waiting > 0 && `${job.waiting} waiting`, job.hired > 0 && `${job.hired} hired`].filter(Boolean);
  return (
    <>
      <Link
        className="tap"
        to={`${recruiterPath("applications", pathname)}?${new URLSearchParams({ job: job.id })}`}
        aria-label={`${text}. View Applicants: ${job.title}`}
      >
        {text}
      </Link>
      {sub.length > 0 && <span className="sub">{sub.join(", ")}</span>}
    </>
  );
}

function NoJobs({ search, hasOthers }: { search: ManageSearch; hasOthers: boolean }) {
  const { pathname } = useLocation();
  const isReadOnly = useIsReadOnly();
  if (search.query !== "") {
    return (
      <EmptyState
        seed="no-such-job"
        title="No jobs found"
        text="Try fewer words, or look in another list."
        action={<ButtonLink to={addressOf({ ...search, query: "", view: "all", page: 1 })}>Show all jobs</ButtonLink>}
      />
    );
  }
  if (hasOthers) return <EmptyState seed="manage-jobs" title="Nothing in this list" />;
  if (isReadOnly) return <EmptyState seed="manage-jobs" title="Your company hasn't posted a job yet" />;
  return (
    <EmptyState
      seed="manage-jobs"
      title="You haven't posted a job yet"
      text="Post a job, and it appears here with its applicants."
      action={<ButtonLink to={recruiterPath("post-job", pathname)}>Post New Job</ButtonLink>}
    />
  );
}

/** Relative, because the list has its own page and a tab in the dashboard. */
function addressOf(search: ManageSearch): string {
  const params = manageParams(search).toString();
  return params === "" ? "." : `?${params}`;
}
