import type { ReactNode } from "react";
import { Drawing } from "./ring-drawing.tsx";
import close from "./trees/close.svg?no-inline";
import elm from "./trees/elm.svg?no-inline";
import launch from "./trees/launch.svg?no-inline";
import lost from "./trees/lost.svg?no-inline";
import oak from "./trees/oak.svg?no-inline";
import profile from "./trees/profile.svg?no-inline";
import resources from "./trees/resources.svg?no-inline";
import wait from "./trees/wait.svg?no-inline";
import type { TreeName } from "./trees.ts";

const FILES: Readonly<Record<TreeName, string>> = { close, elm, launch, lost, oak, profile, resources, wait };

type SectionRingsProps = {
  name: TreeName;
  /** The drawing's size in its own units, as in trees.ts. */
  size?: 400 | 640;
  /** Drawn over the rings, in the same units. */
  children?: ReactNode;
};

/** One of the large drawings, from its file, in the page's colors. Decorative. */
export function SectionRings({ name, size = 400, children }: SectionRingsProps) {
  return (
    <Drawing size={size} className="ring-section">
      <use href={`${FILES[name]}#years`} className="ring-ink" />
      <use href={`${FILES[name]}#open`} className="ring-open" />
      {children}
    </Drawing>
  );
}
