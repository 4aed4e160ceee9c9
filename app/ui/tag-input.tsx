import { type KeyboardEvent, useRef, useState } from "react";
import { RemoveChip } from "./chip.tsx";
import { Field, type FieldTexts } from "./field.tsx";
import { useIsHydrated } from "./hydration.ts";
import { tagsFromText } from "./tags.ts";

export type TagInputProps = FieldTexts & {
  /** The name that every tag is sent under. Without JavaScript one text with commas is sent under it. */
  name: string;
  id?: string | undefined;
  defaultTags?: readonly string[] | undefined;
  /** What one tag is, for those who listen: "skill". */
  noun: string;
  maxLength?: number | undefined;
  className?: string | undefined;
};

/**
 * Tags added by Enter, comma or the Add button, each removable. The server reads them with `formData.getAll(name)` and
 * splits at commas (`tagsFromText`), which covers both forms. What is typed and not yet added is added on leaving.
 */
export function TagInput({ name, id = name, defaultTags = [], noun, maxLength, className, ...texts }: TagInputProps) {
  const isHydrated = useIsHydrated();
  const [tags, setTags] = useState(() => tagsFromText(defaultTags.join(",")));
  const [text, setText] = useState("");
  const [news, setNews] = useState("");
  const input = useRef<HTMLInputElement>(null);

  function add(typed: string) {
    const next = tagsFromText(typed, tags);
    const added = next.slice(tags.length);
    setText("");
    if (added.length > 0) {
      setTags(next);
      setNews(`${added.join(", ")} added.`);
    } else if (typed.trim() !== "") {
      setNews(`${typed.trim()} is already there.`);
    }
  }

  function remove(tag: string) {
    setTags(tags.filter((other) => other !== tag));
    setNews(`${tag} removed.`);
    input.current?.focus();
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add(text);
  }

  if (!isHydrated) {
    return (
      <Field {...texts} id={id} className={className} hint={texts.hint ?? "Write a comma between them."}>
        {(wiring) => (
          <input {...wiring} className="input" name={name} defaultValue={tags.join(", ")} autoComplete="off" />
        )}
      </Field>
    );
  }

  return (
    <Field {...texts} id={id} className={className} hint={texts.hint ?? "Press Enter, comma or Add after each one."}>
      {(wiring) => (
        <>
          {tags.length > 0 && (
            <ul className="chips chips--tags">
              {tags.map((tag) => (
                <li key={tag}>
                  <input type="hidden" name={name} value={tag} />
                  <RemoveChip label={tag} what={noun} onClick={() => remove(tag)} />
                </li>
              ))}
            </ul>
          )}
          <div className="affix affix--end">
            <input
              {...wiring}
              ref={input}
              className="input"
              value={text}
              maxLength={maxLength}
              autoComplete="off"
              enterKeyHint="done"
              onChange={(event) => {
                const typed = event.currentTarget.value;
                if (typed.includes(",")) add(typed);
                else setText(typed);
              }}
              onKeyDown={press}
              onBlur={() => {
                if (text.trim() !== "") add(text);
              }}
            />
            <button type="button" className="btn" onClick={() => add(text)}>
              Add<span className="vh"> {noun}</span>
            </button>
          </div>
          <span className="vh" role="status">
            {news}
          </span>
        </>
      )}
    </Field>
  );
}
