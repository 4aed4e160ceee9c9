import fc from "fast-check";
import { expect, test } from "vitest";
import type { Lexicon } from "./lexicon.ts";
import {
  conditionsOf,
  PAY_ENTRIES,
  type Partition,
  partitionsFor,
  payPartitionsFor,
  splitInHalf,
} from "./partitions.ts";
import { ALL } from "./query.ts";

const HOUR = 3_600_000;
const FIRST_HOUR = Date.parse("2000-01-01T00:00:00Z");
const WIDTHS = [1, 8, 64, 512, 4096];
const NOW = Date.parse("2026-10-01T00:00:00Z");

/** The index entries that `job_search_document` gives a job of this moment. */
function entriesOf(moment: number): string[] {
  const hour = Math.floor((moment - FIRST_HOUR) / HOUR);
  return WIDTHS.map((width, level) => `'~${level}${Math.floor(hour / width)}'`);
}

/** Whether a partition finds a job of this moment: within its bounds, and by its index entries. */
function holds({ from, until, entries }: Partition<Date>, moment: number): boolean {
  const isInside = (from === null || moment >= from.getTime()) && (until === null || moment < until.getTime());
  const looked = entries.replace(/[()]/g, "").split(" | ");
  return isInside && (entries === "" || entriesOf(moment).some((entry) => looked.includes(entry)));
}

const aMoment = fc.integer({ min: NOW - 3_000 * 24 * HOUR, max: NOW });
const anOrder = fc.record({
  moments: fc.array(aMoment, { minLength: 1, maxLength: 40 }),
  total: fc.integer({ min: 1, max: 2_000_000 }),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  wanted: fc.integer({ min: 1, max: 1_001 }),
  start: fc.option(fc.nat(39)),
  since: fc.option(aMoment.map((moment) => new Date(moment))),
  isBackward: fc.boolean(),
});

function lexiconOf(moments: readonly number[], total: number): Lexicon {
  return {
    forms: new Map(),
    counts: new Map(),
    total,
    oldest: new Date(Math.min(...moments)),
    newest: new Date(Math.max(...moments)),
  };
}

