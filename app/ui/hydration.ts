import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** False on the server and until hydration, for what needs JavaScript. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
