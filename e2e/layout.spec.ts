import { expect, type Page, test } from "@playwright/test";
import { expectAlive, expectToast, signIn } from "./pages.ts";

// Positions on a page, measured, because no one sees four pixels.

const LONGEST_SKILL = "x".repeat(60);

/** For each icon beside text: how far the two are off one baseline (px), and their distance (rem). */
function measureLines(page: Page) {
  return page.locator(".subline").evaluateAll((lines) => {
    const baselineOf = (element: Element) => {
      const probe = document.createElement("span");
      probe.style.cssText = "display:inline-block";
      (element.querySelector("span, a, time") ?? element).append(probe);
      const { bottom } = probe.getBoundingClientRect();
      probe.remove();
      return bottom;
    };
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    return lines.flatMap((line) => {
      const [one, other] = line.children;
      if (!one || !other || other.getBoundingClientRect().left < one.getBoundingClientRect().right) return [];
      const gap = other.getBoundingClientRect().left - one.getBoundingClientRect().right;
      return [{ off: Math.abs(baselineOf(one) - baselineOf(other)), gap: Math.round((gap / rem) * 100) / 100 }];
    });
  });
}

/** The right edges of the content in header, page, and footer, rounded (px). */
function rightEdges(page: Page) {
  return page.locator("header .wrap, main .wrap, footer .wrap").evaluateAll((parts) => {
    const edges = parts.map(
      (part) => part.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(part).paddingRight),
    );
    return [...new Set(edges.map(Math.round))];
  });
}

test.describe("an icon in a line of text", () => {
  for (const [email, path] of [
    ["recruiter@example.com", "/recruiter/dashboard"],
    ["senior@example.com", "/senior/find-jobs"],
  ] as const) {
    test(`stands on their baseline, .6rem away, on ${path}`, async ({ page }) => {
      await signIn(page, email);
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.locator(".subline .verified").first()).toBeVisible();
      const lines = await measureLines(page);
      expect(lines.length).toBeGreaterThan(0);
      for (const { off, gap } of lines) {
        expect(off).toBeLessThanOrEqual(0.6);
        expect(gap).toBeCloseTo(0.6, 1);
      }
    });
  }
});

test("three whole jobs are above the fold for a visitor, too", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/find-jobs");
  await expect(page.locator(".job").nth(2)).toBeInViewport({ ratio: 1 });
});

test("rows of applicants are at most 72 px high from 768 px on", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
  await expect(page.getByRole("heading", { name: "Matching Candidates" })).toBeVisible();
  const applicants = page.url();
  for (const path of [applicants, "/recruiter/dashboard"]) {
    await page.goto(path);
    const rows = page.locator("table").first().locator("tbody tr");
    await expect(rows.nth(3)).toBeVisible();
    for (const width of [768, 972, 1115, 1240, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
      expect(Math.max(...heights), `${path} at ${width}`).toBeLessThanOrEqual(72);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

test("table heads of View Applicants start where their cells do", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/manage-jobs");
  await page.getByRole("link", { name: /View Applicants: Interim Finance Controller/ }).click();
  await page.setViewportSize({ width: 1280, height: 900 });
  const starts = await page.locator("table").evaluate((table) => {
    const left = (cell: Element) =>
      cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
    return ["thead th", "tbody tr:first-child td"].map((cells) => [...table.querySelectorAll(cells)].map(left));
  });
  expect(starts[0]).toHaveLength(4);
  expect(starts[1]).toEqual(starts[0]);
});

test("a person takes at most 210 px on a phone, nothing covered, buttons of 44 px", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/recruiter/manage-jobs");
  const applicants = await page
    .getByRole("link", { name: /View Applicants: Interim Finance Controller/ })
    .getAttribute("href");
  for (const path of [applicants ?? "", "/recruiter/dashboard", "/recruiter/applicants", "/recruiter/candidates"]) {
    await page.goto(path);
    const rows = page.locator("table").first().locator("tbody tr:not(.detail, .undo)");
    await expect(rows.nth(2)).toBeVisible();
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    expect(Math.max(...heights), path).toBeLessThanOrEqual(210);
    // No part of a row covers another one.
    const covered = await rows.evaluateAll((all) =>
      all.slice(0, 3).flatMap((row) => {
        const boxes = [...row.querySelectorAll(".badge, .btn, .why__ask")].map((one) => one.getBoundingClientRect());
        return boxes.filter(
          (one, nth) =>
            one.height > 0 &&
            boxes.some(
              (other, at) =>
                at > nth &&
                one.left < other.right - 1 &&
                other.left < one.right - 1 &&
                one.top < other.bottom - 1 &&
                other.top < one.bottom - 1,
            ),
        );
      }),
    );
    expect(covered, path).toEqual([]);
    const buttons = await rows
      .locator(".btn")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...buttons), path).toBeGreaterThanOrEqual(44);
  }
});

