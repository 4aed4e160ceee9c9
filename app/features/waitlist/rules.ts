/** The page that an entry came from, so that the page and its variant can be compared (D9). */
export type WaitlistSource = "waitlist" | "waitlist-test";
