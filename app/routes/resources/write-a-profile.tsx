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
        <p>Most people read the first lines and then decide whether to read on. So put these four in this order.</p>
        <ol>
          <li>
            <b>What you do.</b> In the words your colleagues would use, not in the words of your last title. “I plan
            maintenance so that machines stop when we want them to.”
          </li>
          <li>
            <b>Where you did it.</b> The kind of place and its size. “For water works and food plants, from 40 people to
            900.”
          </li>
          <li>
            <b>One proof.</b> A thing that was different afterward, with a number if there is one. “Unplanned stops fell
            by half in two years.”
          </li>
          <li>
            <b>What you would like now.</b> Hours, days, kind of work. “I would like two days a week, best on projects
            that have got stuck.”
          </li>
        </ol>
        <p>
          That's all. Four sentences feel short to the person who lived through the forty years. They feel generous to
          the person who has thirty profiles to read.
        </p>
      </ArticleSection>
      <ArticleSection part={EXAMPLES}>
        <p>Three profiles that said too little by saying too much, and what became of them.</p>
        <h3>Bookkeeping</h3>
        <p>
          <b>Before:</b> “Highly motivated finance professional with extensive experience and a proven track record in
          diverse environments.”
        </p>
        <p>
          <b>After:</b> “I close the books on time. For twenty years I did it for family companies with up to 80 people,
          often as the only one who knew where everything was. My last auditor asked for one correction in six years. I
          would like 12 hours a week, remote, and month-end is fine.”
        </p>
        <h3>Nursing</h3>
        <p>
          <b>Before:</b> “Retired nurse looking for something to do.”
        </p>
        <p>
          <b>After:</b> “I teach new staff how to talk with patients who are afraid. I led a ward of 24 beds and trained
          more than a hundred people on it. Three of them now lead wards of their own. I would like to train small
          groups, one or two days a week, near home.”
        </p>
        <h3>Trades</h3>
        <p>
          <b>Before:</b> “Electrician, all work, 1979 to 2022.”
        </p>
        <p>
          <b>After:</b> “I find the fault other people have looked for all week. Mostly in old industrial buildings,
          with drawings or without. I hold a current master electrician's license in two states. I would like short
          projects and inspections, up to 20 hours a week, and I drive.”
        </p>
        <p>
          Notice what the second versions share: a verb in the first sentence, one number, and a wish. And no adjective
          that everyone else uses too.
        </p>
      </ArticleSection>
      <ArticleSection part={SKILLS}>
        <p>
          Matches come from skills, one by one. “Finance” won't find the job that asks for “month-end close”. Write what
          you would check on a list: month-end close, payroll, audit preparation, QuickBooks. Eight to twelve is a good
          number.
        </p>
        <p>
          Use today's word for it where there is one, and keep yours as well if it is still in use. Name the software,
          the standard, the machine. If you last did it years ago but could do it again by Thursday, name it; if you
          would need a course first, leave it out.
        </p>
      </ArticleSection>
      <ArticleSection part={LEAVE_OUT}>
        <ul>
          <li>The year you were born, and the year you left school or college.</li>
          <li>Jobs from before the work you want now. They're yours; they need not be here.</li>
          <li>Your health, your family, your pension. None of it is an employer's business at this point.</li>
          <li>Your street, your Social Security number, your bank. Never in a profile, wherever it is.</li>
          <li>The words “still” and “only”. You aren't still able to do it. You're able to do it.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={CHECK}>
        <p>
          Read it aloud. Where you stumble, the sentence is too long. Then ask someone who has worked with you: is that
          me? If they laugh and say “you forgot the thing you are best at”, they are right.
        </p>
        <p>
          Ready? <Link to="/create-profile">Create your profile</Link>. You can stop anywhere and come back, and nobody
          sees it before you want them to.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
