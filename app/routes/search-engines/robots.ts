import { platformContext } from "#app/http/contexts.ts";
import type { Route } from "./+types/robots";

/** Tells crawlers what to read: everything public. Private areas and emailed links have nothing for them. */
export function loader({ context }: Route.LoaderArgs) {
  const { appUrl } = context.get(platformContext).env;
  const closed = [
    "/senior/",
    "/recruiter/",
    "/settings/",
    "/dev/",
    "/live",
    "/files/",
    "/job/*/save",
    "/waitlist/leave",
    "/contact/answered",
  ];
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${appUrl}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
