import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { dispositionHeader, resumeNameRefusal, safeFileName } from "./rules.ts";

describe("the name of a resume", () => {
  it.each([
    "cv.pdf",
    "CV.PDF ",
    "my.cv.2026.docx",
    "mary.smith@aol.com.pdf",
    "Resume - www.marysmith.com.pdf",
    "resume.jar.pdf",
    "page.html.pdf",
    "jo.sh.doc",
  ])("%s is accepted", (name) => {
    expect(resumeNameRefusal(name)).toBeNull();
  });

  it.each([
    ["cv.exe.pdf", /ends like a program's/],
    ["cv.SCR.docx", /ends like a program's/],
    ["cv.pdf.exe", /PDF, DOC or DOCX/],
    ["cv.docm", /PDF, DOC or DOCX/],
    ["cv", /PDF, DOC or DOCX/],
    ["", /PDF, DOC or DOCX/],
  ])("%s is refused with its reason", (name, reason) => {
    expect(resumeNameRefusal(name)).toMatch(reason);
  });
});

it.each([
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ['a"\r\nSet-Cookie: x=1.pdf', "a Set-Cookie x=1.pdf"],
  ["C:\\Users\\Zoë\\Lebenslauf Zoë.pdf", "Lebenslauf Zoë.pdf"],
  ["fdp\u202Excod.pdf", "fdp xcod.pdf"],
  [".pdf", "resume.pdf"],
  [`${"x".repeat(500)}.pdf`, `${"x".repeat(80)}.pdf`],
])("the name %s is stored as %s", (typed, kept) => {
  expect(safeFileName(typed, "pdf")).toBe(kept);
});

it("cuts a name of nothing but dots or accents before parsing it", () => {
  const startedAt = cpuTime();
  expect(safeFileName(`a${".".repeat(64_000)}b.pdf`, "pdf")).toBe("a.pdf");
  expect(safeFileName(`a${"\u0301\u0316".repeat(32_000)}.pdf`, "pdf")).toHaveLength("a.pdf".length + 79);
  expect(cpuTime() - startedAt).toBeLessThan(1_000);
});

it("a name in a header is one quoted line, the same in both forms", () => {
  expect(dispositionHeader("attachment", "Lebenslauf Zoë's.pdf")).toBe(
    "attachment; filename=\"Lebenslauf Zo_'s.pdf\"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB%27s.pdf",
  );
});
