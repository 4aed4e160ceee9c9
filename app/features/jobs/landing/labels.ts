import { counted, shortenedAtWord } from "#app/words.ts";

/** The words of a landing page: what it is called, for search engines and on the page. */
export type LandingWords = { title: string; heading: string; text: string; description: string };

/** "Jobs in Duluth, Minnesota". */
export function placeWords(place: string, total: number): LandingWords {
  return {
    title: shortened(`Jobs in ${place}`),
    heading: `Jobs in ${place}`,
    text: `${counted(total, "open job")} here for experienced people. Each one shows its pay and its hours.`,
    description: `${counted(total, "open job")} in ${shortened(place)} for experienced people: part-time, consulting and project work, each with its pay and its hours.`,
  };
}

/** "Manufacturing jobs". */
export function industryWords(industry: string, total: number): LandingWords {
  return {
    title: shortened(`${industry} jobs`),
    heading: `${industry} jobs`,
    text: `${counted(total, "open job")} for people who know this work. Each one shows its pay and its hours.`,
    description: `${counted(total, "open job")} in ${shortened(industry)} for experienced people: part-time, consulting and project work, each with its pay and its hours.`,
  };
}

const LONGEST = 60;

/** Search engines cut titles at about this length; we cut at a word. */
function shortened(text: string): string {
  return shortenedAtWord(text, LONGEST);
}
