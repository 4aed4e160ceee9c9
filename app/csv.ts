// Excel reads a cell with this beginning as a formula. Japanese Excel reads the full-width signs the same way. Where
// lists are separated by semicolons or tabs, a cell begins after each of them.
const FORMULA = /([;\t\r\n]|^)(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;
const BYTE_ORDER_MARK = "\uFEFF";

/** Returns rows as a CSV file for spreadsheets: quoted, with a byte order mark, and without formulas. */
export function csvFile(rows: ReadonlyArray<readonly string[]>): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = text.replaceAll(FORMULA, "$1'");
  return `"${safe.replaceAll('"', '""')}"`;
}
