const TO_SAVE = /^\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\?save=1$/i;

/** Where a guest goes who wants to save a job: its page, which asks them to sign in and remembers the wish. */
export function pathToSave(jobId: string): string {
  return `/job/${jobId}?save=1`;
}

/** The job that `pathToSave` made this address of, or null. */
export function jobAskedFor(path: string): string | null {
  return TO_SAVE.exec(path)?.[1] ?? null;
}

/** "3 saved jobs"; the words for none. */
export function savedText(count: number): string {
  if (count === 0) return "No saved jobs yet";
  return count === 1 ? "1 saved job" : `${count.toLocaleString("en-US")} saved jobs`;
}
