import { OCCUPATION } from "./occupations.ts";

/** Whether people are wanted, taught or served where a sentence comes to speak of them. */
export type Verb = "want" | "teach" | "serve";

/**
 * One turn of phrase, with hyphens read as spaces. `unless`: it is fine where the people spoken of are taught ("mentor
 * young engineers") or served ("a shelter for young women"), and not wanted for the job.
 */
export type WordRule = { pattern: RegExp; unless?: readonly Verb[]; reason: string; instead: string };

const OTHERS: readonly Verb[] = ["teach", "serve"];

const PERSON =
  "(?:people|persons?|adults?|professionals?|m[ae]n|wom[ae]n|ladies|lady|guys?|talents?|candidates?|applicants?|employees?|workers?|individuals?|graduates?|go getters?|salespeople|sales ?person|hires?|engineers?|managers?|assistants?)";
const TEAM = "(?:teams?|staff|workforce|crew|colleagues|office|environment|atmosphere|culture)";
const QUALITY =
  "(?:dynamic|energetic|motivated|ambitious|hungry|enthusiastic|talented|bright|fresh|vibrant|smart|strong|fit|fun|driven|creative|passionate|hard ?working|active|attractive|healthy)";
const QUALITIES = `(?:,? (?:and |& )?${QUALITY})*`;
const SCHOOL = "(?:(?:college|university|high school|business school|mba|undergraduate) )?";
const STUDENT = `(?:an? )?(?:current |active |enrolled )*${SCHOOL}students?`;
/** Ages at which a limit keeps somebody out; what is said of children is not about the people who apply. */
const AGE = "(?:[2-7]\\d)";
const NOT_AN_AGE =
  "(?! ?(?:%|percent|hours?|minutes?|days?|weeks?|months?|miles?|pounds?|lbs|people|employees|staff|feet|degrees|dollars|words|units|years of|\\d))";
const SERVED_BEFORE =
  "(?<!\\b(?:child|children|kids|students|pupils|patients|clients|customers|residents|guests|visitors|members|campers|players|athletes|learners|readers|audience|shoppers|adults|tenants) (?:who are |are |is )?)";
const NOT_THE_APPLICANT =
  "(?:child|children|kids?|toddlers?|girls?|boys?|readers?|learners?|students?|pupils?|patients?|famil(?:y|ies)|parents?|mothers?|offenders?|musicians?|players?|athletes?|swimmers?|artists?|visitors?|guests?|customers?|audiences?|siblings?|generations?|minds|voices|trees?|plants?|vines?|stock|cattle|animals?|horses?|dogs?|forests?|wines?|cheeses?|age|and old|or old|at heart)";

/** After people: what is made for them, or theirs. "A young adults programme", "a young people's club". */
const FOR_THEM =
  "(?:'| (?:clubs?|famil(?:y|ies)|program(?:me)?s?|projects?|groups?|services?|support|shelters?|hostels?|homes?|cent(?:er|re)s?|charit(?:y|ies)|ministr(?:y|ies)|network|associations?|academy|forum|awards?|prizes?|competitions?|schemes?|initiatives?|insurance|fiction|books?|novels?|literature|librar(?:y|ies|ians?)|ward|unit|court|outreach|education|worker|counsell?ors?|advis[eo]rs?|and old|or old)\\b)";
const FIRM =
  "(?:company|companies|firms?|business(?:es)?|brands?|start ?ups?|labels?|enterprises?|organi[sz]ations?|charity|school|studio|agency|publisher|venture|practice|industry|markets?|field|magazine|foundation|and growing)";
/** One word between "young" and the occupation: "young dental assistant". */
const KIND = `(?: (?!(?:${NOT_THE_APPLICANT}|${FIRM}|${PERSON}|and|or|than|to|at|in|of|for|on|by|the|an?|is|are|who|with|from|as)\\b)[a-z]+)?`;

const LAW = "the law bans words that keep older people from applying";

