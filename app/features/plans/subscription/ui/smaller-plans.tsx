import { Card } from "#app/ui/card.tsx";
import { FactsTable } from "#app/ui/facts-table.tsx";
import { type BillingMode, fitsPlan, PLANS } from "../../rules.ts";
import { aboveLimitText, aboveRoomText, namedText } from "../labels.ts";

export type SmallerPlansProps = {
  /** The first live jobs, in the order in which they keep their place, and the number of all. */
  live: { total: number; titles: readonly string[] };
  /** The first people of the company, who joined first, and the number of all. */
  people: { total: number; names: readonly string[] };
  mode: BillingMode;
};

const COLUMNS = ["Plan", "What happens", "Jobs that are paused", "People above the limit"] as const;

/**
 * Shows, before anyone chooses, which live jobs a plan with fewer active jobs would pause, and which people are beyond
 * its room; nothing if there are none.
 */
export function SmallerPlans({ live, people, mode }: SmallerPlansProps) {
  const rows = PLANS.flatMap((plan): Array<readonly [string, string, string, string]> => {
    const what = [aboveLimitText(plan, live.total, mode), aboveRoomText(plan, people.total, mode)].filter(Boolean);
    if (what.length === 0) return [];
    const [jobs, room] = [plan.activeJobLimit ?? live.total, plan.memberLimit ?? people.total];
    const paused = fitsPlan(plan, live.total, mode) ? "" : namedText(live.total - jobs, live.titles.slice(jobs), "job");
    const beyond =
      mode === "preview"
        ? ""
        : namedText(Math.max(0, people.total - room), people.names.slice(room), "person", "people");
    return [[plan.name, what.join(" "), paused || "None", beyond || "None"]];
  });
  if (rows.length === 0) return null;
  return (
    <Card id="smaller" title="If you choose a smaller plan">
      <FactsTable
        caption="Your live jobs and your people on a smaller plan"
        isCaptionHidden
        columns={COLUMNS}
        rows={rows}
      />
    </Card>
  );
}
