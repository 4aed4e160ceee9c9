import { describe, expect, it } from "vitest";
import { aCompoundFile, aDocx, aPdf } from "#test/uploads.ts";
import { inspectDocument } from "./documents.server.ts";

describe("a document", () => {
  // Clauses 5-15.
  it.each([
    ["a PDF", "pdf", aPdf()],
    ["a DOC", "doc", aCompoundFile(["WordDocument", "1Table", "\u0005SummaryInformation"])],
    ["a DOCX", "docx", aDocx()],
  ])("that is %s is accepted as %s, whatever its name", async (_, type, bytes) => {
    expect(await inspectDocument(bytes)).toEqual({ type, refusal: null });
  });

  it.each([
    ["a page", "<html><script>alert(1)</script></html>"],
    ["a program", "MZ\u0090\u0000"],
    ["a drawing", '<?xml version="1.0"?><svg onload="alert(1)"/>'],
    ["a page in front of a DOCX", Buffer.concat([Buffer.from("<html>"), aDocx()])],
    ["nothing", ""],
  ])("that is %s is refused", async (_, content) => {
    expect((await inspectDocument(Buffer.from(content))).refusal).toMatch(/isn't a PDF, DOC or DOCX/);
  });

  it("that is an RTF file is refused with advice", async () => {
    const { refusal } = await inspectDocument(Buffer.from("{\\rtf1\\ansi Resume\\par}"));
    expect(refusal).toMatch(/is an RTF file.*save it as PDF or DOCX/);
  });
});
