import { ButtonLink } from "#app/ui/button.tsx";

/** The two sides of the market, side by side. */
export function WhoItIsFor() {
  return (
    <section aria-labelledby="who-title">
      <h2 className="vh" id="who-title">
        Who It's For
      </h2>
      <div className="who">
        <div className="who__sunk stack">
          <h3 className="headline">Seniors</h3>
          <p className="measure">
            You've done the work for decades, and you'd like to keep doing it, as much or as little as you want.
          </p>
          <ul>
            <li>Part-time, consulting and project work</li>
            <li>Remote, hybrid or near home</li>
            <li>Your experience, not your birthdays: we never ask your age</li>
          </ul>
          <ButtonLink variant="primary" to="/create-profile">
            Create Your Profile
          </ButtonLink>
        </div>
        <div className="inverse stack">
          <h3 className="headline">Recruiters</h3>
          <p className="measure">
            You need someone who's seen it all before, and you need them two days a week, not five.
          </p>
          <ul>
            <li>People matched to the job, with reasons</li>
            <li>Every applicant and every step in one place</li>
            <li>Pay, hours and flexibility stated before anyone applies</li>
          </ul>
          <ButtonLink variant="primary" to="/signup?as=recruiter">
            Create Recruiter Account
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
