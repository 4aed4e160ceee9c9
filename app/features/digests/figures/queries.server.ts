import { eq } from "drizzle-orm";
import type { Database } from "#app/db/database.ts";
import { preferences } from "#app/db/schema/settings.ts";
import type { FiguresChoice } from "./rules.ts";

/** Returns when a person gets reports of figures; null for never. */
export async function findFiguresChoice(db: Database, userId: string): Promise<FiguresChoice | null> {
  const [chosen] = await db
    .select({ day: preferences.figuresDay, dueAt: preferences.figuresDueAt })
    .from(preferences)
    .where(eq(preferences.userId, userId));
  return chosen?.day && chosen.dueAt ? { day: chosen.day, dueAt: chosen.dueAt } : null;
}
