import type { ReactNode } from "react";
import type { ArticlePart } from "./article-page.tsx";
import { PageHeader } from "./page-header.tsx";

export type DocumentPageProps = {
  title: string;
  lede: string;
  /** When it was last changed. */
  facts: ReactNode;
  parts: readonly ArticlePart[];
  children: ReactNode;
};

/** A legal page: its sections, with a table of contents beside them. Sections are `ArticleSection`. */
export function DocumentPage({ title, lede, facts, parts, children }: DocumentPageProps) {
  return (
    <>
      <PageHeader isPublic title={title} text={lede} />
      <div className="wrap legal">
        <div className="cols cols--detail">
          <div className="prose article">
            <p className="soft">{facts}</p>
            {children}
          </div>
          <aside className="sticky noprint" aria-labelledby="contents">
            <h2 id="contents" className="toc__title">
              On this page
            </h2>
            <nav className="toc" aria-labelledby="contents">
              {parts.map((part) => (
                <a key={part.id} href={`#${part.id}`}>
                  {part.title}
                </a>
              ))}
            </nav>
          </aside>
        </div>
      </div>
    </>
  );
}
