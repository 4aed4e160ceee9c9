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
          Social Security calls this the retirement earnings test. It counts what you earn from work in a calendar year,
          and only until you reach full retirement age. That's 66 and 10 months if you were born in 1959, and 67 if you
          were born in 1960 or later.
        </p>
        <FactsTable
          caption="Retirement earnings test, 2026"
          columns={["In 2026 you are", "You can earn", "Above that"]}
          rows={[
            ["Under full retirement age all year", <b key="limit">$24,480</b>, "$1 is withheld for every $2"],
            [
              "Reaching it during the year",
              <>
                <b>$65,160</b>, counting only the months before
              </>,
              "$1 is withheld for every $3",
            ],
            ["At or past full retirement age", <b key="limit">No limit</b>, "Nothing is withheld"],
          ]}
        />
        <p>
          The limits change every January. Social Security announces the new ones each October, so check ssa.gov before
          you plan for 2027.
        </p>
        <p>
          “Withheld” doesn't mean lost. When you reach full retirement age, Social Security recalculates your monthly
          benefit and raises it to make up for the months you got less or nothing.
        </p>
      </ArticleSection>
      <ArticleSection part={EXAMPLE}>
        <p>
          Ines is 64. She collects $1,500 a month and takes a job at $32 an hour for 20 hours a week. Over 52 weeks,
          that's <b>$33,280</b>.
        </p>
        <ul>
          <li>Over the limit: $33,280 minus $24,480 is $8,800.</li>
          <li>Withheld for the year: half of that, $4,400.</li>
          <li>
            Social Security usually withholds whole checks first: three months of $1,500. It pays back the difference
            later.
          </li>
          <li>Before taxes, she's still $28,880 ahead of where she'd be without the job.</li>
        </ul>
        <p>
          At 14 hours a week, she'd earn $23,296 and nothing would be withheld. That's why the hours matter as much as
          the pay, and why every job here shows both, with a yearly total whenever we can calculate it.
        </p>
        <p>
          There's a more generous rule in the first year you collect benefits: you get a full check for any month you
          earn little enough to count as retired, no matter what you earned earlier that year. In 2026, the limit is
          $2,040 a month if you're under full retirement age all year.
        </p>
      </ArticleSection>
      <ArticleSection part={COUNTS}>
        <p>
          <b>Counts:</b> wages before taxes, bonuses and self-employment income after expenses.
        </p>
        <p>
          <b>Doesn't count:</b> pensions, annuities, interest, dividends, rental income, investment gains and
          withdrawals from a 401(k) or IRA.
        </p>
        <p>
          Tell Social Security what you expect to earn, and tell them again when it changes. They withhold based on your
          estimate. If it's off, you may get a letter asking for money back.
        </p>
        <p>
          These limits apply to retirement and survivors benefits. Disability benefits (SSDI and SSI) have different,
          stricter rules, so call before you start a job. A pension from a former employer may have its own rules too,
          especially if you go back to work there. Ask the plan.
        </p>
      </ArticleSection>
      <ArticleSection part={TAX}>
        <p>
          Wages can make part of your Social Security taxable. Add up your other income, any tax-free interest and half
          of your benefits. If the total is over $25,000 (single) or $32,000 (married filing jointly), up to half of
          your benefits is taxable. Over $34,000 or $44,000, it's up to 85%. These four figures haven't changed in
          decades.
        </p>
        <p>
          From 2025 through 2028, anyone 65 or older can also deduct up to $6,000 from taxable income. The deduction
          shrinks if your income is above $75,000 (single) or $150,000 (joint).
        </p>
        <p>
          Medicare Part B costs $202.90 a month in 2026. It costs more if your income two years ago was above $109,000
          (single) or $218,000 (joint). If your income has dropped since then because you stopped working or cut back,
          you can ask for the lower premium with form SSA-44.
        </p>
        <p>
          You also pay into the system again: 7.65% of your wages as an employee, and about twice that if you're
          self-employed. See <Link to="/resources/flexible-contracts">flexible contracts in plain words</Link>.
        </p>
      </ArticleSection>
      <ArticleSection part={ASK}>
        <ul>
          <li>
            <b>Social Security:</b> 1-800-772-1213, or <a href="https://www.ssa.gov">ssa.gov</a>. Its retirement
            earnings test calculator does the math above with your own numbers.
          </li>
          <li>
            <b>Your state's insurance counselors (SHIP)</b> answer Medicare questions for free:{" "}
            <a href="https://www.shiphelp.org">shiphelp.org</a>.
          </li>
          <li>
            <b>Free tax help</b> for people over 50 and others: AARP Foundation Tax-Aide, February to April.
          </li>
        </ul>
        <p>
          This page explains United States rules in general. It isn't advice about your situation, and it doesn't take
          the rest of your income into account. The people above can.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
