/** The accented letters that search takes for plain ones: each for the letter at the same place of PLAIN. */
export const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
export const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy";

/**
 * SQL for a text without case, accents and punctuation, as search compares it. Punctuation goes because PostgreSQL
 * would read "SAP/PM" as a file name and "node.js" as a host, which nobody types whole.
 */
export function folded(expression: string): string {
  return `regexp_replace(translate(lower(${expression}), '${ACCENTED}', '${PLAIN}'), '[[:punct:]–—’“”•]+', ' ', 'g')`;
}
