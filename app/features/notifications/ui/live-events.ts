const TOPICS = ["application", "notification", "message", "read", "session"] as const;

/** An event from /live; `status` belongs to an application, `id` to the topic's object. */
export type LiveEvent = {
  topic: (typeof TOPICS)[number];
  status?: string | undefined;
  id?: string | undefined;
};

/** The names of the stream's events. */
export const LIVE_TOPICS: readonly LiveEvent["topic"][] = TOPICS;

/** Parses an event from the server; null for one that this page does not know. */
export function liveEventOf(value: unknown): (LiveEvent & { position: string }) | null {
  const topic = TOPICS.find((one) => one === textIn(value, "topic"));
  const position = textIn(value, "position");
  return topic && position ? { topic, position, ...detailsOf(value) } : null;
}

/** Returns the optional details of an event. */
export function detailsOf(value: unknown): Pick<LiveEvent, "status" | "id"> {
  const [status, id] = [textIn(value, "status"), textIn(value, "id")];
  return { ...(status && { status }), ...(id && { id }) };
}

/** Reads a text field of an untrusted value. */
export function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" ? found : undefined;
}
