import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** The people already there: a young team, its culture, its average age. */
export const TEAM_BLOCKS = {
  TEAM: {
    words: `team teams staff workforce crew crews colleagues coworkers co-workers department group bunch squad brigade sales
      force cohort personnel gang newsroom kitchen shop office offices studio floor warehouse company place workplace
      brigade posse family lineup roster branch outfit tribe faculty board desk firm agency startup`,
    patterns: [
      "sales|finance|marketing team|group|force",
      "the people here",
      "our|my people",
      "the folks",
      "your manager|boss|managers|coworkers|colleagues|teammates",
    ],
  },
  PEOPLE_HERE: {
    words:
      "team staff workforce crew crews colleagues coworkers employees department engineers people teammates founders",
    patterns: [
      "most|half|many|all|majority|each|everyone|everybody|NOONE of? us|here|them|on",
      "we BE",
      "of us",
      "our ..2 PERSON",
      "your manager|boss|coworkers|colleagues|teammates",
      "the average|median|typical employee|coworker|colleague|teammate",
      "no one on",
      "the ..2 team|office|crew|staff|shop|studio",
    ],
  },
  CULTURE: {
    words:
      "culture vibe vibes atmosphere environment office workplace setting feel ambiance energy mood place team climate buzz",
  },
  TEAM_HIT: {
    patterns: [
      "young|younger|youthful|youngish QUALITY* and? QUALITY* team|teams|crew|staff|workforce|office|company|firm|culture|atmosphere|environment|department|group|vibe|workplace|force|bunch|colleagues|family|minds|agency|startup",
      "our PERSON are ADV* young",
      "our staff|people|workers|employees ..3 young",
    ],
  },
  MATCHING: {
    patterns: [
      "match|matches|matching ..4 age",
      "close|similar|near|same|own|that|their|our in? age|bracket|range|span|age-group",
      "should|must|needs|ought|has|have be? ..2 too|same|inside|within|match|blend|similar",
      "young|same-age teammate|peer|colleague|addition|peers",
      "peer not a parent",
      "fall inside|within|in|into",
      "feel|feels lost|old|odd|left",
      "keep ..2 that|it way|young|in mind",
      "hire|hiring|stay|keep ..4 that|same|young",
      "one of us|the|them guests|gang|kids",
      "feel|be out of place",
      "another|one more|someone ..5 same|like|that bracket|age|kind|us",
    ],
  },
} satisfies Record<string, Block>;

const TEAM_INSTEAD = "\u201ca friendly team\u201d, or how many people it has";

