import type { ReactNode } from "react";
import { PageTitle } from "./page-header.tsx";
import { SectionRings } from "./section-rings.tsx";

/** A page behind a link in an email: one title, one action, and a drawing beside them. */
export function MailedPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap lost">
      <div className="stack">
        <PageTitle className="headline">{title}</PageTitle>
        {children}
      </div>
      <div className="lost__art" aria-hidden="true">
        <SectionRings name="lost" />
      </div>
    </div>
  );
}
