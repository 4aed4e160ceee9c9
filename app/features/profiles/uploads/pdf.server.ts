import { setImmediate } from "node:timers/promises";
import { isHarmfulLink, isProgramName } from "./link-targets.ts";
import { nameSource, objectsIn, packedObjects, valueAt } from "./pdf-objects.server.ts";
import {
  BAD_LINK,
  PDF_OPENS_ADDRESS,
  PDF_PROGRAM,
  PDF_SCRIPTS,
  PDF_STARTS_PROGRAMS,
  PDF_TOO_MUCH,
  TWO_FILES,
  UNKNOWN,
} from "./refusals.ts";

/**
 * Readers look for the header in this many bytes, because printers, scanners, and servers write something before it.
 */
const HEADER_WITHIN = 1024;

/** Whether a PDF header is in the first 1,024 bytes. */
export function isPdf(bytes: Buffer): boolean {
  return headerIn(bytes) >= 0;
}

function headerIn(bytes: Buffer): number {
  const at = bytes.toString("latin1", 0, HEADER_WITHIN + 5).search(/%PDF-\d/);
  return at < HEADER_WITHIN ? at : -1;
}

/** Returns why a PDF is refused as a resume, as a sentence, or null. */
export async function pdfRefusal(bytes: Buffer): Promise<string | null> {
  const text = bytes.toString("latin1");
  if (!/%%EOF|startxref|endobj/.test(text)) return UNKNOWN;
  if (isSomethingElse(text, headerIn(bytes))) return TWO_FILES;
  const packed = await packedObjects(bytes, text);
  if (!packed) return PDF_TOO_MUCH;
  const parts = [text, ...packed];
  for (const part of parts) {
    const refusal = actionRefusal(part) ?? addressRefusal(part);
    if (refusal) return refusal;
    // Lets the server handle other requests in between.
    await setImmediate();
  }
  return automaticRefusal(parts);
}

/** The signatures of programs, archives, pictures, and RTF files. */
const OTHER_STARTS = ["MZ", "PK", "\x7fELF", "#!", "{\\rtf", "Rar!", "7z", "GIF8", "\xff\xd8", "\x89PNG", "\x1f\x8b"];
const PAGE = /<(?:script|html|svg|body|iframe|\?php)/i;
const ARCHIVE = ["PK\u0003\u0004", "PK\u0005\u0006"];

/** Whether another program would take these bytes for an HTML page, a program, or an archive. */
function isSomethingElse(text: string, header: number): boolean {
  const before = text.slice(0, header);
  if (/<[a-z!?/]/i.test(before) || OTHER_STARTS.some((start) => before.startsWith(start))) return true;
  const after = text.slice(Math.max(text.lastIndexOf("%%EOF"), text.lastIndexOf("endobj"), header));
  return PAGE.test(after) || ARCHIVE.some((sign) => after.includes(sign));
}

