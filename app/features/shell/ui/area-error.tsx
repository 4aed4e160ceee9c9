import { href, isRouteErrorResponse, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { dashboardPath, type Role } from "#app/features/accounts/rules.ts";
import { SiteError } from "#app/ui/site-error.tsx";

export type AreaErrorProps = {
  reader: Role;
  error: unknown;
  /** A reference that the person can quote when they write to us. */
  reference: string | undefined;
  /** Whether the frame of the area could not be loaded either. */
  isWhole?: boolean;
};

const HINTS: Record<Role, { question: string; to: string; label: string }> = {
  senior: { question: "Looking for work?", to: href("/senior/find-jobs"), label: "Find Jobs" },
  recruiter: { question: "Looking for people?", to: href("/recruiter/candidates"), label: "Search Candidates" },
};

/** The error page of an area: says what is wrong and offers links that fit its reader. */
export function AreaError({ reader, error, reference, isWhole }: AreaErrorProps) {
  const { question, to, label } = HINTS[reader];
  return (
    <SiteError
      isWhole={isWhole}
      isMissing={isRouteErrorResponse(error) && error.status === 404}
      reference={reference}
      contactEmail={BRAND.contactEmail}
      home={{ to: dashboardPath(reader), label: "Back to Dashboard" }}
      hint={
        <>
          <span>{`${question} `}</span>
          <Link to={to}>{label}</Link>.
        </>
      }
    />
  );
}
