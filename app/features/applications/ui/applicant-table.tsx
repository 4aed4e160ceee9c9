import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { REVIEWED_WITHOUT_NAMES } from "#app/features/applications/anonymous-review/labels.ts";
import { SUGGESTED_FROM } from "#app/features/matching/paging/labels.ts";
import { MATCHES_A_PAGE } from "#app/features/matching/paging/rules.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import {
  type ApplicantList,
  type ApplicantRow,
  type ApplicantSearch,
  type ApplicantSort,
  type ApplicantView,
  type Candidate,
  heldBatches,
} from "../applicants/rules.ts";
import type { BesideCandidate } from "../beside-candidate.ts";
import { shortInterviewText } from "../interviews/labels.ts";
import { INVITING } from "../invitations/labels.ts";
import { MISSING } from "../labels.ts";
import { recruiterMovesFrom } from "../rules.ts";
import { ApplicantTools } from "./applicant-tools.tsx";
import { CandidateCard } from "./candidate-card.tsx";
import { messageHref } from "./candidate-profile.tsx";
import { HeldBatch, HeldRow } from "./held-notice.tsx";
import { MoveButton } from "./move-button.tsx";
import { ScoreLink } from "./score-link.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./applicant-table.css";

/** The candidate whose profile is open; `candidate` is null if nothing of them may be shown. */
type OpenCandidate = { id: string; candidate: Candidate | null; beside: BesideCandidate | null };

export type ApplicantTableProps = {
  list: ApplicantList;
  search: ApplicantSearch;
  open: OpenCandidate | null;
  /** The form that owns the checkboxes beside the names, and the actions on selected people. */
  several: { formId: string; tools: ReactNode; preview: ReactNode };
  /** The address of the table as a file. */
  exportHref: string;
  /** Returns the address of this table with another list, order, or open profile. */
  hrefOf: (change: { view?: ApplicantView; sort?: ApplicantSort; candidate?: string | null }) => string;
};

const COLUMNS = ["Candidate Name", "Skills Match", "Status", "Actions"] as const;

const EMPTY: Record<ApplicantView, { title: string; text: string }> = {
  all: {
    title: "Nobody has applied yet",
    text: "Applications appear here, and so do people whose skills fit and who let recruiters find them.",
  },
  applied: { title: "Nobody has applied yet", text: "New applications appear here right away." },
  suggested: {
    title: "Nobody to suggest",
    text: "People are suggested when their skills fit and they let recruiters find them.",
  },
  shortlist: {
    title: "Nobody on the shortlist",
    text: "Open a profile here or in Search Candidates, and keep it in mind for this job.",
  },
};

/** "Matching Candidates": applicants, then suggestions. A profile opens under its row. */
export function ApplicantTable({ list, search, open, several, exportHref, hrefOf }: ApplicantTableProps) {
  const { view } = search;
  const batches = heldBatches(list.rows);
  const isReadOnly = useIsReadOnly();
  const formId = several.preview || isReadOnly ? null : several.formId;
  const hasBoxes = formId !== null && list.rows.some(isOpenToMoves);
  const isListed = list.rows.some(({ candidateId }) => candidateId === open?.id);
  return (
    <section aria-labelledby="matching-candidates" className="stack stack--s3 applicants">
      <div className="row between">
        <h2 id="matching-candidates">Matching Candidates</h2>
        {list.counts.applied > 0 && (
          <div className="row row--near">
            <a className="btn btn--quiet" href={exportHref} download>
              <Download className="i" />
              Download applicants (CSV)
            </a>
            <a className="btn btn--quiet" href={`${exportHref}&format=json`} aria-label="JSON of all applicants">
              JSON
            </a>
          </div>
        )}
      </div>
      <ApplicantTools counts={list.counts} search={search} hrefOf={hrefOf} several={!isReadOnly && several.tools} />
      {list.job.hidesNames && view !== "suggested" && <p className="soft">{REVIEWED_WITHOUT_NAMES}</p>}
      {view === "suggested" && <p className="soft">{SUGGESTED_FROM}</p>}
      {several.preview}
      {!isReadOnly && batches.map((batch) => <HeldBatch key={batch.batchId} {...batch} />)}
      {open && !isListed && (
        <CandidateCard
          candidate={open.candidate}
          beside={open.beside}
          job={list.job}
          closeHref={hrefOf({ candidate: null })}
        />
      )}
      {list.rows.length === 0 ? (
        <EmptyState seed="applicants" level={3} {...EMPTY[search.view]} />
      ) : (
        <Table caption="Matching Candidates" columns={COLUMNS} canWrap hasTwoLines>
          {list.rows.map((row) => (
            <Row
              key={row.candidateId}
              row={row}
              job={list.job}
              formId={formId}
              isIndented={hasBoxes}
              isInBatch={batches.some(({ batchId }) => batchId === row.application?.held?.batchId)}
              open={open?.id === row.candidateId ? open : null}
              hrefOf={hrefOf}
            />
          ))}
        </Table>
      )}
      {view === "all" && list.nextAfter === null && list.counts.suggested > MATCHES_A_PAGE && (
        <p>
          <Link
            to={hrefOf({ view: "suggested", candidate: null })}
          >{`All ${list.counts.suggested} people we suggest for this job`}</Link>
        </p>
      )}
    </section>
  );
}

