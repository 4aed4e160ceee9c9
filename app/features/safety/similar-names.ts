import { readAsSeen, readDigitsAsLetters } from "./lookalikes.ts";

/** Words that imposters add to another company's name. */
const ADDITIONS = new Set(
  `career careers job jobs hiring hr recruiting recruitment recruiter recruiters staffing talent team official support group groups usa us
  america global international worldwide online remote department office the inc incorporated llc llp ltd limited
  corp corporation co company plc gmbh`.split(/\s+/),
);

/**
 * Returns the keys to compare a company name by, in lowercase letters without spaces: as its reader
 * sees it, with digits read as letters, each with and without words such as "Careers" or "USA".
 * Empty for a name without letters or digits.
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
