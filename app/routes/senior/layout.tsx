import Bell from "lucide-react/icons/bell";
import FileText from "lucide-react/icons/file-text";
import House from "lucide-react/icons/house";
import Mail from "lucide-react/icons/mail";
import Search from "lucide-react/icons/search";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import User from "lucide-react/icons/user";
import { href, Outlet, type ShouldRevalidateFunctionArgs, useRouteLoaderData } from "react-router";
import { isWithinMessages } from "#app/features/messaging/page-changes.ts";
import { findShellData } from "#app/features/shell/queries.server.ts";
import { AreaError } from "#app/features/shell/ui/area-error.tsx";
import { AppShell, type AppShellProps } from "#app/features/shell/ui/own-area.tsx";
import { platformContext } from "#app/http/contexts.ts";
import { onlyFor, requireRole } from "#app/http/guards.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import type { AreaLink } from "#app/ui/area-shell.tsx";
import type { Route } from "./+types/layout";

export const middleware: Route.MiddlewareFunction[] = [onlyFor("senior")];

/** Also makes the guard run on every navigation. */
export async function loader(args: Route.LoaderArgs) {
  const viewer = await requireRole(args, "senior");
  return await findShellData(args.context.get(platformContext), viewer);
}

export function shouldRevalidate({ defaultShouldRevalidate, ...step }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isWithinMessages(step);
}

/** The frame of the senior area: header, sidebar, footer. */
function SeniorArea({ surroundings, children }: Pick<AppShellProps, "surroundings" | "children">) {
  const links: AreaLink[] = [
    { to: href("/senior/dashboard"), label: "Dashboard", icon: House },
    { to: href("/senior/find-jobs"), label: "Find Jobs", icon: Search, within: [href("/senior/saved-searches")] },
    { to: href("/senior/applications"), label: "My Applications", icon: FileText },
    { to: href("/senior/messages"), label: "Messages", icon: Mail, count: surroundings.unreadCount },
    { to: href("/senior/profile"), label: "Profile", icon: User },
    { to: href("/senior/settings"), label: "Settings", icon: SlidersHorizontal },
    { to: href("/senior/notifications"), label: "Notifications", icon: Bell, count: surroundings.newCount },
  ];
  const profileLinks: AreaLink[] = [
    { to: href("/senior/profile"), label: "Profile", icon: User },
    { to: href("/senior/settings"), label: "Settings", icon: SlidersHorizontal },
  ];
  return (
    <AppShell reader="senior" label="Senior area" surroundings={surroundings} links={links} profileLinks={profileLinks}>
      {children}
    </AppShell>
  );
}

export default function SeniorLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SeniorArea surroundings={loaderData}>
      <Outlet />
    </SeniorArea>
  );
}

/** The area stays around an error page, unless it could not be loaded itself. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  if (!loaderData) return <AreaError isWhole reader="senior" error={error} reference={reference} />;
  return (
    <SeniorArea surroundings={loaderData}>
      <AreaError reader="senior" error={error} reference={reference} />
    </SeniorArea>
  );
}
