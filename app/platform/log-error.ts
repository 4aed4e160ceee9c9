/** What of an error is worth a line in the log, and names nobody. */
export type LoggedError = {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
};

/** Fields that say where something failed and hold no values: of Node, of the PostgreSQL driver, and of SMTP. */
const SAFE_FIELDS = ["code", "errno", "syscall", "severity", "schema", "table", "column", "constraint", "responseCode"];
const ADDRESS = /[^\s<>"'`,;:()[\]]+@[^\s<>"'`,;:()[\]]+/g;
/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
const MOST_CAUSES = 5;

/**
 * An error for the log: its message, where it happened, and what caused it, without the values that a statement was given
 * and without anyone's address. Rows, parameters and quoted values stay out, because the log is read by more people, and
 * kept elsewhere, than what it tells of.
 */
export function loggedError(error: unknown, depth = 0): LoggedError | string {
  if (!(error instanceof Error)) return typeof error === "object" ? "an object" : withoutAddresses(String(error));
  const logged: LoggedError = { type: error.constructor.name, message: safeMessage(error) };
  const frames = framesOf(error);
  if (frames) logged.stack = frames;
  for (const field of SAFE_FIELDS) {
    const value: unknown = Reflect.get(error, field);
    if (typeof value === "string" || typeof value === "number") logged[field] = value;
  }
  if (depth < MOST_CAUSES) addCauses(logged, error, depth + 1);
  return logged;
}

/** A message of an error in another sentence than the log's, as safe as `loggedError`. */
export function safeMessage(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  const quotes = error instanceof SyntaxError || (typeof code === "string" && DATA_EXCEPTION.test(code));
  // Drizzle puts the parameters behind the statement.
  const [statement = ""] = error.message.split("\nparams: ", 1);
  return withoutAddresses(quotes ? statement.replace(/["'].*/s, "...") : statement);
}

function addCauses(logged: LoggedError, error: Error, depth: number) {
  const cause = error.cause instanceof Error ? loggedError(error.cause, depth) : null;
  if (cause && typeof cause !== "string") logged.cause = cause;
  if (!(error instanceof AggregateError)) return;
  const errors = error.errors.slice(0, MOST_CAUSES).map((one) => loggedError(one, depth));
  logged.errors = errors.filter((one) => typeof one !== "string");
}

/** Where it happened: the lines of the stack below the message, which the stack repeats. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, "[email]");
}
