import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { constants, crc32, deflateRaw } from "node:zlib";

/** What is different in each answer. */
export type OnceOnly = { nonce: string; id: string };

/** A document cut where a nonce or an id stood: `pieces` as they are, `packed` as deflate blocks, `marks` between them. */
export type Page = {
  pieces: readonly Buffer[];
  packed: readonly Buffer[];
  marks: ReadonlyArray<keyof OnceOnly>;
  type: string;
  isHtml: boolean;
  /** Of the document without nonce and id, so that it changes when the page does. */
  hash: string;
  bytes: number;
};

const GZIP_HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** No byte of a UTF-8 text. */
const NO_TEXT = 0xff;
const DEFLATE_WINDOW = 32 * 1024;
/** An empty last block. */
const DEFLATE_END = Buffer.from([3, 0]);

/** Reads a rendered answer and takes out the nonce and the id it was rendered with. */
export async function packPage(response: Response, { nonce, id }: OnceOnly): Promise<Page> {
  const parts = (await response.text()).split(new RegExp(`(${nonce}|${id})`));
  const texts = parts.filter((_, index) => index % 2 === 0);
  const marks = parts.filter((_, index) => index % 2 === 1).map((value) => (value === nonce ? "nonce" : "id"));
  const pieces = texts.map((text) => Buffer.from(text));
  const packed = await Promise.all(pieces.map((piece, index) => deflated(piece, textBefore(index))));
  const type = response.headers.get("Content-Type") ?? "";
  return {
    pieces,
    packed,
    marks,
    type,
    isHtml: type.startsWith("text/html"),
    hash: createHash("sha256").update(texts.join("\0")).digest("base64url").slice(0, 22),
    bytes: [...pieces, ...packed].reduce((sum, { length }) => sum + length, 0),
  };

  /** What a reader has unpacked when this piece begins, with bytes that no text contains where the values will stand. */
  function textBefore(index: number): Buffer {
    const values = marks.map((mark) => Buffer.alloc(mark === "nonce" ? nonce.length : id.length, NO_TEXT));
    return Buffer.concat(between(pieces.slice(0, index), values)).subarray(-DEFLATE_WINDOW);
  }
}

/** The document with this answer's own nonce and id, plain or as gzip. */
export function openPage(page: Page, once: OnceOnly, isZipped: boolean): Uint8Array<ArrayBuffer> {
  const values = page.marks.map((mark) => Buffer.from(once[mark]));
  const plain = between(page.pieces, values);
  if (!isZipped) return Buffer.concat(plain);
  // Packing 60 kB takes a millisecond; putting packed pieces together takes none. A gzip stream is deflate blocks one
  // after the other: the kept ones, and between them the new values as they are.
  const end = Buffer.alloc(8);
  end.writeUInt32LE(
    plain.reduce((sum, part) => crc32(part, sum), 0),
    0,
  );
  end.writeUInt32LE(
    plain.reduce((sum, { length }) => sum + length, 0),
    4,
  );
  return Buffer.concat([GZIP_HEAD, ...between(page.packed, values.map(storedBlock)), DEFLATE_END, end]);
}

/** Whole blocks that end on a byte and do not say that they are the last; they may point back into what came before. */
async function deflated(piece: Buffer, before: Buffer): Promise<Buffer> {
  const dictionary = before.length > 0 ? { dictionary: before } : {};
  return await promisify(deflateRaw)(piece, { level: 9, finishFlush: constants.Z_SYNC_FLUSH, ...dictionary });
}

/** A deflate block that holds `value` as it is: at most 65,535 bytes. */
function storedBlock(value: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(value.length, 1);
  head.writeUInt16LE(0xffff - value.length, 3);
  return Buffer.concat([head, value]);
}

function between(pieces: readonly Buffer[], values: readonly Buffer[]): Buffer[] {
  return pieces.flatMap((piece, index) => {
    const value = values[index];
    return value ? [piece, value] : [piece];
  });
}
