import { type ComponentType, lazy } from "react";

/** Returns a component whose script loads when it is shown. If it cannot be loaded, the page stays without it. */
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
