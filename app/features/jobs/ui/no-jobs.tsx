import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { type FilterGroup, jobsText } from "../search/labels.ts";
import type { Advice, JobSearch } from "../search/rules.ts";
import { searchQuery } from "../search/schema.ts";

export type NoJobsProps = {
  search: JobSearch;
  advice: readonly Advice[];
  groups: readonly FilterGroup[];
  path: string;
};

/** Nothing found, and what would help: the filter to take off, by name, with what it would show. */
export function NoJobs({ search, advice, groups, path }: NoJobsProps) {
  return (
    <EmptyState
      seed="no-jobs"
      level={3}
      title="Search a little wider"
      text={
        advice.length === 0
          ? "Check the spelling, use fewer words, or try a more general one."
          : "There are jobs that fit everything but this:"
      }
      action={
        <div className="stack stack--s3">
          {advice.map(({ drop, total }) => (
            <p key={drop}>
              <Link to={path + searchQuery({ ...search, ...WITHOUT[drop], cursor: null })} preventScrollReset>
                {`Without ${namesOf(drop, search, groups)}: ${jobsText(total)}`}
              </Link>
            </p>
          ))}
          <ButtonLink to={path}>See all jobs</ButtonLink>
        </div>
      }
    />
  );
}

const WITHOUT = {
  employmentTypes: { employmentTypes: [] },
  workTypes: { workTypes: [] },
  place: { place: "" },
} satisfies Record<Advice["drop"], Partial<JobSearch>>;

/** "Part-time or Project", "the place “Duluth”". */
function namesOf(drop: Advice["drop"], search: JobSearch, groups: readonly FilterGroup[]): string {
  if (drop === "place") return `the place “${search.place}”`;
  const name = drop === "employmentTypes" ? "employmentType" : "workType";
  const on = groups.flatMap(({ choices }) => choices).filter((choice) => choice.isOn && choice.name === name);
  return on.map(({ label }) => label).join(" or ");
}
