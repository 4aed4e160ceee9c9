import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** Requirements to have no family or care duties. */
export const FAMILY_BLOCKS = {
  FAMILY: {
    words: `family families spouse spouses husband husbands wife wives kids children child dependents dependants grandkids
      grandchildren caregiving childcare daycare eldercare relatives parents boyfriend boyfriends girlfriend babies baby
      household households commitments obligations ties responsibilities attachments strings mortgage mortgages moms grandmas mothers`,
    patterns: [
      "family|domestic|personal|caregiving|home|household|outside ..1 obligations|ties|commitments|responsibilities|duties|life|entanglements|demands",
      "someone|nobody|anyone|no one waiting ..2 home|you",
      "sick relatives|parent|parents",
      "little ones",
      "school|daycare|day-care|soccer pickup|pickups|runs|run|practice|practices",
    ],
  },
} satisfies Record<string, Block>;

const REASON = "shuts out people who care for somebody, many of them older";
const HARMLESS =
  "!INVITED|childcare benefit|credit|leave|picnic|benefits|program|customers|clients|patients|pupils|teach|family-owned|meals|homes|lunch|style|health|dental|read|parking|menus|pool|'s menus|insurance|owned|tutor|need";

export const FAMILY_RULES: readonly Rule[] = [
  {
    level: "blocking",
    reason: "the law bans choosing people by age, and family is not a test for a job",
    instead: "the hours and the travel",
    patterns: [
      "#not|not|no|without ..4 grandkids|grandchildren|grandmas|grandpas|grandparents|grandmothers & !DISOWNED",
      "no moms|mothers|dads|parents or|and grandmas|grandparents",
      "grandparents|grandmothers|grandkids ..8 leave|run|ask & prefer|so|hire|NOT",
      "childless|unmarried|single|unattached ..4 UNDER #upper",
      "empty nesters & not|no|#not",
      "young ..4 single|unattached|unmarried|childless|obligations|ready",
      "single young",
      "housewives|homemakers & not|#not|no|REFUSED",
      "young enough",
      "girls|boys|lads without|with|no",
      "#age|20 to? #age ..4 no|without|unattached|free",
    ],
  },
  {
    level: "advisory",
    isBannedWithAge: true,
    reason: REASON,
    instead: "the hours and the travel",
    patterns: [
      `no|not|#not|without|free|few|minimal|zero|nobody|neither ..4 FAMILY & SEEK|WHO|you|PERSON|must|lifestyle|job & ${HARMLESS}`,
      "^ no|zero ..1 FAMILY !'|'s|menu & !menus|discrimination",
      "no ..2 FAMILY no ..3 excuses|drama|FAMILY",
      `FAMILY ..8 REFUSED & !welcome & ${HARMLESS}`,
      `if you have a ..2 FAMILY & ${HARMLESS}`,
      `WHO|people|those with|has|have|who ..4 FAMILY ..12 #not|not|never|turn|struggle & ${HARMLESS}`,
      "free|freedom from|of ..2 ties|duties|obligations|commitments|entanglements & !liens",
      "nothing|NOONE ..2 tying|holding|keeping|waiting|to ..3 down|you|back|home|answer",
      "tied|tying|tie ..2 down & !livestock|boats",
      "unattached|unmarried|unencumbered|footloose|childless|childfree|child-free & SEEK|you|PERSON|WHO|preferred|? & !garages",
      "pick up and go|leave|move",
      "drop everything",
      "live|living ..1 out of a suitcase",
      "suitcase ..3 packed|ready",
      "no kids ..2 no",
      "no soccer games|practice|recitals",
      "bachelor|bachelors preferred|ideal|life|lifestyle|only",
      "life outside|beyond ..1 work & not|#not|no|little",
      "family ..2 emergencies ..6 not|#not|no",
      "having|with children|kids|family ..6 hard|harder|difficult|impossible|tough & !camp|teach|work",
      "footloose",
      "carefree",
      "unattached $",
      "work|job|career|boat|ship comes|come|is before|ahead ..2 family|home|kids",
      "before family",
      "only|whose ..2 commitment|responsibility|obligation|family|love ..2 to|is the|PRON|work|job",
      "sole|primary|only? caregiver|caregivers ..8 hard|NEGATIVE",
      "kids|children|baby|family|husband|wife|spouse|partner|parents ..1 at home & NEGATIVE",
      "single ..2 and|preferred|only|PERSON|status & SEEK|you|PERSON|must|preferred & !parents|family|point|rate|payer|homes",
      "free spirit|spirits|agent|agents|bird",
      "settle|settled|settling down",
      "no strings|attachments|roots|ties & SEEK|PERSON|someone|you|ideal & !parking",
      "roots are|roots|rooted & move|travel|different|trees|NOT & !orchard|seedlings|plants|ship",
      "spouse|wife|husband|partner|boyfriend|girlfriend ..5 who|expects|waiting|waits|at|dinner|home",
      "calendar ..1 is blank|empty|clear",
      "month to month",
      "rent|rents travel|travels light",
      "travel|travels light & PERSON|SEEK|you",
      "pack ..4 in an? hour|minutes|bag",
      "career|work|job first ..2 & obligations|personal|family|always|put",
      "put|puts|putting ..1 career|work|job|us first",
      "person|someone alone|solo & SEEK|want|wants & !work|works",
      "have no commitments|obligations|ties|plans",
      "marry|married|marries ..2 to PRON|the|your|job|work",
      "married ones|people|applicants|candidates & #not|not|no",
      "homebody|homebodies & no|not|#not",
      "NOONE to answer|report to",
      "NOONE ..2 depending|depends|relies|relying|miss|waiting|waits|misses ..2 on|you|them|for|home & SEEK|you|them|WHO",
      "#not|not|no ..6 people|those|anyone|PERSON with babies|kids|children|families|family|toddlers|dependents",
      "#not|not ..1 a|have ..2 nine-to-five family",
      "family|home|kids ..2 to get home|back to",
      "household to look",
    ],
  },
];
