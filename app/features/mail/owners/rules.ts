/** Returns the key of an email to an address that was typed but not verified. `id` makes it unique. */
export function typedAddressKey(userId: string, id: string): string {
  return `typed-address ${userId} ${id}`;
}
