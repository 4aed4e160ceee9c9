import BellPlus from "lucide-react/icons/bell-plus";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

export type SaveSearchProps = {
  /** Where the search is saved, or the list if it already is. */
  to: string;
  isKept: boolean;
  variant?: "quiet" | undefined;
};

/** The link beside results that saves the search, or says that it is saved. */
export function SaveSearch({ to, isKept, variant }: SaveSearchProps) {
  if (isKept) {
    return (
      <p>
        <Link className="tap" to={to}>
          This search is saved
        </Link>
      </p>
    );
  }
  return (
    <ButtonLink to={to} variant={variant}>
      <BellPlus className="i" />
      Save this search
    </ButtonLink>
  );
}
