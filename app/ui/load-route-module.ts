import { useEffect } from "react";

// What React Router loads the module of a page with, in its place in the browser's bundle (see vite.config.ts). Its own
// reloads the page that stands there when a module cannot be had, which costs everything typed and, without a
// connection, the whole product.

type Loaded = { default?: () => null };

/**
 * The module of a route. Where it cannot be had, because the connection is lost or a new version has replaced it, a
 * stand-in that asks the browser for the whole page, once the page is there to be shown.
 */
export async function loadRouteModule(route: { id: string; module: string }, modules: Record<string, Loaded>) {
  const known = modules[route.id];
  if (known) return known;
  try {
    const loaded: Loaded = await import(/* @vite-ignore */ route.module);
    modules[route.id] = loaded;
    return loaded;
  } catch {
    return { default: WholePage };
  }
}

function WholePage() {
  useEffect(() => window.location.reload(), []);
  return null;
}
