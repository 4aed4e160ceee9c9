import { crc32 } from "node:zlib";

/** A file of an archive. */
export type ZipEntry = { name: string; bytes: Uint8Array };

const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8 (APPNOTE 4.4.4, bit 11). */
const FLAGS = 0x0800;

/**
 * Writes a zip archive of entries as they are, without compression, piece by piece: nothing of an entry is kept but its
 * place. For small archives: no entry, and no whole, beyond 4 GB (zip64).
 */
export function createZip(at: Date): { add(entry: ZipEntry): Uint8Array[]; end(): Uint8Array } {
  const directory: Uint8Array[] = [];
  let offset = 0;
  return {
    add({ name, bytes }) {
      const nameBytes = Buffer.from(name, "utf8");
      // What both headers say alike: version, flags, method "stored", time, checksum, sizes, length of the name.
      const facts = Buffer.alloc(26);
      facts.writeUInt16LE(VERSION, 0);
      facts.writeUInt16LE(FLAGS, 2);
      facts.writeUInt32LE(dosTime(at), 6);
      facts.writeUInt32LE(crc32(bytes), 10);
      facts.writeUInt32LE(bytes.length, 14);
      facts.writeUInt32LE(bytes.length, 18);
      facts.writeUInt16LE(nameBytes.length, 22);
      const local = Buffer.concat([uint32(LOCAL_SIGNATURE), facts, nameBytes]);
      const rest = Buffer.alloc(14);
      rest.writeUInt32LE(offset, 10);
      directory.push(Buffer.concat([uint32(CENTRAL_SIGNATURE), uint16(VERSION), facts, rest, nameBytes]));
      offset += local.length + bytes.length;
      return [local, bytes];
    },
    end() {
      const size = directory.reduce((sum, entry) => sum + entry.length, 0);
      const end = Buffer.alloc(18);
      end.writeUInt16LE(directory.length, 4);
      end.writeUInt16LE(directory.length, 6);
      end.writeUInt32LE(size, 8);
      end.writeUInt32LE(offset, 12);
      return Buffer.concat([...directory, uint32(END_SIGNATURE), end]);
    },
  };
}

/** MS-DOS date and time, in UTC: seven bits of years since 1980, and two-second steps. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return date * 65_536 + time;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}
