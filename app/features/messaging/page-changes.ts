const MESSAGES_PATH = /^\/(senior|recruiter|recruiter\/dashboard)\/messages$/;

/**
 * Whether a navigation only shows other messages: the rest of the page does not change, so a failure to load stays
 * within the page's own part (D88).
 */
export function isWithinMessages(step: { currentUrl: URL; nextUrl: URL; formMethod?: string | undefined }): boolean {
  const { currentUrl, nextUrl, formMethod } = step;
  const isGet = formMethod === undefined || formMethod === "GET";
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isGet && isSamePage && MESSAGES_PATH.test(nextUrl.pathname);
}
