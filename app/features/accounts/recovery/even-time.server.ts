const AT_LEAST_MILLISECONDS = 150;

/**
 * Runs `work` and returns its result no sooner than a fixed time, so that the delay does not reveal whether there was
 * anything to do. The time is too short for a person to notice.
 */
export async function takeAtLeast<T>(work: () => Promise<T>, milliseconds: number = AT_LEAST_MILLISECONDS): Promise<T> {
  const pause = new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const [outcome] = await Promise.allSettled([work(), pause]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}
