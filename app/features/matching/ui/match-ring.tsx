import { useEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { Meter } from "#app/ui/meter.tsx";
import type { Match } from "../rules.ts";
import { MatchReasons } from "./match-reasons.tsx";

/**
 * A score ring for the side of a card; "Why" opens the reasons inside the card. `title` names the job for screen
 * readers.
 */
export function MatchRing({ match, title }: { match: Match; title: string }) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const details = ref.current?.querySelector("details");
    if (!details) return;
    function show() {
      if (!details?.open) return;
      const isHigh = details.offsetHeight > window.innerHeight;
      details.scrollIntoView({ block: isHigh ? "start" : "nearest" });
    }
    details.addEventListener("toggle", show);
    return () => details.removeEventListener("toggle", show);
  }, []);

  function close() {
    ref.current?.querySelector("summary")?.focus();
  }

  return (
    <div className="match" ref={ref}>
      <Meter percent={match.percent} label="match" />
      <Disclosure
        className="why why--card"
        summaryClassName="why__ask"
        isSticky
        summary={
          <>
            Why<span className="vh">{` this match: ${title}`}</span>
          </>
        }
      >
        <div className="why__panel">
          <h4 className="h5">Why this match</h4>
          <MatchReasons match={match} />
          <p className="why__close needs-script">
            <Button data-closes onClick={close} aria-label={`Close: why ${title} matches`}>
              Close
            </Button>
          </p>
        </div>
      </Disclosure>
    </div>
  );
}
