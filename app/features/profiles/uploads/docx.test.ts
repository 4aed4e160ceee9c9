import { describe, expect, it } from "vitest";
import { cpuTime } from "#test/cpu-time.ts";
import { HEAD, linked, OFFICE, PARTS, related, TEMPLATE, types, WORD, withFields } from "#test/docx.ts";
import { aCompoundFile, aDocx, aZipBomb } from "#test/uploads.ts";
import { inspectDocument } from "./documents.server.ts";

const TOO_MUCH = /larger than it looks, or damaged/;
const MEGABYTE = 1024 * 1024;

async function refusalOf(bytes: Buffer): Promise<string | null> {
  return (await inspectDocument(bytes)).refusal;
}

const TABLE = { "xl/workbook.xml": "<workbook/>" };
const LOCAL = [
  "file:///C:\\Users\\Pat\\AppData\\Roaming\\Microsoft\\Templates\\Resume.dotx",
  "C:\\Users\\Pat\\Resume.dotx",
  "Normal.dotm",
  "file:////Users/pat/Library/Containers/com.microsoft.Word/Data/Resume.dotx",
  "Macintosh%20HD:Users:pat:Library:My%20Templates:Resume.dot",
];

/** Returns a docx whose main part has another name. */
function renamed(
  name: string,
  more: Record<string, string> = { "[Content_Types].xml": types("").replace("word/document.xml", name) },
) {
  return aDocx({ "[Content_Types].xml": null, "word/document.xml": null, [name]: "<w:document/>", ...more });
}

function chartRelation(target: string) {
  return {
    "word/charts/_rels/chart1.xml.rels": `<Relationships><Relationship Id="1" Type="${OFFICE}/package" Target="${target}"/></Relationships>`,
  };
}

/** Returns an archive with a comment after its directory. */
function commented(zip: Buffer, comment: string) {
  const bytes = Buffer.concat([zip, Buffer.from(comment)]);
  bytes.writeUInt16LE(comment.length, zip.length - 2);
  return bytes;
}

