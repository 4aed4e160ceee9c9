import { toRow } from "./columns.ts";
import { textOfHtml } from "./html-text.ts";
import type { FoundRow } from "./rules.ts";
import { payIn } from "./salary-text.ts";

type FeedRow = Omit<FoundRow, "position">;

const HOME_COUNTRIES = /^(us|usa|u\.s\.|u\.s\.a\.|united states( of america)?)?$/i;

/** Reads a job of an XML feed by the names that Indeed gave them; `flexibility`, `hours`, `skills` are our own. */
export function rowOfElement(values: ReadonlyMap<string, string>): FeedRow {
  const first = (...names: string[]) => names.map((name) => values.get(name)).find((value) => value) ?? "";
  const pay = payIn(first("salary", "compensation", "pay"));
  const remote = first("remotetype", "remote", "worktype");
  return toRow({
    sourceId: first("referencenumber", "requisitionid", "jobid", "id", "guid", "url", "link"),
    title: first("title"),
    company: first("company", "sourcename", "employer"),
    description: textOfHtml(first("description")),
    location:
      placeOf([first("city"), first("state"), first("country")]) ||
      first("location") ||
      (isRemote(remote) ? "Remote" : ""),
    industry: first("category", "industry"),
    employmentType: first("jobtype", "employmenttype").split(",")[0] ?? "",
    workType: workTypeOf(remote),
    hoursPerWeek: first("hours", "hoursperweek"),
    ...pay,
    flexibility: first("flexibility"),
    skills: first("skills"),
  });
}

function isRemote(remote: string): boolean {
  return /remote|yes|true|^1$/i.test(remote) && !/hybrid|not|no\b/i.test(remote);
}

function workTypeOf(remote: string): string {
  if (/hybrid/i.test(remote)) return "hybrid";
  return isRemote(remote) ? "remote" : "on-site";
}

/** "Dayton", "OH", "US" as people write it here: "Dayton, OH". */
function placeOf([town, region, country]: readonly [string, string, string]): string {
  const abroad = HOME_COUNTRIES.test(country) ? "" : country;
  return [town, region, abroad].filter((part) => part !== "").join(", ");
}

/** Reads a schema.org JobPosting; `id` is its item's, for one without an identifier. */
export function rowOfPosting(posting: object, id: string): FeedRow {
  const of = (...path: string[]) => textAt(posting, path);
  const address = valueAt(posting, ["jobLocation", "address"]);
  const isRemotePosting = of("jobLocationType").toUpperCase() === "TELECOMMUTE";
  const place =
    typeof address === "string"
      ? address
      : placeOf([
          textAt(address, ["addressLocality"]),
          textAt(address, ["addressRegion"]),
          textAt(address, ["addressCountry"]) || textAt(address, ["addressCountry", "name"]),
        ]);
  const salary = valueAt(posting, ["baseSalary", "value"]);
  const one = textAt(salary, ["value"]) || (typeof salary === "number" ? `${salary}` : "");
  return toRow({
    sourceId: of("identifier", "value") || of("identifier") || id || of("@id") || of("url"),
    title: of("title"),
    company: of("hiringOrganization", "name") || of("hiringOrganization"),
    description: textOfHtml(of("description")),
    location: place || (isRemotePosting ? "Remote" : ""),
    industry: of("industry"),
    employmentType: of("employmentType"),
    workType: isRemotePosting ? "remote" : /hybrid/i.test(of("workType")) ? "hybrid" : "on-site",
    hoursPerWeek: of("workHours"),
    payRangeMin: textAt(salary, ["minValue"]) || one,
    payRangeMax: textAt(salary, ["maxValue"]) || one,
    payUnit: textAt(salary, ["unitText"]),
    flexibility: listAt(posting, "flexibility"),
    skills: listAt(posting, "skills"),
  });
}

/** Follows names into objects; of a list its first entry counts. */
function valueAt(value: unknown, path: readonly string[]): unknown {
  const one: unknown = Array.isArray(value) ? value[0] : value;
  const [name, ...rest] = path;
  if (name === undefined) return one;
  return typeof one === "object" && one !== null ? valueAt(Reflect.get(one, name), rest) : undefined;
}

function textAt(value: unknown, path: readonly string[]): string {
  const found = valueAt(value, path);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? `${found}` : "";
}

function listAt(posting: object, name: string): string {
  const found: unknown = Reflect.get(posting, name);
  return [found]
    .flat()
    .filter((one) => typeof one === "string")
    .join(", ");
}
