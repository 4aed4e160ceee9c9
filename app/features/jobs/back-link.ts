/** Returns a path that is a list of jobs, with its query string; null for any other page. */
export function listPath(path: unknown): string | null {
  return typeof path === "string" && /^\/(senior\/)?find-jobs(\?|$)/.test(path) ? path : null;
}
