const WHOLE = new Intl.NumberFormat("en-US");
const WITH_CENTS = new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats dollars with a sign and thousands separators; cents only when there are any. */
export function dollarText(dollars: number): string {
  return `$${(Number.isInteger(dollars) ? WHOLE : WITH_CENTS).format(dollars)}`;
}

/** Rounds to the nearest hundred dollars, below a thousand to the nearest dollar. */
export function roughDollars(dollars: number): number {
  return dollars < 1000 ? Math.round(dollars) : Math.round(dollars / 100) * 100;
}
