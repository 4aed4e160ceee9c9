import { Link } from "react-router";
import type { FeaturedEmployer } from "../featured/rules.ts";

/** The "Featured employer" place; nothing if no company may be there. */
export function FeaturedPlace({ featured }: { featured: FeaturedEmployer | null }) {
  return (
    featured && (
      <aside className="card featured stack" aria-labelledby="featured">
        <h2 id="featured">Featured employer</h2>
        <Link to={featured.path} dir="auto">
          {featured.name}
        </Link>
        {featured.lines.map((line) => (
          <p key={line} dir="auto">
            {line}
          </p>
        ))}
      </aside>
    )
  );
}
