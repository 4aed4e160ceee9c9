const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy";

/**
 * SQL for a text without case, accents and punctuation, as search compares it. Punctuation goes because PostgreSQL
 * would read "SAP/PM" as a file name and "node.js" as a host, which nobody types whole.
 */
export function folded(expression: string): string {
  return `regexp_replace(translate(lower(${expression}), '${ACCENTED}', '${PLAIN}'), '[[:punct:]–—’“”•]+', ' ', 'g')`;
}
