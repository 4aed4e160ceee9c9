import { pageMeta } from "#app/http/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/about";

const VALUES = [
  {
    title: "Respect",
    text: "We write to you as an adult who knows the work. We never ask when you were born, and nothing here is sorted by age.",
  },
  {
    title: "Flexibility",
    text: "You choose the days, the hours and the place. Every job says what is flexible before you apply, and what it pays.",
  },
  {
    title: "Community",
    text: "What you learned took decades, and it is worth passing on. A workplace is better when three generations share it.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "About",
    description:
      "Why this place exists: work for experienced people, in the amount that suits them. Our mission and our values.",
    path: "/about",
  };
  return pageMeta(page, matches);
}

export default function About() {
  return (
    <>
      <div className="wrap pagehead">
        <PageTitle className="display">The last ring is still open</PageTitle>
        <p className="lede">
          A tree adds one ring for every year it lives. So does a working life, and yours isn't closed because a
          calendar says so.
        </p>
      </div>
      <section className="section section--rule" aria-labelledby="mission">
        <div className="wrap split">
          <h2 className="headline" id="mission">
            Our mission
          </h2>
          <div className="stack">
            <p className="lede">
              We connect experienced people who want flexible, meaningful work with employers who need exactly what they
              know.
            </p>
            <p className="measure">
              Most job sites are made for someone who is starting out and wants forty hours. Many people who have
              finished one career want something else: two days a week, one project, a season, an hour on the phone with
              someone who is stuck. That work exists. It's hard to find, because nobody writes it down with its pay and
              its hours. Here, everyone does.
            </p>
          </div>
        </div>
      </section>
      <section aria-labelledby="audiences">
        <h2 className="vh" id="audiences">
          Who it is for
        </h2>
        <div className="who">
          <div className="who__sunk stack">
            <h3 className="headline">Seniors</h3>
            <p className="measure">
              Retired, semi-retired or done with full-time work. You create a profile once, browse and apply for free,
              and always know where an application stands.
            </p>
            <ButtonLink variant="primary" to="/create-profile">
              Create Your Profile
            </ButtonLink>
          </div>
          <div className="inverse stack">
            <h3 className="headline">Recruiters</h3>
            <p className="measure">
              Companies of every size that need judgment more than hours. You post the work as it is, and meet people
              who fit it, with the reasons in writing.
            </p>
            <ButtonLink variant="primary" to="/hire-talent">
              Hire Talent
            </ButtonLink>
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="values">
        <div className="wrap">
          <h2 className="headline section__head" id="values">
            Our values
          </h2>
          <ul className="thirds">
            {VALUES.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <CloseBand title="Take a look around." text="No account is needed to read the jobs.">
        <ButtonLink variant="primary" big to="/find-jobs">
          Find Jobs
        </ButtonLink>
        <ButtonLink variant="line" big to="/contact">
          Write to us
        </ButtonLink>
      </CloseBand>
    </>
  );
}
