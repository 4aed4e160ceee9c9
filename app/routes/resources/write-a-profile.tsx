import { Link } from "react-router";
import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import type { Route } from "./+types/write-a-profile";

const GUIDE = ARTICLES.profile;
const [FOUR, EXAMPLES, SKILLS, LEAVE_OUT, CHECK] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function WriteAProfile() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={FOUR}>
        <p>
          Most people read a few lines and then decide whether to keep going. So put these four sentences in this order.
        </p>
        <ol>
          <li>
            <b>What you do.</b> Use the words your coworkers would use, not your last job title. “I plan maintenance so
            machines stop only when we want them to.”
          </li>
          <li>
            <b>Where you did it.</b> Give the kind of place and its size. “I've done it for water utilities and food
            plants with 40 to 900 people.”
          </li>
          <li>
            <b>Proof.</b> Name one thing that got better, with a number if you have one. “Unplanned downtime fell by
            half in two years.”
          </li>
          <li>
            <b>What you want now.</b> Hours, days, kind of work. “I'd like two days a week, ideally on projects that
            have gotten stuck.”
          </li>
        </ol>
        <p>
          That's it. Four sentences may feel short when you have forty years to sum up. They're plenty for someone with
          thirty profiles to read.
        </p>
      </ArticleSection>
      <ArticleSection part={EXAMPLES}>
        <p>Here are three profiles that didn't say enough, and how they turned out.</p>
        <h3>Bookkeeping</h3>
        <p>
          <b>Before:</b> “Highly motivated finance professional with extensive experience and a proven track record in
          diverse environments.”
        </p>
        <p>
          <b>After:</b> “I close the books on time. I did it for twenty years at family companies with up to 80 people,
          and I was often the only one who knew where everything was. My last auditor asked for one correction in six
          years. I'd like 12 hours a week, remote, and month-end is fine.”
        </p>
        <h3>Nursing</h3>
        <p>
          <b>Before:</b> “Retired nurse looking for something to do.”
        </p>
        <p>
          <b>After:</b> “I teach new staff how to talk with patients who are scared. I ran a 24-bed unit and trained
          more than a hundred people there. Three of them now run units of their own. I'd like to train small groups one
          or two days a week, close to home.”
        </p>
        <h3>Trades</h3>
        <p>
          <b>Before:</b> “Electrician, all types of work, 1979 to 2022.”
        </p>
        <p>
          <b>After:</b> “I find the fault other people have been chasing all week. I work mostly in old industrial
          buildings, with or without drawings. I hold a current master electrician's license in two states. I'd like
          short projects and inspections, up to 20 hours a week, and I drive.”
        </p>
        <p>
          Notice what the “after” versions have in common: a strong verb up front, a number and a clear wish. And none
          of the adjectives everyone else uses.
        </p>
      </ArticleSection>
      <ArticleSection part={SKILLS}>
        <p>
          We match skills one by one. “Finance” won't find the job that asks for “month-end close.” Think of the items
          you'd check off on a list: month-end close, payroll, audit preparation, QuickBooks. Eight to twelve is a good
          number.
        </p>
        <p>
          Use today's term if there is one, and keep your own if people still use it. Name the software, the standard or
          the machine. If you haven't done something in years but could do it again by Thursday, list it. If you'd need
          a class first, leave it out.
        </p>
      </ArticleSection>
      <ArticleSection part={LEAVE_OUT}>
        <ul>
          <li>The year you were born, and the years you graduated.</li>
          <li>Early jobs that have nothing to do with the work you want now. You don't need to list them all.</li>
          <li>Your health, your family, your pension. None of that is an employer's business at this point.</li>
          <li>
            Your street address, Social Security number and bank details. They never belong in a profile, on any site.
          </li>
          <li>The words “still” and “only.” You aren't “still able” to do it. You're able to do it.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={CHECK}>
        <p>
          Read it out loud. If you stumble, the sentence is too long. Then ask someone who's worked with you, “Does this
          sound like me?” If they laugh and say, “You forgot the thing you're best at,” they're right.
        </p>
        <p>
          Ready? <Link to="/create-profile">Create your profile</Link>. You can stop anytime and come back later, and no
          one sees it until you want them to.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
