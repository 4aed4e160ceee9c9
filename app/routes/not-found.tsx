import { useEffect } from "react";
import { data, useLocation } from "react-router";
import { BRAND } from "#app/brand.ts";
import { SiteError } from "#app/ui/site-error.tsx";
import type { Route } from "./+types/not-found";

export function meta() {
  return [{ title: `Page Not Found | ${BRAND.name}` }, { name: "robots", content: "noindex" }];
}

/** Responds with a real 404 to unknown paths, so that search engines drop them. */
export function loader(_: Route.LoaderArgs) {
  return data(null, { status: 404 });
}

export default function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    // The specification asks for the missing path in the console (2.4).
    console.info(`No page at ${pathname}`);
  }, [pathname]);
  return <SiteError isMissing contactEmail={BRAND.contactEmail} />;
}
