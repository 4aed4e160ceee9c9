import { promisify } from "node:util";
import { constants, inflate as inflateWithCallback } from "node:zlib";
import { MEGABYTE } from "#app/domain/limits.ts";

const inflate = promisify(inflateWithCallback);
/** Object streams hold a few hundred objects each. */
const MAX_STREAM_BYTES = 16 * MEGABYTE;
const MAX_UNPACKED_BYTES = 32 * MEGABYTE;
/** A stream's dictionary is within this distance before it. */
const NEAR = 1000;
/** A resume has fewer streams, and mentions them less often. */
const MOST_STREAMS = 5000;

/** Returns a regular expression for a PDF name, in which each letter may be written as its code. */
export function nameSource(letters: string): string {
  const spelt = [...letters].map((letter) => {
    const hex = letter.charCodeAt(0).toString(16);
    return `(?:${letter}|#${hex.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
  });
  return `/${spelt.join("")}(?=[\\s\\0()<>[\\]{}/%]|$)`;
}

const PACKED = nameSource("ObjStm");

/**
 * Returns the unpacked texts of a PDF's object streams; `text` is its bytes as Latin-1. Null if they hold more than 32
 * MB, one of them more than 16 MB, or there are thousands. Encrypted streams are returned unchanged.
 */
export async function packedObjects(bytes: Buffer, text: string): Promise<string[] | null> {
  const texts: string[] = [];
  let total = 0;
  let seen = 0;
  const packed = new RegExp(PACKED, "g");
  for (let match = packed.exec(text); match; match = packed.exec(text)) {
    seen += 1;
    if (seen > MOST_STREAMS) return null;
    const near = /stream\r?\n?/.exec(text.slice(match.index, match.index + NEAR));
    if (!near) continue;
    const start = match.index + near.index + near[0].length;
    const end = text.indexOf("endstream", start);
    if (end < 0) break;
    packed.lastIndex = end;
    const content = await unpacked(bytes.subarray(start, end));
    total += content?.length ?? 0;
    if (!content || total > MAX_UNPACKED_BYTES) return null;
    texts.push(content.toString("latin1"));
  }
  return texts;
}

/** Unpacks a stream, or returns it unchanged if it uses another filter; null if it is too long. */
async function unpacked(content: Buffer): Promise<Buffer | null> {
  try {
    return await inflate(content, { maxOutputLength: MAX_STREAM_BYTES, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLong = error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE";
    return isTooLong ? null : content;
  }
}

const LONGEST_VALUE = 4000;

/** Returns the value at this position: a dictionary to its end, anything else until the next key. */
export function valueAt(text: string, at: number): string {
  const piece = text.slice(at, at + LONGEST_VALUE);
  if (!piece.startsWith("<<")) return /^[^/<>]*/.exec(piece)?.[0] ?? "";
  let depth = 0;
  for (const { 0: sign, index } of piece.matchAll(/<<|>>/g)) {
    depth += sign === "<<" ? 1 : -1;
    if (depth === 0) return piece.slice(0, index + 2);
  }
  return piece;
}

/** The position of an object's value, and the text that has it. */
export type ObjectPlace = { part: string; at: number };

/**
 * Returns the position of each object of a PDF by its number. The first of `parts` is the document, the others are its
 * object streams; if several objects have one number, the document's last one counts.
 */
export function objectsIn(parts: readonly string[]): Map<number, ObjectPlace> {
  const [text = "", ...packed] = parts;
  const objects = new Map<number, ObjectPlace>();
  for (const part of packed) {
    // An object stream begins with pairs of number and offset, relative to its first object.
    const pairs = (/^[\s\0\d]*/.exec(part)?.[0] ?? "")
      .split(/[\s\0]+/)
      .filter(Boolean)
      .map(Number);
    const first = part.search(/[^\s\0\d]/);
    for (let n = 0; n + 1 < pairs.length && first >= 0; n += 2)
      objects.set(pairs[n] ?? 0, { part, at: first + (pairs[n + 1] ?? 0) });
  }
  for (const match of text.matchAll(/(?<!\d)(\d{1,8})[\s\0]{1,4}\d{1,5}[\s\0]{1,4}obj\b[\s\0]{0,20}/g))
    objects.set(Number(match[1]), { part: text, at: match.index + match[0].length });
  return objects;
}
