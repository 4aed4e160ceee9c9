import ArrowLeft from "lucide-react/icons/arrow-left";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button, ButtonLink } from "./button.tsx";
import { PageTitle } from "./page-header.tsx";
import { SectionRings } from "./section-rings.tsx";

export type SiteErrorProps = {
  isMissing: boolean;
  /** A reference that the person can quote when they write to us. */
  reference?: string | undefined;
  contactEmail: string;
  /** Includes its own page and main area, for when no layout is left. */
  isWhole?: boolean | undefined;
  /** The target of the main button, and a sentence about where else to look; by default, as for a visitor. */
  home?: { to: string; label: string } | undefined;
  hint?: ReactNode;
};

const HOME = { to: "/", label: "Back to Home" };
const FIND_JOBS = (
  <>
    Looking for work? <Link to="/find-jobs">Find Jobs</Link>.
  </>
);

/** Page Not Found, or an error page. Nothing technical, and always a link. */
export function SiteError(props: SiteErrorProps) {
  const { isMissing, reference, contactEmail, isWhole, home = HOME, hint = FIND_JOBS } = props;
  const body = (
    <div className="wrap lost">
      <div>
        <PageTitle className="headline">{isMissing ? "Page Not Found" : "Something went wrong"}</PageTitle>
        <p className="lede">
          {isMissing
            ? "We couldn't find the page you're looking for. It might have been moved or doesn't exist."
            : "The problem is on our side. Please try again in a moment."}
        </p>
        <div className="row lost__ways">
          <ButtonLink variant="main" to={home.to}>
            {home.label}
          </ButtonLink>
          <Button className="needs-script" onClick={() => window.history.back()}>
            <ArrowLeft className="i" />
            Go Back
          </Button>
        </div>
        <p>
          <span>{hint}</span> Stuck? <a href={`mailto:${contactEmail}`}>Write to a person</a>.
        </p>
        {reference && !isMissing && <p className="soft small">{`If you write to us, quote ${reference}.`}</p>}
      </div>
      <div className="lost__art" aria-hidden="true">
        <SectionRings name="lost" />
      </div>
    </div>
  );
  if (!isWhole) return body;
  return (
    <div className="page">
      <main id="main" tabIndex={-1}>
        {body}
      </main>
    </div>
  );
}
