import { useState } from "react";
import { useFetcher } from "react-router";

/**
 * As `useFetcher`, but an effect that waits for the answer never misses it. React Router 8.4 keeps the answer outside
 * React's state: when a component is drawn for another reason just then, React sees nothing new, throws the drawing and
 * its effects away, and takes the answer for known. Here the answer becomes state as soon as it is seen.
 */
export function useAnsweringFetcher<T>() {
  const fetcher = useFetcher<T>();
  const [answer, setAnswer] = useState(fetcher.data);
  if (answer !== fetcher.data) setAnswer(fetcher.data);
  return { ...fetcher, data: answer };
}
