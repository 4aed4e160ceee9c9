import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import { Form, useSubmit } from "react-router";
import { CountDot } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Checkbox } from "#app/ui/choice.tsx";
import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { SearchInput } from "#app/ui/search-input.tsx";
import { Select } from "#app/ui/select.tsx";
import { TextInput } from "#app/ui/text-input.tsx";
import { useKeptFocus } from "#app/ui/use-kept-focus.ts";
import {
  DUE_OPTIONS,
  HOUR_OPTIONS,
  NEW_LABEL,
  type OverviewChoices,
  SCOPE_OPTIONS,
  SORT_OPTIONS,
  STATUS_OPTIONS,
  stageOptions,
} from "../labels.ts";
import { type OverviewSearch, overviewQuery } from "../rules.ts";
import "./overview.css";

type OverviewFormProps = { search: OverviewSearch; choices: OverviewChoices; hasTeam: boolean };

/** Words, order, and filters of the list of all applicants, all of them in the address. Unused filters are folded. */
export function OverviewForm({ search, choices, hasTeam }: OverviewFormProps) {
  const submit = useSubmit();
  const isReadOnly = useIsReadOnly();
  const values = overviewQuery({ ...search, after: null });
  const keepFocus = useKeptFocus(values);
  const { status, stage, jobId, due, minHours, scope, place, isNew } = search;
  const on = [status, stage, jobId, due, minHours > 0, scope !== "mine", place, isNew].filter(Boolean).length;
  return (
    <Form
      // Another view brings its values into the inputs.
      key={values}
      method="get"
      role="search"
      className="stack"
      preventScrollReset
      autoComplete="off"
      aria-label="Search all applicants"
      {...keepFocus}
    >
      <div className="overbar">
        <SearchInput name="q" label="Name, job or skill" defaultValue={search.query} />
        <Select
          name="sort"
          label="Order"
          defaultValue={search.sort}
          options={SORT_OPTIONS}
          onChange={(event) => void submit(event.currentTarget.form, { preventScrollReset: true })}
        />
        <Button type="submit" variant="main" id="search-applicants">
          Search
        </Button>
        <details open={on > 0}>
          <summary className="btn">
            <SlidersHorizontal className="i" />
            Filters <CountDot count={on} noun="on" />
          </summary>
          <div className="filterband filterband--four">
            <Select
              name="status"
              label="Status"
              placeholder="Any"
              defaultValue={search.status ?? ""}
              options={STATUS_OPTIONS}
            />
            {(choices.stages.length > 0 || search.stage !== null) && (
              <Select
                name="stage"
                label="Stage"
                placeholder="Any"
                defaultValue={search.stage ?? ""}
                options={stageOptions(choices.stages)}
              />
            )}
            <Select
              name="job"
              label="Job"
              placeholder="Any"
              defaultValue={search.jobId ?? ""}
              options={choices.jobs.map(({ id, title }) => ({ value: id, label: title }))}
            />
            <Select
              name="due"
              label="Your reply"
              placeholder="Due or not"
              defaultValue={search.due ?? ""}
              options={DUE_OPTIONS}
            />
            <Select
              name="hours"
              label="Hours a week"
              placeholder="Any"
              defaultValue={search.minHours === 0 ? "" : String(search.minHours)}
              options={HOUR_OPTIONS}
            />
            {!isReadOnly && (hasTeam || search.scope === "everyone") && (
              <Select name="whose" label="Whose jobs" defaultValue={search.scope} options={SCOPE_OPTIONS} />
            )}
            <TextInput name="place" label="Where they live" autoComplete="off" defaultValue={search.place} />
            <Checkbox name="new" label={NEW_LABEL} defaultChecked={search.isNew} />
          </div>
        </details>
      </div>
    </Form>
  );
}
