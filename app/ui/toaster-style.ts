/** What the page policy must allow for toasts besides our own stylesheets: nothing, they bring no inline style. */
export const TOASTER_STYLE_HASHES: readonly string[] = [];
