import Download from "lucide-react/icons/download";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { InlineMeter } from "#app/ui/meter.tsx";
import { ActionsCell, Cell, DetailRow, HeadCell, Table, TableRow } from "#app/ui/table.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { MISSING } from "../labels.ts";
import {
  APPLICANT_VIEWS,
  type ApplicantList,
  type ApplicantRow,
  type ApplicantView,
  type Candidate,
} from "../rules.ts";
import { CandidateCard, messageHref } from "./candidate-card.tsx";
import { MoveButton } from "./move-button.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./applicant-table.css";

/** The candidate whose profile is open; `candidate` is null when there is nothing to show of them. */
type OpenCandidate = { id: string; candidate: Candidate | null };

export type ApplicantTableProps = {
  list: ApplicantList;
  view: ApplicantView;
  open: OpenCandidate | null;
  /** Where the table can be had as a file. */
  exportHref: string;
  /** The address of this table with another list, or with another open profile. */
  hrefOf: (change: { view?: ApplicantView; candidate?: string | null }) => string;
};

const COLUMNS = ["Candidate Name", "Skills Match", "Status", "Actions"] as const;

const VIEW_LABELS: Record<ApplicantView, string> = { all: "All", applied: "Applied", suggested: "Suggested" };

const EMPTY: Record<ApplicantView, { title: string; text: string }> = {
  all: {
    title: "Nobody has applied yet",
    text: "Applications appear here, and so do people whose skills fit and who let recruiters find them.",
  },
  applied: { title: "Nobody has applied yet", text: "New applications appear here at once." },
  suggested: {
    title: "Nobody to suggest",
    text: "People are suggested when their skills fit and they let recruiters find them.",
  },
};

/** 'Matching Candidates': everybody who applied, then who would fit. A profile opens under its row. */
export function ApplicantTable({ list, view, open, exportHref, hrefOf }: ApplicantTableProps) {
  const isListed = list.rows.some(({ candidateId }) => candidateId === open?.id);
  return (
    <section aria-labelledby="matching-candidates" className="stack">
      <div>
        <div className="row between">
          <h2 id="matching-candidates">Matching Candidates</h2>
          {list.counts.applied > 0 && (
            <a className="btn btn--quiet" href={exportHref} download>
              <Download className="i" />
              Download applicants (CSV)
            </a>
          )}
        </div>
        <LinkTabs
          label="Show"
          tabs={APPLICANT_VIEWS.map((one) => ({
            id: one,
            to: hrefOf({ view: one, candidate: null }),
            label: (
              <>
                {VIEW_LABELS[one]} <span className="soft">{list.counts[one]}</span>
              </>
            ),
            isCurrent: one === view,
          }))}
        />
      </div>
      {open && !isListed && (
        <CandidateCard candidate={open.candidate} jobId={list.job.id} closeHref={hrefOf({ candidate: null })} />
      )}
      {list.rows.length === 0 ? (
        <EmptyState seed="applicants" level={3} {...EMPTY[view]} />
      ) : (
        <Table caption="Matching Candidates" columns={COLUMNS}>
          {list.rows.map((row) => (
            <Row
              key={row.candidateId}
              row={row}
              jobId={list.job.id}
              open={open?.id === row.candidateId ? open : null}
              hrefOf={hrefOf}
            />
          ))}
        </Table>
      )}
    </section>
  );
}

type RowProps = Pick<ApplicantTableProps, "open" | "hrefOf"> & { row: ApplicantRow; jobId: string };

function Row({ row, jobId, open, hrefOf }: RowProps) {
  const { candidateId, match, application } = row;
  const name = row.fullName || MISSING.candidate;
  const linkId = `view-${candidateId}`;
  return (
    <>
      <TableRow isOn={open !== null}>
        <HeadCell>
          <b>{name}</b>
        </HeadCell>
        <Cell column={COLUMNS[1]}>{match ? <InlineMeter percent={match.percent} /> : "Not known"}</Cell>
        <Cell column={COLUMNS[2]}>
          <StatusBadge status={application?.status ?? null} reader="recruiter" />
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
          {application?.status === "pending" && (
            <MoveButton application={application} to="reviewing" label={`Review Application: ${name}`} />
          )}
          {application?.status !== "withdrawn" && (
            <ButtonLink to={messageHref(candidateId, jobId)} aria-label={`Message: ${name}`}>
              Message
            </ButtonLink>
          )}
        </ActionsCell>
      </TableRow>
      {open && (
        <DetailRow>
          <CandidateCard
            candidate={open.candidate}
            jobId={jobId}
            closeHref={hrefOf({ candidate: null })}
            // What had the focus goes away: the button that opened it takes it back.
            onClose={() => document.getElementById(linkId)?.focus()}
          />
        </DetailRow>
      )}
    </>
  );
}
