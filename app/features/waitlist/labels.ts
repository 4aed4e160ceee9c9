/** The answers of the form, character for character (section 8). */
export const WAITLIST_TEXTS = {
  joined: { title: "You're on the list!", text: "We'll notify you when the product is ready." },
  failed: {
    title: "Submission error",
    text: "There was a problem adding you to the waitlist. Please try again.",
  },
  left: { title: "You're off the list", text: "We've deleted your email address from the waitlist." },
} as const;
