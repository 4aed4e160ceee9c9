import { readAsSeen, readDigitsAsLetters } from "./lookalikes.ts";

/** Words that are put beside another company's name to speak for it. */
const ADDITIONS = new Set(
  `career careers job jobs hiring hr recruiting recruitment recruiter recruiters staffing talent team official support group groups usa us
  america global international worldwide online remote department office the inc incorporated llc llp ltd limited
  corp corporation co company plc gmbh`.split(/\s+/),
);

/**
 * What a company name is compared by, in small letters without spaces: as its reader sees it, with digits read as
 * letters, each with and without words such as "Careers" or "USA". Empty for a name without a letter or digit.
 */
export function comparedNames(name: string): string[] {
  const seen = readAsSeen(name);
  const keys = [seen, ...readDigitsAsLetters(seen)].flatMap((reading) => {
    const words = reading.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "" && word !== "and");
    const telling = words.filter((word) => !ADDITIONS.has(word));
    return [words.join(""), telling.join("")];
  });
  return [...new Set(keys)].filter((key) => key !== "");
}
