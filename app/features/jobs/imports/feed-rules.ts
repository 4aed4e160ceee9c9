import { shortened } from "#app/words.ts";

const LONGEST_NAME = 80;

/** Returns a feed's address as it is shown: "jobs.example/feed.xml". */
export function feedName(url: string): string {
  const { host, pathname, search } = new URL(url);
  return shortened(`${host}${pathname === "/" ? "" : pathname}${search}`, LONGEST_NAME);
}
