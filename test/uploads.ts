import { deflateRawSync } from "node:zlib";
import { zipOf } from "./zip.ts";

const AT = new Date("2026-11-20T10:00:00Z");
const WORD_TYPE = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml";

/** A PDF as small as they come, padded to `bytes` when that is given. */
export function aPdf(bytes?: number): Buffer {
  const [head, tail] = ["%PDF-1.7\n", "\n%%EOF\n"];
  return Buffer.from(head + "x".repeat(Math.max(0, (bytes ?? 0) - head.length - tail.length)) + tail);
}

/** A docx with further files, or with others in the place of its own. */
export function aDocx(more: Record<string, string | Buffer> = {}): Buffer {
  const files: Record<string, string | Buffer> = {
    "[Content_Types].xml": `<Types><Override PartName="/word/document.xml" ContentType="${WORD_TYPE}"/></Types>`,
    "_rels/.rels": "<Relationships/>",
    "word/document.xml": "<w:document/>",
    ...more,
  };
  return Buffer.from(
    zipOf(
      Object.entries(files).map(([name, content]) => ({ name, bytes: Buffer.from(content) })),
      AT,
    ),
  );
}

/** A docx one of whose files unpacks to `bytes` zeros; it says so, unless it is told to lie. */
export function aZipBomb(bytes: number, claimed = bytes): Buffer {
  const packed = deflateRawSync(Buffer.alloc(bytes));
  const zip = aDocx({ "word/media/bomb.png": packed });
  // Both headers of the bomb: the method becomes "deflate", the size what is claimed.
  for (let at = zip.indexOf("word/media/bomb.png"), headers = 0; headers < 2; headers++) {
    const isLocal = headers === 0;
    zip.writeUInt16LE(8, at - (isLocal ? 22 : 36));
    zip.writeUInt32LE(claimed, at - (isLocal ? 8 : 22));
    at = zip.indexOf("word/media/bomb.png", at + 1);
  }
  return zip;
}

/** An OLE compound file with entries of these names: what a .doc, an .xls and an .msi have in common. */
export function aCompoundFile(names: readonly string[]): Buffer {
  const bytes = Buffer.alloc(512 * (3 + Math.ceil((names.length + 1) / 4)));
  bytes.write("d0cf11e0a1b11ae1", 0, "hex");
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt32LE(1, 44);
  bytes.writeUInt32LE(1, 48);
  bytes.fill(0xff, 76, 512);
  bytes.writeUInt32LE(0, 76);
  bytes.fill(0xff, 512, 1024);
  const sectors = Math.ceil((names.length + 1) / 4);
  for (let n = 1; n <= sectors; n++) bytes.writeUInt32LE(n === sectors ? 0xffff_fffe : n + 1, 512 + 4 * n);
  for (const [index, name] of ["Root Entry", ...names].entries()) {
    const at = 1024 + 128 * index;
    bytes.write(name, at, "utf16le");
    bytes.writeUInt16LE(name.length * 2 + 2, at + 64);
    bytes.writeUInt8(index === 0 ? 5 : 2, at + 66);
  }
  return bytes;
}
