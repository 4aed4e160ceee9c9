import { useRevalidator } from "react-router";
import { Button } from "./button.tsx";
import { EmptyRing } from "./ring.tsx";

export type ErrorPanelProps = {
  title: string;
  text?: string | undefined;
  retryLabel?: string | undefined;
  /** Without it the page's loaders run again. */
  onRetry?: (() => void) | undefined;
};

/** A list that could not be loaded: what happened, and Retry. It interrupts once. */
export function ErrorPanel({ title, text, retryLabel = "Retry", onRetry }: ErrorPanelProps) {
  const revalidator = useRevalidator();
  const isRetrying = revalidator.state === "loading";
  return (
    <div className="card empty" role="alert">
      <EmptyRing seed="error" open={6} />
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      <Button busy={isRetrying && "Loading..."} onClick={onRetry ?? (() => void revalidator.revalidate())}>
        {retryLabel}
      </Button>
    </div>
  );
}
