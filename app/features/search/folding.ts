const ACCENTED = /[\u00c0-\u024f\u1e00-\u1eff]/g;
/** Latin letters that Unicode does not take apart into a plain one and its marks. */
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
 * A text as search compares it: without case, and without the accents that documents lose as well, which is what
 * plain_letters does in the database. Letters of other scripts stay as they are.
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

/** What a name is written with or without: spaces, apostrophes, hyphens and dots. A set of JavaScript and of PostgreSQL. */
export const BETWEEN_LETTERS = "[\\s.'`\\u00b4\\u02bb\\u02bc\\u2010-\\u2015\\u2018\\u2019-]";

/** A name, or a part of one, as a search for people compares it: "O’Brien", "o'brien" and "Obrien" are one. */
export function foldedName(name: string): string {
  return fold(name).replaceAll(new RegExp(BETWEEN_LETTERS, "gu"), "");
}
