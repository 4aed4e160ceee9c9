import Search from "lucide-react/icons/search";
import { TextInput, type TextInputProps } from "./text-input.tsx";

/** A search box: the text field with the glass in front. Put it into a form with role="search". */
export function SearchInput(props: Omit<TextInputProps, "icon" | "type">) {
  return (
    <TextInput type="search" autoComplete="off" enterKeyHint="search" {...props} icon={<Search className="i" />} />
  );
}
