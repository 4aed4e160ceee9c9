/** Returns the landing page of an industry, or a search for it if its name has no letters to make an address from. */
export function industryPath({ industry, slug }: { industry: string; slug: string }): string {
  return slug === "" ? `/find-jobs?${new URLSearchParams({ q: industry })}` : `/jobs/${slug}`;
}

/** Returns the landing page of a place, or a search for it if its name has no letters to make an address from. */
export function placePath({ place, slug }: { place: string; slug: string }): string {
  return slug === "" ? `/find-jobs?${new URLSearchParams({ where: place })}` : `/jobs/in/${slug}`;
}
