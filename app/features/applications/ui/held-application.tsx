import { HeldActions } from "./held-actions.tsx";

type Props = { heldId: string; text: string; secondsLeft: number };

/** The notice below the apply button about a held application, with its undo. */
export function HeldApplication({ heldId, text, secondsLeft }: Props) {
  return (
    <div className="heldbox stack stack--s3">
      <p>{text}</p>
      <HeldActions held={heldId} what="your application" secondsLeft={secondsLeft} lookAround={applyButton} />
    </div>
  );
}

function applyButton(form: HTMLFormElement) {
  const panel = form.closest(".heldbox")?.parentElement;
  return () => panel?.querySelector<HTMLElement>(".applyform .btn");
}
