/** Names of companies, places, and people that only look like words about age. */
const NAMES =
  /\b(?:(?:Mr|Mrs|Ms|Dr|Brigham|Neil|Andrew|Cy)\.? Young|Young['\u2019]s|Young (?:&|and) [A-Z]\w+|Young (?:Ltd|Limited|LLC|Inc|Corp|Brothers|Bros|Street|Avenue|Road|Hall|Wing|Library|Center|Institute|University))\b|& Young\b(?! [a-z])|\b(?:Boomer|Millennium|Millennial|Teenage|Golden Age|Boys?|Girls?) (?:Creek|Hall|Park|Town|Tower|Bay|Wasteland|Cinema|&|and) (?:[A-Z]\w+ ?)*(?:Club|Clubs)?|\bBoys? (?:&|and) Girls? Clubs?\b/g;

/**
 * Returns a text with its names replaced by spaces of the same length, so that positions stay the
 * same.
 */
export function maskedNames(text: string): string {
  return text.replace(NAMES, (name) => "_".repeat(name.length));
}
