/** Longer than any text that a form accepts; the rest of a longer text is ignored. */
const MAX_READ = 20_000;

/**
 * Letters and the Latin letters that they resemble, in the same order: Cyrillic, Greek, small
 * capitals, Armenian, Lisu, and others.
 */
const LOOKALIKES: ReadonlyArray<readonly [from: string, to: string]> = [
  ["АВСЕНІЈКМОРЅТХУԚԜӀаьвсԁеһнігјкӏмпорԛѕтиѵԝхуүғ", "abcehijkmopstxyqwlabbcdehhirjklmnopqstuvwxyyf"],
  ["ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβεηικμνοσρτυχωγςϳ", "abezhikmnoptyxabenikuvooptuxwycj"],
  ["ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnopqrstuvwyz"],
  ["օցոսհԼՏՕ", "ognuhlso"],
  ["ꓮꓐꓚꓓꓰꓝꓖꓧꓲꓙꓗꓡꓟꓠꓳꓑꓣꓢꓔꓴꓦꓪꓫꓬꓜ", "abcdefghijklmnoprstuvwxyz"],
  ["ıɑɡɩłøđħŧ", "iagilodht"],
];
/**
 * The first of 26 letters in a circle or a square that Unicode normalization keeps; the last are
 * regional indicators.
 */
const ENCLOSED = [0x1f150, 0x1f170, 0x1f1e6];
/** Digits and signs that stand for letters inside a word. A 1 can be an i or an l. */
const letterOf = new Map(Object.entries({ "0": "o", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" }));
const WORD = /[a-z0-9@$!|]+/g;
const STANDS_FOR_LETTER = /[013457@$]|(?<=[a-z])[!|](?=[a-z])/g;

const latinOf = new Map([
  ...LOOKALIKES.flatMap(([from, to]) => Array.from(from, (letter, at) => [letter, to[at] ?? letter] as const)),
  ...ENCLOSED.flatMap((first) =>
    Array.from({ length: 26 }, (_, at) => [String.fromCodePoint(first + at), String.fromCharCode(97 + at)] as const),
  ),
]);

/**
 * Returns a text as its reader sees it, in lowercase Latin letters. Accents, invisible characters,
 * and apostrophes are removed, lookalikes become the letters that they resemble, and symbols become
 * gaps.
 */
export function readAsSeen(text: string): string {
  const shown = text
    .slice(0, MAX_READ)
    .replaceAll("\u00b4", "")
    .normalize("NFKD")
    .slice(0, MAX_READ)
    .replace(/[\p{M}\p{Cf}\u115f\u1160'`\u2018\u2019\u02bc]+/gu, "");
  return Array.from(shown, (letter) => latinOf.get(letter) ?? letter)
    .join("")
    .toLowerCase()
    .replaceAll("\u3002", ".")
    .replace(/[\p{So}\u2800]+/gu, " ");
}

/**
 * Returns a text as seen, with the digits and signs inside its words read as letters. Returns an
 * empty list if that changes nothing.
 */
export function readDigitsAsLetters(seen: string): string[] {
  const read = ["i", "l"].map((one) =>
    seen.replace(WORD, (word) =>
      /[a-z]/.test(word) ? word.replace(STANDS_FOR_LETTER, (sign) => letterOf.get(sign) ?? one) : word,
    ),
  );
  return [...new Set(read)].filter((text) => text !== seen);
}

/**
 * Returns whether a word mixes letters of two scripts that look alike. Greek letters count only
 * between Latin ones, because units and formulas begin and end with them.
 */
export function mixesScripts(text: string): boolean {
  const bare = text.slice(0, MAX_READ).replace(/[\p{M}\p{Cf}]+/gu, "");
  return /\p{sc=Latin}\p{sc=Cyrillic}|\p{sc=Cyrillic}\p{sc=Latin}|\p{sc=Latin}\p{sc=Greek}+\p{sc=Latin}/u.test(bare);
}

/**
 * Returns a pattern for a word with separated letters, as in "t e l e g r a m" or "tele.gram", but
 * not for the plain word. A space in `word` is optional in the text.
 */
export function heldApart(word: string): RegExp {
  const gap = "(?:\\s{1,3}|\\s?[-_*/|\\\\~+=\\u00b7]{1,3}\\s?|\\.{1,3}|(?<=\\b[a-z])[.,] )?";
  const apart = Array.from(word.replaceAll(" ", "")).join(gap);
  return new RegExp(`(?<![a-z0-9])(?!${word.replaceAll(" ", "[\\s_-]?")})${apart}s?(?![a-z0-9])`);
}
