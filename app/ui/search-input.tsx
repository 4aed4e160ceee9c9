import Search from "lucide-react/icons/search";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/**
 * A search box: the text field with the glass in front. Put it into a form with role="search". Escape closes what it
 * has opened and leaves what was typed; browsers would empty the field.
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
