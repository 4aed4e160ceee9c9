import { type FormEvent, useEffect, useRef } from "react";

/**
 * For a form that disappears when it is submitted, together with the focus. Pass the result to its `onSubmit`:
 * `lookAround` sees the form while it is still there, and returns a function that finds the next focus target.
 */
export function useFocusAfter(lookAround: (form: HTMLFormElement) => () => HTMLElement | null | undefined) {
  const find = useRef<ReturnType<typeof lookAround>>(undefined);
  useEffect(() => {
    return () => {
      if (document.activeElement === document.body) find.current?.()?.focus();
    };
  }, []);
  return (event: FormEvent<HTMLFormElement>) => {
    find.current = lookAround(event.currentTarget);
  };
}
