import { calibrated, rawFitFor, type Term } from "#app/features/matching/fit.ts";
import { accumulate, addPosting, emptyPostings, type Postings, repackPostings } from "./postings.ts";

/** What a process keeps of a job or a person in memory. `side` is everything but the reading. */
export type IndexedRow<Side> = { id: string; change: number; isListed: boolean; terms: readonly Term[]; side: Side };

/** How `findBest` asks: what it looks for, what it leaves out, and what stands in the way of a row. */
export type Question<Side> = {
  limit: number;
  without: ReadonlySet<string>;
  /** What is left of a row's fit, 0 to 1. */
  factorOf(side: Side): number;
};

/** A row that scores less is nobody's best. */
const LEAST_SCORE = 0.005;
/** From this share of outdated slots on, all are packed again, but in a small index, where it does not matter. */
const MOST_OUTDATED = 0.5;
const LEAST_PACKED = 1_000;

type Kept<Side> = { id: string; side: Side };

/**
 * An inverted index in memory: which rows have a term, and what it weighs there. A change of a row outdates its slot and
 * takes a new one. At a million rows a question takes some tens of milliseconds.
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

    /**
     * The ids of the rows that score highest: the fit by common terms, calibrated, times what `factorOf` leaves of it;
     * the later id first among equals.
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
