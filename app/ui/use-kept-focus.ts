import { type FocusEvent, useEffect, useRef } from "react";

/**
 * For a form whose fields are drawn anew when the page has other values for them: the field or button that had the
 * focus has it again. `values` changes with them; spread the result on the form. Each field needs an id.
 */
export function useKeptFocus(values: string) {
  const focused = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: new values draw the fields anew, and the focus is lost
  useEffect(() => {
    if (focused.current && document.activeElement === document.body) {
      document.getElementById(focused.current)?.focus({ preventScroll: true });
    }
  }, [values]);
  return {
    onFocus(event: FocusEvent<HTMLFormElement>) {
      focused.current = event.target.id;
    },
    // React sends none for a field that it removes.
    onBlur() {
      focused.current = "";
    },
  };
}
