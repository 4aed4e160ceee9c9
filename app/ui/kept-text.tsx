import { lazy, Suspense } from "react";
import { useIsHydrated } from "./hydration.ts";
import type { KeptTextProps } from "./kept-text-late.tsx";

const KeptTextLate = lazy(async () => {
  const { KeptTextLate } = await import("./kept-text-late.tsx");
  return { default: KeptTextLate };
});

/**
 * Put into a form: what is typed there and not sent stays in this tab, for this person, until it is sent. It comes back
 * with the form, after a page in between, a reload or a login, and says so. Passwords and files are not kept. Fetched
 * once the form can be used.
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
