import { useFetcher } from "react-router";

/** Returns a function that marks a notification as read in the background, by the page at `pageHref`. */
export function useMarkRead(pageHref: string): (notificationId: string) => void {
  const fetcher = useFetcher();
  return (notificationId) => {
    void fetcher.submit({ intent: "read", notificationId }, { method: "post", action: pageHref });
  };
}
