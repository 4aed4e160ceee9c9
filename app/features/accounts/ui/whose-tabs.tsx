import { useIsReadOnly } from "#app/ui/read-only.tsx";
import { LinkTabs } from "#app/ui/tabs.tsx";
import type { WorkScope } from "../work-scope.ts";

const LABELS: Record<WorkScope, string> = { mine: "Mine", everyone: "Everyone's" };

/** Chooses whose work a list shows. Only for a company with several people, and not for who has no work of their own. */
export function WhoseTabs({ scope, hrefOf }: { scope: WorkScope; hrefOf: (scope: WorkScope) => string }) {
  if (useIsReadOnly()) return null;
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
