import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** A ceiling on years of work, experienced people refused, and ranges with an upper end. */
export const EXPERIENCE_BLOCKS = {
  MOST: {
    words: "maximum max",
    patterns: [
      "a|the? maximum|max of",
      "no|not|#not ..1 more|longer|greater than",
      "not exceeding|exceed",
      "at most",
      "up to",
      "up-to",
      "<!not less|fewer|under|below than?",

      "capped at",
      "limited to",
      "limit|cap|ceiling of|is|at|:",
      "topping out at",
      "stop|stops|stopping at",
    ],
  },
  EXPERIENCED: {
    words:
      "experienced seasoned veteran veterans expert experts pros professionals old-timers oldtimers old-hands lifers long-timers",
    patterns: [
      "old hands|pros|hand|pro|timers",
      "veterans of",
      "senior people|professionals|candidates",
      "people|applicants|candidates|anyone|those with experience",
      "long|longer|lengthy ..1 history|histories|career|careers|résumé|experience",
      "former|ex OCCUPATION|#doer",
    ],
  },
  MANAGERS: {
    words:
      "manager managers supervisor supervisors director directors executive executives principals owners partners ceo ceos vp vps bosses president presidents",
  },
  /** Years that are about something else than the person. */
  OTHER_YEARS: {
    words: `contract contracts lease warranty checks certificate license grant tax fiscal vest vests pension vacation rye
      whiskey aged cheese building roof project refresher references invoices step pay credit credited accrue accrual
      extension renewal openings tenure mortgage loan sentence old children kids founded opened history's puppies audit`,
    patterns: [
      "no difference|matter|obstacle",
      "no|not|#not ..3 upper|maximum|max? limit|maximum|cap|ceiling",
      "at least",
      "minimum of?",
      "or more|longer|better",
      "track record of",
    ],
  },
} satisfies Record<string, Block>;

const LIMIT = {
  level: "blocking",
  reason: "an upper limit on experience shuts older people out",
  instead: "\u201cat least two years\u201d, without an upper end",
} as const;

