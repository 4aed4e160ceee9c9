import { crc32 } from "node:zlib";

export type ZipEntry = { name: string; bytes: Uint8Array };

/** Returns an archive of these entries, stored, with sizes before the data, as Word writes it (PKWARE APPNOTE 4.3). */
export function zipOf(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer> {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const nameBytes = Buffer.from(name);
    // The fields that both headers share: version, UTF-8 names, method "stored", no time, checksum, sizes, length of
    // the name.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(bytes.length, 14);
    facts.writeUInt32LE(bytes.length, 18);
    facts.writeUInt16LE(nameBytes.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const file = Buffer.concat([Buffer.from("PK\x03\x04"), facts, nameBytes, bytes]);
    files.push(file);
    directory.push(Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), facts, place, nameBytes]));
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(directory).length, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...files, ...directory, Buffer.from("PK\x05\x06"), end]));
}
