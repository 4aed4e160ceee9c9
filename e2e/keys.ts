import { expect, type Locator, type Page } from "@playwright/test";

// Actions of a person without a mouse: Tab to an element, check its focus, press a key.

const MOST_STOPS = 200;
/** Checking after each key would take five times as long. */
const STOPS_AT_ONCE = 10;
/** Longer texts are inserted at once; shorter ones are typed key by key. */
const LONGEST_TYPED = 40;

/** Presses Tab until the element, or one of several, has the focus, visible and with a focus ring. */
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
 * Returns whether one of the elements has the focus. If not, the page ignores all further Tabs of this batch once one
 * of them gets it. Runs in the page.
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
  // Lasts until the next check, which begins with this event.
  window.addEventListener("look", () => ending.abort(), { once: true });
  return false;
}

async function expectSeen(part: Locator) {
  await expect(part).toBeInViewport();
  const hasRing = await part.evaluate((element) => {
    // A radio card shows its focus on the whole card.
    const card = element.closest("label") ?? element;
    const around = [getComputedStyle(element), getComputedStyle(element, "::after"), getComputedStyle(card)];
    return around.some(
      ({ outlineStyle, outlineWidth, boxShadow }) =>
        (outlineStyle !== "none" && outlineWidth !== "0px") || boxShadow !== "none",
    );
  });
  expect(hasRing, `${part} shows its focus`).toBe(true);
}

/** Moves to an element by keyboard and presses a key on it. */
export async function press(page: Page, part: Locator, key = "Enter") {
  await tabTo(page, part);
  await page.keyboard.press(key);
}

/** Moves to a field by keyboard and replaces its content. */
export async function type(page: Page, field: Locator, text: string) {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+A");
  await (text.length > LONGEST_TYPED ? page.keyboard.insertText(text) : page.keyboard.type(text));
}

/** Moves to a group of radio buttons by Tab, and to the wanted one by arrows. */
export async function choose(page: Page, group: Locator, wanted: Locator) {
  const radios = group.getByRole("radio");
  await press(page, radios, "Space");
  for (let left = await radios.count(); left > 0 && !(await wanted.isChecked()); left -= 1) {
    await page.keyboard.press("ArrowDown");
  }
  await expect(wanted).toBeChecked();
}
