/** Whose work a list shows: what the viewer looks after, or everyone's of their company. */
export type WorkScope = "mine" | "everyone";

/** Reads whose work the address of a list asks for; the viewer's own by default. */
export function scopeFrom(params: URLSearchParams): WorkScope {
  return params.get("whose") === "everyone" ? "everyone" : "mine";
}
