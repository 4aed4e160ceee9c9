import { describe, expect, it } from "vitest";
import { csvRows, UnclosedQuoteError } from "./csv-rows.ts";
import { decodedText, otherKindOf } from "./decoding.ts";

function cellsOf(text: string): string[][] {
  return [...csvRows(text)].map(({ cells }) => cells);
}

// Clauses 2.6-38.
describe("the rows of a CSV file", () => {
  it.each([
    [
      "commas",
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "semicolons",
      "a;b\nc,5;d",
      [
        ["a", "b"],
        ["c,5", "d"],
      ],
    ],
    [
      "tabs",
      "a\tb\nc\td",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "Excel's own first line",
      "sep=;\r\na;b,c\r\nd;e",
      [
        ["a", "b,c"],
        ["d", "e"],
      ],
    ],
    [
      "CRLF",
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "line breaks of an old Mac",
      "a,b\rc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["quoted separators", '"a,b",c', [["a,b", "c"]]],
    [
      "quoted line breaks",
      '"a\r\nb\nc",d\ne,f',
      [
        ["a\r\nb\nc", "d"],
        ["e", "f"],
      ],
    ],
    ["quotes in quotes", '"say ""hello""",b', [['say "hello"', "b"]]],
    ["a quote inside a plain cell", 'a 5" pipe,b', [['a 5" pipe', "b"]]],
    ["text after a closing quote", '"a"b,c', [["ab", "c"]]],
    [
      "empty cells",
      "a,,\n,b,",
      [
        ["a", "", ""],
        ["", "b", ""],
      ],
    ],
    [
      "empty rows",
      "a,b\n\n,\n \nc,d\n\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["an empty quoted cell", '"",b', [["", "b"]]],
    [
      "a separator only within quotes of the header",
      '"a;b;c",d\ne,f',
      [
        ["a;b;c", "d"],
        ["e", "f"],
      ],
    ],
    ["nothing", "", []],
  ])("are read with %s", (_, text, rows) => {
    expect(cellsOf(text)).toEqual(rows);
  });

  it("know their numbers in a spreadsheet, where a cell may have several lines", () => {
    expect([...csvRows('a,b\n"c\nd",e\n\nf,g')].map(({ row }) => row)).toEqual([1, 2, 4]);
  });

  it("name the line of a quote that never closes", () => {
    expect(() => cellsOf('a,b\nc,"d\ne,f')).toThrow(new UnclosedQuoteError(2));
  });

  it("come one by one, whatever follows them", () => {
    const rows = csvRows('a,b\nc,"never closed');
    expect(rows.next().value).toEqual({ row: 1, cells: ["a", "b"] });
  });
});

describe("the text of a file", () => {
  const text = "Título;Straße – “Näherin”\n";
  const utf16 = Buffer.from(text, "utf16le");

  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(text)])],
    ["UTF-16 of Excel", Buffer.concat([Buffer.from([0xff, 0xfe]), utf16])],
    ["UTF-16 the other way round", Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(utf16).swap16()])],
    ["UTF-16 without a mark", utf16],
    ["Windows-1252", Buffer.from(text.replace("–", "\x96").replace("“", "\x93").replace("”", "\x94"), "latin1")],
  ])("is read from %s", (_, bytes) => {
    expect(decodedText(bytes)).toBe(text);
  });

  it.each([
    ["workbook", Buffer.from("PK\x03\x04rest", "latin1")],
    ["workbook", Buffer.from("d0cf11e0a1b11ae1", "hex")],
    ["pdf", Buffer.from("%PDF-1.7")],
    ["empty", Buffer.alloc(0)],
    [null, Buffer.from("ID,Job title")],
  ])("is not looked for in another kind of file: %s", (kind, bytes) => {
    expect(otherKindOf(bytes)).toBe(kind);
  });
});
