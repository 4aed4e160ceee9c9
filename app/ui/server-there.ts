/** Whether the server answers at all. Asking a page's loaders without it would put an error page in its place. */
export async function isServerThere(): Promise<boolean> {
  return await fetch("/healthz", { cache: "no-store" }).then(
    (answer) => answer.ok,
    () => false,
  );
}
