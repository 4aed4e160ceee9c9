import { Switch } from "#app/ui/choice.tsx";
import { PUSH } from "../labels.ts";
import { type PushState, usePush } from "./use-push.ts";

/**
 * The switch for push in this browser. It takes effect at once and belongs to no form, because it needs the browser's
 * permission.
 */
export function PushSwitch() {
  const { state, turn } = usePush();
  return (
    <Switch
      name="push"
      form="none"
      checked={state === "on"}
      disabled={state === "looking" || state === "impossible" || state === "denied"}
      onChange={(event) => turn(event.currentTarget.checked)}
      label={PUSH.label}
      text={
        <>
          {PUSH.text}
          <br />
          <span role="status">{WHY[state]}</span>
        </>
      }
    />
  );
}

const WHY: Record<PushState, string> = {
  looking: "",
  on: PUSH.on,
  off: PUSH.off,
  denied: PUSH.denied,
  impossible: PUSH.impossible,
  failed: PUSH.failed,
};
