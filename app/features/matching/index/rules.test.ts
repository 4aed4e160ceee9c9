import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { calibrated, type Term } from "#app/features/matching/fit.ts";
import { aDie } from "#test/random.ts";
import { createMatchIndex, type IndexedRow } from "./rules.ts";

type Row = IndexedRow<number>;

/** A lower score is never a result. */
const LEAST = 0.005;
const BEST = 20;

/** The expected result: every listed row, scored one by one. `side` is the factor itself. */
function bestOf(rows: Iterable<Row>, asked: readonly Term[], without: ReadonlySet<string>): string[] {
  return [...rows]
    .filter(({ id, isListed }) => isListed && !without.has(id))
    .map(({ id, terms, side }) => {
      const own = new Map(terms);
      const fit = asked.reduce((sum, [code, weight]) => sum + weight * (own.get(code) ?? 0), 0);
      return { id, score: calibrated(fit) * side };
    })
    .filter(({ score }) => score >= LEAST)
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? 1 : -1))
    .slice(0, BEST)
    .map(({ id }) => id);
}

/** Sixteenths, so that sums are exact in any order. */
const anyTerms: fc.Arbitrary<Term[]> = fc
  .dictionary(fc.constantFrom("1", "2", "3", "4", "5", "6"), fc.integer({ min: 1, max: 16 }))
  .map((all) => Object.entries(all).map(([code, sixteenths]): Term => [Number(code), sixteenths / 16]));
const anyRow = fc.record({
  id: fc.integer({ min: 0, max: 99 }).map((n) => `id ${n}`),
  isListed: fc.boolean(),
  terms: anyTerms,
  side: fc.constantFrom(0, 0.36, 0.5, 0.6, 1),
});

describe("findBest", () => {
  it("equals scoring every row, after any updates and removals", () => {
    fc.assert(
      fc.property(
        fc.array(anyRow, { maxLength: 300 }),
        anyTerms,
        fc.uniqueArray(fc.constantFrom("id 1", "id 2", "id 3", "id 4")),
        (changes, asked, without) => {
          const index = createMatchIndex<number>();
          const now = new Map<string, Row>();
          for (const [change, row] of changes.entries()) {
            index.put({ ...row, change });
            now.set(row.id, { ...row, change });
          }
          const options = { limit: BEST, without: new Set(without), factorOf: (side: number) => side };
          expect(index.findBest(asked, options)).toEqual(bestOf(now.values(), asked, options.without));
        },
      ),
    );
  });

  it("stays correct while outdated rows are compacted again and again", () => {
    const die = aDie(38);
    const index = createMatchIndex<number>();
    const now = new Map<string, Row>();
    const someTerms = () => {
      const codes = [1, 2, 3, 4, 5, 6, 7, 8].filter(() => die(3) === 0);
      return codes.map((code): Term => [code, (1 + die(16)) / 16]);
    };
    // With 200 rows, an index that is not compacted would be full after a thousand changes.
    for (let change = 1; change <= 6_000; change += 1) {
      const row = { id: `id ${die(200)}`, change, isListed: die(5) > 0, terms: someTerms(), side: (1 + die(4)) / 4 };
      index.put(row);
      now.set(row.id, row);
      if (change % 97 > 0) continue;
      const asked = someTerms();
      const options = { limit: BEST, without: new Set([`id ${die(200)}`]), factorOf: (side: number) => side };
      expect(index.findBest(asked, options)).toEqual(bestOf(now.values(), asked, options.without));
    }
  });

  it("puts the later id first among ties", () => {
    const index = createMatchIndex<number>();
    for (const id of ["b", "c", "a"]) index.put({ id, change: 1, isListed: true, terms: [[1, 1]], side: 1 });
    const options = { limit: 2, without: new Set<string>(), factorOf: (side: number) => side };
    expect(index.findBest([[1, 1]], options)).toEqual(["c", "b"]);
  });

  it("leaves out rows without a common term or with a tiny score", () => {
    const index = createMatchIndex<number>();
    index.put({ id: "stranger", change: 1, isListed: true, terms: [[2, 1]], side: 1 });
    index.put({ id: "far off", change: 2, isListed: true, terms: [[1, 1]], side: 0.004 });
    const options = { limit: BEST, without: new Set<string>(), factorOf: (side: number) => side };
    expect(index.findBest([[1, 1]], options)).toEqual([]);
  });
});

describe("put", () => {
  const options = { limit: BEST, without: new Set<string>(), factorOf: (side: number) => side };

  it("knows only the version it was given", () => {
    const index = createMatchIndex<number>();
    expect(index.knows("one", 1)).toBe(false);
    index.put({ id: "one", change: 1, isListed: false, terms: [], side: 1 });
    expect([index.knows("one", 1), index.knows("one", 2), index.knows("two", 1)]).toEqual([true, false, false]);
  });

  it("keeps a newer version when an older one arrives later", () => {
    const index = createMatchIndex<number>();
    index.put({ id: "one", change: 2, isListed: false, terms: [[1, 1]], side: 1 });
    index.put({ id: "one", change: 1, isListed: true, terms: [[1, 1]], side: 1 });
    expect(index.findBest([[1, 1]], options)).toEqual([]);
    expect(index.knows("one", 2)).toBe(true);
  });

  it("takes the same version again without a duplicate", () => {
    const index = createMatchIndex<number>();
    for (let time = 0; time < 2; time += 1)
      index.put({ id: "one", change: 1, isListed: true, terms: [[1, 1]], side: 1 });
    expect(index.findBest([[1, 1]], options)).toEqual(["one"]);
  });
});
