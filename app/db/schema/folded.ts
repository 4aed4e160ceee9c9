/** The accented letters that search first treated as plain ones, each for the letter at the same position of PLAIN. */
const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy";

/**
 * Returns SQL for a text without case, accents, and punctuation, as search compares it. Punctuation is removed because
 * PostgreSQL would parse "SAP/PM" as a file name and "node.js" as a host, which no one types whole. Accents outside
 * Latin-1 are removed later (job_search_document, profile_search_document), because changing a generated column
 * rewrites it.
 */
export function folded(expression: string): string {
  return `regexp_replace(translate(lower(${expression}), '${ACCENTED}', '${PLAIN}'), '[[:punct:]–—’“”•]+', ' ', 'g')`;
}

/** Returns SQL for `folded` without any accents (plain_letters), as in search documents. */
export function plain(expression: string): string {
  return `plain_letters(${folded(expression)})`;
}
