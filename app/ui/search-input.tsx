import Search from "lucide-react/icons/search";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/**
 * A search box: the text field with a magnifying glass. Place it in a form with role="search". Escape closes what it
 * has opened and keeps the text, which browsers would delete.
 */
export function SearchInput({ onKeyDown, ...props }: Omit<TextInputProps, "icon" | "type">) {
  return (
    <TextInput
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      {...props}
      icon={<Search className="i" />}
      onKeyDown={(event) => {
        if (event.key === "Escape") event.preventDefault();
        onKeyDown?.(event);
      }}
    />
  );
}
