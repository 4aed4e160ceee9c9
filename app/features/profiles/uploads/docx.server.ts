import { setImmediate } from "node:timers/promises";
import { MEGABYTE } from "#app/domain/limits.ts";
import { isCompoundFile } from "./compound-file.server.ts";
import { objectRefusal } from "./doc.server.ts";
import { DIRTY_FIELD_START, FIELD_START, fieldRefusal } from "./field-codes.ts";
import { isElsewhere, isHarmfulLink } from "./link-targets.ts";
import { isPdf, pdfRefusal } from "./pdf.server.ts";
import { BAD_LINK, MACROS, NESTED, OUTSIDE, TEMPLATE, TOO_MUCH, UNKNOWN } from "./refusals.ts";
import { readTags } from "./xml-tags.server.ts";
import { isZip, readZipDirectory, type ZipFile } from "./zip-directory.server.ts";

const ZIP_LIMITS = { entries: 1000, fileBytes: 24 * MEGABYTE, totalBytes: 48 * MEGABYTE };
/** Limits of a workbook within a document. */
const INNER_LIMITS = { entries: 200, fileBytes: 8 * MEGABYTE, totalBytes: 16 * MEGABYTE };
/** The longest part that lists content types or relations; a resume has no longer one. */
const MAX_RELATION_BYTES = MEGABYTE;
/** The longest part with fields: a resume of a hundred pages. */
const MAX_TEXT_BYTES = 4 * MEGABYTE;
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Returns why a zip archive is refused as a resume, as a sentence, or null. */
export async function docxRefusal(bytes: Buffer): Promise<string | null> {
  const files = readZipDirectory(bytes, ZIP_LIMITS);
  if (!files) return TOO_MUCH;
  try {
    return await packageRefusal(files, { isInner: false });
  } catch (error) {
    // zlib and readZipDirectory throw these when an archive is not what it claims to be.
    if (error instanceof RangeError || (error instanceof Error && "code" in error)) return TOO_MUCH;
    throw error;
  }
}

type Part = { name: string; content: Buffer };

/** Unpacks one file after the other, so that only one, and the lists, are in memory. */
async function packageRefusal(files: readonly ZipFile[], { isInner }: { isInner: boolean }): Promise<string | null> {
  const names = files.map(({ name }) => name.toLowerCase());
  const isTypes = (name: string) => name.toLowerCase() === "[content_types].xml";
  if (!names.some(isTypes)) return UNKNOWN;
  if (names.some((name) => /vbaproject\.bin$|vbadata\.xml$/.test(name))) return MACROS;
  if (names.some((name) => /(?:^|\/)activex\/|^xl\/(?:externallinks|macrosheets)\/|^xl\/connections\.xml$/.test(name)))
    return NESTED;
  const lists: Part[] = [];
  const objects = new Set<string>();
  for (const { name, read } of files) {
    const content = await read();
    // Word finds parts by name without regard to case.
    if (isTypes(name) || /\.rels$/i.test(name)) {
      if (content.length > MAX_RELATION_BYTES) return TOO_MUCH;
      lists.push({ name, content });
    } else if (isObject(name, content)) {
      if (isInner || (await innerRefusal(name, content))) return NESTED;
      objects.add(fileNameOf(name));
    } else {
      const refusal = textRefusal(content);
      if (refusal) return refusal;
      // Lets the server handle other requests in between.
      await setImmediate();
    }
  }
  for (const { name, content } of lists) {
    const refusal = isTypes(name) ? typesRefusal(content, names, { isInner }) : relationsRefusal(content, objects);
    if (refusal) return refusal;
  }
  return null;
}

/** Where Word stores embedded files. */
const EMBEDDED = /(?:^|\/)embeddings\/./i;

