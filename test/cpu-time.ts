/**
 * Returns this thread's processor time so far in milliseconds, for tests that limit blocking, which does not depend on
 * the machine's load.
 */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
