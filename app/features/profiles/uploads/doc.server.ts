import { type CompoundEntry, readCompoundFile } from "./compound-file.server.ts";
import { fieldRefusal } from "./field-codes.ts";
import { MACROS, NESTED, PASSWORD, UNKNOWN } from "./refusals.ts";

const MACRO_NAMES = /^(?:vba|_vba_project.*|dir)$/;
/** Embedded files, formulas for a program with known vulnerabilities, links to other files, and controls. */
const HARMFUL_NAMES = /^(?:ole10native|package|equation native|linkinfo|ocxname|ocxdata)$/;
/** The streams of an object that is a picture, a table, a chart, or an Office document. */
const HARMLESS_OBJECT =
  /^(?:_\d+|compobj|ole|olepres\d+|objinfo|pict?|meta|e?print|ole10native|ole10fmtprogid|summaryinformation|documentsummaryinformation|objectpool|worddocument|[01]table|data|workbook|book|powerpoint document|pictures|current user)$/;
const ENCRYPTED = 0x0100;

/** Returns why a compound file is refused as a resume, as a sentence, or null. */
export function docRefusal(bytes: Buffer): string | null {
  const entries = readCompoundFile(bytes);
  if (!entries) return UNKNOWN;
  if (entries.some(({ name }) => name === "encryptedpackage")) return PASSWORD;
  const document = entries.find(({ name, parents }) => name === "worddocument" && parents.length === 0);
  if (!document) return UNKNOWN;
  const refusal = entriesRefusal(entries, ({ parents }) => parents.includes("objectpool"));
  if (refusal) return refusal;
  // A stream that is too small for its own sectors is somewhere in the file.
  const content = document.read() ?? bytes;
  if (content !== bytes && (content.readUInt16LE(10) & ENCRYPTED) !== 0) return PASSWORD;
  // Text is stored with one or two bytes per character; field codes are in Latin letters.
  return fieldRefusal(content.toString("latin1").replaceAll("\0", ""));
}

/**
 * Returns why an object embedded in a document is refused, as a sentence, or null for one that only displays something.
 */
export function objectRefusal(bytes: Buffer): string | null {
  const entries = readCompoundFile(bytes);
  return entries ? entriesRefusal(entries, ({ parents, name }) => parents.length > 0 || name !== "root entry") : NESTED;
}

function entriesRefusal(
  entries: readonly CompoundEntry[],
  isPartOfObject: (entry: CompoundEntry) => boolean,
): string | null {
  if (entries.some(({ name, parents }) => MACRO_NAMES.test(name) || parents.includes("macros"))) return MACROS;
  const isHarmful = entries.some(
    (entry) =>
      (HARMFUL_NAMES.test(entry.name) && !isBitmap(entry)) ||
      (isPartOfObject(entry) && !HARMLESS_OBJECT.test(entry.name)),
  );
  return isHarmful ? NESTED : null;
}

/** Whether it is a picture pasted from Paint: after its length it has a bitmap's signature. */
function isBitmap({ read }: CompoundEntry): boolean {
  return read()?.toString("latin1", 4, 6) === "BM";
}
