/** Pay this share below the wanted pay counts nothing. */
const TOO_LOW = 0.25;

/** Returns how far a job's best pay reaches what a person wants, 0 to 1; both in dollars per hour. */
export function payShare(offered: number, wanted: number): number {
  if (offered >= wanted) return 1;
  return Math.max(0, 1 - (1 - offered / wanted) / TOO_LOW);
}
