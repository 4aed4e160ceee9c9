/** Whether a form was submitted since the page arrived; then forgets that. */
export function takeSent(form: HTMLFormElement): boolean {
  return globalThis.sentForms?.delete(form) ?? false;
}
