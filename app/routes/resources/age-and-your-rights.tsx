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
          The Age Discrimination in Employment Act of 1967 protects everyone 40 or older, applicants as well as
          employees. It covers private employers with 20 or more employees, employment agencies, and state and local
          governments of any size. Federal agencies are covered too, under their own procedure.
        </p>
        <p>
          Employers can't treat you worse because of your age when they hire, pay, train, promote or let people go. They
          can't harass you because of it or punish you for complaining. It doesn't matter if the person they chose
          instead is over 40 too.
        </p>
        <p>Nearly every state has its own law. Many cover smaller employers, and some protect younger people too.</p>
      </ArticleSection>
      <ArticleSection part={ADVERTS}>
        <p>
          A job ad can't favor or rule out an age unless the job truly depends on it, which is rare. The federal rule
          (29 CFR 1625.4) lists wording that breaks the law: “young,” “college student,” “recent college graduate,” “age
          25 to 35.”
        </p>
        <p>
          It only works in one direction. Because the law protects people 40 and older, an ad can say “over 60 welcome”
          or “retirees welcome.” That's why a site like this one can exist.
        </p>
        <p>
          Other phrases aren't banned, but they're a hint: “digital native,” “high energy,” “overqualified,” “cultural
          fit.” One phrase by itself proves nothing. Along with a rejection, it might.
        </p>
      </ArticleSection>
      <ArticleSection part={INTERVIEW}>
        <p>
          Federal law doesn't ban asking your age or date of birth. But it's looked at closely, because employers so
          rarely need to know, and some states do ban it. An employer can ask whether you're at least 18, or at least 21
          where the work requires it.
        </p>
        <FactsTable
          caption="What you might say"
          columns={["If they ask", "You can answer"]}
          rows={[
            [
              "“When did you graduate?”",
              "“I have the degree and can show it to you. Which part of it matters most for this job?”",
            ],
            [
              "“Aren't you overqualified?”",
              "“I know the work well, and these are exactly the hours I want. I won't need much training.”",
            ],
            ["“How long will you stay?”", "“As long as it works for both of us. How long did the last person stay?”"],
            [
              "“Can you keep up with the technology?”",
              "“Which software do you use? I learned two new programs last year.”",
            ],
          ]}
        />
        <p>
          Here, no one is asked. We don't store birth dates, profiles have no field for a graduation year, and matches
          never count anything that hints at age.
        </p>
      </ArticleSection>
      <ArticleSection part={DO}>
        <ol>
          <li>
            <b>Write it down the same day:</b> who said it, when, the exact words, and who else heard them. Save the ad
            or take a screenshot.
          </li>
          <li>
            <b>Ask why you weren't chosen,</b> in a friendly email. The answer is useful, whatever it is.
          </li>
          <li>
            <b>Watch the deadline.</b> Your complaint (called a “charge”) must reach the Equal Employment Opportunity
            Commission within 180 days of what happened, or within 300 days where a state law and agency cover age too.
            Most states have both.
          </li>
          <li>
            <b>Call the EEOC:</b> 1-800-669-4000, or <a href="https://www.eeoc.gov">eeoc.gov</a>. It's free, and you
            don't need a lawyer. They'll tell you whether you have a case.
          </li>
          <li>
            <b>If you want a lawyer,</b> many offer a free first consultation. Sixty days after you file an age charge,
            you can go to court.
          </li>
        </ol>
        <p>
          If it happened with an employer you found here, <Link to="/contact">tell us</Link> which job it was. We'll
          look into it, whether or not you file a complaint.
        </p>
      </ArticleSection>
      <ArticleSection part={LIMITS}>
        <p>
          Most contractors aren't covered, because the law is about employment. Companies with fewer than 20 people are
          covered only if state law says so. And an employer can choose someone else for a real reason that has nothing
          to do with age, even if you'd have been better.
        </p>
        <p>
          This page explains United States law in general. It isn't legal advice about your situation. For that, ask the
          EEOC, a legal aid office or a lawyer.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
