import { sql } from "drizzle-orm";
import type { Database } from "./database.ts";

const ROWS_AT_ONCE = 500;

/** Former names of tables. */
const FORMER_NAMES: Readonly<Record<string, string>> = { held_status_changes: "held_moves" };

/** What columns have that an older database lacks, from a row of it as `old`; the others have their defaults. */
const ADDED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  jobs: { responsible_id: "(old ->> 'created_by')::uuid" },
  recruiters: { joined_at: "(old ->> 'created_at')::timestamptz" },
  subscriptions: {
    company_id: "(select company_id from recruiters where user_id = (old ->> 'user_id')::uuid)",
    period: "'monthly'",
    status: "'trial'",
    anchor_at: "now()",
    period_start: "now()",
    period_end: "now() + interval '14 days'",
  },
};

type Table = { name: string; columns: string[]; after: string[] };
/** A table of the target, its name in the source, and the values of columns that the source lacks. */
type SharedTable = Table & { source: string; added: ReadonlyArray<[column: string, value: string]> };

/**
 * Copies every row of `from` into `to`, as far as both have the same tables and columns; previous rows of `to` are
 * removed. All or nothing, from a single snapshot of `from`. Does not copy background tasks, which a server creates
 * itself, and so no unsent emails. Returns the number of rows per table.
 */
export async function copyRows(from: Database, to: Database): Promise<Record<string, number>> {
  return await from.transaction(
    async (source) =>
      await to.transaction(async (target) => {
        const own = await listTables(target);
        const tables = parentsFirst(inBoth(own, await listTables(source)));
        const names = sql.join(
          own.map(({ name }) => sql.identifier(name)),
          sql`, `,
        );
        // Disables triggers, because derived rows are copied too, and the audit log's triggers refuse the truncate.
        const setTriggers = async (state: "disable" | "enable") => {
          for (const { name } of own)
            await target.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);
        };
        await setTriggers("disable");
        await target.execute(sql`truncate ${names}`);
        const counts: Record<string, number> = {};
        for (const table of tables) counts[table.name] = await copyTable(source, target, table);
        await setTriggers("enable");
        await moveSequences(target);
        return counts;
      }),
    { isolationLevel: "repeatable read" },
  );
}

async function copyTable(
  source: Database,
  target: Database,
  { name, source: theirs, columns, added }: SharedTable,
): Promise<number> {
  const table = sql.identifier(name);
  const list = sql.join(
    [...columns, ...added.map(([column]) => column)].map((column) => sql.identifier(column)),
    sql`, `,
  );
  const values = sql.join(
    [...columns.map((column) => sql`known.${sql.identifier(column)}`), ...added.map(([, value]) => sql.raw(value))],
    sql`, `,
  );
  await source.execute(
    sql`declare rows_to_copy no scroll cursor for select to_jsonb(t)::text as row from ${sql.identifier(theirs)} t`,
  );
  let count = 0;
  for (;;) {
    const rows = await rowsOf<{ row: string }>(source, sql.raw(`fetch ${ROWS_AT_ONCE} from rows_to_copy`));
    if (rows.length === 0) break;
    count += rows.length;
    const texts = `[${rows.map(({ row }) => row).join(",")}]`;
    await target.execute(
      sql`insert into ${table} (${list}) overriding system value
        select ${values} from json_array_elements(${texts}::json) old, json_populate_record(null::${table}, old) known`,
    );
  }
  await source.execute(sql`close rows_to_copy`);
  return count;
}

/** Returns the tables and columns that both have: an older database lacks later ones. */
function inBoth(own: readonly Table[], others: readonly Table[]): SharedTable[] {
  const columnsOf = new Map(others.map(({ name, columns }) => [name, columns]));
  return own.flatMap((table) => {
    const source = columnsOf.has(table.name) ? table.name : (FORMER_NAMES[table.name] ?? table.name);
    const theirs = columnsOf.get(source);
    if (!theirs) return [];
    const added = Object.entries(ADDED[table.name] ?? {}).filter(([column]) => !theirs.includes(column));
    return [{ ...table, source, added, columns: table.columns.filter((column) => theirs.includes(column)) }];
  });
}

/** Returns all our tables with their stored columns and the tables that they reference. */
async function listTables(db: Database): Promise<Table[]> {
  return await rowsOf<Table>(
    db,
    sql`select c.relname::text as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select array_agg(distinct p.relname::text) from pg_constraint k join pg_class p on p.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid), '{}') as after
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' order by c.relname`,
  );
}

/** Sorts tables so that referenced tables come first. Throws on a cycle. */
function parentsFirst(tables: readonly SharedTable[]): SharedTable[] {
  const names = new Set(tables.map(({ name }) => name));
  const ordered: SharedTable[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ name, after }) => !placed.has(name) && after.every((one) => placed.has(one) || !names.has(one)),
    );
    if (next.length === 0)
      throw new Error("These tables point at each other, so their rows cannot be copied in order.");
    for (const table of next) {
      ordered.push(table);
      placed.add(table.name);
    }
  }
  return ordered;
}

/** Advances the sequences past the copied values. */
async function moveSequences(db: Database): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string; sequence: string }>(
    db,
    sql`select c.relname::text as table, a.attname::text as column,
      pg_get_serial_sequence(quote_ident(c.relname), a.attname) as sequence
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null`,
  );
  for (const { table, column, sequence } of columns) {
    await db.execute(
      sql`select setval(${sequence}, coalesce(max(${sql.identifier(column)}), 0) + 1, false) from ${sql.identifier(table)}`,
    );
  }
  // This sequence is owned by no column, because two tables use it.
  await db.execute(sql`select setval('matching_changes', greatest(
    (select coalesce(max(change), 0) from jobs), (select coalesce(max(change), 0) from profiles)) + 1, false)`);
}

/** Returns the rows of a statement: both drivers return them under the same name, which the type does not say. */
export async function rowsOf<T>(db: Database, query: ReturnType<typeof sql>): Promise<T[]> {
  const answer: unknown = await db.execute(query);
  if (typeof answer === "object" && answer !== null && "rows" in answer && Array.isArray(answer.rows))
    return answer.rows;
  throw new Error("expected rows from the database");
}
