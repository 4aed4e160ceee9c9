import { Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { ArticleSection } from "#app/ui/article-page.tsx";
import { DocumentPage } from "#app/ui/document-page.tsx";
import type { Route } from "./+types/accessibility";

/** The day somebody last went through the statement and the pages. */
const REVIEWED_ON = "November 20, 2026";

const PARTS = {
  commitment: { id: "commitment", title: "What we commit to" },
  control: { id: "control", title: "What you can set" },
  built: { id: "built", title: "How the pages are made" },
  known: { id: "known", title: "What doesn't work well yet" },
  contact: { id: "tell-us", title: "Tell us" },
};

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Accessibility statement",
    description: `${BRAND.name} commits to WCAG 2.1 AA and works toward 2.2 AA. What you can set, known issues, and how to tell us.`,
    path: "/accessibility",
  };
  return pageMeta(page, matches);
}

export default function Accessibility() {
  return (
    <DocumentPage
      title="Accessibility statement"
      lede="Everyone should be able to read, find and apply here: with a magnifier, a keyboard, a screen reader, or tired eyes at ten in the evening."
      facts={`Last reviewed ${REVIEWED_ON}.`}
      parts={Object.values(PARTS)}
    >
      <ArticleSection part={PARTS.commitment}>
        <p>
          We commit to the Web Content Accessibility Guidelines, WCAG 2.1, level AA, and build to version 2.2 of the
          same level. Running text has the stronger contrast of level AAA, 7 to 1.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.control}>
        <p>
          The button “Accessibility” is on every page: at the right edge on a wide screen, at the bottom on a narrow
          one. It sets
        </p>
        <ul>
          <li>
            <b>text size:</b> reset, larger (125%) or largest (150%). The whole page grows with it, and nothing is cut
            off;
          </li>
          <li>
            <b>colors:</b> light, dark, or high contrast: black, white and yellow, with real lines around everything you
            can press.
          </li>
        </ul>
        <p>
          High contrast is also a button at the top of every page, and the keys Alt + Esc. Windows keeps Alt + Esc for
          itself; a second shortcut for it is named in the same panel, and can be switched off there. Your choices stay
          in your browser and are there before the page is drawn.
        </p>
      </ArticleSection>
      <ArticleSection part={PARTS.built}>
        <ul>
          <li>Everything works with the keyboard alone, in the order you see, and you always see where you are.</li>
          <li>“Skip to main content” is the first stop on every page.</li>
          <li>Errors stand beside the field they belong to, in words. What you typed stays.</li>
          <li>Color never says anything alone: there is always a word and an icon.</li>
          <li>
            Nothing moves by itself, nothing times out while you type, and error messages stay until you close them.
          </li>
          <li>The pages can be read, and the forms sent, with JavaScript switched off.</li>
          <li>Every page can be enlarged to 400% without sideways scrolling.</li>
          <li>Job pages and guides print well, on plain paper in black.</li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.known}>
        <ul>
          <li>
            We test with automatic checks (axe), with the keyboard and at 400%. A test with people who use screen
            readers every day is still to come.
          </li>
          <li>On a very narrow phone with the largest text, long words in job titles are broken in the middle.</li>
          <li>
            Wide tables for recruiters turn into lines on a narrow screen; a few older screen readers then no longer
            announce them as tables.
          </li>
        </ul>
      </ArticleSection>
      <ArticleSection part={PARTS.contact}>
        <p>
          If something here is hard for you, it is our fault, and we would like to know. Write to{" "}
          <a href={`mailto:${BRAND.contactEmail}`}>{BRAND.contactEmail}</a> or use the{" "}
          <Link to="/contact">contact page</Link>. Tell us the page and what you use. A person answers within{" "}
          {BRAND.replyTime} ({BRAND.supportHours}), and helps you with what you wanted to do in the meantime.
        </p>
      </ArticleSection>
    </DocumentPage>
  );
}
