import { randomUUID } from "node:crypto";
import { createContext, redirect, replace, useLocation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { DomainError } from "#app/domain-error.ts";
import { handleMessagesIntent, openByAddress } from "#app/features/messaging/commands-page.server.ts";
import { ANSWER_FAILED, DONE_TOASTS, MESSAGE_HELD, SEND_FAILED, SERVER_AWAY } from "#app/features/messaging/labels.ts";
import { listConversations } from "#app/features/messaging/queries.server.ts";
import { findSendsOnEnter, findThread, readPageQuestion } from "#app/features/messaging/queries-page.server.ts";
import { firstUnread } from "#app/features/messaging/rules.ts";
import { messagesSchema } from "#app/features/messaging/schema.ts";
import { MessagesPage } from "#app/features/messaging/ui/messages-page.tsx";
import { useStillShown } from "#app/features/messaging/ui/use-still-shown.ts";
import { findTurnedOff } from "#app/features/site/switches.server.ts";
import { roleOfArea } from "#app/http/area-role.ts";
import { isByScript } from "#app/http/by-script.ts";
import { platformContext, requestContext } from "#app/http/contexts.ts";
import { deferred } from "#app/http/deferred.server.ts";
import { failedForm } from "#app/http/failed-form.server.ts";
import { answerHeaders, readForm } from "#app/http/form.server.ts";
import { requireRole } from "#app/http/guards.server.ts";
import { type PageHandle, revalidateAfterError } from "#app/http/lost-connection.ts";
import { requireAttempt } from "#app/http/rate-limit.server.ts";
import { refusePage } from "#app/http/refused-page.server.ts";
import { redirectWithToast } from "#app/http/toasts.server.ts";
import { usePersistentActionData } from "#app/ui/persistent-action-data.ts";
import type { Route } from "./+types/messages";
import "#app/ui/styles/pages/messages.css";

// One module for /senior/messages, /recruiter/messages, and the dashboard's tab, which differ only in texts.

/** The first message that was new before this request marked it as read. */
const newFromContext = createContext<number | null>(null);

export function meta() {
  return [{ title: `Messages | ${BRAND.name}` }];
}

export function headers(args: Route.HeadersArgs) {
  return answerHeaders(args);
}

export const middleware: Route.MiddlewareFunction[] = [markOpenedAsRead];

/**
 * Marks a conversation opened by its address as read before any loader counts, so that shell, list, and page agree,
 * also without JavaScript. The page marks later messages once they are in view.
 */
async function markOpenedAsRead({ request, url, context }: Parameters<Route.MiddlewareFunction>[0]) {
  const { conversationId, from } = readPageQuestion(url.searchParams);
  if (request.method !== "GET" || conversationId === null || isByScript(request)) return;
  const viewer = await requireRole({ context, url }, roleOfArea(url));
  const platform = context.get(platformContext);
  try {
    context.set(newFromContext, await openByAddress(platform, viewer, conversationId, from));
  } catch (error) {
    // The loader throws the same, and then the area surrounds the error.
    if (error instanceof DomainError) return;
    // Reading works without the mark, and the page tries again (section 8).
    platform.log.error({ id: context.get(requestContext).id, err: error }, "mark as read failed");
  }
}

/** Loads the selected conversation at once and the list deferred. Another's conversation is a 404. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const role = roleOfArea(url);
  const viewer = await requireRole({ context, url }, role);
  const platform = context.get(platformContext);
  const question = readPageQuestion(url.searchParams);
  const found = await findThread(platform, viewer, question).catch((error: unknown) => {
    if (error instanceof DomainError) refusePage(error);
    platform.log.error({ id: context.get(requestContext).id, err: error }, "a conversation could not be loaded");
    return { thread: "failed" as const, existingId: null };
  });
  const { thread = null, existingId } = found ?? {};
  if (existingId) throw replace(`${url.pathname}?conversation=${existingId}`);
  // If this fails, writing still works, and Enter starts a new line, which does no harm.
  const sendsOnEnter = thread !== null && (await findSendsOnEnter(platform.db, viewer.id).catch(() => false));
  const isFirst = thread !== null && thread !== "failed" && thread.id === null;
  return {
    role,
    viewerId: viewer.id,
    list: deferred(context, listConversations(platform.db, viewer, question)),
    thread,
    newFrom: context.get(newFromContext) ?? (thread === "failed" ? null : thread && firstUnread(thread.messages)),
    ...question,
    sendsOnEnter,
    off: isFirst ? await findTurnedOff(platform.db, "first-messages") : null,
    submissionKey: randomUUID(),
    now: platform.clock.now(),
  };
}

/** Handles every action on messages; see messagesSchema. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const role = roleOfArea(url);
  const viewer = await requireRole({ context, url }, role);
  const platform = context.get(platformContext);
  const form = await readForm(request, messagesSchema);
  if (!form.isValid) return form.response;
  const { intent } = form.value;
  try {
    if (intent === "send" || intent === "edit") await requireAttempt(platform, "message by person", viewer.id);
    const done = await handleMessagesIntent(platform, viewer, form.value);
    // Our script continues by itself; without it, a redirect keeps a reload from sending again.
    if (isByScript(request) && (intent === "send" || intent === "read" || intent === "enter-key")) return done;
    const opened = intent === "archive" ? undefined : done.conversationId;
    const back = opened === undefined ? url.pathname : `${url.pathname}?conversation=${opened}`;
    if (done.done === "held") return await redirectWithToast(platform, back, { kind: "success", ...MESSAGE_HELD });
    const title = DONE_TOASTS[intent];
    if (title) return await redirectWithToast(platform, back, { kind: "success", title });
    return isByScript(request) ? replace(back) : redirect(`${back}#newest`, { status: 303 });
  } catch (error) {
    return failedForm(context, error, intent === "send" ? SEND_FAILED : ANSWER_FAILED, form.values);
  }
}

// The last content stays beside the reason (D88).
export const handle = { failed: SERVER_AWAY, showsLoss: true } satisfies PageHandle;

export const shouldRevalidate = revalidateAfterError;

export default function Messages({ loaderData, actionData: sent }: Route.ComponentProps) {
  const actionData = usePersistentActionData(sent);
  const location = useLocation();
  const answer = actionData && "problem" in actionData ? actionData : undefined;
  const shown = useStillShown(loaderData, new URLSearchParams(location.search).get("conversation"));
  return shown && <MessagesPage {...shown} answer={answer} />;
}
