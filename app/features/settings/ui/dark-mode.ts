import { useSyncExternalStore } from "react";
import { keepTheme, onDisplayChange, showStored, themeWithoutContrast } from "#app/ui/display-preferences.ts";

/** Stores dark or light, and applies it now, or when high contrast ends. */
export function chooseDark(isDark: boolean) {
  keepTheme(isDark ? "dark" : "light");
  showStored();
}

/** Whether it is dark here, or would be without high contrast; on the server, the account's value. */
export function useIsDark(isStored: boolean): boolean {
  return useSyncExternalStore(
    onDisplayChange,
    () => themeWithoutContrast() === "dark",
    () => isStored,
  );
}
