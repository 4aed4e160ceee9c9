import { createHash } from "node:crypto";
import { HEAD_SCRIPT } from "#app/ui/head-script.ts";

const headScriptHash = `'sha256-${createHash("sha256").update(HEAD_SCRIPT).digest("base64")}'`;

/** The page policy of one response: scripts run by nonce or by hash only, styles come from our own files. */
export function contentSecurityPolicy(nonce: string): string {
  return [
    // Our own files only; for what is not named below, such as drawings that an SVG takes from a file.
    "default-src 'self'",
    `script-src 'nonce-${nonce}' ${headScriptHash} 'strict-dynamic'`,
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
