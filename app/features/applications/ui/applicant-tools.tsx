import type { ReactNode } from "react";
import { LinkTabs } from "#app/ui/tabs.tsx";
import {
  APPLICANT_SORTS,
  APPLICANT_VIEWS,
  type ApplicantList,
  type ApplicantSearch,
  type ApplicantSort,
  type ApplicantView,
} from "../applicants/rules.ts";
import "./applicant-table.css";

const VIEW_LABELS: Record<ApplicantView, string> = {
  all: "All",
  applied: "Applied",
  suggested: "Suggested",
  shortlist: "Shortlist",
};

const SORT_LABELS: Record<ApplicantSort, string> = { match: "Best match first", date: "Newest first" };

type ApplicantToolsProps = {
  counts: ApplicantList["counts"];
  search: ApplicantSearch;
  hrefOf: (change: { view?: ApplicantView; sort?: ApplicantSort; candidate: null }) => string;
  /** The actions on selected people; the stylesheet shows them instead of the rest once someone is selected. */
  several: ReactNode;
};

/** The toolbar above the table: list, order, and the actions on selected people. */
export function ApplicantTools({ counts, search: { view, sort }, hrefOf, several }: ApplicantToolsProps) {
  const hasOrder = (view === "all" || view === "applied") && counts.applied > 1;
  return (
    <div className="applicanttools">
      <LinkTabs
        label="Show"
        tabs={APPLICANT_VIEWS.map((one) => ({
          id: one,
          to: hrefOf({ view: one, candidate: null }),
          label: (
            <>
              <span>{`${VIEW_LABELS[one]} `}</span>
              <span className="soft">{counts[one]}</span>
            </>
          ),
          isCurrent: one === view,
        }))}
      />
      {hasOrder && (
        <LinkTabs
          label="Order"
          segmented
          tabs={APPLICANT_SORTS.map((one) => ({
            id: one,
            to: hrefOf({ sort: one, candidate: null }),
            label: SORT_LABELS[one],
            isCurrent: one === sort,
          }))}
        />
      )}
      {hasOrder && several}
    </div>
  );
}
