import type { ContextType } from "react";
import {
  createPath,
  type DataStrategyResult,
  data,
  isRouteErrorResponse,
  type MiddlewareFunction,
  type ShouldRevalidateFunctionArgs,
  type UNSAFE_DataRouterContext,
} from "react-router";
import { BRAND } from "#app/brand.ts";
import { forgetDrafts } from "#app/ui/forget-drafts.ts";
import type { FormResult } from "#app/ui/form-result.ts";
import { closeToast, showToast } from "#app/ui/toast-queue.ts";

/** A page's texts about a lost connection, for a route's `handle`. */
export type PageHandle = {
  /**
   * The texts if its form got no response. `text` if the specification has a sentence for it; otherwise the reason is
   * shown.
   */
  failed: { title: string; text?: string };
  /** The page itself shows what could not be reloaded: its loader's data are then null. */
  showsLoss?: boolean;
};

/** The data router, as its context has it. */
export type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];
type Words = PageHandle["failed"];
type Results = Record<string, DataStrategyResult>;

const AWAY = 503;
const SILENCE_MILLISECONDS = 10_000;
const UNREACHED = `We can't reach ${BRAND.name}`;
const CHECK = `${UNREACHED}. Check your connection.`;
const KEPT = "Nothing you typed is lost. Please try again.";
/** Forms on other pages than their own. */
const SENT_FROM_ELSEWHERE: readonly [end: string, words: Words][] = [
  ["/logout", { title: "You're still logged in", text: CHECK }],
  ["/save", { title: "We couldn't save this job" }],
];

let router: Router | undefined;
/** The position in the browser's history of the page that is shown. */
let shownIndex = 0;
let isStaying = false;
let notice = 0;

const indexNow = () => Number(window.history.state?.idx ?? 0);

/** Sets the router that this module watches, until the returned function is called. */
export function keepPagesOf(watched: Router): () => void {
  router = watched;
  function note() {
    if (watched.state.navigation.state !== "idle") return;
    shownIndex = indexNow();
    isStaying = false;
  }
  note();
  return watched.subscribe(note);
}

/**
 * Handles a request without a response of ours: the connection is lost, or a proxy or no one responded. A form gets a
 * result that says so (503). A link's navigation is canceled: the current page stays with its typed text, and a toast
 * offers a retry. Ten seconds without a response count as lost; a late response to a link still counts.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (!router) return await next();
  const { pathname, search } = new URL(request.url);
  const isSamePage = pathname + search === createPath({ ...router.state.location, hash: "" });
  if (request.method !== "GET") return await sent(router, request, pathname, next);
  if (isStaying && isSamePage) return {};
  const silence = setTimeout(offerAgain, SILENCE_MILLISECONDS, router, wordsForPage(pathname));
  const results = await next();
  clearTimeout(silence);
  if (request.signal.aborted) return results;
  const heard = Object.entries(results).filter(([, { type, result }]) => type === "data" || !isLost(result));
  if (heard.length === Object.keys(results).length) {
    closeToast(notice);
    return results;
  }
  const page = router.state.matches.at(-1);
  if (page && pathname === router.state.location.pathname && handleOf(router)?.showsLoss)
    return { ...Object.fromEntries(heard), [page.route.id]: { type: "data", result: null } };
  offerAgain(router, wordsForPage(pathname));
  if (isSamePage) return Object.fromEntries(heard);
  return await stay(router, request);
};

/** Sends the request and returns the response, or a replacement for it. */
async function sent(
  router: Router,
  request: Request,
  pathname: string,
  send: () => Promise<Results>,
): Promise<Results> {
  const copy = request.clone();
  const results = await Promise.race([send(), silence()]);
  const failure = Object.values(results).find(({ type }) => type === "error");
  const error = bare(failure?.result);
  if (request.signal.aborted) return results;
  if (!failure || isAnswer(error)) {
    // The next person at this computer must not find unsent text (R73).
    if (pathname === "/logout") forgetDrafts();
    return results;
  }
  const { location, navigation } = router.state;
  const own = pathname === location.pathname ? handleOf(router)?.failed : undefined;
  const elsewhere = SENT_FROM_ELSEWHERE.find(([end]) => pathname.endsWith(end))?.[1];
  const words = { title: "That didn't go through", text: reasonOf(error), ...(own ?? elsewhere) };
  const isNavigation = navigation.state === "submitting" && navigation.formAction.split("?")[0] === pathname;
  // No page is mounted that would show the result.
  if (isNavigation && !own) {
    offerAgain(router, words);
    return await stay(router, request);
  }
  const form = await copy.formData().catch(() => null);
  const intent = form?.get("intent");
  const values: FormResult["values"] = typeof intent === "string" ? { intent } : {};
  // React Router takes the result from any of the matched routes.
  return { root: { type: "data", result: data<FormResult>({ errors: {}, values, problem: words }, { status: AWAY }) } };
}

