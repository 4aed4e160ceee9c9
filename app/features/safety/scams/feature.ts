/** What a text can be suspected of; "disguise" also stands for its manner, "honest" for what speaks against all of them. */
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

/** One sign: what it says, and the patterns of which one is enough. */
export type Feature = {
  kind: Suspicion;
  name: string;
  says: string;
  any: readonly string[];
  affirmed: boolean;
};

/** Describes one sign. It is looked for where its clause isn't denied ("no fee"), unless it counts even denied. */
export function feature(
  kind: Suspicion,
  name: string,
  says: string,
  any: readonly string[],
  denial: "only affirmed" | "even denied" = "only affirmed",
): Feature {
  return { kind, name, says, any, affirmed: denial === "only affirmed" };
}
