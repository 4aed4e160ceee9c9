/** The product's constants: name, addresses, promises. Everything that names the product uses them. */
export const BRAND = {
  name: "Seasoned",
  tagline: "Launch your next chapter with confidence",
  description: "Flexible, part-time, consulting and project work for experienced professionals.",
  contactEmail: "help@seasoned.example",
  supportHours: "Monday to Friday, 8:00\u00a0AM to 7:00\u00a0PM Eastern",
  replyTime: "24-48 hours",
  /** The same promise as numbers, to measure it. */
  replyHours: { soon: 24, latest: 48 },
  /** External profiles; the footer hides the row while it is empty (D23). */
  socialLinks: [] as ReadonlyArray<{ label: string; href: string }>,
} as const;

/**
 * The version of the legal pages that sign-up records (D37), and the day their wording was last edited without a change
 * of meaning (decision 041).
 */
export const TERMS = {
  version: "2025-04-27",
  updatedOn: "April 27, 2025",
  editedOn: "November 28, 2026",
  minimumAge: 18,
} as const;
