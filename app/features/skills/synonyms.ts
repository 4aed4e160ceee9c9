/** Synonyms of a skill, by the name that is shown. Only words that always mean the same. */
const SYNONYMS: Readonly<Record<string, string>> = {
  "Accounts payable": "AP, payables, accounts payable processing",
  "Accounts receivable": "AR, receivables",
  Bookkeeping: "bookkeeper, keeping books",
  Budgeting: "budget planning, budget preparation",
  "CNC machining": "CNC, CNC machinist, CNC operation",
  "Customer service": "customer care, customer support, client service",
  "Customer relationship management": "CRM",
  "Electronic health records": "EHR, EMR, electronic medical records",
  "ERP systems": "ERP, ERP system, enterprise resource planning",
  "First aid": "first-aid training, first aider",
  "Grant writing": "grant proposals, grant writer",
  "Health and safety": "HSE, EHS, occupational health and safety",
  "Help desk": "IT help desk, IT support, service desk",
  "Human resources": "HR, human resource management",
  "Information technology": "IT",
  "Internal audit": "internal auditing, internal auditor",
  "Lean manufacturing": "lean production, lean",
  "Management of change": "MOC",
  Mentoring: "mentor, mentorship",
  "Microsoft Excel": "Excel, MS Excel",
  "Microsoft Office": "MS Office",
  "Microsoft Word": "MS Word",
  "Month-end close": "month end closing, monthly close, period-end close",
  Onboarding: "employee onboarding, new hire onboarding",
  Payroll: "payroll processing, payroll administration",
  "Physical therapy": "physiotherapy, physiotherapist, physical therapist",
  "Profit and loss": "P&L",
  "Project management": "project manager, managing projects",
  "Public speaking": "public speaker",
  "Quality assurance": "QA",
  "Quality control": "QC",
  Recruiting: "recruitment, talent acquisition",
  "Root cause analysis": "RCA, root-cause",
  "SAP PM": "SAP plant maintenance",
  "Search engine optimization": "SEO",
  "Site safety": "construction safety, construction site safety",
  "Team leadership": "team leading, leading teams, team lead",
  "Technical writing": "technical writer",
  "US GAAP": "GAAP, generally accepted accounting principles",
  "Vendor management": "supplier management",
  Welding: "welder",
};

/** Returns each synonym, folded by `fold`, with the name it stands for. */
export function synonymsBy(fold: (name: string) => string): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(SYNONYMS).flatMap(([name, others]) =>
      others.split(",").map((other): [string, string] => [fold(other), name]),
    ),
  );
}
