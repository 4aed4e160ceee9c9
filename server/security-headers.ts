import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "#app/ui/head-script.ts";

/** Allows scripts with exactly this text. */
export function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}

/** Allows the scripts that bear this nonce. */
export function nonceSource(nonce: string): string {
  return `'nonce-${nonce}'`;
}

const HEAD_SCRIPT_SOURCE = hashSource(HEAD_SCRIPT);

/** The page policy of one response: only the scripts run that `sources` allow, styles come from our own files. */
export function contentSecurityPolicy(sources: readonly string[]): string {
  return [
    // Our own files only; for what is not named below, such as drawings that an SVG takes from a file.
    "default-src 'self'",
    `script-src ${[...sources, HEAD_SCRIPT_SOURCE].join(" ")} 'strict-dynamic'`,
    "style-src 'self'",
    "img-src 'self' data:",
    // One letter stands in the stylesheet itself.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    // Only /dev/outbox frames anything: the mails it shows, sandboxed.
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join("; ");
}

/** Headers that every answer carries, whatever its status. HSTS only where the public address is HTTPS. */
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
