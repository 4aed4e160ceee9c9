/**
 * Whether the outbox has emails: without SMTP, and in development. `requireDevTools` decides by the connection who may
 * look, because it has everyone's reset links.
 */
export function isOutboxKept({
  env,
  mailer,
}: {
  env: { isProduction: boolean };
  mailer: { isOutbox: boolean };
}): boolean {
  return mailer.isOutbox || !env.isProduction;
}