export const EXPERIENCE_RULES: readonly Rule[] = [
  {
    ...LIMIT,
    patterns: [
      "MOST ..1 MANY_YEARS & EXPERIENCE|EXPERIENCED|behind|under|WHO|career|graduation|practice & !OTHER_YEARS",
      "EXPERIENCE ..6 MOST ..1 MANY_YEARS & !OTHER_YEARS",
      "MOST ..1 #span|#num ..2 in|of|behind|under|with the|a|your? EXPERIENCE|field|trade|work|business & !OTHER_YEARS",
      "experience ..5 #span YEARS? ..1 capped|max|maximum|tops",
      "experience|career|tenure|seniority|years ..2 cap|limit|ceiling|maximum|max|cutoff & !no|OTHER_YEARS",
      "cap|limit|ceiling|maximum|max ..1 on|of|for ..3 experience|career|tenure|seniority & !no|not|never",
      "maximum|max ..1 experience|tenure",
      "cap|capping|limit|limiting|restrict ..2 experience|tenure|careers",
      "résumé|resume|résumés|resumes|cv|history|career ..3 back|starts|begins|began|started ..2 before|past|to|beyond #year|decades",
      "anything|anyone|longer|more ..2 longer|more ..2 no|bin|not|rejected",
      "mid-career|mid or|and earlier|younger|below",
      "long|longer|lengthy|decades-long careers|career|histories|résumés ..3 behind? & NEGATIVE",
      "upper limit|end on|of|for ..1 experience|years & !no",
      "MOST ..1 #span YEARS ..2 in|of|at|with|on|as & !OTHER_YEARS",
      "#span YEARS ..4 max|maximum|tops|limit & EXPERIENCE|career|work & !OTHER_YEARS",
      "#span ..2 or more YEARS & REFUSED & !not too",
      "#span YEARS? max|maximum|tops|or less|fewer|capped|limit & !OTHER_YEARS|contract|lease|term|hours",
      "#span YEARS or less|fewer|under & EXPERIENCE|SEEK & !OTHER_YEARS",
      "#span to? #span YEARS ..3 max|maximum|tops|capped|only|limit|no more",
      "more|longer|over|upwards|beyond|exceeding|past than|of? MANY_YEARS & REFUSED|screened|declined|automatically & EXPERIENCE|field|job|career|PERSON|trade|work|any & !contract|lease",
      "more|over|upwards than|of? MANY_YEARS & NEGATIVE & EXPERIENCE|belt|field|trade|career|business|industry & !OTHER_YEARS|not? less|required",
      "above|beyond|exceeding MANY_YEARS & NEGATIVE|nothing & !OTHER_YEARS|welcome",
      "with|has|have ..3 #span|decades YEARS? ..6 NEGATIVE & EXPERIENCE|trade|field|business|industry & !OTHER_YEARS|not? less|required|CHILD_TEXT",
      "more than a|one|two year|years ..6 business|trade|job|field|industry & NEGATIVE|refuse",
      "#span + ..3 years? & REFUSED",
      "MANY_YEARS ..1 or more|longer|better & REFUSED|#not|NOT & !minimum",
      "#span + YEARS & REFUSED|overqualified|deleted",
      "too much|many experience|years|history & REFUSED|NOT|#not|desk|for this|seat",
      "since before #year & REFUSED|too",
      "full ..2 career elsewhere|behind|already & #not|not|REFUSED",
      "veterans of #span|MANY_YEARS ..1 years? & REFUSED|NOT",
      "MANY_YEARS ..3 is plenty|enough|the limit",
      "long work|employment|job history & REFUSED|NOT",
      "longer|long|lengthy ..1 histories|history|résumés|careers & declined|rejected|REFUSED|screened",
      "first|early #span|few|couple|two|three years & only|exclusively|must|limited & career|work|job|working|profession",
      "one long|full career|careers & REFUSED|leave|others",
      "first|early #span|few years of|in PRON|their career & only|must",
      "maximum|max|no ..4 prior|previous ..1 jobs|employers|positions",
      "experience ..2 #not|not|never exceed|exceeds|surpass|top|tops|pass",
      "experience|career tops|exceeds|passes|reaches|runs ..3 years",
      "decades|years ..4 too many|much|long & EXPERIENCE|career|desk|REFUSED",
    ],
  },
  {
    level: "blocking",
    reason: "the law bans refusing people for the experience they have",
    instead: "\u201cwe train\u201d, or the skill that is needed",
    isGoverned: true,
    patterns: [
      "beginners|newcomers|rookies|novices|newbies|first-timers|starters only|exclusively",
      "only ..3 beginners|newcomers|rookies|novices|newbies|starters !piano",
      "NOONE ..2 with|who ..2 prior|previous|past|existing|any|long experience",
      "EXPERIENCED ..3 NEGATIVE & beginners|only|hire|apply & !welcome|alike|INVITED",
      "EXPERIENCED|experience ..2 PERSON? ..3 REFUSED & !lifetime|required|needed|necessary|welcome|INVITED",
      "not|no|#not|nobody ..4 EXPERIENCED & !MANAGERS & !need|required|alike|necessary|obstacle|matter|whether|INVITED",
      "no|not|never former|ex|veteran|seasoned|experienced PERSON|#doer|OCCUPATION !required|needed|necessary & !MANAGERS",
      "NOT ..2 hire|hired|take|employ|accept|consider ..3 former|ex|experienced|veteran|seasoned & !MANAGERS",
      "already spent|spending ..2 years|decades|career & REFUSED|NOT|turned",
      "#not|not|never ..1 held|had ..1 a|any ..3 job|position ..1 before",
      "those|people|PERSON just starting PRON|out working|work? lives|life|careers|out & only|exclusively|REFUSED",
      "very beginning|start of ..2 working life|career|lives & must|only",
      "rather|sooner|instead|over ..12 done it|this for decades|years",
      "early career|stage ..2 exclusively|only",
      "career starters|beginners & wrong|only|REFUSED",
    ],
  },
  {
    level: "advisory",
    reason: "a range of experience with an upper end can shut out people who have more",
    instead: "\u201cat least two years\u201d, without an upper end",
    patterns: [
      "#span to|or #span YEARS ..3 EXPERIENCE & !OTHER_YEARS|max|maximum|capped",
      "for|been ..4 one|two|three|four|five to|or #span YEARS & you|SEEK & !OTHER_YEARS|lease",
      "#num to? #num YEARS ..2 experience & !OTHER_YEARS|one & #span to|or",
      "#span to|or|and #span YEARS & SEEK|mind|ideal & !OTHER_YEARS|pilot|months|old",
      "a|the few|handful|couple ..1 years ..4 not a lifetime|career|decades",
      "#span to|or|and #span YEARS ..2 in|of|as|at|doing|with|selling|behind|on|hands|under|experience|a|running|working|supervising|managing & PERSON|SEEK|EXPERIENCE|with|bring|requires|bench|OCCUPATION & !OTHER_YEARS|pilot",
      "with|bring|requires|requiring|need|have between? between? #span to|or|and? #span YEARS & !OTHER_YEARS",
      "experience|level|background ..3 #span to|or|and #span YEARS & !OTHER_YEARS",
      "experience|level|background ..3 #span #span YEARS & !OTHER_YEARS|one",
      "#span #span YEARS ..1 EXPERIENCE & !OTHER_YEARS|one",
      "roughly|around|about|say|somewhere ..1 #span to|or|and? #span YEARS & !OTHER_YEARS|away",
      "neither|not ..3 green ..5 seasoned|senior|experienced",
      "#span years in or so|thereabouts",
      "a few|couple|handful years ..3 into|behind|in",
      "a|the handful|couple|few of? years ..2 behind|under|into|in a|the? career|chair|business|trade|industry|field",
      "mid career|level PERSON & rather|not|say|than",
      "rather than at the top|peak|end of",
      "more senior|experienced people|candidates|applicants|folks ..2 should|can|may|please wait|look|try|watch",
      "not|rather|#not ..4 top|peak|height of PRON|a? career|field|ladder",
      "#span months to|or #span months|years ..2 experience",
    ],
  },
];
