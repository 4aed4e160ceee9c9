const TO_SAVE_JOB = /^\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\?save=1$/i;
const TO_SAVE_SEARCH = /^\/find-jobs(\?.+)&save=1$/;

/** Returns where a guest saves a job: its page, which asks them to sign in and remembers the action. */
export function pathToSave(jobId: string): string {
  return `/job/${jobId}?save=1`;
}

/** Returns the job in an address made by `pathToSave`, or null. */
export function jobAskedFor(path: string): string | null {
  return TO_SAVE_JOB.exec(path)?.[1] ?? null;
}

/** Returns where a guest saves a search, given with its "?": its results, which ask them to sign in. */
export function pathToSaveSearch(query: string): string {
  return `/find-jobs${query}&save=1`;
}

/** Returns the search in an address made by `pathToSaveSearch`, or null. */
export function searchAskedFor(path: string): string | null {
  return TO_SAVE_SEARCH.exec(path)?.[1] ?? null;
}
