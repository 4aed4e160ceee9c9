import Send from "lucide-react/icons/send";
import Undo from "lucide-react/icons/undo-2";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import { SecondsLeft } from "./seconds-left.tsx";

export type HeldActionsProps = {
  held: string;
  /** What is held, for screen readers that read the buttons alone. */
  what: string;
  /** How long it can still be undone, in seconds; missing where no countdown is shown. */
  secondsLeft?: number;
  /** Finds what to focus once the buttons are gone, from the form while it still exists. */
  lookAround: Parameters<typeof useFocusAfter>[0];
  /** The page form's names of the two intents. */
  intents?: { undo: string; send: string };
};

const INTENTS = { undo: "undo", send: "send-now" };

/** Undo and Send now, for something that is held for 30 seconds. Posts `intent` and `held` to its page. */
export function HeldActions({ held, what, secondsLeft, lookAround, intents = INTENTS }: HeldActionsProps) {
  const { formData } = useNavigation();
  const sent = formData?.get("held") === held ? formData.get("intent") : null;
  const onSubmit = useFocusAfter(lookAround);
  return (
    <Form method="post" preventScrollReset replace className="row row--near" onSubmit={onSubmit}>
      <input type="hidden" name="held" value={held} />
      <Button
        type="submit"
        name="intent"
        value={intents.undo}
        aria-label={`Undo: ${what}`}
        busy={sent === intents.undo && "Undoing..."}
      >
        <Undo className="i" />
        Undo
      </Button>
      <Button
        type="submit"
        name="intent"
        value={intents.send}
        aria-label={`Send now: ${what}`}
        busy={sent === intents.send && "Sending..."}
      >
        <Send className="i" />
        Send now
      </Button>
      {secondsLeft !== undefined && sent === null && <SecondsLeft from={secondsLeft} />}
    </Form>
  );
}
