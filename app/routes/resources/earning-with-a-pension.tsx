import { Link } from "react-router";
import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import type { Route } from "./+types/earning-with-a-pension";

const GUIDE = ARTICLES.pension;
const [LIMITS, EXAMPLE, COUNTS, TAX, ASK] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function EarningWithAPension() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={LIMITS}>
        <p>
          Social Security calls this the retirement earnings test. It looks at what you earn from work in a calendar
          year, and only until you reach full retirement age. That age is 66 and 10 months if you were born in 1959, and
          67 if you were born in 1960 or later.
        </p>
        <FactsTable
          caption="Retirement earnings test, 2026"
          columns={["In 2026 you are", "You may earn", "Above that"]}
          rows={[
            ["Under full retirement age all year", <b key="limit">$24,480</b>, "$1 is withheld for every $2"],
            [
              "Reaching it during the year",
              <>
                <b>$65,160</b>, counting only the months before
              </>,
              "$1 is withheld for every $3",
            ],
            ["At or over it", <b key="limit">No limit</b>, "Nothing is withheld"],
          ]}
        />
        <p>
          The limits change every January. Social Security announces the next ones each October; look them up on ssa.gov
          before you plan 2027.
        </p>
        <p>
          Withheld doesn't mean lost. When you reach full retirement age, your monthly benefit is worked out again and
          goes up for the months in which you got nothing or less.
        </p>
      </ArticleSection>
      <ArticleSection part={EXAMPLE}>
        <p>
          Ines is 64, draws $1,500 a month and takes a job at $32 an hour for 20 hours a week. Over 52 weeks that is{" "}
          <b>$33,280</b>.
        </p>
        <ul>
          <li>Above the limit: $33,280 less $24,480 is $8,800.</li>
          <li>Withheld for the year: half of it, $4,400.</li>
          <li>
            Social Security usually holds back whole months first: three months of $1,500, and then pays the rest.
          </li>
          <li>She is still $28,880 better off before tax than without the job.</li>
        </ul>
        <p>
          At 14 hours a week she would earn $23,296 and nothing would be withheld. That's why the hours on a job matter
          as much as its pay, and why every job here shows both, with the year's total where it can be worked out.
        </p>
        <p>
          In the first year you draw benefits there is a kinder rule: a whole benefit is paid for any month in which you
          earn little and count as retired, whatever you earned before. In 2026 “little” is $2,040 a month for someone
          under full retirement age all year.
        </p>
      </ArticleSection>
      <ArticleSection part={COUNTS}>
        <p>
          <b>Counts:</b> wages before tax, bonuses, and what is left of self-employed income after costs.
        </p>
        <p>
          <b>Doesn't count:</b> pensions, annuities, interest, dividends, rent, gains from investments, withdrawals from
          a 401(k) or IRA.
        </p>
        <p>
          Tell Social Security what you expect to earn, and tell them again when it changes. They withhold by your
          estimate; a wrong one ends in a letter that asks for money back.
        </p>
        <p>
          These limits are for retirement and survivors benefits. Disability benefits (SSDI and SSI) have other,
          stricter rules: call before you start. So may a pension from a former employer, above all if you go back to
          the same employer. Ask the plan.
        </p>
      </ArticleSection>
      <ArticleSection part={TAX}>
        <p>
          Wages can make part of your Social Security taxable. Add your other income, tax-free interest and half of your
          benefits. Over $25,000 for a single person or $32,000 for a couple filing jointly, up to half of the benefits
          is taxed; over $34,000 or $44,000, up to 85%. These four figures haven't changed for decades.
        </p>
        <p>
          From 2025 to 2028 everyone who is 65 or older may also deduct up to $6,000 from taxable income. The deduction
          shrinks with an income above $75,000 (single) or $150,000 (joint).
        </p>
        <p>
          Medicare Part B costs $202.90 a month in 2026. It costs more if your income two years ago was above $109,000
          (single) or $218,000 (joint). If your income has since fallen because you stopped or cut down work, you can
          ask for the lower price with form SSA-44.
        </p>
        <p>
          And you pay in again: 7.65% of wages as an employee, and about twice that when self-employed. See{" "}
          <Link to="/resources/flexible-contracts">flexible contracts in plain words</Link>.
        </p>
      </ArticleSection>
      <ArticleSection part={ASK}>
        <ul>
          <li>
            <b>Social Security:</b> 1-800-772-1213, or <a href="https://www.ssa.gov">ssa.gov</a>. Its “retirement
            earnings test calculator” does the sum above with your figures.
          </li>
          <li>
            <b>Your state's insurance counselors (SHIP)</b> answer Medicare questions free:{" "}
            <a href="https://www.shiphelp.org">shiphelp.org</a>.
          </li>
          <li>
            <b>Free help with tax returns</b> for people over 50 and others: AARP Foundation Tax-Aide, February to
            April.
          </li>
        </ul>
        <p>
          This page explains rules for the United States. It isn't advice about your case, and it doesn't know the rest
          of your income. The people above do.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
