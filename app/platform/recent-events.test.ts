import { expect, test } from "vitest";
import { MOST_CHARACTERS, MOST_EVENTS, MOST_MISSED, type RecentEvents, rememberEvents } from "./recent-events.ts";

const LENGTH = 200;

/** Adds `count` events of `userId` at positions `name-0`, `name-1`, and so on. */
function add(recent: RecentEvents, userId: string, name: string, count = 1, length = LENGTH) {
  for (let number = 0; number < count; number++) {
    recent.add({ position: `${name}-${number}`, event: { userId, topic: "message" } }, length);
  }
}

test("returns a person's own events after a position, oldest first", () => {
  const recent = rememberEvents();
  const start = recent.position();
  add(recent, "ann", "a", 2);
  add(recent, "bob", "b");
  add(recent, "ann", "c");
  expect(recent.position()).toBe("c-0");
  expect(recent.since("ann", start)?.map(({ position }) => position)).toEqual(["a-0", "a-1", "c-0"]);
  expect(recent.since("ann", "a-0")?.map(({ position }) => position)).toEqual(["a-1", "c-0"]);
  expect(recent.since("bob", "c-0")).toEqual([]);
  expect(recent.since("ann", "elsewhere")).toBeNull();
});

test("returns nothing to a person who missed too many", () => {
  const recent = rememberEvents();
  const start = recent.position();
  add(recent, "ann", "a", MOST_MISSED);
  expect(recent.since("ann", start)).toHaveLength(MOST_MISSED);
  add(recent, "ann", "b");
  expect(recent.since("ann", start)).toBeNull();
});

test("keeps the newer half of many events", () => {
  const recent = rememberEvents();
  add(recent, "ann", "a", MOST_EVENTS - 1);
  expect(recent.since("bob", "a-0")).toEqual([]);
  add(recent, "ann", "b");
  expect(recent.since("bob", "a-0")).toBeNull();
  expect(recent.since("bob", `a-${MOST_EVENTS / 2 - 1}`)).toEqual([]);
  expect(recent.position()).toBe("b-0");
});

test("drops long events sooner, the newest never", () => {
  const recent = rememberEvents();
  add(recent, "ann", "a", 10, MOST_CHARACTERS / 10);
  expect(recent.since("bob", "a-0")).toEqual([]);
  add(recent, "ann", "b", 1, MOST_CHARACTERS / 10);
  expect(recent.since("bob", "a-0")).toBeNull();
  expect(recent.since("ann", "a-9")?.map(({ position }) => position)).toEqual(["b-0"]);
  for (const name of ["c", "d", "e"]) {
    add(recent, "ann", name, 1, 2 * MOST_CHARACTERS);
    expect(recent.position()).toBe(`${name}-0`);
  }
  expect(recent.since("ann", "a-9")).toBeNull();
});

test("knows no earlier position after events may have been lost", () => {
  const recent = rememberEvents();
  add(recent, "ann", "a");
  recent.forget();
  expect(recent.since("ann", "a-0")).toBeNull();
  expect(recent.since("ann", recent.position())).toEqual([]);
});
