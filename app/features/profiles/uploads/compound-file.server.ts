const SIGNATURE = "d0cf11e0a1b11ae1";
const END_OF_CHAIN = 0xffff_fffa;
const ENTRY_BYTES = 128;
const MAX_ENTRIES = 4096;
const HEADER_SECTORS = 109;

/**
 * The names of the streams and storages in an OLE compound file ([MS-CFB]), which is what a .doc, an .xls and an .msi
 * all are. Null for anything else, and for one that contradicts itself.
 */
export function listCompoundNames(bytes: Buffer): string[] | null {
  if (bytes.length < 512 || bytes.toString("hex", 0, 8) !== SIGNATURE) return null;
  try {
    return namesIn(bytes);
  } catch (error) {
    // Reading past the end is what a broken file looks like.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function namesIn(bytes: Buffer): string[] | null {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  const perSector = sectorBytes / 4;
  const sectorCount = Math.ceil(bytes.length / sectorBytes);

  /** The sector after this one, by the allocation table; its first 109 sectors are listed in the header. */
  function next(sector: number): number {
    const index = Math.floor(sector / perSector);
    if (index >= HEADER_SECTORS) throw new RangeError("a directory that far away is none of a resume");
    const table = bytes.readUInt32LE(76 + 4 * index);
    return bytes.readUInt32LE(startOf(table) + 4 * (sector % perSector));
  }

  const names: string[] = [];
  let sector = bytes.readUInt32LE(48);
  for (let steps = 0; sector < END_OF_CHAIN; steps++) {
    if (steps > sectorCount || names.length > MAX_ENTRIES) return null;
    for (let at = startOf(sector); at < startOf(sector) + sectorBytes; at += ENTRY_BYTES) {
      const length = bytes.readUInt16LE(at + 64);
      const kind = bytes.readUInt8(at + 66);
      if (kind !== 0 && length >= 2 && length <= 64) names.push(bytes.toString("utf16le", at, at + length - 2));
    }
    sector = next(sector);
  }
  return names;
}
