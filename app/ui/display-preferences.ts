import { useEffect, useSyncExternalStore } from "react";

export type ColourTheme = "light" | "dark" | "contrast";
export type TextSize = "reset" | "larger" | "largest";
export type DisplayPreferences = {
  theme: ColourTheme;
  textSize: TextSize;
  hasLetterShortcut: boolean;
};

const TEXT_SIZE = "text-size";
const HIGH_CONTRAST = "high-contrast";
const THEME = "theme";
const LETTER_SHORTCUT = "contrast-shortcut";
const CHANGED = "display-changed";

const ON_THE_SERVER: DisplayPreferences = { theme: "light", textSize: "reset", hasLetterShortcut: true };
let last = ON_THE_SERVER;

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string) {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // A private window may refuse storage: then the choice lasts as long as the page.
  }
}

/** Returns the person's choice, else the system's, in the order of the first-paint script. */
function chosenTheme(): ColourTheme {
  const contrast = read(HIGH_CONTRAST);
  if (contrast === "enabled") return "contrast";
  if (contrast !== "disabled" && window.matchMedia("(prefers-contrast: more)").matches) return "contrast";
  return themeWithoutContrast();
}

/** Returns light or dark: as chosen, else as the system says. */
export function themeWithoutContrast(): ColourTheme {
  const theme = read(THEME);
  if (theme === "light" || theme === "dark") return theme;
  return window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Stores light or dark, also for when high contrast ends. */
export function keepTheme(theme: "light" | "dark") {
  keep(THEME, theme);
}

function show(theme: ColourTheme) {
  document.documentElement.dataset.theme = theme;
  window.dispatchEvent(new Event(CHANGED));
}

/** Applies and stores the theme. Light or dark also ends high contrast. */
export function chooseTheme(theme: ColourTheme) {
  keep(HIGH_CONTRAST, theme === "contrast" ? "enabled" : "disabled");
  if (theme !== "contrast") keepTheme(theme);
  show(theme);
}

/** Applies and stores the text size. */
export function chooseTextSize(size: TextSize) {
  keep(TEXT_SIZE, size);
  document.documentElement.dataset.text = size;
  window.dispatchEvent(new Event(CHANGED));
}

/** Turns high contrast on, or off and back to the theme chosen before. */
export function toggleHighContrast() {
  if (document.documentElement.dataset.theme !== "contrast") return chooseTheme("contrast");
  keep(HIGH_CONTRAST, "disabled");
  show(themeWithoutContrast());
}

/** Turns the shortcut Alt + Shift + C on or off; Alt + Esc always works. */
export function allowLetterShortcut(isAllowed: boolean) {
  keep(LETTER_SHORTCUT, isAllowed ? "on" : "off");
  window.dispatchEvent(new Event(CHANGED));
}

function snapshot(): DisplayPreferences {
  const { theme, text } = document.documentElement.dataset;
  const next: DisplayPreferences = {
    theme: theme === "dark" || theme === "contrast" ? theme : "light",
    textSize: text === "larger" || text === "largest" ? text : "reset",
    hasLetterShortcut: read(LETTER_SHORTCUT) !== "off",
  };
  const isSame =
    next.theme === last.theme && next.textSize === last.textSize && next.hasLetterShortcut === last.hasLetterShortcut;
  if (!isSame) last = next;
  return last;
}

/** Calls back on every change of theme, contrast, or size; returns a function that stops that. */
export function onDisplayChange(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  return () => window.removeEventListener(CHANGED, onChange);
}

type Stored = { theme: string; highContrast: string; textSize: string };

/** Returns the person's choices in this browser; empty strings where there are none. */
export function storedDisplayPreferences(): Stored {
  return { theme: read(THEME) ?? "", highContrast: read(HIGH_CONTRAST) ?? "", textSize: read(TEXT_SIZE) ?? "" };
}

/** Takes over choices from the account where this browser has none. */
export function adoptDisplayPreferences(chosen: { [name in keyof Stored]: string | null }) {
  const own = storedDisplayPreferences();
  const isNew = (name: keyof Stored) => own[name] === "" && chosen[name] !== null;
  if (!isNew("theme") && !isNew("highContrast") && !isNew("textSize")) return;
  if (isNew("theme")) keep(THEME, chosen.theme ?? "");
  if (isNew("highContrast")) keep(HIGH_CONTRAST, chosen.highContrast ?? "");
  if (isNew("textSize")) keep(TEXT_SIZE, chosen.textSize ?? "");
  showStored();
}

/** Applies the stored preferences. */
export function showStored() {
  const size = read(TEXT_SIZE);
  document.documentElement.dataset.text = size === "larger" || size === "largest" ? size : "reset";
  show(chosenTheme());
}

/** Returns the current settings; light and 100% on the server. */
export function useDisplayPreferences(): DisplayPreferences {
  return useSyncExternalStore(onDisplayChange, snapshot, () => ON_THE_SERVER);
}

/** Handles the shortcuts, and changes by the system and other tabs. Used once per page, by the accessibility panel. */
export function useDisplayShortcuts() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const isLetter = event.altKey && event.shiftKey && event.code === "KeyC" && read(LETTER_SHORTCUT) !== "off";
      if (!(event.altKey && event.key === "Escape") && !isLetter) return;
      event.preventDefault();
      toggleHighContrast();
    }
    const queries = ["(prefers-color-scheme: dark)", "(prefers-contrast: more)"].map((query) =>
      window.matchMedia(query),
    );
    for (const query of queries) query.addEventListener("change", showStored);
    window.addEventListener("storage", showStored);
    document.addEventListener("keydown", press);
    return () => {
      for (const query of queries) query.removeEventListener("change", showStored);
      window.removeEventListener("storage", showStored);
      document.removeEventListener("keydown", press);
    };
  }, []);
}
