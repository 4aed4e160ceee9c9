import type { WordingKind } from "#app/domain/wording.ts";
import type { Measure } from "./rules.ts";

export const MEASURE_LABELS: Record<Measure, { title: string; text: string }> = {
  suggested: {
    title: "Suggested to employers",
    text: "Of all visible seniors: those among the best 20 for one of the latest 100 open jobs.",
  },
  interviewed: {
    title: "Asked to an interview",
    text: "Of all applications of the 90 days before the report: those that led to an interview.",
  },
};

export const KIND_LABELS: Record<WordingKind, string> = {
  young: "Young people sought",
  schooling: "School years and graduates",
  age: "An age or an age limit",
  birth: "Dates of birth",
  changers: "No one who returns or changes careers",
  experience: "A ceiling of experience",
  generations: "A generation",
  retirement: "Close to retirement",
  digital: "Grew up with technology",
  signs: "Signs of age",
  team: "A young team",
  newcomers: "Beginners and rising talent",
  family: "No family",
  other: "Other words about age",
};
