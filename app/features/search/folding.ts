const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g;
/** Latin letters that Unicode does not decompose into a base letter and accents. */
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

/**
 * Returns a text as search compares it: lowercase and without the accents that `plain_letters` removes in the database.
 * Letters of other scripts stay as they are.
 */
export function fold(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(ACCENTED, plainLetter)
    .replaceAll(/[\u0300-\u036f]/g, "");
}

function plainLetter(letter: string): string {
  const plain = OTHER_LETTERS[letter] ?? letter.normalize("NFD").charAt(0);
  return /[a-z]/.test(plain) ? plain : letter;
}

/**
 * Characters that may or may not be written inside a name: spaces, apostrophes, hyphens, and periods. The set is valid
 * in regular expressions of both JavaScript and PostgreSQL.
 */
export const BETWEEN_LETTERS = "[\\s.'`\\u00b4\\u02bb\\u02bc\\u2010-\\u2015\\u2018\\u2019-]";

/**
 * Returns a name, or part of one, as the search for people compares it: "O’Brien", "o'brien" and "Obrien" are equal.
 */
export function foldedName(name: string): string {
  return fold(name).replaceAll(new RegExp(BETWEEN_LETTERS, "gu"), "");
}
