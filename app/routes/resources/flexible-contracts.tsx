import { Link } from "react-router";
import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import type { Route } from "./+types/flexible-contracts";

const GUIDE = ARTICLES.contracts;
const [TWO, WORDS, TAX, PRICE, WRITING] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function FlexibleContracts() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={TWO}>
        <p>Behind every word in a job ad stands one of two contracts in the United States.</p>
        <FactsTable
          caption="Employee or contractor"
          columns={["Question", "Employee (W-2)", "Contractor (1099)"]}
          rows={[
            ["Who says how and when?", "The employer", "Mostly you"],
            ["How are you paid?", "A wage, tax already taken off", "You send a bill, nothing taken off"],
            ["Social Security and Medicare tax", "You 7.65%, the employer the same", "You pay both halves, 15.3%"],
            ["Minimum wage, overtime", "Yes, with exceptions", "No"],
            ["If you get hurt at work", "Workers' compensation", "Your own insurance"],
            ["Ending it", "Usually either side, any day", "What the contract says"],
          ]}
        />
        <p>
          It is the facts that decide, not the heading. If someone sets your hours, gives you the tools and tells you
          how to do the work, you are probably an employee, whatever the paper says. The IRS and the Department of Labor
          both explain how they judge it, and both take complaints.
        </p>
      </ArticleSection>
      <ArticleSection part={WORDS}>
        <dl>
          <dt>
            <b>Part-time</b>
          </dt>
          <dd>
            An employee with fewer hours. Ask whether the days are fixed, and from how many hours on there are benefits.
          </dd>
          <dt>
            <b>Consulting</b>
          </dt>
          <dd>
            You are paid for judgment, by the hour or by the month. Usually a contractor. Agree how many hours are in
            the month, and what an extra one costs.
          </dd>
          <dt>
            <b>Project</b>
          </dt>
          <dd>One result, one price. Usually a contractor. Agree what “finished” means, or it never is.</dd>
          <dt>
            <b>Seasonal</b>
          </dt>
          <dd>
            An employee for some months, often every year again. Ask about the rest of the year before you count on it.
          </dd>
          <dt>
            <b>Job share</b>
          </dt>
          <dd>Two employees, one job. Ask who covers for whom, and how you hand over.</dd>
          <dt>
            <b>Temp, or through an agency</b>
          </dt>
          <dd>The agency employs you and lends you out. The agency pays you, and never you the agency.</dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={TAX}>
        <ul>
          <li>
            <b>Self-employment tax:</b> 15.3% of about 92% of your profit, from $400 of profit a year on. You may deduct
            half of it.
          </li>
          <li>
            <b>Income tax</b> comes on top. Putting aside a quarter to a third of each payment is safe for most people.
          </li>
          <li>
            <b>Four payments a year,</b> in April, June, September and January, if you'll owe $1,000 or more.
          </li>
          <li>
            <b>Form 1099-NEC:</b> for payments made in 2026 a client must send one from $2,000 in the year; before, it
            was $600. Income without a form must be reported all the same.
          </li>
          <li>
            <b>Keep receipts</b> for what the work costs you: software, miles, a part of the phone.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PRICE}>
        <p>
          A contractor's hour has to pay for the other half of the tax, for insurance, and for the hours nobody pays:
          offers, bills, travel. A common rule of thumb is to take the wage for the same work and add 30 to 50 percent.
        </p>
        <p>
          Someone who earned $40 an hour as an employee would ask for $52 to $60. If a client finds that a lot, ask what
          a mistake in this work costs them. It's usually more.
        </p>
      </ArticleSection>
      <ArticleSection part={WRITING}>
        <p>An email that both sides have answered “agreed” is enough for small things. It should say:</p>
        <ol>
          <li>What you'll do, and what isn't part of it.</li>
          <li>The rate or the price, and what costs are paid on top.</li>
          <li>How many hours, and who may ask for more.</li>
          <li>When you send the bill, and within how many days it is paid. Thirty is usual; fourteen is better.</li>
          <li>How either side can stop, and what is paid until then.</li>
          <li>Who owns the result, and what stays secret.</li>
          <li>Who answers for damage, and up to what amount.</li>
        </ol>
        <p>
          Do you draw Social Security? Then the yearly total matters too: see{" "}
          <Link to="/resources/earning-with-a-pension">working while you draw Social Security</Link>. This page explains
          rules for the United States and isn't advice about your case; a tax adviser or a lawyer gives that.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
