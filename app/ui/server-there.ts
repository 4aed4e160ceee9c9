/** Whether the server responds. Without it, running a page's loaders would replace the page by an error page. */
export async function isServerThere(): Promise<boolean> {
  return await fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}
