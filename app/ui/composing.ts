/**
 * Whether a key belongs to the input method, which many writing systems need: its Enter confirms a word and does
 * nothing else. Safari ends the word before it reports that Enter, and marks it with the key code 229 alone.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
