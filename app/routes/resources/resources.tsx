import { Link } from "react-router";
import { ARTICLE_LIST, ARTICLES, shortArticleFacts } from "#app/content/articles.ts";
import { pageMeta } from "#app/http/page-meta.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SectionRings } from "#app/ui/section-rings.tsx";
import type { Route } from "./+types/resources";

export function meta({ matches }: Route.MetaArgs) {
  const page = {
    title: "Resources",
    description:
      "Six plain-English guides to working on your own terms: scams, profiles, video interviews, earnings, contracts and your rights.",
    path: "/resources",
  };
  return pageMeta(page, matches);
}

export default function Resources() {
  const lead = ARTICLES.scams;
  const others = ARTICLE_LIST.filter(({ slug }) => slug !== lead.slug);
  return (
    <>
      <PageHeader
        isPublic
        title="Resources"
        text="Six plain-English guides to working on your own terms. No jargon, nothing to buy, easy to print."
      />
      <div className="wrap">
        <article className="art-lead">
          <div>
            <h2 className="headline">
              <Link to={`/resources/${lead.slug}`}>{lead.title}</Link>
            </h2>
            <p className="lede">{lead.summary}</p>
            <p className="soft small art-list__meta">{shortArticleFacts(lead)}</p>
          </div>
          <div aria-hidden="true">
            <SectionRings name="resources" />
          </div>
        </article>
        <ul className="art-list">
          {others.map((article) => (
            <li key={article.slug}>
              <h2>
                <Link to={`/resources/${article.slug}`}>{article.title}</Link>
              </h2>
              <p>{article.summary}</p>
              <p className="soft small art-list__meta">{shortArticleFacts(article)}</p>
            </li>
          ))}
          <li>
            <h2 className="art-list__ask">Is something missing?</h2>
            <p>
              Tell us what you'd like explained. <Link to="/contact">Write to us</Link>, and a real person will answer.
            </p>
          </li>
        </ul>
      </div>
    </>
  );
}
