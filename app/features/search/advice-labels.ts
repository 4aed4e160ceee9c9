/**
 * Returns the heading above links that drop one condition: "There are jobs that fit everything but this, with “payroll”
 * for “payrol”:". `spelled` holds pairs of the typed and the corrected word.
 */
export function everythingButText(
  what: "jobs" | "people",
  spelled: ReadonlyArray<readonly [typed: string, meant: string]>,
): string {
  const close = spelled
    .filter(([typed, meant]) => typed !== meant)
    .map(([typed, meant]) => `“${meant}” for “${typed}”`);
  return `There are ${what} ${what === "people" ? "who" : "that"} fit everything but this${close.length === 0 ? "" : `, with ${close.join(" and ")}`}:`;
}
