/** Node buffers as much again and 64 KB more, so a slow reader costs less than 256 KB. */
export const MAX_WAITING_BYTES = 64 * 1024;
const MAX_STALL_MILLISECONDS = 30_000;

export type EventQueue = {
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Never blocks; a reader that falls too far behind ends the stream. */
  push(text: string): void;
  /** Ends the stream once the queue has been read. */
  end(): void;
  /** Ends the stream at once. */
  drop(): void;
};

/**
 * Opens a stream of short texts with bounded memory: a reader with 64 KB queued, or that reads nothing for 30 seconds
 * while something is queued, is dropped. `onEnd` is called once, however it ends.
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
    // Closes instead of failing, because Node's adapter would log a failure for every browser that leaves.
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
      // Called when the reader wants more: nothing is delivered before, so the queue has everything.
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
