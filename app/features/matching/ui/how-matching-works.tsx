import type { ReactNode } from "react";
import { Meter } from "#app/ui/meter.tsx";
import { LEAST_SHOWN, type Match } from "../rules.ts";
import { ExampleMatch } from "./example-match.tsx";

/** The method in plain words (docs/matching.md has the formula), with what each part comes to in one example. */
export function HowMatchingWorks({ match, exampleTitle }: { match: Match; exampleTitle: string }) {
  const percentOf = (part: string) =>
    Math.round(100 * (match.reasons.find((reason) => reason.part === part)?.share ?? 0));
  return (
    <section className="section" aria-labelledby="matching">
      <div className="wrap">
        <div className="split section__head">
          <h2 className="headline" id="matching">
            How matching works
          </h2>
          <div className="stack">
            <p className="lede">
              Our AI-based recommendation of matching jobs shows its reasons, because a score is only worth something if
              you can check it. It starts with your trade: we read your skills and what you say about yourself, and the
              whole text of a job, with a vocabulary of work that knows some 1,700 occupations by their many names.
            </p>
            <p className="measure">
              How well the trade and the skills fit is where the score begins. What stands in the way (too few hours, a
              long drive, another work mode, less pay than you want) lowers it, and good hours never lift another trade
              above your own. How much each of these counts was learned from matches that people judged, never from whom
              employers picked. Your name, your photo, your years and anything else that hints at your age never enter
              the score. Below {LEAST_SHOWN} percent we recommend nothing.
            </p>
          </div>
        </div>
        <ul className="thirds">
          <Part title="Skill matching" percent={percentOf("skills")}>
            “Attorney” and “lawyer” are one trade, and “A/P” is accounts payable. A trade close to yours counts in part.
            Skills that only some trades ask for count more than “Teamwork”.
          </Part>
          <Part title="Availability alignment" percent={percentOf("hours")}>
            The hours you want against the hours the job needs. 16 asked and 20 offered is a full fit; 40 asked and 10
            offered leaves three quarters of the score.
          </Part>
          <Part title="Location compatibility" percent={percentOf("place")}>
            Remote, hybrid or on-site, and how many miles the job is from home, against how far you would travel. A
            remote job fits every place.
          </Part>
        </ul>
        <div className="together">
          <div className="together__text">
            <h3>Put together, for one job</h3>
            <p className="soft">{`An example: ${exampleTitle}.`}</p>
            <ExampleMatch match={match} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Part({ title, percent, children }: { title: string; percent: number; children: ReactNode }) {
  return (
    <li className="card">
      <div className="part">
        <Meter percent={percent} label="in this example" />
        <h3>{title}</h3>
      </div>
      <p>{children}</p>
    </li>
  );
}
