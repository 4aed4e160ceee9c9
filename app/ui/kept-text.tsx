import { lazy, Suspense } from "react";
import { useIsHydrated } from "./hydration.ts";
import type { KeptTextProps } from "./kept-text-late.tsx";

const KeptTextLate = lazy(async () => {
  const { KeptTextLate } = await import("./kept-text-late.tsx");
  return { default: KeptTextLate };
});

/**
 * Place it in a form to store unsent text in this tab, for this person, until it is sent. The text comes back with the
 * form after another page, a reload, or a login, and a note says so. Passwords and files are not stored. Loaded once
 * the form is usable.
 */
export function KeptText(props: KeptTextProps) {
  return (
    useIsHydrated() && (
      <Suspense>
        <KeptTextLate {...props} />
      </Suspense>
    )
  );
}
