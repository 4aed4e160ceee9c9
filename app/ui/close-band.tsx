import type { ReactNode } from "react";
import { SectionRings } from "./section-rings.tsx";

export type CloseBandProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The links, as ButtonLink. */
  children: ReactNode;
  smallPrint?: ReactNode;
};

/** The dark green band at the end of a public page: one sentence and links. */
export function CloseBand({ title, text, children, smallPrint }: CloseBandProps) {
  return (
    <section className="close inverse" aria-labelledby="closing">
      <div className="close__art" aria-hidden="true">
        <SectionRings name="close" size={640} />
      </div>
      <div className="wrap close__in">
        <h2 className="headline" id="closing">
          {title}
        </h2>
        {text && <p>{text}</p>}
        <div className="row">{children}</div>
        {smallPrint && <p className="small soft">{smallPrint}</p>}
      </div>
    </section>
  );
}
