import { type ClipboardEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import { characterCount, isList, tooLongText } from "#app/words.ts";
import { AddChip, RemoveChip } from "./chip.tsx";
import { isComposing } from "./composing.ts";
import { Field, type FieldTexts } from "./field.tsx";
import { useIsHydrated } from "./hydration.ts";
import { Suggestions, useSuggestionList } from "./suggestion-list.tsx";
import { tagsFromText } from "./tags.ts";

export type TagInputProps = Omit<FieldTexts, "hint"> & {
  /** Shown before the hint on how tags are added. */
  hint?: string | undefined;
  /** The name that every tag is sent under. Without JavaScript it is one text with commas. */
  name: string;
  id?: string | undefined;
  defaultTags?: readonly string[] | undefined;
  /** What a tag is, for screen readers: "skill". */
  noun: string;
  /** The most characters of a tag. A longer one is kept, with an error. */
  limit?: number | undefined;
  className?: string | undefined;
  /** An address that returns a JSON list of words for `?q=`, which are suggested while typing. */
  suggestFrom?: string | undefined;
  /** Words that can be added by a press, and what they are. Those that are tags already aren't shown. */
  offered?: readonly string[] | undefined;
  offeredLabel?: string | undefined;
  /** Returns what makes two tags equal; by default the text without regard to case. */
  keyOf?: ((tag: string) => string) | undefined;
};

/**
 * Tags that are added by Enter, comma, or the Add button, and can be removed; a pasted list adds a tag for each name. A
 * combobox if words are suggested. The server reads them with `formData.getAll(name)` and splits lists (`namesIn`),
 * which handles both forms. Unfinished text is added when the field is left. Without JavaScript it is a plain text with
 * commas.
 */
export function TagInput(props: TagInputProps) {
  const {
    name,
    id = name,
    defaultTags = [],
    noun,
    limit,
    className,
    suggestFrom,
    keyOf,
    offered = [],
    offeredLabel,
    ...texts
  } = props;
  const isHydrated = useIsHydrated();
  const [tags, setTags] = useState(() => tagsFromText(defaultTags.join(","), [], keyOf));
  const [text, setText] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useSuggestionList(suggestFrom, text, (word) => tagsFromText(word, tags, keyOf).length > tags.length);

  function add(typed: string) {
    const next = tagsFromText(typed, tags, keyOf);
    const added = next.slice(tags.length);
    setText("");
    if (added.length > 0) {
      setTags(next);
      setAnnouncement(`${added.join(", ")} added.`);
    } else if (typed.trim() !== "") {
      setAnnouncement(`${typed.trim()} is already there.`);
    }
  }

  /** What is still being typed stays. */
  function take(word: string) {
    setTags(tagsFromText(word, tags, keyOf));
    setAnnouncement(`${word} added.`);
    input.current?.focus();
  }

  /** A single-line field would join the lines of a pasted list into one name. */
  function paste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text");
    if (!isHydrated || !isList(pasted)) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    add(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length));
  }

  function read(typed: string) {
    if (isList(typed)) add(typed);
    else setText(typed);
    list.open();
  }

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    setAnnouncement(`${tag} removed.`);
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event.nativeEvent) || list.press(event)) return;
    if (event.key !== "Enter") return;
    event.preventDefault();
    add(list.active ?? text);
  }

  // Before this script someone may have typed into the plain text: the tag that is still being written stays text.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before the plain text becomes the tags
  useLayoutEffect(() => {
    const plain = input.current;
    if (!plain || plain.value === plain.defaultValue) return;
    const { done, open } = splitAtCaret(plain);
    setTags(tagsFromText(done, [], keyOf));
    setText(open);
  }, []);

  const fresh = offered.filter((word) => tagsFromText(word, tags, keyOf).length > tags.length);
  const isTooLong = limit !== undefined && [...tags, text].some((tag) => characterCount(tag) > limit);
  const howTo = isHydrated ? "Press Enter, comma or Add after each one." : "Write a comma between them.";
  // The same field in both forms, so that it keeps the focus when it changes.
  return (
    <Field
      {...texts}
      id={id}
      className={className}
      hint={texts.hint ? `${texts.hint} ${howTo}` : howTo}
      tooLong={isTooLong ? `${tooLongText(limit)} for each ${noun}` : ""}
    >
      {(wiring) => (
        <>
          {isHydrated && tags.length > 0 && (
            <ul className="chips chips--tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <input type="hidden" name={name} value={tag} />
                  <RemoveChip label={tag} what={noun} onClick={() => remove(tag)} />
                </li>
              ))}
            </ul>
          )}
          <div className="tagbox">
            <div className={isHydrated ? "affix affix--end" : "affix"}>
              <input
                {...wiring}
                {...(isHydrated ? { ...list.combobox, value: text } : { name, value: tags.join(", ") })}
                ref={input}
                className="input"
                autoComplete="off"
                enterKeyHint={isHydrated ? "done" : undefined}
                data-reads-early
                dir="auto"
                onChange={({ currentTarget, nativeEvent }) => {
                  // A word that is still being composed belongs to the input method.
                  if ("isComposing" in nativeEvent && nativeEvent.isComposing) setText(currentTarget.value);
                  else read(currentTarget.value);
                }}
                onCompositionEnd={(event) => read(event.currentTarget.value)}
                onPaste={paste}
                onKeyDown={press}
                onBlur={() => {
                  list.close();
                  if (text.trim() !== "") add(text);
                }}
              />
              {isHydrated && (
                <button type="button" className="btn" onClick={() => add(text)}>
                  Add<span className="vh">{` ${noun}`}</span>
                </button>
              )}
            </div>
            <Suggestions list={list} label={`Suggested for ${noun}`} onChoose={add} />
          </div>
          {fresh.length > 0 && (
            <fieldset className="offered">
              <legend className="hint">{offeredLabel}</legend>
              <div className="chips">
                {fresh.map((word) =>
                  isHydrated ? (
                    <AddChip key={word} label={word} what={noun} onClick={() => take(word)} />
                  ) : (
                    <label key={word} className="check">
                      <input type="checkbox" name={name} value={word} />
                      <span>{word}</span>
                    </label>
                  ),
                )}
              </div>
            </fieldset>
          )}
          <span className="vh" role="status">
            {list.words.length > 0 ? `${list.words.length} suggested. Use the arrow keys.` : announcement}
          </span>
        </>
      )}
    </Field>
  );
}

/** Returns the part between two commas at the field's caret, and the others; all of them if it is not focused. */
function splitAtCaret(plain: HTMLInputElement): { done: string; open: string } {
  const { value, selectionEnd } = plain;
  if (plain !== document.activeElement || selectionEnd === null) return { done: value, open: "" };
  const begin = value.lastIndexOf(",", selectionEnd - 1) + 1;
  const end = value.indexOf(",", selectionEnd);
  const open = value.slice(begin, end < 0 ? undefined : end);
  return { done: value.slice(0, begin) + (end < 0 ? "" : value.slice(end)), open: open.trim() };
}
