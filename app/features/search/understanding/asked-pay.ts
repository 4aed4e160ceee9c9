import { INDEX_ENTRIES } from "#app/domain/index-format.ts";
import { PAY_STEPS } from "#app/domain/pay.ts";
import { type WayOfWorking, wayOfEntries } from "./way-names.ts";

const AT_LEAST = "(?:at least|over|more than|minimum|minimum of|above|paying|pays|making|earning) ";
const AND_MORE = "(?: or more| or better| and up| plus| minimum)?";
const DOLLARS = "(?: dollars| bucks)?";
const AN_HOUR = new RegExp(
  `^(?:${AT_LEAST}(\\d{2,3})${DOLLARS}(?: (?:an|per|a))? (?:hour|hr|hourly)|(\\d{2,3})${DOLLARS} (?:an|per|a) (?:hour|hr)${AND_MORE})$`,
);
const A_DAY = new RegExp(`^(?:${AT_LEAST})?(\\d{3,4})${DOLLARS} (?:(?:a|per) day|daily)${AND_MORE}$`);
/** "$60,000 a year" is folded to "60 000 a year". */
const A_YEAR = new RegExp(
  `^(?:${AT_LEAST})?(\\d{2,3})(?:k| 000)${DOLLARS}(?: (?:a|per) (?:year|yr)| yearly)?${AND_MORE}$`,
);

const HOURS_PER_DAY = 8;
const HOURS_PER_YEAR = 2080;

/** What people mean who ask for good pay and name none, in dollars per hour. */
const GOOD_PAY = 30;
const IS_GOOD_PAY =
  /^(?:(?:good|decent|great|better|high|higher|top|best) (?:pay|money|wages?)|well paid|well paying|high paying|pays well)$/;

/** Parses "at least $40 an hour", "$300 a day", and "60k" into the highest step of pay that this reaches. */
export function leastPay(text: string): WayOfWorking | null {
  const dollars = IS_GOOD_PAY.test(text) ? GOOD_PAY : hourlyPay(text);
  const step = PAY_STEPS.findLast((least) => least <= dollars);
  if (step === undefined) return null;
  return wayOfEntries(`At least $${step} an hour`, {
    own: [INDEX_ENTRIES.payBegins(step)],
    tagged: [INDEX_ENTRIES.payReaches(step)],
  });
}

/** Returns dollars per hour; 0 for other texts. */
function hourlyPay(text: string): number {
  const hour = AN_HOUR.exec(text);
  const [, day = 0] = A_DAY.exec(text) ?? [];
  const [, thousands = 0] = A_YEAR.exec(text) ?? [];
  return (
    Number(hour?.[1] ?? hour?.[2] ?? 0) + Number(day) / HOURS_PER_DAY + (Number(thousands) * 1000) / HOURS_PER_YEAR
  );
}
