import Check from "lucide-react/icons/check";
import { href } from "react-router";
import { RECRUITER_STEPS } from "#app/content/recruiter-steps.ts";
import { LOWEST_PRICE_TEXT, launchNote } from "#app/features/plans/price-labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { Tag } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { Meter } from "#app/ui/meter.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { StepList } from "#app/ui/step-list.tsx";
import type { Route } from "./+types/hire-talent";

const BENEFITS = [
  {
    title: "Judgment, ready on day one",
    text: "No six-month ramp-up. They've closed the books, run the shift, lost a supplier and found another.",
  },
  {
    title: "Hours that fit the work",
    text: "Part-time, consulting or project work. Ask for 12 hours a week and meet people who want 12 hours a week.",
  },
  {
    title: "Matches with reasons",
    text: "Every name comes with what fits, what partly fits and what's missing. You decide; the score doesn't.",
  },
];

const SAMPLE = [
  { skills: "Month-end close, IFRS, audit lead", hours: 24, percent: 91 },
  { skills: "Supplier audit, ISO 9001, cost review", hours: 15, percent: 84 },
  { skills: "Maintenance planning, spare parts, SAP PM", hours: 20, percent: 79 },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Hire Talent",
    description:
      "Hire experienced people for part-time, consulting and project work. Post a job with its pay and hours, and see who matches and why.",
    path: "/hire-talent",
  };
  return pageMeta(page, matches);
}

export function loader({ context }: Route.LoaderArgs) {
  const { billingMode } = context.get(platformContext).env;
  return { note: launchNote(billingMode), isPreview: billingMode === "preview" };
}

export default function HireTalent({ loaderData }: Route.ComponentProps) {
  const { note, isPreview } = loaderData;
  const prices = isPreview ? ["Free while we launch", `${LOWEST_PRICE_TEXT} after that`] : [LOWEST_PRICE_TEXT];
  return (
    <>
      <section>
        <div className="wrap heroline">
          <div>
            <PageTitle className="headline">Hire experienced talent, two days a week or five</PageTitle>
            <p className="lede">
              People who've seen it all before, matched to the work you need done, in the hours you can afford.
            </p>
            <div className="row">
              <ButtonLink variant="main" big to="/signup?as=recruiter">
                Create Recruiter Account
              </ButtonLink>
              <ButtonLink variant="line" big to={href("/recruiter/post-job")}>
                Post a Job
              </ButtonLink>
            </div>
            <ul className="checks">
              {prices.map((price) => (
                <li key={price}>
                  <Check className="i" />
                  <span>{price}</span>
                </li>
              ))}
            </ul>
          </div>
          <figure className="card sample">
            <figcaption className="card__head">
              <b>Matching Candidates</b>
              <Tag>Example</Tag>
            </figcaption>
            <ul className="lines">
              {SAMPLE.map(({ skills, hours, percent }) => (
                <li key={skills}>
                  <div>
                    <p>
                      <b>{skills}</b>
                    </p>
                    <p className="soft">{`Available ${hours} hours a week`}</p>
                  </div>
                  <Meter percent={percent} label="match" />
                </li>
              ))}
            </ul>
          </figure>
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="benefits">
        <div className="wrap">
          <h2 className="headline section__head" id="benefits">
            What you get
          </h2>
          <ul className="thirds">
            {BENEFITS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="steps">
        <div className="wrap split">
          <h2 className="headline" id="steps">
            How it works
          </h2>
          <StepList steps={RECRUITER_STEPS} />
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="fair">
        <div className="wrap split">
          <h2 className="headline" id="fair">
            Fair from the first line
          </h2>
          <div className="stack">
            <p className="lede">Everyone knows what they're getting into, including you.</p>
            <p className="measure">
              Every job ad here gives the pay, the hours and what's flexible before anyone applies. We never ask for a
              date of birth, and neither should your ad: say what the job needs, not how old the person should be.
            </p>
          </div>
        </div>
      </section>
      <CloseBand title="Your next job post takes about ten minutes." smallPrint={note}>
        <ButtonLink variant="primary" big to="/signup?as=recruiter">
          Start Posting Jobs Today
        </ButtonLink>
        <ButtonLink variant="line" big to="/pricing">
          See pricing
        </ButtonLink>
      </CloseBand>
    </>
  );
}
