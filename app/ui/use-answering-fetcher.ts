import { useState } from "react";
import { useFetcher } from "react-router";

/**
 * Like `useFetcher`, but an effect that waits for the result never misses it. React Router 8.4 keeps the result outside
 * React's state: when a component renders for another reason just then, React discards that render with its effects and
 * takes the result for known. Here the result becomes state as soon as it is seen.
 */
export function useAnsweringFetcher<T>() {
  const fetcher = useFetcher<T>();
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) setAnswer(fetcher.data);
  return { ...fetcher, data: answer };
}
