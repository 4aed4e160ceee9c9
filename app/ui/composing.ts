/**
 * Whether a key belongs to an input method, which many writing systems need: its Enter confirms a word and must do
 * nothing else. Safari ends the composition before it reports that Enter, and marks it with the key code 229 only.
 */
export function isComposing({ isComposing, keyCode }: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  return isComposing || keyCode === 229;
}
