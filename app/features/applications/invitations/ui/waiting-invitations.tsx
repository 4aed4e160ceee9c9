import { HeldActions } from "../../ui/held-actions.tsx";
import { notInvitedYet } from "../labels.ts";

const INTENTS = { undo: "undo-invitation", send: "send-invitation" } as const;

/** The held invitations in a person's card, each with its undo. */
export function WaitingInvitations({
  held,
  name,
}: {
  held: ReadonlyArray<{ id: string; title: string }>;
  name: string;
}) {
  return held.map(({ id, title }) => (
    <div key={id} className="undo__in" role="status">
      <span>{notInvitedYet(title)}</span>
      <HeldActions held={id} what={`invitation for ${name}`} intents={INTENTS} lookAround={personActionsBeside} />
    </div>
  ));
}

/** Finds the person's next action, to focus once an invitation was undone or sent. */
function personActionsBeside(form: HTMLFormElement) {
  const card = form.closest(".candidate");
  return () => card?.querySelector<HTMLElement>(".personacts :is(summary, button)");
}
