import { LinkTabs } from "#app/ui/tabs.tsx";
import type { WorkScope } from "../work-scope.ts";

const LABELS: Record<WorkScope, string> = { mine: "Mine", everyone: "Everyone's" };

/** Chooses whose work a list shows. Only for a company with several people. */
export function WhoseTabs({ scope, hrefOf }: { scope: WorkScope; hrefOf: (scope: WorkScope) => string }) {
  return (
    <LinkTabs
      label="Whose jobs"
      segmented
      tabs={(["mine", "everyone"] as const).map((one) => ({
        id: one,
        to: hrefOf(one),
        label: LABELS[one],
        isCurrent: one === scope,
      }))}
    />
  );
}
