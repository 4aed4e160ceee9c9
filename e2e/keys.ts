import { expect, type Locator, type Page } from "@playwright/test";

// What a person does who has no mouse: Tab to a part, see that it has the focus, press a key.

const MOST_STOPS = 200;
/** Pressed one by one with a look after each, the way through a page takes five times as long. */
const STOPS_AT_ONCE = 10;
/** Longer texts come in one piece: that single keys write is seen with the shorter ones. */
const LONGEST_TYPED = 40;

/** Presses Tab until the part, or one of several, has the focus, in view and with a ring around it. */
export async function tabTo(page: Page, part: Locator) {
  await expect(part.first()).toBeVisible();
  for (let stops = 0; stops < MOST_STOPS; stops += STOPS_AT_ONCE) {
    if (await part.evaluateAll(stopAtFocus)) {
      await expectSeen(page.locator(":focus"));
      return;
    }
    await Promise.all(Array.from({ length: STOPS_AT_ONCE }, () => page.keyboard.press("Tab")));
  }
  throw new Error(`${part} was not reached with ${MOST_STOPS} stops`);
}

/**
 * Whether one of the parts has the focus. If none has, the page lets go of every Tab that is still to come once one of
 * them has got it, as if the key had not been pressed again. Runs in the page.
 */
function stopAtFocus(parts: Element[]): boolean {
  window.dispatchEvent(new Event("look"));
  const has = () => parts.some((element) => element === document.activeElement);
  if (has()) return true;
  const ending = new AbortController();
  const swallow = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || !has()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", swallow, { capture: true, signal: ending.signal });
  // It holds until the next look, which begins with this event.
  window.addEventListener("look", () => ending.abort(), { once: true });
  return false;
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
  await (text.length > LONGEST_TYPED ? page.keyboard.insertText(text) : page.keyboard.type(text));
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
