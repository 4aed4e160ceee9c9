import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";

const inflate = promisify(inflateRaw);

/** One file of a zip archive, as described by both its directory entry and its own header. */
export type ZipFile = { name: string; size: number; read(): Promise<Buffer> };

/** The limits of an archive, checked before anything is unpacked. */
export type ZipLimits = { entries: number; fileBytes: number; totalBytes: number };

const CENTRAL_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const ENCRYPTED = 0x1;
const MAX_COMMENT = 0xffff;
/** Trailing bytes that servers and old systems add: white space, zeros, the CP/M end mark, an HTML comment. */
const HARMLESS_TAIL = /^[\s\p{Cc}]*(?:<!--[^<>]{0,500}-->)?[\s\p{Cc}]*$/u;

/** Whether these bytes have the signature of an archive. */
export function isZip(bytes: Buffer): boolean {
  return bytes.length >= 4 && bytes.readUInt32LE(0) === LOCAL_SIGNATURE;
}

/**
 * Returns the files of an archive that begins with its first file and ends with its directory and perhaps a comment,
 * without other data before or after. Null for one that is encrypted, uses zip64, exceeds the limits, or is
 * inconsistent.
 */
export function readZipDirectory(bytes: Buffer, limits: ZipLimits): ZipFile[] | null {
  try {
    return readDirectory(bytes, limits);
  } catch (error) {
    // A read past the end means a broken archive.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readDirectory(bytes: Buffer, limits: ZipLimits): ZipFile[] | null {
  const end = endOf(bytes);
  if (end < 0 || !isZip(bytes)) return null;
  const count = bytes.readUInt16LE(end + 10);
  const start = bytes.readUInt32LE(end + 16);
  if (count === 0 || count > limits.entries || start + bytes.readUInt32LE(end + 12) !== end) return null;
  const files: ZipFile[] = [];
  let at = start;
  let total = 0;
  for (let n = 0; n < count; n++) {
    if (bytes.readUInt32LE(at) !== CENTRAL_SIGNATURE) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength);
    const file = fileAt(bytes, at, name, start);
    if (!file || file.size > limits.fileBytes) return null;
    total += file.size;
    if (total > limits.totalBytes || !isPlainName(name)) return null;
    files.push(file);
    at += CENTRAL_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  const names = new Set(files.map(({ name }) => name.toLowerCase()));
  return at === end && names.size === files.length ? files : null;
}

/** Returns the position of the last end-of-directory record, which is the one that readers use, or -1. */
function endOf(bytes: Buffer): number {
  const from = Math.max(0, bytes.length - END_BYTES - MAX_COMMENT);
  const at = bytes.subarray(from).lastIndexOf("PK\u0005\u0006", undefined, "latin1");
  if (at < 0 || from + at + END_BYTES > bytes.length) return -1;
  const end = from + at;
  const tail = end + END_BYTES + bytes.readUInt16LE(end + 20);
  return tail <= bytes.length && HARMLESS_TAIL.test(bytes.toString("latin1", tail)) ? end : -1;
}

function fileAt(bytes: Buffer, at: number, name: string, directoryStart: number): ZipFile | null {
  const flags = bytes.readUInt16LE(at + 8);
  const method = bytes.readUInt16LE(at + 10);
  const packed = bytes.readUInt32LE(at + 20);
  const size = bytes.readUInt32LE(at + 24);
  const local = bytes.readUInt32LE(at + 42);
  if ((flags & ENCRYPTED) !== 0 || (method !== 0 && method !== 8)) return null;
  if (bytes.readUInt32LE(local) !== LOCAL_SIGNATURE || bytes.readUInt16LE(local + 8) !== method) return null;
  const nameLength = bytes.readUInt16LE(local + 26);
  if (bytes.toString("utf8", local + LOCAL_BYTES, local + LOCAL_BYTES + nameLength) !== name) return null;
  const from = local + LOCAL_BYTES + nameLength + bytes.readUInt16LE(local + 28);
  if (from + packed > directoryStart || (method === 0 && packed !== size)) return null;
  const content = bytes.subarray(from, from + packed);
  return {
    name,
    size,
    /** Unpacks at most the declared size. Throws if the actual size differs. */
    async read() {
      const whole = method === 0 ? content : await inflate(content, { maxOutputLength: Math.max(1, size) });
      if (whole.length !== size) throw new RangeError("the archive lies about a size");
      return whole;
    },
  };
}

function isPlainName(name: string): boolean {
  return name !== "" && !name.startsWith("/") && !/[\\\0]/.test(name) && !name.split("/").includes("..");
}
