import { Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { findSafetyFigures } from "#app/features/safety/figures.server.ts";
import { FIGURE_DAYS, figureText, type SafetyFigures } from "#app/features/safety/figures.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/safety";

const PARTS = {
  posts: { id: "who-posts", title: "Who may post and write" },
  checked: { id: "what-we-check", title: "What we check before you see it" },
  never: { id: "what-we-never-ask", title: "What nobody here may ask of you" },
  report: { id: "how-to-report", title: "How to report" },
  done: { id: "what-we-did", title: "What we did lately" },
  happened: { id: "if-it-happened", title: "If it happened to you" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Your safety",
    description: `Who may post on ${BRAND.name}, what we check before a job is public, what nobody here may ask of you, and how to report.`,
    path: "/safety",
  };
  return pageMeta(page, matches);
}

/** Shows recent figures, and whether jobs are checked here before they go public. */
export async function loader({ context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  return { figures: await findSafetyFigures(platform), review: platform.env.review };
}

const FIGURES: ReadonlyArray<[keyof SafetyFigures, string]> = [
  ["reports", "Reports you sent us"],
  ["casesDecided", "What we looked into and decided"],
  ["casesActed", "Of that, what we hid, warned about, or closed an account for"],
  ["jobsChecked", "Jobs a person checked before they went live"],
  ["jobsRefused", "Of those, jobs we didn't let through"],
  ["accountsClosed", "Accounts we closed, for a week or for good"],
];

export default function Safety({ loaderData: { figures, review } }: Route.ComponentProps) {
  return (
    <DocumentPage
      title="Your safety"
      lede="Looking for work should cost you nothing but time. This is what we do so that it stays that way, and what you can do."
      facts={`The figures are those of the last ${FIGURE_DAYS} days.`}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.posts}>
        <ul>
          <li>A recruiter confirms an email address before posting a job or writing to anyone.</li>
          <li>
            The Verified badge says what we checked and when: that the recruiter has an email address at the company's
            website, that they run that website, or that one of us looked the company up. We look at these proofs again
            every 90 days.
          </li>
          <li>
            A company without the badge can't start a conversation with you. It can answer you, and invite you to apply
            with words that we wrote.
          </li>
        </ul>
      </ArticleSection>
      {review !== "off" && (
        <ArticleSection part={PARTS.checked}>
          <p>A person looks at a job before anyone can find it when</p>
          <ul>
            {review === "all" && <li>it's posted: we check every job here,</li>}
            <li>it's the first one of a company we haven't verified,</li>
            <li>
              its text asks for money, bank details, or codes, wants you elsewhere, or speaks in someone else's name,
            </li>
            <li>its company is called like a verified one.</li>
          </ul>
          <p>
            That usually takes us one business day. Every message from a recruiter is read by a program for the signs of
            a scam; where it finds one, you read a warning next to the message.
          </p>
        </ArticleSection>
      )}
      <ArticleSection part={PARTS.never}>
        <ul>
          <li>Money, for anything: no fee, deposit, training, equipment, or background check.</li>
          <li>Gift cards, crypto, or numbers read out from a card.</li>
          <li>Passwords, codes from a text message, or access to your computer.</li>
          <li>To receive money or parcels and pass them on, or to open an account for someone.</li>
          <li>Bank details or identity documents before you've signed a contract.</li>
        </ul>
        <p>
          We never ask for these either, and we never call you first. Read more about{" "}
          <Link to="/resources/job-scams">how to spot a job scam</Link>.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.report}>
        <p>
          Press Report in a conversation, beside a message, or below a job, a company, or an email of ours, or write to{" "}
          <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>. You don't have to be sure. A person reads
          every report, and the other side isn't told who sent it.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.done}>
        <dl className="dl">
          {FIGURES.map(([name, label]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd>{figureText(figures[name])}</dd>
            </div>
          ))}
        </dl>
      </ArticleSection>
      <ArticleSection part={PARTS.happened}>
        <p>
          Stop answering. If money or bank details are gone, call your bank now, on the number on your card. Then tell
          us, and report it at <a href="https://reportfraud.ftc.gov">reportfraud.ftc.gov</a>. It happens to careful
          people every day; nobody here will blame you.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
