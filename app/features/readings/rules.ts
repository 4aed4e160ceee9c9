/** An occupation that a text is about. `share` is 1 for the best one; `because` are the words that support it most. */
export type TextOccupation = { name: string; field: string; share: number; because: string };

/** A skill as tagged: its possible meanings, its stems with their rarity, and its weight. */
export type Tag = { name: string; concepts: string[]; stems: Array<[stem: string, rarity: number]>; weight: number };

/**
 * How a job or a person is read: everything that matching needs. `near` are the occupations that it can stand in for,
 * itself included, with closeness from 0 to 1. `skills` and `stems` are unit vectors of the most distinctive ones.
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
