import { VIEW_SOURCES, type ViewSource } from "#app/domain/job-views.ts";

const JOB_PATH = /^\/job\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:\.data)?$/;
const PROGRAMS = /bot|crawl|spider|slurp|preview|monitor|curl|wget|python|java\/|go-http|node/i;

/**
 * Returns the job and the source if a request opens a job's page, else null. Not counted are programs, pages that a
 * browser fetches before anyone asks for them, and a page that only refreshes its data.
 */
export function viewOf({ method, url, headers }: Request): { jobId: string; source: ViewSource } | null {
  if (method !== "GET") return null;
  const { pathname, searchParams } = new URL(url);
  const jobId = JOB_PATH.exec(pathname)?.[1];
  const browser = headers.get("User-Agent");
  if (!jobId || browser === null || PROGRAMS.test(browser)) return null;
  if (/prefetch|prerender/.test(headers.get("Sec-Purpose") ?? headers.get("Purpose") ?? "")) return null;
  if (pathOf(headers.get("Referer")) === `/job/${jobId}`) return null;
  return { jobId, source: sourceFrom(searchParams.get("src")) };
}

/** Returns the source that a link names. */
export function sourceFrom(named: string | null): ViewSource {
  if (named === null || named === "") return "none";
  return VIEW_SOURCES.find((source) => source === named.toLowerCase()) ?? "other";
}

/** Returns the address of a job's page that says where the link to it is. `jobUrl` is the page's address. */
export function linkedFrom(source: Exclude<ViewSource, "none" | "other">, jobUrl: string): string {
  return `${jobUrl}?src=${source}`;
}

function pathOf(address: string | null): string | null {
  return address !== null && URL.canParse(address) ? new URL(address).pathname : null;
}
