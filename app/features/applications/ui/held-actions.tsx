import Send from "lucide-react/icons/send";
import Undo from "lucide-react/icons/undo-2";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";

export type HeldActionsProps = {
  held: string;
  /** What it is, for those who hear the buttons by themselves. */
  what: string;
  /** Finds what takes the focus once the buttons are gone, from the form while it still stands. */
  lookAround: Parameters<typeof useFocusAfter>[0];
  /** What the page's form calls the two steps. */
  intents?: { undo: string; send: string };
};

const INTENTS = { undo: "undo", send: "send-now" };

/** Undo and Send now, for something that waits half a minute. Posts `intent` and `held` to the page it stands on. */
export function HeldActions({ held, what, lookAround, intents = INTENTS }: HeldActionsProps) {
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
    </Form>
  );
}
