const TITLE =
  /^(?:mrs?|ms|miss|mx|dr|doctor|prof|professor|rev|reverend|fr|father|sr|sister|br|brother|rabbi|imam|sir|dame|lord|lady|hon|judge|capt|captain|col|colonel|gen|general|lt|sgt|maj|major)\.?$/i;
const INITIAL = /^\p{L}\p{M}*\.?$/u;

/**
 * Returns a person's first name, without a title or an initial before it ("Dr. Ann Quill" is Ann), or the whole name if
 * only one word would be left ("Dr. Quill").
 */
export function firstNameOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/);
  const at = words.findIndex((word) => !TITLE.test(word) && !INITIAL.test(word));
  const isOnlyFamilyName = at > 0 && at === words.length - 1;
  return at < 0 || isOnlyFamilyName ? words.join(" ") : (words[at] ?? "");
}
