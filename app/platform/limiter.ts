import { databaseFailure } from "#app/db/failures.ts";

/** Runs a work now or, when the limit is reached, in its turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

type Waiting = { begin: () => void; giveUp: (error: unknown) => void };

/**
 * Creates a queue that runs at most `atOnce` works at a time, in order of arrival. When one fails because the database
 * is unavailable, no other starts until another running one ends; if none of those succeeds either, the waiting ones
 * fail as well, instead of each timing out in turn.
 */
export function createLimiter(atOnce: number): InTurn {
  let running = 0;
  let isLost = false;
  const waiting: Waiting[] = [];

  function goOn(error: unknown) {
    running -= 1;
    if (isLost) {
      if (running === 0) for (const { giveUp } of waiting.splice(0)) giveUp(error);
      return;
    }
    for (const { begin } of waiting.splice(0, atOnce - running)) {
      running += 1;
      begin();
    }
  }

  return async function inTurn(work) {
    if (running < atOnce && waiting.length === 0) running += 1;
    else await new Promise<void>((begin, giveUp) => waiting.push({ begin, giveUp }));
    try {
      const done = await work();
      isLost = false;
      goOn(null);
      return done;
    } catch (error) {
      isLost = databaseFailure(error) === "unavailable";
      goOn(error);
      throw error;
    }
  };
}
