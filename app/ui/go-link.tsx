import ArrowRight from "lucide-react/icons/arrow-right";
import { Link, type LinkProps } from "react-router";

/** A line in a list of links: text, an arrow, and a thin line above. */
export function GoLink({ children, ...link }: Omit<LinkProps, "className">) {
  return (
    <Link {...link} className="go">
      <span>{children}</span>
      <ArrowRight className="i" />
    </Link>
  );
}
