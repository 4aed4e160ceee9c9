import type { Block } from "./grammar.ts";

/**
 * The attitude of a sentence to the people in it: it wants, refuses, or invites them, or says that
 * age does not matter.
 */
export const STANCE_BLOCKS = {
  // Whom someone wants.
  SEEK: {
    words: `seek seeks seeking sought want wants wanted need needs needed hire hires hiring hired recruit recruits recruiting
      recruited require requires required employ employs prefer prefers preferred preferring preference preferably favor
      favors favored welcome welcomes welcomed invite invites attract attracting love ideal ideally perfect suited suits suit
      picture pictures envision reserved intended meant aimed geared designed opening openings wishes hopes considering
      consider interview looking invited encouraged select searching`,
    patterns: [
      "look|looks|looking|search|searching|hunting|hunt|on|watch|aim|aiming|great|good|right|best|made|tailored|fits|chance|opportunity|job|role|position|seat|desk|spot|bench|place|post is? for",
      "'re|are|is|be after",
      "in search|need of",
      "'d|would like|love|rather|sooner",
      "calls|call for",
      "partial to",
      "have|has in mind",
      "work|works|fit best? for",
      "like|likes them|our|PERSON",
      "bring|take|taking|brings|takes on",
      "we|i 'll? take",
      "open|limited|restricted|exclusive to",
      "only|exclusively",
      "apply|applicants",
      "make|makes great|good|ideal|excellent|perfect|the best",
      "wants you",
      "step up|forward",
      "would|will be? ideal|love|enjoy|find|get|like|fit|suit|do",

      "could go far",
    ],
  },
  HIRE: {
    words: `hire hires hiring hired employ employs employing employed take takes taking accept accepts accepting accepted
      consider considers considering considered interview interviewing recruit recruiting recruited use using want wanting
      need needing seek seeking bring admit admitted shortlist shortlisted call calling look looking appoint place train
      invite select selected like entertain process review support house read advance keep engage onboard welcome suit suitable
      suited appropriate ideal prefer sought wanted needed what who`,
  },
  /** Phrases to people who should not apply. */
  REFUSED: {
    words: "unsuitable ineligible excluded disqualified rejected barred unwelcome unwanted",
    patterns: [
      "need|should|must|do|can|may|please|kindly|could not|#not? ..1 apply|inquire|enquire|bother|respond|reply|send|submit|use|call|write",
      "needn't|don't|shouldn't|dont|can't|cannot ..1 apply|inquire|enquire|bother|respond|reply|send|submit|use|call|write",
      "please|kindly|refrain|should|may|ought ..2 look|try|search|apply|seek elsewhere|other|others|another",
      "look|try|search|apply|wait elsewhere|somewhere|someplace",
      "look|see at? our ..1 instead|posts|openings|pages|page|roles|jobs|postings",
      "look at our other",
      "think twice|again|hard",
      "leave|leaves ..3 to others",
      "instead $",
      "too much|fast|hard for|$",
      "find ..6 too",
      "not|#not|never ..3 apply|inquire|bother|contacted|booked|invited|cast|called|send|contact|answered|replied|reply|enjoy|thrive|last|survive|like|succeed|cut",
      "not|#not|never ..4 gig|show|scene|home|ticket|cup",
      "kindly|please refrain",
      "please skip|pass|move|keep",
      "keep that in mind before",
      "#not|not|never|cannot|nobody|no ..3 HIRE !required|necessary|needed",
      "reject|rejects|rejected",
      "refuse|refuses|decline|declines|avoid|avoids|stopped|quit to? ..1 HIRE",
      "will|would|'ll|be get|be|been? automatically? ..1 screened|turned|passed|deleted|rejected|declined|discarded|filtered|ruled|tossed|skipped|disqualified",
      "be|are|is automatically? screened|turned|passed|deleted|rejected|declined|discarded|filtered|ruled|tossed|skipped|disqualified",
      "screen|screens|screened|weed|weeds|filter|filters out",
      "pass|passed|passes over|on",
      "not|isn't|#not|aren't|wouldn't|won't|may|never be? ..2 a|the|your? ..2 right|good|suitable|best|for|fit|match|posting|thing|place|job|opening|opportunity|ad|role|position",
      "not|isn't|wasn't|aren't|no|never|nothing ..5 for",
      "no|without thanks|thank",
      "thanks but no",
      "wish you luck|well",
      "wrong|different ad|job|place|posting|role|fit",
      "bottom of the list|pile",
      "not|isn't|aren't what|who|whom ..4 need|needs|want|wants|after|seek",
      "out of place|luck|step",
      "tend|tends to leave|ask|be|struggle",
      "struggle|struggles|struggled",
      "this isn't|is NOT",
      "not|isn't|#not ..2 right|meant|made|cut|built ..1 for",
      "end|ends up? in the? bin|trash",
      "discouraged|avoid|avoided",
      "anymore|any more",
      "have|has|had run|occupied|held|filled ..4 long enough|turn",
      "had its|their|his|her? say|turn|day",
    ],
  },
  /** Statements that age does not matter. */
  DISOWNED: {
    patterns: [
      "regardless|irrespective|independent|independently of ..8 age|ages|old|born|years|experience|generation|background|birthdays",
      "without regard|respect|reference to ..8 age|ages|years",
      "whatever|whichever PRON|the? age|ages",
      "neither ..8 matters|matter|counts|count|interests|concerns",
      "no matter ..3 age|old|ages|when|year",
      "age|birthday|birthdays|ages ..3 is|are|be|plays|makes|has|'s|does|doesn't ..1 no|not|never|#not|irrelevant|nothing|come part|barrier|obstacle|factor|limit|matter|bar|difference|role|hurdle|concern|into|relevant|considered|issue|object|a|just",
      "NOONE ..3 asked|asks",
      "none of it|that|them|these|this matters|matter|counts|count",
      "age ..2 is|are|'s irrelevant|your|private|immaterial|unimportant|welcome",
      "age|ages doesn't|does|don't|won't|isn't",
      "don't let ..4 age|birthday|birthdays|years|number",
      "never|#not|not|unlawful|illegal|won't|don't|doesn't|cannot|will ..4 ask|asked|request|require|want|need|collect|record|see|store|include|list|put|write|share|say|state|mention|use|publish|print ..8 age|ages|birth|birthdate|birthdates|birthday|birthdays|graduation|graduated|graduate|finished|dob|old|born|words|word|phrases|terms|when",
      "leave|leaving|keep|take|took|strike|struck|cut|cross|removed|remove|dropped|drop|delete|omit|skip|hide|hides|blank ..9 age|ages|birth|graduation|words|dates|born|graduated & !must",
      "no need|reason to ..8 age|birth|birthdate|graduation|graduated|dates",
      "words|phrases|terms|labels|adjectives|language|wording such|like|as|that",
      "no|not|never|without|set|#not|is ..3 upper|maximum|age|max? limit|limits|maximum|cap|ceiling|bracket|restriction|restrictions|requirement on|of|to|for|here|applies|apply|at|whatsoever",
      "no age|upper limit|limits|cap|ceiling|requirement|restriction|maximum",
      "no|never|nobody|not|isn't|aren't ..3 too old|young|senior|experienced",
      "#not|not|never|no discriminat*",
      "discrimination|harassment|adea|1625|unlawful|illegal|diversity|inclusive|nondiscrimination|non-discrimination|multigenerational|intergenerational|eeo|eeoc",
      "multi|inter|cross|all generational|generation|ages|generations",
      "people|candidates|applicants|adults|talent|everyone|workers|colleagues|team|staff|hires|guides|person|anyone|those|generations of|from? ..2 all|any|every|different|mixed|many ages|age|generation|generations|decade|walks",
      "applicants|candidates|workers|employees|people|adults|hires|team|teams|welcome|staff ..4 any|every|all|mixed|whatever age|ages",
      "all|mixed ages|age team|crew|teams|crews|workplace",
      "any|every generation|age",
      "young or|and|through|to|alike old|older|not",
      "old|older or|and|to young|younger",
      "older ..1 younger|young ..2 alike|everyone|welcome|between",
      "recent or|and not",
      "equal|same standing|pay|treatment|consideration|opportunity|chance",
      "don't|#not|not|never|no|isn't|nor ..3 only|just|looking|limited ..4 for? ..1 young|recent|digital|millennials|graduates|youth",
      "retirees|retired|pensioners|grandparents|seniors ..3 and|or ..2 young|students|beginners|recent",
    ],
  },
  /** Negations, and statements that someone would not be happy. */
  NEGATIVE: {
    words: `sorry unfortunately wasting waste waster wrong slow slower lost uncomfortable unhappy bored boring frustrated struggle
      struggles elsewhere instead skip avoid rejected declined closes closed bin expensive tired tire behind except unless
      excluded exclude out off beware goodbye farewell replace replaced replacing unfit unsuited gone enough last hard tough
      difficult uphill misfit mismatch trouble awkward wary`,
    patterns: [
      "NOT",
      "REFUSED",
      "too NOT_TOO",
      "had their turn",
      "keep walking|moving|looking|scrolling",
      "swipe left",
      "move along|on",
      "should not|#not",
      "somewhere|someplace|anywhere else",
      "used to",
      "another generation|image",
    ],
  },
  NOT_TOO: { words: "much old slow senior long late far expensive set tired many" },
  /** Kind words to older people, or to people with long experience. */
  INVITED: {
    words: "welcome welcomed welcomes invited encouraged invite encourage proud glad pleased admire",
    patterns: [
      "come|coming|get back|join",
      "make|makes|made fine|great|excellent|wonderful|good|our|ideal|our|up",
      "perfect|ideal|great|good|suits|suited|wonderful for",
      "may|can enroll|apply|join|work|come",
      "space|room|place for",
      "best|brilliantly|experience wanted",
      "like|love to hear|meet|talk",
      "would|'d be pleased|happy|delighted|glad",
      "as welcome",
      "preferred|preference",
    ],
  },
} satisfies Record<string, Block>;
