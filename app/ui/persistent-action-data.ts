import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What a page's action said, for as long as the page stands. React Router forgets it as soon as loaders are asked again,
 * which news do at any moment: a refusal would go before it is read. Every page with an action hands it through here.
 */
export function usePersistentActionData<T>(answer: T | undefined): T | undefined {
  const { key } = useLocation();
  const [standing, setStanding] = useState({ answer, key });
  const isNew = answer !== undefined && answer !== standing.answer;
  if (!isNew && key === standing.key) return standing.answer;
  setStanding({ answer, key });
  return answer;
}
