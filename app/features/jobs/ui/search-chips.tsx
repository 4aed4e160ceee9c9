import { Link } from "react-router";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { RemoveChipLink } from "#app/ui/chip.tsx";

export type SearchChipsProps = { view: SearchView; path: string; onFollow: () => void };

/** The understood parts and active filters of a search, each with a link that removes it. */
export function SearchChips(props: SearchChipsProps) {
  return (
    <>
      <Understood {...props} />
      <FilterChips {...props} />
    </>
  );
}

function FilterChips({ view, path, onFollow }: SearchChipsProps) {
  const on = view.groups.flatMap(({ choices }) => choices).filter(({ isOn }) => isOn);
  if (on.length === 0) return null;
  return (
    <ul className="chips l" aria-label="Filters that are on">
      {on.map(({ name, value, label, without }) => (
        <li key={`${name} ${value}`}>
          <RemoveChipLink label={label} what="filter" to={path + without} preventScrollReset onClick={onFollow} />
        </li>
      ))}
      <li>
        <Link className="btn btn--quiet" to={path + view.cleared} preventScrollReset onClick={onFollow}>
          Clear all
        </Link>
      </li>
    </ul>
  );
}

/** The understood parts, each with a link that removes it. */
function Understood({ view: { understood }, path, onFollow }: SearchChipsProps) {
  if (understood.length === 0) return null;
  return (
    <ul className="chips l" aria-label="What we understood">
      {understood.map(({ text, query }) => (
        <li key={text}>
          <RemoveChipLink label={text} what="from the search" to={path + query} preventScrollReset onClick={onFollow} />
        </li>
      ))}
    </ul>
  );
}
