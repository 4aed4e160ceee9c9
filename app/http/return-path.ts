const BASE = "http://same.origin";
const MAX_LENGTH = 2000;

/**
 * Returns a path of this site, or null. Refuses anything that a browser could parse as another origin (two slashes,
 * backslashes, control characters, a scheme), because an open redirect is a phishing tool. Never returns to /login,
 * /signup, and /logout.
 */
export function safeReturnPath(value: string | null | undefined): string | null {
  if (!value || value.length > MAX_LENGTH || !/^\/(?![/\\])/.test(value)) return null;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being refused
  if (/[\u0000-\u0020\u007f\\]/.test(value)) return null;
  if (/^\/(%09|%0a|%0d|%2f|%5c)/i.test(value)) return null;
  const url = URL.parse(value, BASE);
  if (!url || url.origin !== BASE || url.pathname.startsWith("//")) return null;
  if (/^\/(login|signup|logout)(\/|$)/i.test(url.pathname)) return null;
  return url.pathname + url.search + url.hash;
}
