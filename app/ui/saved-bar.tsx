import type { ReactNode } from "react";

/** The end of a long form: its button, and beside it what the form is doing. */
export function SavedBar({ button, children }: { button: ReactNode; children?: ReactNode }) {
  return (
    <div className="savebar">
      {button}
      <div className="savebar__text">{children}</div>
    </div>
  );
}
