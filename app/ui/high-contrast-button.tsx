import Contrast from "lucide-react/icons/contrast";
import { toggleHighContrast, useComfort } from "./comfort.ts";

/** The switch of every header; the same setting as in the comfort control. */
export function HighContrastButton() {
  const { theme } = useComfort();
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
