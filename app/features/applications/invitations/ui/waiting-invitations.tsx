import { HeldActions } from "../../ui/held-actions.tsx";
import { notInvitedYet } from "../labels.ts";

const INTENTS = { undo: "undo-invitation", send: "send-invitation" } as const;

/** In a person's card: the invitations that wait, each with its undo. */
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

/** Once it is undone or sent: what can be done with the person next. */
function personActionsBeside(form: HTMLFormElement) {
  const card = form.closest(".candidate");
  return () => card?.querySelector<HTMLElement>(".personacts :is(summary, button)");
}
