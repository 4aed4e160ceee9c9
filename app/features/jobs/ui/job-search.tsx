import { type MouseEvent, type ReactNode, Suspense, useEffect, useRef } from "react";
import { useLocation, useNavigation } from "react-router";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import { Pagination } from "#app/ui/pagination.tsx";
import type { JobCard as JobCardFacts } from "../rules.ts";
import { JobCard } from "./job-card.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { SearchForm } from "./search-form.tsx";
import { useSearchForm } from "./use-search-form.ts";

// Loaded late, because most searches find something.
const NoJobs = latePart(async () => (await import("./no-jobs.tsx")).NoJobs);

const SearchChips = latePart(async () => (await import("./search-chips.tsx")).SearchChips);

// Loaded late, because few searches are misspelled.
const OtherSpelling = latePart(async () => (await import("./other-spelling.tsx")).OtherSpelling);

// Loaded late, because few searches have close matches.
const CloseJobs = latePart(async () => (await import("./close-jobs.tsx")).CloseJobs);

export type JobSearchProps = {
  view: SearchView;
  jobs: readonly JobCardFacts[];
  now: Date;
  /** The page's own address, without a query. */
  path: string;
  /** The senior area labels its inputs and filters as the specification does there. */
  area: "public" | "senior";
  /** Match ring and "Why" of a job, for a person with a profile. */
  matchOf?: ((job: JobCardFacts) => ReactNode) | undefined;
  /** A button beside each card's link, e.g. Save. */
  actionOf?: ((job: JobCardFacts) => ReactNode) | undefined;
  /** Content beside the number of results, such as "Save this search". */
  saving?: ReactNode;
  /** Content below the filters, or below the results where there is no room beside them. */
  beside?: ReactNode;
  /** Content between the search and its results, such as tabs. */
  children?: ReactNode;
};

const FORM_ID = "job-search";
const RESULTS_ID = "results";

/** Search form, filters, and results. Its state is in the address, and it works without JavaScript. */
export function JobSearch(props: JobSearchProps) {
  const { view, jobs, now, path, area, matchOf, actionOf, saving, beside, children } = props;
  const { formRef, onSubmit, onInput } = useSearchForm(path, view);
  const onDone = () => document.getElementById(RESULTS_ID)?.focus();
  const form = <SearchForm id={FORM_ID} {...{ path, view, area, formRef, onSubmit, onDone }} />;
  return (
    <div onInput={onInput} className={area === "public" ? undefined : "stack stack--s2"}>
      {area === "public" ? (
        <div className="searchband">
          <div className="wrap">{form}</div>
        </div>
      ) : (
        form
      )}
      {children}
      <div className={area === "public" ? "wrap results" : undefined}>
        <div className="cols cols--filters">
          <SearchFilters groups={view.groups} formId={FORM_ID} done={view.done} onDone={onDone} />
          <Results
            view={view}
            jobs={jobs}
            now={now}
            path={path}
            matchOf={matchOf}
            actionOf={actionOf}
            saving={saving}
            isSlim={area === "senior"}
          />
          {beside}
        </div>
      </div>
    </div>
  );
}

type ResultsProps = Pick<JobSearchProps, "view" | "jobs" | "now" | "path" | "matchOf" | "actionOf" | "saving"> & {
  isSlim: boolean;
};

function Results({ view, jobs, now, path, matchOf, actionOf, saving, isSlim }: ResultsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number>(undefined);
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === path;
  const { search: at } = useLocation();

  // A chip or a page link is gone once it has done its work: the focus moves to what it changed, the heading or a job.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what has to be noticed
  useEffect(() => {
    const next = focusNext.current;
    focusNext.current = undefined;
    if (next !== undefined) (listRef.current?.children[next]?.querySelector("a") ?? headingRef.current)?.focus();
  }, [at]);
  const leave = () => {
    focusNext.current = -1;
  };

  return (
    <section aria-labelledby={RESULTS_ID} aria-busy={isLoading || undefined} className="stack stack--s2">
      <div className="row between row--end">
        <div className="row row--near">
          <div role="status">
            <h2 id={RESULTS_ID} ref={headingRef} tabIndex={-1}>
              {view.found}
            </h2>
          </div>
          {saving}
        </div>
        <SortChoice sort={view.sort} sorts={view.sorts} />
      </div>
      {view.query !== "" && (
        <Suspense>
          <SearchChips view={view} path={path} onFollow={leave} />
        </Suspense>
      )}
      {(view.corrected || view.didYouMean) && (
        <Suspense>
          <OtherSpelling view={view} path={path} />
        </Suspense>
      )}
      {jobs.length === 0 ? (
        <Suspense>
          <NoJobs view={view} path={path} onFollow={leave} />
        </Suspense>
      ) : (
        <div className="jobs" ref={listRef}>
          {jobs.map((job) => (
            <JobCard
              key={job.id}
              job={job}
              now={now}
              match={matchOf?.(job)}
              action={actionOf?.(job)}
              isSlim={isSlim}
              hasDetailsLink={isSlim}
            />
          ))}
        </div>
      )}
      {view.close.length > 0 && (
        <Suspense>
          <CloseJobs close={view.close} now={now} matchOf={matchOf} actionOf={actionOf} isSlim={isSlim} />
        </Suspense>
      )}
      <Pages
        view={view}
        path={path}
        onFollow={leave}
        onMore={(event) => {
          event.stopPropagation();
          focusNext.current = jobs.length;
        }}
      />
    </section>
  );
}

function SortChoice({ sort, sorts }: Pick<SearchView, "sort" | "sorts">) {
  return (
    <div className="row row--near sortby">
      <label htmlFor="sort">Sort by</label>
      <select className="select" id="sort" name="sort" form={FORM_ID} defaultValue={sort}>
        {sorts.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

type PartProps = { view: SearchView; path: string };

type PagesProps = PartProps & { onFollow: () => void; onMore: (event: MouseEvent) => void };

function Pages({ view: { pages, previous, next, more }, path, onFollow, onMore }: PagesProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="row between" onClick={onFollow}>
      {more && (
        <ButtonLink variant="line" to={path + more} replace preventScrollReset onClick={onMore}>
          Load more
        </ButtonLink>
      )}
      <Pagination
        previous={previous === null ? null : path + previous}
        next={next === null ? null : path + next}
        pages={pages.map(({ query, ...page }) => ({ ...page, to: path + query }))}
      />
    </div>
  );
}
