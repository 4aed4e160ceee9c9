import type { Config } from "@react-router/dev/config";

// The browser knows every route from the start: discovering them link by link fails with the connection, and then the
// person loses the page. It costs 4.8 kB (Brotli) once, and saves a request per page.
export default { ssr: true, routeDiscovery: { mode: "initial" } } satisfies Config;
