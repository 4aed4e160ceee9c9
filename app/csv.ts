// Excel takes a cell that begins like this for a formula, wherever it came from. The full-width signs are the same to the
// Excel of people who write Japanese. Where lists are separated by semicolons or tabs, a cell begins behind each of them.
const FORMULA = /([;\t\r\n]|^)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as a CSV file that spreadsheets open rightly: quoted, with a byte order mark, and without formulas. */
export function csvFile(rows: ReadonlyArray<readonly string[]>): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = text.replaceAll(FORMULA, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
