/** Whether our own script asks for a page's data, and not the browser for a whole page. */
export function isByScript(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
