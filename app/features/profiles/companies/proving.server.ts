import { FieldError } from "#app/domain-error.ts";
import { requireActingRecruiter } from "#app/features/accounts/policy.ts";
import type { Viewer } from "#app/features/accounts/rules.ts";
import type { Platform } from "#app/platform/platform.ts";
import { NOT_FOUND, SELF_CHECK_OFF, unreachableText } from "./labels.ts";
import { giveMark } from "./marks.server.ts";
import { reportOtherName } from "./other-name.server.ts";
import { isNamedLike, whyNoOwnDomain } from "./proof.server.ts";
import { isSelfCheckOff, lockOwnCompany, requireOwnCompany } from "./queries.server.ts";
import { type Company, domainOf, PROOF_PATH, proofLine } from "./rules.ts";

type PublicWay = "dns" | "file";
type Sought = { website: string; proofToken: string };

/** The result of looking for a proof. "unreachable": the domain did not answer. */
type Found = "found" | "missing" | "unreachable";

/** Looks for a company's line in the DNS records of its domain, or in the file on its website. */
export async function lookForProof(
  { domains }: Pick<Platform, "domains">,
  how: PublicWay,
  sought: Sought,
): Promise<Found> {
  const line = proofLine(sought.proofToken);
  try {
    const lines =
      how === "dns"
        ? await domains.txtRecords(domainOf(sought.website))
        : ((await domains.textFile(new URL(sought.website).hostname, PROOF_PATH))?.split(/\r?\n/) ?? []);
    return lines.some((one) => one.trim() === line) ? "found" : "missing";
  } catch {
    return "unreachable";
  }
}

/**
 * Verifies the viewer's company, or renews its proof, if a DNS record or a file on its domain says
 * so now. The support team is notified if the name has nothing in common with the domain (decision
 * 028). Throws wrong-role, email-unverified, account-leaving, not-found, and FieldError for `how`
 * if there is no proof.
 */
export async function proveByDomain(platform: Platform, viewer: Viewer, { how }: { how: PublicWay }): Promise<Company> {
  requireActingRecruiter(platform, viewer);
  const asked = await requireOwnCompany(platform.db, viewer.id);
  const { website, proofToken } = asked;
  const refusal = whyNoOwnDomain(website) ?? ((await isSelfCheckOff(platform.db, asked)) ? SELF_CHECK_OFF : null);
  if (website === null || refusal !== null) throw new FieldError("how", refusal ?? "");
  const domain = domainOf(website);
  const found = await lookForProof(platform, how, { website, proofToken });
  if (found !== "found")
    throw new FieldError("how", found === "missing" ? NOT_FOUND[how](domain) : unreachableText(domain));
  return await platform.db.transaction(async (tx) => {
    const company = await lockOwnCompany(tx, viewer.id);
    // The search takes seconds, so its result applies only to the name and website that the company
    // had before.
    const isSame = company.website === website && company.name === asked.name && company.id === asked.id;
    if (!isSame || (await isSelfCheckOff(tx, company))) throw new FieldError("how", NOT_FOUND[how](domain));
    const check = { companyId: company.id, how, domain, userId: viewer.id } as const;
    await giveMark(platform, tx, check, company.check ? "confirmed" : "verified");
    if (!isNamedLike(company.name, domain)) await reportOtherName(platform, tx, viewer, company, domain);
    return await requireOwnCompany(tx, viewer.id);
  });
}
