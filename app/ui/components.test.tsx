import Send from "lucide-react/icons/send";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { AreaShell } from "./area-shell.tsx";
import { Avatar } from "./avatar.tsx";
import { Badge, CountDot } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from "./choice.tsx";
import { ComfortControl } from "./comfort-control.tsx";
import { EmptyState } from "./empty-state.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { AnswerParts } from "./gallery/answers.tsx";
import { BasicParts } from "./gallery/basics.tsx";
import { FieldParts } from "./gallery/fields.tsx";
import { ListParts } from "./gallery/lists.tsx";
import { InlineMeter, Meter, ReasonsRing } from "./meter.tsx";
import { Pagination } from "./pagination.tsx";
import { PasswordInput } from "./password-input.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { SkeletonRows } from "./skeleton.tsx";
import { Cell, HeadCell, Table, TableRow } from "./table.tsx";
import { TagInput } from "./tag-input.tsx";
import { TextArea, TextInput } from "./text-input.tsx";
import { Toaster } from "./toaster.tsx";

function render(element: ReactNode, path = "/"): string {
  const page = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  return renderToStaticMarkup(<RouterProvider router={page} />);
}

function attribute(html: string, tag: string, name: string): string | undefined {
  return new RegExp(`<${tag}\\b[^>]*?\\s${name}="([^"]*)"`).exec(html)?.[1];
}

test("a field ties its label, hint and error to the control", () => {
  const html = render(<TextInput name="email" label="Email" hint="Yours" error="Please enter a valid email" />);
  expect(attribute(html, "label", "for")).toBe("email");
  expect(attribute(html, "input", "id")).toBe("email");
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
  expect(attribute(html, "input", "aria-describedby")).toBe("email-hint email-error");
  expect(html).toContain('id="email-hint"');
  expect(html).toMatch(/id="email-error"[^>]*>.*Please enter a valid email/);
});

test("a field without hint and error describes nothing and is not invalid", () => {
  const html = render(<TextInput name="email" label="Email" error={[]} />);
  expect(html).not.toMatch(/aria-describedby|aria-invalid|field--bad/);
});

test("a counted text area is described by its counter", () => {
  const html = render(
    <TextArea name="about" label="About me" defaultValue="four" maxLength={5000} isCounted error="No" />,
  );
  expect(attribute(html, "textarea", "aria-describedby")).toBe("about-count about-error");
  expect(html).toContain("4 of 5,000 characters");
});

