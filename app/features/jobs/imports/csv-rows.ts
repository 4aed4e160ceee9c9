/** A row of a CSV file. `row` is its number as a spreadsheet shows it, counted from 1, empty rows included. */
export type CsvRow = { row: number; cells: string[] };

/** A quotation mark that opens on `line` and never closes. */
export class UnclosedQuoteError extends Error {
  override name = "UnclosedQuoteError";
  readonly line: number;

  constructor(line: number) {
    super(`unclosed quote on line ${line}`);
    this.line = line;
  }
}

const SEPARATORS = [",", ";", "\t"] as const;

/**
 * Yields the rows of a CSV file (RFC 4180) one by one, without those that are empty: separated by commas, semicolons,
 * or tabs, whichever its first line has most of; quoted cells may have line breaks. Throws UnclosedQuoteError.
 */
export function* csvRows(text: string): Generator<CsvRow, void> {
  const { separator, start } = separatorOf(text);
  let at = start;
  let line = start > 0 ? 2 : 1;
  for (let row = 1; at < text.length; row += 1) {
    const cells: string[] = [];
    let isLast = false;
    while (!isLast) {
      const cell = readCell(text, at, separator, line);
      cells.push(cell.value);
      line += cell.breaks;
      at = cell.end;
      isLast = text[at] !== separator;
      at += 1;
    }
    // A carriage return and a line feed are one break.
    if (text[at - 1] === "\r" && text[at] === "\n") at += 1;
    line += 1;
    if (cells.some((cell) => cell.trim() !== "")) yield { row, cells };
  }
}

type Cell = { value: string; end: number; breaks: number };

function readCell(text: string, start: number, separator: string, line: number): Cell {
  if (text[start] !== '"') {
    const end = endOfPlain(text, start, separator);
    return { value: text.slice(start, end), end, breaks: 0 };
  }
  let value = "";
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) throw new UnclosedQuoteError(line);
    value += text.slice(from, quote);
    from = quote + 1;
    if (text[from] !== '"') break;
    value += '"';
    from += 1;
  }
  // Whatever follows a closing quote belongs to the cell, as spreadsheets read it.
  const end = endOfPlain(text, from, separator);
  return { value: value + text.slice(from, end), end, breaks: breaksIn(value) };
}

function endOfPlain(text: string, start: number, separator: string): number {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n" && text[end] !== "\r") end += 1;
  return end;
}

function breaksIn(text: string): number {
  return text.split(/\r\n|\r|\n/).length - 1;
}

/** Excel writes "sep=;" as a first line of its own. */
function separatorOf(text: string): { separator: string; start: number } {
  const [whole, said] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text) ?? [];
  if (whole !== undefined && said !== undefined) return { separator: said, start: whole.length };
  const header = /^[^\r\n]*/.exec(text)?.[0].replaceAll(/"[^"]*"/g, "") ?? "";
  const counts = SEPARATORS.map((separator) => ({ separator, count: header.split(separator).length }));
  const most = counts.reduce((best, one) => (one.count > best.count ? one : best));
  return { separator: most.separator, start: 0 };
}
