import { useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "./button.tsx";
import { EmptyRing } from "./ring.tsx";
import { isServerThere } from "./server-there.ts";

export type ErrorPanelProps = {
  title: string;
  text?: string | undefined;
  retryLabel?: string | undefined;
  /** By default the page's loaders run again, once the server responds. */
  onRetry?: (() => void) | undefined;
};

/** A list that could not be loaded: what happened, and Retry. Announced once. */
export function ErrorPanel({ title, text, retryLabel = "Retry", onRetry }: ErrorPanelProps) {
  const { revalidate, state } = useRevalidator();
  const [isAsking, setAsking] = useState(false);

  async function retry() {
    setAsking(true);
    if (await isServerThere()) await revalidate();
    setAsking(false);
  }

  return (
    <div className="card empty" role="alert">
      <EmptyRing seed="error" open={6} />
      <h2>{title}</h2>
      {text && <p className="soft">{text}</p>}
      <Button busy={(isAsking || state === "loading") && "Loading..."} onClick={onRetry ?? (() => void retry())}>
        {retryLabel}
      </Button>
    </div>
  );
}
