import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Link, type To } from "react-router";

export type PaginationProps = {
  label?: string | undefined;
  /** The addresses of the neighboring pages; null at an end. */
  previous: To | null;
  next: To | null;
  /** If only the first page is known, "First page". */
  previousLabel?: string | undefined;
  /** Numbered pages, if they are known. */
  pages?: ReadonlyArray<{ number: number; to: To; isCurrent: boolean }> | undefined;
};

/** Links to neighboring pages of a list. Renders nothing if there is only one page. */
export function Pagination({
  label = "Pages",
  previous,
  next,
  previousLabel = "Previous",
  pages = [],
}: PaginationProps) {
  if (!previous && !next && pages.length < 2) return null;
  return (
    <nav className="pager" aria-label={label}>
      {previous && (
        <Link to={previous} rel="prev">
          <ArrowLeft className="i" />
          <span>{previousLabel}</span>
        </Link>
      )}
      {pages.map((page) => (
        <Link
          key={page.number}
          to={page.to}
          aria-label={`Page ${page.number}`}
          aria-current={page.isCurrent ? "page" : undefined}
        >
          {page.number}
        </Link>
      ))}
      {next && (
        <Link to={next} rel="next">
          Next
          <ArrowRight className="i" />
        </Link>
      )}
    </nav>
  );
}
