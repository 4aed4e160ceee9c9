import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { useState } from "react";
import { Form, href, useLocation, useNavigationType } from "react-router";
import type { WorkPreference } from "#app/domain/employment.ts";
import { NOT_INCLUDED } from "#app/features/plans/labels.ts";
import type { BooleanProblem } from "#app/features/search/boolean.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { RangeField } from "#app/ui/range-field.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { TYPED, useSearchAsTyped } from "#app/ui/use-search-as-typed.ts";
import { EXPERIENCE_STEPS, experienceFrom } from "../../rules.ts";
import { hoursProblem, milesProblem, wordsProblem } from "../labels.ts";
import { CANDIDATE_FILTERS, type CandidateSearch, candidateParams, RADII } from "../rules.ts";
import { CLEARED, candidatesAddress } from "./address.ts";
import { SearchHelp } from "./search-help.tsx";

/** In the order of the specification. */
const WORK_TYPES: readonly WorkPreference[] = ["remote", "hybrid", "on-site"];
const STEPS = [...EXPERIENCE_STEPS].reverse();
const FILTERS_ID = "candidate-filters";

// A slider at its end does not filter.
const ASSUMED = ["minHours=0"];

/**
 * Returns a key that changes when Back, Forward, or a link brings another search, so that its values go into the
 * inputs, which otherwise keep their focus. It also changes when the reader leaves a page with a problem unfixed. It
 * never changes while a person types.
 */
function useEditionOfBoxes(query: string, hasProblem: boolean): number {
  const navigationType = useNavigationType();
  const { state } = useLocation();
  const [shown, setShown] = useState({ query, hasProblem, edition: 0 });
  const isSame = shown.query === query;
  if (isSame && shown.hasProblem === hasProblem) return shown.edition;
  const isLeft = isSame && !hasProblem && state !== TYPED;
  const isOther = isLeft || navigationType === "POP" || state === CLEARED;
  const edition = isOther ? shown.edition + 1 : shown.edition;
  setShown({ query, hasProblem, edition });
  return edition;
}

export type CandidateFormProps = {
  search: CandidateSearch;
  /** The typed hours, if they are not a valid number. */
  refusedHours: string | null;
  /** The town that miles are measured from. */
  around: string | null;
  /** What is wrong with the operators in the words. */
  problem: BooleanProblem | null;
  /** Whether the plan includes premium search. */
  isPremium: boolean;
};

/** The search form: words, and filters that the address shows or hides; an invalid one is always shown. */
export function CandidateForm({ search, refusedHours, around, problem, isPremium }: CandidateFormProps) {
  const isNowhere = search.miles !== null && around === null;
  const hasProblem = refusedHours !== null || isNowhere;
  const hasOpenFilters = search.hasOpenFilters || hasProblem;
  const edition = useEditionOfBoxes(
    candidateParams({ ...search, sort: "best", after: null, hasOpenFilters: false }).toString(),
    hasProblem,
  );
  const shown = candidateParams({ ...search, hasOpenFilters, after: null });
  const { formRef, onSubmit, onInput } = useSearchAsTyped({
    path: href("/recruiter/candidates"),
    query: shown.toString(),
    assumed: ASSUMED,
  });
  return (
    <Form
      key={edition}
      ref={formRef}
      method="get"
      role="search"
      className="stack"
      autoComplete="off"
      aria-label="Search candidates"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {search.sort !== "best" && <input type="hidden" name="sort" value={search.sort} />}
      {hasOpenFilters && <input type="hidden" name="filters" value="show" />}
      <div className="fieldline">
        <SearchInput
          name="q"
          label="Name, skill or word"
          defaultValue={search.query}
          error={problem && [wordsProblem(problem)]}
        />
        <Button type="submit" variant="main">
          Search
        </Button>
        <ButtonLink
          to={candidatesAddress({ ...search, hasOpenFilters: !hasOpenFilters })}
          aria-expanded={hasOpenFilters}
          aria-controls={FILTERS_ID}
          preventScrollReset
          replace
        >
          <SlidersHorizontal className="i" />
          <span>{hasOpenFilters ? "Hide Filters" : "Show Filters"}</span>
        </ButtonLink>
      </div>
      <SearchHelp isPremium={isPremium} />
      {/* Hidden filters still apply, so their inputs stay in the form. */}
      <div className="filterband candidatefilters" id={FILTERS_ID} hidden={!hasOpenFilters}>
        <Select
          name="minYears"
          label="Min. Experience (Years)"
          placeholder="Any"
          defaultValue={search.minYears === 0 ? "" : String(search.minYears)}
          options={STEPS.map((step) => ({ value: String(step), label: experienceFrom(step) }))}
        />
        <Select
          name="workType"
          label="Work Type"
          placeholder="Any"
          defaultValue={search.workType ?? ""}
          options={WORK_TYPES.map((value) => ({ value, label: value }))}
        />
        <RangeField
          name="minHours"
          label="Min. Availability (Hours)"
          hint={`From ${CANDIDATE_FILTERS.hours.min} to ${CANDIDATE_FILTERS.hours.max} hours a week.`}
          {...CANDIDATE_FILTERS.hours}
          defaultValue={search.minHours}
          defaultText={refusedHours ?? undefined}
          error={refusedHours === null ? null : [hoursProblem(search.minHours)]}
        />
        <TextInput
          name="place"
          label="Location"
          hint="The town, state, or ZIP code they live in."
          autoComplete="off"
          defaultValue={search.place}
        />
        <Select
          name="miles"
          label="Within (Miles)"
          hint={isPremium ? "Remote workers count where they live." : NOT_INCLUDED["premium-search"]}
          placeholder="The location alone"
          defaultValue={search.miles === null ? "" : String(search.miles)}
          options={RADII.map((miles) => ({ value: String(miles), label: `${miles} miles` }))}
          error={isNowhere ? [milesProblem(search.place)] : null}
        />
      </div>
    </Form>
  );
}
