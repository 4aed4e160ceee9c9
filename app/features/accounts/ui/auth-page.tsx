import type { ReactNode } from "react";
import { PageTitle } from "#app/ui/page-header.tsx";
import { SectionRings } from "#app/ui/section-rings.tsx";

export type AuthPageProps = {
  title: string;
  /** The tree beside the card: a young one for who begins, a grown one for who comes back. */
  tree?: "young" | "grown";
  /** One sentence below the picture, on wide screens. */
  lede?: string | undefined;
  children: ReactNode;
};

/** A page with one form: the open ring on the left, the card on the right; below 58rem the card alone. */
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
