import House from "lucide-react/icons/house";
import Plus from "lucide-react/icons/plus";
import Users from "lucide-react/icons/users";
import { href, Outlet } from "react-router";
import { BRAND } from "#app/brand.ts";
import { POST_TOASTS } from "#app/features/jobs/labels.ts";
import { LiveUpdates } from "#app/features/notifications/ui/live-updates.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { onlyFor, requireRole } from "#app/http/guards.server.ts";
import { type AreaLink, AreaShell } from "#app/ui/area-shell.tsx";
import { ComfortControl } from "#app/ui/comfort-control.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
  // Posting a job without a session has words of its own (section 8).
  onlyFor("recruiter", ({ method, url }) =>
    method === "POST" && new URL(url).pathname.startsWith(href("/recruiter/post-job"))
      ? POST_TOASTS.noSession
      : undefined,
  ),
];

/** Who is here; also what makes the guard run on every navigation. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireRole(args, "recruiter");
  const { clock } = args.context.get(platformContext);
  return { person: { name: viewer.name, email: viewer.email }, year: clock.now().getUTCFullYear() };
}

const LINKS: readonly AreaLink[] = [
  { to: href("/recruiter/dashboard"), label: "Dashboard", icon: House },
  { to: href("/recruiter/post-job"), label: "Post a Job", icon: Plus },
  { to: href("/recruiter/applications"), label: "View Applicants", icon: Users },
];

/** The recruiter area: header, sidebar, footer. */
export default function RecruiterLayout({ loaderData }: Route.ComponentProps) {
  const { person, year } = loaderData;
  return (
    <>
      <AreaShell
        brand={BRAND.name}
        label="Recruiter area"
        dashboardHref={href("/recruiter/dashboard")}
        links={LINKS}
        person={person}
        profileLinks={[]}
        footer={
          <SiteFooter
            brand={BRAND.name}
            year={year}
            contactEmail={BRAND.contactEmail}
            supportHours={BRAND.supportHours}
            replyTime={BRAND.replyTime}
            socialLinks={BRAND.socialLinks}
            isFlush
          />
        }
      >
        <Outlet />
      </AreaShell>
      <ComfortControl />
      <LiveUpdates />
    </>
  );
}