/** What 29 CFR 1625.4 bans, and others of a similar nature. "Over age 60" and "retirees" stay allowed, as it says. */
export const REFUSED: readonly WordRule[] = [
  {
    pattern: new RegExp(`\\byoung(?:er)?${QUALITIES}(?: ${PERSON}|${KIND} ${OCCUPATION})\\b(?!${FOR_THEM})`, "gi"),
    unless: OTHERS,
    reason: LAW,
    instead: "say what the person will do",
  },
  {
    pattern: new RegExp(`\\b(?:young(?:er)?|youthful)${QUALITIES} ${TEAM}\\b`, "gi"),
    unless: ["teach"],
    reason: LAW,
    instead: "\u201ca friendly team\u201d, or how many people it has",
  },
  {
    pattern: new RegExp(
      `\\byoung(?:,| and| &)(?: and)? ${QUALITY}\\b|\\b(?:someone|somebody|anybody|person|candidate|applicant|must be|should be|you are|you're) (?:who is )?young\\b(?! at heart)|\\byouthful (?:energy|spirit|attitude|appearance|outlook|enthusiasm|image|${PERSON})\\b`,
      "gi",
    ),
    unless: OTHERS,
    reason: LAW,
    instead: "\u201cwilling to learn\u201d, or the skill that is needed",
  },
  {
    pattern: new RegExp(
      `\\b(?:recent|new|fresh) ${SCHOOL}grad(?:uate)?s?\\b|\\b(?:recently|just|newly) graduated\\b|\\b(?:fresh|straight) (?:out of|from) (?:college|school|university)\\b|\\bgraduated (?:after|since|no earlier than) (?:19|20)\\d\\d\\b`,
      "gi",
    ),
    unless: OTHERS,
    reason: LAW,
    instead: "\u201centry level\u201d or \u201cno experience needed\u201d",
  },
  {
    pattern: new RegExp(
      `\\b(?:(?:ideal|perfect|great|good|suited|suitable|job|role|position|opportunity) for|looking for|seeking|hiring|want|wanted:|must be|should be) ${STUDENT}\\b(?! (?:services|affairs|records|support|housing|loans?))|\\b${SCHOOL}students? (?:wanted|welcome|preferred|only)\\b|\\b(?:college|university) students? for\\b`,
      "gi",
    ),
    unless: ["teach"],
    reason: LAW,
    instead: "the hours: \u201cevenings and weekends\u201d",
  },
  {
    pattern: new RegExp(
      `${SERVED_BEFORE}\\b(?:under|below) (?:the )?age (?:of )?${AGE}\\b|${SERVED_BEFORE}\\b(?:under|below|up to) ${AGE} years (?:old|of age)\\b|${SERVED_BEFORE}\\b(?:younger than|(?:no|not) older than|(?:no|not) more than) (?:age )?${AGE}\\b(?: years (?:old|of age))?${NOT_AN_AGE}|\\b(?:must be|should be|${PERSON}) (?:aged )?(?:under|below) ${AGE}\\b${NOT_AN_AGE}|\\b(?:no ?(?:one|body)|none|not) (?:aged )?(?:over|above) (?:the age of )?${AGE}\\b${NOT_AN_AGE}|\\bmax(?:imum|\\.)? age\\b|\\b(?:upper )?age limit\\b`,
      "gi",
    ),
    unless: OTHERS,
    reason: "the law bans an upper age for a job",
    instead: "the skill or the license that is needed",
  },
  {
    pattern: new RegExp(
      `${SERVED_BEFORE}\\b(?:ages?|aged|between the ages of) (?:between )?(?:1[6-9]|${AGE}) (?:to |and |or )?${AGE}\\b|\\b(?:1[6-9]|${AGE}) (?:to |and )?${AGE} (?:years (?:old|of age)|year olds?)\\b|${SERVED_BEFORE}\\bin (?:your|their|his|her) (?:early |mid |late )?(?:twenties|20'?s|thirties|30'?s|forties|40'?s)\\b`,
      "gi",
    ),
    unless: OTHERS,
    reason: "the law bans a range of ages for a job",
    instead: "the skill or the experience that is needed",
  },
  {
    pattern:
      /\b(?:retirees|pensioners|seniors|(?:older|elderly) (?:people|persons|workers|applicants|candidates)|(?:people |anyone |those )?over (?:the age of )?[4-7]\d'?s?) (?:need not apply|should not apply|not wanted)\b|\bno (?:retirees|pensioners|seniors|older (?:people|workers|applicants)),? (?:please|wanted|allowed)\b|\b(?:not suitable|unsuitable) for (?:retirees|seniors|older (?:people|workers|applicants))\b/gi,
    reason: "the law bans shutting older people out",
    instead: "what the work asks for",
  },
  {
    pattern: /\bdigital natives?\b/gi,
    unless: OTHERS,
    reason: "it means people born after 1980, and the law bans choosing by age",
    instead: "the programs that are used",
  },
  {
    pattern:
      /\b(?:office|delivery|errand|sales|shop|counter|stock|bus|bar|bell|stable|cabin) ?(?:boy|girl)s?\b|\b(?:boy|girl)s? (?:wanted|friday)\b/gi,
    reason: LAW,
    instead: "\u201cassistant\u201d, \u201cclerk\u201d or \u201cporter\u201d",
  },
  {
    pattern: new RegExp(`\\b(?:millennial|gen(?:eration)? [yz]) (?:${PERSON}|${TEAM})\\b`, "gi"),
    unless: OTHERS,
    reason: LAW,
    instead: "the skill that is needed",
  },
];

/** Words that studies of job ads found to put older people off. None is banned; each may have a good reason. */
export const ADVISED: readonly WordRule[] = [
  {
    pattern: new RegExp(`\\byoung(?:er)?\\b(?! ${NOT_THE_APPLICANT}\\b)(?! ${PERSON}${FOR_THEM})(?! than)`, "gi"),
    unless: OTHERS,
    reason: "speaks of age where the work does not need it",
    instead: "leave it out; for a company, say when it began",
  },
  {
    pattern:
      /\benergetic\b(?! (?:child|children|kids|toddlers?|dogs?|puppies|horses))|\bhigh energy\b(?! (?:physics|foods?|bars?|drinks?|density|efficiency|costs?|bills?|lasers?|beams?))|\b(?:full|lots) of energy\b/gi,
    reason: "is often read as young",
    instead: "\u201cinterested\u201d, or what a full day holds",
  },
  {
    pattern: /\bfresh (?:talent|blood|faces?|minds?)\b/gi,
    reason: "is often read as new to work",
    instead: "\u201ca new colleague\u201d",
  },
  {
    pattern: /\bover ?qualified\b/gi,
    reason: "keeps experienced people from applying",
    instead: "say plainly what the work and the pay are",
  },
  {
    pattern: /\bcultur(?:e|al) fit\b|\bfits? (?:into |in with )?our culture\b/gi,
    reason: "lets people think that the team wants more of its own age",
    instead: "say how the team works together",
  },
  {
    pattern: new RegExp(`\\bdynamic (?:${PERSON}|${TEAM})\\b`, "gi"),
    reason: "is often read as young",
    instead: "say what changes from week to week",
  },
  {
    pattern:
      /\b(?:tech|technology|digitally|internet|computer) savvy\b|\bgrew up with (?:the )?(?:computers?|internet|technology|social media|smart ?phones?)\b/gi,
    reason: "doubts what older people know",
    instead: "name the programs that are used, and whether they are taught",
  },
  {
    pattern:
      /\b(?:max(?:imum|\.)?(?: of)?|no more than|not more than|at most|up to|less than|fewer than) (?:\d\d?|two|three|five|seven|ten) years(?:'| of)? (?:\w+ )?experience\b|\b\d\d?(?: to)? \d\d? years(?:'| of)? (?:\w+ )?experience max(?:imum)?\b/gi,
    reason: "shuts out people who have more experience",
    instead: "\u201cat least two years\u201d, without an upper end",
  },
  {
    pattern: /\b(?:physically fit|able bodied|athletic build|stamina)\b/gi,
    reason: "makes people doubt their strength without saying what is asked",
    instead: "what is lifted or walked, and how often",
  },
  {
    pattern: /\bset in (?:your|their|his|her) ways\b|\bwork hard,? (?:and )?play hard\b/gi,
    reason: "is a common picture of age",
    instead: "say what people need to learn or how the team works",
  },
  {
    pattern: /\b(?:rock ?stars?|ninjas?|whi[zs]z? kids?|wunderkinds?|hot ?shots?)\b/gi,
    reason: "is read as a word for young people",
    instead: "\u201cexpert\u201d",
  },
  {
    pattern:
      /\b(?:millennials?|gen(?:eration)? [yz])\b(?! (?:customers?|audiences?|readers?|shoppers?|buyers?|clients?|students?))/gi,
    unless: OTHERS,
    reason: "names a generation",
    instead: "leave it out, or say whom the work is for",
  },
  {
    pattern:
      /\b(?:state|give|include|send|tell us|list|mention|provide|with) your (?:age|date of birth|birth ?(?:date|year)|year of birth|graduation (?:date|year)|year of graduation)\b|\bhow old (?:are you|you are)\b/gi,
    reason: "asking for an age keeps older people away, and the agency that enforces the law looks at it closely",
    instead: "\u201cat least 18\u201d where the law asks for that",
  },
];

/** Names that only look like words about age. */
export const NAMES =
  /\b(?:(?:Mr|Mrs|Ms|Dr|Brigham|Neil|Andrew|Cy)\.? Young|Young's|Young (?:&|and) (?:Sons?|Daughters?|Brothers|Bros|Partners|Co|Company|Associates|Rubicam)|Young (?:Ltd|Limited|LLC|Inc|Corp|Brothers|Bros|Street|Avenue|Road))\b|& Young\b(?! [a-z])|\bYoung & [A-Z]\w+/g;

/** In a title whatever follows "young" is what the job is called, unless it is people, plants or a firm: "Young Falconer". */
export const YOUNG_IN_TITLE = new RegExp(
  `\\byoung(?:er)?(?: (?!(?:${NOT_THE_APPLICANT}|${FIRM}|${PERSON}|than)\\b)[a-z]+|(?=[,)]? ?$))`,
  "gi",
);
