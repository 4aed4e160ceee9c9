import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** Young people who are wanted; 29 CFR 1625.4 (a): "young", "boy", "girl". */
export const YOUNG_BLOCKS = {
  YOUNG: {
    words: "young younger youngish youthful teenage teenaged adolescent juvenile twentyish",
    patterns: [
      "young ish",
      "junior|college|teen|student aged|age",
      "on the younger|young side",
      "younger|young looking|minded",
    ],
  },
  YOUTHS: {
    words: `youngster youngsters kid kids teen teens teenager teenagers lad lads laddie lass lasses girl girls boy boys youths
      twentysomething twentysomethings thirtysomething thirtysomethings whippersnapper whippersnappers schoolkid schoolkids
      adolescents youngins younguns schoolgirl schoolgirls schoolboy schoolboys girlies gals dudes bros undergrads`,
    patterns: [
      "twenty|thirty|20|30 something|somethings",
      "young blood|gun|guns|thing|ones|buck|bucks|turk|turks|lions|lion|folks|hearts|uns|ladies|bloods",
      "a|the youth",
      "college|high kids|kid|guys|girls|gal|gals|girl|guy",
      "under thirties|forties|30s|40s|35s|thirty|forty|thirty-fives",
    ],
  },
  /** Children and other people whom a text mentions without seeking them. */
  CHILDREN: {
    words: `child children toddler toddlers infant infants baby babies pupil pupils learner learners reader readers patient
      patients family families parent offender offenders swimmer swimmers visitor visitors guest guests customer
      customers audience audiences athlete athletes tree trees plant plants vine vines hens horse horses dog dogs cattle
      animals buses foals explorers musicians voices wine cheese`,
  },
  FOR_THEM: {
    words: `club clubs program programs programme project group groups service services support shelter hostel home center
      ministry network association academy forum choir programme programmes house award prize competition scheme initiative insurance fiction books book
      novels literature library librarian ward unit court outreach education worker counselor adviser advisor festival
      wing camp choir council class classes ' soccer hockey volleyball team's department section clothing store shoes dormitory
      swim squad theater league gymnastics basketball baseball softball lacrosse sports`,
    patterns: ["'s"],
  },
  FIRM: {
    words: `company companies firm firms business businesses brand brands startup startups label enterprise organization
      charity school studio agency publisher venture practice industry market field magazine foundation cooperative co-op
      department product line bindery brewery city town district program`,
    patterns: ["start up|ups", "and growing company|firm|business"],
  },
} satisfies Record<string, Block>;

const LAW = "the law bans words that keep older people from applying";
const PERSON_REASON = { level: "blocking", reason: LAW } as const;

