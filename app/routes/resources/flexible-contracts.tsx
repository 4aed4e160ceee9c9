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
        <p>In the United States, whatever the job ad calls it, you're hired in one of two ways.</p>
        <FactsTable
          caption="Employee or contractor"
          columns={["Question", "Employee (W-2)", "Contractor (1099)"]}
          rows={[
            ["Who decides how and when you work?", "The employer", "Mostly you"],
            ["How are you paid?", "A paycheck, with taxes taken out", "You send an invoice; nothing is taken out"],
            [
              "Social Security and Medicare tax",
              "You pay 7.65%; your employer pays the same",
              "You pay both halves, 15.3%",
            ],
            ["Minimum wage and overtime", "Yes, with some exceptions", "No"],
            ["If you get hurt at work", "Workers' compensation", "Your own insurance"],
            ["Ending the contract", "Usually either side, at any time", "Whatever the contract says"],
          ]}
        />
        <p>
          The facts decide, not the title on the contract. If someone sets your hours, gives you the tools, and tells
          you how to do the work, you're probably an employee, whatever the paperwork says. The IRS and the Department
          of Labor both explain how they decide, and both take complaints.
        </p>
      </ArticleSection>
      <ArticleSection part={WORDS}>
        <dl>
          <dt>
            <b>Part-time</b>
          </dt>
          <dd>
            An employee with fewer hours. Ask whether your days are fixed, and how many hours you need to get benefits.
          </dd>
          <dt>
            <b>Consulting</b>
          </dt>
          <dd>
            You're paid for your judgment, by the hour or by the month, usually as a contractor. Agree on how many hours
            a month covers and what extra hours cost.
          </dd>
          <dt>
            <b>Project</b>
          </dt>
          <dd>One result for one price, usually as a contractor. Agree on what “done” means, or it never will be.</dd>
          <dt>
            <b>Seasonal</b>
          </dt>
          <dd>
            An employee for part of the year, often coming back every year. Before you count on it, ask about the rest
            of the year.
          </dd>
          <dt>
            <b>Job share</b>
          </dt>
          <dd>Two employees share one job. Ask who covers for whom, and how you hand off the work.</dd>
          <dt>
            <b>Temp or agency</b>
          </dt>
          <dd>The agency hires you and sends you to its clients. The agency pays you. You never pay the agency.</dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={TAX}>
        <ul>
          <li>
            <b>Self-employment tax:</b> 15.3% of about 92% of your profit, once your profit reaches $400 a year. You can
            deduct half of it.
          </li>
          <li>
            <b>Income tax</b> comes on top of that. Setting aside a quarter to a third of each payment is safe for most
            people.
          </li>
          <li>
            <b>Estimated taxes:</b> four payments a year, in April, June, September and January, if you'll owe $1,000 or
            more.
          </li>
          <li>
            <b>Form 1099-NEC:</b> For payments made in 2026, a client must send you one if it pays you $2,000 or more in
            the year; it used to be $600. You have to report income even if you don't get a form.
          </li>
          <li>
            <b>Keep receipts</b> for your work expenses: software, mileage and part of your phone bill.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PRICE}>
        <p>
          A contractor's hourly rate has to cover the other half of the taxes, insurance, and all the hours nobody pays
          for: proposals, invoices, travel. A common rule of thumb is to take the wage for the same work and add 30 to
          50 percent.
        </p>
        <p>
          If you earned $40 an hour as an employee, you'd ask for $52 to $60. If a client thinks that's a lot, ask what
          a mistake would cost them. It's usually more.
        </p>
      </ArticleSection>
      <ArticleSection part={WRITING}>
        <p>For small jobs, an email that both sides have answered “Agreed” is enough. It should say:</p>
        <ol>
          <li>What you'll do, and what's not included.</li>
          <li>The rate or the price, and which expenses are paid on top of it.</li>
          <li>How many hours, and who can ask for more.</li>
          <li>
            When you send the invoice, and how many days they have to pay it. Thirty is standard; fourteen is better.
          </li>
          <li>How either side can end it, and what you're paid up to that point.</li>
          <li>Who owns the work, and what stays confidential.</li>
          <li>Who's liable for damage, and up to what amount.</li>
        </ol>
        <p>
          Do you collect Social Security? Then the yearly total matters too. See{" "}
          <Link to="/resources/earning-with-a-pension">working while you collect Social Security</Link>. This page
          explains United States rules in general and isn't advice about your situation. For that, ask a tax adviser or
          a lawyer.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
