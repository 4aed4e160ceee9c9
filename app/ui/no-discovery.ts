// What React Router's lazy discovery of routes would need, in its place in the browser's bundle: all routes are known
// from the start (react-router.config.ts), so that a link works on a connection that loses requests. See vite.config.ts.
export function getPartialManifest() {
  return undefined;
}
export function getPatchRoutesOnNavigationFunction() {
  return undefined;
}
export function isFogOfWarEnabled() {
  return false;
}
export function useFogOFWarDiscovery() {}
