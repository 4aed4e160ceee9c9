/** A short message about something that just happened. The page shows the same text. */
export type ToastMessage = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string | undefined;
  /** Not announced, because the focus has moved to the same text. */
  isQuiet?: boolean;
  /** An action; the toast closes when it is clicked. */
  action?: { label: string; run: () => void } | undefined;
};

export type QueuedToast = ToastMessage & {
  id: number;
  /** The path of the page that it was shown on. */
  page: string;
};

const NONE: readonly QueuedToast[] = [];
let queue: readonly QueuedToast[] = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly QueuedToast[]) {
  queue = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, newest last, and returns its id. A repeated text stays one toast. In the browser only. */
export function showToast({ kind, title, text, isQuiet = false, action }: ToastMessage): number {
  const newest = queue.at(-1);
  if (newest && newest.kind === kind && newest.title === title && newest.text === text) return newest.id;
  lastId += 1;
  change([...queue, { kind, title, text, isQuiet, action, id: lastId, page: window.location.pathname }]);
  return lastId;
}

/** Closes a toast; does nothing if it is already closed. */
export function closeToast(id: number) {
  change(queue.filter((toast) => toast.id !== id));
}

/** Closes errors of other pages than `page`, a path, because they are about that page. Others close by themselves. */
export function leaveErrorsBehind(page: string) {
  const kept = queue.filter((toast) => toast.kind !== "error" || toast.page === page);
  if (kept.length < queue.length) change(kept);
}

/** Calls `listener` at each change of the queue, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the waiting and shown toasts, oldest first; the same array until the next change. */
export function currentToasts(): readonly QueuedToast[] {
  return queue;
}

/** The server shows no toasts: its messages are on the page. */
export function toastsOnTheServer(): readonly QueuedToast[] {
  return NONE;
}
