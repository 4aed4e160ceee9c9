import type { ReactNode } from "react";
import { PageTitle } from "#app/ui/page-header.tsx";
import { SectionRings } from "#app/ui/section-rings.tsx";

export type AuthPageProps = {
  title: string;
  /** The tree beside the card: young for new people, grown for returning ones. */
  tree?: "young" | "grown";
  /** A sentence below the picture, on wide screens. */
  lede?: string | undefined;
  children: ReactNode;
};

/** A page with one form: picture on the left, card on the right; below 58rem only the card. */
export function AuthPage({ title, tree = "grown", lede, children }: AuthPageProps) {
  return (
    <div className="wrap auth-page">
      <div className="auth">
        <div className="auth__art stack stack--s5">
          <div aria-hidden="true">
            <SectionRings name={tree === "young" ? "oak" : "elm"} />
          </div>
          {lede && <p className="lede">{lede}</p>}
        </div>
        <div className="card stack stack--s5">
          <PageTitle>{title}</PageTitle>
          {children}
        </div>
      </div>
    </div>
  );
}
