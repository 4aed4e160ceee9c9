/** Texts that several features use, apart from their rules, which a page of a job need not load. */
export const APPLY_FAILED = "Application Failed";
export const LOG_IN_FIRST = "Please login to access this page";

/** The title if an application could be neither undone nor sent. */
export const HELD_FAILED = "That didn't go through";

/** The line that opens the note to the employer, on the job page. */
export const ADD_NOTE = "Add a note to the employer (optional)";
