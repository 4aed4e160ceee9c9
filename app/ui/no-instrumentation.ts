// Replaces React Router's instrumentation in the browser's bundle, because we use none and this saves 9 kB. See
// vite.config.ts.
export function consumeInstrumentationClientResultMetaReceiver() {
  return undefined;
}
export function getRouteInstrumentationUpdates() {
  return {};
}
export function instrumentClientSideRouter<T>(router: T): T {
  return router;
}
