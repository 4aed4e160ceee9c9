/** Addresses in one part of the sitemap: a fifth of what the protocol allows, so that a part stays near a megabyte. */
export const SITEMAP_PART = 10_000;
