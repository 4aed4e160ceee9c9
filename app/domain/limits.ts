/** The longest message, and the longest text that goes out with a change of status, in characters. */
export const MESSAGE_MAX = 5_000;

export const MEGABYTE = 1024 * 1024;
