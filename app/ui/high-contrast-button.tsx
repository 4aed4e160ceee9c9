import Contrast from "lucide-react/icons/contrast";
import { toggleHighContrast, useDisplayPreferences } from "./display-preferences.ts";

/** The switch in every header; the same setting as in the accessibility panel. */
export function HighContrastButton() {
  const { theme } = useDisplayPreferences();
  return (
    <button
      type="button"
      className="btn hc needs-script"
      aria-pressed={theme === "contrast"}
      title="High contrast (Alt + Esc)"
      onClick={toggleHighContrast}
    >
      <Contrast className="i i--half" />
      <span className="only-wide">High contrast</span>
      <span className="hc__on" aria-hidden="true">
        : on
      </span>
      <span className="vh only-slim">High contrast</span>
    </button>
  );
}
