import type { ReactNode } from "react";
import { PageTitle } from "#app/ui/page-header.tsx";
import { SectionRings } from "#app/ui/ring.tsx";

export type AuthPageProps = {
  title: string;
  /** One sentence below the picture, on wide screens. */
  lede?: string | undefined;
  children: ReactNode;
};

/** A page with one form: the open ring on the left, the card on the right; below 58rem the card alone. */
export function AuthPage({ title, lede, children }: AuthPageProps) {
  return (
    <div className="wrap auth-page">
      <div className="auth">
        <div className="auth__art stack stack--s5">
          <div aria-hidden="true">
            <SectionRings seed="login" years={14} open={22} size={400} width={2.4} openWidth={6} />
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
