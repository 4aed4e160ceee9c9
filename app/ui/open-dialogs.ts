let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Records that a modal dialog is open, until the returned function is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** Returns the topmost modal dialog; null when none is open. */
export function currentDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** The server has no open dialogs. */
export function noDialogOnTheServer(): null {
  return null;
}

/** Calls `listener` when a dialog opens or closes, until the returned function is called. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
