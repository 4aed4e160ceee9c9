import ArrowLeft from "lucide-react/icons/arrow-left";
import Printer from "lucide-react/icons/printer";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "./button.tsx";
import { PageTitle } from "./page-header.tsx";

export type ArticlePart = { id: string; title: string };

export type ArticlePageProps = {
  title: string;
  lede: string;
  /** Reading time and the date of the last check: "5 minutes to read. Checked on ...". */
  facts: string;
  /** The summary at the top; two to four sentences. */
  inShort: readonly string[];
  /** The headings of the text in order, for the table of contents. */
  parts: readonly ArticlePart[];
  back: { to: string; label: string };
  next: { to: string; title: string };
  children: ReactNode;
};

/** An article: summary, table of contents beside it, Print. `ArticleSection` has its sections. */
export function ArticlePage({ title, lede, facts, inShort, parts, back, next, children }: ArticlePageProps) {
  return (
    <div className="wrap article-page">
      <Link className="backlink noprint" to={back.to}>
        <ArrowLeft className="i" />
        <span>{back.label}</span>
      </Link>
      <div className="cols cols--detail">
        <article aria-labelledby="article-title">
          <header className="article-head">
            <PageTitle className="headline">
              <span id="article-title">{title}</span>
            </PageTitle>
            <p className="lede">{lede}</p>
            <p className="soft">{facts}</p>
          </header>
          <div className="prose article">
            <div className="short">
              <h2 id="short">The short version</h2>
              <ul>
                {inShort.map((sentence) => (
                  <li key={sentence}>{sentence}</li>
                ))}
              </ul>
            </div>
            {children}
          </div>
          <p className="noprint row article-foot">
            <PrintButton>Print this page</PrintButton>
            <Link to={next.to}>{`Next: ${next.title}`}</Link>
          </p>
        </article>
        <aside className="sticky noprint" aria-labelledby="contents">
          <h2 id="contents" className="toc__title">
            On this page
          </h2>
          <nav className="toc" aria-labelledby="contents">
            {[{ id: "short", title: "The short version" }, ...parts].map((part) => (
              <a key={part.id} href={`#${part.id}`}>
                {part.title}
              </a>
            ))}
          </nav>
          <PrintButton wide>Print</PrintButton>
        </aside>
      </div>
    </div>
  );
}

/** One section of an article under its heading. */
export function ArticleSection({ part, children }: { part: ArticlePart; children: ReactNode }) {
  return (
    <>
      <h2 id={part.id}>{part.title}</h2>
      {children}
    </>
  );
}

function PrintButton({ wide, children }: { wide?: boolean; children: ReactNode }) {
  return (
    <Button className="needs-script" wide={wide} onClick={() => window.print()}>
      <Printer className="i" />
      <span>{children}</span>
    </Button>
  );
}
