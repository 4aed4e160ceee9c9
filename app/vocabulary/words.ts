import { stemmer } from "stemmer";

/**
 * Returns the words of a text, folded: lowercase, without accents and apostrophes. "A/P", "R&D",
 * and "U.S." are one word each.
 */
export function wordsOf(text: string): string[] {
  const plain = IS_ASCII.test(text) ? text : text.normalize("NFKD").replace(/\p{M}/gu, "").replace(/’/g, "'");
  const lower = plain.toLowerCase();
  const joined = /['/&.]/.test(lower)
    ? lower.replace(/'s\b|'/g, "").replace(/\b([a-z])[/&.](?=[a-z]\b)/g, "$1")
    : lower;
  return joined.match(IS_ASCII.test(joined) ? ASCII_WORDS : WORDS) ?? [];
}

const IS_ASCII = /^[\0-\x7f]*$/;
const WORDS = /[\p{L}\p{N}]+(?:\+\+|#)?/gu;
/**
 * A faster pattern for ASCII texts: the result is the same in nearly all texts, in a tenth of the
 * time.
 */
const ASCII_WORDS = /[a-z0-9]+(?:\+\+|#)?/g;

const stems = new Map<string, string>();
const MOST_KEPT = 50_000;

/**
 * Returns the stem of a folded word, so that "translator", "translating", and "translation" are
 * one: Porter's algorithm (1980), after British spellings are made American and trades are joined
 * with the people in them.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const american = AMERICAN.get(word) ?? word;
  const stem = JOINED.get(american) ?? plainStem(american);
  if (stems.size >= MOST_KEPT) stems.clear();
  stems.set(word, stem);
  return stem;
}

/**
 * Words with digits, short words, and abbreviations keep their form, except for the plural "RNs".
 */
function plainStem(word: string): string {
  if (word.length > 3 && !/[^a-z]/.test(word) && /[aeiouy]/.test(word)) return stemmer(word);
  return word.length === 3 && word.endsWith("s") && !/[siua]s$/.test(word) ? word.slice(0, -1) : word;
}

/** American spellings, each with its British or older forms. */
const AMERICAN = spellings(`
  aluminum: aluminium; anesthesia: anaesthesia; anesthetist: anaesthetist; archeological: archaeological
  archeologist: archaeologist; archeology: archaeology; catalog: catalogue; cataloger: cataloguer
  cataloging: cataloguing; center: centre; check: cheque; color: colour; colors: colours
  counseling: counselling; counselor: counsellor; counselors: counsellors; curb: kerb; fiber: fibre
  government: goverment; gray: grey; gynecology: gynaecology; hematology: haematology; jeweler: jeweller; jewelers: jewellers
  jewelry: jewellery; judgment: judgement; labeling: labelling; labor: labour; laborer: labourer
  license: licence; licensed: licenced; licenses: licences; math: maths mathematics; modeling: modelling
  organization: organisation; organizational: organisational; organize: organise; organizer: organiser
  organizing: organising; orthopedic: orthopaedic; pediatric: paediatric; pediatrician: paediatrician
  plow: plough; program: programme; programs: programmes; specialize: specialise; theater: theatre
  tire: tyre; tires: tyres; traveling: travelling; traveler: traveller; mold: mould; molding: moulding
  molder: moulder; enroll: enrol; fulfill: fulfil; install: instal; skillful: skilful; upholstery: upholstry
`);

/** Words that a stemmer would keep apart: a trade and the people in it, and irregular plurals. */
const JOINED = spellings(`
  analys: analyst analysts analysis analyses analyze analyzing; bak: baker bakers bakery bakeries baking bake
  bookkeep: bookkeeper bookkeepers bookkeeping; brew: brewer brewers brewery brewing; build: builder builders built building
  carpent: carpenter carpenters carpentry; child: children; clean: cleaner cleaners cleaning
  drive: driver drivers driving drives drove driven; foot: feet; librari: librarian librarians library libraries
  life: lives; machin: machinist machinists machining; man: men; mason: masonry masons; nurs: nurse nurses nursing
  optometri: optometrist optometrists optometry; paint: painter painters painting
  person: people persons; pharmaci: pharmacist pharmacists pharmacy pharmacies
  photograph: photographer photographers photography; plumb: plumber plumbers plumbing
  programmer: programmers programming; roof: roofer roofers roofing; sell: seller sellers sold selling
  sew: sewing sewn; shelf: shelves; survey: surveyor surveyors surveying; teach: teacher teachers taught teaching
  therapi: therapist therapists therapy therapies; tooth: teeth; upholst: upholsterer upholsterers upholstery upholstering
  weld: welder welders welding; woman: women; write: writer writers writing wrote written; tutor: tutors tutoring
  tailor: tailors tailoring; florist: florists floristry; butcher: butchers butchering; secretari: secretary secretaries secretarial
  chaplain: chaplains chaplaincy; barber: barbers barbering; masseus: masseuse; dentist: dentists dentistry
  veterinari: veterinarian veterinarians veterinary; electrician: electricians; geolog: geologist geologists geology geological
  biolog: biologist biologists biology biological; psycholog: psychologist psychologists psychology psychological
  cater: caterer caterers catering; garden: gardener gardeners gardening; train: trainer trainers training
  receivable: receivables; medication: medications; collectible: collectibles; removable: removables; parking: parking
  election: elections; storage: storage; publish: publisher publishers publishing published; shopper: shoppers; stager: stagers staging
  canvas: canvases; composition: compositions; organ: organs; organist: organists; policy: policies
  police: police; university: universities; universal: universal; general: general; generator: generators; mobile: mobile
  mobility: mobility; animal: animals; animation: animation animations; community: communities; commun: communication communications
  author: authors authoring; authority: authorities; news: news; new: new; personnel: personnel; personal: personal; sewer: sewers
  hospice: hospice; hospital: hospitals; hospitality: hospitality; import: import imports importing importer; important: important
  audit: auditor auditors auditing; inspect: inspector inspectors inspection inspections; edit: editor editors editing
  proofread: proofreader proofreaders; design: designer designers; interpret: interpreter interpreters interpreting interpretation
  translat: translator translators translation translations translating; account: accountant accountants accounting accountancy
  dispatch: dispatcher dispatchers dispatching; fundrais: fundraiser fundraisers fundraising; groom: groomer groomers grooming
  landscap: landscaper landscapers landscaping landscape; research: researcher researchers; sale: sales
  office: offices; officer: officers; ambulance: ambulances
`);

/**
 * Parses a table of "kept: other other; ..." into a map from each spelling to the kept one. Kept
 * spellings map to themselves.
 */
function spellings(table: string): ReadonlyMap<string, string> {
  const rows = table.split(/[;\n]/).flatMap((row) => {
    const [kept = "", others = ""] = row.split(":").map((side) => side.trim());
    return [kept, ...others.split(" ")].map((spelling) => [spelling, kept] as const);
  });
  return new Map(rows.filter(([spelling]) => spelling !== ""));
}
