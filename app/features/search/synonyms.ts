/**
 * Names for the same work, as people type them, one set per line. Only names that mean the same in nearly every ad: one
 * with two meanings ("PM") would find the wrong jobs.
 */
const SAME = `
old people, older people, older adults, elderly people, senior citizens, old folks
kids, children
hr, human resources, personnel
it, information technology
qa, quality assurance
qc, quality control
cfo, chief financial officer
ceo, chief executive officer
coo, chief operating officer
vp, vice president
rn, registered nurse
lpn, licensed practical nurse
cna, nursing assistant
cpa, certified public accountant
ap, accounts payable
ar, accounts receivable
bookkeeper, book keeper
bookkeeping, book keeping
teacher, instructor
tutor, tutoring
lawyer, attorney
handyman, handyperson
truck driver, cdl driver
customer service, customer support, client service
hvac, heating and cooling
nonprofit, non profit, not for profit
health care, healthcare
child care, childcare
elder care, eldercare, senior care
part time, parttime
full time, fulltime
safety officer, ehs officer, hse officer
ehs, hse, environment health and safety
gaap, generally accepted accounting principles
ux, user experience
seo, search engine optimization
crm, customer relationship management
erp, enterprise resource planning
pr, public relations
r and d, research and development
csr, corporate social responsibility
m and a, mergers and acquisitions
purchasing, procurement
warehouse, warehousing
recruiter, talent acquisition
car, automobile, automotive
`;

function readNames(): Map<string, string[][]> {
  const groups = SAME.trim()
    .split("\n")
    .map((line) => line.split(", ").map((name) => name.split(" ")));
  return new Map(
    groups.flatMap((names) => names.map((name) => [name.join(" "), names.filter((other) => other !== name)] as const)),
  );
}

let byName: Map<string, string[][]> | null = null;

/** Returns the synonyms of what these folded words name together; none for most. */
export function alternativesTo(words: readonly string[]): string[][] {
  byName ??= readNames();
  return byName.get(words.join(" ")) ?? [];
}
