/** Where the jobs of an industry are listed; the search for it where its name has no letter to make an address of. */
export function industryPath({ industry, slug }: { industry: string; slug: string }): string {
  return slug === "" ? `/find-jobs?${new URLSearchParams({ q: industry })}` : `/jobs/${slug}`;
}

/** Where the jobs of a place are listed; the search for it where its name has no letter to make an address of. */
export function placePath({ place, slug }: { place: string; slug: string }): string {
  return slug === "" ? `/find-jobs?${new URLSearchParams({ where: place })}` : `/jobs/in/${slug}`;
}
