import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import { findNewCounts } from "#app/features/shell/queries.server.ts";
import { PublicFrame } from "#app/features/shell/ui/public-frame.tsx";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { TITLE_PRELOAD } from "#app/ui/fonts.ts";
import { SiteError } from "#app/ui/site-error.tsx";
import type { Route } from "./+types/layout";

export const links = () => [TITLE_PRELOAD];

/** Loads the new items of a signed-in person. */
export async function loader({ context }: Route.LoaderArgs) {
  return { newCounts: await findNewCounts(context.get(platformContext).db, context.get(viewerContext)) };
}

function PublicPage({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const newCounts = useRouteLoaderData<typeof loader>("routes/marketing/layout")?.newCounts ?? null;
  return (
    <PublicFrame root={root} newCounts={newCounts}>
      {children}
    </PublicFrame>
  );
}

export default function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  );
}

/** Header and footer stay around an error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PublicPage>
      <SiteError isMissing={isMissing} reference={reference} contactEmail={BRAND.contactEmail} />
    </PublicPage>
  );
}
