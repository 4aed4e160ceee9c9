import Banknote from "lucide-react/icons/banknote";
import Bell from "lucide-react/icons/bell";
import Building2 from "lucide-react/icons/building-2";
import ChartColumn from "lucide-react/icons/chart-column";
import Code from "lucide-react/icons/code";
import House from "lucide-react/icons/house";
import List from "lucide-react/icons/list";
import Mail from "lucide-react/icons/mail";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import User from "lucide-react/icons/user";
import UserPlus from "lucide-react/icons/user-plus";
import Users from "lucide-react/icons/users";
import { href, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { POST_TOASTS } from "#app/features/jobs/labels.ts";
import { isWithinMessages } from "#app/features/messaging/page-changes.ts";
import { findShellData } from "#app/features/shell/queries.server.ts";
import { AreaError } from "#app/features/shell/ui/area-error.tsx";
import { AppShell, type AppShellProps } from "#app/features/shell/ui/own-area.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { onlyFor, requireRole } from "#app/http/guards.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { AreaLink } from "#app/ui/area-shell.tsx";
import { ReadOnlyProvider } from "#app/ui/read-only.tsx";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [
  // Posting a job without a session has its own message (section 8).
  onlyFor("recruiter", ({ method, url }) =>
    method === "POST" && new URL(url).pathname.endsWith("/post-job") ? POST_TOASTS.noSession : undefined,
  ),
];

/** Also makes the guard run on every navigation. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireRole(args, "recruiter");
  return await findShellData(args.context.get(platformContext), viewer);
}

export function shouldRevalidate({ defaultShouldRevalidate, ...step }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isWithinMessages(step);
}

/** The frame of the recruiter area: header, sidebar, footer. */
function RecruiterArea({ surroundings, children }: Pick<AppShellProps, "surroundings" | "children">) {
  const links: AreaLink[] = [
    { to: href("/recruiter/dashboard"), label: "Dashboard", icon: House },
    ...(surroundings.isReadOnly ? [] : [{ to: href("/recruiter/post-job"), label: "Post a Job", icon: Plus }]),
    { to: href("/recruiter/manage-jobs"), label: "Manage Jobs", icon: List, within: [href("/recruiter/import")] },
    {
      to: href("/recruiter/applications"),
      label: "View Applicants",
      icon: Users,
      within: [href("/recruiter/applicants")],
    },
    { to: href("/recruiter/messages"), label: "Messages", icon: Mail, count: surroundings.unreadCount },
    {
      to: href("/recruiter/candidates"),
      label: "Search Candidates",
      icon: Search,
      within: [href("/recruiter/saved-searches"), href("/recruiter/pools")],
    },
    { to: href("/recruiter/analytics"), label: "Analytics", icon: ChartColumn },
    { to: href("/recruiter/subscription"), label: "Subscription", icon: Banknote },
    { to: href("/recruiter/notifications"), label: "Notifications", icon: Bell, count: surroundings.newCount },
    { to: href("/recruiter/company"), label: "Company", icon: Building2 },
    { to: href("/recruiter/team"), label: "Team", icon: UserPlus },
  ];
  const profileLinks: AreaLink[] = [
    { to: href("/recruiter/profile"), label: "Profile", icon: User },
    { to: href("/recruiter/company"), label: "Company", icon: Building2 },
    { to: href("/recruiter/api"), label: "API", icon: Code },
    { to: href("/recruiter/settings"), label: "Settings", icon: SlidersHorizontal },
  ];
  return (
    <AppShell
      reader="recruiter"
      label="Recruiter area"
      surroundings={surroundings}
      links={links}
      profileLinks={profileLinks}
    >
      <ReadOnlyProvider value={surroundings.isReadOnly}>{children}</ReadOnlyProvider>
    </AppShell>
  );
}

export default function RecruiterLayout({ loaderData }: Route.ComponentProps) {
  return (
    <RecruiterArea surroundings={loaderData}>
      <Outlet />
    </RecruiterArea>
  );
}

/** The area stays around an error page, unless it could not be loaded itself. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  if (!loaderData) return <AreaError isWhole reader="recruiter" error={error} reference={reference} />;
  return (
    <RecruiterArea surroundings={loaderData}>
      <AreaError reader="recruiter" error={error} reference={reference} />
    </RecruiterArea>
  );
}
