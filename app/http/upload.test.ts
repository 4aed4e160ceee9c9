import { describe, expect, it, vi } from "vitest";
import { filePart } from "./upload.server.ts";

async function sent(parts: Record<string, string | File>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  const answer = new Response(form);
  return { type: answer.headers.get("Content-Type") ?? "", body: Buffer.from(await answer.arrayBuffer()) };
}

describe("the file in a form", () => {
  it("is read as it was sent, whatever surrounds it", async () => {
    const bytes = Buffer.from([0, 13, 10, 45, 45, 255, 13, 10, 13, 10]);
    const file = new File([bytes], 'Zoë "final".pdf');
    const { type, body } = await sent({ other: "text", resume: file, last: "x" });
    const found = filePart(body, type, "resume");
    expect(found?.fileName).toBe('Zoë "final".pdf');
    expect(found?.bytes.equals(bytes)).toBe(true);
    expect(filePart(body, type.replace(/boundary=(.*)$/, 'boundary="$1"'), "resume")?.bytes.equals(bytes)).toBe(true);
  });

  it("is none for another field, plain text, or an empty choice", async () => {
    const { type, body } = await sent({ resume: "only text", photo: new File(["x"], "a.png") });
    expect(filePart(body, type, "resume")).toBeNull();
    const empty = await sent({ resume: new File([], "") });
    expect(filePart(empty.body, empty.type, "resume")).toBeNull();
  });

  it("is refused if the form is cut off, or is not a form", async () => {
    const { type, body } = await sent({ resume: new File(["0123456789"], "cv.pdf") });
    for (let length = 0; length < body.length - 8; length += 7)
      expect(() => filePart(body.subarray(0, length), type, "resume"), String(length)).toThrow("unreadable-upload");
    expect(() => filePart(body, "multipart/form-data", "resume")).toThrow("unreadable-upload");
    expect(() => filePart(Buffer.from("{}"), type, "resume")).toThrow("unreadable-upload");
  });

  it("is refused for a name of thousands of letters", async () => {
    const long = await sent({ resume: new File(["x"], `${"z".repeat(5000)}.pdf`) });
    expect(() => filePart(long.body, long.type, "resume")).toThrow("file-name-too-long");
    const chinese = await sent({ resume: new File(["x"], `${"\u5C65".repeat(250)}.pdf`) });
    expect(filePart(chinese.body, chinese.type, "resume")?.fileName).toHaveLength(254);
  });

  it("is refused in a form of half a million parts, of which twenty are read", () => {
    const part = "--x\r\nA: b\r\n\r\n\r\n";
    const body = Buffer.from(`${part.repeat(690_000)}--x--\r\n`);
    const search = vi.spyOn(body, "indexOf");
    expect(() => filePart(body, "multipart/form-data; boundary=x", "resume")).toThrow("unreadable-upload");
    expect(search).toHaveBeenCalledTimes(20);
  });
});
