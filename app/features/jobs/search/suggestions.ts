/** The search box in which a person types. */
export type SuggestedField = "what" | "where";

/** A suggestion while typing, and how many open jobs have it. */
export type Suggestion = { kind: "title" | "skill" | "place"; text: string; jobs: number };
