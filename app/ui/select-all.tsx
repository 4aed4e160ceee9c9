import { Button } from "./button.tsx";
import { useIsHydrated } from "./hydration.ts";

/** Ticks every checkbox named "pick" of the form it is in, wherever they are; or none, if all are. Needs JavaScript. */
export function SelectAll() {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  return (
    <Button variant="quiet" onClick={({ currentTarget }) => tickAll(currentTarget.form)}>
      Select all
    </Button>
  );
}

function tickAll(form: HTMLFormElement | null) {
  const boxes = [...(form?.elements ?? [])].filter(
    (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.name === "pick",
  );
  const isAny = boxes.some((box) => !box.checked);
  for (const box of boxes) box.checked = isAny;
}