const ACTION = new RegExp(`(${nameSource("Launch")})|${nameSource("JavaScript")}`, "g");
const KIND_BEFORE = /(?:\/(?:S|#53)|\bobj)[\s\0]*$/;
const COMMENT = /%[^\r\n]{0,400}[\r\n]/g;
/** How far back we look for an action's type; matches beyond a limit are taken for text about it. */
const NEAR = 1000;
const MOST_MENTIONS = 500;

/** Refuses a text with an action that runs a script or starts a program: "/S /Launch", with comments in between. */
function actionRefusal(text: string): string | null {
  let mentions = 0;
  for (const { index, 1: launch } of text.matchAll(ACTION)) {
    const before = text.slice(Math.max(0, index - NEAR), index).replace(COMMENT, " ");
    mentions += 1;
    if (mentions > MOST_MENTIONS) return PDF_TOO_MUCH;
    if (KIND_BEFORE.test(before)) return launch === undefined ? PDF_SCRIPTS : PDF_STARTS_PROGRAMS;
  }
  return null;
}

/** A string in either of its two forms, up to the length that shows where an address leads. */
const STRING = String.raw`[\s\0]{0,20}(?:\(((?:\\[\s\S]|[^\\)]){0,400})|<([\da-fA-F\s]{4,800}))`;
const ADDRESS = new RegExp(nameSource("URI") + STRING, "g");
const FILE_NAME = new RegExp(`/U?F${STRING}`, "g");
/** Far more links than a resume has. */
const MOST_ADDRESSES = 20_000;
const ATTACHED = new RegExp(nameSource("EF"));

/** Returns what is not allowed in this text's addresses and file names. */
function addressRefusal(text: string): string | null {
  let seen = 0;
  for (const [, literal, hex] of text.matchAll(ADDRESS)) {
    seen += 1;
    if (seen > MOST_ADDRESSES) return PDF_TOO_MUCH;
    if (isHarmfulLink(stringOf(literal, hex))) return BAD_LINK;
  }
  const mayAttach = ATTACHED.test(text);
  for (const [, literal, hex] of text.matchAll(FILE_NAME)) {
    seen += 1;
    if (seen > MOST_ADDRESSES) return PDF_TOO_MUCH;
    const file = stringOf(literal, hex);
    if (/^(?:\\\\|\/\/)\w/.test(file)) return BAD_LINK;
    if (mayAttach && isProgramName(file)) return PDF_PROGRAM;
  }
  return null;
}

function stringOf(literal: string | undefined, hex = ""): string {
  if (literal === undefined) return withoutWidth(Buffer.from(hex.replace(/\s/g, ""), "hex").toString("latin1"));
  const plain = literal.replace(/\\(?:([0-7]{1,3})|\r\n?|\n|([\s\S]))/g, (_, octal, sign) =>
    octal === undefined ? (sign ?? "") : String.fromCharCode(Number.parseInt(octal, 8) & 0xff),
  );
  return withoutWidth(plain);
}

/** Reads two-byte text as one-byte text where it is Latin. */
function withoutWidth(text: string): string {
  return text.replace(/^\xfe\xff/, "").replaceAll("\0", "");
}

const AUTOMATIC = new RegExp(`(?:${nameSource("OpenAction")}|${nameSource("AA")})[\\s\\0]{0,20}`, "g");
const REFERENCE = /^(\d{1,8})[\s\0]+\d+[\s\0]+R/;
const NEXT = /\/(?:Next|O|C|WC|WS|DS|WP|DP|PO|PV|PC|PI)[\s\0]*(\d{1,8})[\s\0]+\d+[\s\0]+R/g;
const SENDS = /\/(?:S|#53)[\s\0]*\/(?:URI|SubmitForm|ImportData|GoToR|GoToE)\b/;
/** Two for each page of a book; a resume has none. */
const MOST_ACTIONS = 1000;

/** Refuses anything that the document does on opening, or when a page is shown, other than going to a position. */
function automaticRefusal(parts: readonly string[]): string | null {
  const waiting: string[] = [];
  for (const part of parts)
    for (const { index, 0: key } of part.matchAll(AUTOMATIC)) {
      waiting.push(valueAt(part, index + key.length));
      if (waiting.length > MOST_ACTIONS) return PDF_TOO_MUCH;
    }
  if (waiting.length === 0) return null;
  const objects = objectsIn(parts);
  for (let value = waiting.pop(), seen = 0; value !== undefined; value = waiting.pop(), seen++) {
    if (SENDS.test(value)) return PDF_OPENS_ADDRESS;
    if (seen > MOST_ACTIONS) return PDF_TOO_MUCH;
    for (const match of [REFERENCE.exec(value), ...value.matchAll(NEXT)]) {
      const number = Number(match?.[1]);
      const found = objects.get(number);
      objects.delete(number);
      if (found) waiting.push(valueAt(found.part, found.at));
    }
  }
  return null;
}
