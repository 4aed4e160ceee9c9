const AT_LEAST_MILLISECONDS = 150;

/**
 * Does `work` and gives what it gives, no sooner than a fixed time, so that the answer's delay does not tell whether there was
 * anything to do. Well below the time in which a person would notice.
 */
export async function takeAtLeast<T>(work: () => Promise<T>, milliseconds: number = AT_LEAST_MILLISECONDS): Promise<T> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
