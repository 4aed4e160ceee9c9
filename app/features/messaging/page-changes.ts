const MESSAGES_PATH = /^\/(senior|recruiter|recruiter\/dashboard)\/messages$/;

/**
 * Whether a step only shows other messages: nothing around the page changes by it, so that what cannot be loaded is the
 * page's own and takes nothing else away (D88).
 */
export function isWithinMessages(step: { currentUrl: URL; nextUrl: URL; formMethod?: string | undefined }): boolean {
  const { currentUrl, nextUrl, formMethod } = step;
  const isGet = formMethod === undefined || formMethod === "GET";
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isGet && isSamePage && MESSAGES_PATH.test(nextUrl.pathname);
}