/** Returns the texts of the current page. */
function handleOf({ state }: Router): PageHandle | undefined {
  return state.matches.at(-1)?.route.handle;
}

function wordsForPage(pathname: string): Words {
  if (pathname.endsWith("/profile")) return { title: "Error loading profile", text: CHECK };
  return { title: UNREACHED, text: "Check your connection." };
}

/** Resolves as a lost response does. */
async function silence(): Promise<Results> {
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MILLISECONDS));
  return { root: { type: "error", result: new TypeError("no answer") } };
}

/** React Router passes on what an action threw as `data(error)`. */
function bare(result: unknown): unknown {
  const isWrapped = typeof result === "object" && result !== null && "init" in result && "data" in result;
  return isWrapped ? result.data : result;
}

/** Whether the server could not be reached, or a proxy responded for it. */
function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500 && typeof error.data === "string";
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith("Unable to decode"));
}

/** Whether it is a response of a page of ours: a redirect, or a refusal. */
function isAnswer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500 && typeof error.data !== "string";
  return !(error instanceof Error);
}

function reasonOf(error: unknown): string {
  if (isLost(error)) return `${CHECK} ${KEPT}`;
  // Our own server refuses some requests before any page with a sentence, such as a form that is too long.
  const isSentence = isRouteErrorResponse(error) && error.status < 500 && !error.data.includes("<");
  return isSentence ? error.data : `Something went wrong on our side. ${KEPT}`;
}

/** Cancels the navigation, and goes back if the browser has moved in its history already. */
async function stay({ state: { location }, navigate }: Router, { signal }: Request): Promise<Results> {
  const steps = shownIndex - indexNow();
  const givenUp = new Promise((resolve) => signal.addEventListener("abort", resolve));
  isStaying = true;
  if (steps !== 0) void navigate(steps);
  else void navigate(createPath(location), { replace: true, preventScrollReset: true, state: location.state });
  await givenUp;
  return {};
}

/** Shows that the server cannot be reached, and offers a retry. */
function offerAgain({ state, navigate, revalidate }: Router, words: Words) {
  const { navigation } = state;
  const { location: target } = navigation;
  const steps = indexNow() - shownIndex;
  function again() {
    if (!target) return void revalidate();
    if (steps !== 0 && shownIndex === indexNow()) return void navigate(steps);
    const replace = steps !== 0 || navigation.historyAction === "REPLACE";
    const form = navigation.state === "submitting" ? navigation : {};
    void navigate(createPath(target), { ...form, state: target.state, replace });
  }
  closeToast(notice);
  notice = showToast({ kind: "error", ...words, action: { label: "Try again", run: again } });
}

/**
 * For a route's `shouldRevalidate`: reloads the page after a refusal, too, because the page was outdated, but not if
 * the server could not be reached.
 */
export function revalidateAfterError({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (formMethod === "POST" && actionStatus !== AWAY) || defaultShouldRevalidate;
}
