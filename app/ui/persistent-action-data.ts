import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns the last result of a page's action for as long as the page stays. React Router drops it when loaders run
 * again, which live events cause at any moment, so a refusal would disappear before it is read. Every page with an
 * action uses this.
 */
export function usePersistentActionData<T>(answer: T | undefined): T | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ answer, key });
  const isNew = answer !== undefined && answer !== kept.answer;
  if (!isNew && key === kept.key) return kept.answer;
  setKept({ answer, key });
  return answer;
}
