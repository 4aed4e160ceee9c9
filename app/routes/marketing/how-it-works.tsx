import type { ReactNode } from "react";
import { EXAMPLE_JOB_TITLE, exampleMatch } from "#app/content/example-match.ts";
import { RECRUITER_STEPS } from "#app/content/recruiter-steps.ts";
import { HowMatchingWorks } from "#app/features/matching/ui/how-matching-works.tsx";
import { launchNote } from "#app/features/plans/price-labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { type Step, StepList } from "#app/ui/step-list.tsx";
import type { Route } from "./+types/how-it-works";

const SENIOR_STEPS: readonly Step[] = [
  {
    title: "Create your profile",
    text: "Tell us what you do well, how many hours you want and where. It takes minutes, and you can stop and come back anytime.",
  },
  {
    title: "See what fits",
    text: "Every match comes with its reasons: what fits, what partly fits, and what's missing.",
  },
  {
    title: "Apply in one click",
    text: "Your finished profile is your application. One click sends your current profile.",
  },
  {
    title: "Talk and decide",
    text: "We tell you when your application is read and when there's a decision. Every step has a date, and you can withdraw at any time.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "How It Works",
    description: "Four steps for seniors, four for recruiters, and how we calculate a match, in plain English.",
    path: "/how-it-works",
  };
  return pageMeta(page, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  return { match: exampleMatch(), note: launchNote(context.get(platformContext).env.billingMode) };
}

export default function HowItWorks({ loaderData }: Route.ComponentProps) {
  const { match, note } = loaderData;
  return (
    <>
      <div className="wrap pagehead">
        <PageTitle className="display">Four steps to work, four steps to hire</PageTitle>
        <p className="lede">
          Experienced people say what they want to do, and employers say what they need done. Here's what happens next,
          step by step.
        </p>
      </div>
      <Flow id="seniors" title="For seniors" text="Free from start to finish." steps={SENIOR_STEPS}>
        <ButtonLink variant="main" to="/create-profile">
          Create Your Profile
        </ButtonLink>
      </Flow>
      <Flow id="recruiters" title="For recruiters" text={`One monthly price. ${note}`} steps={RECRUITER_STEPS} isSunk>
        <ButtonLink variant="primary" to="/hire-talent">
          Hire Talent
        </ButtonLink>
      </Flow>
      <HowMatchingWorks match={match} exampleTitle={EXAMPLE_JOB_TITLE} />
      <CloseBand
        title="See what fits you."
        text="You'll see your first matches as soon as you add your skills and hours."
      >
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
