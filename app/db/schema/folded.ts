/** The accented letters that search took for plain ones at first: each for the letter at the same place of PLAIN. */
const ACCENTED = "àáâãäåçèéêëìíîïñòóôõöùúûüýÿ";
const PLAIN = "aaaaaaceeeeiiiinooooouuuuyy";

/**
 * SQL for a text without case, accents and punctuation, as search compares it. Punctuation goes because PostgreSQL
 * would read "SAP/PM" as a file name and "node.js" as a host, which nobody types whole. Accents outside Latin-1 go where
 * it is read (job_search_document, profile_search_document): a generated column that said so would be written anew.
 */
export function folded(expression: string): string {
  return `regexp_replace(translate(lower(${expression}), '${ACCENTED}', '${PLAIN}'), '[[:punct:]–—’“”•]+', ' ', 'g')`;
}

/** SQL for `folded` without any accent (plain_letters), as search documents have it. */
export function plain(expression: string): string {
  return `plain_letters(${folded(expression)})`;
}
