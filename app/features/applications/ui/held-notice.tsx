import Send from "lucide-react/icons/send";
import Undo from "lucide-react/icons/undo-2";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { UndoRow } from "#app/ui/table.tsx";
import { useFocusAfter } from "#app/ui/use-focus-after.ts";
import type { HeldMove } from "../applicants/rules.ts";
import { NOT_YET_OUT, statusWords } from "../labels.ts";

/** Under a row: the change that waits, with its undo. */
export function HeldRow({ held, name }: { held: HeldMove; name: string }) {
  return (
    <UndoRow action={<HeldActions held={held.id} what={name} intents={MOVE_INTENTS} focusAfter={viewProfileAbove} />}>
      <b>{`${statusWords(held.to).recruiter}.`}</b> {NOT_YET_OUT}
    </UndoRow>
  );
}

/** Over the table: several changes that were asked for together. */
export function HeldBatch({ batchId, to, count }: { batchId: string; to: string; count: number }) {
  return (
    <div className="undo__in" role="status">
      <span>
        <b>{`${count} people: ${statusWords(to).recruiter}.`}</b> {NOT_YET_OUT}
      </span>
      <HeldActions held={batchId} what={`${count} people`} intents={MOVE_INTENTS} focusAfter={viewProfileAbove} />
    </div>
  );
}

const MOVE_INTENTS = { undo: "undo", send: "send-now" } as const;

type HeldActionsProps = {
  held: string;
  what: string;
  intents: { undo: string; send: string };
  /** What takes the focus once these buttons are gone; see useFocusAfter. */
  focusAfter: Parameters<typeof useFocusAfter>[0];
};

/** Undo and Send now, for something that waits. */
export function HeldActions({ held, what, intents, focusAfter }: HeldActionsProps) {
  const { formData } = useNavigation();
  const sent = formData?.get("held") === held ? formData.get("intent") : null;
  const rememberRow = useFocusAfter(focusAfter);
  return (
    <Form method="post" preventScrollReset replace className="row row--near" onSubmit={rememberRow}>
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

/** View Profile in the row that the change was about; after several changes that of the table's first row. */
function viewProfileAbove(form: HTMLFormElement) {
  const row = form.closest("tr")?.previousElementSibling ?? form.closest("section")?.querySelector("table");
  return () => row?.querySelector<HTMLElement>("a.btn");
}
