export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A change of a control. */
export type Note = { control: Control; value: string; byDefault: string; isTicked: boolean; caret: number | null };

export type EarlyInput = {
  /** In the order of the changes. */
  notes: readonly Note[];
  /** Events of `EARLY_EVENTS` that ended before hydration. */
  events: readonly Event[];
  /** Elements that a person has used since hydration, which React handles itself. */
  since: Set<EventTarget | null>;
  /** Stops listening for that. */
  end(): void;
};

/** Whether a control is a checkbox or a radio button. */
export function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
