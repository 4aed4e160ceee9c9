import { type ReactNode, useEffect, useRef } from "react";
import { href, Link, type Location, useLocation, useNavigation, useNavigationType } from "react-router";
import { everythingButText } from "#app/features/search/advice-labels.ts";
import { AdviceLinks } from "#app/features/search/ui/advice-links.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SkeletonRows } from "#app/ui/skeleton.tsx";
import { ActionsCell, DetailRow, Table, TableRow } from "#app/ui/table.tsx";
import { TYPED } from "#app/ui/use-search-as-typed.ts";
import { adviceText, candidatesText, emptyAdvice } from "../labels.ts";
import { type CandidateList, type CandidateRow, type CandidateSearch, candidateParams, NO_CRITERIA } from "../rules.ts";
import { CLEARED, candidatesAddress, viewLinkId } from "./address.ts";
import { CANDIDATE_COLUMNS, CandidateCells, candidateName } from "./candidate-cells.tsx";
import { CandidateChips } from "./candidate-chips.tsx";
import { CandidateForm, type CandidateFormProps } from "./candidate-form.tsx";
import "./candidate-search.css";

export type CandidateSearchProps = Pick<CandidateFormProps, "search" | "refusedHours" | "isPremium"> & {
  list: CandidateList;
  /** The person whose profile is open, and the card that shows it. */
  openId: string | null;
  card: ReactNode;
  /** The link that saves the search, beside the results. */
  keeping: ReactNode;
  /** Returns the content below a person's name. */
  underName(candidateId: string): ReactNode;
};

/** The search and its results. Its state is in the address, so that it works without JavaScript and can be shared. */
export function CandidateSearchPage(props: CandidateSearchProps) {
  const { list, search, refusedHours, isPremium, openId, card, keeping, underName } = props;
  const isListed = list.rows.some(({ userId }) => userId === openId);
  return (
    <>
      <CandidateForm
        search={search}
        refusedHours={refusedHours}
        around={list.around}
        problem={list.problem}
        isPremium={isPremium}
      />
      <CandidateChips search={search} around={list.around} />
      <section aria-labelledby="candidates-found" className="stack candidates">
        <Answer list={list} search={search} keeping={keeping}>
          {list.corrected && (
            <Notice
              tone="info"
              title="No exact matches; showing close ones"
            >{`Nobody has “${list.corrected.from}” as you typed it. These have “${list.corrected.to}”.`}</Notice>
          )}
          {openId !== null && !isListed && card}
          {list.rows.length === 0 ? (
            <Nobody search={search} list={list} />
          ) : (
            <Table caption="Candidates" columns={CANDIDATE_COLUMNS} isBrief>
              {list.rows.map((row) => (
                <Row key={row.userId} row={row} search={search} card={row.userId === openId ? card : null}>
                  {underName(row.userId)}
                </Row>
              ))}
            </Table>
          )}
          <Pagination
            label="Pages of candidates"
            previousLabel="First page"
            previous={list.isFirst ? null : candidatesAddress({ ...search, after: null })}
            next={list.nextAfter && candidatesAddress({ ...search, after: list.nextAfter })}
          />
        </Answer>
      </section>
    </>
  );
}

/** Says that no one matches, and which parts to remove, with the number of people without each. */
function Nobody({ search, list }: Pick<CandidateSearchProps, "search" | "list">) {
  const meant = { ...search, query: list.meant };
  const advice = list.advice.map((way) => ({
    text: adviceText(way, meant),
    to: candidatesAddress(way.search),
  }));
  const people = everythingButText("people", [[search.query, list.meant]]);
  const general = emptyAdvice(search);
  const isAsking = general !== null;
  return (
    <EmptyState
      seed="candidates"
      level={3}
      title="No candidates found matching your criteria"
      text={advice.length > 0 ? people : (general ?? "People appear here once they let recruiters find them.")}
      action={
        isAsking ? (
          <div className="stack stack--s3">
            <AdviceLinks advice={advice} state={CLEARED} />
            <ButtonLink to={candidatesAddress({ ...search, ...NO_CRITERIA, after: null })} state={CLEARED}>
              Show everyone
            </ButtonLink>
          </div>
        ) : (
          <ButtonLink to={href("/recruiter/post-job")}>Post a Job</ButtonLink>
        )
      }
    />
  );
}

/** The number of results and the list, or a loading state. */
function Answer({
  list,
  search,
  keeping,
  children,
}: Pick<CandidateSearchProps, "list" | "search" | "keeping"> & { children: ReactNode }) {
  const { isSearching, isTyping } = useIsSearching(search);
  // While a person types, the previous results stay until the next ones arrive.
  const isLoading = isSearching && !isTyping;
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { state, key } = useLocation();
  const isFollowed = useNavigationType() === "PUSH" && state === CLEARED;

  // A followed link ("Show everyone") is gone with the empty list, so the focus moves to the new count.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new address
  useEffect(() => {
    if (isFollowed) headingRef.current?.focus();
  }, [key]);

  return (
    <>
      <div className="row between">
        <div role="status">
          <h2 id="candidates-found" ref={headingRef} tabIndex={-1}>
            {isLoading ? "Loading candidates..." : candidatesText(list.total, list.isCapped)}
          </h2>
        </div>
        {keeping}
      </div>
      {list.total > 1 && list.hasOrder && <Order search={search} />}
      {isLoading ? <SkeletonRows label={null} /> : children}
    </>
  );
}

/** The sort order of the list, with a link to the other one. */
function Order({ search }: { search: CandidateSearch }) {
  const isBest = search.sort === "best";
  const other = candidatesAddress({ ...search, sort: isBest ? "newest" : "best", after: null });
  return (
    <p className="l">
      <span role="status">{isBest ? "Sort: Best match" : "Sort: Recently updated"}</span>{" "}
      <Link className="tap" to={other} preventScrollReset>
        {isBest ? "Recently updated" : "Best match"}
      </Link>
    </p>
  );
}

function useIsSearching(search: CandidateSearch) {
  const { location } = useNavigation();
  const isTyping = location?.state === TYPED;
  return { isSearching: isAnother(search, location), isTyping };
}

function isAnother(search: CandidateSearch, location: Location | undefined): boolean {
  if (location?.pathname !== href("/recruiter/candidates")) return false;
  const asked = new URLSearchParams(location.search);
  // Opening a profile or the filters is not a new search.
  const shown = candidateParams(search);
  return ["q", "minYears", "workType", "minHours", "place", "miles", "sort", "after"].some((name) => {
    const value = asked.get(name) ?? "";
    return (value === "0" ? "" : value) !== (shown.get(name) ?? "");
  });
}

type RowProps = { row: CandidateRow; search: CandidateSearch; card: ReactNode; children: ReactNode };

function Row({ row, search, card, children }: RowProps) {
  const isOpen = card !== null;
  return (
    <>
      <TableRow isOn={isOpen}>
        <CandidateCells row={row}>{children}</CandidateCells>
        <ActionsCell>
          <ButtonLink
            id={viewLinkId(row.userId)}
            to={candidatesAddress(search, isOpen ? null : row.userId)}
            preventScrollReset
            aria-expanded={isOpen}
            aria-label={`View Profile: ${candidateName(row)}`}
          >
            View Profile
          </ButtonLink>
        </ActionsCell>
      </TableRow>
      {isOpen && <DetailRow>{card}</DetailRow>}
    </>
  );
}
