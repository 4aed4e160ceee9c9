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
        <p>The technology goes wrong in the first two minutes or not at all. So have those two minutes a day early.</p>
        <ol>
          <li>
            <b>Open the invitation.</b> Note the day, the hour and whose hour it is: three o'clock Eastern is noon in
            Seattle. If no time zone is given, ask.
          </li>
          <li>
            <b>Press the link.</b> Most services let you in to a waiting room, or offer a test call. If it wants to
            install a program, do that today.
          </li>
          <li>
            <b>Say yes to camera and microphone</b> when the browser asks. If you once said no, look for the small
            camera picture beside the address and change it there.
          </li>
          <li>
            <b>Call a friend</b> the same way, from the same chair. Ask: do you see me, do you hear me, what is behind
            me?
          </li>
          <li>
            <b>Write down a phone number</b> of the person you'll meet. You'll probably not need it. It's what makes you
            calm.
          </li>
        </ol>
      </ArticleSection>
      <ArticleSection part={ROOM}>
        <ul>
          <li>
            <b>Light:</b> a window or a lamp in front of you, never behind. With a window behind, you are a shadow.
          </li>
          <li>
            <b>Camera:</b> at the height of your eyes. Put the laptop on three thick books. With a phone, lean it
            against something, lying on its side; don't hold it.
          </li>
          <li>
            <b>Sound:</b> earphones with a microphone are better than the best laptop. If you wear hearing aids that
            connect to your phone or computer, use them; that is what they are for.
          </li>
          <li>
            <b>Behind you:</b> a wall, a shelf, a curtain. Nobody minds a home. Artificial backgrounds eat your ears
            when you move.
          </li>
          <li>
            <b>Power:</b> plug it in. Close everything else, and tell the people you live with.
          </li>
        </ul>
        <p>
          If small print on the screen is hard to read, most meeting services can show captions of what is said. Look
          for “captions” or “CC” and switch them on. You need not explain why.
        </p>
      </ArticleSection>
      <ArticleSection part={TALK}>
        <p>
          Be there five minutes early. When they appear, say good morning and ask: “Can you hear me well?” It is the
          most professional first sentence there is.
        </p>
        <p>
          Look at the camera when you speak and at the picture when you listen. It feels odd; for them it looks as if
          you met their eyes. A paper arrow beside the camera helps.
        </p>
        <p>
          Leave a second after each question. The line has a small delay, and two people who are both polite will
          otherwise talk at the same moment all morning.
        </p>
        <p>
          Prepare three short stories: something you built, something that went wrong and what you did, something you
          taught. Almost every question can be answered with one of them. Keep each to about ninety seconds, and stop. A
          card with five words for each may lie beside the screen; nobody sees it.
        </p>
        <p>
          Have two questions of your own. “What would you like to be different six months from now?” is a good one. “How
          many hours did the last person really need?” is another.
        </p>
      </ArticleSection>
      <ArticleSection part={FREEZE}>
        <ol>
          <li>Wait ten seconds. It often comes back.</li>
          <li>Switch your camera off. Sound needs far less of the line than a picture.</li>
          <li>Leave and press the link again. Everyone does this; nobody holds it against you.</li>
          <li>Call the number you wrote down: “The picture is gone. Shall we go on by phone?”</li>
        </ol>
        <p>
          People remember how you took it, not that it happened. Someone who stays calm when the line breaks will stay
          calm when the pump does.
        </p>
      </ArticleSection>
      <ArticleSection part={QUESTIONS}>
        <p>
          “How old are you?”, “When did you leave school?” and “How long do you plan to go on working?” have no place
          here. A friendly way past them: “I am here for this work, and I would like to do it for a good while. Shall I
          tell you how I would begin?” <Link to="/resources/age-and-your-rights">Your rights, whatever your age</Link>{" "}
          has more.
        </p>
        <p>
          And an interview that costs money, or that wants your screen, your bank or a code from your phone, isn't an
          interview. See <Link to="/resources/job-scams">how to spot a job scam</Link>.
        </p>
      </ArticleSection>
    </GuidePage>
  );
}
