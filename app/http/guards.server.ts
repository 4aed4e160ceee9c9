import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { mayStaff, type Permission, type StaffViewer } from "#app/features/staff/policy.ts";
import { platformContext, requestContext, viewerContext } from "./contexts.ts";
import { type Toast, toastHeader } from "./toasts.server.ts";

type Args = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

const LOG_IN_TOAST: Toast = { kind: "error", title: LOG_IN_FIRST };

/**
 * Returns the signed-in person. Throws a redirect to /login, which returns to `url`, with the specification's message.
 */
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

/**
 * Returns the signed-in person in `role`. Throws a redirect to / with the specification's message for any other role.
 */
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
 * Returns route middleware for a whole area. For good messages only: commands and queries check again. `logInFirst`
 * replaces the message for a request without a session.
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

/** Returns the same 404 as for an unknown address. */
function missing() {
  return data(null, { status: 404 });
}

/** Returns staff in any session, even before its two-step code. Throws 404 for anyone else. */
export function requireStaffAccount({ context }: Pick<Args, "context">): Viewer & Required<Pick<Viewer, "staff">> {
  const viewer = context.get(viewerContext);
  if (!viewer?.staff) throw missing();
  return { ...viewer, staff: viewer.staff };
}

/**
 * Returns staff with this permission, for every page and action under /operator. Throws 404 for anyone else, so that
 * strangers learn nothing. Redirects staff without a code in this session to the page that asks for it.
 */
export async function requireStaff(
  { context, url }: Pick<Args, "context" | "url">,
  permission: Permission = "see the console",
): Promise<StaffViewer> {
  const viewer = requireStaffAccount({ context });
  const { level, codeAt } = viewer.staff;
  if (codeAt === null) {
    throw redirect(`/operator/two-step?${new URLSearchParams({ next: url.pathname + url.search })}`);
  }
  if (!mayStaff(level, permission)) throw missing();
  return { ...viewer, staff: { level, codeAt } };
}

/** Throws a 404 unless the requester may use development pages. */
export function requireDevTools({ context }: Pick<Args, "context">): void {
  if (!context.get(requestContext).mayUseDevTools) throw missing();
}
