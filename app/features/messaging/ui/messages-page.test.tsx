import { renderToReadableStream } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { pageText } from "#test/page-text.ts";
import type { ConversationRow, Thread } from "../rules.ts";
import { MessagesPage, type MessagesPageProps } from "./messages-page.tsx";

const NOW = new Date("2026-11-20T10:00:00Z");
const ROW: ConversationRow = {
  id: "00000000-0000-7000-8000-000000000001",
  counterpart: { id: "00000000-0000-7000-8000-000000000002", name: "Priya Raman", photoUrl: null },
  subject: null,
  updatedAt: NOW,
  unreadCount: 0,
  last: { content: "Good morning.", isOwn: false, isRemoved: false },
};
const THREAD: Thread = {
  id: ROW.id,
  counterpart: ROW.counterpart,
  subject: null,
  messages: [],
  held: null,
  earlierFrom: null,
  laterFrom: null,
  newest: null,
  isArchived: false,
  blockedBy: null,
  isSuspended: false,
  isReadOnly: false,
  mustWait: false,
  mustVerify: false,
};

const REST: Omit<MessagesPageProps, "list" | "thread"> = {
  role: "senior",
  viewerId: "00000000-0000-7000-8000-000000000003",
  search: "",
  isArchived: false,
  start: null,
  off: null,
  submissionKey: "00000000-0000-7000-8000-000000000004",
  sendsOnEnter: false,
  now: NOW,
  newFrom: null,
  from: null,
  asking: null,
  answer: undefined,
};

/** Renders the page on the server, including its deferred parts. */
async function pageWith(said: Pick<MessagesPageProps, "list" | "thread">): Promise<string> {
  said.list.catch(() => {});
  const page = <MessagesPage {...REST} {...said} />;
  const router = createMemoryRouter([{ path: "*", element: page }], { initialEntries: ["/senior/messages"] });
  const stream = await renderToReadableStream(<RouterProvider router={router} />, { onError: () => {} });
  await stream.allReady;
  return await new Response(stream).text();
}

// Clauses 8-22.
test("a list that cannot be loaded offers a retry and does not look empty", async () => {
  const html = await pageWith({ list: Promise.reject(new Error("the database is away")), thread: THREAD });
  expect(pageText(html)).toContain("Your conversations couldn't be loaded");
  expect(pageText(html)).toContain("Retry");
  expect(pageText(html)).not.toContain("No conversations yet");
  // The part that could be loaded stays.
  expect(html).toContain("Type your message...");
});

// Clauses D88.
test("a conversation that cannot be loaded says so beside the list", async () => {
  const html = await pageWith({ list: Promise.resolve({ rows: [ROW], hasMore: false }), thread: "failed" });
  expect(pageText(html)).toContain("This conversation couldn't be loaded");
  expect(pageText(html)).toContain("Retry");
  expect(pageText(html)).not.toContain("No messages yet");
  expect(pageText(html)).toContain("Priya Raman");
});

test.each([
  [false, "Not delivered yet: we're checking it"],
  [true, "Not delivered. Only you see it"],
])("a held message stays before its sender, and says what became of it (refused: %s)", async (isRefused, fact) => {
  const held = { content: "See www.church.example", createdAt: NOW, isRefused };
  const html = await pageWith({ list: Promise.resolve({ rows: [], hasMore: false }), thread: { ...THREAD, held } });
  expect(pageText(html)).toContain("See www.church.example");
  expect(pageText(html)).toContain(fact);
  expect(pageText(html)).not.toContain("No messages yet");
  expect(html.includes("Type your message...")).toBe(isRefused);
});

test("the archived conversations are linked from the page itself", async () => {
  const html = await pageWith({ list: Promise.resolve({ rows: [], hasMore: false }), thread: null });
  expect(html).toContain('href="/senior/messages?show=archived"');
});
