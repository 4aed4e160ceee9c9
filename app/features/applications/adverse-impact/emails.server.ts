import { BRAND } from "#app/brand.ts";
import type { NewMail } from "#app/features/mail/commands.server.ts";
import { type BandImpact, FOUR_FIFTHS, isBehind, LEAST_PEOPLE } from "./rules.ts";

/**
 * Returns the weekly report of `day` (YYYY-MM-DD) for the support team: whom suggestions and employers select, by
 * experience.
 */
export function impactReportMail(day: string, suggested: BandImpact[], interviewed: BandImpact[]): NewMail {
  const behind = [...suggested, ...interviewed].filter(isBehind).length;
  return {
    toAddress: BRAND.contactEmail,
    toName: BRAND.name,
    subject: `Adverse impact by experience, ${day}: ${behind === 0 ? "none" : `${behind} to look into`}`,
    heading: "Who is suggested, and who gets an interview",
    paragraphs: [
      "Years of experience don't count in a match, so people with many years and with few should be suggested about equally often.",
      "Suggested, of all visible seniors (the best 20 of each of the latest 100 open jobs):",
      ...suggested.map(lineOf),
      "Asked to an interview, of all applications of the last 90 days:",
      ...interviewed.map(lineOf),
      `Please look into any group that comes to less than ${FOUR_FIFTHS * 100}% of the best group (29 CFR 1607.4(D)). Groups of fewer than ${LEAST_PEOPLE} aren't compared.`,
    ],
    reason: "You're getting this email every week because you look after fairness.",
    onceKey: `adverse-impact ${day}`,
  };
}

function lineOf(row: BandImpact): string {
  const { band, people, share, ratio } = row;
  const number = people.toLocaleString("en-US");
  if (share === null) return `${band}: ${number}, too few to compare`;
  const percent = `${band}: ${(share * 100).toFixed(1)}% of ${number}`;
  if (ratio === null) return percent;
  return `${percent}, ${Math.round(ratio * 100)}% of the best group${isBehind(row) ? ". To look into." : ""}`;
}
