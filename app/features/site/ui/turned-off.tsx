import { Notice } from "#app/ui/notice.tsx";
import type { TurnedOffText } from "../rules.ts";

/** Says beside a form that it is turned off for now; nothing while it is on. */
export function TurnedOff({ off }: { off: TurnedOffText | null }) {
  return (
    off && (
      <Notice tone="warn" title={off.title}>
        {off.text}
      </Notice>
    )
  );
}
