import ChevronDown from "lucide-react/icons/chevron-down";
import type { Match } from "../rules.ts";
import { MatchReasons } from "./match-reasons.tsx";
import "./why-match.css";

/** "Why this match", closed until it is asked for; opens in place, also without JavaScript. */
export function WhyMatch({ match, isOpen }: { match: Match; isOpen?: boolean | undefined }) {
  return (
    <details className="why" open={isOpen}>
      <summary className="why__ask">
        Why this match
        <ChevronDown className="i" />
      </summary>
      <MatchReasons match={match} />
    </details>
  );
}
