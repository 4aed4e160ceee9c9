import { href } from "react-router";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageTitle } from "#app/ui/page-header.tsx";

/** Replaces a job that does not exist or was erased (`isGone`), with the server's texts. */
export function MissingJob({ title, text, isGone }: { title: string; text: string; isGone: boolean }) {
  return (
    <div className="wrap jobbody stack">
      <PageTitle className="headline">{title}</PageTitle>
      <p className="lede">{text}</p>
      <div className="row">
        <ButtonLink to={href("/find-jobs")} variant="main">
          Find Jobs
        </ButtonLink>
        {isGone && <ButtonLink to={href("/contact")}>Ask us about it</ButtonLink>}
      </div>
    </div>
  );
}
