/** Node holds as much again on its way to the system, and 64 KB more: a slow reader costs less than 256 KB. */
export const MAX_WAITING_BYTES = 64 * 1024;
const MAX_STALL_MILLISECONDS = 30_000;

export type EventQueue = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Never blocks; texts that the reader does not take in time end the stream. */
  push(text: string): void;
  /** Ends the stream once what is waiting has been read. */
  end(): void;
  /** Ends the stream at once. */
  drop(): void;
};

/**
 * A stream of short texts with a bounded memory: a reader that leaves 64 KB waiting, or takes nothing for 30 seconds
 * while something waits, is dropped. `onEnd` is called once, however it ends.
 */
export function openEventQueue(options: { onEnd(isDropped: boolean): void; onDrop(): void }): EventQueue {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let waiting = "";
  let isWanted = false;
  let isEnding = false;
  let hasEnded = false;
  let stall: ReturnType<typeof setTimeout> | undefined;

  function close(isDropped: boolean) {
    if (hasEnded) return;
    hasEnded = true;
    waiting = "";
    clearTimeout(stall);
    options.onEnd(isDropped);
  }

  function drop() {
    if (hasEnded) return;
    close(true);
    // Ended, not failed: Node's adapter would print a failure for every browser that leaves.
    controller?.close();
  }

  function flush() {
    if (hasEnded) return;
    if (waiting !== "" && isWanted) {
      isWanted = false;
      clearTimeout(stall);
      stall = undefined;
      const text = waiting;
      waiting = "";
      controller?.enqueue(encoder.encode(text));
    }
    if (waiting === "" && isEnding) {
      close(false);
      controller?.close();
    }
  }

  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      start(given) {
        controller = given;
      },
      // Called when the reader wants more: nothing is handed over before, so the waiting texts are all there is.
      pull() {
        isWanted = true;
        flush();
      },
      cancel() {
        close(true);
      },
    },
    { highWaterMark: 0 },
  );

  return {
    stream,
    drop,
    push(text) {
      if (hasEnded || isEnding) return;
      waiting += text;
      flush();
      if (waiting === "" || hasEnded) return;
      if (waiting.length > MAX_WAITING_BYTES) {
        options.onDrop();
        return drop();
      }
      stall ??= setTimeout(() => {
        options.onDrop();
        drop();
      }, MAX_STALL_MILLISECONDS);
    },
    end() {
      isEnding = true;
      flush();
    },
  };
}
