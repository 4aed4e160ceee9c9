import { expect, type Locator, type Page } from "@playwright/test";

// What a person does who has no mouse: Tab to a part, see that it has the focus, press a key.

const MOST_STOPS = 200;

/** Presses Tab until the part, or one of several, has the focus, in view and with a ring around it. */
export async function tabTo(page: Page, part: Locator) {
  await expect(part.first()).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await part.evaluateAll((parts) => parts.some((element) => element === document.activeElement))) {
      await expectSeen(page.locator(":focus"));
      return;
    }
    await page.keyboard.press("Tab");
  }
  throw new Error(`${part} was not reached with ${MOST_STOPS} stops`);
}

async function expectSeen(part: Locator) {
  await expect(part).toBeInViewport();
  const hasRing = await part.evaluate((element) => {
    // A choice on a card shows it on the whole card.
    const card = element.closest("label") ?? element;
    const around = [getComputedStyle(element), getComputedStyle(element, "::after"), getComputedStyle(card)];
    return around.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    );
  });
  expect(hasRing, `${part} shows its focus`).toBe(true);
}

/** Goes to a part by keys and presses one on it. */
export async function press(page: Page, part: Locator, key = "Enter") {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

/** Goes to a field by keys and writes in place of what it holds. */
export async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type(text);
}

/** Goes to a group of radio buttons, wherever Tab enters it, and on with the arrows to the one that is wanted. */
export async function choose(page: Page, group: Locator, wanted: Locator) {
  const radios = group.getByRole("radio");
  await press(page, radios, "Space");
  for (let left = await radios.count(); left > 0 && !(await wanted.isChecked()); left -= 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeChecked();
}
