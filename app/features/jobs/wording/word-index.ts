/** The most distinct words in the cache, so that a hostile text cannot fill the memory. */
const MOST_REMEMBERED = 10_000;

/** Returns whether a bit set of small numbers contains a number. */
export function hasBit(bits: Uint32Array | undefined, id: number): boolean {
  return bits !== undefined && ((bits[id >> 5] ?? 0) & (1 << (id & 31))) !== 0;
}

/**
 * Creates an index of the choices of the grammar that a word can begin. Words and prefixes are
 * added first, then looked up.
 */
export function createWordIndex() {
  const byWord = new Map<string, number[]>();
  const byPrefix = new Map<string, number[]>();
  const remembered = new Map<string, Uint32Array>();

  function add(id: number, words: ReadonlySet<string>) {
    for (const word of words) {
      const isPrefix = word.endsWith("*") && word.length > 1;
      const [map, key] = isPrefix ? [byPrefix, word.slice(0, -1)] : [byWord, word];
      const ids = map.get(key);
      if (ids) ids.push(id);
      else map.set(key, [id]);
    }
  }

  function idsOf(keys: readonly string[], size: number): Uint32Array {
    const key = keys.length === 1 ? (keys[0] ?? "") : keys.join(" ");
    const known = remembered.get(key);
    if (known) return known;
    const bits = new Uint32Array((size + 31) >> 5);
    const set = (ids: readonly number[]) => {
      for (const id of ids) bits[id >> 5] = (bits[id >> 5] ?? 0) | (1 << (id & 31));
    };
    for (const one of keys) {
      set(byWord.get(one) ?? []);
      for (const [prefix, ids] of byPrefix) if (one.startsWith(prefix)) set(ids);
    }
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(key, bits);
    return bits;
  }

  return { add, idsOf, isFilled: () => byWord.size > 0 };
}
