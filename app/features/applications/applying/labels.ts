/** The title of a refusal to apply (section 8). By itself, because the page of a job must stay light. */
export const APPLY_FAILED = "Application Failed";
