import { UndoRow } from "#app/ui/table.tsx";
import type { HeldStatusChange } from "../applicants/rules.ts";
import { NOT_YET_OUT } from "../labels.ts";
import { statusWords } from "../status-words.ts";
import { HeldActions } from "./held-actions.tsx";

/** The notice under a row about a held change, with its undo. */
export function HeldRow({ held, name }: { held: HeldStatusChange; name: string }) {
  return (
    <UndoRow action={<HeldActions held={held.id} what={name} lookAround={viewProfileAbove} />}>
      <b>{`${statusWords(held.to).recruiter}.`}</b> {NOT_YET_OUT}
    </UndoRow>
  );
}

/** The notice above the table about several held changes. */
export function HeldBatch({ batchId, to, count }: { batchId: string; to: string; count: number }) {
  return (
    <div className="undo__in" role="status">
      <span>
        <b>{`${count} people: ${statusWords(to).recruiter}.`}</b> {NOT_YET_OUT}
      </span>
      <HeldActions held={batchId} what={`${count} people`} lookAround={viewProfileAbove} />
    </div>
  );
}

/** Finds View Profile in the row of the change; after several changes, that of the first row. */
function viewProfileAbove(form: HTMLFormElement) {
  const row = form.closest("tr")?.previousElementSibling ?? form.closest("section")?.querySelector("table");
  return () => row?.querySelector<HTMLElement>("a.btn");
}
