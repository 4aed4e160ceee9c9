import { type BillingMode, PLANS } from "./rules.ts";

const [{ monthlyDollars: lowestPrice }] = PLANS;

/** The closing button of the home page, with the lowest price. */
export const POST_JOB_LABEL = `Post Job - $${lowestPrice}/month`;

/** The lowest price, for a note under a button. */
export const LOWEST_PRICE_TEXT = `From $${lowestPrice} per month`;

/** The small print under every button that leads to posting a job (D25). */
export function launchNote(mode: BillingMode): string {
  return mode === "preview" ? "Free while we launch." : `${LOWEST_PRICE_TEXT}.`;
}

/** What every card of a plan says while limits are not enforced; null otherwise. */
export function planNote(mode: BillingMode): string | null {
  return mode === "preview" ? "All of this is open to everyone while we launch." : null;
}
