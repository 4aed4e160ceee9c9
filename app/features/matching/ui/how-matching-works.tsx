import type { ReactNode } from "react";
import { Meter } from "#app/ui/meter.tsx";
import { type Match, PART_WEIGHTS } from "../rules.ts";
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
              A score is only worth something if you can check it. Ours is arithmetic: each part is scored on its own,
              then they are added up, and you see every part.
            </p>
            <p className="measure">
              Your name, your photo, your years and anything else that hints at your age never enter the sum. Hours,
              work mode and place that you have not said count half, neither for you nor against you. Skills count when
              you name them; one that only stands in “About me” counts a tenth. Pay weighs {PART_WEIGHTS.pay} parts in
              100, and only when you show employers what you want.
            </p>
          </div>
        </div>
        <ul className="thirds">
          <Part title="Skill matching" percent={percentOf("skills")}>
            Rare skills count more than common ones. A skill that people often name together with yours counts in part,
            and you see which. Skills weigh most: {PART_WEIGHTS.skills} parts in 100.
          </Part>
          <Part title="Availability alignment" percent={percentOf("hours")}>
            The hours you want against the hours the job needs. 16 asked and 20 offered is a full fit; 40 asked and 10
            offered is none. {PART_WEIGHTS.hours} parts in 100.
          </Part>
          <Part title="Location compatibility" percent={percentOf("place")}>
            Remote, hybrid or on-site, and how many miles the job is from home, against how far you would travel. A
            remote job fits every place. Work mode weighs {PART_WEIGHTS["work-mode"]} parts in 100, place{" "}
            {PART_WEIGHTS.place}.
          </Part>
        </ul>
        <div className="together">
          <div className="together__text">
            <h3>Put together, for one job</h3>
            <p className="soft">An example: {exampleTitle}.</p>
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
