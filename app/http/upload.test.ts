import { expect, test } from "vitest";
import { filePart } from "./upload.server.ts";

async function sent(parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const answer = new Response(form);
  return { type: answer.headers.get("Content-Type") ?? "", body: Buffer.from(await answer.arrayBuffer()) };
}

test("a file is read as it was sent, whatever stands around it and in its name", async () => {
  const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10, 13, 10]);
  const file = new File([bytes], 'Zoë "final".pdf');
  const { type, body } = await sent({ other: "text", resume: file, last: "x" });
  const found = filePart(body, type, "resume");
  expect(found?.fileName).toBe('Zoë "final".pdf');
  expect(found?.bytes.equals(bytes)).toBe(true);
  expect(filePart(body, type.replace(/boundary=(.*)$/, 'boundary="$1"'), "resume")?.bytes.equals(bytes)).toBe(true);
});

test("no file, another field, a plain text and an empty choice are all nothing", async () => {
  const { type, body } = await sent({ resume: "only text", photo: new File(["x"], "a.png") });
  expect(filePart(body, type, "resume")).toBeNull();
  const empty = await sent({ resume: new File([], "") });
  expect(filePart(empty.body, empty.type, "resume")).toBeNull();
});

test("a body that breaks off, or is no form at all, is nothing", async () => {
  const { type, body } = await sent({ resume: new File(["0123456789"], "cv.pdf") });
  for (let length = 0; length < body.length - 8; length += 7)
    expect(filePart(body.subarray(0, length), type, "resume")).toBeNull();
  expect(filePart(body, "multipart/form-data", "resume")).toBeNull();
  expect(filePart(Buffer.from("{}"), type, "resume")).toBeNull();
});
