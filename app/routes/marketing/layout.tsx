import { type ReactNode, Suspense } from "react";
import { isRouteErrorResponse, Outlet, useLocation, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import { findAccountNews } from "#app/features/shell/queries.server.ts";
import { platformContext, viewerContext } from "#app/http/contexts.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { AccessibilityControl } from "#app/ui/accessibility-panel.tsx";
import { TITLE_PRELOAD } from "#app/ui/fonts.ts";
import { latePart } from "#app/ui/page-late-part.ts";
import { WaitingBar } from "#app/ui/page-waiting.tsx";
import { SiteError } from "#app/ui/site-error.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";
import type { Route } from "./+types/layout";

// Only people who are signed in have news.
const AccountLinks = latePart(async () => (await import("#app/features/shell/ui/account-links.tsx")).AccountLinks);

export const links = () => [TITLE_PRELOAD];

/** Who logs in from a job, a search or a company wants to go on there; from elsewhere to their dashboard. */
const WORTH_A_RETURN = /^\/(job|jobs|find-jobs|company)(\/|$)/;

/** What is new for who is signed in. */
export async function loader({ context }: Route.LoaderArgs) {
  return { news: await findAccountNews(context.get(platformContext).db, context.get(viewerContext)) };
}

/** The frame of the public pages: header, main area, footer, display settings. */
function PublicPage({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const authSearch = WORTH_A_RETURN.test(pathname) ? `?next=${encodeURIComponent(pathname + search)}` : "";
  const root = useRouteLoaderData<typeof rootLoader>("root");
  const news = useRouteLoaderData<typeof loader>("routes/marketing/layout")?.news;
  return (
    <>
      <div className="page">
        <SiteHeader
          brand={BRAND.name}
          account={root?.account ?? null}
          authSearch={authSearch}
          newsLinks={(isMenu) =>
            news && (
              <Suspense>
                <AccountLinks news={news} isMenu={isMenu} />
              </Suspense>
            )
          }
        />
        <WaitingBar />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <SiteFooter
          brand={BRAND.name}
          year={root?.year ?? new Date().getUTCFullYear()}
          contactEmail={BRAND.contactEmail}
          supportHours={BRAND.supportHours}
          replyTime={BRAND.replyTime}
          socialLinks={BRAND.socialLinks}
        />
      </div>
      <AccessibilityControl />
    </>
  );
}

export default function PublicLayout() {
  return (
    <PublicPage>
      <Outlet />
    </PublicPage>
  );
}

/** Header and footer stay around a page that is missing or broke. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const reference = useRouteLoaderData<typeof rootLoader>("root")?.requestId;
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <PublicPage>
      <SiteError isMissing={isMissing} reference={reference} contactEmail={BRAND.contactEmail} />
    </PublicPage>
  );
}
