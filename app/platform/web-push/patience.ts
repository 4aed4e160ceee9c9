/** After this many messages in a row without a response, a push service is skipped for this long. */
const SILENT_TIMES = 3;
const REST_MILLISECONDS = 5 * 60_000;
/** Anyone can name a push service, so the one that was silent longest ago is forgotten. */
const MAX_SERVICES = 1000;

/** Tracks which push services (origins) respond. */
type Patience = {
  /** Whether a message may be sent there now. After a pause one may, and the others wait for its result. */
  mayTry(service: string, now: Date): boolean;
  /** Records that it responded in any way, because then it delays no one. */
  hasAnswered(service: string): void;
  wasSilent(service: string, now: Date): void;
};

/** Starts without any silent services. The state is this process's own. */
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
