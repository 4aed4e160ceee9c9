import type { ViewSource } from "#app/domain/job-views.ts";
import { type MarketMedians, percentText, shownMedians } from "./rules.ts";

/** Where views came from, as shown. */
export const SOURCE_LABELS: Record<ViewSource, string> = {
  none: "A link without a source",
  email: "Email",
  feed: "Feed",
  google: "Google",
  indeed: "Indeed",
  linkedin: "LinkedIn",
  facebook: "Facebook",
  other: "Another source",
};

/** Compares the medians of a company's viewed jobs with the market's, which are hidden if they are of too few jobs. */
export function marketText(
  own: { views: number | null; applyRate: number | null },
  market: MarketMedians | null,
): string {
  const shown = shownMedians(market);
  if (!shown) return "Too few jobs were viewed to compare yours with the market.";
  const theirs = `${viewsText(shown.views)} and ${rateText(shown.applyRate)}`;
  if (own.views === null) return `The typical job on the market had ${theirs}.`;
  return `Your typical job had ${viewsText(own.views)} and ${rateText(own.applyRate)}; the typical job on the market had ${theirs}.`;
}

function rateText(rate: number | null): string {
  return `applications from ${percentText(rate).toLowerCase()} of them`;
}

function viewsText(count: number): string {
  const rounded = Math.round(count);
  return rounded === 1 ? "1 view" : `${rounded.toLocaleString("en-US")} views`;
}
