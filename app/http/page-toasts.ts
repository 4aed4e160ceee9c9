import { showToast, type ToastMessage } from "#app/ui/toast-queue.ts";
import type { Router } from "./lost-connection.ts";

/**
 * Shows each toast that the root loader sends, until the returned function is called. It listens to the router because
 * React skips a state that the next one replaces before it is drawn, and a toast is sent only once.
 */
export function showToastsOf(router: Router): () => void {
  let latest: ToastMessage | null | undefined;
  function show() {
    const toast: typeof latest = router.state.loaderData.root?.toast;
    if (toast && toast !== latest) showToast(toast);
    latest = toast;
  }
  show();
  return router.subscribe(show);
}
