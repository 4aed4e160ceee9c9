import type { MetaDescriptor } from "react-router";
import { BRAND } from "#app/brand.ts";

export type PageFacts = {
  /** Without the product's name, which is added. */
  title: string;
  description: string;
  /** The page's canonical path: "/pricing". */
  path: string;
  /** False keeps the page out of search engines. */
  isIndexed?: boolean;
  /** The picture for shared links, 1200 by 630; by default the product's own. */
  image?: { path: string; alt: string };
};

const OWN_IMAGE = { path: "/share.png", alt: `${BRAND.name}: ${BRAND.description}` };

/** The matches that a route's `meta` receives; the first one is the root, which knows the public origin. */
type Matches = ReadonlyArray<{ id: string; loaderData?: unknown } | undefined>;

/** Returns title, description, canonical address, and sharing tags of a public page. */
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

/** Returns the public origin without a trailing slash, from the root loader; empty without root data. */
export function originOf(matches: Matches): string {
  const facts = matches.find((match) => match?.id === "root")?.loaderData;
  const isKnown = typeof facts === "object" && facts !== null && "appUrl" in facts && typeof facts.appUrl === "string";
  return isKnown ? String(facts.appUrl) : "";
}
