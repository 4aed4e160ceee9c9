/** Whether our own script requests a page's data, as opposed to a browser that loads a page. */
export function isByScript(request: Request): boolean {
  return new URL(request.url).pathname.endsWith(".data");
}
