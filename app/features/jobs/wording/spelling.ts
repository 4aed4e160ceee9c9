/** The words that decide the check. One typo in them is read as the intended word. */
const KEY_WORDS =
  `young younger youngster youngsters youthful youth millennial millennials generation graduate graduates graduated
   graduation recent recently college student students university retiree retirees retired retirement experience
   experienced energetic digital native natives candidate candidates applicant applicants people person overqualified
   teenager teenagers boomer boomers preferred wanted looking seeking years maximum`.split(/\s+/);

/** Correct words that differ from a key word by one letter. */
const REAL_WORDS = new Set(
  `collage decent resent recant yogurt natives native nation generations experiences applicant decently presently maxim
   year yea wanted seeing looting booking cooking hooking locking looping studen youths student students persons peoples
   mouth south forth fourth boomer boomers bloomer bloomers rooms retire retires retied reared preferred wanter planted
   chanted granted seeding seeming peeking leaking looking want persona personal generating generator graduating
   ranted hunted watered waned warned canted panted tears ears bears fears gears hears nears pears rears wears yearn
   yeas yards yarns naive college colleges yong younger hanger lounger hunger found ground pound round sound wound
   bound hound mound digits digitally purple steeple stents steward waited wafted wasted weeping seeping seeking`.split(
    /\s+/,
  ),
);

const MISSPELLED = new Map<string, string>([
  ["yong", "young"],
  ["yung", "young"],
  ["yuong", "young"],
  ["mellenial", "millennial"],
  ["mellenials", "millennials"],
  ["expirience", "experience"],
  ["upto", "up-to"],
]);

for (const word of KEY_WORDS) {
  for (const slip of slipsOf(word)) {
    if (!REAL_WORDS.has(slip) && !KEY_WORDS.includes(slip) && !MISSPELLED.has(slip)) MISSPELLED.set(slip, word);
  }
}

/**
 * Returns the intended word: a key word if one letter is missing, doubled, replaced by another
 * vowel, or out of order.
 */
export function correctedWord(word: string): string {
  return MISSPELLED.get(word) ?? word;
}

function slipsOf(word: string): string[] {
  if (word.length < 5) return [];
  const slips: string[] = [];
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at] ?? "", word.slice(at + 1)];
    slips.push(before + after, before + letter + letter + after);
    if (after !== "") slips.push(before + after[0] + letter + after.slice(1));
    if ("aeiou".includes(letter)) slips.push(...[..."aeiou"].map((vowel) => before + vowel + after));
  }
  return slips;
}
