/** So many messages in a row without an answer, and a push service is left alone for so long. */
const SILENT_TIMES = 3;
const REST_MILLISECONDS = 5 * 60_000;
/** Anybody can name a push service; the one that was silent longest ago is forgotten. */
const MAX_SERVICES = 1000;

/** Knows which push services (origins) are worth waiting for. */
type Patience = {
  /** Whether a message may be sent there now. After a rest one may, and the others wait for what becomes of it. */
  mayTry(service: string, now: Date): boolean;
  /** Whatever it answered: it is not what holds everybody up. */
  hasAnswered(service: string): void;
  wasSilent(service: string, now: Date): void;
};

/** Begins with patience for every service. What it learns is this process's own and lasts as long. */
export function createPatience(): Patience {
  const silent = new Map<string, { times: number; restsUntil: number }>();
  return {
    mayTry(service, now) {
      const known = silent.get(service);
      if (!known || known.times < SILENT_TIMES) return true;
      if (now.getTime() < known.restsUntil) return false;
      known.restsUntil = now.getTime() + REST_MILLISECONDS;
      return true;
    },
    hasAnswered(service) {
      silent.delete(service);
    },
    wasSilent(service, now) {
      const times = (silent.get(service)?.times ?? 0) + 1;
      silent.delete(service);
      silent.set(service, { times, restsUntil: now.getTime() + REST_MILLISECONDS });
      const [longestAgo = service] = silent.keys();
      if (silent.size > MAX_SERVICES) silent.delete(longestAgo);
    },
  };
}
