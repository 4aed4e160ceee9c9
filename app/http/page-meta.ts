import type { MetaDescriptor } from "react-router";
import { BRAND } from "#app/brand.ts";

export type PageFacts = {
  /** Without the product's name; that is added. */
  title: string;
  description: string;
  /** The one address of the page, e.g. "/pricing". */
  path: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** The picture shown where the page is shared, 1200 by 630; the product's own when the page has none. */
  image?: { path: string; alt: string };
};

const OWN_IMAGE = { path: "/share.png", alt: `${BRAND.name}: ${BRAND.description}` };

/** The matches a route's `meta` receives; the first one is the root, which knows the public origin. */
type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** Title, description, canonical address and sharing words of one public page. */
export function pageMeta(page: PageFacts, matches: Matches): MetaDescriptor[] {
  const title = `${page.title} | ${BRAND.name}`;
  const origin = originOf(matches);
  const image = page.image ?? OWN_IMAGE;
  const tags: MetaDescriptor[] = [
    { title },
    { name: "description", content: page.description },
    { property: "og:title", content: title },
    { property: "og:description", content: page.description },
    { property: "og:site_name", content: BRAND.name },
    { property: "og:type", content: "website" },
    { property: "og:image", content: origin + image.path },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: image.alt },
    { name: "twitter:card", content: "summary_large_image" },
  ];
  if (page.isIndexed === false) return [...tags, { name: "robots", content: "noindex" }];
  const href = origin + page.path;
  return [...tags, { tagName: "link", rel: "canonical", href }, { property: "og:url", content: href }];
}

/** The public origin without a trailing slash, as the root loader told it; empty when there is no root data. */
export function originOf(matches: Matches): string {
  const facts = matches.find((match) => match?.id === "root")?.loaderData;
  const isKnown = typeof facts === "object" && facts !== null && "appUrl" in facts && typeof facts.appUrl === "string";
  return isKnown ? String(facts.appUrl) : "";
}
