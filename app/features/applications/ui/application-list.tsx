import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Day } from "#app/ui/date-time.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Ledger } from "#app/ui/ledger.tsx";
import { PrintButton } from "#app/ui/print-button.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import { relativeTime } from "#app/ui/time-distance.ts";
import type { HeldApplication } from "../applying.ts";
import { APPLICATION_VIEW_LABELS, MISSING, NOT_YET_OUT } from "../labels.ts";
import { type ApplicationCounts, type ApplicationRow, type ApplicationView, isInView } from "../own-list.ts";
import { secondsUntil } from "../rules.ts";
import { HeldActions } from "./held-actions.tsx";
import { StatusBadge } from "./status-badge.tsx";
import "./application-list.css";

const TITLE = "Recent Applications";

/** The four tiles of My Applications; placeholders without counts. */
export function ApplicationTiles({ counts }: { counts: ApplicationCounts | null }) {
  return (
    <Ledger
      figures={[
        { label: "Total Applications", value: counts?.total ?? "–", to: viewHref("all") },
        { label: "In Review", value: counts?.inReview ?? "–", to: viewHref("open") },
        { label: "Interviews", value: counts?.interviews ?? "–", to: viewHref("interview") },
        { label: "Offers", value: counts?.offers ?? "–", to: viewHref("offered") },
      ]}
    />
  );
}

/** The placeholder of tiles and list while they load. */
export function ApplicationListSkeleton() {
  return (
    <>
      <ApplicationTiles counts={null} />
      <Card id="recent-applications" title={TITLE}>
        <SkeletonRows label="Loading your applications..." />
      </Card>
    </>
  );
}

export type ApplicationListProps = {
  rows: readonly ApplicationRow[];
  /** Applications that have not been sent yet. */
  held: readonly HeldApplication[];
  total: number;
  now: Date;
  /** Returns the address of one application's details. */
  detailsHref: (applicationId: string) => string;
  view: ApplicationView;
};

function viewHref(view: ApplicationView): string {
  return view === "all" ? href("/senior/applications") : `${href("/senior/applications")}?show=${view}`;
}

/** The person's applications, newest first, filtered by view, each with its status and a link to its details. */
export function ApplicationList({ rows: all, held, total, now, detailsHref, view }: ApplicationListProps) {
  const rows = all.filter(({ status }) => isInView(view, status));
  return (
    <Card id="recent-applications" title={TITLE} aside={rows.length > 0 && <PrintButton>Print this list</PrintButton>}>
      {held.length > 0 && (
        <div className="stack stack--s3 heldrows">
          {held.map((one) => (
            <Held key={one.id} held={one} now={now} />
          ))}
        </div>
      )}
      {all.length > 0 && (
        <LinkTabs
          label="Show"
          tabs={APPLICATION_VIEW_LABELS.map((one) => ({
            id: one.view,
            to: viewHref(one.view),
            label: one.label,
            isCurrent: one.view === view,
          }))}
        />
      )}
      {all.length > 0 && rows.length === 0 ? (
        <p className="soft">You have no application like that.</p>
      ) : rows.length === 0 && held.length > 0 ? null : rows.length === 0 ? (
        <EmptyState
          isPlain
          seed="applications"
          level={3}
          title="You haven't applied to any jobs yet."
          action={<ButtonLink to={href("/senior/find-jobs")}>Browse Jobs</ButtonLink>}
        />
      ) : (
        <ul className="lines l">
          {rows.map((row) => (
            <Line key={row.id} row={row} now={now} detailsHref={detailsHref(row.id)} />
          ))}
        </ul>
      )}
      {all.length < total && <p className="soft small">{`These are your newest ${all.length}.`}</p>}
    </Card>
  );
}

function Held({ held: { id, title, company, dueAt }, now }: { held: HeldApplication; now: Date }) {
  return (
    <div className="undo__in">
      <span>
        <b>{`${title}, ${company}.`}</b> {NOT_YET_OUT}
      </span>
      <HeldActions held={id} what={title} secondsLeft={secondsUntil(dueAt, now)} lookAround={nextInCard} />
    </div>
  );
}

function nextInCard(form: HTMLFormElement) {
  const card = form.closest("section");
  return () => card?.querySelector<HTMLElement>("a.btn");
}

function Line({ row, now, detailsHref }: { row: ApplicationRow; now: Date; detailsHref: string }) {
  const title = row.title || MISSING.position;
  return (
    <li>
      <div className="applied">
        <h3>{title}</h3>
        <p>{row.company || MISSING.company}</p>
        <p className="soft small">
          Applied on <Day at={row.createdAt} />. <Since row={row} now={now} />
        </p>
      </div>
      <div className="row applied__acts">
        <StatusBadge status={row.status} reader="senior" />
        <ButtonLink to={detailsHref} preventScrollReset aria-label={`View Details: ${title}`}>
          View Details
        </ButtonLink>
      </div>
    </li>
  );
}

function Since({ row, now }: { row: ApplicationRow; now: Date }) {
  switch (row.status) {
    case "pending":
      return null;
    case "rejected":
      return (
        <span key="decided">
          Decided on <Day at={row.updatedAt} />.
        </span>
      );
    case "withdrawn":
      return (
        <span key="withdrawn">
          You withdrew on <Day at={row.updatedAt} />.
        </span>
      );
    default:
      return <span>{`Updated ${relativeTime(row.updatedAt, now)}.`}</span>;
  }
}
