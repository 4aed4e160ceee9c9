import type { ReactNode } from "react";
import { Meter } from "#app/ui/meter.tsx";
import { LEAST_SHOWN, type Match } from "../rules.ts";
import { ExampleMatch } from "./example-match.tsx";

/** Explains the method in plain words (docs/matching.md has the formula), with the parts of one example. */
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
              you can check it. It starts with your trade: we read your skills, what you say about yourself and the full
              text of each job, using a vocabulary of some 1,700 occupations and their many names.
            </p>
            <p className="measure">
              The score starts with how well your trade and skills fit. Anything that gets in the way (too few hours, a
              long drive, a different work type, less pay than you want) lowers it, and good hours never lift another
              trade above your own. We learned how much each of these counts from matches that people judged, never from
              whom employers picked. Your name, your photo, your years and anything else that hints at your age never
              affect the score. We recommend nothing below {LEAST_SHOWN} percent.
            </p>
          </div>
        </div>
        <ul className="thirds">
          <Part title="Skill matching" percent={percentOf("skills")}>
            “Attorney” and “lawyer” are the same trade, and “A/P” is accounts payable. A trade close to yours counts in
            part. Skills that only some trades ask for count more than “teamwork.”
          </Part>
          <Part title="Availability alignment" percent={percentOf("hours")}>
            We compare the hours you want with the hours the job needs. If the job needs 16 and you offer 20, that's a
            full fit. If it needs 40 and you offer 10, three-quarters of the score is left.
          </Part>
          <Part title="Location compatibility" percent={percentOf("place")}>
            Remote, hybrid or on-site, and how far the job is from home compared with how far you'd travel. A remote job
            fits everywhere.
          </Part>
        </ul>
        <div className="together">
          <div className="together__text">
            <h3>All together, for one job</h3>
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