describe("a DOCX that Word opens", () => {
  it.each([
    [
      "Word",
      {
        "[Content_Types].xml": types(
          `<Default Extension="bin" ContentType="application/vnd.openxmlformats-officedocument.oleObject"/><Default Extension="odttf" ContentType="application/vnd.openxmlformats-officedocument.obfuscatedFont"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/header1.xml" ContentType="${WORD}.header+xml"/>`,
        ),
        "_rels/.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
        "word/_rels/document.xml.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId8" Type="${OFFICE}/image" Target="media/image1.png"/><Relationship Id="rId3" Type="${OFFICE}/header" Target="header1.xml"/><Relationship Id="rId1" Type="${OFFICE}/customXml" Target="../customXml/item1.xml"/><Relationship Id="rId7" Type="${OFFICE}/hyperlink" Target="https://me.example/?a=1&amp;b=&quot;2&quot;" TargetMode="External"/></Relationships>`,
        "word/_rels/fontTable.xml.rels": `${HEAD}\r\n<Relationships ${PARTS}><Relationship Id="rId1" Type="${OFFICE}/font" Target="fonts/font1.odttf"/></Relationships>`,
        "word/media/image1.png": Buffer.from("\u0089PNG", "latin1"),
        "word/header1.xml": "<w:hdr/>",
        "word/fonts/font1.odttf": "x",
      },
    ],
    [
      "LibreOffice",
      {
        "word/_rels/document.xml.rels": `<?xml version="1.0" encoding="utf-8"?>\n<Relationships ${PARTS}>\n<Relationship Id="rId1" Type="${OFFICE}/styles" Target="styles.xml"/>\n<Relationship Id="rId2" Type="${OFFICE}/hyperlink" Target="mailto:jo@me.example" TargetMode="External"/>\n</Relationships>`,
        "word/_rels/settings.xml.rels": `<?xml version="1.0" encoding="utf-8"?>\n<Relationships ${PARTS}>\n</Relationships>`,
      },
    ],
    [
      "Google Docs",
      {
        "word/_rels/document.xml.rels": `${HEAD}<Relationships ${PARTS}><Relationship Id="rId1" Type="${OFFICE}/theme" Target="theme/theme1.xml"/><Relationship Id="rId6" Type="${OFFICE}/hyperlink" Target="https://me.example/#work" TargetMode="External"/></Relationships>`,
      },
    ],
    [
      "a small program",
      {
        "word/_rels/document.xml.rels": `\uFEFF<?xml version='1.0'?>\n<!-- links --><r:Relationships xmlns:r="x">\n  <r:Relationship\n    TargetMode = 'External' Type='http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink'\n    Target='https://me.example/zo&#235;?a>b' Id='1'></r:Relationship>\n  <r:Relationship Id="2" Type="${OFFICE}/styles" Target="styles.xml" TargetMode="Internal"/></r:Relationships>`,
      },
    ],
  ])("is accepted as %s writes it", async (_, parts) => {
    expect(await refusalOf(aDocx(parts))).toBeNull();
  });

  it.each([
    [
      "a picture that is on its writer's disk",
      related(`Type="${OFFICE}/image" Target="file:///C:\\a.png" TargetMode="External"`),
    ],
    ["a link to its writer's disk", linked("file:///C:\\Users\\Pat\\certificate.pdf")],
    ["a link with a slip", linked("htttp://www.linkedin.com/in/pat")],
    ["a link to a place in it", linked("#work")],
    ["its main part under another name", renamed("word/document2.xml")],
    ["names in other case", renamed("Word/Document.xml", { "[content_types].xml": types("") })],
    ["a chart's numbers", aDocx({ "word/embeddings/a.xlsx": aDocx(TABLE), ...chartRelation("../embeddings/a.xlsx") })],
    ["an old chart's numbers", aDocx({ "word/embeddings/a.bin": aCompoundFile(["Workbook"]) })],
    ["a drawing of a Mac", aDocx({ "word/media/image1.pdf": "%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF" })],
    [
      "a pasted picture",
      withFields('<w:instrText>INCLUDEPICTURE "https://me.example/a.png" \\* MERGEFORMATINET</w:instrText>'),
    ],
    ["a link in a field", withFields('<w:instrText>HYPERLINK "https://me.example/?a=1&amp;b=2"</w:instrText>')],
    ["a page number", withFields("<w:instrText> PAGE \\* MERGEFORMAT </w:instrText>")],
    ["a place to type", withFields("<w:instrText>MACROBUTTON NoMacro [Click here]</w:instrText>")],
    [
      "words about DDEAUTO and LINK",
      aDocx({ "word/document.xml": "<w:t>instrText: DDEAUTO LINK \\\\a javascript:</w:t>" }),
    ],
    ["a line break behind its end", Buffer.concat([aDocx(), Buffer.from("\n")])],
    ["a server's comment behind its end", Buffer.concat([aDocx(), Buffer.from("<!-- 0.2 s -->\n")])],
    ["a comment of the archive", commented(aDocx(), "Made by a small program")],
  ])("is accepted with %s", async (_, bytes) => {
    expect(await refusalOf(bytes)).toBeNull();
  });
});

describe("a DOCX", () => {
  it.each(LOCAL)("is taken with its writer's own template, %s", async (target) => {
    const template = `Type="${TEMPLATE}" Target="${target}" TargetMode="External"`;
    expect(await refusalOf(related(template))).toBeNull();
  });
});

describe("an archive that would unpack to more than a resume has", () => {
  it("is refused before it is unpacked if that would be 300 MB", async () => {
    const bomb = aZipBomb(300 * MEGABYTE);
    expect(bomb.length).toBeLessThan(400_000);
    const [startedAt, before] = [cpuTime(), process.memoryUsage().rss];
    expect(await refusalOf(bomb)).toMatch(TOO_MUCH);
    expect(cpuTime() - startedAt).toBeLessThan(1000);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * MEGABYTE);
  });

  it("is refused if it declares a false size, without unpacking more", async () => {
    expect(await refusalOf(aZipBomb(300 * MEGABYTE, 1000))).toMatch(TOO_MUCH);
    expect(await refusalOf(aZipBomb(1000, 5000))).toMatch(TOO_MUCH);
  });

  it("is refused with a hundred thousand files", async () => {
    const many = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`word/${n}`, ""]));
    expect(await refusalOf(aDocx(many))).toMatch(TOO_MUCH);
  });
});
