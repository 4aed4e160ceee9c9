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

/** What a page says of a connection that is lost: for a route's `handle`. */
export type PageHandle = {
  /** Its form got no answer. `text` stands where the specification has a sentence for it; otherwise the reason does. */
  failed: { title: string; text?: string };
  /** It says itself what of it could not be loaded again: its loader's data are then null. */
  showsLoss?: boolean;
};

type Router = NonNullable<ContextType<typeof UNSAFE_DataRouterContext>>["router"];
type Words = PageHandle["failed"];
type Results = Record<string, DataStrategyResult>;

const AWAY = 503;
const SILENCE_MILLISECONDS = 10_000;
const UNREACHED = `We can't reach ${BRAND.name}`;
const CHECK = `${UNREACHED}. Check your connection.`;
const KEPT = "Nothing you typed is lost. Please try again.";
/** Forms that stand on other pages than their own. */
const SENT_FROM_ELSEWHERE: readonly [end: string, words: Words][] = [
  ["/logout", { title: "You're still logged in", text: CHECK }],
  ["/save", { title: "We couldn't save this job" }],
];

let router: Router | undefined;
/** Where in the history the page stands that is shown. */
let shownIndex = 0;
let isStaying = false;
let notice = 0;

const indexNow = () => Number(window.history.state?.idx ?? 0);

/** Tells this module which router to keep pages for, until the function that it gives is called. */
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
 * The one place where a browser's question to the server gets no answer of ours: the connection is lost, a proxy
 * answers, or nobody does. A form's question then has an answer that says so (503). A link's is given up: the page that
 * stands stays, with what was typed in it, and a toast offers to try again. Silence is treated so after ten seconds; an
 * answer to a link that comes after all still counts.
 */
export const keepPage: MiddlewareFunction<Results> = async ({ request }, next) => {
  if (!router) return await next();
  const { pathname, search } = new URL(request.url);
  const isStanding = pathname + search === createPath({ ...router.state.location, hash: "" });
  if (request.method !== "GET") return await sent(router, request, pathname, next);
  if (isStaying && isStanding) return {};
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
  if (isStanding) return Object.fromEntries(heard);
  return await stay(router, request);
};

/** What was sent to the server, answered by it or in its stead. */
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
    // The next person at this computer must not find what was half-written (R73).
    if (pathname === "/logout") forgetDrafts();
    return results;
  }
  const { location, navigation } = router.state;
  const own = pathname === location.pathname ? handleOf(router)?.failed : undefined;
  const elsewhere = SENT_FROM_ELSEWHERE.find(([end]) => pathname.endsWith(end))?.[1];
  const words = { title: "That didn't go through", text: reasonOf(error), ...(own ?? elsewhere) };
  const isNavigation = navigation.state === "submitting" && navigation.formAction.split("?")[0] === pathname;
  // No page stands that would show the answer.
  if (isNavigation && !own) {
    offerAgain(router, words);
    return await stay(router, request);
  }
  const form = await copy.formData().catch(() => null);
  const intent = form?.get("intent");
  const values: FormResult["values"] = typeof intent === "string" ? { intent } : {};
  // React Router takes the answer from any of the matched routes.
  return { root: { type: "data", result: data<FormResult>({ errors: {}, values, problem: words }, { status: AWAY }) } };
}

/** What the page that stands has to say. */
function handleOf({ state }: Router): PageHandle | undefined {
  return state.matches.at(-1)?.route.handle;
}

function wordsForPage(pathname: string): Words {
  if (pathname.endsWith("/profile")) return { title: "Error loading profile", text: CHECK };
  return { title: UNREACHED, text: "Check your connection." };
}

/** Ends as an answer that was lost. */
async function silence(): Promise<Results> {
  await new Promise((resolve) => setTimeout(resolve, SILENCE_MILLISECONDS));
  return { root: { type: "error", result: new TypeError("no answer") } };
}

/** React Router hands over what an action threw as `data(error)`. */
function bare(result: unknown): unknown {
  const isWrapped = typeof result === "object" && result !== null && "init" in result && "data" in result;
  return isWrapped ? result.data : result;
}

/** Whether the server could not be reached, or somebody else answered in its stead. */
function isLost(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status >= 500 && typeof error.data === "string";
  return error instanceof TypeError || (error instanceof Error && error.message.startsWith("Unable to decode"));
}

/** Whether a page of ours says what it has to: a redirect, or a refusal. */
function isAnswer(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return error.status < 500 && typeof error.data !== "string";
  return !(error instanceof Error);
}

function reasonOf(error: unknown): string {
  if (isLost(error)) return `${CHECK} ${KEPT}`;
  // Our own server refuses in a sentence what it does not hand to a page, such as a form that is too long.
  const isSentence = isRouteErrorResponse(error) && error.status < 500 && !error.data.includes("<");
  return isSentence ? error.data : `Something went wrong on our side. ${KEPT}`;
}

/** Gives up the navigation under way. Where the browser has moved in its history already, it moves back. */
async function stay({ state: { location }, navigate }: Router, { signal }: Request): Promise<Results> {
  const steps = shownIndex - indexNow();
  const givenUp = new Promise((resolve) => signal.addEventListener("abort", resolve));
  isStaying = true;
  if (steps !== 0) void navigate(steps);
  else void navigate(createPath(location), { replace: true, preventScrollReset: true, state: location.state });
  await givenUp;
  return {};
}

/** Says that the server cannot be reached, and offers what was under way again. */
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
 * For a route's `shouldRevalidate`: loads the page again after a refusal, too, because what the person sees was out of
 * date; but not where the server could not be reached.
 */
export function revalidateAfterError({
  formMethod,
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return (formMethod === "POST" && actionStatus !== AWAY) || defaultShouldRevalidate;
}
