import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MAX_WAITING_BYTES, openEventQueue } from "./event-queue.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function anOpenQueue() {
  const onEnd = vi.fn();
  const onDrop = vi.fn();
  const queue = openEventQueue({ onEnd, onDrop });
  const reader = queue.stream.getReader();
  async function read(): Promise<string | null> {
    const { done, value } = await reader.read();
    return done ? null : new TextDecoder().decode(value);
  }
  return { ...queue, reader, read, onEnd, onDrop };
}

test("texts arrive in order, and queued ones together", async () => {
  const queue = anOpenQueue();
  queue.push("one ");
  queue.push("two ");
  expect(await queue.read()).toBe("one two ");
  const next = queue.read();
  queue.push("three");
  expect(await next).toBe("three");
  expect(queue.onEnd).not.toHaveBeenCalled();
});

test("an ended stream delivers what is queued, then ends once", async () => {
  const queue = anOpenQueue();
  queue.push("last words");
  queue.end();
  queue.end();
  queue.push("too late");
  expect(await queue.read()).toBe("last words");
  expect(await queue.read()).toBeNull();
  expect(queue.onEnd.mock.calls).toEqual([[false]]);
});

test("drops a reader with 64 KB queued", async () => {
  const queue = anOpenQueue();
  const kilobyte = "x".repeat(1024);
  for (let sent = 0; sent < MAX_WAITING_BYTES / 1024; sent += 1) queue.push(kilobyte);
  expect(queue.onEnd).not.toHaveBeenCalled();
  queue.push(kilobyte);
  expect(queue.onEnd.mock.calls).toEqual([[true]]);
  expect(queue.onDrop).toHaveBeenCalledOnce();
  expect(await queue.read()).toBeNull();
});

test("drops a reader that reads nothing for 30 seconds, not a slow one", async () => {
  const [slow, steady] = [anOpenQueue(), anOpenQueue()];
  slow.push("hello");
  for (let second = 0; second < 31; second += 1) {
    steady.push("hello");
    await steady.read();
    vi.advanceTimersByTime(1_000);
  }
  expect(slow.onEnd.mock.calls).toEqual([[true]]);
  expect(steady.onEnd).not.toHaveBeenCalled();
  vi.advanceTimersByTime(600_000);
  expect(steady.onEnd).not.toHaveBeenCalled();
});

test("a reader that leaves ends the stream and its queue", async () => {
  const queue = anOpenQueue();
  await queue.reader.cancel();
  queue.push("nobody reads this");
  expect(queue.onEnd.mock.calls).toEqual([[true]]);
  expect(vi.getTimerCount()).toBe(0);
});
