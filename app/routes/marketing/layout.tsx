import { Outlet, useRouteLoaderData } from "react-router";
import { BRAND } from "#app/brand.ts";
import type { loader as rootLoader } from "#app/root.tsx";
import { ComfortControl } from "#app/ui/comfort-control.tsx";
import { TITLE_PRELOAD } from "#app/ui/fonts.ts";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";

export const links = () => [TITLE_PRELOAD];

/** The frame of the public pages: header, main area, footer, reading comfort. */
export default function PublicLayout() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return (
    <>
      <div className="page">
        <SiteHeader brand={BRAND.name} account={root?.account ?? null} />
        <main id="main" tabIndex={-1}>
          <Outlet />
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
      <ComfortControl />
    </>
  );
}
