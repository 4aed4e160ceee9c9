const SIGNATURE = "d0cf11e0a1b11ae1";
const END_OF_CHAIN = 0xffff_fffa;
const ENTRY_BYTES = 128;
const MAX_ENTRIES = 4096;
const HEADER_TABLES = 109;
const NOBODY = 0xffff_ffff;
/** Smaller streams lie in a store of their own. */
const SMALL_STREAM = 4096;
const MARK = /^\p{Cc}/u;

/**
 * A stream or storage; `parents` are the storages that it lies in, innermost last. Names are in lower case,
 * without the control character that some begin with.
 */
export type CompoundEntry = {
  name: string;
  isStream: boolean;
  parents: readonly string[];
  /** The bytes of the stream; null for a storage, and for a stream of less than 4,096 bytes. */
  read(): Buffer | null;
};

type Listed = { name: string; kind: number; left: number; right: number; child: number; start: number; size: number };

/**
 * The streams and storages in an OLE compound file ([MS-CFB]), which is what a .doc, an .xls and an .msi all are; those
 * that no storage leads to as well. Null for anything else, and for one that contradicts itself.
 */
export function readCompoundFile(bytes: Buffer): CompoundEntry[] | null {
  if (!isCompoundFile(bytes)) return null;
  try {
    return entriesIn(bytes);
  } catch (error) {
    // Reading past the end is what a broken file looks like.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether these bytes begin as a compound file does. */
export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.length >= 512 && bytes.toString("hex", 0, 8) === SIGNATURE;
}

function entriesIn(bytes: Buffer): CompoundEntry[] | null {
  const sectors = sectorsOf(bytes);
  if (!sectors) return null;
  const listed: Listed[] = [];
  for (const sector of sectors.chain(bytes.readUInt32LE(48))) {
    for (let at = 0; at < sector.length; at += ENTRY_BYTES) listed.push(entryAt(sector, at));
    if (listed.length > MAX_ENTRIES) return null;
  }
  const parents = parentsOf(listed);
  return listed.flatMap(({ name, kind, start, size }, index) => {
    if (kind === 0 || name === "") return [];
    const isStream = kind === 2;
    const isReadable = isStream && size >= SMALL_STREAM && size <= bytes.length;
    const read = () => (isReadable ? Buffer.concat([...sectors.chain(start)]).subarray(0, size) : null);
    return [{ name, isStream, parents: parents.get(index) ?? [], read }];
  });
}

function entryAt(sector: Buffer, at: number): Listed {
  const length = sector.readUInt16LE(at + 64);
  const hasName = length >= 2 && length <= 64;
  return {
    name: hasName
      ? sector
          .toString("utf16le", at, at + length - 2)
          .replace(MARK, "")
          .toLowerCase()
      : "",
    kind: sector.readUInt8(at + 66),
    left: sector.readUInt32LE(at + 68),
    right: sector.readUInt32LE(at + 72),
    child: sector.readUInt32LE(at + 76),
    start: sector.readUInt32LE(at + 116),
    size: sector.readUInt32LE(at + 120),
  };
}

/** Which storages each entry lies in, by its number. Walks each entry once, whatever they say about each other. */
function parentsOf(listed: readonly Listed[]): Map<number, readonly string[]> {
  const parents = new Map<number, readonly string[]>();
  const waiting: Array<[index: number, parents: readonly string[]]> = [[listed[0]?.child ?? NOBODY, []]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [index, above] = next;
    const entry = listed[index];
    if (!entry || parents.has(index)) continue;
    parents.set(index, above);
    waiting.push([entry.left, above], [entry.right, above], [entry.child, [...above, entry.name]]);
  }
  return parents;
}

/** The sectors of the file, by the allocation table; its first 109 sectors are listed in the header. */
function sectorsOf(bytes: Buffer) {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const perSector = sectorBytes / 4;
  const sectorCount = Math.ceil(bytes.length / sectorBytes);
  const startOf = (sector: number) => (sector + 1) * sectorBytes;

  /** Where the n-th sector of the allocation table is. The header names 109 of them, lists behind it the others. */
  function tableSector(n: number): number {
    if (n < HEADER_TABLES) return bytes.readUInt32LE(76 + 4 * n);
    let list = bytes.readUInt32LE(68);
    let left = n - HEADER_TABLES;
    for (; left >= perSector - 1; left -= perSector - 1) list = bytes.readUInt32LE(startOf(list) + sectorBytes - 4);
    return bytes.readUInt32LE(startOf(list) + 4 * left);
  }

  function* chain(first: number): Generator<Buffer, void> {
    let steps = 0;
    for (let sector = first; sector < END_OF_CHAIN; ) {
      steps += 1;
      if (steps > sectorCount || startOf(sector) >= bytes.length) throw new RangeError("a chain without an end");
      yield bytes.subarray(startOf(sector), startOf(sector) + sectorBytes);
      const table = startOf(tableSector(Math.floor(sector / perSector)));
      sector = bytes.readUInt32LE(table + 4 * (sector % perSector));
    }
  }

  return { chain };
}
