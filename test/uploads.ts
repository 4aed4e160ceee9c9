import { deflateRawSync, deflateSync } from "node:zlib";
import { zipOf } from "./zip.ts";

const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** Returns a PDF of these objects without their numbers, the first its catalog. */
export function aPdfOf(objects: readonly string[]): Buffer {
  const numbered = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${numbered.join("")}trailer <</Root 1 0 R>>\nstartxref\n0\n%%EOF\n`, "latin1");
}

/** Returns an object stream of a PDF (ISO 32000, 7.5.7) with these objects under numbers from 101. */
export function objectStream(objects: readonly string[]): string {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${101 + index} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(" ")} `;
  const packed = deflateSync(Buffer.from(head + objects.join("\n"), "latin1")).toString("latin1");
  const facts = `/Type/ObjStm/N ${objects.length}/First ${head.length}/Filter/FlateDecode/Length ${packed.length}`;
  return `<<${facts}>>stream\n${packed}\nendstream`;
}

/** Returns a minimal PDF, padded to `bytes` if given. */
export function aPdf(bytes?: number): Buffer {
  const [head, tail] = ["%PDF-1.7\n", "\n%%EOF\n"];
  return Buffer.from(head + "x".repeat(Math.max(0, (bytes ?? 0) - head.length - tail.length)) + tail);
}

/** Returns a docx with more files, with others instead of its own, or without one of them (null). */
export function aDocx(more: Record<string, string | Buffer | null> = {}): Buffer {
  const files: Record<string, string | Buffer | null> = {
    "[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}"/></Types>`,
    "_rels/.rels": "<Relationships/>",
    "word/document.xml": "<w:document/>",
    ...more,
  };
  return Buffer.from(
    zipOf(
      Object.entries(files).flatMap(([name, content]) =>
        content === null ? [] : [{ name, bytes: Buffer.from(content) }],
      ),
    ),
  );
}

/** Returns a docx with a file that unpacks to `bytes` zeros; `claimed` is the size it declares. */
export function aZipBomb(bytes: number, claimed = bytes): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const zip = aDocx({ "word/media/bomb.png": packed });
  // Both headers of the file: the method becomes "deflate", the size the declared one.
  for (let at = zip.indexOf("word/media/bomb.png"), headers = 0; headers < 2; headers++) {
    const isLocal = headers === 0;
    zip.writeUInt16LE(8, at - (isLocal ? 22 : 36));
    zip.writeUInt32LE(claimed, at - (isLocal ? 8 : 22));
    at = zip.indexOf("word/media/bomb.png", at + 1);
  }
  return zip;
}

const SECTOR = 512;
const NOBODY = 0xffff_ffff;
const CHAIN_ENDS = 0xffff_fffe;

/**
 * Returns an OLE compound file, the format of .doc, .xls, and .msi. Each path names a stream, in storages that are
 * created with it ("ObjectPool/_1/Ole"), or only a storage ("ObjectPool/"). `contents` are the streams' bytes.
 */
export function aCompoundFile(paths: readonly string[], contents: Record<string, Buffer> = {}): Buffer {
  const entries = ["", ...new Set(paths.flatMap((path) => [...storagesOf(path), path.replace(/\/$/, "")]))];
  const directorySectors = Math.ceil(entries.length / 4);
  const padded = entries.map((path) => {
    const content = contents[path];
    return content && Buffer.concat([content, Buffer.alloc(Math.max(4096, content.length) - content.length)]);
  });
  const streamSectors = padded.map((content) => Math.ceil((content?.length ?? 0) / SECTOR));
  const bytes = Buffer.alloc(SECTOR * (2 + directorySectors + streamSectors.reduce((a, b) => a + b, 0)));
  bytes.write("d0cf11e0a1b11ae1", 0, "hex");
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.fill(0xff, 68, 2 * SECTOR);
  bytes.writeUInt32LE(0, 76);
  link(bytes, 1, directorySectors);
  let sector = 1 + directorySectors;
  for (const [index, path] of entries.entries()) {
    const at = 2 * SECTOR + 128 * index;
    const name = index === 0 ? "Root Entry" : path.slice(path.lastIndexOf("/") + 1);
    const isStorage = paths.includes(`${path}/`) || entries.some((other) => other !== path && isIn(other, path));
    bytes.write(name, at, "utf16le");
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64);
    bytes.writeUInt8(index === 0 ? 5 : isStorage ? 1 : 2, at + 66);
    bytes.writeUInt32LE(NOBODY, at + 68);
    bytes.writeUInt32LE(
      index === 0 ? NOBODY : numberOf(entries, index + 1, (other) => parentOf(other) === parentOf(path)),
      at + 72,
    );
    bytes.writeUInt32LE(
      numberOf(entries, 1, (other) => parentOf(other) === path),
      at + 76,
    );
    const content = padded[index];
    if (!content) continue;
    content.copy(bytes, (sector + 1) * SECTOR);
    bytes.writeUInt32LE(sector, at + 116);
    bytes.writeUInt32LE(content.length, at + 120);
    link(bytes, sector, streamSectors[index] ?? 0);
    sector += streamSectors[index] ?? 0;
  }
  return bytes;
}

function storagesOf(path: string): string[] {
  const parts = path.replace(/\/$/, "").split("/");
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join("/"));
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf("/")));
}

function isIn(path: string, storage: string): boolean {
  return path.startsWith(`${storage}/`);
}

function numberOf(entries: readonly string[], from: number, isIt: (path: string) => boolean): number {
  const index = entries.findIndex((path, at) => at >= from && isIt(path));
  return index < 0 ? NOBODY : index;
}

/** Chains `count` sectors in the allocation table. */
function link(bytes: Buffer, first: number, count: number): void {
  for (let n = 0; n < count; n++)
    bytes.writeUInt32LE(n === count - 1 ? CHAIN_ENDS : first + n + 1, SECTOR + 4 * (first + n));
}
