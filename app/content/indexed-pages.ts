import { ARTICLE_LIST } from "./articles.ts";

/** A page of our own words that search engines may list. `changedOn` only where the text carries its date. */
export type IndexedPage = { path: string; changedOn?: string };

/** The public pages that are there whatever jobs there are. Nothing with a form for one person, no variants. */
export const INDEXED_PAGES: readonly IndexedPage[] = [
  ...[
    "/",
    "/find-jobs",
    "/how-it-works",
    "/about",
    "/contact",
    "/hire-talent",
    "/pricing",
    "/terms",
    "/privacy",
    "/accessibility",
    "/safety",
    "/developers",
    "/resources",
    "/create-profile",
    "/waitlist",
    "/senior-support",
    "/recruiter-support",
  ].map((path) => ({ path })),
  ...ARTICLE_LIST.map(({ slug, checkedOn }) => ({ path: `/resources/${slug}`, changedOn: checkedOn })),
];
