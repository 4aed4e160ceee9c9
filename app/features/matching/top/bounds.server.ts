import { hash } from "node:crypto";
import { type SQL, sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { Database } from "#app/db/database.ts";
import { PART_WEIGHTS } from "../rules.ts";
import type { Relations } from "../skill-fit/rules.ts";
import { BOTTOM, type Floor, isWorse, type Proposal, type Proposals } from "./rules.ts";

// SQL never decides a score: it only bounds each from above, by the same arithmetic, and `matchPercent` decides.

/** How many of the latest are looked through where there are no skills to go by. */
export const LATEST = 500;
/** Half a percent because percents are rounded, and a little more because four-byte columns stray in the eighth digit. */
export const ROUNDING = 0.501;
/** The work modes, as postings number them. */
export const MODES = ["remote", "on-site", "hybrid"] as const;
export const UNSAID_MODE = MODES.length;
export const NOTHING: Proposals = { found: [], frontier: null };

const { pay: PAY } = PART_WEIGHTS;

/** Less than arithmetic strays: nothing is rounded up for it. */
export const HAIR = 1e-9;

/** What bounds of one market are found for. */
export type Bounded = {
  relations: Relations;
  /** Whom or what to leave out. */
  without: readonly string[];
  /** Whether everything is soon read: then at once, without a sample. */
  isSmall: boolean;
};

/** Where the best of one side are proposed; see `findBest`. */
export type Bounds = {
  sample(most: number): Promise<readonly Proposal[]>;
  startsAt: number;
  propose(floor: Floor, most: number): Promise<Proposals>;
};

/** What is read of a lane: all that may reach the floor, or for a sample the first rows of each list. */
export type Wanted<Lane> = { floor: Floor; most: number; lane: Lane; isSample: boolean };

/** Where pay is not named on both sides, the other parts share the whole. */
const WITHOUT_PAY = 100 / (100 - PAY);

/**
 * How everything but skills bears on a bound: `points` for hours and place, and pay, null where this side names none. A
 * score is at most the points for skills and work mode times `factor`, and `rest`; each list adds those for its work mode.
 */
export function otherBounds(points: SQL, pay: { wanted: SQL; offered: SQL } | null) {
  if (pay === null) {
    return {
      factor: number(WITHOUT_PAY),
      rest: asText(sql`(${points}) * ${number(WITHOUT_PAY)}`),
      most: (others: number) => others * WITHOUT_PAY,
      /** The points without pay that a percent takes. */
      pointsFor: (percent: number) => percent / WITHOUT_PAY,
    };
  }
  const { wanted, offered } = pay;
  // As payShare: nothing below three quarters of what is wanted.
  const paid = sql`case when ${offered} >= ${wanted} * ${number(0.99999)} then ${number(PAY)} else ${number(PAY)} * greatest(0, 4 * ${offered} / ${wanted} - 3) end`;
  const factor = asText(sql`case when at.pay is null then ${number(WITHOUT_PAY)} else 1 end`);
  return {
    factor,
    rest: asText(sql`(${points}) * ${factor} + case when at.pay is null then 0 else ${paid} end`),
    // Full pay adds at least as much as leaving it out does.
    most: (others: number) => others + PAY,
    pointsFor: (percent: number) => percent - PAY,
  };
}

/** The most percent that this many points for skills can come to, beside the `factor` and the `rest` of a row `at`. */
export function ceilingOf(skillPoints: SQL): SQL {
  return sql`floor(${number(ROUNDING)} + at.factor * (${skillPoints}) + at.rest)::integer`;
}

/** The least ceiling with which the row of this id is no worse than the floor. */
export function leastCeiling(id: SQL, floor: Floor): SQL {
  if (floor.id === null) return number(floor.percent);
  return sql`(${number(floor.percent)} + (${id} < ${floor.id}::uuid)::integer)`;
}

/** The two lanes that are read side by side, on a connection each. About as much is in the one as in the other. */
export type Lanes<Lane> = readonly [Lane, Lane];

/** Postings of a market that is small: reading them all takes less than a second statement. */
const SMALL = 5_000;

/**
 * How a market is searched: beginning with a sample, both lanes side by side; a small one is read once, in one go. Nobody
 * may be in both lanes.
 */
export function searchOf<Lane>(
  bySkill: (wanted: Wanted<Lane>) => Promise<Proposals>,
  lanes: { sample: Lanes<Lane>; all: Lanes<Lane>; whole: Lane },
  isSmall: boolean,
): Pick<Bounds, "sample" | "propose"> {
  async function fromBoth(both: Lanes<Lane>, wanted: Omit<Wanted<Lane>, "lane">): Promise<Proposals> {
    const read = await Promise.all(both.map((lane) => bySkill({ ...wanted, lane })));
    const frontiers = read.flatMap(({ frontier }) => frontier ?? []);
    return { found: byCeiling(read.flatMap(({ found }) => found)), frontier: byCeiling(frontiers)[0] ?? null };
  }

  if (isSmall) {
    let read: Promise<Proposals> | null = null;
    const everything = () => {
      read ??= bySkill({ floor: BOTTOM, most: SMALL, lane: lanes.whole, isSample: false });
      return read;
    };
    return {
      sample: async (most) => (await everything()).found.slice(0, most),
      propose: async (floor, most) => {
        // It may have grown since it was small.
        if (most > SMALL) return await bySkill({ floor, most, lane: lanes.whole, isSample: false });
        const { found, frontier } = await everything();
        return { found: found.filter(({ id, ceiling }) => !isWorse({ percent: ceiling, id }, floor)), frontier };
      },
    };
  }
  return {
    sample: async (most) => (await fromBoth(lanes.sample, { floor: BOTTOM, most, isSample: true })).found,
    propose: async (floor, most) => await fromBoth(lanes.all, { floor, most, isSample: false }),
  };
}

type Postings = "job_postings" | "profile_postings";
type Known = { isSmall: boolean; asked: number };
const known = new WeakMap<Database, Map<Postings, Known>>();
const KNOWN_FOR_MILLISECONDS = 60_000;

/**
 * Whether so few postings are in this table that all are soon read, as was known a minute ago at most. What was large
 * once is taken to be large for as long as the process runs: a search finds the same either way.
 */
export async function isSmallMarket(db: Database, table: Postings): Promise<boolean> {
  const before = known.get(db)?.get(table);
  const now = performance.now();
  if (before && (!before.isSmall || now - before.asked < KNOWN_FOR_MILLISECONDS)) return before.isSmall;
  const [row] = await db
    .select({ isSmall: sql<boolean>`not exists (select from ${sql.identifier(table)} offset ${SMALL})` })
    .from(sql`(select) as one`);
  const isSmall = row?.isSmall ?? false;
  known.set(db, new Map(known.get(db)).set(table, { isSmall, asked: now }));
  return isSmall;
}

/** Highest ceiling first, then the latest id. */
export function byCeiling(proposals: readonly Proposal[]): Proposal[] {
  return proposals.toSorted((a, b) => b.ceiling - a.ceiling || (a.id < b.id ? 1 : -1));
}

/** How a set of skills is kept as bits: one bit a skill, by a byte of the hash of its id. Two skills may share one. */
type Hash = { bits: 128 | 256; byte: 0 | 1 };

/** The bits of these skills. */
export function bitsOf(skills: Iterable<string>, kept: Hash): SQL {
  return maskOf(
    Array.from(skills, (skill) => bitOf(skill, kept)),
    kept,
  );
}

/** As `skill_bit` and `profile_skill_bit` have it (app/db/sql/matching.sql). */
function bitOf(skill: string, { bits, byte }: Hash): number {
  return hash("md5", skill, "buffer").readUInt8(byte) % bits;
}

function maskOf(set: readonly number[], { bits }: Hash): SQL {
  const mask = Buffer.alloc(bits / 8);
  for (const bit of set) mask.writeUInt8(mask.readUInt8(bit >> 3) | (0x80 >> (bit & 7)), bit >> 3);
  return sql.raw(`x'${mask.toString("hex")}'`);
}

/** In so many binary digits the points of a bit are written: more would be closer, and slower. */
const DIGITS = 3;

/**
 * What the bits in `set` come to at most when each skill adds so many points: whole `units` of `unit` points, each bit's
 * rounded up. They are added digit by digit, for bits are counted far sooner than looked at one by one.
 */
export function pointsOfBits(points: ReadonlyMap<string, number>, set: SQL, kept: Hash): { unit: number; units: SQL } {
  const byBit = new Map<number, number>();
  for (const [skill, more] of points) {
    const bit = bitOf(skill, kept);
    byBit.set(bit, (byBit.get(bit) ?? 0) + more);
  }
  const unit = Math.max(1, ...byBit.values()) / (2 ** DIGITS - 1);
  const digits = Array.from({ length: DIGITS }, (_, digit) => {
    const ofDigit = [...byBit].filter(([, more]) => (Math.ceil(more / unit - HAIR) & (2 ** digit)) !== 0);
    const mask = maskOf(
      ofDigit.map(([bit]) => bit),
      kept,
    );
    return sql`${sql.raw(String(2 ** digit))} * bit_count(${set} & ${mask})`;
  });
  return { unit, units: asText(sql`(${sql.join(digits, sql` + `)})`) };
}

/** A number as SQL of its own type. */
export function number(value: number): SQL {
  return sql.raw(`(${value})::float8`);
}

const dialect = new PgDialect();

/**
 * The same as one piece of text: an expression that several statements have is put together once. Throws for one with
 * parameters.
 */
export function asText(expression: SQL): SQL {
  const { sql: text, params } = dialect.sqlToQuery(expression);
  if (params.length > 0) throw new Error("expected an expression without parameters");
  return sql.raw(text);
}

/** The `most` rows with the highest bounds that reach the floor, of a statement with columns `id` and `ceiling`. */
export async function highestOf(db: Database, bounded: SQL, floor: Floor, most: number): Promise<Proposals> {
  const found = await rowsOf(
    db,
    sql`select id, ceiling from (${bounded} offset 0) as bounded where ceiling >= ${leastCeiling(sql`id`, floor)}
      order by ceiling desc, id desc limit ${most}`,
  );
  return { found, frontier: found.length === most ? (found.at(-1) ?? null) : null };
}

/** The proposals that a statement gives: columns `id` and `ceiling`. */
export async function rowsOf(db: Database, statement: SQL): Promise<Proposal[]> {
  return await db.select({ id: sql<string>`id`, ceiling: sql<number>`ceiling` }).from(sql`(${statement}) as proposals`);
}
