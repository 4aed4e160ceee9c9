import { type ComponentType, lazy } from "react";

/** A part of a page whose script comes when it is shown. Where it cannot be had, the page stays without it. */
export function latePart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: Nothing }),
    ),
  );
}

function Nothing() {
  return null;
}
