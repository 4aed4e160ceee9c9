/** A reason not to start, in one plain sentence for the person who runs the server. */
export class StartError extends Error {
  override name = "StartError";
}
