// Replaces React Router's lazy route discovery in the browser's bundle: all routes are known from the start
// (react-router.config.ts), so that links work on an unreliable connection. See vite.config.ts.
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
