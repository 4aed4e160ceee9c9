/** Texts of the specification that several features use. */
export const APPLY_FAILED = "Application Failed";
export const LOG_IN_FIRST = "Please login to access this page";
