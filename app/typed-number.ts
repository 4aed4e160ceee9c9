const NUMBER = /^\d{1,12}(\.\d{1,2})?$/;
/** Thousands separated by commas. "2,5" does not match: without its comma it would be 25. */
const GROUPED = /^\d{1,3}(,\d{3}){1,3}(\.\d{1,2})?$/;
const DOLLAR_SIGN = /^\$\s*|\s*\$$/g;
const GROUPED_BY_SPACES = /^\d{1,3}(\s\d{3}){1,3}(\.\d{1,2})?$/;

/** Parses a typed number, such as "1,250.50"; null for anything else ("20abc", "2,5", "1e3", "-3", empty). */
export function typedNumber(typed: string): number | null {
  const text = GROUPED.test(typed.trim()) ? typed.replaceAll(",", "").trim() : typed.trim();
  return NUMBER.test(text) ? Number(text) : null;
}

/** The same for money: also accepts a dollar sign before or after it, and spaces between thousands. */
export function typedDollars(typed: string): number | null {
  const bare = typed.trim().replace(DOLLAR_SIGN, "");
  return typedNumber(GROUPED_BY_SPACES.test(bare) ? bare.replace(/\s/g, "") : bare);
}
