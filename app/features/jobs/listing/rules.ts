/** Addresses per part of the sitemap: a fifth of what the protocol allows, so that a part stays near one megabyte. */
export const SITEMAP_PART = 10_000;
