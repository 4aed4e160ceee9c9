import { type KeyboardEvent, useId, useState } from "react";
import { useSuggestions } from "./use-suggestions.ts";

/** Handles the list of suggestions and its keys: up and down select, Escape closes. */
export function useSuggestionList(from: string | undefined, text: string, isNew: (word: string) => boolean) {
  const listId = useId();
  const found = useSuggestions(from, text).filter(isNew);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState(-1);
  const words = isOpen ? found : [];
  const at = chosen < words.length ? chosen : -1;

  return {
    listId,
    words,
    at,
    active: words[at],
    open() {
      setOpen(true);
      setChosen(-1);
    },
    close: () => setOpen(false),
    /** Returns whether the list has handled the key. */
    press(event: KeyboardEvent<HTMLInputElement>): boolean {
      const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
      if (step === 0 && event.key !== "Escape") return false;
      if (words.length === 0) return false;
      event.preventDefault();
      if (step === 0) setOpen(false);
      // One position more than there are words, for the typed text itself.
      else setChosen(((at + 1 + step + words.length + 1) % (words.length + 1)) - 1);
      return true;
    },
    combobox:
      from === undefined
        ? {}
        : ({
            role: "combobox",
            "aria-autocomplete": "list",
            "aria-expanded": words.length > 0,
            "aria-controls": listId,
            "aria-activedescendant": at >= 0 ? `${listId}-${at}` : undefined,
          } as const),
  };
}

type SuggestionsProps = {
  list: Pick<ReturnType<typeof useSuggestionList>, "listId" | "words" | "at">;
  label: string;
  onChoose: (word: string) => void;
};

/** Draws the suggested words below their field. */
export function Suggestions({ list: { listId, words, at }, label, onChoose }: SuggestionsProps) {
  if (words.length === 0) return null;
  return (
    <div className="tagbox__list" role="listbox" id={listId} aria-label={label}>
      {words.map((word, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the combobox, which keeps the focus
        <div
          key={word}
          id={`${listId}-${index}`}
          className="tagbox__one"
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          // Keeps the focus in the field, because leaving it adds the typed text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(word)}
        >
          {word}
        </div>
      ))}
    </div>
  );
}
