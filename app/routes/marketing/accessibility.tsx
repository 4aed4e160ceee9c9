import { Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/accessibility";

/** The day of the last review of the statement and the pages. */
const REVIEWED_ON = "November 20, 2026";

const PARTS = {
  commitment: { id: "commitment", title: "Our commitment" },
  control: { id: "control", title: "What you can adjust" },
  built: { id: "built", title: "How we build our pages" },
  known: { id: "known", title: "What doesn't work well yet" },
  contact: { id: "tell-us", title: "Contact us" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Accessibility statement",
    description: `${BRAND.name} commits to WCAG 2.1 AA and works toward 2.2 AA. What you can adjust, known issues, and how to reach us.`,
    path: "/accessibility",
  };
  return pageMeta(page, matches);
}

export default function Accessibility() {
  return (
    <DocumentPage
      title="Accessibility statement"
      lede="Everyone should be able to read, search and apply here, whether with a magnifier, a keyboard, a screen reader or tired eyes at ten o'clock at night."
      facts={`Last reviewed ${REVIEWED_ON}.`}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.commitment}>
        <p>
          We're committed to the Web Content Accessibility Guidelines, WCAG 2.1, level AA, and we build to version 2.2
          at the same level. Body text meets the stronger level AAA contrast of 7 to 1.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.control}>
        <p>
          The “Accessibility” button is on every page: at the right edge on a wide screen, at the bottom on a narrow
          one. It lets you choose:
        </p>
        <ul>
          <li>
            <b>Text size:</b> reset, larger (125%) or largest (150%). The whole page grows with it, and nothing is cut
            off.
          </li>
          <li>
            <b>Colors:</b> light, dark or high contrast, which is black, white and yellow with solid lines around
            everything you can click.
          </li>
        </ul>
        <p>
          You can also turn on high contrast with the button at the top of every page, or by pressing Alt + Esc. Windows
          uses Alt + Esc for something else, so the panel lists a second shortcut, which you can turn off. We keep your
          choices in your browser and apply them before the page appears.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.built}>
        <ul>
          <li>
            Everything works with the keyboard alone, in the order you see it, and you can always see where you are.
          </li>
          <li>“Skip to main content” is the first link on every page.</li>
          <li>Error messages appear next to the field they're about, in words. What you typed stays put.</li>
          <li>We never rely on color alone: there's always a word and an icon.</li>
          <li>
            Nothing moves on its own, nothing times out while you're typing, and error messages stay until you close
            them.
          </li>
          <li>You can read every page and send every form with JavaScript turned off.</li>
          <li>You can zoom any page to 400% without scrolling sideways.</li>
          <li>Job pages and guides print cleanly in black on plain paper.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.known}>
        <ul>
          <li>
            We test with automated checks (axe), with the keyboard and at 400% zoom. We haven't yet tested with people
            who use screen readers every day.
          </li>
          <li>On a very narrow phone with the largest text, long words in job titles may break in the middle.</li>
          <li>
            Wide tables for recruiters become lists on a narrow screen, and a few older screen readers may not announce
            them as tables there.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.contact}>
        <p>
          If something here is hard to use, that's on us, and we'd like to know. Write to{" "}
          <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a> or use the{" "}
          <Link to="/contact">contact page</Link>. Tell us which page it was and what device or software you use. A
          person will reply within {BRAND.replyTime} ({BRAND.supportHours}) and help you do what you came to do in the
          meantime.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
