import Send from "lucide-react/icons/send";
import { expect, test } from "vitest";
import { render } from "#test/render.ts";
import { AccessibilityControl } from "./accessibility-panel.tsx";
import { Avatar } from "./avatar.tsx";
import { Badge, CountDot } from "./badge.tsx";
import { Button } from "./button.tsx";
import { EmptyState } from "./empty-state.tsx";
import { AnswerParts } from "./gallery/answers.tsx";
import { BasicParts } from "./gallery/basics.tsx";
import { FieldParts } from "./gallery/fields.tsx";
import { ListParts } from "./gallery/lists.tsx";
import { InlineMeter, Meter, ReasonsRing } from "./meter.tsx";
import { Pagination } from "./pagination.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkeletonRows } from "./skeleton.tsx";
import { Cell, HeadCell, Table, TableRow } from "./table.tsx";
import { Toaster } from "./toaster.tsx";

test("a meter is an image with a text alternative; its number is text", () => {
  const html = render(<Meter percent={72.4} label="match" />);
  expect(html).toContain('role="img" aria-label="72% match"');
  expect(html).toContain('stroke-dasharray="72 100"');
  expect(html).toMatch(/aria-hidden="true"><span>72%/);
  expect(render(<Meter percent={0} label="match" />)).not.toContain("ring-fill");
  expect(render(<InlineMeter percent={84} />)).toContain("84%");
});

test("the reasons ring has every reason", () => {
  const reasons = [
    { label: "skills", percent: 83 },
    { label: "place", percent: null },
  ];
  const html = render(<ReasonsRing percent={91} caption="match" reasons={reasons} />);
  expect(html).toContain('aria-label="91% match: skills 83%, place not stated"');
  expect(html.match(/ring-gap/g)).toHaveLength(2);
});

// Clauses D79.
test("a badge has text and icon, and a count has its noun", () => {
  expect(
    render(
      <Badge tone="reviewing" icon={Send}>
        In Review
      </Badge>,
    ),
  ).toMatch(/badge--reviewing"><svg.*In Review/);
  expect(render(<CountDot count={2} noun="new" />)).toContain('<span>2</span><span class="vh"> new</span>');
  expect(render(<CountDot count={0} noun="new" />)).toBe("");
});

// Clauses 2.5-35.
test("an avatar is a photo, else the first letter, else a question mark", () => {
  expect(render(<Avatar name="harriet" />)).toContain(">H<");
  expect(render(<Avatar name=" " />)).toContain(">?<");
  expect(render(<Avatar name={null} />)).toContain(">?<");
  expect(render(<Avatar name="H" photoUrl="/files/1" />)).toContain('src="/files/1" alt=""');
});

// Clauses 2.5-20, 2.5-37, 9-17.
test("a loading list has three rows and says so", () => {
  const html = render(<SkeletonRows label="Loading candidates..." />);
  expect(html.match(/skelrow/g)).toHaveLength(3);
  expect(html).toContain('role="status"');
  expect(html).toContain("Loading candidates...");
});

test("a table keeps its roles and labels its values on narrow screens", () => {
  const html = render(
    <Table caption="Candidates" columns={["Name", "Skills Match"]}>
      <TableRow>
        <HeadCell>Ines</HeadCell>
        <Cell column="Skills Match">79%</Cell>
      </TableRow>
    </Table>,
  );
  expect(html).toContain('data-l="Skills Match"');
  expect(html.match(/role="(table|rowgroup|row|columnheader|cell)"/g)).toHaveLength(9);
  expect(html).toContain("<caption");
});

test("pages are links with names, and one page has none", () => {
  const pages = [1, 2].map((number) => ({ number, to: `?page=${number}`, isCurrent: number === 1 }));
  const html = render(<Pagination previous={null} next="?page=2" pages={pages} />);
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"|aria-current="page"[^>]*aria-label="Page 1"/);
  expect(html).not.toContain("Previous");
  expect(render(<Pagination previous={null} next={null} />)).toBe("");
});

// Clauses 2.1-41, 9-20, D93.
test("toasts have live regions from the start", () => {
  const html = render(<Toaster />);
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
});

test("an empty list has a heading of the right level and a next step", () => {
  const html = render(<EmptyState title="No conversations yet" level={3} action={<Button>Find Jobs</Button>} />);
  expect(html).toContain("<h3>No conversations yet</h3>");
  expect(html).toContain("Find Jobs");
});

test("the gallery has no style attributes, inline handlers, or repeated ids", () => {
  const html = render(
    <>
      <SiteHeader brand="Seasoned" account={null} authSearch="" />
      <BasicParts />
      <FieldParts />
      <ListParts />
      <AnswerParts />
      <AccessibilityControl />
    </>,
  );
  expect(html).not.toMatch(/\sstyle="|\son\w+="/);
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  const known = new Set(ids);
  const references = [...html.matchAll(/\s(?:aria-describedby|aria-labelledby|for)="([^"]+)"/g)];
  for (const [, names = ""] of references) {
    for (const name of names.split(" ")) expect(known, name).toContain(name);
  }
});
