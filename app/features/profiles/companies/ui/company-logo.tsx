import "./company-logo.css";

/** A company's logo, on white in every theme: it was drawn for paper. */
export function CompanyLogo({ companyName, logoUrl }: { companyName: string; logoUrl: string }) {
  return <img className="logo" src={logoUrl} alt={`Logo of ${companyName}`} />;
}
