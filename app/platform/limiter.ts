import { databaseFailure } from "#app/db/failures.ts";

/** Does a work now or, where enough is being done, once it is its turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

type Waiting = { begin: () => void; giveUp: (error: unknown) => void };

/**
 * A queue of its own in which `atOnce` works are done at the same time at most; the others wait, first come first. When
 * one finds no database, nobody else begins until another that has begun is done; when none of these finds one either,
 * those that wait fail as they did, instead of each finding out in its turn.
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
