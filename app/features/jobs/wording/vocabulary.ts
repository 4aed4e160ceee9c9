import type { Block } from "./grammar.ts";
import { OCCUPATION_WORDS } from "./occupations.ts";

/** The building blocks that all families share: function words, people, ages and years, schools. */
export const VOCABULARY = {
  // Function words.
  NOT: {
    words: "#not no not never nobody none neither nor cannot without hardly dont cant wont isnt arent",
    patterns: ["no one", "no longer", "rather than", "instead of"],
  },
  BE: {
    words:
      "be is are was were been being 's 're 'm am isn't aren't wasn't weren't seem seems look looks sound sounds feel",
  },
  PRON: { words: "your their his her our my its one's" },
  WE: { words: "we our us" },
  NOONE: { words: "nobody none", patterns: ["no one"] },
  /** Words of sentences about the ages of people who are taught or served. */
  CHILD_TEXT: {
    words:
      "child children kids kid's pupils students readers clients patients customers visitors campers study residents recipients members swimmers babysitters infants toddlers audience",
  },
  DET: { words: "a an the this that any some every each all our your his her their those these" },
  MODAL: { words: "must should shall will would can could may might 'll 'd ought needs has have" },
  ADV: {
    words:
      "very really truly fairly quite rather mostly mainly largely currently still just only also always ideally preferably already somewhat relatively typically usually generally pretty so too more most either both",
  },
  PREFER: {
    words:
      "prefer prefers preferred preferring preferable preferably preference ideally ideal favor favors favored favorite priority",
  },

  // People who may be hired.
  PERSON: {
    words: `person people persons candidate candidates applicant applicants someone somebody anyone anybody individual
      individuals worker workers employee employees colleague colleagues teammate teammates hire hires talent talents staff
      men man women woman lady ladies gentleman gentlemen guy guys gal gals fellow fellows folk folks pro pros professional
      professionals teammember newcomer newcomers adult adults couple performer performers team helper helpers hand hands
      personality personalities minds mind go-getter getter getters dude dudes dudette chap chaps member members personnel
      workforce crew hustler hustlers achiever achievers starter starters joiner joiners soul souls body bodies guns blood
      type types sort face faces thing things lions lion hopefuls buck bucks turks turk mother mothers dad mom`,
    patterns: ["OCCUPATION", "go getter|getters"],
  },
  OCCUPATION: { words: OCCUPATION_WORDS },
  WHO: {
    words: `person people persons candidate candidates applicant applicants someone somebody anyone anybody individual
      individuals worker workers employee employees folks those whoever everyone everybody you nobody colleague colleagues
      hire hires talent ones professional professionals adults resumes résumés applications men women staff members`,
    patterns: ["OCCUPATION", "no one", "job seekers"],
  },
  QUALITY: {
    words: `dynamic energetic motivated ambitious hungry enthusiastic talented bright fresh vibrant smart strong fit fun
      driven creative passionate hardworking hard working active attractive healthy lively eager keen sharp cheerful friendly
      single good-looking pretty handsome presentable trendy hip cool modern able willing outgoing bubbly vivacious tireless
      athletic reliable and & or but nice clean cut well spoken polite courteous confident fearless promising hip married
      informal loud spirited diverse agile fast moving growing highly very self starting career minded educated college male
      female black new tough savvy tech bold local honest wild chaotic cooperative dedicated quick positive tattooed innovative
      black brave busy charismatic competitive curious fashionable flexible sporty stylish unattached edgy entrepreneurial`,
  },

  // Ages and ranges.
  AGE: { words: "#age" },
  YEARS: { words: "year years yr yrs" },
  TEENS: { words: "eighteen nineteen" },
  DECADES: {
    words: "twenties thirties forties fifties 20s 30s 40s 50s 20's 30's 40's 50's twentys",
    patterns: ["20|30|40|50 's"],
  },
  PART: { words: "early mid late middle low high their" },
  TO: { words: "to and through or till until up thru", patterns: ["up to"] },
  UNDER: {
    words: "under below sub beneath",
    patterns: [
      "younger than",
      "<!not|no|#not|never less than",
      "no|not older|elder|higher|more than",
      "not over|above|past",
      "at most",
      "up to",
      "up-to",
      "no|not a day? over",
      "this side of",
      "within",
    ],
  },
  OVER: { words: "over above past beyond", patterns: ["older than", "more than", "north of", "in excess of"] },
  AGES: {
    patterns: ["#age|16|18 TO #age", "#num TO #age", "#age #age"],
  },
  AGED: {
    words: "age aged ages",
    patterns: [
      "of age",
      "between the ages of",
      "age range|group|bracket|span|from|between|of|group",
      "the ages of",
      "ages from|between|of",
    ],
  },
  MANY_YEARS: {
    patterns: [
      "#span YEARS",
      "#num months|month",
      "decades",
      "a decade",
      "a|the few|couple|handful of? years|seasons",
      "several|few|three|four|five years",
    ],
  },
  SPAN: { patterns: ["#span TO? #span", "#num to|TO #num months", "#span", "a couple", "a few", "a handful"] },
  EXPERIENCE: {
    words: "experience experiences practice background history seniority yoe tenure",
    patterns: [
      "in|of|on the|this|your? field|industry|trade|job|business|profession|role|sector",
      "track record",
      "under|behind PRON belt|them|you",
      "in practice|service|any|sales",
    ],
  },
  // People at schools.
  SCHOOL: {
    words: "college university school campus academia undergrad undergraduate highschool j-school varsity academy",
    patterns: [
      "high|grad|graduate|business|trade|law|nursing|medical|culinary|design|art|journalism|engineering|cosmetology|tech|technical|vocational|j|community|beauty|pharmacy|film|dental school|college",
      "mba|degree|associate|bachelor's|master's|bachelor|bachelors|masters program|degree",
    ],
  },
  GRAD: { words: "grad grads graduate graduates alum alums alumni alumnus alumna graduating" },
  STUDENT: {
    words:
      "student students undergrad undergrads undergraduate undergraduates collegian collegians coed coeds freshman freshmen sophomore sophomores",
    patterns: [
      "college|fraternity|sorority|university|frat|campus kids|kid|guys|guy|girls|girl|boys|boy|men|women|seniors|juniors|brothers|sisters|members|man|woman|types|crowd",
      "juniors|seniors in college|school",
      "students? in college",
      "college|student age|aged",
      "sorority|fraternity|frat ..3 members|sisters|brothers",
    ],
  },
} satisfies Record<string, Block>;
