/**
 * "There are jobs that fit everything but this, with “payroll” for “payrol”:" `spelled` has pairs of what was typed and
 * meant.
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
