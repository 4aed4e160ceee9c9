import { useSyncExternalStore } from "react";
import { keepTheme, onDisplayChange, showStored, themeWithoutContrast } from "#app/ui/display-preferences.ts";

/** Remembers dark or light, and shows it now, or as soon as high contrast ends. */
export function chooseDark(isDark: boolean) {
  keepTheme(isDark ? "dark" : "light");
  showStored();
}

/** Whether it is dark here, or would be without high contrast; while the server renders, as the account has it. */
export function useIsDark(isStored: boolean): boolean {
  return useSyncExternalStore(
    onDisplayChange,
    () => themeWithoutContrast() === "dark",
    () => isStored,
  );
}
