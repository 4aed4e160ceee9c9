import { databaseFailure } from "../db/failures.ts";

/** Does a work now or, where enough is being done, once it is its turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

type Waiting = { begin: () => void; giveUp: (error: unknown) => void };

/**
 * A queue of its own in which `atOnce` works are done at the same time at most; the others wait, first come first. When
 * one fails because there is no database, those that wait fail with it, instead of each finding out in its turn.
 */
export function createTurns(atOnce: number): InTurn {
  let running = 0;
  const waiting: Waiting[] = [];
  return async function inTurn(work) {
    if (running >= atOnce) await new Promise<void>((begin, giveUp) => waiting.push({ begin, giveUp }));
    else running += 1;
    try {
      return await work();
    } catch (error) {
      if (databaseFailure(error) === "unavailable") for (const { giveUp } of waiting.splice(0)) giveUp(error);
      throw error;
    } finally {
      const next = waiting.shift();
      if (next) next.begin();
      else running -= 1;
    }
  };
}
