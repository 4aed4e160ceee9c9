import BellPlus from "lucide-react/icons/bell-plus";
import { Link } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";

export type SaveSearchProps = {
  /** Where the search is kept or, where it is already, its list. */
  to: string;
  isKept: boolean;
  variant?: "quiet" | undefined;
};

/** Beside the results: keeps the search as it is now, or says that it is kept. */
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