/** Whether this is an embedded file, by its signature or its folder. */
function isObject(name: string, content: Buffer): boolean {
  const isProgram = /^(?:MZ|\x7fELF|%PDF-|\{\\rt|#!)/.test(content.toString("latin1", 0, 5));
  return isProgram || isZip(content) || isCompoundFile(content) || EMBEDDED.test(name);
}

/** Refuses an embedded file unless it is an Office document, such as the data behind a chart, or a drawing. */
async function innerRefusal(name: string, content: Buffer): Promise<string | null> {
  // Word on a Mac stores drawings as PDFs.
  if (/(?:^|\/)media\//i.test(name) && isPdf(content)) return await pdfRefusal(content);
  if (!EMBEDDED.test(name)) return NESTED;
  if (isCompoundFile(content)) return objectRefusal(content);
  const files = isZip(content) ? readZipDirectory(content, INNER_LIMITS) : null;
  return files ? await packageRefusal(files, { isInner: true }) : NESTED;
}

const FIELD_PIECE =
  /<(?:[\w.-]{1,20}:)?(?:instrText|delInstrText)(?:\s[^<>]{0,500})?>([^<]*)<|<(?:[\w.-]{1,20}:)?(fldChar\s[^<>]{0,500})|\s(?:[\w.-]{1,20}:)?instr\s{0,5}=\s{0,5}(?:"([^"]*)"|'([^']*)')/g;
const BEGINS = /["']begin["']/;
const DIRTY = /dirty\s*=\s*["'](?:true|1|on)/i;

/**
 * Returns what the fields in a part of the document do that is not allowed. Word may split one field into any number of
 * pieces.
 */
function textRefusal(content: Buffer): string | null {
  const isWide = content.length > 1 && content[0] !== 0 && content[1] === 0;
  const isUtf16 = isWide || content.toString("hex", 0, 2) === "fffe" || content.toString("hex", 0, 2) === "feff";
  if (!isUtf16 && !content.includes("instr")) return null;
  if (content.length > MAX_TEXT_BYTES) return TOO_MUCH;
  let codes = "";
  for (const [, text, mark, double, single] of content.toString("utf8").replaceAll("\0", "").matchAll(FIELD_PIECE)) {
    const simple = double ?? single;
    if (simple !== undefined) codes += FIELD_START + simple + FIELD_START;
    else if (mark === undefined) codes += text ?? "";
    else if (BEGINS.test(mark)) codes += DIRTY.test(mark) ? DIRTY_FIELD_START : FIELD_START;
  }
  return fieldRefusal(decoded(codes));
}

/** Returns what the list of content types reveals. Ignores a type for an extension that no file has. */
function typesRefusal(content: Buffer, names: readonly string[], { isInner }: { isInner: boolean }): string | null {
  const endings = new Set(names.map((name) => name.slice(name.lastIndexOf(".") + 1)));
  let isWord = isInner;
  for (const tag of readTags(content)) {
    const type = tag?.attributes.get("ContentType") ?? "";
    // A content type with character references can only mean to hide something.
    if (!tag || type.includes("&")) return TOO_MUCH;
    if (tag.name === "Default" && !endings.has(tag.attributes.get("Extension")?.toLowerCase() ?? "")) continue;
    if (/macroEnabled|vbaProject|vbaData|macrosheet/i.test(type)) return MACROS;
    if (/activeX/i.test(type)) return NESTED;
    if (type === `${WORD}.template.main+xml`) return TEMPLATE;
    // Word Online names the main part document2.xml.
    const part = tag.attributes.get("PartName")?.toLowerCase().replace(/^\//, "");
    isWord ||= type === `${WORD}.document.main+xml` && (part === undefined || names.includes(part));
  }
  return isWord ? null : UNKNOWN;
}

/**
 * Returns what is not allowed in a list of relations, wherever it is in the archive. External targets may only be
 * hyperlinks, which the reader has to click, and a template or picture on the author's own disk, which no one else has.
 */
function relationsRefusal(content: Buffer, objects: ReadonlySet<string>): string | null {
  for (const tag of readTags(content)) {
    if (!tag) return TOO_MUCH;
    if (tag.name !== "Relationship") continue;
    const type = tag.attributes.get("Type") ?? "";
    const mode = tag.attributes.get("TargetMode") ?? "Internal";
    const target = decoded(tag.attributes.get("Target") ?? "");
    const kind = type.slice(type.lastIndexOf("/") + 1).trim();
    if (/^(vbaProject|wordVbaData)/i.test(kind)) return MACROS;
    if (/^(aFChunk|control|activeX.*)$/i.test(kind)) return NESTED;
    if (/^(subDocument|frame)$/i.test(kind) || type.includes("&")) return OUTSIDE;
    if (mode === "Internal") {
      if (/^(oleObject|package)$/i.test(kind) && !objects.has(fileNameOf(target))) return NESTED;
      if (/^attachedTemplate$/i.test(kind)) return OUTSIDE;
      continue;
    }
    if (mode !== "External") return OUTSIDE;
    if (kind === "hyperlink") {
      if (isHarmfulLink(target)) return BAD_LINK;
    } else if (!/^(attachedTemplate|image)$/.test(kind) || isElsewhere(target)) return OUTSIDE;
  }
  return null;
}

function fileNameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).toLowerCase();
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decoded(xml: string): string {
  return xml.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,4}));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}
