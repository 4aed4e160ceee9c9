const AMOUNT = String.raw`\$?\s*(\d[\d,]*(?:\.\d{1,2})?)\s*(k)?`;
const PAY = new RegExp(String.raw`${AMOUNT}(?:\s*(?:-|–|—|to)\s*${AMOUNT})?`, "i");
const UNIT =
  /\b(?:per|an?|each)?\s*(hour|hr|day|month|mo|year|yr|annum|annual|project)(?:ly|s)?\b|\/\s*(hour|hr|day|month|mo|year|yr)/i;
const UNITS: Record<string, string> = { hr: "hour", mo: "month", yr: "year", annum: "year", annual: "year" };
/** Pay without a unit is per year from here on, in dollars. */
const YEARLY_FROM = 1_000;

/** Reads pay as feeds write it: "$25 - $35 per hour", "60k to 75k". Returns nothing for what is no amount. */
export function payIn(text: string): { payRangeMin: string; payRangeMax: string; payUnit: string } | null {
  const [whole, from, fromThousands, to, toThousands] = PAY.exec(text) ?? [];
  if (whole === undefined || from === undefined) return null;
  const max = amount(to ?? from, to === undefined ? fromThousands : toThousands);
  const min = amount(from, fromThousands ?? (to === undefined ? undefined : thousandsLike(from, toThousands)));
  const [, spelled, short] = UNIT.exec(text.replace(whole, " ")) ?? [];
  const said = (spelled ?? short)?.toLowerCase();
  const payUnit = said === undefined ? (max >= YEARLY_FROM ? "year" : "hour") : (UNITS[said] ?? said);
  return { payRangeMin: `${min}`, payRangeMax: `${max}`, payUnit };
}

function amount(digits: string, thousands: string | undefined): number {
  return Number(digits.replaceAll(",", "")) * (thousands === undefined ? 1 : 1_000);
}

/** "60 - 75k" means thousands on both sides. */
function thousandsLike(from: string, toThousands: string | undefined): string | undefined {
  return Number(from.replaceAll(",", "")) < YEARLY_FROM ? toThousands : undefined;
}
