/** The box in which somebody types. */
export type SuggestedField = "what" | "where";

/** What is offered while somebody types, and how many open jobs have it. */
export type Suggestion = { kind: "title" | "skill" | "place"; text: string; jobs: number };
