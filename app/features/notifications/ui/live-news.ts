const TOPICS = ["application", "notification", "message", "read", "session"] as const;

/** What the server sends over /live; `status` belongs to an application, `id` to what the topic names. */
export type LiveNews = {
  topic: (typeof TOPICS)[number];
  status?: string | undefined;
  id?: string | undefined;
};

/** The names of the stream's events that carry news. */
export const LIVE_TOPICS: readonly LiveNews["topic"][] = TOPICS;

/** One piece of news out of what the server sent; null for what this page does not know. */
export function newsOf(value: unknown): (LiveNews & { position: string }) | null {
  const topic = TOPICS.find((one) => one === textIn(value, "topic"));
  const position = textIn(value, "position");
  return topic && position ? { topic, position, ...detailsOf(value) } : null;
}

/** What belongs to the topic, each part only where it is there. */
export function detailsOf(value: unknown): Pick<LiveNews, "status" | "id"> {
  const [status, id] = [textIn(value, "status"), textIn(value, "id")];
  return { ...(status && { status }), ...(id && { id }) };
}

/** A text field of something that came from elsewhere. */
export function textIn(value: unknown, name: string): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const found: unknown = Reflect.get(value, name);
  return typeof found === "string" ? found : undefined;
}
