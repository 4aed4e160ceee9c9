import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** Generations and their nicknames, as people who are wanted, refused, or described. */
export const GENERATION_BLOCKS = {
  NEW_GENERATION: {
    words: "millennial millennials zoomer zoomers genz gen-z zillennial zillennials xennial xennials zennial geny",
    patterns: [
      "gen|generation|generations ..1 z|y|alpha|zers|zer|ys|zs",
      "gen z|y 's|er|ers",
      "post|elder|older|young|younger millennial|millennials",
      "iphone|smartphone|tiktok|instagram|youtube|internet|selfie|snapchat|social-media|facebook|app|wifi|streaming media? generation",
      "under #age generation",
      "generation born|of ..2 the? ..4 turn|1990s|90s|millennium|2000s|#year",
    ],
  },
  OLD_GENERATION: {
    words: "boomer boomers xer xers gen-xers genx genxers babyboomer babyboomers octogenarians septuagenarians",
    patterns: [
      "baby boomer|boomers|boom",
      "gen|generation ..1 x|xers|xer|jones",
      "ok|okay boomer",
      "silent|greatest|woodstock|vietnam|beatles|elvis|disco|typewriter|rotary|vinyl|cassette|older|previous|last|old|fax|mtv generation",
    ],
  },
  NEXT_GENERATION: {
    patterns: [
      "next|new|coming|upcoming|tomorrow's|younger|rising|future|emerging 's? gen|generation|wave",
      "tomorrow 's generation",
      "nextgen|next-gen",
      "next gen",
    ],
  },
} satisfies Record<string, Block>;

const REASON = "the law bans choosing people by their generation";

export const GENERATION_RULES: readonly Rule[] = [
  {
    level: "blocking",
    reason: REASON,
    instead: "the skill that is needed",
    isGoverned: true,
    patterns: [
      "NEW_GENERATION ..2 candidates|applicants|PERSON|minded|persuasion|OCCUPATION|only|wanted|preferred|welcome|encouraged|needed !customers|clients|students & !shoppers|vibe|vibes & !NEW_GENERATION TEAM",
      "NEW_GENERATION !audience|audiences|customers|consumers|readers|shoppers|buyers|clients|students|couples|vibe|vibes|office|staff|founders|culture & SEEK|only|preference|short|hire|must|invited & !run|founders",
      "you ..3 NEW_GENERATION !audience|audiences|customers|consumers",
      "NEW_GENERATION ..3 or|and younger|later|newer",
      "only ..2 HIRE|interview|call|cast|accept ..1 NEW_GENERATION",
      "SEEK ..3 NEW_GENERATION & !ads|articles|aimed|content|market|campaigns",
      "members|member|part|product of ..1 NEW_GENERATION & apply|SEEK|you",
      "boom|boomer era|generation|years ..4 #not|not|never|REFUSED",
      "ideal|perfect ..5 is|be|would ..3 NEW_GENERATION",
      "calling ..2 NEW_GENERATION",
      "^ ..1 NEW_GENERATION ..2 !vibe|vibes|audience|run|led SEEK",
      "NEW_GENERATION ..12 OLD_GENERATION & replac*|SEEK|hire|balance|over|instead",
      "must|should|has|will ..2 be ..2 NEW_GENERATION",
      "NEW_GENERATION & applicant|applicants|candidate|candidates|hires",
      "raised on|by tiktok|snapchat|instagram & must|SEEK|only",
      "born ..3 nineties|2000s|1990s|90s & you|SEEK|must|PERSON",
      "has|must|have ..3 to? come|be|belong ..2 from|to|part ..1 of? the? NEW_GENERATION",
    ],
  },
  {
    level: "blocking",
    reason: "the law bans shutting a generation out",
    instead: "what the work asks for",
    isGoverned: true,
    patterns: [
      "no|not|#not|nobody|never|sorry ..6 OLD_GENERATION & !discriminat*|matter|alike",
      "OLD_GENERATION !boss|bosses|managers & NEGATIVE & !discriminat*|matter|alike|survey|customers|clients",
      "OLD_GENERATION & REFUSED|elsewhere|replac*|isn't|different|won't|another|rather|won't|enough|instead|may|wrong",
      "born ..3 fifties|sixties|seventies|50s|60s|70s|1950s|1960s|1970s & NEGATIVE",
      "grew up ..5 beatles|disco|vinyl|eight-tracks|rotary|woodstock|typewriters & NEGATIVE",
      "OLD_GENERATION ..8 had|turn|enough",
      "NEW_GENERATION 's? turn",
      "take|takes|took ..1 NEW_GENERATION to",
      "OLD_GENERATION ..6 have|has|had run|held|occupied|enough|their",
      "replac* ..3 OLD_GENERATION",
      "ok|okay boomer",
      "NEW_GENERATION shop|house|team & SEEK|fill|hire|own",
      "different|newer|younger generation ..3 at|behind|wheel|in & time|put",
      "long on OLD_GENERATION",
      "if you ..3 OLD_GENERATION",
      "member|part|one of ..1 younger generation",
      "NEW_GENERATION job? seekers|hopefuls",
    ],
  },
  {
    level: "advisory",
    reason: "names a generation",
    instead: "leave it out, or say whom the work is for",
    isGoverned: true,
    patterns: [
      "NEW_GENERATION !customers|customer|audience|audiences|readers|shoppers|buyers|buyer|clients|students|couples|consumers|parents|families|voters|spending & !readers|articles|survey|customers|spend|study|audience|consumers",
      "OLD_GENERATION !customers|customer|audience|creek|clients|patients|parents|residents & !survey|customers|clients|residents|spend|discriminat*",
      "boomer|boomers ..1 boss|bosses|managers|bureaucracy",
      "NEXT_GENERATION ..1 of ..3 PERSON|leaders|#doer|talent|team & !sequencing|help|teach|inspire",
      "the? next|new|coming|tomorrow|tomorrow's|future|rising|upcoming|younger 's? generation|wave & !firewalls|servers & join|help|us|our|we|us|be|start|starts|you|talent|bankers|leaders|behind|taking & !hearing|911|technology|product|products|sequencing|devices|systems|teach|help",
      "train|training|build|building|raise|raising|grow|growing|bring|bringing|find|finding|develop|developing ..3 NEXT_GENERATION & we|us|our|join & !students|children|kids|teach|customers",
      "run|led|managed|staffed|founded|owned by NEW_GENERATION",
      "NEXT_GENERATION talent|leaders|PERSON|thinkers|team|staff",
      "wave of ..3 talent|PERSON|#doer",
      "younger minded cohort|crowd|generation",
      "speak|speaks|fluent|talk ..3 meme|memes|emoji|emojis|tiktok|slang|internet",
      "email|emails|phone|facebook ..2 for|are PRON parents|grandparents|grandpa|mom",
      "tomorrow|tomorrow's 's? leaders|bankers|managers|stars|PERSON",
      "raised|weaned on ..2 memes|tiktok|youtube|wifi",
      "changing of the guard",
    ],
  },
];
