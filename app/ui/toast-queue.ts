/** A short message about something that just happened. The same words also stand on the page. */
export type ToastMessage = {
  kind: "success" | "info" | "error";
  title: string;
  text?: string | undefined;
  /** Only shown, not announced: the focus has moved to the same words. */
  isQuiet?: boolean;
  /** What can be done about it; the toast goes when it is pressed. */
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

/** Shows a toast, newest last, and gives its id. The same words twice in a row stay one toast. In the browser only. */
export function showToast({ kind, title, text, isQuiet = false, action }: ToastMessage): number {
  const newest = queue.at(-1);
  if (newest && newest.kind === kind && newest.title === title && newest.text === text) return newest.id;
  lastId += 1;
  change([...queue, { kind, title, text, isQuiet, action, id: lastId, page: window.location.pathname }]);
  return lastId;
}

/** Takes a toast away; one that is gone already stays gone. */
export function closeToast(id: number) {
  change(queue.filter((toast) => toast.id !== id));
}

/** Closes errors of other pages than `page`, a path: they say what went wrong there. Others close by themselves. */
export function leaveErrorsBehind(page: string) {
  const kept = queue.filter((toast) => toast.kind !== "error" || toast.page === page);
  if (kept.length < queue.length) change(kept);
}

/** Calls `listener` at each change of the queue, until the function that it gives is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The toasts that wait or are shown, oldest first; the same array until the next change. */
export function currentToasts(): readonly QueuedToast[] {
  return queue;
}

/** The server shows none: what it has to say stands on the page. */
export function toastsOnTheServer(): readonly QueuedToast[] {
  return NONE;
}
