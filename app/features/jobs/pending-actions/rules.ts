const TO_SAVE_JOB = /^\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\?save=1$/i;
const TO_SAVE_SEARCH = /^\/find-jobs(\?.+)&save=1$/;

/** Where a guest goes who wants to save a job: its page, which asks them to sign in and remembers the wish. */
export function pathToSave(jobId: string): string {
  return `/job/${jobId}?save=1`;
}

/** The job that `pathToSave` made this address of, or null. */
export function jobAskedFor(path: string): string | null {
  return TO_SAVE_JOB.exec(path)?.[1] ?? null;
}

/** Where a guest goes who wants to save a search, given with its "?": its results, which ask them to sign in. */
export function pathToSaveSearch(query: string): string {
  return `/find-jobs${query}&save=1`;
}

/** The search that `pathToSaveSearch` made this address of, or null. */
export function searchAskedFor(path: string): string | null {
  return TO_SAVE_SEARCH.exec(path)?.[1] ?? null;
}
