import ArrowRight from "lucide-react/icons/arrow-right";
import { Link, type LinkProps } from "react-router";

/** One line of a list of ways to go on: words, an arrow, a hairline above. */
export function GoLink({ children, ...link }: Omit<LinkProps, "className">) {
  return (
    <Link {...link} className="go">
      <span>{children}</span>
      <ArrowRight className="i" />
    </Link>
  );
}
