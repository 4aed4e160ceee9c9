import { Link } from "react-router";
import type { SearchView } from "#app/features/jobs/search/view-labels.ts";
import { Notice } from "#app/ui/notice.tsx";

/** Says which spelling was searched for instead, or suggests one. */
export function OtherSpelling({ view: { corrected, didYouMean }, path }: { view: SearchView; path: string }) {
  if (corrected) {
    return (
      <Notice
        tone="info"
        title="No exact matches; showing close ones"
      >{`No open job has “${corrected.from}” as you typed it. These have “${corrected.to}”.`}</Notice>
    );
  }
  if (didYouMean === null) return null;
  return (
    <p>
      Did you mean <Link to={path + didYouMean.query}>{didYouMean.text}</Link>?
    </p>
  );
}
