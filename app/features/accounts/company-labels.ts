/** What a viewer of a company reads where a form would be. */
export const VIEWER_ONLY = {
  title: "You can look, but not change anything",
  text: "You're a viewer on your company's team. An owner can make you a recruiter.",
};

/** The author of a note whose account is gone. */
export const FORMER_COLLEAGUE = "A former colleague";