export const YOUNG_RULES: readonly Rule[] = [
  {
    ...PERSON_REASON,
    instead: "say what the person will do",
    isGoverned: true,
    patterns: [
      "YOUNG !CHILDREN|FIRM|brothers QUALITY* PERSON|#doer !FOR_THEM|partners|sons & !TEAM_HIT & !PEOPLE_HERE are & !we 're|are ..1 young",
      "YOUNG !CHILDREN|FIRM|TEAM|CULTURE QUALITY* OCCUPATION !FOR_THEM|partners|force & !PEOPLE_HERE are",
      "YOUNG !CHILDREN|FIRM|TEAM|CULTURE|FOR_THEM|adult|adults|people|women|men|and|or|than|to ..2 OCCUPATION !FOR_THEM & !TEAM_HIT",
      "YOUNG QUALITY & SEEK & !TEAM_HIT & !CHILDREN & !partners|sons",
      "YOUNG QUALITY* team ..0 players|player|member|members",
      "OCCUPATION|PERSON YOUNG QUALITY",
      "OCCUPATION|PERSON YOUNG hot|cute|pretty|fast|sexy|fit",
      "YOUNG ..1 singles|fellas|players|fella|single",
      "YOUNG digital|web|internet native|natives",
      "young ..1 lovers|fans|lover|fan|enthusiasts|enthusiast|person|lady|gentleman|gun|guns !FOR_THEM",
      "YOUNG #doer|OCCUPATION|PERSON & get along|best|suit|fit",
      "tech savvy YOUTHS",
      "spring|springtime|summer|morning of ..1 life",
      "member|members|part of ..1 younger|young generation",
      "skew|skews|lean|leans|trend young|younger & hire|hiring|applicants",
      "prefer ..3 younger|young side|end",
      "some|fresh|new young blood|faces|talent|energy",
      "young|younger|youthful ..1 hires|hire|bodies|hands|backs|legs|muscles|arms",
      "wanted|needed|hiring ..3 young",
      "young|younger is better|best|preferred|ideal",
      "the younger the better",
      "barely ..2 of|out ..1 high|teens|legal",
      "teenage|teen ..2 help|helper|helpers|staff|worker|workers|clerks",
      "just turned eighteen|twenty-one|twenty|18|21",
      "early twenties|20s & SEEK",
      "young !CHILDREN|FIRM|TEAM|CULTURE & ^ OCCUPATION ..4 young",
      "like|likes|want|wants|prefer|prefers|hire|hires|take|takes|love|loves ..5 young $",
      "younger|young set|crowd|bunch|ones|side|end & SEEK|prefer|PERSON|preference",
      "^ QUALITY* boys|lads|girls|boy|girl|lad for|to|wanted|needed",
      "that|a|some youthful|young spark|energy|look|vibe|sparkle & SEEK",
      "youthful|young QUALITY* appearance|look|face|image",
      "young & young ..2 wanted|preferred|sought|needed",
      "cocktail|atomic|promo|ring|poster|calendar|bikini|it girl|girls",
      "PERSON|OCCUPATION ..2 female|male|single|pretty ..1 young",
      "SEEK ..6 boys|girls|lads|kids|teens & !FOR_THEM|coach|teacher|teach|nanny|sitter|tutor|leader|camp|family",
      "look|looks|looking !after|for|at QUALITY* young|youthful !TEAM",
      "a|the young !CHILDREN|FIRM|TEAM|CULTURE|QUALITY ..1 PERSON !FOR_THEM & SEEK",
    ],
  },
  {
    ...PERSON_REASON,
    instead: "\u201cwilling to learn\u201d, or the skill that is needed",
    isGoverned: true,
    patterns: [
      "someone|somebody|anybody|person|candidate|applicant|them|applicants|candidates|people who|'s is|are|'s? ADV* YOUNG !CHILDREN|at",
      "someone|somebody|anybody|them|people ADV* YOUNG !CHILDREN|FIRM|TEAM|CULTURE|at",
      "you|WHO MODAL? be|are|is|'re|'s ADV* YOUNG !at|CHILDREN|FIRM|TEAM|CULTURE|minds & !TEAM_HIT",
      "you 're|are ADV* young !at",
      "are|if you ..1 young",
      "if you 're|are ..1 young",
      "young enough to",
      "in|bring|PRON PRON youth & !group|program|center",
      "^ ..1 be|stay young & hungry|ours|join|apply|bold",
      "look|looks !after|for ..1 young|youthful",
      "YOUNG ..2 star|stars|slate|talent|canvas|clay|sponge|rookie",
      "bloom|flush|vigor|prime|fire of youth",
      "boyish|girlish|childlike ..1 face|charm|looks|grin|figure|smile|look|appearance|enthusiasm",
      "play|plays|playing ..2 teenager|teen|student|kid & PERSON|SEEK|must|able",
      "youth and|or & muscles|strength|energy|SEEK|bring",
      "get|gets ..1 carded",
      "youthful appearance|look|looks|attitude|outlook|enthusiasm|image|face|faces|vigor|glow|skin|figure|build|spark|physique|zest|complexion|features|manner|smile|voice|style|demeanor",
      "SEEK youthful spirit",
      "look|looks|looking|seem|appear|appears|appearing ADV* youthful|young !for",
      "youthfulness",
      "prime of youth|life",
      "ideal|perfect ..3 PERSON ..1 YOUNG",
      "^ YOUNG QUALITY QUALITY",
      "YOUNG #doer|OCCUPATION|PERSON & prefer|best|only|recruit|therefore|likes",
      "hope|hopes ..8 YOUNG",
      "hope|hopes|wants|looking|plans ..10 a|an girl|boy|lad|kid|lass|youngster",
      "SEEK ..2 the? YOUNG !CHILDREN|FIRM|TEAM|CULTURE|visitors|minds|at $",
      "SEEK ..3 youth !FOR_THEM|program|work & !serving|served|for",
      "^ ideally|preferably|must|should be? young|youthful",
      "youth|youthfulness ..1 is|are|would|will ..3 preferred|wanted|plus|asset|advantage|must|bonus|welcome|helps|help",
    ],
  },
  {
    ...PERSON_REASON,
    instead: "\u201cwilling to learn\u201d, or the skill that is needed",
    patterns: ["youthful vigor|looks|face|faces|skin|glow|appearance|figure|build|physique|complexion|features|zest"],
  },
  {
    ...PERSON_REASON,
    instead: "say what the person will do",
    isGoverned: true,
    patterns: [
      "value|want|need|have|bring|seek|show youthful energy & !to our",
      "<!no|without|have|your|our|teenage|#num YOUTHS !FOR_THEM|gloves|wasteland|in|& & !YOUTHS who wants & !club &  SEEK & !girls club",
      "<!no|without|have|your|our|when YOUTHS !FOR_THEM|and|in ..6 you|apply|join & !no ..3 kids & ^ ..3 YOUTHS",
      "are you ..4 YOUTHS !at|FOR_THEM",
      "^ YOUTHS with|who|apply|come|only",
      "join ..3 other girls|guys|boys|lads",
      "^ ..1 kids|boys|girls|lads|teens|youngsters with|who|wanted|needed|preferred|apply|come",
      "^ a|an? boy|lad|girl|lass|kid|youngster to|with|for",
      "^ a? YOUTHS or|and YOUTHS",
      "fill|fills|staff|staffed|filling ..5 with|by ..3 YOUTHS|YOUNG",
      "one|some|another of the|our girls|boys|lads|guys",
      "are you #age|16|18|19 & SEEK|hires|hiring|we|us|apply|wants",
      "a strapping|sturdy|strong|husky|burly lad|lads|boy|boys|fellow|youth",
    ],
  },
  {
    ...PERSON_REASON,
    instead: "\u201cassistant\u201d, \u201cclerk\u201d or \u201cporter\u201d",
    replacement: ["assistant", "assistants"],
    patterns: [
      "page|office|delivery|errand|sales|shop|counter|stock|bus|bar|bell|stable|cabin|copy|camera|ball|pool|bat|paper|cigarette|call|bag|water|cow|front|desk|yard|kitchen|bat|bottle|check|lot|promo|promotion|cover|ring|coat|hat|beer|cocktail|store|mail|room|tea|coffee|car|barn !wear boy|girl|boys|girls|lad|lads",
      "busboy|busboys|bellboy|bellboys|barboy|paperboy|paperboys|stockboy|stockboys|salesgirl|salesgirls|salesboy|salesboys|shopgirl|shopgirls|bargirl|bargirls|stableboy|stableboys|pageboy|newsboy|newsboys|copyboy|houseboy|poolboy|batboy|bagboy|bagboys|counterboy|cowgirl|weathergirl",
      "cabana boy|boys",
      "girl|gal|guy|man|boy friday",
      "girls|boys|girl|boy|lads|lad|lass|lasses wanted|needed|only|preferred|sought",
    ],
  },
  {
    level: "advisory",
    reason: "is often read as young",
    instead: "leave it out, or say what the work is like",
    patterns: [
      "young at heart",
      "like a kid|child|teenager & you|act|feel|get|PERSON",
      "think|thinks|feel|feels young",
      "act|acts|acting PRON age",
      "youthful energy",
      "young|youthful minds|spirit|ideas|thinking|vibe|vibes|vibrancy|hearts",
      "younger minded|thinking",
      "up and coming spirit|talent|PERSON",
      "child of the|our times|time|internet",
      "kid in a candy",
      "youthful|young energy",
      "current|trending before",
      "dress|look the part & young",
    ],
  },
  {
    level: "advisory",
    reason: "speaks of age where the work does not need it",
    instead: "leave it out; for a company, say when it began",
    isGoverned: true,
    patterns: [
      "young|younger|youthful !CHILDREN|FIRM|than|FOR_THEM|PERSON|house|calves|brothers|stock|birds|seedlings & TEAM|SEEK & !CHILDREN & !colors|shoppers|whiskey|clients|guests|wine|cheese",
    ],
  },
];