test("a group is a fieldset whose legend, hint and error belong to it", () => {
  const html = render(
    <CheckboxGroup
      name="work"
      label="Work mode"
      hint="Any"
      error="Choose one"
      defaultValues={["remote"]}
      countNoun="jobs"
      choices={[
        { value: "remote", label: "Remote", count: 3 },
        { value: "hybrid", label: "Hybrid" },
      ]}
    />,
  );
  expect(attribute(html, "fieldset", "aria-describedby")).toBe("work-hint work-error");
  expect(html).toMatch(/<legend[^>]*>Work mode/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('3<span class="vh"> jobs</span>');
});

test("a radio group sends one of its values under one name", () => {
  const choices = [
    { value: "hour", label: "Hour" },
    { value: "year", label: "Year" },
  ];
  const html = render(<RadioGroup name="unit" label="Per" defaultValue="year" choices={choices} />);
  expect(html).toMatch(/name="unit"[^>]*value="year"[^>]*|checked=""/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("a checkbox says what is wrong with it", () => {
  const html = render(<Checkbox name="terms" label="I agree" error="Please agree" />);
  expect(attribute(html, "input", "aria-describedby")).toBe("terms-error");
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
});

test("a switch is named by its label", () => {
  const html = render(
    <Switch name="digest" label="Weekly digest" text="Receive weekly job recommendations" defaultChecked />,
  );
  expect(attribute(html, "input", "role")).toBe("switch");
  expect(attribute(html, "label", "for")).toBe(attribute(html, "input", "id"));
});

test("a busy button says its words, is busy and cannot be pressed again, but keeps focus", () => {
  const html = render(<Button busy="Logging in...">Log In</Button>);
  expect(html).toContain("Logging in...");
  expect(html).not.toContain("Log In<");
  expect(attribute(html, "button", "aria-busy")).toBe("true");
  expect(attribute(html, "button", "aria-disabled")).toBe("true");
  expect(html).not.toContain(" disabled=");
  expect(render(<Button busy={false}>Log In</Button>)).not.toMatch(/aria-/);
});

test("without JavaScript tags are one text with commas under the same name", () => {
  const html = render(
    <TagInput name="skills" label="Skills" noun="skill" defaultTags={["Payroll", "payroll", "IFRS"]} />,
  );
  expect(attribute(html, "input", "name")).toBe("skills");
  expect(attribute(html, "input", "value")).toBe("Payroll, IFRS");
  expect(html).not.toContain("<button");
});

test("without JavaScript a password has no Show button that does nothing", () => {
  const html = render(<PasswordInput name="password" label="Password" autoComplete="current-password" />);
  expect(html).not.toContain("<button");
  expect(attribute(html, "input", "type")).toBe("password");
  expect(attribute(html, "input", "autoComplete") ?? attribute(html, "input", "autocomplete")).toBe("current-password");
});

test("an error summary links each message to its field, and is absent without errors", () => {
  const html = render(<ErrorSummary errors={[{ fieldId: "email", message: "Please enter a valid email" }]} />);
  expect(html).toContain('href="#email"');
  expect(render(<ErrorSummary errors={[]} />)).toBe("");
});

test("a meter is an image with its words; the number on it is text", () => {
  const html = render(<Meter percent={72.4} label="match" />);
  expect(html).toContain('role="img" aria-label="72% match"');
  expect(html).toContain('stroke-dasharray="72 100"');
  expect(html).toMatch(/aria-hidden="true">72%/);
  expect(render(<Meter percent={0} label="match" />)).not.toContain("ring-fill");
  expect(render(<InlineMeter percent={84} />)).toContain("84%");
});

test("the reasons ring says every reason", () => {
  const reasons = [
    { label: "skills", percent: 83 },
    { label: "place", percent: null },
  ];
  const html = render(<ReasonsRing percent={91} caption="match" reasons={reasons} />);
  expect(html).toContain('aria-label="91% match: skills 83%, place not stated"');
  expect(html.match(/ring-gap/g)).toHaveLength(2);
});

test("a badge has a word and an icon, and a count has its noun", () => {
  expect(
    render(
      <Badge tone="reviewing" icon={Send}>
        In Review
      </Badge>,
    ),
  ).toMatch(/badge--reviewing"><svg.*In Review/);
  expect(render(<CountDot count={2} noun="new" />)).toContain('2<span class="vh"> new</span>');
  expect(render(<CountDot count={0} noun="new" />)).toBe("");
});

test("an avatar is a photo, else the first letter, else a question mark", () => {
  expect(render(<Avatar name="harriet" />)).toContain(">H<");
  expect(render(<Avatar name=" " />)).toContain(">?<");
  expect(render(<Avatar name={null} />)).toContain(">?<");
  expect(render(<Avatar name="H" photoUrl="/files/1" />)).toContain('src="/files/1" alt=""');
});

test("loading shows three rows and says so", () => {
  const html = render(<SkeletonRows label="Loading candidates..." />);
  expect(html.match(/skelrow/g)).toHaveLength(3);
  expect(html).toContain('role="status"');
  expect(html).toContain("Loading candidates...");
});

test("a table keeps its roles and says each value's column on narrow screens", () => {
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

test("pages are links with names, and one page needs none", () => {
  const pages = [1, 2].map((number) => ({ number, to: `?page=${number}`, isCurrent: number === 1 }));
  const html = render(<Pagination previous={null} next="?page=2" pages={pages} />);
  expect(html).toMatch(/aria-label="Page 1" aria-current="page"|aria-current="page"[^>]*aria-label="Page 1"/);
  expect(html).not.toContain("Previous");
  expect(render(<Pagination previous={null} next={null} />)).toBe("");
});

test("a visitor's header has the four links, Log In and Sign Up, also in the mobile menu", () => {
  const html = render(<SiteHeader brand="Seasoned" account={null} />, "/find-jobs");
  for (const href of ["/", "/find-jobs", "/hire-talent", "/how-it-works", "/login", "/signup"]) {
    expect(html.match(new RegExp(`href="${href}"`, "g"))?.length, href).toBeGreaterThanOrEqual(2);
  }
  expect(
    html.match(/<a aria-current="page"[^>]*href="\/find-jobs"|href="\/find-jobs"[^>]*aria-current="page"/g),
  ).not.toBeNull();
  expect(html).toContain('title="High contrast (Alt + Esc)"');
  expect(html).not.toContain("Log Out");
});

test("a signed-in header has Dashboard and a Log Out that is a POST", () => {
  const html = render(<SiteHeader brand="Seasoned" account={{ dashboardHref: "/senior/dashboard" }} />);
  expect(html.match(/href="\/senior\/dashboard"/g)).toHaveLength(2);
  const forms = html.match(/<form[^>]*>/g) ?? [];
  expect(forms.filter((form) => form.includes('action="/logout"') && form.includes('method="post"'))).toHaveLength(2);
  expect(html.match(/name="after" value="\/login"/g)).toHaveLength(2);
  expect(html).not.toContain("Sign Up");
});

test("the footer has the specification's links, the help block and the year", () => {
  const html = render(
    <SiteFooter
      brand="Seasoned"
      year={2031}
      contactEmail="help@seasoned.example"
      supportHours="Monday to Friday"
      replyTime="24-48 hours"
      socialLinks={[]}
    />,
  );
  const links = [...html.matchAll(/href="(\/[^"]*)"[^>]*>([^<]*)</g)].map(([, href, label]) => `${label} ${href}`);
  expect(links).toEqual([
    "Find Jobs /find-jobs",
    "Create Your Profile /create-profile",
    "Senior Support /senior-support",
    "Post a Job /recruiter/dashboard?tab=post-job",
    "Search Candidates /recruiter/dashboard?tab=candidates",
    "Recruiter Support /recruiter-support",
    "About /about",
    "How It Works /how-it-works",
    "Contact /contact",
    "Privacy /privacy",
    "Terms /terms",
    "Terms /terms",
    "Privacy /privacy",
    "Accessibility /accessibility",
  ]);
  expect(html).toContain('id="help"');
  expect(html).toContain("mailto:help@seasoned.example");
  expect(html).toContain("2031 Seasoned");
  expect(html).not.toContain("noopener");
});

test("an area marks the place that a page belongs to, though it is not that place's own page", () => {
  const html = render(
    <AreaShell
      brand="Seasoned"
      label="Senior area"
      dashboardHref="/senior/dashboard"
      links={[
        { to: "/senior/find-jobs", label: "Find Jobs", icon: Send, within: "/senior/saved-searches" },
        { to: "/senior/messages", label: "Messages", icon: Send },
      ]}
      person={{ name: "Harriet Quill", email: "harriet@quill.example" }}
      profileLinks={[]}
      footer={null}
    >
      <h1>Saved Searches</h1>
    </AreaShell>,
    "/senior/saved-searches",
  );
  const marked = [...html.matchAll(/<a [^>]*aria-current="true"[^>]*>/g)].map(
    ([link]) => /href="([^"]+)"/.exec(link)?.[1],
  );
  // In the sidebar and in the phone's menu.
  expect(marked).toEqual(["/senior/find-jobs", "/senior/find-jobs"]);
  expect(html).not.toContain('aria-current="page"');
});

test("an area marks the current page, counts what is new and logs out to the home page", () => {
  const html = render(
    <AreaShell
      brand="Seasoned"
      label="Senior area"
      dashboardHref="/senior/dashboard"
      links={[{ to: "/senior/messages", label: "Messages", icon: Send, count: 2 }]}
      person={{ name: "Harriet Quill", email: "harriet@quill.example" }}
      profileLinks={[
        { to: "/senior/messages", label: "Messages", icon: Send },
        { to: "/senior/settings", label: "Settings", icon: Send },
      ]}
      footer={null}
    >
      <h1>Messages</h1>
    </AreaShell>,
    "/senior/messages",
  );
  expect(html).toMatch(/<nav class="side" aria-label="Senior area"><a [^>]*aria-current="page"/);
  expect(html).toContain('2<span class="vh"> new</span>');
  expect(html.match(/name="after" value="\/"/g)).toHaveLength(3);
  expect(html).toContain('<main id="main" tabindex="-1">');
  // A phone has one menu: what stands only in the profile menu is there too, and nothing twice.
  const phone = /aria-label="Mobile">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  expect([...phone.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(["/senior/messages", "/senior/settings"]);
});

test("toasts have their live regions from the start", () => {
  const html = render(<Toaster />);
  expect(html).toContain('role="status"');
  expect(html).toContain('role="alert"');
});

test("an empty list has a heading of the wanted level and a next step", () => {
  const html = render(<EmptyState title="No conversations yet" level={3} action={<Button>Find Jobs</Button>} />);
  expect(html).toContain("<h3>No conversations yet</h3>");
  expect(html).toContain("Find Jobs");
});

test("nothing in the gallery carries a style attribute or an inline handler, and no id comes twice", () => {
  const html = render(
    <>
      <SiteHeader brand="Seasoned" account={null} />
      <BasicParts />
      <FieldParts />
      <ListParts />
      <AnswerParts />
      <ComfortControl />
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
