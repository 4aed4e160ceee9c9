import { expect, test } from "vitest";
import { attribute, render } from "#test/render.ts";
import { Button } from "./button.tsx";
import { Checkbox, CheckboxGroup, RadioGroup, Switch } from "./choice.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { LimitedInput } from "./limited-input.tsx";
import { PasswordInput } from "./password-input.tsx";
import { TagInput } from "./tag-input.tsx";
import { TextArea } from "./text-area.tsx";
import { TextInput } from "./text-input.tsx";

// Clauses 5-5.
test("a field is connected to its label, hint, and error", () => {
  const html = render(<TextInput name="email" label="Email" hint="Yours" error="Please enter a valid email" />);
  expect(attribute(html, "label", "for")).toBe("email");
  expect(attribute(html, "input", "id")).toBe("email");
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
  expect(attribute(html, "input", "aria-describedby")).toBe("email-hint email-error");
  expect(html).toContain('id="email-hint"');
  expect(html).toMatch(/id="email-error"[^>]*>.*Please enter a valid email/);
});

test("a field without hint and error has no description and is valid", () => {
  const html = render(<TextInput name="email" label="Email" error={[]} />);
  expect(html).not.toMatch(/aria-describedby|aria-invalid|field--bad/);
});

test("a text area's counter describes it", () => {
  const html = render(<TextArea name="about" label="About me" defaultValue="four" limit={5000} isCounted error="No" />);
  expect(attribute(html, "textarea", "aria-describedby")).toBe("about-count about-error");
  expect(html).toContain("4 of 5,000 characters");
});

test("a counter that starts late describes the field from then on", () => {
  const area = (length: number) =>
    render(<TextArea name="about" label="A" value={"x".repeat(length)} readOnly limit={50} countedFrom={45} />);
  expect(area(44)).not.toContain("characters");
  expect(area(44)).not.toContain("about-count");
  expect(attribute(area(45), "textarea", "aria-describedby")).toBe("about-count");
  expect(area(45)).toContain("45 of 50 characters");
});

test("keeps a text past its limit and says that it is too long", () => {
  const old = "\u{1f475}";
  const field = (text: string) => render(<LimitedInput name="name" label="Name" limit={5} defaultValue={text} />);
  expect(field(old.repeat(5))).not.toMatch(/aria-invalid|of 5 characters/);
  const html = field(old.repeat(6));
  expect(attribute(html, "input", "value")).toBe(old.repeat(6));
  expect(attribute(html, "input", "aria-invalid")).toBe("true");
  expect(attribute(html, "input", "aria-describedby")).toBe("name-count name-error");
  expect(html).toContain("6 of 5 characters");
  expect(html).toMatch(/id="name-error"[^>]*>.*Please use at most 5 characters/);
  expect(render(<TextArea name="about" label="About" limit={5} defaultValue="123456" />)).toMatch(/6 of 5 characters/);
});

test("no field cuts typed or pasted text", () => {
  const fields = [
    <LimitedInput key="1" name="a" label="A" limit={5} />,
    <TextArea key="2" name="b" label="B" limit={5} isCounted />,
    <TagInput key="3" name="c" label="C" noun="skill" limit={5} />,
  ];
  for (const field of fields) expect(render(field)).not.toMatch(/maxlength/i);
});

test("a group is a fieldset with legend, hint, and error", () => {
  const html = render(
    <CheckboxGroup
      name="work"
      label="Work type"
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
  expect(html).toMatch(/<legend[^>]*><span>Work type/);
  expect(html.match(/type="checkbox"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toContain('<span>3</span><span class="vh"> jobs</span>');
});

test("a radio group sends one value under one name", () => {
  const choices = [
    { value: "hour", label: "Hour" },
    { value: "year", label: "Year" },
  ];
  const html = render(<RadioGroup name="unit" label="Per" defaultValue="year" choices={choices} />);
  expect(html).toMatch(/<input(?=[^>]*name="unit")(?=[^>]*value="year")[^>]*checked=""/);
  expect(html.match(/checked=""/g)).toHaveLength(1);
});

test("a checkbox shows its error", () => {
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

// Clauses 4-24.
test("a busy button says so, ignores clicks, and keeps focus", () => {
  const html = render(<Button busy="Logging in...">Log In</Button>);
  expect(html).toContain("Logging in...");
  expect(html).not.toContain("Log In<");
  expect(attribute(html, "button", "aria-busy")).toBe("true");
  expect(attribute(html, "button", "aria-disabled")).toBe("true");
  expect(html).not.toContain(" disabled=");
  expect(render(<Button busy={false}>Log In</Button>)).not.toMatch(/aria-/);
});

test("without JavaScript tags are one text with commas", () => {
  const html = render(
    <TagInput name="skills" label="Skills" noun="skill" hint="Yours." defaultTags={["Payroll", "payroll", "IFRS"]} />,
  );
  expect(attribute(html, "input", "name")).toBe("skills");
  expect(attribute(html, "input", "value")).toBe("Payroll, IFRS");
  expect(html).toContain("Yours. Write a comma between them.");
  expect(html).not.toContain("<button");
});

test("without JavaScript a password has no Show button", () => {
  const html = render(<PasswordInput name="password" label="Password" autoComplete="current-password" />);
  expect(html).not.toContain("<button");
  expect(attribute(html, "input", "type")).toBe("password");
  expect(attribute(html, "input", "autoComplete") ?? attribute(html, "input", "autocomplete")).toBe("current-password");
});

test("an error summary links to fields, and is absent without errors", () => {
  const html = render(
    <ErrorSummary errors={[{ fieldId: "email", message: "Please enter a valid email" }]} attempt={1} />,
  );
  expect(html).toContain('href="#email"');
  expect(render(<ErrorSummary errors={[]} attempt={1} />)).toBe("");
});
