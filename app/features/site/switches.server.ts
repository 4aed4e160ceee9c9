import { and, eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { switches } from "#app/db/schema/site.ts";
import { SWITCH_NAMES, type SwitchName } from "#app/domain/site.ts";
import { DomainError } from "#app/domain-error.ts";
import { SWITCH_LABELS } from "./labels.ts";
import type { TurnedOffText } from "./rules.ts";

/** What to say while this is turned off; null while it is on. One row by its key, so that it counts at once everywhere. */
export async function findTurnedOff(db: Database, name: SwitchName): Promise<TurnedOffText | null> {
  const [off] = await db
    .select({ text: switches.sentence })
    .from(switches)
    .where(and(eq(switches.name, name), eq(switches.isOff, true)));
  return off ? { title: SWITCH_LABELS[name].offTitle, text: off.text } : null;
}

/** Throws `turned-off` with its sentence while staff have turned this off. */
export async function requireTurnedOn(db: Database, name: SwitchName): Promise<void> {
  const off = await findTurnedOff(db, name);
  if (off) throw new DomainError("turned-off", { words: off });
}

/** Everything that is turned off now, in the order of the page. */
export async function listTurnedOff(db: Database): Promise<SwitchName[]> {
  const rows = await db.select({ name: switches.name }).from(switches).where(eq(switches.isOff, true));
  return SWITCH_NAMES.filter((name) => rows.some((row) => row.name === name));
}
