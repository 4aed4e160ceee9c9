/** An occupation that a text is about. `share` is 1 for the best one; `because` are the words that spoke for it most. */
export type TextOccupation = { name: string; field: string; share: number; because: string };

/** A skill as somebody tagged it: what it may mean, its stems with how telling each is, and what it counts. */
export type Tag = { name: string; concepts: string[]; stems: Array<[stem: string, rarity: number]>; weight: number };

/**
 * What a job or a person is read as, and all of it that matching needs. `near` are the occupations that it can stand in
 * for, itself among them, and how well, 0 to 1. `skills` and `stems` are unit vectors of the most telling ones.
 */
export type TextReading = {
  occupations: TextOccupation[];
  near: Record<string, number>;
  tags: Tag[];
  skills: Record<string, number>;
  stems: Record<string, number>;
};

export type JobText = { title: string; skills: readonly string[]; description: string; industry: string };
export type PersonText = { skills: readonly string[]; about: string };
