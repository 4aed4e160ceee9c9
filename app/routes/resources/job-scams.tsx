import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import type { Route } from "./+types/job-scams";

const GUIDE = ARTICLES.scams;
const [SIGNS, CHECK, HAPPENED, NEVER] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function JobScams() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={SIGNS}>
        <p>If you see one of these, be careful. If you see two, stop.</p>
        <ol>
          <li>
            <b>They ask you to pay.</b> It might be for training, equipment, a background check or a “starter kit.”
            Employers pay you. You never pay them.
          </li>
          <li>
            <b>They send you a check and want part of it back.</b> Two weeks later the check bounces, and the money you
            sent was your own.
          </li>
          <li>
            <b>They want a code from your phone.</b> That code unlocks your account. No honest person needs it.
          </li>
          <li>
            <b>They want to leave the site right away.</b> “Message me on this other app” usually means going where no
            one can see what happens next.
          </li>
          <li>
            <b>The pay is high and the work is vague.</b> “Easy tasks from home” isn't a job title. Ask what you'd
            actually do on a Tuesday.
          </li>
          <li>
            <b>They hire you without a conversation.</b> No interview, no questions, and an offer within the hour? They
            aren't hiring. They're after your money or your personal information.
          </li>
          <li>
            <b>They rush you.</b> “Today only” is a sales trick. A real job will still be there after lunch.
          </li>
        </ol>
        <p>
          The fastest-growing scam pays you a little at first. You click or rate things on a website and watch your
          balance grow. Then you're told to pay before you can withdraw it. According to the Federal Trade Commission,
          people in the United States reported losing more than $220 million to job scams in the first half of 2024, and
          most victims never report it.
        </p>
      </ArticleSection>
      <ArticleSection part={CHECK}>
        <p>
          Look for the badge first. Here, “Verified employer” means the recruiter confirmed an email address on the
          company's own web domain, or one of us checked the company ourselves. The job page says which one, when, and
          what the domain is. Make sure that domain really belongs to the company. No badge means we haven't checked
          yet; it doesn't mean something is wrong.
        </p>
        <p>
          Then find the company's phone number yourself, on its own website, not in the message. Call and ask whether
          the person who wrote to you works there. It's awkward for about ten seconds, and recruiters are used to it.
        </p>
        <p>
          Look closely at the address the email came from. <i>jobs@northlane-careers.example</i> isn't{" "}
          <i>jobs@northlane.example</i>. Whoever owns the part after the @ controls the email.
        </p>
        <p className="quote">
          I called the number on their website. The receptionist had never heard of the guy. That was the end of that.
        </p>
        <p className="soft small">Example story</p>
        <p>
          Your Social Security number and bank details come last: after an interview, after a written offer, and on the
          employer's own tax and payroll forms. Until then, the answer is “later.”
        </p>
      </ArticleSection>
      <ArticleSection part={HAPPENED}>
        <p>It happens to careful people, including lawyers and bank tellers. Take these steps in order:</p>
        <ol>
          <li>
            <b>Stop replying.</b> You don't owe anyone an explanation.
          </li>
          <li>
            <b>Call your bank</b> at the number printed on your card. Say the word “fraud”: they have a team for it. If
            you paid with gift cards, call the number on the card and keep the receipt.
          </li>
          <li>
            <b>Change the password</b> on any account whose code or password you shared. On Seasoned, you can also turn
            on two-step login in your settings. Then nobody can log in with just your password.
          </li>
          <li>
            <b>If you gave your Social Security number,</b> go to{" "}
            <a href="https://www.identitytheft.gov">identitytheft.gov</a>. It gives you a recovery plan, step by step.
          </li>
          <li>
            <b>Report it</b> to the Federal Trade Commission at{" "}
            <a href="https://reportfraud.ftc.gov">reportfraud.ftc.gov</a>. If it started here, tell us too, with the job
            title, so we can take the job down.
          </li>
          <li>
            <b>Tell someone.</b> It helps, and it warns others.
          </li>
        </ol>
        <p>
          Watch out for a second scam: someone calls and offers to get your money back for a fee. No honest person does
          that.
        </p>
      </ArticleSection>
      <ArticleSection part={NEVER}>
        <p>
          We never ask you for money or a card number. No one here will ever ask for your password or a code: type them
          where you log in, and nowhere else. We never call you about a job. Our emails never ask you to reply with
          anything secret.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
