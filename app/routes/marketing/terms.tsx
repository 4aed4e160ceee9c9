import { Link } from "react-router";
import { BRAND, TERMS } from "#app/brand.ts";
import { requireTermsVersion, TermsVersion } from "#app/content/terms-version.tsx";
import { LOWEST_PRICE_TEXT, launchNote } from "#app/features/plans/labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/terms";

const PARTS = {
  who: { id: "who", title: "Who may use this site" },
  account: { id: "account", title: "Your account" },
  seniors: { id: "seniors", title: "If you look for work" },
  recruiters: { id: "recruiters", title: "If you hire" },
  prices: { id: "prices", title: "Prices" },
  conduct: { id: "conduct", title: "How we treat each other" },
  ours: { id: "ours", title: "What we do, and what we don't" },
  ending: { id: "ending", title: "Ending it" },
  changes: { id: "changes", title: "Changes and questions" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Terms",
    description: `The rules for using ${BRAND.name}, in plain words. Last updated ${TERMS.updatedOn}.`,
    path: "/terms",
  };
  return pageMeta(page, matches);
}

/** Also under the address of its version; a version that never was is not found. */
export function loader({ context, params }: Route.LoaderArgs) {
  requireTermsVersion(params);
  const { billingMode } = context.get(platformContext).env;
  return { note: billingMode === "preview" ? launchNote(billingMode) : "" };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <DocumentPage
      title="Terms"
      lede="The rules between you and us, in words you can read once and understand."
      facts={<TermsVersion page="terms" />}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.who}>
        <p>
          You must be {TERMS.minimumAge} or older to use {BRAND.name}. By creating an account you say that you are. We
          don't ask for your date of birth, then or later.
        </p>
        <p>
          Anyone may read the public pages and the jobs without an account. These terms apply to everyone who creates
          one.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.account}>
        <p>
          Use your real name and an email address that you can open. One account is for one person, as a senior or as a
          recruiter; keep the password to yourself. If you think someone else has used your account, change the password
          and tell us.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.seniors}>
        <ul>
          <li>Creating a profile, browsing jobs and applying are free.</li>
          <li>What you write about yourself has to be true, and it stays yours.</li>
          <li>
            When you apply, the employer receives your profile as it is at that moment. A later change of your profile
            doesn't change what you've sent.
          </li>
          <li>You may withdraw an application. The employer then sees that you withdrew.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.recruiters}>
        <ul>
          <li>You may post only real work, for a company that you are allowed to speak for.</li>
          <li>The pay, the hours and the flexibility in the job ad are the ones you'll offer.</li>
          <li>
            A job ad may not prefer or shut out anyone because of age, sex, origin, religion, disability or anything
            else the law protects. Don't ask for a date of birth or a year of graduation.
          </li>
          <li>You never ask an applicant for money, in whatever form.</li>
          <li>
            What you learn about applicants you use for filling the job, and for nothing else. You don't pass it on.
          </li>
          <li>The “Verified employer” badge says what we checked and when. It isn't a promise about your business.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.prices}>
        <p>
          Seniors pay nothing. For recruiters there are three monthly plans, listed on the{" "}
          <Link to="/pricing">pricing page</Link>
          <span>{`: ${LOWEST_PRICE_TEXT.toLowerCase()}. ${loaderData.note} Subscriptions can't be bought yet, and we take no payment details. Before anything costs money we ask you, and you can say no.`}</span>
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.conduct}>
        <p>
          Be honest and civil. Don't send advertising, collect other people's data, try to get into accounts that are
          not yours, or overload the site. We may remove what breaks these terms and close the account it came from. We
          tell you why, and you may ask a person here to look at it again.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.ours}>
        <p>
          We bring people together. A contract for work is made between the senior and the employer; we aren't a party
          to it, we employ nobody, and we don't decide who is hired. Matches are arithmetic that you can check,
          described under <Link to="/how-it-works">how it works</Link>. They're a hint, not a verdict.
        </p>
        <p>
          We take care that the site works and that nothing is lost. We can't promise that it is never interrupted, that
          every job ad is right in every word, or that you find work or staff here. Where the law doesn't allow us to
          limit what we answer for, nothing here limits it.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.ending}>
        <p>
          You may stop at any time. Under Settings you can delete your account and everything that belongs to it; if you
          would rather have a person do it, <Link to="/contact">write to us</Link> from the address of your account.
          What we store, and for how long, is on the <Link to="/privacy">privacy page</Link>.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.changes}>
        <p>
          When these terms change, the date at the top changes, and you are asked to agree to the new version before you
          continue. We keep a note of the version you agreed to and when.
        </p>
        <p>
          Questions go to <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>. A person answers within{" "}
          {BRAND.replyTime}.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
