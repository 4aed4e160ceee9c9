import { href, isRouteErrorResponse, Link } from "react-router";
import { BRAND } from "#app/brand.ts";
import { dashboardPath, type Role } from "#app/features/accounts/rules.ts";
import { SiteError } from "#app/ui/site-error.tsx";

export type AreaErrorProps = {
  reader: Role;
  error: unknown;
  /** What the person can quote when they write to us. */
  reference: string | undefined;
  /** Where the frame of the area could not be loaded either. */
  isWhole?: boolean;
};

const HINTS: Record<Role, { question: string; to: string; label: string }> = {
  senior: { question: "Looking for work?", to: href("/senior/find-jobs"), label: "Find Jobs" },
  recruiter: { question: "Looking for people?", to: href("/recruiter/candidates"), label: "Search Candidates" },
};

/** What a page of an area shows where it is missing or broke: a way on that fits who reads it. */
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
