// `npm run quality -- learn` compares these weights with ones learned from judged markets; docs/matching.md has the figures.

/** The weights of the parts of a fit. */
export const FIT_WEIGHTS = {
  /** The occupation: how well the person can stand in for the job's occupations. */
  trade: 0.54,
  /** The required skills that the person has. */
  tags: 0.76,
  /** Skills that both texts mention, by meaning. */
  skills: 0.22,
  /** Distinctive words that both texts use. */
  stems: 0.19,
} as const;

/** The raw fit that counts as half, and the steepness of the curve there. */
export const CURVE = { half: 0.22, steepness: 2.5 } as const;

/**
 * What is left of the fit where a part does not fit at all, or is unknown. Obstacles multiply, so good hours never rank
 * another occupation above the same one.
 */
export const OBSTACLES = {
  hours: 0.75,
  "opposite-mode": 0.48,
  "hybrid-mode": 0.93,
  pay: 0.77,
  "place-on-site": 0.48,
  "place-hybrid": 0.56,
  // Judged markets leave nothing unsaid, so these are chosen.
  "hours-unsaid": 0.92,
  "work-mode-unsaid": 0.96,
  "place-unsaid": 0.85,
} as const;
