import type { ReactNode } from "react";
import { EXAMPLE_JOB_TITLE, exampleMatch } from "#app/content/example-match.ts";
import { RECRUITER_STEPS } from "#app/content/recruiter-steps.ts";
import { PART_WEIGHTS } from "#app/features/matching/rules.ts";
import { ExampleMatch } from "#app/features/matching/ui/example-match.tsx";
import { launchNote } from "#app/features/plans/labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { type Step, StepList } from "#app/ui/step-list.tsx";
import type { Route } from "./+types/how-it-works";

const SENIOR_STEPS: readonly Step[] = [
  {
    title: "Create your profile",
    text: "What you do well, how many hours you want, and where. It takes minutes; you can stop and come back.",
  },
  {
    title: "See what fits",
    text: "Every match comes with its reasons: what fits, what fits in part, and what is missing.",
  },
  {
    title: "Apply in one click",
    text: "Your finished profile is your application. One press sends it as it stands that day.",
  },
  {
    title: "Talk and decide",
    text: "You are told when your application is read and decided. Every step has its date, and you may withdraw.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "How It Works",
    description: "Four steps for seniors, four for recruiters, and how a match is worked out: in plain words.",
    path: "/how-it-works",
  };
  return pageMeta(page, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  const match = exampleMatch();
  const percentOf = (part: string) =>
    Math.round(100 * (match.reasons.find((reason) => reason.part === part)?.share ?? 0));
  const parts = { skills: percentOf("skills"), hours: percentOf("hours"), place: percentOf("place") };
  return { match, parts, note: launchNote(context.get(platformContext).env.billingMode) };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { match, parts, note } = loaderData;
  return (
    <>
      <div className="wrap pagehead">
        <PageTitle className="display">Two sides, four steps each</PageTitle>
        <p className="lede">
          One place where experienced people say what they want to do, and employers say what they need done. Here is
          what happens, in order.
        </p>
      </div>
      <Flow id="seniors" title="For seniors" text="Free, from the first step to the last." steps={SENIOR_STEPS}>
        <ButtonLink variant="main" to="/create-profile">
          Create Your Profile
        </ButtonLink>
      </Flow>
      <Flow id="recruiters" title="For recruiters" text={`One price a month. ${note}`} steps={RECRUITER_STEPS} isSunk>
        <ButtonLink variant="primary" to="/hire-talent">
          Hire Talent
        </ButtonLink>
      </Flow>
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
                work mode and place that you have not said count half, neither for you nor against you. Skills count
                when you name them; one that only stands in “About me” counts a tenth. Pay weighs {PART_WEIGHTS.pay}{" "}
                parts in 100, and only when you show employers what you want.
              </p>
            </div>
          </div>
          <ul className="thirds">
            <Part title="Skill matching" percent={parts.skills}>
              Rare skills count more than common ones. A skill that people often name together with yours counts in
              part, and you see which. Skills weigh most: {PART_WEIGHTS.skills} parts in 100.
            </Part>
            <Part title="Availability alignment" percent={parts.hours}>
              The hours you want against the hours the job needs. 16 asked and 20 offered is a full fit; 40 asked and 10
              offered is none. {PART_WEIGHTS.hours} parts in 100.
            </Part>
            <Part title="Location compatibility" percent={parts.place}>
              Remote, hybrid or on-site, and how many miles the job is from home, against how far you would travel. A
              remote job fits every place. Work mode weighs {PART_WEIGHTS["work-mode"]} parts in 100, place{" "}
              {PART_WEIGHTS.place}.
            </Part>
          </ul>
          <div className="together">
            <div className="together__text">
              <h3>Put together, for one job</h3>
              <p className="soft">An example: {EXAMPLE_JOB_TITLE}.</p>
              <ExampleMatch match={match} />
            </div>
          </div>
        </div>
      </section>
      <CloseBand title="See what fits you." text="Your first matches appear as soon as your skills and hours are in.">
        <ButtonLink variant="primary" big to="/signup">
          Sign Up
        </ButtonLink>
      </CloseBand>
    </>
  );
}

type FlowProps = {
  id: string;
  title: string;
  text: string;
  steps: readonly Step[];
  isSunk?: boolean;
  children: ReactNode;
};

function Flow({ id, title, text, steps, isSunk, children }: FlowProps) {
  return (
    <section className={isSunk ? "section section--sunk" : "section section--rule"} aria-labelledby={id}>
      <div className="wrap split">
        <div className="stack">
          <h2 className="headline" id={id}>
            {title}
          </h2>
          <p className="soft">{text}</p>
        </div>
        <div>
          <StepList steps={steps} />
          <p className="section__act">{children}</p>
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
