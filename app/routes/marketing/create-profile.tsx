import { pageMeta } from "#app/http/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import { SectionRings } from "#app/ui/section-rings.tsx";
import type { Route } from "./+types/create-profile";

const PARTS = [
  {
    title: "What you do well",
    text: "A few words about yourself, and your skills one by one. Every skill you list can lead to a match.",
  },
  {
    title: "How much you want to work",
    text: "How many hours a week you'd like, and whether you'd rather work from home, on-site or a little of both.",
  },
  {
    title: "Who sees it",
    text: "No one, until you apply or make it visible. Employers read the profile you sent them, and only that.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Create Your Profile",
    description:
      "A profile takes minutes, costs nothing and is your application for every job. We never ask for your birth date.",
    path: "/create-profile",
  };
  return pageMeta(page, matches);
}

export default function CreateProfile() {
  return (
    <>
      <section>
        <div className="wrap heroline">
          <div>
            <PageTitle className="headline">Create Your Profile</PageTitle>
            <p className="lede">
              Fill it out once, in minutes, and use it to apply for every job here. It's free, and you can change it
              whenever you like.
            </p>
            <div className="row">
              <ButtonLink variant="main" big to="/signup">
                Get Started
              </ButtonLink>
            </div>
          </div>
          <div className="heroline__art" aria-hidden="true">
            <SectionRings name="profile" />
          </div>
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="asked">
        <div className="wrap">
          <h2 className="headline section__head" id="asked">
            What we ask
          </h2>
          <ul className="thirds">
            {PARTS.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="section section--rule" aria-labelledby="never">
        <div className="wrap split">
          <h2 className="headline" id="never">
            What we never ask
          </h2>
          <div className="stack">
            <p className="lede">Your birth date, the year you graduated, or money.</p>
            <p className="measure">
              None of these says anything about your work. If an employer asks for one of them, you don't have to
              answer, and you can tell us.
            </p>
          </div>
        </div>
      </section>
      <CloseBand title="It takes about 10 minutes." text="You can stop anytime and come back later.">
        <ButtonLink variant="primary" big to="/signup">
          Get Started
        </ButtonLink>
        <ButtonLink variant="line" big to="/resources/write-a-profile">
          How to write it well
        </ButtonLink>
      </CloseBand>
    </>
  );
}
