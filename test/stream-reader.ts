import { setTimeout as sleep } from "node:timers/promises";

/** An event of a stream, with its position. */
type HeardEvent = { position: string; topic: string; id: string | undefined };

/** Reads a person's event stream as a browser does: reopens it after the last position whenever it breaks. */
export type StreamReader = {
  /** Everything but heartbeats, in order. */
  heard: HeardEvent[];
  /** How many times the stream was opened. */
  opened(): number;
  stop(): Promise<void>;
};

/** Starts reading at `origin()`, evaluated for every connection, until it is stopped. */
export async function readStream(origin: () => string, cookie: string): Promise<StreamReader> {
  const heard: HeardEvent[] = [];
  const leaving = new AbortController();
  const begun = Promise.withResolvers<void>();
  let opened = 0;
  let position = "";

  async function readOnce() {
    const response = await fetch(`${origin()}/live?after=${position}`, {
      headers: { Cookie: cookie },
      signal: leaving.signal,
    });
    if (!response.body) return;
    opened += 1;
    let text = "";
    for await (const piece of response.body.pipeThrough(new TextDecoderStream())) {
      const blocks = `${text}${piece}`.split("\n\n");
      // The last block may be incomplete and is dropped after a cut.
      text = blocks.pop() ?? "";
      for (const block of blocks) hear(block);
    }
  }

  function hear(block: string) {
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
    position = field("id") || position;
    begun.resolve();
    const topic = field("event");
    if (topic === "beat") return;
    const { id } = topic === "gap" ? {} : JSON.parse(field("data"));
    heard.push({ position, topic, id });
  }

  async function readOn() {
    while (!leaving.signal.aborted) {
      await readOnce().catch(() => {});
      if (!leaving.signal.aborted) await sleep(10);
    }
  }

  const reading = readOn();
  await begun.promise;
  return {
    heard,
    opened: () => opened,
    async stop() {
      leaving.abort();
      await reading;
    },
  };
}
