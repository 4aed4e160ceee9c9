/** A name for the file that every system takes, e.g. "applicants-interim-finance-controller.csv". */
export function csvFileName(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `applicants-${(words ?? ["job"]).join("-").slice(0, 60)}.csv`;
}
