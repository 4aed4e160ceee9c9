import type { MetaDescriptor } from "react-router";

// Apart from page-meta.ts, which every public page loads.

const FEEDS = [
  { file: "feed.xml", type: "application/rss+xml" },
  { file: "feed.json", type: "application/feed+json" },
] as const;

/** Returns the tags of a page whose jobs have feeds, which begin at its own path. */
export function feedMeta(title: string, path: string): MetaDescriptor[] {
  return FEEDS.map(({ file, type }) => ({
    tagName: "link",
    rel: "alternate",
    type,
    title,
    href: `${path}/${file}`,
  }));
}
