import { and, inArray, or, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { folded } from "#app/db/schema/folded.ts";
import { jobs } from "#app/db/schema/jobs.ts";
import { companies } from "#app/db/schema/profiles.ts";
import { checkedCompany, jobCardColumns, toJobCard } from "../queries.server.ts";
import type { EmploymentType, WorkType } from "../rules.ts";
import {
  type Advice,
  COUNT_LIMIT,
  type Cursor,
  type FilterCounts,
  type JobSearch,
  type JobSearchPage,
  type Keywords,
  PAGE_SIZE,
  readKeywords,
  type Term,
  wordsOf,
} from "./rules.ts";

/** Below the extension's own 0.6, so that "manger" still finds a manager; only asked when nothing matches exactly. */
const CLOSE_ENOUGH = 0.42;
/** Shorter words have too few trigrams to be like anything. */
const SHORTEST_MISSPELLING = 4;

/** One way to look for the keywords: which jobs, and in which order the best ones come. */
type Lookup = { condition: SQL | undefined; rank: SQL<number> | null };

/**
 * A page of open jobs that fit a search, and how many there are. Two statements; up to five when no job has the words
 * as typed and similar ones are tried.
 */
export async function searchJobs(db: Database, search: JobSearch): Promise<JobSearchPage> {
  const keywords = readKeywords(search.keywords);
  const exact = exactLookup(keywords);
  const found = await countJobs(db, search, exact);
  if (found.total > 0) return { ...(await readPage(db, search, exact)), ...found, isClose: false, advice: [] };
  const advice = [...found.advice, ...(await adviseOnPlace(db, search, exact, found))];
  const isFinal = found.candidates > 0 || advice.length > 0 || keywords.kind !== "words" || keywords.isStrict;
  const close = isFinal ? null : closeLookup(keywords.groups);
  if (!close) return { ...NOTHING, ...found, advice };
  return db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(CLOSE_ENOUGH)}, true)`);
    const similar = await countJobs(tx, search, close);
    if (similar.total === 0) return { ...NOTHING, ...similar };
    return { ...(await readPage(tx, search, close)), ...similar, isClose: true, advice: [] };
  });
}

const NOTHING = { jobs: [], previous: null, next: null, isClose: false };

function exactLookup(keywords: Keywords): Lookup {
  if (keywords.kind === "none") return { condition: undefined, rank: null };
  if (keywords.kind === "literal") {
    const text = sql`${jobs.title} || ' ' || ${jobs.skillNames} || ' ' || ${jobs.company} || ' ' || ${jobs.location}`;
    return { condition: sql`position(${keywords.text} in ${text}) > 0`, rank: null };
  }
  // Tiers, not a score: title, then skills, then the rest, newest first in each, so that the order can be explained.
  const isIn = (weights: string) => sql`${jobs.searchDocument} @@ ${tsquery(keywords.groups, weights)}`;
  return { condition: isIn(""), rank: sql`case when ${isIn("A")} then 2 when ${isIn("AB")} then 1 else 0 end` };
}

/** All words of one of the groups, each found as a stem or as written, in parts of the given weights. */
function tsquery(groups: readonly Term[][], weights: string): SQL {
  const oneOf = groups.map(
    (terms) =>
      sql`(${sql.join(
        terms.map((term) => termQuery(term, weights)),
        sql` && `,
      )})`,
  );
  return sql`(${sql.join(oneOf, sql` || `)})`;
}

function termQuery({ words, isPrefix }: Term, weights: string): SQL {
  // Words are letters and digits only (see wordsOf), so nothing in them can be read as an operator.
  const text = words
    .map(
      (word, index) => `'${word}'${isPrefix && index === words.length - 1 ? `:*${weights}` : weights && `:${weights}`}`,
    )
    .join(" <-> ");
  return sql`(to_tsquery('english', ${text}) || to_tsquery('simple', ${text}))`;
}

/** Jobs whose short texts have something like each word; null where the words are too short for likeness to mean anything. */
function closeLookup(groups: readonly Term[][]): Lookup | null {
  const words = groups
    .map((terms) => terms.flatMap((term) => term.words).filter((word) => word.length >= SHORTEST_MISSPELLING))
    .filter((group) => group.length > 0);
  if (words.length === 0) return null;
  const condition = or(...words.map((group) => and(...group.map((word) => sql`${word} <% ${jobs.searchWords}`))));
  const likeness = words.map((group) => {
    const parts = group.map((word) => sql`word_similarity(${word}, ${jobs.searchWords})`);
    return sql`(${sql.join(parts, sql` + `)}) / ${group.length}`;
  });
  return { condition, rank: sql`round((100 * greatest(${sql.join(likeness, sql`, `)}))::numeric)` };
}

/** Every word of the place begins a word of the job's; "Remote" is a place too. */
function inPlace(place: string): SQL | undefined {
  const words = wordsOf(place);
  if (words.length === 0)
    return place === "" ? undefined : sql`position(${place.toLowerCase()} in lower(${jobs.location})) > 0`;
  const location = sql`' ' || ${sql.raw(folded("jobs.location"))}`;
  // The index finds the words among a job's short texts; what then counts is the location alone.
  const isNamed = and(
    sql`${jobs.searchDocument} @@ to_tsquery('simple', ${words.map((word) => `'${word}':*C`).join(" & ")})`,
    ...words.map((word) => sql`position(${` ${word}`} in ${location}) > 0`),
  );
  return words.length === 1 && words[0] === "remote" ? or(isNamed, sql`${jobs.workType} = 'remote'`) : isNamed;
}

function isCandidate(lookup: Lookup, place: string): SQL | undefined {
  return and(sql`${jobs.isActive}`, lookup.condition, inPlace(place));
}

type Counted = { total: number; isCapped: boolean; counts: FilterCounts | null; candidates: number; advice: Advice[] };

/** One statement: how many fit, how many each filter value would show, and how many fit without each filter. */
async function countJobs(db: Database, search: JobSearch, lookup: Lookup): Promise<Counted> {
  const candidates = db
    .select({ employmentType: jobs.employmentType, workType: jobs.workType })
    .from(jobs)
    .where(isCandidate(lookup, search.place))
    .limit(COUNT_LIMIT + 1)
    .as("candidates");
  const isEmployment = chosen(candidates.employmentType, search.employmentTypes);
  const isWork = chosen(candidates.workType, search.workTypes);
  const countOf = (...conditions: SQL[]) =>
    sql<number>`count(*) filter (where ${sql.join(conditions, sql` and `)})`.mapWith(Number);
  const employment = (type: EmploymentType) => countOf(isWork, sql`${candidates.employmentType} = ${type}`);
  const work = (type: WorkType) => countOf(isEmployment, sql`${candidates.workType} = ${type}`);
  const [row] = await db
    .select({
      candidates: countOf(sql`true`),
      total: countOf(isEmployment, isWork),
      withoutEmployment: countOf(isWork),
      withoutWork: countOf(isEmployment),
      fullTime: employment("full-time"),
      partTime: employment("part-time"),
      consulting: employment("consulting"),
      project: employment("project"),
      remote: work("remote"),
      onSite: work("on-site"),
      hybrid: work("hybrid"),
    })
    .from(candidates);
  if (!row) throw new Error("an aggregate always has one row");
  const isCapped = row.candidates > COUNT_LIMIT;
  const advice: Advice[] = [
    { drop: "employmentTypes", total: search.employmentTypes.length > 0 ? row.withoutEmployment : 0 },
    { drop: "workTypes", total: search.workTypes.length > 0 ? row.withoutWork : 0 },
  ];
  return {
    total: row.total,
    isCapped,
    candidates: row.candidates,
    counts: isCapped
      ? null
      : {
          employmentTypes: {
            "full-time": row.fullTime,
            "part-time": row.partTime,
            consulting: row.consulting,
            project: row.project,
          },
          workTypes: { remote: row.remote, "on-site": row.onSite, hybrid: row.hybrid },
        },
    advice: row.total > 0 ? [] : advice.filter(({ total }) => total > 0).toSorted((a, b) => b.total - a.total),
  };
}

/** Nothing here, but elsewhere? */
async function adviseOnPlace(db: Database, search: JobSearch, lookup: Lookup, found: Counted): Promise<Advice[]> {
  if (search.place === "" || found.advice.length > 0) return [];
  const { total } = await countJobs(db, { ...search, place: "" }, lookup);
  return total > 0 ? [{ drop: "place", total }] : [];
}

function chosen<T extends string>(column: SQLWrapper, values: readonly T[]): SQL {
  return values.length === 0
    ? sql`true`
    : sql`${column} in (${sql.join(
        values.map((value) => sql`${value}`),
        sql`, `,
      )})`;
}

type Page = Pick<JobSearchPage, "jobs" | "previous" | "next">;

/** The page behind (or before) the cursor, found by value and not by counting rows; the first page when it is empty. */
async function readPage(db: Database, search: JobSearch, lookup: Lookup): Promise<Page> {
  const { cursor } = search;
  const isBackward = cursor?.direction === "before";
  const rank = rankOf(search, lookup);
  const position = rank ? sql`(${rank}, ${jobs.createdAt}, ${jobs.id})` : sql`(${jobs.createdAt}, ${jobs.id})`;
  const order = [...(rank ? [rank] : []), sql`${jobs.createdAt}`, sql`${jobs.id}`].map((part) =>
    isBackward ? sql`${part} asc` : sql`${part} desc`,
  );
  const rows = await db
    .select({ ...jobCardColumns, rank: (rank ?? sql<number>`0`).mapWith(Number) })
    .from(jobs)
    .leftJoin(companies, checkedCompany)
    .where(
      and(
        isCandidate(lookup, search.place),
        search.employmentTypes.length > 0 ? inArray(jobs.employmentType, [...search.employmentTypes]) : undefined,
        search.workTypes.length > 0 ? inArray(jobs.workType, [...search.workTypes]) : undefined,
        cursor ? sql`${position} ${sql.raw(isBackward ? ">" : "<")} ${valuesOf(cursor, rank !== null)}` : undefined,
      ),
    )
    .orderBy(...order)
    .limit(PAGE_SIZE + 1);
  if (rows.length === 0 && cursor) return readPage(db, { ...search, cursor: null }, lookup);
  const hasMore = rows.length > PAGE_SIZE;
  const shown = isBackward ? rows.slice(0, PAGE_SIZE).reverse() : rows.slice(0, PAGE_SIZE);
  const cursorAt = (row: (typeof rows)[number] | undefined, direction: Cursor["direction"]): Cursor | null =>
    row ? { direction, rank: row.rank, createdAt: row.createdAt, id: row.id } : null;
  return {
    jobs: shown.map(({ rank: _, ...row }) => toJobCard(row)),
    previous: isBackward
      ? hasMore
        ? cursorAt(shown[0], "before")
        : null
      : cursor
        ? cursorAt(shown[0], "before")
        : null,
    next: isBackward || hasMore ? cursorAt(shown.at(-1), "after") : null,
  };
}

/** What comes before the date in the order: nothing for "newest", and for "best" without words. */
function rankOf(search: JobSearch, lookup: Lookup): SQL<number> | null {
  if (search.sort === "pay") return sql<number>`${jobs.hourlyPay}`;
  return search.sort === "best" ? lookup.rank : null;
}

function valuesOf({ rank, createdAt, id }: Cursor, hasRank: boolean): SQL {
  const values = sql`${createdAt.toISOString()}::timestamptz, ${id}::uuid`;
  return hasRank ? sql`(${rank}::numeric, ${values})` : sql`(${values})`;
}
