/** Returns a file name that is valid on every system: "applicants-interim-finance-controller.csv". */
export function csvFileName(title: string): string {
  const words = title
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return `applicants-${(words ?? ["job"]).join("-").slice(0, 60)}.csv`;
}
