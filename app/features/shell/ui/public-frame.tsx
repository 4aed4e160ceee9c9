import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { AccessibilityControl } from "#app/ui/accessibility-panel.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import { WaitingBar } from "#app/ui/page-waiting.tsx";
import { SiteFooter } from "#app/ui/site-footer.tsx";
import { SiteHeader } from "#app/ui/site-header.tsx";
import type { NewCounts } from "../rules.ts";

// Loaded late, because only signed-in people have new items.
const AccountLinks = latePart(async () => (await import("./account-links.tsx")).AccountLinks);

/** Pages to return to after logging in; from elsewhere a person goes to their dashboard. */
const WORTH_A_RETURN = /^\/(job|jobs|find-jobs|company)(\/|$)/;

export type PublicFrameProps = {
  /** The signed-in person and the year, from the root's loader; undefined if that failed. */
  root: { account: { dashboardHref: string } | null; year: number } | undefined;
  /** How much is new for a signed-in person. */
  newCounts: NewCounts | null;
  children: ReactNode;
};

/** The frame of the public pages: header, main area, footer, display settings. */
export function PublicFrame({ root, newCounts, children }: PublicFrameProps) {
  const { pathname, search } = useLocation();
  const authSearch = WORTH_A_RETURN.test(pathname) ? `?next=${encodeURIComponent(pathname + search)}` : "";
  return (
    <>
      <div className="page">
        <SiteHeader
          brand={BRAND.name}
          account={root?.account ?? null}
          authSearch={authSearch}
          countLinks={(isMenu) =>
            newCounts && (
              <Suspense>
                <AccountLinks newCounts={newCounts} isMenu={isMenu} />
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
