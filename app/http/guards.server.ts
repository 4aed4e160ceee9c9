import { type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { platformContext, viewerContext } from "./contexts.ts";
import { toastHeader } from "./toasts.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/** The signed-in person. Throws a redirect to /login, remembering `url`, with the specification's message. */
export async function requireViewer({ context, url }: Pick<Args, "context" | "url">): Promise<Viewer> {
  const viewer = context.get(viewerContext);
  if (viewer) return viewer;
  const platform = context.get(platformContext);
  const toast = await toastHeader(platform, { kind: "error", title: "Please login to access this page" });
  const next = new URLSearchParams({ next: url.pathname + url.search });
  throw redirect(`/login?${next}`, { headers: { "Set-Cookie": toast } });
}

/** The signed-in person in `role`. Throws a redirect to / with the specification's message for any other role. */
export async function requireRole(args: Pick<Args, "context" | "url">, role: Role): Promise<Viewer> {
  const viewer = await requireViewer(args);
  if (viewer.role === role) return viewer;
  const platform = args.context.get(platformContext);
  const toast = await toastHeader(platform, { kind: "error", title: "You do not have permission to access this page" });
  throw redirect("/", { headers: { "Set-Cookie": toast } });
}

/** Route middleware for a whole area. Courtesy: commands and queries check again. */
export function onlyFor(role: Role): MiddlewareFunction<Response> {
  return async (args, next) => {
    await requireRole({ context: args.context, url: args.url ?? new URL(args.request.url) }, role);
    return next();
  };
}
