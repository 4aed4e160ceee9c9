import { useEffect } from "react";

// Replaces React Router's loading of page modules in the browser's bundle (see vite.config.ts). Its own reloads the
// current page when a module cannot be loaded, which loses typed text and, without a connection, the whole product.

type Loaded = { default?: () => null };

/**
 * Returns the module of a route. If it cannot be loaded, because the connection is lost or a new version has replaced
 * it, returns a module that makes the browser load the whole page.
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
