/**
 * Whether the outbox has anything to show: where mails stay for want of SMTP, and in development. Who may look is told by
 * the connection (`requireDevTools`), because it holds everyone's reset links.
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
