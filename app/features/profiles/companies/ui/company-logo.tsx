import "./company-logo.css";

/** Shows a company's logo, on white in every theme because logos are drawn for paper. */
export function CompanyLogo({ companyName, logoUrl }: { companyName: string; logoUrl: string }) {
  return <img className="logo" src={logoUrl} alt={`Logo of ${companyName}`} />;
}
