import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "#app/ui/head-script.ts";

/** Returns the source that allows scripts with exactly this text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** Returns the source that allows scripts with this nonce. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

const HEAD_SCRIPT_SOURCE = hashSource(HEAD_SCRIPT);

/** Returns the page policy of a response: only scripts that `sources` allow run, styles come from our own files. */
export function contentSecurityPolicy(sources: readonly string[]): string {
  return [
    // Our own files only; for resources not named below, such as drawings that an SVG loads from a file.
    "default-src 'self'",
    `script-src ${[...sources, HEAD_SCRIPT_SOURCE].join(" ")} 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    // The stylesheet includes one glyph.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Only /dev/outbox uses frames: the emails it shows, sandboxed.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Returns the headers of every response, whatever its status. HSTS only if the public address uses HTTPS. */
export function standingHeaders(appUrl: string): ReadonlyArray<[string, string]> {
  const headers: Array<[string, string]> = [
    ["X-Content-Type-Options", "nosniff"],
    ["Referrer-Policy", "strict-origin-when-cross-origin"],
    ["Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()"],
    ["Cross-Origin-Opener-Policy", "same-origin"],
    ["Cross-Origin-Resource-Policy", "same-origin"],
    ["X-Frame-Options", "DENY"],
  ];
  if (appUrl.startsWith("https:")) headers.push(["Strict-Transport-Security", "max-age=31536000; includeSubDomains"]);
  return headers;
}
