import type { ReactNode } from "react";
import { Suspense, useContext, useEffect } from "react";
import {
  data,
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  UNSAFE_DataRouterContext,
  useRouteLoaderData,
} from "react-router";
import { BRAND } from "#app/brand.ts";
import { areaPath } from "#app/features/accounts/rules.ts";
import { isWithinMessages } from "#app/features/messaging/page-changes.ts";
import { findDisplayPreferences } from "#app/features/settings/queries.server.ts";
import { firstPaintOf, NO_DISPLAY_PREFERENCES } from "#app/features/settings/rules.ts";
import { bannerHtml, findBanner } from "#app/features/site/banner.server.ts";
import { platformContext, requestContext, viewerContext } from "#app/http/contexts.ts";
import { keepPage, keepPagesOf } from "#app/http/lost-connection.ts";
import { showToastsOf } from "#app/http/page-toasts.ts";
import { timeZoneOf } from "#app/http/time-zone.server.ts";
import { clearToastHeader, readToast, toastHtml } from "#app/http/toasts.server.ts";
import { dayText } from "#app/ui/date-time.tsx";
import { EarlyInput } from "#app/ui/early-input/early-input.tsx";
import { FONT_PRELOADS } from "#app/ui/fonts.ts";
import { HEAD_SCRIPT } from "#app/ui/head-script.ts";
import { PageArrival } from "#app/ui/page-arrival.tsx";
import { latePart } from "#app/ui/page-late-part.ts";
import { PageWaiting } from "#app/ui/page-waiting.tsx";
import { printedText } from "#app/ui/printed-address.ts";
import { SiteError } from "#app/ui/site-error.tsx";
import { SkipLink } from "#app/ui/skip-link.tsx";
import { Toaster } from "#app/ui/toaster.tsx";
import type { Route } from "./+types/root";
import stylesheet from "./styles.css?url";

export const links: Route.LinksFunction = () => [
  ...FONT_PRELOADS,
  { rel: "stylesheet", href: stylesheet },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "alternate", type: "application/rss+xml", title: `New jobs at ${BRAND.name}`, href: "/jobs/feed.xml" },
];

// Loaded late, because only an account has preferences to store.
const RememberDisplay = latePart(
  async () => (await import("#app/features/settings/ui/remember-display.tsx")).RememberDisplay,
);

// Loaded late, because most readers are not signed in.
const LiveUpdates = latePart(async () => (await import("#app/features/notifications/ui/live-updates.tsx")).LiveUpdates);

// It has run before the browser's copy of this module loads, which therefore need not include it.
const IN_HEAD = import.meta.env.SSR ? HEAD_SCRIPT : "";

export function meta() {
  return [{ title: BRAND.name }, { name: "description", content: BRAND.description }];
}

/** Loads what every page may show: the signed-in person, and a message from the previous page. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const viewer = context.get(viewerContext);
  const toast = await readToast(platform, request, url);
  const display = viewer && (await findDisplayPreferences(platform.db, viewer.id));
  const account = viewer && {
    id: viewer.id,
    name: viewer.name,
    email: viewer.email,
    dashboardHref: areaPath(viewer),
    livePosition: context.get(requestContext).livePosition,
  };
  const banner = await findBanner(platform);
  // Pages for visitors are cached and sent to all of them.
  const timeZone = viewer && timeZoneOf(request.headers);
  const now = platform.clock.now();
  const year = now.getUTCFullYear();
  const printed = printedText(platform.env.appUrl + url.pathname, dayText(now, timeZone ?? "UTC"));
  const notices = (banner ? bannerHtml(banner) : "") + (toast ? toastHtml(toast) : "");
  const headers: Record<string, string> = toast ? { "Set-Cookie": await clearToastHeader(platform) } : {};
  return data(
    {
      account,
      display,
      timeZone,
      toast,
      notices,
      year,
      printed,
      appUrl: platform.env.appUrl,
      requestId: context.get(requestContext).id,
    },
    { headers },
  );
}

export function shouldRevalidate({ defaultShouldRevalidate, ...step }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate && !isWithinMessages(step);
}

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepPage];

/** The document around every page, error pages included. Theme and text size are set before the first paint. */
export function Layout({ children }: { children: ReactNode }) {
  const display = useRouteLoaderData<typeof loader>("root")?.display;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  useEffect(() => router && keepPagesOf(router), [router]);
  useEffect(() => router && showToastsOf(router), [router]);
  // Only in the first HTML: later ui/display-preferences.ts sets these attributes.
  const { theme, text } = import.meta.env.SSR ? firstPaintOf(display ?? NO_DISPLAY_PREFERENCES) : {};
  return (
    <html lang="en" data-theme={theme} data-text={text} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant; the CSP allows exactly its hash */}
        <script dangerouslySetInnerHTML={{ __html: IN_HEAD }} suppressHydrationWarning />
        <Meta />
        {/* Only scripts need this response's nonce; everything else is allowed by its origin. */}
        <Links nonce="" />
      </head>
      <body>
        <SkipLink />
        {children}
        <PageWaiting />
        <Toaster />
        <EarlyInput />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const { display, timeZone, account, notices } = loaderData;
  return (
    <>
      <PageArrival />
      {display && (
        <Suspense>
          <RememberDisplay display={display} timeZone={timeZone} />
        </Suspense>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the server, so that no page needs a script for it */}
      {notices && <div dangerouslySetInnerHTML={{ __html: notices }} />}
      {account && (
        <Suspense>
          <LiveUpdates key={account.id} position={account.livePosition} />
        </Suspense>
      )}
      <Outlet />
      <p className="printed">{loaderData.printed}</p>
    </>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <SiteError isWhole isMissing={isMissing} reference={loaderData?.requestId} contactEmail={BRAND.contactEmail} />
  );
}
