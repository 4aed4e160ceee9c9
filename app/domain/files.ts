/** The pictures of a company's page, one kind for each place. */
export const PICTURE_KINDS = ["picture-1", "picture-2", "picture-3", "picture-4"] as const;

/** The kinds of uploaded files; a person has one of each. */
export const FILE_KINDS = ["photo", "resume", "logo", ...PICTURE_KINDS] as const;
