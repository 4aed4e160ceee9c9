import { Notice } from "#app/ui/notice.tsx";
import type { TurnedOffText } from "../rules.ts";

/** Shows a notice beside a form while its feature is turned off. */
export function TurnedOff({ off }: { off: TurnedOffText | null }) {
  return (
    off && (
      <Notice tone="warn" title={off.title}>
        {off.text}
      </Notice>
    )
  );
}