export const TEAM_RULES: readonly Rule[] = [
  {
    level: "blocking",
    reason: "the law bans asking that the new person be as young as the team",
    instead: "what the new person will do",
    patterns: [
      "TEAM_HIT ..8 MATCHING",
      "TEAM_HIT ..4 SEEK ..4 young|youthful",
      "match|matches|matching ..6 age|ages",
      "close|similar in? age to|as",
      "your own|our|similar|same|the age|ages group|bracket|range? & SEEK",
      "average|median age ..16 applicants|candidates|you|PERSON ..14 MATCHING|REFUSED|above|older",
      "crew|team|staff ..4 young ..8 older",
      "PEOPLE_HERE ..4 UNDER #upper|thirty|forty ..8 too|should|must|same",
      "fresh ..1 from|out college|school ..12 too",
      "TEAM_HIT ..3 on purpose",
      "#age TO|and|or #age ..14 MATCHING",
      "NOONE ..4 older|over than? #age ..20 keep|before|stay|way",
      "a peer not a parent",
      "#num|another|other|more girls|guys|boys|lads|kids|twentysomethings & SEEK|join & !family|nanny|sitter",
      "in PRON PART? DECADES ..12 should|must|match|fit|so",
    ],
  },
  {
    level: "advisory",
    describesTeam: true,
    reason: "describes the team by its age, and lets older people think that they would not fit",
    instead: TEAM_INSTEAD,
    replacement: ["a friendly team", "a friendly team"],
    patterns: ["a young|youthful QUALITY* team"],
  },
  {
    level: "advisory",
    describesTeam: true,
    reason: "describes the team by its age, and lets older people think that they would not fit",
    instead: TEAM_INSTEAD,
    patterns: [
      "young|youthful|younger QUALITY* team|teams|crew|staff|workforce|office|workplace|culture|atmosphere|environment|vibe|vibes|bunch|force|family !player|players|member|members",
      "young|youthful QUALITY* ..1 department|group|team|office|squad|brigade|shop|kitchen|newsroom|studio !player|players|member|members & !created|formed|merged|founded|newly|audience",
      "young|youthful company culture|vibe",
      "young|youthful ..2 group that|who",
      "culture|team|vibe|vibes|atmosphere|crew|staff|workforce|office|company|brigade|department|people|kitchen|bunch|mood|feel|environment|group|floor|place BE|skews|skew|trends|leans|runs|stays|here ..4 young|youthful|youngest|younger !when|at|company|at|minds",
      "youthful colleagues|coworkers|peers",
      "report|reports|answer to ..1 young|younger",
      "we 're|are a|an|ADV* young|youthful !FIRM|person|people|assistant",
      "culture young|youthful",
      "young at|on every|all level|levels",
      "one of the youngest & TEAM",
      "PEOPLE_HERE ..5 in PRON PART* DECADES & !WIDE_AGES",
      "PEOPLE_HERE ..5 twentysomethings|kids|millennials|zoomers & !children|WIDE_AGES|hiring|looking|seeking",
      "our|we|us ..5 young|youthful professionals|people|men|women & PEOPLE_HERE & !SEEK|guests|serve|help|teach|train",
      "average|typical|median ..2 PERSON|colleague|coworker is|was #age",
      "average|mean|median|typical age ..8 #age & TEAM|PERSON|our|here|us & !tenure|fleet|machines|trucks|WIDE_AGES",
      "average|averages|averaging ..2 #num ..2 years? of age|old & PEOPLE_HERE",
      "PEOPLE_HERE|age ..6 ranges|run|runs|spans from|between? #age|19|18 to|and 2*|3*|twenty*|thirty* & !WIDE_AGES",
      "PEOPLE_HERE ..4 UNDER #upper|thirty|forty & !NOONE under",
      "NEW_GENERATION TEAM & !fill|SEEK",
      "mostly|all|largely ..1 NEW_GENERATION & TEAM|PEOPLE_HERE",
      "PEOPLE_HERE BE? ADV* NEW_GRAD|grads & !after|seeking|looking|hiring|SEEK",
      "youthful company|firm|business|brand",
      "hardly|barely|almost|few|NOONE|none ..3 us|here|office|team|staff|crew|floor|company|shop|them ..3 over|older|past|above than? #age|thirty|forty & !REFUSED",
      "NOONE ..8 gray|grey|white hair*",
      "manager|boss|ceo|founder|founders|supervisor|managers will|would|is|are|'s be? #age|young",
      "#age year old founder|founders|ceo|boss|manager|owner|owners|colleagues|coworkers",
      "hired|hire|employ ..6 #age|#num year olds",
      "#num year old ..1 founder|ceo|boss",
      "company|bunch|group|team|place|office of kids|twentysomethings|teenagers",
      "most|half|many|all of us|them ..4 school|college|graduates|twenties",
      "fraternity|frat|sorority|dorm|dormitory|dorms|campus house|party|life|vibe|feel|friends? & TEAM|friends|our & !faculty|security",
      "fraternity|frat house",
      "friends from the|our dorm|college|fraternity",
      "beer pong|flip cup|keg stands|keg|kegs & TEAM|WE|tournament|tournaments|our",
      "spring break & coworkers|team|colleagues|us",
      "summer camp ..5 never|ended|adults|grown",
      "everybody|everyone|all of? us? here|on ..3 under|below|younger ..2 #upper|thirty|forty",
      "feels|feel|like ..3 college|school|dorm|camp|recess|frat & here|office|team|our|paychecks",
      "NOONE ..2 is over|older ..2 #age|thirty|forty & here|office|team|us",
      "never left college|school|campus",
      "young|youthful ..1 and? hungry",
    ],
  },
  {
    level: "advisory",
    reason: "lets people think that the team wants more of its own age",
    instead: "say how the team works together",
    patterns: ["culture|cultural fit", "fit|fits into|in|with? with? our culture", "work hard and? play hard"],
  },
  {
    level: "advisory",
    reason: "is often read as young",
    instead: "say what changes from week to week",
    patterns: [
      "dynamic person|people|team|teams|individual|candidate|professional|PERSON|staff|workforce|crew|environment|atmosphere|culture|office|colleagues",
    ],
  },
];
