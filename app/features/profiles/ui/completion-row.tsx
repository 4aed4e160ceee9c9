import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { completionTitle, openText } from "../labels.ts";
import { completionPercent, openParts, type Profile } from "../rules.ts";
import "./completion-card.css";

export type CompletionRowProps = {
  profile: Profile;
  /** Whether completing it is the main action of the page. */
  isMain: boolean;
};

/** The profile's completion on the dashboard, with a link to continue. */
export function CompletionRow({ profile, isMain }: CompletionRowProps) {
  const open = openParts(profile);
  return (
    <section className="card completion--row" aria-labelledby="completion">
      <Meter percent={completionPercent(profile)} label="profile complete" size="s" />
      <div className="grow">
        <h2 id="completion">{completionTitle(open)}</h2>
        <p className="soft">{openText(open)}</p>
      </div>
      {open.length > 0 && (
        <ButtonLink to={href("/senior/profile")} variant={isMain ? "main" : "plain"}>
          Complete Profile
        </ButtonLink>
      )}
    </section>
  );
}
