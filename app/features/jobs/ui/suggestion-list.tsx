import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { href } from "react-router";
import type { SuggestedField, Suggestion } from "#app/features/jobs/search/suggestions.ts";
import { isComposing } from "#app/ui/composing.ts";
import { jobsText } from "../search/labels.ts";
import "./suggestion-list.css";

export type SuggestionListProps = { inputRef: RefObject<HTMLInputElement | null>; field: SuggestedField };

const PAUSE_MILLISECONDS = 120;
const SHORTEST = 2;
const KINDS = { title: "Title", skill: "Skill", place: "Location" } as const;

/**
 * Makes the box above it a combobox (WAI-ARIA 1.2): typing shows a list; arrows move through it, Enter or a click picks
 * a line and searches, Escape closes it.
 */
export function SuggestionList({ inputRef, field }: SuggestionListProps) {
  const listId = useId();
  const { found, close } = useSuggestions(inputRef, field);
  const [active, setActive] = useState(-1);
  const isOpen = found.length > 0;
  const latest = useRef({ found, active });
  latest.current = { found, active };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no line chosen
  useEffect(() => setActive(-1), [found]);

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    input.setAttribute("role", "combobox");
    input.setAttribute("aria-autocomplete", "list");
    input.setAttribute("aria-controls", listId);
    input.setAttribute("aria-expanded", String(isOpen));
    if (active >= 0) input.setAttribute("aria-activedescendant", `${listId}-${active}`);
    else input.removeAttribute("aria-activedescendant");
  });

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    function onKeyDown(event: KeyboardEvent) {
      const { found, active } = latest.current;
      if (found.length === 0 || isComposing(event)) return;
      const chosen = found[active];
      if (event.key === "ArrowDown") setActive((active + 1) % found.length);
      else if (event.key === "ArrowUp") setActive(active <= 0 ? found.length - 1 : active - 1);
      else if (event.key === "Escape") close();
      else if (event.key === "Enter" && chosen) take(input, chosen, close);
      else return;
      event.preventDefault();
    }
    input.addEventListener("keydown", onKeyDown);
    return () => input.removeEventListener("keydown", onKeyDown);
  }, [inputRef, close]);

  return (
    <>
      <div role="status" className="vh">
        {isOpen && `${found.length} ${found.length === 1 ? "suggestion" : "suggestions"}; use the arrow keys.`}
      </div>
      <div className="suggestions" id={listId} role="listbox" aria-label="Suggestions" hidden={!isOpen}>
        {found.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the box
          <div
            key={`${suggestion.kind} ${suggestion.text}`}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the box, because losing it would close the list.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(inputRef.current, suggestion, close)}
          >
            <b>{suggestion.text}</b>
            <span className="soft">
              {`${field === "what" ? `${KINDS[suggestion.kind]}, ` : ""}${jobsText(suggestion.jobs)}`}
            </span>
          </div>
        ))}
      </div>
    </>
  );
}

function take(input: HTMLInputElement | null, { text }: Suggestion, close: () => void) {
  close();
  if (!input) return;
  input.value = text;
  input.form?.requestSubmit();
}

/** Returns suggestions for the text in the box shortly after typing; none once the box loses focus. */
function useSuggestions(inputRef: RefObject<HTMLInputElement | null>, field: SuggestedField) {
  const [found, setFound] = useState<readonly Suggestion[]>([]);
  const asking = useRef<AbortController>(null);
  const close = useRef(() => {
    asking.current?.abort();
    setFound([]);
  }).current;

  useEffect(() => {
    const input = inputRef.current;
    if (!input) return;
    let pause = 0;
    function onInput() {
      window.clearTimeout(pause);
      const text = input?.value.trim() ?? "";
      if (text.length < SHORTEST) return close();
      pause = window.setTimeout(async () => {
        asking.current?.abort();
        const controller = new AbortController();
        asking.current = controller;
        const address = `${href("/find-jobs/suggestions")}?${new URLSearchParams({ field, text })}`;
        try {
          const response = await fetch(address, { signal: controller.signal });
          if (response.ok) setFound(await response.json());
        } catch {
          // Suggestions are optional: if they fail, the search still works.
        }
      }, PAUSE_MILLISECONDS);
    }
    function onLeave() {
      window.clearTimeout(pause);
      close();
    }
    input.addEventListener("input", onInput);
    input.addEventListener("blur", onLeave);
    input.form?.addEventListener("submit", onLeave);
    return () => {
      onLeave();
      input.removeEventListener("input", onInput);
      input.removeEventListener("blur", onLeave);
      input.form?.removeEventListener("submit", onLeave);
    };
  }, [inputRef, field, close]);

  return { found, close };
}
