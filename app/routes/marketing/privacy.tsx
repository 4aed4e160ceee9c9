import { Link } from "react-router";
import { BRAND, TERMS } from "#app/brand.ts";
import { STORED, type StoredThing } from "#app/content/stored.ts";
import { requireTermsVersion, TermsVersion } from "#app/content/terms-version.tsx";
import { GRACE_DAYS } from "#app/features/settings/rules.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/privacy";

const PARTS = {
  short: { id: "in-short", title: "In short" },
  everybody: { id: "everybody", title: "If you have an account" },
  seniors: { id: "seniors", title: "If you're looking for work" },
  recruiters: { id: "recruiters", title: "If you're hiring" },
  without: { id: "without", title: "If you don't have an account" },
  browser: { id: "browser", title: "In your browser" },
  who: { id: "who", title: "Who sees what" },
  long: { id: "how-long", title: "How long we keep it" },
  rights: { id: "rights", title: "What you can ask for" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Privacy",
    description: `What ${BRAND.name} stores about you, who sees it and for how long. Last updated ${TERMS.updatedOn}.`,
    path: "/privacy",
  };
  return pageMeta(page, matches);
}

/** Also at the address of its version; an unknown version is a 404. */
export function loader({ params }: Route.LoaderArgs) {
  requireTermsVersion(params);
  return null;
}

export default function Privacy() {
  return (
    <DocumentPage
      title="Privacy"
      lede="What we store about you, why, who sees it, and how to get rid of it. This list is complete."
      facts={<TermsVersion page="privacy" />}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.short}>
        <ul>
          <li>
            We store what you enter here and what's needed to keep you logged in. We don't buy or collect anything
            elsewhere.
          </li>
          <li>We never ask for a date of birth, a graduation year, a street address or a bank account.</li>
          <li>These pages have no advertising, no tracking and no files from any other company's server.</li>
          <li>We never sell anything about you to anyone.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.everybody}>
        <Things things={STORED.everybody} />
      </ArticleSection>
      <ArticleSection part={PARTS.seniors}>
        <Things things={STORED.seniors} />
        <p>
          We calculate matches when someone looks at them, or when we tell you about a new job. We don't keep scores
          about people, except where a notification or an email to you mentions one.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.recruiters}>
        <Things things={STORED.recruiters} />
      </ArticleSection>
      <ArticleSection part={PARTS.without}>
        <Things things={STORED.without} />
      </ArticleSection>
      <ArticleSection part={PARTS.browser}>
        <Things things={STORED.browser} />
      </ArticleSection>
      <ArticleSection part={PARTS.who}>
        <ul>
          <li>
            <b>An employer you apply to</b> sees the copy of your profile that you sent, your name and photo, your note,
            and your resume. Your email address isn't shown. If an employer reviews without names, the job says so. Your
            name, photo and resume then stay hidden until they invite you to an interview, and so do your name and
            addresses in anything you wrote. Anyone who finds your profile, or has messages from you, knows your name
            there.
          </li>
          <li>
            <b>Other recruiters</b> see your profile only while your visibility is turned on, and never your resume.
          </li>
          <li>
            <b>The other person in a conversation</b> sees your name, your photo and what you wrote there.
          </li>
          <li>
            <b>Other seniors</b> see nothing about you.
          </li>
          <li>
            <b>We</b> look at what's needed to help you or to act on a report.
          </li>
          <li>
            <b>Authorities</b> receive something only where the law requires it.
          </li>
        </ul>
        <p>
          The companies that run our server and deliver our email work for us and may not use the data for anything
          else.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.long}>
        <p>
          Your account and what belongs to it: until you have it deleted. Then your profile, files, applications, emails
          and messages are erased. The other person in a conversation keeps their own words, next to “Unknown User.”
          Sessions, emailed links and counted attempts are deleted automatically, about an hour after they end. Our copy
          of an email we sent: two months at most. A waitlist entry: until you remove it. Messages to us: as long as we
          need them to reply and to understand a follow-up, or until you ask us to delete them.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.rights}>
        <p>
          You can see and correct your profile at any time. Under Settings, you can download everything we have about
          you and delete your account. You then have {GRACE_DAYS} days to change your mind. If you'd rather have a
          person do it, write to <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a> from your account's
          email address, or use the <Link to="/contact">contact page</Link>. We reply within {BRAND.replyTime}. If you
          aren't satisfied with our answer, you can go to the data protection authority where you live.
        </p>
        <p>
          The rules for using the site are the <Link to="/terms">terms</Link>.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}

function Things({ things }: { things: readonly StoredThing[] }) {
  return (
    <dl>
      {things.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
