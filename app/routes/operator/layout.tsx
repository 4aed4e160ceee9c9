import { data, href, isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import { ConsoleShell } from "#app/features/operator/ui/console-shell.tsx";
import { findNewCounts } from "#app/features/shell/queries.server.ts";
import type { NewCounts } from "#app/features/shell/rules.ts";
import { PublicFrame } from "#app/features/shell/ui/public-frame.tsx";
import { firstNameOf } from "#app/first-name.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import { requireStaff } from "#app/http/guards.server.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { SiteError } from "#app/ui/site-error.tsx";
import type { Route } from "./+types/layout";

/**
 * The title of a page that cannot be shown, the same as for any missing page. Each page of the
 * console has its own.
 */
export function meta({ error }: Route.MetaArgs) {
  const title = isRouteErrorResponse(error) && error.status === 404 ? "Page Not Found" : "Console";
  return [{ title: `${title} | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

/**
 * Loads the signed-in member of staff. Each page and action checks this again, because a loader may
 * run alone.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = await requireStaff({ context, url }).catch(async (refused) => {
    if (!isMissingPage(refused)) throw refused;
    // The page for missing pages has the header of a public page.
    const newCounts = await findNewCounts(platform.db, context.get(viewerContext));
    throw data({ newCounts }, { status: 404 });
  });
  const { name, email, staff } = viewer;
  const person = { firstName: firstNameOf(name) || email, name, email };
  return { person, level: staff.level, now: platform.clock.now() };
}

type Missing = ReturnType<typeof data<null>>;

function isMissingPage(thrown: unknown): thrown is Missing {
  return typeof thrown === "object" && thrown !== null && "init" in thrown;
}

export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleShell surroundings={loaderData}>
      <Outlet />
    </ConsoleShell>
  );
}

/**
 * Staff keep the console around a page that is missing or failed. Anyone else sees the usual page
 * for missing pages.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const newCounts: NewCounts | null = isMissing ? (error.data?.newCounts ?? null) : null;
  const shown = { isMissing, reference: root?.requestId, contactEmail: BRAND.contactEmail };
  if (!loaderData) {
    return (
      <PublicFrame root={root} newCounts={newCounts}>
        <SiteError {...shown} />
      </PublicFrame>
    );
  }
  return (
    <ConsoleShell surroundings={loaderData}>
      <SiteError {...shown} home={{ to: href("/operator"), label: "Back to the console" }} hint={null} />
    </ConsoleShell>
  );
}
