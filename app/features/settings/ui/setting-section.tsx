import type { ReactNode } from "react";

export type SettingSectionProps = {
  id: string;
  title: string;
  text?: string | undefined;
  isDanger?: boolean | undefined;
  children: ReactNode;
};

/** A section of the settings: its name on the left, its rows on the right. */
export function SettingSection({ id, title, text, isDanger, children }: SettingSectionProps) {
  return (
    // A group and not a section: a page with six more landmarks is no easier to walk through.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in the place of the heading
    <div className={isDanger ? "setting setting--danger" : "setting"} role="group" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        {text && <p className="soft">{text}</p>}
      </div>
      <div className="rows">{children}</div>
    </div>
  );
}

/** A row: description on the left, controls on the right. */
export function SettingRow({ title, text, children }: { title: ReactNode; text: ReactNode; children?: ReactNode }) {
  return (
    <div className="rowline">
      <div>
        <b>{title}</b>
        <p className="soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
