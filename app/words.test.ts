import { expect, test } from "vitest";
import { counted, escapedHtml, shortened } from "./words.ts";

test.each([
  [0, "0 jobs"],
  [1, "1 job"],
  [2, "2 jobs"],
  [1_200, "1,200 jobs"],
])("%i is %s", (count, text) => {
  expect(counted(count, "job")).toBe(text);
});

test("a word with a plural of its own", () => {
  expect(counted(1, "person", "people")).toBe("1 person");
  expect(counted(3, "person", "people")).toBe("3 people");
});

test.each([
  ["Kiln", "Kiln"],
  ["Kilns", "Kilns"],
  ["Kilns!", "Kilns..."],
  ["👵👵👵👵👵", "👵👵👵👵👵"],
  ["👵👵👵👵👵👵", "👵👵👵👵👵..."],
])("%s in five letters is %s", (text, short) => {
  expect(shortened(text, 5)).toBe(short);
});

test("what could be markup is text", () => {
  expect(escapedHtml(`<a href="x">Kiln & "Glaze"</a> &amp;`)).toBe(
    "&lt;a href=&quot;x&quot;&gt;Kiln &amp; &quot;Glaze&quot;&lt;/a&gt; &amp;amp;",
  );
});
