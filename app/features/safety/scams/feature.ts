/**
 * What a text is suspected of. "disguise" also covers its style; "honest" is for signs that speak
 * against all suspicions.
 */
export type Suspicion =
  | "money"
  | "recruiting"
  | "forwarding"
  | "parcels"
  | "accounts"
  | "code"
  | "bank"
  | "office"
  | "threat"
  | "person"
  | "elsewhere"
  | "link"
  | "control"
  | "secrecy"
  | "promise"
  | "investment"
  | "disguise"
  | "honest";

/** One sign: what it points to, and its patterns, of which one is enough. */
export type Feature = {
  kind: Suspicion;
  name: string;
  says: string;
  any: readonly string[];
  affirmed: boolean;
};

/**
 * Defines one sign. It does not count where its clause denies it ("no fee"), unless it counts even
 * when denied.
 */
export function feature(
  kind: Suspicion,
  name: string,
  says: string,
  any: readonly string[],
  denial: "only affirmed" | "even denied" = "only affirmed",
): Feature {
  return { kind, name, says, any, affirmed: denial === "only affirmed" };
}
