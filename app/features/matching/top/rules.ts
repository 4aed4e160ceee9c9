/** Something that may be among the best: no score of it is above `ceiling`. */
export type Proposal = { id: string; ceiling: number };

/** Something that was scored. Better is a higher percent, then the later id. */
export type Scored<T> = { id: string; percent: number; found: T };

/** How `findBest` asks for what it looks through. */
export type Search<T> = {
  limit: number;
  /** Ceilings to begin at, highest first; below the last one everything is asked for. */
  floors: readonly number[];
  /** The proposals with a ceiling of at least `floor`, highest ceiling and then latest id first, at most `most`. */
  propose(floor: number, most: number): Promise<readonly Proposal[]>;
  /** Scores these; what may not be shown after all is left out. */
  score(ids: readonly string[]): Promise<readonly Scored<T>[]>;
};

const FIRST_PROPOSALS = 400;
const GROWTH = 8;
/** Scored at once: more than is asked for, so that most searches score once or twice. */
const BATCH = 40;

/**
 * The `limit` best of everything that can be proposed, exactly as if all of it were scored, while few are: it stops
 * when what is left cannot reach the last of the best any more (the threshold of Fagin, Lotem and Naor, 2003). Right
 * for any ceilings that hold; the closer they are, the less is scored.
 */
export async function findBest<T>(search: Search<T>): Promise<Scored<T>[]> {
  const seen = new Set<string>();
  let best: Scored<T>[] = [];
  let floors = [...search.floors, 0];
  let most = FIRST_PROPOSALS;
  for (;;) {
    const [floor = 0] = floors;
    const proposals = await search.propose(floor, most);
    for (let from = 0; from < proposals.length; from += BATCH) {
      if (cannotEnter(proposals[from], best, search.limit)) return best;
      const fresh = unseen(proposals.slice(from, from + BATCH), seen);
      if (fresh.length === 0) continue;
      best = [...best, ...(await search.score(fresh))].toSorted(byRank).slice(0, search.limit);
    }
    const last = best.length === search.limit ? best.at(-1) : undefined;
    const isWhole = proposals.length < most;
    if (isWhole ? floor <= 0 || (last && last.percent >= floor) : cannotEnter(proposals.at(-1), best, search.limit))
      return best;
    if (!isWhole) most *= GROWTH;
    const lower = isWhole ? floors.slice(1) : floors;
    // Nothing below the last of the best is worth asking for.
    floors = last ? [...lower.filter((one) => one > last.percent), last.percent] : lower;
  }
}

/** Whether neither this proposal nor any behind it can be better than the last of the best. */
function cannotEnter<T>(next: Proposal | undefined, best: readonly Scored<T>[], limit: number): boolean {
  const last = best.length === limit ? best.at(-1) : undefined;
  if (!next || !last) return false;
  return next.ceiling < last.percent || (next.ceiling === last.percent && next.id <= last.id);
}

function unseen(proposals: readonly Proposal[], seen: Set<string>): string[] {
  const fresh = [...new Set(proposals.map(({ id }) => id))].filter((id) => !seen.has(id));
  for (const id of fresh) seen.add(id);
  return fresh;
}

/** The order of the best: higher percent first, then the later id. */
export function byRank(a: Scored<unknown>, b: Scored<unknown>): number {
  if (a.percent !== b.percent) return b.percent - a.percent;
  return a.id < b.id ? 1 : a.id > b.id ? -1 : 0;
}
