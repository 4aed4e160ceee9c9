import { Link } from "react-router";
import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import type { Route } from "./+types/age-and-your-rights";

const GUIDE = ARTICLES.rights;
const [LAW, ADVERTS, INTERVIEW, DO, LIMITS] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function AgeAndYourRights() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={LAW}>
        <p>
          The Age Discrimination in Employment Act of 1967 protects everyone who is 40 or older: applicants as well as
          employees. It covers private employers with 20 or more employees, employment agencies, and state and local
          governments of any size. Federal agencies are covered too, with a procedure of their own.
        </p>
        <p>
          It forbids treating you worse because of your age when hiring, paying, training, promoting or letting people
          go. It also forbids harassment, and punishing you because you complained. It doesn't matter whether the person
          who was preferred is over 40 as well.
        </p>
        <p>
          Nearly every state has a law of its own. Many cover smaller employers, and some protect younger people too.
        </p>
      </ArticleSection>
      <ArticleSection part={ADVERTS}>
        <p>
          A job ad may not prefer or shut out an age, unless age truly belongs to the job, which is rare. The federal
          rule (29 CFR 1625.4) names words that break it: “young”, “college student”, “recent college graduate”, “age 25
          to 35”.
        </p>
        <p>
          It goes one way only. Since the law protects people from 40 on, an ad may say “over 60 welcome” or “retirees
          welcome”. That's why a site like this one may exist.
        </p>
        <p>
          Other phrases aren't forbidden, but they are a hint: “digital native”, “high energy”, “overqualified”,
          “cultural fit”. One such word proves nothing. Together with a refusal it can.
        </p>
      </ArticleSection>
      <ArticleSection part={INTERVIEW}>
        <p>
          Asking for your age or your date of birth isn't forbidden by the federal law as such. But it is looked at
          closely, because the answer is so rarely needed, and some states do forbid it. An employer may ask whether you
          are at least 18, or at least 21 where the work requires it.
        </p>
        <FactsTable
          caption="What you might say"
          columns={["If they ask", "You can answer"]}
          rows={[
            [
              "“When did you graduate?”",
              "“I have the degree and can show it to you. Which part of it matters most for this work?”",
            ],
            [
              "“Are you not overqualified?”",
              "“I know the work well, and I want exactly these hours. You would get a quiet start.”",
            ],
            ["“How long will you stay?”", "“As long as we are both content. How long did the last person stay?”"],
            [
              "“Can you keep up with the technology?”",
              "“Which programs do you use? I learned two new ones last year.”",
            ],
          ]}
        />
        <p>
          Here, nobody is asked. We store no birth date, profiles have no field for a year of graduation, and a match
          never counts anything that hints at age.
        </p>
      </ArticleSection>
      <ArticleSection part={DO}>
        <ol>
          <li>
            <b>Write it down the same day:</b> who, when, the words as they were said, who else heard them. Keep the ad;
            take a picture of the screen.
          </li>
          <li>
            <b>Ask for the reason</b> of the refusal, in a friendly email. The answer is useful, whatever it is.
          </li>
          <li>
            <b>Mind the calendar.</b> A complaint (a “charge”) must reach the Equal Employment Opportunity Commission
            within 180 days of what happened, or within 300 days where a state law and agency cover age too, which is so
            in most states.
          </li>
          <li>
            <b>Call the EEOC:</b> 1-800-669-4000, or <a href="https://www.eeoc.gov">eeoc.gov</a>. It costs nothing and
            you need no lawyer. They tell you whether your case is one.
          </li>
          <li>
            <b>If you want a lawyer,</b> many speak with you once for nothing. Sixty days after a charge on age you may
            go to court.
          </li>
        </ol>
        <p>
          If it happened with an employer you found here, <Link to="/contact">tell us</Link> which job it was. We look
          at it, whether or not you complain elsewhere.
        </p>
      </ArticleSection>
      <ArticleSection part={LIMITS}>
        <p>
          Contractors are mostly not covered: the law is about employment. Small firms under 20 people are covered only
          where the state says so. And an employer may prefer someone else for a real reason that has nothing to do with
          age, even if you would have been better.
        </p>
        <p>
          This page explains the law of the United States in general. It isn't legal advice about your case; the EEOC, a
          legal aid office or a lawyer gives that.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
