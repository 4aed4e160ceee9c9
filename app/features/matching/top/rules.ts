/** Something that may be among the best: no score of it is above `ceiling`. */
export type Proposal = { id: string; ceiling: number };

/** What was found, highest ceiling and then latest id first, and how far was looked. */
export type Proposals = {
  found: readonly Proposal[];
  /** What is not in `found` is no better than this, nor the same and later; null when everything was looked at. */
  frontier: Proposal | null;
};

/** Something that was scored. Better is a higher percent, then the later id. */
export type Scored<T> = { id: string; percent: number; found: T };

/**
 * Where a search ends: what has fewer percent, or as many and an earlier id, is not looked for. Without an id all of that
 * percent is.
 */
export type Floor = { percent: number; id: string | null };

/** Below everything. */
export const BOTTOM: Floor = { percent: 0, id: null };

/** How `findBest` asks for what it looks through. */
export type Search<T> = {
  limit: number;
  /** The last of the best when the same was asked before; null when that is not known. Mostly it holds still. */
  before: Floor | null;
  /** At most `most` that are likely to be good, to begin with; none where nothing can be proposed. */
  sample(most: number): Promise<readonly Proposal[]>;
  /** The first floor is the percent at this share of `limit` in the sample's ranking, mostly just below the real last. */
  startsAt: number;
  /** The proposals whose ceiling is no worse than the floor; at most `most` are looked at. */
  propose(floor: Floor, most: number): Promise<Proposals>;
  /** Scores these; what may not be shown after all is left out. */
  score(ids: readonly string[]): Promise<readonly Scored<T>[]>;
};

const FIRST_PROPOSALS = 2_000;
const GROWTH = 8;
/** The first round scores so many for each that is wanted, each later one 1.5 times as many; mostly there are three. */
const BATCH = 2;
const LEAST_BATCH = 10;
const BATCH_GROWTH = 1.5;
/** The most that the first round scores. */
const MOST_AT_ONCE = 400;
/** How many proposals a sample is asked for. */
const SAMPLED = 150;

/**
 * The `limit` best of everything that can be proposed, exactly as if all of it were scored, while few are. What the last
 * of the best had before, or else the best of a sample, says what the others must reach; what may reach it is scored,
 * highest ceiling first, until what is left cannot enter any more (the threshold of Fagin, Lotem and Naor, 2003). Right for
 * any ceilings that hold, any sample and anything before; the closer they are, the less is read and scored.
 */
export async function findBest<T>(search: Search<T>): Promise<Scored<T>[]> {
  const { limit, before } = search;
  const seen = new Set<string>();
  const batch = Math.max(LEAST_BATCH, BATCH * limit);
  let best: Scored<T>[] = [];

  async function score(ids: readonly string[]) {
    if (ids.length > 0) best = [...best, ...(await search.score(ids))].toSorted(byRank).slice(0, limit);
  }

  async function floorOfSample(): Promise<Floor> {
    await score(unseen((await search.sample(SAMPLED)).slice(0, batch), seen));
    return { percent: best[Math.floor(limit * search.startsAt)]?.percent ?? 0, id: null };
  }

  let isRemembered = before !== null;
  let floor = before ?? (await floorOfSample());
  for (let most = FIRST_PROPOSALS; ; ) {
    const { found, frontier } = await search.propose(floor, most);
    // What lies above a floor that mostly holds is scored in any case.
    const sure = isRemembered ? found.filter(({ ceiling }) => ceiling > floor.percent).length : 0;
    for (const piece of piecesOf(found, Math.min(MOST_AT_ONCE, Math.max(batch, sure)), batch)) {
      const hopeful = piece.filter((one) => !cannotEnter(one, best, limit));
      if (hopeful.length === 0) break;
      await score(unseen(hopeful, seen));
    }
    const last = lastOf(best, limit);
    if (frontier && !cannotEnter(frontier, best, limit)) most *= GROWTH;
    else if (!isWorse(last, floor)) return best;
    else if (!isRemembered || best.length === limit) floor = last;
    else if (floor.id !== null) {
      // Some of them are gone, and others of the same percent may be as good.
      floor = { percent: floor.percent, id: null };
    } else {
      // So few are as good as they were: as if nothing were known.
      isRemembered = false;
      floor = await floorOfSample();
    }
  }
}

/** What is scored at once: `first` of them, then more each time, as if `batch` had been the first. */
function piecesOf(found: readonly Proposal[], first: number, batch: number): Array<readonly Proposal[]> {
  const pieces = [found.slice(0, first)];
  for (let from = first, next = batch; from < found.length; from += next) {
    next = Math.ceil(next * BATCH_GROWTH);
    pieces.push(found.slice(from, from + next));
  }
  return pieces;
}

/** The last of the best, which whatever enters must be better than; below everything while there is room. */
function lastOf(best: readonly Scored<unknown>[], limit: number): Floor {
  return best[limit - 1] ?? BOTTOM;
}

/** Whether something is worse than the floor; without an id it may be any of its percent. */
export function isWorse(one: Floor, floor: Floor): boolean {
  if (one.percent !== floor.percent) return one.percent < floor.percent;
  return floor.id !== null && (one.id === null || one.id < floor.id);
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
