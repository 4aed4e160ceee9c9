/** The toasts after a note was saved or deleted. */
export const NOTE_SAVED = { kind: "success", title: "Note saved" } as const;
export const NOTE_DELETED = { kind: "success", title: "Note deleted" } as const;
export const NOTE_FAILED = { title: "Your note couldn't be saved", text: "Please try again." };