test("lists of people fit a phone at the largest text, with a profile open too", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  await page.addInitScript(() => localStorage.setItem("text-size", "largest"));
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/recruiter/manage-jobs");
  const applicants = await page
    .getByRole("link", { name: /View Applicants: Interim Finance Controller/ })
    .getAttribute("href");
  await page.goto(applicants ?? "");
  const profile = await page
    .getByRole("link", { name: /^View Profile/ })
    .first()
    .getAttribute("href");
  await page.goto("/recruiter/applicants?q=controller");
  await page.getByLabel("Name of this view").fill("Controllers_for_the_year_end_and_the_audit");
  await page.getByRole("button", { name: "Save this view" }).click();
  await expectToast(page, "View saved");
  const lists = [applicants, profile, "/recruiter/dashboard", "/recruiter/applicants", "/recruiter/candidates"];
  for (const path of lists) {
    await page.goto(path ?? "");
    await expect(page.locator("table").first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path ?? "").toBeLessThanOrEqual(0);
  }
});

test("tabs, tables, and the longest skill fit a phone at the largest text", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("text-size", "largest"));
  await page.setViewportSize({ width: 360, height: 780 });
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await signIn(page, "senior@example.com");
  for (const path of ["/developers", "/senior/find-jobs"]) {
    await page.goto(path);
    expect(await overflow(), path).toBeLessThanOrEqual(0);
  }
  await page.locator(".job h3 a").first().click();
  const reasons = page.locator("#why .why__body");
  await reasons
    .locator("li span")
    .first()
    .evaluate((one, word) => one.append(word), LONGEST_SKILL);
  const [room, ring] = await reasons.evaluate((body) =>
    [body, body.querySelector(".why__ring")].map((one) => one?.getBoundingClientRect().width ?? Number.NaN),
  );
  expect(ring).toBeLessThanOrEqual(room ?? 0);
  await page.context().clearCookies();
  await signIn(page, "recruiter@example.com");
  await page.goto("/recruiter/post-job");
  await page.getByLabel("Skills").fill(`${LONGEST_SKILL},`);
  await expect(page.getByRole("button", { name: LONGEST_SKILL })).toBeVisible();
  expect(await overflow(), "a skill").toBeLessThanOrEqual(0);
});

test("header, page, and footer share their right edge on a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto("/find-jobs");
  const [edge] = await rightEdges(page);
  await signIn(page, "recruiter@example.com");
  for (const path of ["/recruiter/dashboard", "/recruiter/applications", "/recruiter/messages"]) {
    await page.goto(path);
    expect(await rightEdges(page), path).toEqual([edge]);
  }
});

test("a quiet button's text aligns with what is above and below", async ({ page }) => {
  await page.goto("/#stories");
  const button = page.getByRole("button", { name: "Show all as a list" });
  const [text, box] = await button.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return [range.getBoundingClientRect(), element.getBoundingClientRect()];
  });
  expect(Math.abs(text.x - box.x)).toBeLessThanOrEqual(1);
  expect(box.height).toBeGreaterThanOrEqual(44);
});

test("a file is chosen by keyboard, and its name is shown during upload", async ({ page }) => {
  await signIn(page, "senior@example.com");
  await page.goto("/senior/profile");
  const control = page.getByLabel("Your resume");
  // Hydration may take the focus away.
  await expectAlive(control);
  await control.focus();
  await expect(control).toBeFocused();
  const part = page.locator(".upload--pick").filter({ has: control });
  expect(await part.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe("solid");
  expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // Held back so that the progress can be read, then dropped, so that the demo profile stays as it is.
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route("**/senior/profile/resume", async (route) => {
    await promise;
    await route.abort();
  });
  const chooser = page.waitForEvent("filechooser");
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "Quill.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
  await expect(page.getByText("Uploading Quill.pdf", { exact: true })).toBeAttached();
  await expect(page.getByRole("button", { name: "Cancel upload" })).toBeFocused();
  resolve();
  await expect(control).toBeFocused();
});

test("buttons of Search Candidates stay in line: beside an error, and side by side", async ({ page }) => {
  const topOf = async (name: string | RegExp, role: "button" | "searchbox" = "button") =>
    (await page.getByRole(role, { name }).first().boundingBox())?.y ?? Number.NaN;
  await signIn(page, "recruiter@example.com");
  for (const width of [768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/recruiter/candidates?q=${encodeURIComponent("(ledger")}`);
    await expect(page.getByText(/We searched as if/)).toBeVisible();
    expect(await topOf("Search")).toBeCloseTo(await topOf("Name, skill or word", "searchbox"), -1);
    await page
      .getByRole("link", { name: /^View Profile/ })
      .first()
      .click();
    const invite = page.locator("summary", { hasText: "Invite to apply" });
    await expect(invite).toBeVisible();
    expect((await invite.boundingBox())?.y).toBe(await topOf(/Add to shortlist/));
  }
});

test("tables stay within their page beside the sidebar", async ({ page }) => {
  await signIn(page, "recruiter@example.com");
  for (const path of ["analytics", "applicants", "candidates", "team"]) {
    await page.goto(`/recruiter/${path}`);
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.locator("main table").evaluateAll((tables) =>
        tables.map((table) => {
          const right = table.parentElement?.getBoundingClientRect().right ?? 0;
          return table.getBoundingClientRect().right - right;
        }),
      );
      expect(Math.max(...beyond), `${path} at ${width}`).toBeLessThanOrEqual(1);
    }
  }
});
