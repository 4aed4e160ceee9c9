import { useFetcher } from "react-router";

/** Tells the notifications page at `pageHref` that one was opened; the person goes on meanwhile. */
export function useMarkRead(pageHref: string): (notificationId: string) => void {
  const fetcher = useFetcher();
  return (notificationId) => {
    void fetcher.submit({ intent: "read", notificationId }, { method: "post", action: pageHref });
  };
}
