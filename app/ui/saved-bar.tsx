import type { ReactNode } from "react";

/** The end of a long form: its button, with the form's state beside it. */
export function SavedBar({ button, children }: { button: ReactNode; children?: ReactNode }) {
  return (
    <div className="savebar">
      {button}
      <div className="savebar__text">{children}</div>
    </div>
  );
}
