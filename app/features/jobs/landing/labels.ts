import { counted, shortenedAtWord } from "#app/words.ts";

/** The texts of a landing page, for search engines and on the page. */
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

/** Cuts a text at a word, at the length where search engines cut titles. */
function shortened(text: string): string {
  return shortenedAtWord(text, LONGEST);
}
