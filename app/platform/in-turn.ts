/** Does a work now or, where enough is being done, once it is its turn. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** A queue of its own in which `atOnce` works are done at the same time at most; the others wait, first come first. */
export function createTurns(atOnce: number): InTurn {
  let running = 0;
  const waiting: Array<() => void> = [];
  return async function inTurn(work) {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
