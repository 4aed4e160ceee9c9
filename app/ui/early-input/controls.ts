export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What was done to a control. */
export type Note = { control: Control; value: string; byDefault: string; isTicked: boolean; caret: number | null };

export type EarlyInput = {
  /** In the order in which it was done. */
  notes: readonly Note[];
  /** Those of `EARLY_EVENTS` that were over before React had taken over. */
  events: readonly Event[];
  /** What somebody has done something to since React has taken over, which it sees by itself. */
  since: Set<EventTarget | null>;
  /** Ends the listening for that. */
  end(): void;
};

/** A checkbox or a radio button. */
export function isTickable(control: Control): control is HTMLInputElement {
  return control.type === "checkbox" || control.type === "radio";
}
