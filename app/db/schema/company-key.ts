import { folded } from "./folded.ts";

/** Words for a company's legal form, which people leave out. */
const FORMS = "incorporated|inc|llc|llp|lp|pllc|pc|plc|ltd|limited|corporation|corp|company|co|gmbh";

/**
 * Returns SQL for a company's name as it is compared, without spaces: "The Acme Co., Inc." and "ACME" are "acme",
 * "Smith & Sons" and "Smith and Sons" are "smithsons".
 */
export function companyKey(expression: string): string {
  const words = `regexp_replace(trim(${folded(expression)}), '^the +', '')`;
  return `regexp_replace(regexp_replace(${words}, '( +(${FORMS}))+$', ''), '( and)? ', '', 'g')`;
}
