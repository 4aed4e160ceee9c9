import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import { zipOf } from "#test/zip.ts";

/** Reads a stored zip by its directory at the end, as an unpacking program does (PKWARE APPNOTE 4.3), and checks it. */
function unpack(zip: Uint8Array): Array<{ name: string; bytes: Uint8Array }> {
  const file = Buffer.from(zip);
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found: Array<{ name: string; bytes: Uint8Array }> = [];
  let at = file.readUInt32LE(end + 16);
  for (let left = file.readUInt16LE(end + 10); left > 0; left -= 1) {
    expect(file.readUInt32LE(at)).toBe(0x02014b50);
    const [size, nameLength] = [file.readUInt32LE(at + 24), file.readUInt16LE(at + 28)];
    const name = file.toString("utf8", at + 46, at + 46 + nameLength);
    const local = file.readUInt32LE(at + 42);
    expect(file.readUInt32LE(local)).toBe(0x04034b50);
    expect(file.readUInt16LE(at + 8) & 0x0800, "names are marked as UTF-8").not.toBe(0);
    const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28);
    const bytes = file.subarray(start, start + size);
    expect(crc32(bytes)).toBe(file.readUInt32LE(at + 16));
    found.push({ name, bytes: new Uint8Array(bytes) });
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
  }
  expect(at).toBe(end);
  return found;
}

test("what was packed comes out again, names and bytes", () => {
  const entries = [
    { name: "profile.json", bytes: new Uint8Array(Buffer.from('{"name":"Zoë"}')) },
    { name: "files/Lebenslauf Zoë.pdf", bytes: new Uint8Array([0, 255, 10, 13, 26]) },
    { name: "empty.txt", bytes: new Uint8Array() },
  ];
  expect(unpack(zipOf(entries, new Date("2026-11-20T10:00:00Z")))).toEqual(entries);
});
