import type { RouteConfigEntry } from "@react-router/dev/routes";

/** The pattern of every page and action: `/job/:jobId`. */
export function listPatterns(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    if (entry.children) return listPatterns(entry.children, path);
    return [path === "" ? "/" : path];
  });
}
