import { type Random, randomFrom } from "./random.ts";

// Real words where people search (titles, skills, places); in the texts real common ones and made-up rarer ones.

const FIELDS =
  "Finance Payroll Operations Maintenance Project Accounting Sales Safety Quality Logistics Procurement Nursing Training Compliance Engineering Marketing Warehouse Audit Energy Tax Benefits Facilities Construction Security Insurance Hospital Pharmacy Laboratory Education Library Museum Catering Hotel Transport Fleet Rail Harbor Aviation Water Forestry Farm Dairy Bakery Printing Textile Furniture Foundry Welding Machining Plumbing Electrical Heating Roofing Masonry Bridge Road Survey Mapping Software Network Database Support Records Archive Legal Patent Contract Risk Credit Lending Mortgage Pension Grants Charity Volunteer Community Housing Youth Family Health Dental Hearing Vision Rehabilitation Veterinary Chemistry Coatings Plastics Paper Packaging Glass Ceramics Steel Mining Oil Gas Solar Wind Nuclear Telecom Radio Publishing Editorial Translation Research Statistics Forecasting Pricing Merchandising Retail Wholesale Import Export Customs Claims Recruiting Onboarding Events Travel";
const ROLES =
  "Manager Advisor Coordinator Consultant Specialist Analyst Mentor Planner Lead Supervisor Director Trainer Inspector Technician Assistant Controller Administrator Engineer Officer Buyer Clerk Auditor Instructor Estimator Scheduler Reviewer Writer Editor Operator Superintendent Dispatcher Examiner Counselor Representative Bookkeeper Foreman Steward Porter Caretaker Archivist";
const ACTIVITIES =
  "planning budgeting reporting software audits negotiation scheduling training forecasting procedures regulation documentation analysis systems modeling contracts coaching troubleshooting design improvement controls inspection recordkeeping presentations standards";
const CITIES =
  "Duluth, Minnesota|Chicago, Illinois|Houston, Texas|Phoenix, Arizona|Philadelphia, Pennsylvania|San Antonio, Texas|Columbus, Ohio|Toledo, Ohio|Cleveland, Ohio|Cincinnati, Ohio|Denver, Colorado|Seattle, Washington|Spokane, Washington|Portland, Oregon|Eugene, Oregon|Boise, Idaho|Omaha, Nebraska|Lincoln, Nebraska|Des Moines, Iowa|Madison, Wisconsin|Milwaukee, Wisconsin|Detroit, Michigan|Grand Rapids, Michigan|Lansing, Michigan|Indianapolis, Indiana|Fort Wayne, Indiana|Louisville, Kentucky|Lexington, Kentucky|Nashville, Tennessee|Memphis, Tennessee|Knoxville, Tennessee|Atlanta, Georgia|Savannah, Georgia|Charlotte, North Carolina|Asheville, North Carolina|Raleigh, North Carolina|Richmond, Virginia|Norfolk, Virginia|Baltimore, Maryland|Newark, New Jersey|Trenton, New Jersey|Albany, New York|Buffalo, New York|Rochester, New York|Syracuse, New York|Hartford, Connecticut|Providence, Rhode Island|Boston, Massachusetts|Worcester, Massachusetts|Manchester, New Hampshire|Burlington, Vermont|Bangor, Maine|Tampa, Florida|Orlando, Florida|Jacksonville, Florida|Mobile, Alabama|Birmingham, Alabama|Jackson, Mississippi|Little Rock, Arkansas|Tulsa, Oklahoma|Wichita, Kansas|Topeka, Kansas|Springfield, Missouri|St. Louis, Missouri|Kansas City, Missouri|Fargo, North Dakota|Sioux Falls, South Dakota|Billings, Montana|Cheyenne, Wyoming|Salt Lake City, Utah|Provo, Utah|Reno, Nevada|Las Vegas, Nevada|Tucson, Arizona|Santa Fe, New Mexico|El Paso, Texas|Austin, Texas|Dallas, Texas|Waco, Texas|Sacramento, California|Fresno, California|Oakland, California|San Diego, California|Anchorage, Alaska|Honolulu, Hawaii";
