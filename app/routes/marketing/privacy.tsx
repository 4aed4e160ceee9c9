import { Link } from "react-router";
import { BRAND, TERMS } from "#app/brand.ts";
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

export default function Privacy() {
  return (
    <DocumentPage
      title="Privacy"
      lede="What we store about you, why, who sees it, and how to get rid of it. This list is complete."
      facts={`Last updated ${TERMS.updatedOn}.`}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.short}>
        <ul>
          <li>
            We store what you type here and what is needed to keep you signed in. Nothing is bought or collected
            elsewhere.
          </li>
          <li>We never ask for a date of birth, a year of graduation, a photograph, a street or a bank account.</li>
          <li>There is no advertising, no tracking, and no file from any other company's server on these pages.</li>
          <li>We sell nothing about you, to nobody.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.everybody}>
        <dl>
          <dt>Name and e-mail address</dt>
          <dd>To address you, to let you sign in and to write to you about what happens here.</dd>
          <dt>Your role, senior or recruiter</dt>
          <dd>Chosen once, when you sign up.</dd>
          <dt>Your password</dt>
          <dd>Only as a fingerprint (argon2id) from which the password cannot be worked out again.</dd>
          <dt>Each browser you are signed in with</dt>
          <dd>
            When it signed in and was last seen, its network address and what it calls itself, so that a stranger's
            session can be recognised and ended.
          </dd>
          <dt>The version of the terms you agreed to, and when</dt>
          <dd>So that both sides know what was agreed.</dd>
          <dt>Links we mailed you</dt>
          <dd>For a new password or for confirming your address: as a fingerprint, until they are used or over.</dd>
          <dt>Notifications, and mails we wrote to you</dt>
          <dd>What happened, when, and whether you have read it; each mail with its text and when it was sent.</dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={PARTS.seniors}>
        <dl>
          <dt>Your profile</dt>
          <dd>
            What you say about yourself: a few words, skills, years of experience, hours, how and where you would like
            to work. All of it is your choice except the name.
          </dd>
          <dt>Whether recruiters may find you</dt>
          <dd>Off until you switch it on.</dd>
          <dt>Your applications</dt>
          <dd>The job, a copy of your profile as you sent it, and each status with its date and who set it.</dd>
        </dl>
        <p>Matches are worked out when you look at them. We do not store scores about people.</p>
      </ArticleSection>
      <ArticleSection part={PARTS.recruiters}>
        <dl>
          <dt>Your job title and your company's name</dt>
          <dd>Shown with the jobs you post. If we have checked the company: what was checked, and when.</dd>
          <dt>Your jobs</dt>
          <dd>Everything in the advert. Open jobs are public and can be found by search engines.</dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={PARTS.without}>
        <dl>
          <dt>A message to us</dt>
          <dd>
            Your name, your address, the subject and the text, so that we can answer; and your account, if you were
            signed in. It reaches us as a mail too.
          </dd>
          <dt>The waitlist</dt>
          <dd>
            Your address, senior or recruiter, the page you used, and the day. Every mail to the list has a button that
            deletes the entry.
          </dd>
          <dt>Too many attempts</dt>
          <dd>
            To stop guessing of passwords we count attempts per network address and per account: as keyed fingerprints,
            for an hour at most.
          </dd>
          <dt>The log of the server</dt>
          <dd>
            The address of each page that was asked for, the time and the answer's number. No names, no network
            addresses.
          </dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={PARTS.browser}>
        <dl>
          <dt>Cookies</dt>
          <dd>
            One that keeps you signed in: for 30 days if you ticked “remember me”, otherwise until you close the
            browser. One that marks the browser as one you have signed in with before, for as long. One that carries a
            short message to the next page, for a minute. A visitor who only reads gets none.
          </dd>
          <dt>Your reading comfort</dt>
          <dd>Text size, colours and high contrast are kept in your browser.</dd>
          <dt>A profile you have not saved yet</dt>
          <dd>Kept in the open tab, so that a lost line loses nothing. It goes when you save or close the tab.</dd>
        </dl>
      </ArticleSection>
      <ArticleSection part={PARTS.who}>
        <ul>
          <li>
            <b>An employer you apply to</b> sees the copy of your profile that you sent, and your name. Your e-mail
            address is not shown.
          </li>
          <li>
            <b>Other recruiters</b> see your profile only while your visibility is switched on.
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
        <p>The companies that run our server and carry our mail work for us and may use the data for nothing else.</p>
      </ArticleSection>
      <ArticleSection part={PARTS.long}>
        <p>
          Your account and what belongs to it: until you have it deleted. Sessions, mailed links and counted attempts go
          by themselves, at the latest an hour after they are over. A waitlist entry: until you take it off, or until
          the mail it was made for has gone out. Messages to us: as long as we need to answer and to understand a second
          letter, or until you ask us to delete them.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.rights}>
        <p>
          You can see and correct your profile yourself at any time. For a copy of everything we have about you, or to
          have your account and all that belongs to it deleted, write to{" "}
          <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a> from the address of your account, or use the{" "}
          <Link to="/contact">contact page</Link>. A person answers within {BRAND.replyTime}. If you are not content
          with the answer, the data protection authority where you live will hear you.
        </p>
        <p>
          The rules for using the site are the <Link to="/terms">terms</Link>.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
