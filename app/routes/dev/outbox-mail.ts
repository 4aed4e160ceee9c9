import { isOutboxKept } from "#app/features/mail/policy.ts";
import { findMailHtml } from "#app/features/mail/queries.server.ts";
import { platformContext } from "#app/http/contexts.ts";
import { requireDevTools } from "#app/http/guards.server.ts";
import type { Route } from "./+types/outbox-mail";

// An email needs only inline styles: no script, file, or form. Its links may leave the frame.
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  "sandbox allow-top-navigation-by-user-activation",
].join("; ");

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns an email as the HTML that an email program would get, or 404. */
export async function loader({ context, params }: Route.LoaderArgs) {
  requireDevTools({ context });
  const platform = context.get(platformContext);
  const isKept = isOutboxKept(platform) && UUID.test(params.mailId);
  const html = isKept ? await findMailHtml(platform, params.mailId) : null;
  if (html === null) return new Response("Not found", { status: 404, headers: { "Content-Type": "text/plain" } });
  const headers = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Security-Policy": POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
  };
  return new Response(targetTop(html), { headers });
}

/** Opens links in the whole window, because our pages refuse to be framed. */
function targetTop(html: string): string {
  return html.replaceAll("<a href=", '<a target="_top" href=');
}
