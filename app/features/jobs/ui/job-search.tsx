import MapPin from "lucide-react/icons/map-pin";
import { type ReactNode, useEffect, useRef } from "react";
import { Link, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { RemoveChipLink } from "#app/ui/chip.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pagination } from "#app/ui/pagination.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import type { JobCard as JobCardFacts } from "../rules.ts";
import { type FilterGroup, foundText, publicFilters, SORT_LABELS, seniorFilters } from "../search/labels.ts";
import type { JobSearchPage, JobSearch as Search } from "../search/rules.ts";
import { searchQuery } from "../search/schema.ts";
import { JobCard } from "./job-card.tsx";
import { NoJobs } from "./no-jobs.tsx";
import { SearchFilters } from "./search-filters.tsx";
import { useSearchForm } from "./use-search-form.ts";

export type JobSearchProps = {
  search: Search;
  page: JobSearchPage;
  now: Date;
  /** The page's own address, without a query. */
  path: string;
  /** The senior area words its inputs and filters as the specification does there. */
  area: "public" | "senior";
  /** Match ring and "Why" of a job, for a person with a profile. */
  matchOf?: ((job: JobCardFacts) => ReactNode) | undefined;
  /** A button beside each card's link, e.g. Save. */
  actionOf?: ((job: JobCardFacts) => ReactNode) | undefined;
  /** What stands between the search and its results, e.g. tabs. */
  children?: ReactNode;
};

const FORM_ID = "job-search";
const RESULTS_ID = "results";

/** Search, filters and results. Everything it shows is in the address, and it works without JavaScript. */
export function JobSearch({ search, page, now, path, area, matchOf, actionOf, children }: JobSearchProps) {
  const { formRef, onSubmit, onInput } = useSearchForm(path, search);
  const groups = area === "public" ? publicFilters(search, page.counts) : seniorFilters(search, page.counts);
  const form = (
    <search>
      <form className="search" id={FORM_ID} action={path} ref={formRef} onSubmit={onSubmit}>
        <SearchInput
          name="q"
          label={area === "public" ? "What" : "Keyword"}
          placeholder="Search jobs by title or keyword"
          defaultValue={search.keywords}
        />
        <TextInput
          name="where"
          label={area === "public" ? "Where" : "Location"}
          placeholder="City, state or Remote"
          autoComplete="off"
          icon={<MapPin className="i" />}
          defaultValue={search.place}
        />
        <Button type="submit" variant="main">
          Search Jobs
        </Button>
      </form>
    </search>
  );
  return (
    <div onInput={onInput} className={area === "public" ? undefined : "stack stack--s6"}>
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
          <SearchFilters
            groups={groups}
            formId={FORM_ID}
            found={page}
            onDone={() => document.getElementById(RESULTS_ID)?.focus()}
            hint={area === "senior" ? CONTRACT_HINT : undefined}
          />
          <Results
            search={search}
            page={page}
            now={now}
            path={path}
            groups={groups}
            matchOf={matchOf}
            actionOf={actionOf}
            isSlim={area === "senior"}
          />
        </div>
      </div>
    </div>
  );
}

const CONTRACT_HINT = "Contract means consulting or project work.";

type ResultsProps = Pick<JobSearchProps, "search" | "page" | "now" | "path" | "matchOf" | "actionOf"> & {
  groups: readonly FilterGroup[];
  isSlim: boolean;
};

function Results({ search, page, now, path, groups, matchOf, actionOf, isSlim }: ResultsProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const isLeaving = useRef(false);
  const navigation = useNavigation();
  const isLoading = navigation.state === "loading" && navigation.location.pathname === path;
  const at = searchQuery(search);

  // A chip or a page link is gone once it has done its work: the focus moves to what it changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what has to be noticed
  useEffect(() => {
    if (isLeaving.current) headingRef.current?.focus();
    isLeaving.current = false;
  }, [at]);
  const leave = () => {
    isLeaving.current = true;
  };
  const to = (change: Partial<Search>) => path + searchQuery({ ...search, cursor: null, ...change });

  return (
    <section aria-labelledby={RESULTS_ID} aria-busy={isLoading || undefined} className="stack">
      <div className="row between row--end">
        <div role="status">
          <h2 id={RESULTS_ID} ref={headingRef} tabIndex={-1}>
            {foundText(page)}
          </h2>
        </div>
        <SortChoice sort={search.sort} />
      </div>
      <FilterChips
        groups={groups}
        path={path}
        clearedTo={to({ employmentTypes: [], workTypes: [] })}
        onFollow={leave}
      />
      {page.isClose && (
        <Notice tone="info" title="No exact matches; showing close ones">
          No open job has “{search.keywords}” as you typed it. This is what comes near.
        </Notice>
      )}
      {page.jobs.length === 0 ? (
        <NoJobs search={search} advice={page.advice} groups={groups} path={path} />
      ) : (
        <div className="jobs">
          {page.jobs.map((job) => (
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
      <Pages
        previous={page.previous && to({ cursor: page.previous })}
        next={page.next && to({ cursor: page.next })}
        onFollow={leave}
      />
    </section>
  );
}

function SortChoice({ sort }: { sort: Search["sort"] }) {
  return (
    <div className="row row--near sortby">
      <label htmlFor="sort">Sort by</label>
      <select className="select" id="sort" name="sort" form={FORM_ID} defaultValue={sort}>
        {SORT_LABELS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}

type FilterChipsProps = { groups: readonly FilterGroup[]; path: string; clearedTo: string; onFollow: () => void };

function FilterChips({ groups, path, clearedTo, onFollow }: FilterChipsProps) {
  const on = groups.flatMap(({ choices }) => choices).filter(({ isOn }) => isOn);
  if (on.length === 0) return null;
  return (
    <ul className="chips l" aria-label="Filters that are on">
      {on.map(({ value, label, without }) => (
        <li key={value}>
          <RemoveChipLink
            label={label}
            what="filter"
            to={path + searchQuery(without)}
            preventScrollReset
            onClick={onFollow}
          />
        </li>
      ))}
      <li>
        <Link className="btn btn--quiet" to={clearedTo} preventScrollReset onClick={onFollow}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}

function Pages({ previous, next, onFollow }: { previous: string | null; next: string | null; onFollow: () => void }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div onClick={onFollow}>
      <Pagination previous={previous} next={next} />
    </div>
  );
}
