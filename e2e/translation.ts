import type { Page } from "@playwright/test";

/**
 * Does to every text of the page what a browser's translation does after hydration: the text is removed, and an element
 * replaces it. The words stay, so that a test can look for them.
 */
export async function translateAll(page: Page) {
  await page.addInitScript(() => {
    const KEPT = "script, style, noscript, textarea, option, title, svg, [data-translated]";

    function translate(text: Text) {
      if (!text.data.trim() || !text.parentElement || text.parentElement.closest(KEPT)) return;
      const words = document.createElement("font");
      words.dataset.translated = "";
      words.append(text.data);
      text.replaceWith(words);
    }

    function translateWithin(root: Node) {
      if (root instanceof Text) return translate(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) if (text instanceof Text) translate(text);
    }

    // React's errors do not name the text.
    const removeChild = Node.prototype.removeChild;
    Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
      if (child.parentNode !== this) console.error(`gone from its place: "${child.textContent}" in`, this);
      removeChild.call(this, child);
      return child;
    };

    function begin() {
      translateWithin(document.body);
      const watching = new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) for (const node of [target, ...addedNodes]) translateWithin(node);
      });
      watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    }

    // React hydrates in chunks; parts that are not hydrated must stay as the server sent them.
    const waiting = setInterval(() => {
      const parts = [...document.querySelectorAll("a, button")];
      const isDone = parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactProps")));
      if (parts.length === 0 || !isDone) return;
      clearInterval(waiting);
      setTimeout(begin, 100);
    }, 20);
  });
}

/** Waits until the open page is translated. */
export async function untilTranslated(page: Page) {
  await page.locator("main [data-translated]").first().waitFor({ state: "attached" });
}
