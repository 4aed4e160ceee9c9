import { expect, test } from "vitest";
import { CONTACT_TEXTS } from "./labels.ts";
import { isReference, referenceOf } from "./rules.ts";
import { contactSchema } from "./schema.ts";

const GOOD = { name: "Ines", email: "ines@example.org", subject: "A question", message: "How do I begin?" };

const NAME = "Name must be at least 2 characters";
const EMAIL = "Please enter a valid email address";
const SUBJECT = "Subject must be at least 5 characters";
const MESSAGE = "Message must be at least 10 characters";

// Clauses D84.
test.each([
  ["name", undefined, NAME],
  ["name", "", NAME],
  ["name", " I ", NAME],
  ["email", undefined, EMAIL],
  ["email", "ines", EMAIL],
  ["email", "ines@example", EMAIL],
  ["email", '"bank" <ines@example.org>', EMAIL],
  ["email", "ines@example.org\r\nBcc: all@example.org", EMAIL],
  ["subject", "", SUBJECT],
  ["subject", "four", SUBJECT],
  ["subject", "    a    ", SUBJECT],
  ["message", "", MESSAGE],
  ["message", "nine char", MESSAGE],
])("%s %j is refused in the specification's words", (field, value, message) => {
  const answer = contactSchema.safeParse({ ...GOOD, [field]: value });
  expect(answer.error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual([[field, message]]);
});

// Clauses 9-7.
test.each([
  ["name", "Io"],
  ["subject", "Hello"],
  ["message", "Ten chars."],
])("%s %j is just long enough", (field, value) => {
  expect(contactSchema.safeParse({ ...GOOD, [field]: value }).success).toBe(true);
});

// Clauses 5-9, 5-10, 5-11, 5-12.
test("an empty form shows all four messages at once", () => {
  const answer = contactSchema.safeParse({ name: "", email: "", subject: "", message: "" });
  expect(answer.error?.issues.map((issue) => issue.message)).toEqual([NAME, EMAIL, SUBJECT, MESSAGE]);
});

test("the sender cannot choose the channel, the reference, or the account", () => {
  for (const field of ["channel", "reference", "userId"]) {
    expect(contactSchema.safeParse({ ...GOOD, [field]: "x" }).success).toBe(false);
  }
});

// Clauses 8-17.
test("the success text is that of the error catalog", () => {
  expect(CONTACT_TEXTS.sent).toEqual({
    title: "Message Sent",
    text: "Thank you for your message. We'll respond shortly.",
  });
  expect(CONTACT_TEXTS.failed.text).toBe("We could not send your message. Please try again.");
});

test.each([
  ["019a9f7e-0000-7000-8000-000000000000", "0000-0000"],
  ["019a9f7e-0000-7000-8000-00ffffffffff", "ZZZZ-ZZZZ"],
  ["019a9f7e-0000-7000-8000-120000000001", "0000-0001"],
  ["019a9f7e-0000-7000-8000-120000000020", "0000-0010"],
])("the message %s has the reference %s", (id, reference) => {
  expect(referenceOf(id)).toBe(reference);
  expect(isReference(reference)).toBe(true);
});

test.each([[null], [""], ["0000-000"], ["0000-000O"], ["0000-0000 "], ["<b>00-0000"]])(
  "%j is not a reference and is never shown",
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
