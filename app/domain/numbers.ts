const NUMBER_WORDS = [
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];
const TENS: Readonly<Record<string, number>> = { fifteen: 15, twenty: 20, thirty: 30, forty: 40 };

/** Returns the number that a folded word means, from 1 to 60; null for none. */
export function numberOf(word: string): number | null {
  const number = /^\d{1,2}$/.test(word) ? Number(word) : (TENS[word] ?? NUMBER_WORDS.indexOf(word) + 1);
  return number >= 1 && number <= 60 ? number : null;
}
