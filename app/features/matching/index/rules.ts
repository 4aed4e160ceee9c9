import { calibrated, rawFitFor, type Term } from "#app/features/matching/fit.ts";
import { accumulate, addPosting, emptyPostings, type Postings, repackPostings } from "./postings.ts";

/** A job or person in the index. `side` is everything but the reading. */
export type IndexedRow<Side> = { id: string; change: number; isListed: boolean; terms: readonly Term[]; side: Side };

/** A query of `findBest`: which rows to leave out, and the obstacles of a row. */
export type Question<Side> = {
  limit: number;
  without: ReadonlySet<string>;
  /** The factor by which obstacles lower a row's fit, 0 to 1. */
  factorOf(side: Side): number;
};

/** A row with a lower score is never a result. */
const LEAST_SCORE = 0.005;
/** When this share of the slots is outdated, the index is compacted, unless it is small. */
const MOST_OUTDATED = 0.5;
const LEAST_PACKED = 1_000;

type Kept<Side> = { id: string; side: Side };

/**
 * Creates an inverted index in memory: for each term, the rows that have it and its weights. Updating a row outdates
 * its slot and takes a new one. With a million rows, a query takes some tens of milliseconds.
 */
export function createMatchIndex<Side>() {
  let rows: Array<Kept<Side> | null> = [];
  let slotOf = new Map<string, number>();
  const postings = new Map<number, Postings>();
  const changeOf = new Map<string, number>();
  let fits = new Float32Array(0);

  function add({ id, side, terms }: IndexedRow<Side>): void {
    const slot = rows.length;
    rows.push({ id, side });
    slotOf.set(id, slot);
    for (const [code, weight] of terms) {
      const list = postings.get(code) ?? emptyPostings();
      if (list.length === 0) postings.set(code, list);
      addPosting(list, slot, weight);
    }
  }

  function pack(): void {
    const slotNow = new Int32Array(rows.length).fill(-1);
    const kept: Array<Kept<Side>> = [];
    for (const [slot, row] of rows.entries()) if (row) slotNow[slot] = kept.push(row) - 1;
    rows = kept;
    slotOf = new Map(kept.map(({ id }, slot) => [id, slot]));
    for (const [code, list] of postings) {
      repackPostings(list, slotNow);
      if (list.length === 0) postings.delete(code);
    }
  }

  return {
    /** Whether the index has this version of the row. */
    knows: (id: string, change: number) => changeOf.get(id) === change,

    /** Stores a version of the row, unless it has a newer one: two may load in parallel. */
    put(row: IndexedRow<Side>): void {
      if (row.change < (changeOf.get(row.id) ?? 0)) return;
      const old = slotOf.get(row.id);
      if (old !== undefined) rows[old] = null;
      slotOf.delete(row.id);
      changeOf.set(row.id, row.change);
      if (row.isListed) add(row);
      if (rows.length > LEAST_PACKED && slotOf.size < rows.length * (1 - MOST_OUTDATED)) pack();
    },

    /**
     * Returns the ids of the rows with the highest scores: the calibrated fit by common terms times `factorOf`; the
     * later id first among ties.
     */
    findBest(terms: readonly Term[], { limit, without, factorOf }: Question<Side>): string[] {
      fits = fits.length < rows.length ? new Float32Array(Math.ceil(rows.length * 1.5)) : fits.fill(0);
      for (const [code, weight] of terms) {
        const list = postings.get(code);
        if (list) accumulate(list, weight, fits);
      }
      const best: Scored[] = [];
      let least = LEAST_SCORE;
      let leastFit = rawFitFor(least);
      for (let slot = 0; slot < rows.length; slot += 1) {
        const fit = fits[slot] ?? 0;
        const row = fit < leastFit ? null : rows[slot];
        if (!row || without.has(row.id)) continue;
        const score = calibrated(fit) * factorOf(row.side);
        if (score < least) continue;
        best.push({ id: row.id, score });
        if (best.length < 4 * limit) continue;
        keepBest(best, limit);
        least = best.at(-1)?.score ?? least;
        leastFit = rawFitFor(least);
      }
      keepBest(best, limit);
      return best.map(({ id }) => id);
    },
  };
}

export type MatchIndex<Side> = ReturnType<typeof createMatchIndex<Side>>;

type Scored = { id: string; score: number };

function keepBest(best: Scored[], limit: number): void {
  best.sort((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1));
  best.length = Math.min(best.length, limit);
}
