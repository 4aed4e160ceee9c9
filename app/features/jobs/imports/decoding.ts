/** Returns the text of a file: UTF-8, UTF-16 as Excel writes it, or Windows-1252, without its byte order mark. */
export function decodedText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes);
  if (encoding !== null) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Looks at the byte order mark, and without one at the zeros beside the letters of the header. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first !== 0 && second === 0 && third !== 0 && fourth === 0) return "utf-16le";
  if (first === 0 && second !== 0 && third === 0 && fourth !== 0) return "utf-16be";
  return null;
}

/** The beginnings of files that people take for CSV: workbooks old and new, and PDF. */
const SIGNATURES = [
  { begins: [0x50, 0x4b, 0x03, 0x04], kind: "workbook" },
  { begins: [0xd0, 0xcf, 0x11, 0xe0], kind: "workbook" },
  { begins: [0x25, 0x50, 0x44, 0x46], kind: "pdf" },
] as const;

/** Returns what a file is if it is no text that could hold rows; null if it may be one. */
export function otherKindOf(bytes: Uint8Array): "workbook" | "pdf" | "empty" | null {
  if (bytes.length === 0) return "empty";
  const found = SIGNATURES.find(({ begins }) => begins.every((byte, at) => bytes[at] === byte));
  return found?.kind ?? null;
}
