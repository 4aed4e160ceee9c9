import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { completionTitle, openText } from "../labels.ts";
import { completionPercent, openParts, type Profile } from "../rules.ts";
import "./completion-card.css";

/** How whole the profile is, for the dashboard, with the way to go on. */
export function CompletionRow({ profile }: { profile: Profile }) {
  const open = openParts(profile);
  return (
    <section className="card completion--row" aria-labelledby="completion">
      <Meter percent={completionPercent(profile)} label="profile complete" size="m" />
      <div className="grow">
        <h2 id="completion">{completionTitle(open)}</h2>
        <p className="soft">{openText(open)}</p>
      </div>
      {open.length > 0 && (
        <ButtonLink to={href("/senior/profile")} variant="main">
          Complete Profile
        </ButtonLink>
      )}
    </section>
  );
}
