/** Returns "3 saved jobs", or the text for none. */
export function savedText(count: number): string {
  if (count === 0) return "No saved jobs yet";
  return count === 1 ? "1 saved job" : `${count.toLocaleString("en-US")} saved jobs`;
}
