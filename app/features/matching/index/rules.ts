import { calibrated, type Term } from "../fit/rules.ts";

/** What a process keeps of a job or a person in memory. `side` is everything but the reading. */
export type IndexedRow<Side> = { id: string; change: number; isListed: boolean; terms: readonly Term[]; side: Side };

/** Rows that score nothing above this are not among the best of anybody. */
const LEAST_SCORE = 0.05;
/** From this share of outdated slots on, all are packed again. */
const MOST_OUTDATED = 0.5;
const LEAST_PACKED = 1_000;

/** Postings of one term: the slots of the rows that have it, and what it weighs there. */
type Postings = { slots: number[]; weights: number[] };

/**
 * An inverted index in memory: which rows have a term, and what it weighs there. A change of a row outdates its slot and
 * takes a new one.
 */
export function createMatchIndex<Side>() {
  let rows: Array<IndexedRow<Side> | null> = [];
  let slotOf = new Map<string, number>();
  let postings = new Map<number, Postings>();
  let changeOf = new Map<string, number>();

  function add(row: IndexedRow<Side>): void {
    const slot = rows.length;
    rows.push(row);
    slotOf.set(row.id, slot);
    for (const [code, weight] of row.terms) {
      const list = postings.get(code) ?? { slots: [], weights: [] };
      list.slots.push(slot);
      list.weights.push(weight);
      postings.set(code, list);
    }
  }

  function pack(): void {
    const kept = rows.filter((row) => row !== null);
    rows = [];
    slotOf = new Map();
    postings = new Map();
    for (const row of kept) add(row);
  }

  return {
    /** Whether this state of the row is known already. */
    knows: (id: string, change: number) => changeOf.get(id) === change,

    /** Takes over the state of a row, unless a newer one is known: two may be loaded side by side. */
    put(row: IndexedRow<Side>): void {
      if (row.change < (changeOf.get(row.id) ?? 0)) return;
      const old = slotOf.get(row.id);
      if (old !== undefined) rows[old] = null;
      slotOf.delete(row.id);
      changeOf.set(row.id, row.change);
      if (row.isListed) add(row);
      if (rows.length > LEAST_PACKED && slotOf.size < rows.length * (1 - MOST_OUTDATED)) pack();
    },

    /** Forgets everything, to be filled anew. */
    clear(): void {
      rows = [];
      slotOf = new Map();
      postings = new Map();
      changeOf = new Map();
    },

    /**
     * The ids of the `limit` rows that score highest: the fit by common terms, calibrated, times what `factorOf` leaves of
     * it; the later id first among equals. What is in `without` is left out.
     */
    findBest(
      terms: readonly Term[],
      options: { limit: number; without: ReadonlySet<string>; factorOf(side: Side): number },
    ) {
      const fits = new Float32Array(rows.length);
      const touched: number[] = [];
      for (const [code, weight] of terms) {
        const list = postings.get(code);
        if (!list) continue;
        for (let at = 0; at < list.slots.length; at += 1) {
          const slot = list.slots[at] ?? 0;
          if (fits[slot] === 0) touched.push(slot);
          fits[slot] = (fits[slot] ?? 0) + weight * (list.weights[at] ?? 0);
        }
      }
      const best: Array<{ id: string; score: number }> = [];
      let least = LEAST_SCORE;
      for (const slot of touched) {
        const row = rows[slot];
        const fit = calibrated(fits[slot] ?? 0);
        if (!row || fit < least || options.without.has(row.id)) continue;
        const score = fit * options.factorOf(row.side);
        if (score < least) continue;
        best.push({ id: row.id, score });
        if (best.length < 4 * options.limit) continue;
        keepBest(best, options.limit);
        least = best.at(-1)?.score ?? LEAST_SCORE;
      }
      keepBest(best, options.limit);
      return best.map(({ id }) => id);
    },
  };
}

export type MatchIndex<Side> = ReturnType<typeof createMatchIndex<Side>>;

function keepBest(best: Array<{ id: string; score: number }>, limit: number): void {
  best.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  best.length = Math.min(best.length, limit);
}
