import { data, type MiddlewareFunction, type RouterContextProvider, redirect } from "react-router";
import { LOG_IN_FIRST } from "#app/domain/texts.ts";
import type { Role, Viewer } from "#app/features/accounts/rules.ts";
import { mayStaff, type Permission, type StaffViewer } from "#app/features/staff/policy.ts";
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

/** The page's 404, as for an address that nothing stands at. */
function missing() {
  return data(null, { status: 404 });
}

/** Staff in any session, also before a code was given in it. Throws 404 for everyone else. */
export function requireStaffAccount({ context }: Pick<Args, "context">): Viewer & Required<Pick<Viewer, "staff">> {
  const viewer = context.get(viewerContext);
  if (!viewer?.staff) throw missing();
  return { ...viewer, staff: viewer.staff };
}

/**
 * Whoever runs the product and may do this, for every page and action under /operator. For all others the page is not
 * there: throws 404, and tells strangers nothing. Staff without a code in this session are sent to where it is given.
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

/** Throws the 404 of a page that is not there, unless whoever asks may use what is meant for development. */
export function requireDevTools({ context }: Pick<Args, "context">): void {
  if (!context.get(requestContext).mayUseDevTools) throw missing();
}