test("each job after the start is in exactly one time partition, by its entries", () => {
  fc.assert(
    fc.property(anOrder, ({ moments, total, share, wanted, start, since, isBackward }) => {
      const startsAt = start === null ? null : (moments[start % moments.length] ?? null);
      const partitions = partitionsFor(
        { ...ALL, all: [{ text: "'payroll'", share }], share },
        lexiconOf(moments, total),
        {
          wanted,
          start: startsAt === null ? null : new Date(startsAt),
          since,
          isBackward,
        },
      );
      const isAhead = (at: number) => startsAt === null || (isBackward ? at >= startsAt : at <= startsAt);
      for (const moment of moments.filter(isAhead)) {
        const isWanted = since === null || moment >= since.getTime();
        expect(partitions.filter((partition) => holds(partition, moment))).toHaveLength(isWanted ? 1 : 0);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("partitions are ordered, each beginning where the last one ends", () => {
  fc.assert(
    fc.property(anOrder, ({ moments, total, share, wanted, since, isBackward }) => {
      const partitions = partitionsFor(
        { ...ALL, all: [{ text: "'payroll'", share }], share },
        lexiconOf(moments, total),
        {
          wanted,
          start: null,
          since,
          isBackward,
        },
      );
      for (const [index, { from, until }] of partitions.entries()) {
        const before = partitions[index - 1];
        if (before) expect(isBackward ? from : until).toEqual(isBackward ? before.until : before.from);
      }
    }),
  );
});

test("a rare word takes one partition, a common one four", () => {
  const lexicon = lexiconOf([NOW - 200 * 24 * HOUR, NOW], 1_000_000);
  const partitionsOf = (share: number) =>
    partitionsFor({ ...ALL, share }, lexicon, {
      wanted: 21,
      start: null,
      since: null,
      isBackward: false,
    });
  expect(partitionsOf(0.000_3)).toEqual([{ from: null, until: null, entries: "" }]);
  const widths = partitionsOf(0.01).map(
    ({ from, until }) => ((until?.getTime() ?? NOW) - (from?.getTime() ?? NaN)) / HOUR,
  );
  // Of 4,800 hours: those that should hold a fifth more than 21 of 10,000; as many again; two and a half times as many.
  expect(widths.slice(0, -1).map((hours) => hours.toFixed(2))).toEqual(["12.10", "12.10", "30.24"]);
  expect(widths.at(-1)).toBeNaN();
});

test("hours take the fewest entries that cover them, open only after the newest", () => {
  const at = (hour: number) => FIRST_HOUR + hour * HOUR;
  // At 1,024, entries of 8, 64, and 512 hours begin.
  const lexicon = lexiconOf([at(0), at(1_030)], 1_000_000);
  const entriesSince = (hour: number) => splitInHalf(new Date(at(hour)), lexicon).map(({ entries }) => entries);
  expect(entriesSince(1_000)).toEqual(["('~01015' | '~1127' | '~32')", "('~1125' | '~1126')"]);
  expect(entriesSince(1_018)[0]).toBe("('~32')");
});

test("both halves together hold each job once, whatever the range", () => {
  fc.assert(
    fc.property(anOrder, ({ moments, since }) => {
      const halves = splitInHalf(since, lexiconOf(moments, moments.length));
      for (const moment of moments) {
        const isWanted = since === null || moment >= since.getTime();
        expect(halves.filter((half) => holds(half, moment))).toHaveLength(isWanted ? 1 : 0);
      }
    }),
    { numRuns: 2_000 },
  );
});

test.each<[shares: number[], entries: string, order: string[]]>([
  [[0.04, 0.05, 0.2, 0.99], "hours", ["0.04", "0.05", "hours", "0.2", "0.99"]],
  [[0.04, 0.05], "hours", ["0.04", "0.05", "hours"]],
  [[0.3, 0.4], "hours", ["0.3", "hours", "0.4"]],
  [[], "hours", ["hours"]],
  [[0.3, 0.4], "", ["0.3", "0.4"]],
])("shares of %j ask the index for %j in the order %j", (shares, entries, order) => {
  const all = shares.map((share) => ({ text: String(share), share }));
  expect(conditionsOf({ all }, { entries })).toEqual(order);
});

/** As in `job_search_document`. */
function bandOf(pay: number): string {
  return `~$${pay < 128 ? Math.floor(pay) : Math.min(8 * Math.floor(pay / 8), 496)}`;
}

function isPaidIn({ from, until, entries }: Partition<number>, pay: number): boolean {
  const isInside = (from === null || pay >= from) && (until === null || pay < until);
  return isInside && (entries === "" || entries.includes(`'${bandOf(pay)}'`));
}

test("each pay after the start is in exactly one pay partition, by its band", () => {
  const aPay = fc.integer({ min: 0, max: 70_000 }).map((cents) => cents / 100);
  const asked = fc.record({
    pays: fc.array(aPay, { minLength: 1, maxLength: 40 }),
    // Bands with known counts, each with this many jobs.
    most: fc.integer({ min: 1, max: 20_000 }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    wanted: fc.integer({ min: 1, max: 101 }),
    start: fc.option(fc.nat(39)),
    isBackward: fc.boolean(),
  });
  fc.assert(
    fc.property(asked, ({ pays, most, share, wanted, start, isBackward }) => {
      const lexicon = {
        ...lexiconOf([NOW], 1_000_000),
        counts: new Map(pays.map((pay, index) => [bandOf(pay), 1 + ((index * 7_919) % most)])),
      };
      const startsAt = start === null ? null : (pays[start % pays.length] ?? null);
      const partitions = payPartitionsFor({ ...ALL, share }, lexicon, { wanted, start: startsAt, isBackward });
      for (const pay of pays.filter((at) => startsAt === null || (isBackward ? at >= startsAt : at <= startsAt))) {
        expect(partitions.filter((partition) => isPaidIn(partition, pay))).toHaveLength(1);
      }
    }),
    { numRuns: 2_000 },
  );
});

test("near either end of the pay range, a common word reads only the bands left", () => {
  const lexicon = { ...lexiconOf([NOW], 1_000_000), counts: new Map(PAY_ENTRIES.map((entry) => [entry, 100])) };
  const windowsAt = (start: number, isBackward: boolean) =>
    payPartitionsFor({ ...ALL, share: 0.1 }, lexicon, { wanted: 21, start, isBackward });
  expect(windowsAt(510, true)).toEqual([{ from: null, until: null, entries: "('~$496')" }]);
  expect(windowsAt(1.5, false)).toEqual([{ from: null, until: null, entries: "('~$1' | '~$0')" }]);
});
