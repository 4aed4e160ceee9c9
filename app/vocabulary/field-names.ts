import { wordsOf } from "./words.ts";

/** A whole field of work as people ask for it, and the vocabulary's fields and occupations that it covers. */
export type WorkField = { label: string; fields: readonly string[]; occupations: readonly string[] };

/**
 * What people call a whole field of work: label; fields of the vocabulary, or occupations with a capital letter; names. A name that is also an occupation or
 * a skill ("nursing", "accounting") stays that.
 */
const ROWS = `
Retail | retail | retail; retail work; retail store; store work; shop work; in a store; in a shop; in retail; stores; shops
Hospitality | hotels-travel-and-events, food-and-drink | hospitality; hospitality industry; hospitality work; in hospitality
Hotels and travel | hotels-travel-and-events | hotel; hotels; hotel work; tourism; travel industry; tourism industry; in a hotel
Food service | food-and-drink | food service; restaurant; restaurants; restaurant work; restaurant industry; in a restaurant; kitchen work; in a kitchen; culinary; food industry
Health care | nursing, medicine, allied-health, diagnostics, health-administration, mental-health-and-care | healthcare; health care; in health care; medical; medical field; medical work; in the medical field; hospital; hospitals; hospital work; in a hospital; clinical
Construction | building-trades, construction-management, mechanical-and-electrical-trades | construction; construction work; construction industry; in construction; building trades; skilled trades; the trades; trades
Office work | office | office work; office; offices; in an office; clerical; clerical work; administrative; administrative work; admin; admin work; administration; secretarial; secretarial work
Technology | software, it-operations, data-analysis | tech; technology; tech industry; in tech; information technology; it field; it work; computers; computer work; with computers; computer industry
Finance | banking-and-finance, accounting | finance; finances; financial; financial services; finance industry; in finance
Banking | banking-and-finance | banking; bank; banks; bank work; in a bank; in banking
Insurance | insurance | insurance; insurance industry; in insurance
Real estate | real-estate | real estate; in real estate; property industry
Legal work | legal | legal; legal work; legal field; law; law office; law firm; law offices; in a law office; in a law firm
Education | education, education-administration | education; in education; school; schools; school work; in a school; in schools; at a school; academic; academia; higher education; college; university
Government | government, public-safety | government; government work; public sector; in government; civil service; municipal; city government; county government; state government; federal government; local government; city hall
Nonprofits | nonprofit-and-faith, social-services | nonprofit; nonprofits; non profit; non profits; nonprofit work; nonprofit sector; charity; charities; charity work; charitable
Churches | Pastor, Chaplain, Church administrator, Church secretary, Church sexton, Organist, Choir director | church; churches; church work; in a church; at a church; ministry; faith based
Manufacturing | manufacturing, production-trades, machining-and-metal, quality | manufacturing; factory; factories; factory work; in a factory; in manufacturing; plant work; industrial
Warehousing and logistics | logistics | logistics; warehouse; warehouses; warehouse work; in a warehouse; warehousing; shipping; distribution; supply chain; shipping and receiving
Driving | trucking-and-driving | driving; driving work; transportation; transport; transportation industry; trucking; behind the wheel
Farms and gardens | land-and-garden | farm; farms; farm work; on a farm; farming; agriculture; agricultural; horticulture; landscaping work; orchards; vineyards
Outdoor work | land-and-garden, sports-and-leisure, environment-and-safety | outdoor; outdoors; outdoor work; work outdoors; working outdoors; outside work; work outside; working outside; in the fresh air; fresh air; in nature
Animals | animals | animals; animal; with animals; animal care; pets; pet care; with dogs; with horses; with pets
Arts | arts-and-design, media-and-performing, music-and-dance, theater-and-entertainment | arts; the arts; art; in the arts; creative; creative work; creative arts
Music | music-and-dance | music; in music; musical
Theater | theater-and-entertainment | theater; theatre; in a theater; stage; show business; entertainment; entertainment industry
Media | media-and-performing, writing-and-languages | media; in the media; broadcasting; journalism industry
Sports and fitness | sports-and-leisure | sports; sport; fitness; in sports; recreation; sports and fitness
Science | science, diagnostics | science; sciences; in a lab; scientific; scientific work
Engineering | engineering, engineering-civil-and-process | engineering; in engineering; engineering work
Energy and utilities | energy-and-utilities | energy; energy industry; utilities; utility industry; oil and gas; power industry
Automotive | vehicles | automotive; automotive industry; auto industry; cars; with cars; motor trade
Museums | Archivist, Curator, Collections manager, Conservator, Museum director, Museum educator, Museum docent, Museum attendant, Historical interpreter | museum; museums; museum work; in a museum; at a museum; gallery work; in a gallery
Libraries | Librarian, Children's librarian, School librarian, Special librarian, Cataloger, Library assistant, Library director | libraries; library work; in a library; at a library; at the library
Accounting | accounting | accounting; accounting work; accountancy; accounting field; in accounting
Human resources | human-resources | human resources; hr; hr work; in hr; in human resources; personnel work
Customer service | customer-service | customer service; customer service work; in customer service; customer support
Marketing | marketing-and-communications | marketing; marketing work; in marketing
Events | hotels-travel-and-events, theater-and-entertainment | events; event; event work; events industry
Beauty and personal care | personal-care-and-household | beauty; beauty industry; personal care; wellness
Mental health | mental-health-and-care | mental health; in mental health; behavioral health
Social services | social-services, mental-health-and-care | social services; social service; human services; social work field
Home repair | home-repair-and-crafts, building-maintenance | home repair; home repairs; home improvement; house repairs
Environment | environment-and-safety | environment; environmental; environmental work; conservation; sustainability; green jobs
Aviation, rail, and sea | air-rail-and-sea | aviation; airline; airlines; airport; airports; railroad; railroads; maritime; marine industry
Security | Security guard, Event security staff, Security manager, Loss prevention officer, Security consultant | security; security work; in security; security industry
Public safety | public-safety | public safety; law enforcement; emergency services; first responder; first responders
`;

const BY_NAME = new Map(
  ROWS.trim()
    .split("\n")
    .flatMap((row) => {
      const [label = "", fields = "", names = ""] = row.split("|").map((part) => part.trim());
      const covered = fields.split(", ");
      const isOccupation = (name: string) => /^[A-Z]/.test(name);
      const field = {
        label,
        fields: covered.filter((name) => !isOccupation(name)),
        occupations: covered.filter(isOccupation),
      };
      return names.split("; ").map((name) => [wordsOf(name).join(" "), field] as const);
    }),
);

/** Returns the field of work that these folded words name together; null for others. */
export function fieldNamed(words: readonly string[]): WorkField | null {
  return BY_NAME.get(words.join(" ")) ?? null;
}

/** Returns all of them, for a test that they are made of fields that exist. */
export function workFields(): WorkField[] {
  return [...new Set(BY_NAME.values())];
}
