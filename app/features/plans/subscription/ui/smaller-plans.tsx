import { Card } from "#app/ui/card.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import { type BillingMode, fitsPlan, PLANS } from "../../rules.ts";
import { aboveLimitText, pausedText } from "../labels.ts";

export type SmallerPlansProps = {
  /** The first live jobs, in the order in which they keep their place, and the number of all. */
  live: { total: number; titles: readonly string[] };
  mode: BillingMode;
};

/** Shows, before anyone chooses, which live jobs a plan with fewer active jobs would pause; nothing if none would. */
export function SmallerPlans({ live, mode }: SmallerPlansProps) {
  const rows = PLANS.flatMap((plan): Array<readonly [string, string, string]> => {
    const limit = plan.activeJobLimit;
    if (limit === null || live.total <= limit) return [];
    const paused = fitsPlan(plan, live.total, mode) ? "None" : pausedText(live.total - limit, live.titles.slice(limit));
    return [[plan.name, aboveLimitText(plan, live.total, mode) ?? "", paused]];
  });
  if (rows.length === 0) return null;
  return (
    <Card id="smaller" title="If you choose a smaller plan">
      <FactsTable caption="Your live jobs on a smaller plan" columns={["Plan", "What happens", "Paused"]} rows={rows} />
    </Card>
  );
}