const INDUSTRIES =
  "Manufacturing|Healthcare|Finance and Accounting|Construction and Trades|Education and Training|Transport and Logistics|Information Technology|Energy, Water and Utilities|Sales and Customer Service|Hospitality and Food|Community and Nonprofit|Legal and Compliance|Human Resources|Media and Communications|Chemicals and Coatings";
const COMMON =
  "the and to of a in you we our for with is on your who are that will team work one week month day people one as at be an have from by or this can it not if two first three hours plant office would like somebody keep what once before after next small calm plan list call read write check start new old good long years customers suppliers reports numbers schedule meeting manager owner desk home pay time part full budget safety quality training support review records";
const SYLLABLES =
  "ba be bi bo bu ca ce ci co cu da de di do du fa fe fi fo ga ge gi go ha he hi ho ka ke ki la le li lo lu ma me mi mo mu na ne ni no nu pa pe pi po ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo wa we wi za ze zi";
const FIRST_NAMES =
  "Ann Ben Carla Dan Elena Frank Grace Hugo Irene Jack Kay Leo Maria Ned Olga Paul Quinn Rosa Sam Tess Uma Victor Wanda Xavier Yvonne Zoe";

function listOf(text: string, separator: string): [string, ...string[]] {
  const [first = "", ...rest] = text.split(separator);
  return [first, ...rest];
}

const fields = listOf(FIELDS, " ");
const roles = listOf(ROLES, " ");
const activities = listOf(ACTIVITIES, " ");
const common = listOf(COMMON, " ");
const syllables = listOf(SYLLABLES, " ");

export const places = listOf(CITIES, "|");
export const industries = listOf(INDUSTRIES, "|");
export const firstNames = listOf(FIRST_NAMES, " ");

/** All pairs, in an order in which no first or second word is bunched up. */
function pairs(first: readonly string[], second: readonly string[], seed: number): [string, ...string[]] {
  const random = randomFrom(seed);
  const all = first.flatMap((one) => second.map((two) => ({ text: `${one} ${two}`, at: random.next() })));
  const [head, ...rest] = all.toSorted((a, b) => a.at - b.at).map(({ text }) => text);
  return [head ?? "", ...rest];
}

/** About 5,000 job titles, commonest first. */
export const titles = pairs(fields, roles, 11);
/** About 3,000 skills, commonest first. */
export const skillNames = pairs(fields, activities, 12);

const VOCABULARY = 20_000;
const SENTENCES = 30_000;
const rareRandom = randomFrom(13);
const vocabulary = [
  ...common,
  ...Array.from({ length: VOCABULARY }, () =>
    Array.from({ length: rareRandom.between(2, 5) }, () => rareRandom.pick(syllables)).join(""),
  ),
];

const sentences = (() => {
  const random = randomFrom(14);
  return Array.from({ length: SENTENCES }, () => {
    const words = Array.from({ length: random.between(11, 19) }, () => vocabulary[random.rank(vocabulary.length)]);
    return { text: `${words.join(" ")}.`, words: words.length };
  });
})();

/** A text of 60 to 300 words. */
export function textOf(random: Random): string {
  const wanted = random.between(60, 285);
  const parts: string[] = [];
  for (let words = 0; words < wanted; ) {
    const sentence = sentences[random.between(0, SENTENCES - 1)];
    parts.push(sentence?.text ?? "");
    words += sentence?.words ?? 1;
  }
  return parts.join(" ");
}

/** A made-up name of a company or a family, the same for the same number. */
export function nameOf(number: number): string {
  const random = randomFrom(number + 1_000);
  const name = Array.from({ length: random.between(2, 3) }, () => random.pick(syllables)).join("");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
