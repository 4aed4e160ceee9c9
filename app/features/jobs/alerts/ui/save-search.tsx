import BellPlus from "lucide-react/icons/bell-plus";
import { href, Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

/** Beside the results: keeps the search as it is now, or says that it is kept. */
export function SaveSearch({ query, isKept }: { query: string; isKept: boolean }) {
  if (isKept) {
    return (
      <p>
        <Link className="tap" to={href("/senior/saved-searches")}>
          This search is saved
        </Link>
      </p>
    );
  }
  return (
    <ButtonLink to={`${href("/senior/saved-searches")}?${new URLSearchParams({ save: query })}`}>
      <BellPlus className="i" />
      Save this search
    </ButtonLink>
  );
}
