/** A reason not to start, in one plain sentence for the person who runs the server. */
export class StartError extends Error {
  override name = "StartError";
}

/** Ends a program with exit code 1: the sentence of a StartError, or everything that is known of any other failure. */
export function exitSaying(error: unknown): never {
  const said =
    error instanceof StartError ? error.message : error instanceof Error ? (error.stack ?? error.message) : error;
  process.stderr.write(`${said}\n`);
  process.exit(1);
}
