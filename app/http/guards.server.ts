import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { platformContext, requestContext, viewerContext } from "./contexts.ts";
import { type Toast, toastHeader } from "./toasts.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const LOG_IN_TOAST: Toast = { kind: "error", title: LOG_IN_FIRST };

/** The signed-in person. Throws a redirect to /login, remembering `url`, with the specification's message. */
export async function requireViewer(
  { context, url }: Pick<Args, "context" | "url">,
  logInFirst: Toast = LOG_IN_TOAST,
): Promise<Viewer> {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  const platform = context.get(platformContext);
  const toast = await toastHeader(platform, "/login", logInFirst);
  const next = new URLSearchParams({ next: url.pathname + url.search });
  throw redirect(`/login?${next}`, { headers: { "Set-Cookie": toast } });
}

/** The signed-in person in `role`. Throws a redirect to / with the specification's message for any other role. */
export async function requireRole(args: Pick<Args, "context" | "url">, role: Role): Promise<Viewer> {
  const viewer = await requireViewer(args);
  if (viewer.role === role) return viewer;
  const platform = args.context.get(platformContext);
  const toast = await toastHeader(platform, "/", {
    kind: "error",
    title: "You do not have permission to access this page",
  });
  throw redirect("/", { headers: { "Set-Cookie": toast } });
}

/**
 * Route middleware for a whole area. Courtesy: commands and queries check again. `logInFirst` may word the message for
 * a request without a session.
 */
export function onlyFor(
  role: Role,
  logInFirst?: (request: Request) => Toast | undefined,
): MiddlewareFunction<Response> {
  return async (args, next) => {
    const where = { context: args.context, url: args.url ?? new URL(args.request.url) };
    await requireViewer(where, logInFirst?.(args.request));
    await requireRole(where, role);
    return next();
  };
}

/** Throws the 404 of a page that is not there, unless whoever asks may use what is meant for development. */
export function requireDevTools({ context }: Pick<Args, "context">): void {
  if (!context.get(requestContext).mayUseDevTools) throw data(null, { status: 404 });
}
