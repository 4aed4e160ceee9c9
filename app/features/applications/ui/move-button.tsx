import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button, type ButtonVariant } from "#app/ui/button.tsx";
import { statusWords } from "../labels.ts";
import type { Status } from "../rules.ts";

type Moving = { application: { id: string; status: string }; to: Status };

export type MoveButtonProps = Moving & {
  variant?: ButtonVariant | undefined;
  /** Spoken where several such buttons stand in a list, e.g. "Review Application: Desmond Oakhurst". */
  label?: string | undefined;
};

/** Moves an application from the status that is shown; the server refuses when it is not true any more. */
export function MoveButton({ application, to, variant, label }: MoveButtonProps) {
  return (
    <MoveForm application={application} to={to} variant={variant} label={label}>
      {statusWords(to).move}
    </MoveForm>
  );
}

/** The same, but asking first. Opens in place, also without JavaScript. */
export function AskedMove({ application, to }: Moving) {
  const words = statusWords(to);
  return (
    <details className="ask">
      <summary className="btn">{words.move}</summary>
      <div className="ask__body">
        <p>They are told at once, and it cannot be taken back.</p>
        <MoveForm application={application} to={to} variant="danger">
          Yes, {words.recruiter.toLowerCase()}
        </MoveForm>
      </div>
    </details>
  );
}

function MoveForm({ application, to, variant, label, children }: MoveButtonProps & { children: ReactNode }) {
  const { formData } = useNavigation();
  const isSending = formData?.get("applicationId") === application.id && formData.get("to") === to;
  return (
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="applicationId" value={application.id} />
      <input type="hidden" name="from" value={application.status} />
      <input type="hidden" name="to" value={to} />
      <Button type="submit" variant={variant} aria-label={label} busy={isSending && "Saving..."}>
        {children}
      </Button>
    </Form>
  );
}
