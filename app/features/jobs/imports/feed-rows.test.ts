import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkedRow } from "./checking.ts";
import { FeedError, feedRows } from "./feed-rows.ts";
import { textOfHtml } from "./html-text.ts";
import { payIn } from "./salary-text.ts";

const TEXT = "Keep our books two days a week, and close each month with our accountant.";
const INDEED = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>ATS</publisher><publisherurl>https://ats.example</publisherurl>
<job><title><![CDATA[Bookkeeper & more]]></title><date>Fri, 27 Nov 2026</date><referencenumber>a-1</referencenumber>
<url>https://ats.example/a-1</url><company>Kestrel Row</company><city>Dayton</city><state>OH</state><country>US</country>
<description><![CDATA[<p>${TEXT}</p><ul><li>Payroll</li><li>VAT &amp; tax</li></ul>]]></description>
<salary>$30 - $38 per hour</salary><jobtype>parttime</jobtype><category>Accounting</category><remotetype>Hybrid remote</remotetype></job>
<job><title>Second</title><referencenumber>a-2</referencenumber><description>Short &lt;b&gt;one&lt;/b&gt;</description></job></source>`;

const POSTING = {
  "@type": "JobPosting",
  identifier: { "@type": "PropertyValue", value: "p-1" },
  title: "Bookkeeper",
  description: `<p>${TEXT}</p>`,
  hiringOrganization: { name: "Kestrel Row" },
  employmentType: ["PART_TIME"],
  workHours: "16 hours a week",
  industry: "Accounting",
  jobLocation: { address: { addressLocality: "Dayton", addressRegion: "OH", addressCountry: "US" } },
  baseSalary: { currency: "USD", value: { minValue: 30, maxValue: 38, unitText: "HOUR" } },
  skills: ["Payroll", "Bookkeeping"],
};

function rowsOf(document: string | object) {
  return [...feedRows(typeof document === "string" ? document : JSON.stringify(document))];
}

function faultOf(document: string) {
  try {
    rowsOf(document);
  } catch (error) {
    return error instanceof FeedError ? error.fault : error;
  }
  return null;
}

// Clauses 2.6-39.
describe("a feed", () => {
  it("of Indeed's XML is read job by job", () => {
    expect(rowsOf(INDEED)).toEqual([
      {
        sourceId: "a-1",
        said: {
          title: "Bookkeeper & more",
          company: "Kestrel Row",
          description: `${TEXT}\n\n- Payroll\n- VAT & tax`,
          location: "Dayton, OH",
          industry: "Accounting",
          employmentType: "part-time",
          workType: "hybrid",
          payRangeMin: "30",
          payRangeMax: "38",
          payUnit: "hour",
        },
      },
      { sourceId: "a-2", said: { title: "Second", description: "Short one", workType: "on-site" } },
    ]);
  });

  it.each([
    ["one JobPosting", POSTING],
    ["a list of them", [POSTING]],
    ["a graph", { "@context": "https://schema.org", "@graph": [POSTING, { "@type": "Organization" }].slice(0, 1) }],
    ["a JSON Feed", { version: "https://jsonfeed.org/version/1.1", items: [{ id: "1", _job_posting: POSTING }] }],
    ["items that are postings", { items: [POSTING] }],
  ])("of %s is read as the posting form has it", (_, document) => {
    const [row] = rowsOf(document);
    expect(row?.sourceId).toBe("p-1");
    const said = { ...row?.said, flexibility: ["seasonal"] };
    const { input, errors } = checkedRow({ sourceId: "p-1", said }, { company: "Own", submissionKey: randomUUID() });
    expect(errors).toBeNull();
    expect(input).toMatchObject({
      ...{ title: "Bookkeeper", company: "Kestrel Row", description: TEXT, location: "Dayton, OH", hoursPerWeek: 16 },
      ...{ employmentType: "part-time", workType: "on-site", payRangeMin: 30, payRangeMax: 38, payUnit: "hour" },
      skills: ["Payroll", "Bookkeeping"],
    });
  });

  it("takes its item's id where a posting has none, and Remote for a place", () => {
    const { identifier: _, jobLocation: __, ...posting } = POSTING;
    const items = [{ id: 7, _job: { ...posting, jobLocationType: "TELECOMMUTE" } }];
    expect(rowsOf({ items })).toMatchObject([{ sourceId: "7", said: { location: "Remote", workType: "remote" } }]);
  });

  it.each([
    ["web-page", "<!DOCTYPE html><html><body>Jobs</body></html>"],
    ["web-page", "  <html><body>Jobs</body></html>"],
    ["not-a-feed", "Jobs at our company"],
    ["not-a-feed", '{"jobs": 3}'],
    ["not-a-feed", '"text"'],
    ["broken", "<source><job><title>Fish & chips</title></job></source>"],
    ["broken", "<source><job><title>Never closed"],
    ["broken", '[{"@type": "JobPosting"'],
    ["broken", "<source><job><title>&unknown;</title></job></source>"],
    [
      "doctype",
      '<?xml version="1.0"?><!DOCTYPE source [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><source>&b;</source>',
    ],
    ["doctype", '<!DOCTYPE source SYSTEM "file:///etc/passwd"><source/>'],
  ])("is refused as %s: %s", (fault, document) => {
    expect(faultOf(document)).toBe(fault);
  });

  it("keeps to the beginning of an endless text and of endless fields", () => {
    const fields = Array.from({ length: 500 }, (_, at) => `<f${at}>x</f${at}>`).join("");
    const [row] = rowsOf(`<source><job><title>${"x".repeat(3_000_000)}</title>${fields}</job></source>`);
    expect(String(row?.said.title).length).toBe(100_000);
  });

  it("of five thousand jobs comes one by one", () => {
    const rows = feedRows(
      `<source>${INDEED.split("\n").slice(2).join("\n").replace("</source>", "").repeat(2_500)}</source>`,
    );
    expect(rows.next().value).toMatchObject({ sourceId: "a-1" });
    expect([...rows]).toHaveLength(4_999);
  });
});

describe("pay in a feed", () => {
  it.each([
    ["$30 - $38 per hour", ["30", "38", "hour"]],
    ["$30/hr", ["30", "30", "hour"]],
    ["60,000 to 75,000 a year", ["60000", "75000", "year"]],
    ["$60k–$75k", ["60000", "75000", "year"]],
    ["60 - 75k annually", ["60000", "75000", "year"]],
    ["$25.50 hourly", ["25.5", "25.5", "hour"]],
    ["$4,000 monthly", ["4000", "4000", "month"]],
    ["22", ["22", "22", "hour"]],
  ])("is read: %s", (text, [payRangeMin, payRangeMax, payUnit]) => {
    expect(payIn(text)).toEqual({ payRangeMin, payRangeMax, payUnit });
  });

  it.each(["", "Competitive", "Depends on experience"])("is none: %j", (text) => {
    expect(payIn(text)).toBeNull();
  });
});

describe("the text of HTML", () => {
  it.each([
    ["plain text\nas it is < 5", "plain text\nas it is < 5"],
    ["<p>One</p>\n<p>Two<br>lines</p>", "One\n\nTwo\nlines"],
    ["<ul><li>A</li><li>B</li></ul>", "- A\n- B"],
    ["<script>alert(1)</script><b onclick='x'>Bold</b>", "Bold"],
    ["Caf&eacute; &amp; bar &#8217; &#x2014; &nbsp;x", "Caf&eacute; & bar ’ —  x"],
    ["&#0;&#xd800;&#99999999;", "&#99999999;"],
  ])("is read from %j", (html, text) => {
    expect(textOfHtml(html)).toBe(text);
  });
});
