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
  seniors: { id: "seniors", title: "If you look for work" },
  recruiters: { id: "recruiters", title: "If you hire" },
  without: { id: "without", title: "Without an account" },
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

/** Also under the address of its version; a version that never was is not found. */
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
            We store what you type here and what is needed to keep you signed in. Nothing is bought or collected
            elsewhere.
          </li>
          <li>We never ask for a date of birth, a year of graduation, a street or a bank account.</li>
          <li>There's no advertising, no tracking, and no file from any other company's server on these pages.</li>
          <li>We sell nothing about you, to nobody.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.everybody}>
        <Things things={STORED.everybody} />
      </ArticleSection>
      <ArticleSection part={PARTS.seniors}>
        <Things things={STORED.seniors} />
        <p>
          Matches are worked out when someone looks at them, or when we tell you of a new job. We keep no scores about
          people, except where a notification or an email to you names one.
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
            and your resume. Your email address isn't shown. Where an employer reviews without names, which the job
            says, your name, photo and resume stay hidden there until they invite you to an interview, and so do your
            name and addresses in what you wrote. Who finds your profile, or has messages from you, knows your name
            there.
          </li>
          <li>
            <b>Other recruiters</b> see your profile only while your visibility is switched on, and never your resume.
          </li>
          <li>
            <b>The other side of a conversation</b> sees your name, your photo and what you wrote there.
          </li>
          <li>
            <b>Other seniors</b> see nothing of you.
          </li>
          <li>
            <b>We</b> look at what is needed to help you or to act on a report.
          </li>
          <li>
            <b>Authorities</b> receive something only where the law obliges us.
          </li>
        </ul>
        <p>The companies that run our server and carry our email work for us and may use the data for nothing else.</p>
      </ArticleSection>
      <ArticleSection part={PARTS.long}>
        <p>
          Your account and what belongs to it: until you have it deleted. Then your profile, files, applications, emails
          and messages are erased; the other side of a conversation keeps its own words beside “Unknown User”. Sessions,
          emailed links and counted attempts go by themselves, about an hour after they are over. Our copy of an email
          we sent: two months at most. A waitlist entry: until you take it off. Messages to us: as long as we need to
          answer and to understand a second letter, or until you ask us to delete them.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.rights}>
        <p>
          You can see and correct your profile at any time. Under Settings you can download everything we have about
          you, and delete your account; you then have {GRACE_DAYS} days to change your mind. If you would rather have a
          person do it, write to <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a> from the address of
          your account, or use the <Link to="/contact">contact page</Link>. We answer within {BRAND.replyTime}. If you
          aren't content with the answer, the data protection authority where you live will hear you.
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
