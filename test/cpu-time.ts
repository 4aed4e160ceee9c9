/**
 * Milliseconds of processor time that this thread has used so far: for tests that bound how long something may hold it,
 * which a busy machine does not stretch.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
