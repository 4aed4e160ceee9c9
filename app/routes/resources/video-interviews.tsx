import { Link } from "react-router";
import { ARTICLES } from "#app/content/articles.ts";
import { GuidePage, guideMeta } from "#app/content/guide-page.tsx";
import { ArticleSection } from "#app/ui/article-page.tsx";
import type { Route } from "./+types/video-interviews";

const GUIDE = ARTICLES.interviews;
const [BEFORE, ROOM, TALK, FREEZE, QUESTIONS] = GUIDE.parts;

export function meta({ matches }: Route.MetaArgs) {
  return guideMeta(GUIDE, matches);
}

export default function VideoInterviews() {
  return (
    <GuidePage article={GUIDE}>
      <ArticleSection part={BEFORE}>
        <p>
          If the technology fails, it usually fails in the first two minutes. So get those two minutes out of the way a
          day early.
        </p>
        <ol>
          <li>
            <b>Open the invitation.</b> Write down the day, the time and the time zone: 3:00 PM Eastern is noon in
            Seattle. If no time zone is given, ask.
          </li>
          <li>
            <b>Click the link.</b> Most services have a waiting room or a test call. If it asks you to install
            something, do it today.
          </li>
          <li>
            <b>Allow the camera and microphone</b> when your browser asks. If you've said no before, click the small
            camera icon next to the web address to change it.
          </li>
          <li>
            <b>Call a friend</b> the same way, from the same chair. Ask: Can you see me? Can you hear me? What's behind
            me?
          </li>
          <li>
            <b>Write down a phone number</b> for the person you're meeting. You probably won't need it, but it'll help
            you stay calm.
          </li>
        </ol>
      </ArticleSection>
      <ArticleSection part={ROOM}>
        <ul>
          <li>
            <b>Light:</b> Put a window or a lamp in front of you, never behind you. With a window behind you, you're a
            shadow.
          </li>
          <li>
            <b>Camera:</b> Keep it at eye level. Set your laptop on a few thick books. If you use a phone, turn it
            sideways and prop it against something; don't hold it.
          </li>
          <li>
            <b>Sound:</b> Earbuds with a microphone beat even the best laptop. If your hearing aids connect to your
            phone or computer, use them; that's what they're for.
          </li>
          <li>
            <b>Background:</b> A wall, a bookshelf or a curtain is fine. No one minds that you're at home. Virtual
            backgrounds tend to cut off your ears when you move.
          </li>
          <li>
            <b>Power:</b> Plug it in. Close your other programs, and let the people you live with know.
          </li>
        </ul>
        <p>
          If it's hard to hear every word, most meeting services can show captions. Look for “captions” or “CC” and turn
          them on. You don't have to explain why.
        </p>
      </ArticleSection>
      <ArticleSection part={TALK}>
        <p>
          Join five minutes early. When they appear, say good morning and ask, “Can you hear me okay?” It's the most
          professional way to start.
        </p>
        <p>
          Look at the camera when you talk and at the screen when you listen. It feels odd, but to them it looks like
          eye contact. A sticky note with an arrow next to the camera helps.
        </p>
        <p>
          Wait a second after each question. There's a slight delay, and otherwise two polite people will keep talking
          over each other all morning.
        </p>
        <p>
          Prepare three short stories: something you built, something that went wrong and what you did about it, and
          something you taught. One of them will answer almost any question. Keep each to about ninety seconds, then
          stop. You can keep a card by the screen with five words for each story; no one will see it.
        </p>
        <p>
          Have two questions of your own. “What would you like to be different six months from now?” is a good one. So
          is “How many hours did the last person really need?”
        </p>
      </ArticleSection>
      <ArticleSection part={FREEZE}>
        <ol>
          <li>Wait ten seconds. It often comes back on its own.</li>
          <li>Turn off your camera. Sound needs far less bandwidth than video.</li>
          <li>Leave and click the link again. Everyone does this, and no one will hold it against you.</li>
          <li>Call the number you wrote down: “My video froze. Can we finish by phone?”</li>
        </ol>
        <p>
          People won't remember that it happened. They'll remember how you handled it. If you stay calm when the call
          drops, you'll stay calm when something breaks at work.
        </p>
      </ArticleSection>
      <ArticleSection part={QUESTIONS}>
        <p>
          “How old are you?” “When did you graduate?” “How long do you plan to keep working?” None of these belongs in
          an interview. Here's a friendly way around them: “I'm excited about this work, and I'd like to do it for a
          good while. Can I tell you how I'd start?” Read more in{" "}
          <Link to="/resources/age-and-your-rights">Your rights, whatever your age</Link>.
        </p>
        <p>
          And if an interviewer asks for money, remote access to your screen, your bank details, or a code from your
          phone, it isn't an interview. See <Link to="/resources/job-scams">how to spot a job scam</Link>.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
