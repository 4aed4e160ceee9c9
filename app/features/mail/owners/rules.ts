/** How the key of a mail begins that went to an address which this person had before. */
export function formerAddressKey(userId: string): string {
  return `former-address ${userId} `;
}

/** The key of a mail to an address that somebody typed and has not shown to be theirs. `id` tells it from the others. */
export function typedAddressKey(userId: string, id: string): string {
  return `typed-address ${userId} ${id}`;
}
