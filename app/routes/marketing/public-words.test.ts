import { expect, test } from "vitest";
import { openTestApp } from "#test/app.ts";
import { pageText } from "#test/page-text.ts";

// The texts of section 2.4 of the specification on public pages, in its words where it gives them.

const site = await openTestApp();

/** Returns the page without header and footer, which name most pages too. */
async function mainOf(path: string): Promise<string> {
  const html = await (await site.get(path)).text();
  const [, main = ""] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main;
}

/** Returns the headings of one level, in order. */
function headings(html: string, level: 1 | 2 | 3): string[] {
  const found = html.matchAll(new RegExp(`<h${level}\\b[^>]*>([\\s\\S]*?)</h${level}>`, "g"));
  return [...found].map(([, inside = ""]) => pageText(inside));
}

/** Returns the targets of links with this text. */
function linksOf(html: string, words: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g)];
  return found.filter(([, , inside = ""]) => pageText(inside) === words).map(([, to = ""]) => to);
}

// Clauses 1-17, 2.4-1, 2.4-3, 2.4-5.
test("home begins with the specified headline and names its parts", async () => {
  const main = await mainOf("/");
  expect(headings(main, 1)).toEqual(["Launch your next chapter with confidence"]);
  expect(headings(main, 2)).toEqual(
    expect.arrayContaining(["How It Works", "Top Features", "Who It's For", "Success stories", "Pricing"]),
  );
});

// Clauses 1-11, 2.4-13.
test("how it works has four steps per side, and matching in three cards", async () => {
  const main = await mainOf("/how-it-works");
  const [, seniors = "", recruiters = "", matching = "", end = ""] = main.split("<section");
  expect(headings(seniors, 2)).toEqual(["For seniors"]);
  expect(headings(seniors, 3)).toEqual([
    "Create your profile",
    "See what fits",
    "Apply in one click",
    "Talk and decide",
  ]);
  expect(headings(recruiters, 2)).toEqual(["For recruiters"]);
  expect(headings(recruiters, 3)).toEqual(["Post the job", "See who matches", "Review and reply", "Meet and hire"]);
  expect(headings(matching, 2)).toEqual(["How matching works"]);
  const cards = ["Skill matching", "Availability alignment", "Location compatibility"];
  expect(headings(matching, 3)).toEqual(expect.arrayContaining(cards));
  expect(linksOf(end, "Sign Up")).toEqual(["/signup"]);
});

// Clauses 2.4-14.
test("about has the mission, both audiences and the three values", async () => {
  const main = await mainOf("/about");
  expect(headings(main, 2)).toContain("Our mission");
  expect(headings(main, 3)).toEqual(["Seniors", "Recruiters", "Respect", "Flexibility", "Community"]);
});

// Clauses 2.4-24.
test("Create Your Profile leads to sign-up", async () => {
  const main = await mainOf("/create-profile");
  expect(headings(main, 1)).toEqual(["Create Your Profile"]);
  expect(new Set(linksOf(main, "Get Started"))).toEqual(new Set(["/signup"]));
});

// Clauses 2.4-25.
test("the waitlist says what is coming, and what a person agrees to", async () => {
  const main = await mainOf("/waitlist");
  expect(pageText(main)).toContain("Coming Soon");
  expect(headings(main, 2)).toEqual(["Join early access"]);
  expect(linksOf(main, "Terms")).toEqual(["/terms"]);
  expect(linksOf(main, "Privacy")).toEqual(["/privacy"]);
});

// Clauses 2.4-29.
test("the recruiter landing has a headline about experience and three benefits", async () => {
  const main = await mainOf("/hire-talent");
  expect(headings(main, 1)).toEqual(["Hire experienced talent, two days a week or five"]);
  const benefits = ["Judgment, ready on day one", "Hours that fit the work", "Matches with reasons"];
  expect(headings(main, 3)).toEqual(expect.arrayContaining(benefits));
});

// Clauses 2.4-10.
test("the login has its title and links to reset and sign-up", async () => {
  const main = await mainOf("/login");
  expect(headings(main, 1)).toEqual(["Welcome back"]);
  for (const words of ["Remember me for 30 days", "Forgot password"]) expect(pageText(main)).toContain(words);
  expect(linksOf(main, "Sign Up")).toEqual(["/signup"]);
});

// Clauses 2.4-12.
test("the sign-up links to the terms, to privacy and to the login", async () => {
  const main = await mainOf("/signup");
  expect(linksOf(main, "Terms")).toEqual(["/terms"]);
  expect(linksOf(main, "Privacy")).toEqual(["/privacy"]);
  expect(linksOf(main, "Log In")).toEqual(["/login"]);
});

// Clauses 2.4-31, 8-26.
test("an unknown page has the specified words and links", async () => {
  const main = await mainOf("/nowhere");
  expect(headings(main, 1)).toEqual(["Page Not Found"]);
  expect(pageText(main)).toContain(
    "We couldn't find the page you're looking for. It might have been moved or doesn't exist.",
  );
  expect(linksOf(main, "Back to Home")).toEqual(["/"]);
  expect(pageText(main)).toContain("Go Back");
});
