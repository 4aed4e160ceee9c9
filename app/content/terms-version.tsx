import { data, Link } from "react-router";
import { TERMS } from "#app/brand.ts";

/**
 * The legal pages also stand under the address of their version, which stays when a newer one comes: its text then
 * moves here. Throws 404 for a version that never was.
 */
export function requireTermsVersion(params: { version?: string | undefined }) {
  if (params.version !== undefined && params.version !== TERMS.version) throw data(null, { status: 404 });
}

/** When the page last changed, when its words were last edited, and the address that keeps this version. */
export function TermsVersion({ page }: { page: "terms" | "privacy" }) {
  return (
    <>
      Last updated {TERMS.updatedOn}. Wording last edited {TERMS.editedOn}.{" "}
      <Link to={`/${page}/${TERMS.version}`}>Link to this version</Link>
    </>
  );
}
