import CircleQuestionMark from "lucide-react/icons/circle-question-mark";
import Contrast from "lucide-react/icons/contrast";
import { Disclosure } from "./disclosure.tsx";
import {
  allowLetterShortcut,
  type ColourTheme,
  chooseTextSize,
  chooseTheme,
  type TextSize,
  useDisplayPreferences,
  useDisplayShortcuts,
} from "./display-preferences.ts";

const SIZES: ReadonlyArray<{ value: TextSize; label: string }> = [
  { value: "reset", label: "Standard" },
  { value: "larger", label: "Larger" },
  { value: "largest", label: "Largest" },
];

const THEMES: ReadonlyArray<{ value: ColourTheme; label: string }> = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
  { value: "contrast", label: "High contrast" },
];

/**
 * Help and accessibility settings, in the same place on every page: a tab in the margin if there is one, else a bar
 * with reserved height at the bottom. Never over content. Help links to the help block of the footer.
 */
export function AccessibilityControl() {
  useDisplayShortcuts();
  return (
    <aside className="accessibility" aria-label="Accessibility and help">
      <div className="accessibility__in">
        <a className="accessibility__help" href="#help">
          <CircleQuestionMark className="i" />
          Help
        </a>
        <Disclosure
          className="a11y"
          summary={
            <>
              <Contrast className="i i--half" />
              Accessibility
            </>
          }
        >
          <div className="a11y__panel">
            <h2>Accessibility</h2>
            <AccessibilityPanel />
          </div>
        </Disclosure>
      </div>
    </aside>
  );
}

/** The settings; `idPrefix` keeps ids unique where the panel is shown twice. */
export function AccessibilityPanel({ idPrefix = "display" }: { idPrefix?: string | undefined }) {
  const { theme, textSize, hasLetterShortcut } = useDisplayPreferences();
  return (
    <>
      <p className="only-without-script">These switches need JavaScript. Your browser's own zoom works here too.</p>
      <div className="a11y__settings needs-script">
        <p className="label" id={`${idPrefix}-size`}>
          Text size
        </p>
        <fieldset className="sizes" aria-labelledby={`${idPrefix}-size`}>
          {SIZES.map((size) => (
            <button
              key={size.value}
              type="button"
              className={`sizes__${size.value}`}
              aria-pressed={textSize === size.value}
              onClick={() => chooseTextSize(size.value)}
            >
              <b aria-hidden="true">A</b>
              <span>{size.label}</span>
            </button>
          ))}
        </fieldset>
        <p className="label" id={`${idPrefix}-theme`}>
          Colors
        </p>
        <fieldset className="sizes" aria-labelledby={`${idPrefix}-theme`}>
          {THEMES.map((choice) => (
            <button
              key={choice.value}
              type="button"
              aria-pressed={theme === choice.value}
              onClick={() => chooseTheme(choice.value)}
            >
              {choice.label}
            </button>
          ))}
        </fieldset>
        <label className="check only-with-keys">
          <input
            type="checkbox"
            checked={hasLetterShortcut}
            autoComplete="off"
            onChange={(event) => allowLetterShortcut(event.currentTarget.checked)}
          />
          <span>Shortcut: Alt+Shift+C (or Alt+Esc on Mac)</span>
        </label>
      </div>
    </>
  );
}
