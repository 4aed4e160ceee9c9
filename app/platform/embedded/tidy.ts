import type { PGlite } from "@electric-sql/pglite";

/** The standard thresholds of autovacuum: a number of changes, and a share of the rows. */
const NEEDIEST = `
  select format('%I.%I', schemaname, relname) as name,
    n_dead_tup > 50 + 0.2 * n_live_tup or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup as "isBloated"
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup
    or n_ins_since_vacuum > 1000 + 0.2 * n_live_tup
    or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup desc, n_mod_since_analyze desc
  limit 1`;

/**
 * Does the work of autovacuum, which PGlite does not have: frees the space of deleted rows, and updates the planner's
 * statistics. Handles the table that needs it most; false if none does. Not inside a transaction.
 */
export async function tidyOneTable(pg: PGlite): Promise<boolean> {
  await pg.exec("select pg_stat_force_next_flush()");
  const { rows } = await pg.query<{ name: string; isBloated: boolean }>(NEEDIEST);
  const [table] = rows;
  if (!table) return false;
  await pg.exec(`${table.isBloated ? "vacuum (analyze)" : "analyze"} ${table.name}`);
  return true;
}
