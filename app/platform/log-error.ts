/** The parts of an error that are logged and identify no one. */
export type LoggedError = {
  type: string;
  message: string;
  stack?: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [field: string]: unknown;
};

/** Fields that say where something failed and have no values: of Node, the PostgreSQL driver, and SMTP. */
const SAFE_FIELDS = ["code", "errno", "syscall", "severity", "schema", "table", "column", "constraint", "responseCode"];
const ADDRESS = /[^\s<>"'`,;:()[\]]+@[^\s<>"'`,;:()[\]]+/g;
/** SQLSTATE class 22, data exceptions: their messages quote the value. */
const DATA_EXCEPTION = /^22[0-9A-Z]{3}$/;
const MOST_CAUSES = 5;

/**
 * Converts an error for the log: its message, stack, and causes, without a statement's values and without addresses.
 * Rows, parameters, and quoted values stay out, because logs are read by more people, and stored elsewhere, than the
 * data.
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

/** Returns an error's message for another log line, as safe as `loggedError`. */
export function safeMessage(error: Error): string {
  const code: unknown = Reflect.get(error, "code");
  const quotes = error instanceof SyntaxError || (typeof code === "string" && DATA_EXCEPTION.test(code));
  // Drizzle puts the parameters after the statement.
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

/** Returns the stack's lines without the message, which the stack repeats. */
function framesOf({ stack = "" }: Error): string {
  return stack
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .join("\n");
}

function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, "[email]");
}
