import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { switches } from "#app/db/schema/site.ts";
import { SWITCH_NAMES, type SwitchName } from "#app/domain/site.ts";
import { DomainError } from "#app/domain-error.ts";
import { SWITCH_LABELS } from "./labels.ts";
import type { TurnedOffText } from "./rules.ts";

/**
 * Returns the notice while a feature is turned off, or null while it is on. Reads one row by its
 * key, so a change takes effect everywhere at once.
 */
export async function findTurnedOff(db: Database, name: SwitchName): Promise<TurnedOffText | null> {
  const [off] = await db
    .select({ text: switches.sentence })
    .from(switches)
    .where(and(eq(switches.name, name), eq(switches.isOff, true)));
  return off ? { title: SWITCH_LABELS[name].offTitle, text: off.text } : null;
}

/** Throws `turned-off` with the notice while staff have turned this feature off. */
export async function requireTurnedOn(db: Database, name: SwitchName): Promise<void> {
  const off = await findTurnedOff(db, name);
  if (off) throw new DomainError("turned-off", { words: off });
}

/** Returns every feature that is turned off now, in the order of the page. */
export async function listTurnedOff(db: Database): Promise<SwitchName[]> {
  const rows = await db.select({ name: switches.name }).from(switches).where(eq(switches.isOff, true));
  return SWITCH_NAMES.filter((name) => rows.some((row) => row.name === name));
}
