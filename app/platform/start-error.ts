/** A reason not to start, as one plain sentence for the person who runs the server. */
export class StartError extends Error {
  override name = "StartError";
}

/** Ends a program with exit code 1: prints the sentence of a StartError, or the details of any other failure. */
export function exitSaying(error: unknown): never {
  process.stderr.write(`${saidOf(error)}\n`);
  process.exit(1);
}

function saidOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  // By name, because the bundle has its own copies of the classes.
  return error.name === "StartError" ? error.message : (error.stack ?? error.message);
}
