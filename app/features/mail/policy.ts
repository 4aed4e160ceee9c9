const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Whether the outbox may be shown. It holds everybody's reset links, so a site that others reach never shows it: in
 * production only where mail stays here for want of SMTP, and only under a loopback address.
 */
export function isOutboxShown(platform: {
  env: { isProduction: boolean; appUrl: string };
  mailer: { isOutbox: boolean };
}): boolean {
  const isLocal = LOOPBACK.includes(new URL(platform.env.appUrl).hostname);
  return isLocal && (platform.mailer.isOutbox || !platform.env.isProduction);
}
