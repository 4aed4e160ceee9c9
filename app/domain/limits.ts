/** The longest message, alone or with a status change, in characters. */
export const MESSAGE_MAX = 5_000;

export const MEGABYTE = 1024 * 1024;
