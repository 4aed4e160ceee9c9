import type { ReactNode } from "react";
import type { MetaDescriptor } from "react-router";
import { BRAND } from "#app/brand.ts";
import { originOf, pageMeta } from "#app/http/page-meta.ts";
import { ArticlePage } from "#app/ui/article-page.tsx";
import { type Article, articleAfter, articleFacts } from "./articles.ts";

/** One of the guides: its frame, its short version and the way to the next. */
export function GuidePage({ article, children }: { article: Article; children: ReactNode }) {
  const next = articleAfter(article);
  return (
    <ArticlePage
      title={article.title}
      lede={article.lede}
      facts={articleFacts(article)}
      inShort={article.inShort}
      parts={article.parts}
      back={{ to: "/resources", label: "All resources" }}
      next={{ to: `/resources/${next.slug}`, title: next.title }}
    >
      {children}
    </ArticlePage>
  );
}

/** Title, description, canonical address and markup of a guide. */
export function guideMeta(article: Article, matches: Parameters<typeof pageMeta>[1]): MetaDescriptor[] {
  const path = `/resources/${article.slug}`;
  const markup = {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: article.title,
      description: article.summary,
      dateModified: article.checkedOn,
      mainEntityOfPage: `${originOf(matches)}${path}`,
      publisher: { "@type": "Organization", name: BRAND.name },
    },
  };
  return [...pageMeta({ title: article.title, description: article.summary, path }, matches), markup];
}
