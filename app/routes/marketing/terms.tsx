import { Link } from "react-router";
import { BRAND, TERMS } from "#app/brand.ts";
import { requireTermsVersion, TermsVersion } from "#app/content/terms-version.tsx";
import { LOWEST_PRICE_TEXT, launchNote } from "#app/features/plans/price-labels.ts";
import { platformContext } from "#app/http/contexts.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/terms";

const PARTS = {
  who: { id: "who", title: "Who can use this site" },
  account: { id: "account", title: "Your account" },
  seniors: { id: "seniors", title: "If you're looking for work" },
  recruiters: { id: "recruiters", title: "If you're hiring" },
  prices: { id: "prices", title: "Prices" },
  conduct: { id: "conduct", title: "How we treat each other" },
  ours: { id: "ours", title: "What we do, and what we don't" },
  ending: { id: "ending", title: "Closing your account" },
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

/** Also at the address of its version; an unknown version is a 404. */
export function loader({ context, params }: Route.LoaderArgs) {
  requireTermsVersion(params);
  const { billingMode } = context.get(platformContext).env;
  return { note: billingMode === "preview" ? launchNote(billingMode) : "" };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return (
    <DocumentPage
      title="Terms"
      lede="The rules between you and us, in plain English."
      facts={<TermsVersion page="terms" />}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.who}>
        <p>
          You must be {TERMS.minimumAge} or older to use {BRAND.name}. By creating an account, you confirm that you are.
          We don't ask for your date of birth, then or later.
        </p>
        <p>
          Anyone can read the public pages and the jobs without an account. These terms apply to everyone who creates
          one.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.account}>
        <p>
          Use your real name and an email address you have access to. Each account is for one person, as a senior or as
          a recruiter. Keep your password to yourself. If you think someone else has used your account, change your
          password and tell us.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.seniors}>
        <ul>
          <li>Creating a profile, browsing jobs and applying are free.</li>
          <li>What you write about yourself must be true, and it stays yours.</li>
          <li>
            When you apply, the employer receives your profile as it is at that moment. Changing your profile later
            doesn't change what you've sent.
          </li>
          <li>You can withdraw an application. The employer will see that you withdrew.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.recruiters}>
        <ul>
          <li>You may post only real jobs, for a company you're authorized to speak for.</li>
          <li>The pay, the hours and the flexibility in the job ad must be what you'll offer.</li>
          <li>
            A job ad may not favor or exclude anyone because of age, sex, origin, religion, disability or anything else
            the law protects. Don't ask for a date of birth or a graduation year.
          </li>
          <li>You may never ask an applicant for money in any form.</li>
          <li>You may use what you learn about applicants only to fill the job. You may not pass it on.</li>
          <li>The “Verified employer” badge says what we checked and when. It isn't a promise about your business.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.prices}>
        <p>
          Seniors pay nothing. Recruiters can choose from three monthly plans, listed on the{" "}
          <Link to="/pricing">pricing page</Link>
          <span>{`: ${LOWEST_PRICE_TEXT.toLowerCase()}. ${loaderData.note} Subscriptions can't be bought yet, and we take no payment details. Before anything costs money, we'll ask you, and you can say no.`}</span>
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.conduct}>
        <p>
          Be honest and civil. Don't send advertising, collect other people's data, try to get into accounts that aren't
          yours, or overload the site. We may remove anything that breaks these terms and close the account it came
          from. We'll tell you why, and you can ask a person here to take another look.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.ours}>
        <p>
          We bring people together. Any contract for work is between the senior and the employer. We aren't a party to
          it, we don't employ anyone, and we don't decide who gets hired. Matches are math you can check, explained
          under <Link to="/how-it-works">how it works</Link>. They're a hint, not a verdict.
        </p>
        <p>
          We take care to keep the site working and to lose nothing. We can't promise that it will never be interrupted,
          that every job ad is right in every word, or that you'll find work or staff here. Where the law doesn't allow
          us to limit our liability, nothing here limits it.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.ending}>
        <p>
          You can stop at any time. Under Settings, you can delete your account and everything that belongs to it. If
          you'd rather have a person do it, <Link to="/contact">write to us</Link> from your account's email address.
          What we store, and for how long, is on the <Link to="/privacy">privacy page</Link>.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.changes}>
        <p>
          When these terms change, the date at the top changes, and we'll ask you to agree to the new version before you
          continue. We keep a record of the version you agreed to and when.
        </p>
        <p>
          Send questions to <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a>. A person will reply
          within {BRAND.replyTime}.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
