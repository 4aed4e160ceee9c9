// What React Router's own measuring would need, in its place in the browser's bundle: we pass no instrumentations, and
// 9 kB of code that nobody calls are left out. See vite.config.ts.
export function consumeInstrumentationClientResultMetaReceiver() {
  return undefined;
}
export function getRouteInstrumentationUpdates() {
  return {};
}
export function instrumentClientSideRouter<T>(router: T): T {
  return router;
}
