import { FIGURES_DAYS, type FiguresDay } from "#app/domain/figures-days.ts";

/** The choices of the form; the empty one turns reports off. */
export const FIGURES_OPTIONS = [
  { value: "", label: "Never" },
  ...FIGURES_DAYS.map((day) => ({ value: day, label: dayLabel(day) })),
];

/** The message for a choice that is none of these. */
export const NO_SUCH_DAY = "Please choose one of these";

/** The toasts after a choice. */
export const FIGURES_TOASTS = {
  on: { kind: "success", title: "Reports by email are on" },
  off: { kind: "success", title: "Reports by email are off" },
} as const;

export const FIGURES_FAILED = { title: "Your choice couldn't be saved", text: "Please try again." } as const;

function dayLabel(day: FiguresDay): string {
  if (day === "first") return "On the 1st of each month";
  return `Every ${day.charAt(0).toUpperCase()}${day.slice(1)}`;
}
