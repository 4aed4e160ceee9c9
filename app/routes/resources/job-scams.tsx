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
        <p>One of these is a reason to be careful. Two are a reason to stop.</p>
        <ol>
          <li>
            <b>They ask you to pay.</b> For training, equipment, a background check, a “starter kit”. An employer pays
            you. It's never the other way round.
          </li>
          <li>
            <b>They send you a check and want part of it back.</b> The check bounces two weeks later, and the money you
            sent on was yours.
          </li>
          <li>
            <b>They want a code from your phone.</b> A code opens your account. Nobody who is honest needs it.
          </li>
          <li>
            <b>They leave the site at once.</b> “Write to me on this other app” usually means away from anyone who could
            look.
          </li>
          <li>
            <b>The pay is high and the work is vague.</b> “Easy tasks from home” isn't a job title. Ask what you would
            do on a Tuesday.
          </li>
          <li>
            <b>They hire you without a conversation.</b> No interview, no questions, an offer within the hour: they are
            not hiring, they are collecting.
          </li>
          <li>
            <b>They hurry you.</b> “Today only” is a sales trick. A real job will still be there after lunch.
          </li>
        </ol>
        <p>
          The fastest growing kind pays you a little first. You click or rate things on a website, a balance grows on
          the screen, and then you must pay in before you can take it out. People in the United States reported losing
          more than $220 million to job scams in the first half of 2024, the Federal Trade Commission says, and most
          never report it.
        </p>
      </ArticleSection>
      <ArticleSection part={CHECK}>
        <p>
          Look for the badge first. Here, “Verified employer” means that the recruiter confirmed an email address on the
          company's own web domain, or that one of us checked the company by hand. The page of the job says which, when,
          and what the domain is: see whether that is really this company's. No badge means we haven't checked yet; it
          doesn't mean that something is wrong.
        </p>
        <p>
          Then find the company's phone number yourself, on its own website, not in the message. Call it, and ask
          whether the person who wrote to you works there. It feels awkward for ten seconds. Recruiters are used to it.
        </p>
        <p>
          Look closely at the address the email came from. <i>jobs@northlane-careers.example</i> isn't{" "}
          <i>jobs@northlane.example</i>: whoever owns the words after the @ owns the email.
        </p>
        <p className="quote">
          I called the number on their website. The receptionist had never heard of the man. That was the end of that.
        </p>
        <p className="soft small">Example story</p>
        <p>
          Your Social Security number and your bank account belong at the end: after an interview, after an offer in
          writing, on the employer's own forms for tax and pay. Before that the answer is “later”.
        </p>
      </ArticleSection>
      <ArticleSection part={HAPPENED}>
        <p>It happens to careful people, to lawyers and to bank clerks. Do these in order:</p>
        <ol>
          <li>
            <b>Stop answering.</b> You owe nobody an explanation.
          </li>
          <li>
            <b>Call your bank,</b> on the number printed on your card. Say the word “fraud”; they have a fraud team.
            With gift cards, call the number on the card and keep the receipt.
          </li>
          <li>
            <b>Change the password</b> of any account whose code or password you gave away. Here you can also turn on
            two-step login, in your settings: then nobody can log in with just your password.
          </li>
          <li>
            <b>If you gave your Social Security number,</b> go to{" "}
            <a href="https://www.identitytheft.gov">identitytheft.gov</a>. It makes a plan for you, step by step.
          </li>
          <li>
            <b>Report it.</b> In the United States, tell the Federal Trade Commission at{" "}
            <a href="https://reportfraud.ftc.gov">reportfraud.ftc.gov</a>. If it began here, tell us too, with the title
            of the job, so that we can close it.
          </li>
          <li>
            <b>Tell someone.</b> It helps, and it warns others.
          </li>
        </ol>
        <p>
          Beware of the second scam: someone calls and offers to get your money back for a fee. Nobody honest does that.
        </p>
      </ArticleSection>
      <ArticleSection part={NEVER}>
        <p>
          We never ask you for money or for a card number. Nobody here ever asks for your password or for a code: type
          them where you log in, and nowhere else. We never call you about a job. Our emails never ask you to answer
          with anything secret.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
