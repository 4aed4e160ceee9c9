/**
 * Whether a server permanently refused this address: a 5xx reply to RCPT TO. Any other failure (a refused sender,
 * login, or text, 4xx, no reply) may be our fault or temporary, and is retried.
 */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && "responseCode" in error)) return false;
  const { command, responseCode } = error;
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
}
