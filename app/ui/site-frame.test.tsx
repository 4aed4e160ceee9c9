import Send from "lucide-react/icons/send";
import { expect, test } from "vitest";
import { render } from "#test/render.ts";
import { AreaShell } from "./area-shell.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

// Clauses 2.3-3, 2.3-7.
test("a visitor's header has its links, also in the mobile menu", () => {
  const html = render(<SiteHeader brand="Seasoned" account={null} authSearch="" />, "/find-jobs");
  for (const href of ["/", "/find-jobs", "/hire-talent", "/how-it-works", "/login", "/signup"]) {
    expect(html.match(new RegExp(`href="${href}"`, "g"))?.length, href).toBeGreaterThanOrEqual(2);
  }
  expect(
    html.match(/<a aria-current="page"[^>]*href="\/find-jobs"|href="\/find-jobs"[^>]*aria-current="page"/g),
  ).not.toBeNull();
  expect(html).toContain('title="High contrast (Alt + Esc)"');
  expect(html).not.toContain("Log Out");
});

// Clauses 2.3-4.
test("a signed-in header has Dashboard and a Log Out by POST", () => {
  const html = render(<SiteHeader brand="Seasoned" account={{ dashboardHref: "/senior/dashboard" }} authSearch="" />);
  expect(html.match(/href="\/senior\/dashboard"/g)).toHaveLength(2);
  const forms = html.match(/<form[^>]*>/g) ?? [];
  expect(forms.filter((form) => form.includes('action="/logout"') && form.includes('method="post"'))).toHaveLength(2);
  expect(html.match(/name="after" value="\/login"/g)).toHaveLength(2);
  expect(html).not.toContain("Sign Up");
});

// Clauses 2.3-9, 2.3-10, D23.
test("the footer has the specified links, the help block, and the year", () => {
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
    "Ask us to call you /contact?about=call",
    "Terms /terms",
    "Privacy /privacy",
    "Accessibility /accessibility",
    "Safety /safety",
    "Developers /developers",
  ]);
  expect(html).toContain('id="help"');
  expect(html).toContain("mailto:help@seasoned.example");
  expect(html).toContain("2031 Seasoned");
  expect(html).not.toContain("noopener");
});

test("an area marks the item that a page belongs to", () => {
  const html = render(
    <AreaShell
      brand="Seasoned"
      label="Senior area"
      dashboardHref="/senior/dashboard"
      links={[
        { to: "/senior/find-jobs", label: "Find Jobs", icon: Send, within: ["/senior/saved-searches"] },
        { to: "/senior/messages", label: "Messages", icon: Send },
      ]}
      person={{ firstName: "Harriet", name: "Harriet Quill", email: "harriet@quill.example" }}
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

// Clauses 2.2-2, 2.5-1, 2.5-4, 2.6-1.
test("an area marks the current page, counts new items, and logs out to home", () => {
  const html = render(
    <AreaShell
      brand="Seasoned"
      label="Senior area"
      dashboardHref="/senior/dashboard"
      links={[{ to: "/senior/messages", label: "Messages", icon: Send, count: 2 }]}
      person={{ firstName: "Harriet", name: "Harriet Quill", email: "harriet@quill.example" }}
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
  expect(html).toMatch(/<nav class="side" aria-label="Senior area"><div class="side__in"><a [^>]*aria-current="page"/);
  expect(html).toContain('<span>2</span><span class="vh"> new</span>');
  expect(html.match(/name="after" value="\/"/g)).toHaveLength(3);
  expect(html).toContain('<main id="main" tabindex="-1">');
  // A phone has one menu with the links of the profile menu, and nothing twice.
  const phone = /aria-label="Mobile">(.*?)<\/nav>/s.exec(html)?.[1] ?? "";
  expect([...phone.matchAll(/href="([^"]+)"/g)].map(([, to]) => to)).toEqual(["/senior/messages", "/senior/settings"]);
});
