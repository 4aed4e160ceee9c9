import { pageMeta } from "#app/http/page-meta.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { CloseBand } from "#app/ui/close-band.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";
import type { Route } from "./+types/about";

const VALUES = [
  {
    title: "Respect",
    text: "We talk to you like an adult who knows the job. We never ask when you were born, and nothing here is sorted by age.",
  },
  {
    title: "Flexibility",
    text: "You choose the days, the hours and the place. Every job tells you what's flexible and what it pays before you apply.",
  },
  {
    title: "Community",
    text: "It took you decades to learn what you know, and it's worth passing on. A workplace is better when three generations share it.",
  },
];

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "About",
    description:
      "Why we're here: work for experienced people, as much or as little as they want. Our mission and our values.",
    path: "/about",
  };
  return pageMeta(page, matches);
}

export default function About() {
  return (
    <>
      <div className="wrap pagehead">
        <PageTitle className="display">You're still adding rings</PageTitle>
        <p className="lede">
          A tree adds a ring for every year it lives. So does a working life, and yours isn't over because the calendar
          says so.
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
              know how to do.
            </p>
            <p className="measure">
              Most job sites are built for people who are just starting out and want forty hours a week. Many people
              who've finished one career want something else: two days a week, one project, a season, or an hour on the
              phone with someone who's stuck. That work exists. It's hard to find because few employers post it with its
              pay and hours. Here, everyone does.
            </p>
          </div>
        </div>
      </section>
      <section aria-labelledby="audiences">
        <h2 className="vh" id="audiences">
          Who It's For
        </h2>
        <div className="who">
          <div className="who__sunk stack">
            <h3 className="headline">Seniors</h3>
            <p className="measure">
              Retired, semi-retired or done with full-time work. Create your profile once, browse and apply for free,
              and always know where your applications stand.
            </p>
            <ButtonLink variant="primary" to="/create-profile">
              Create Your Profile
            </ButtonLink>
          </div>
          <div className="inverse stack">
            <h3 className="headline">Recruiters</h3>
            <p className="measure">
              Companies of every size that need good judgment more than long hours. Post the job as it really is, meet
              people who fit, and see the reasons in writing.
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
      <CloseBand title="Take a look around." text="You don't need an account to browse jobs.">
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
