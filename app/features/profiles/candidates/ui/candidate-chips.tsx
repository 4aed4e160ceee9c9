import { Link } from "react-router";
import { RemoveChipLink } from "#app/ui/chip.tsx";
import { filterTexts } from "../labels.ts";
import { type CandidateSearch, NO_CRITERIA } from "../rules.ts";
import { CLEARED, candidatesAddress } from "./address.ts";

/** The active filters of a search, each with a link that removes it. `around` is the town that miles are measured from. */
export function CandidateChips({ search, around }: { search: CandidateSearch; around: string | null }) {
  const texts = filterTexts(search, around);
  if (texts.length === 0) return null;
  const without = (less: Partial<CandidateSearch>) => candidatesAddress({ ...search, ...less, after: null });
  return (
    <ul className="chips l" aria-label="Filters that are on">
      {texts.map(({ text, less }) => (
        <li key={text}>
          <RemoveChipLink label={text} what="filter" to={without(less)} state={CLEARED} preventScrollReset />
        </li>
      ))}
      <li>
        <Link
          className="btn btn--quiet"
          to={without({ ...NO_CRITERIA, query: search.query })}
          state={CLEARED}
          preventScrollReset
        >
          Clear all
        </Link>
      </li>
    </ul>
  );
}
