const SIGNATURE = "d0cf11e0a1b11ae1";
const END_OF_CHAIN = 0xffff_fffa;
const ENTRY_BYTES = 128;
const MAX_ENTRIES = 4096;
const HEADER_TABLES = 109;
const NOBODY = 0xffff_ffff;
/** Shorter streams are in the mini stream. */
const SMALL_STREAM = 4096;
const MARK = /^\p{Cc}/u;

/**
 * A stream or storage; `parents` are the storages that contain it, innermost last. Names are lowercase, without a
 * leading control character.
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
 * Returns the streams and storages in an OLE compound file ([MS-CFB]), the format of .doc, .xls, and .msi files,
 * including orphaned ones. Null for any other file, and for an inconsistent one.
 */
export function readCompoundFile(bytes: Buffer): CompoundEntry[] | null {
  if (!isCompoundFile(bytes)) return null;
  try {
    return entriesIn(bytes);
  } catch (error) {
    // A read past the end means a broken file.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Whether these bytes have the signature of a compound file. */
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

/** Returns the ancestors of each entry by its number. Visits each entry once, even if they form a cycle. */
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

/** Reads the sectors of the file by its allocation table, whose first 109 sectors are listed in the header. */
function sectorsOf(bytes: Buffer) {
  const shift = bytes.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) return null;
  const sectorBytes = 1 << shift;
  const perSector = sectorBytes / 4;
  const sectorCount = Math.ceil(bytes.length / sectorBytes);
  const startOf = (sector: number) => (sector + 1) * sectorBytes;

  /**
   * Returns the position of the n-th sector of the allocation table: the header lists 109 of them, chained sectors the
   * others.
   */
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