type RowProps = Pick<ApplicantTableProps, "open" | "hrefOf"> & {
  row: ApplicantRow;
  job: ApplicantList["job"];
  /** Null while a preview asks for confirmation. */
  formId: string | null;
  /** Whether other rows have a checkbox before the name, so that this name has to be aligned. */
  isIndented: boolean;
  /** Its change is held together with others, which a notice above the table shows. */
  isInBatch: boolean;
};

/** Whether an applicant's status can be changed now, so that there is a checkbox. */
function isOpenToMoves({ application }: ApplicantRow): boolean {
  return application !== null && !application.held && recruiterMovesFrom(application).length > 0;
}

function Row({ row, job, formId, isIndented, isInBatch, open, hrefOf }: RowProps) {
  const { pathname } = useLocation();
  const { candidateId, percent, application, marks } = row;
  const name = row.fullName || MISSING.candidate;
  const linkId = `view-${candidateId}`;
  const held = application?.held ?? null;
  const isReadOnly = useIsReadOnly();
  return (
    <>
      <TableRow isOn={open !== null} hasUndo={held !== null && !isInBatch && !isReadOnly}>
        <HeadCell>
          {application && isOpenToMoves(row) && formId !== null ? (
            <label className="check pick">
              <input type="checkbox" name="pick" value={application.id} form={formId} aria-label={`Select: ${name}`} />
              <b>{name}</b>
            </label>
          ) : (
            <span className={isIndented ? "unpicked" : undefined}>
              <b>{name}</b>
            </span>
          )}
        </HeadCell>
        <Cell column={COLUMNS[1]}>
          {percent !== null ? (
            <ScoreLink percent={percent} name={name} to={hrefOf({ candidate: candidateId })} />
          ) : (
            "Not known"
          )}
        </Cell>
        <Cell column={COLUMNS[2]}>
          <StatusBadge status={held?.to ?? application?.status ?? null} reader="recruiter" />
          {marks.invitation && !application && (
            <span className="sub">{marks.invitation.declinedAt ? "Declined the invitation" : "Invited"}</span>
          )}
          {application?.status === "interview" && application.interview && (
            <span className="sub">{shortInterviewText(application.interview)}</span>
          )}
          {row.isOverdue && held === null && <span className="sub sub--late">Overdue</span>}
          {marks.heldInvitation && !application && <span className="sub">{INVITING}</span>}
          {marks.isShortlisted && <span className="sub">On the shortlist</span>}
          {held && isInBatch && <span className="sub">Goes out in a moment</span>}
        </Cell>
        <ActionsCell>
          <ButtonLink
            id={linkId}
            to={hrefOf({ candidate: open ? null : candidateId })}
            preventScrollReset
            aria-expanded={open !== null}
            aria-label={`View Profile: ${name}`}
          >
            View Profile
          </ButtonLink>
          {application?.status === "pending" && held === null && !isReadOnly && (
            <MoveButton application={application} to="reviewing" label={`Review Application: ${name}`} />
          )}
          {application?.status !== "withdrawn" && !application?.hidesName && !isReadOnly && (
            <ButtonLink to={messageHref(pathname, candidateId, job.id)} aria-label={`Message: ${name}`}>
              Message
            </ButtonLink>
          )}
        </ActionsCell>
      </TableRow>
      {held && !isInBatch && !isReadOnly && <HeldRow held={held} name={name} />}
      {open && (
        <DetailRow>
          <CandidateCard
            candidate={open.candidate}
            beside={open.beside}
            job={job}
            closeHref={hrefOf({ candidate: null })}
            // The focused control disappears, so the focus returns to the button that opened it.
            onClose={() => document.getElementById(linkId)?.focus()}
          />
        </DetailRow>
      )}
    </>
  );
}
