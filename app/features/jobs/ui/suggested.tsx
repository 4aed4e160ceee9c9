import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import type { SuggestedField } from "#app/features/jobs/search/suggestions.ts";
import { latePart } from "#app/ui/page-late-part.ts";

const SuggestionList = latePart(async () => (await import("./suggestion-list.tsx")).SuggestionList);

type InputProps = { ref: RefObject<HTMLInputElement | null>; onFocus: () => void };

/** A text box with suggestions below it. Their code is loaded on the first focus. */
export function Suggested({ field, children }: { field: SuggestedField; children: (input: InputProps) => ReactNode }) {
  const ref = useRef<HTMLInputElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  useEffect(() => {
    // The box may have been focused before this script ran.
    if (ref.current === document.activeElement) setIsWanted(true);
  }, []);
  return (
    <div className="combo">
      {children({ ref, onFocus: () => setIsWanted(true) })}
      {isWanted && (
        <Suspense>
          <SuggestionList inputRef={ref} field={field} />
        </Suspense>
      )}
    </div>
  );
}
