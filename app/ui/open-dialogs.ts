let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]) {
  open = next;
  for (const listener of listeners) listener();
}

/** Notes that a modal dialog was opened, until the function that it gives is called. */
export function noteOpenDialog(dialog: HTMLDialogElement): () => void {
  change([...open, dialog]);
  return () => change(open.filter((other) => other !== dialog));
}

/** The topmost modal dialog; null when none is open. */
export function currentDialog(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

/** The server opens none. */
export function noDialogOnTheServer(): null {
  return null;
}

/** Calls `listener` when a dialog opens or closes, until the function that it gives is called. */
export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
