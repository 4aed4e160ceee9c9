import { type FormEvent, useEffect, useRef } from "react";

/**
 * For a form that its own press takes away, and the focus with it. Give the answer to its `onSubmit`: `lookAround` sees
 * the form while it still stands, and says how to find what takes the focus once it is gone.
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
