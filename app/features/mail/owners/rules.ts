/** The key of a mail to an address that somebody typed and has not shown to be theirs. `id` tells it from the others. */
export function typedAddressKey(userId: string, id: string): string {
  return `typed-address ${userId} ${id}`;
}
