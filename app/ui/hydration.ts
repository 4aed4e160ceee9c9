import { useSyncExternalStore } from "react";

function never() {
  return () => {};
}

/** False while the server renders and until React has taken over: for what works with JavaScript only. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
