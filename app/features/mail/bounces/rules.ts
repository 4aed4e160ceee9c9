/**
 * Whether a server said for good that it takes no mail for this very address: a 5xx answer to RCPT TO. Everything
 * else (a refused sender, login or text, 4xx, no answer) may be our side's fault or pass, and is tried again.
 */
export function isAddressRefused(error: unknown): boolean {
  if (!(error instanceof Error && "command" in error && "responseCode" in error)) return false;
  const { command, responseCode } = error;
  return command === "RCPT TO" && typeof responseCode === "number" && responseCode >= 500 && responseCode < 600;
}
