import { HeldActions } from "./held-actions.tsx";

/** The notice below the apply button about a held application, with its undo. */
export function HeldApplication({ heldId, text }: { heldId: string; text: string }) {
  return (
    <div className="heldbox stack stack--s3">
      <p>{text}</p>
      <HeldActions held={heldId} what="your application" lookAround={applyButton} />
    </div>
  );
}

function applyButton(form: HTMLFormElement) {
  const panel = form.closest(".heldbox")?.parentElement;
  return () => panel?.querySelector<HTMLElement>(".applyform .btn");
}
