import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** Growing up with technology. */
export const DIGITAL_BLOCKS = {
  TECH: {
    words: `internet computer computers online smartphone smartphones technology tech tablet tablets apps app web social media
      tiktok instagram wifi wi-fi screen screens phone phones iphone ipad keyboard google snapchat youtube streaming gaming
      games email emails emailing texting text texts coding code digital software devices gadgets memes broadband emoji emojis
      touchscreen touchscreens screenname videogame videogames xbox nintendo minecraft roblox facebook laptop laptops hashtags
      mouse controller wired paperless bluetooth cloud siri alexa`,
    patterns: ["smart phone|phones", "video games", "the net", "social media", "on glass"],
  },
  GROWING: {
    words:
      "childhood kindergarten toddler playground stroller strollers preschool cradle crib birth infancy diapers nursery youth kid child",
    patterns: [
      "grow|grows|grew|growing|grown|came|come|brought|raised up",
      "raised|weaned|reared|nursed on|by|with",
      "since|from|in grade|middle|elementary|high|primary school|days?",
      "before ..2 drive|walk|talk|vote|shave|read|spell|you|turning|turned|ten|twelve",
      "as long as ..3 remember",
      "born into|with|digital|connected|wired|after|to",
      "mother tongue",
      "first language",
      "second nature ..6 playground|child",
      "longer than ..4 license",
    ],
  },
} satisfies Record<string, Block>;

const NATIVE = "means people who grew up with computers, and lets others think that they are not wanted";

export const DIGITAL_RULES: readonly Rule[] = [
  {
    level: "advisory",
    isBannedWithAge: true,
    reason: NATIVE,
    instead: "the programs that are used",
    replacement: ["person at ease with software", "people at ease with software"],
    isGoverned: true,
    patterns: [
      "digital|internet|web|tech|app|mobile|cyber|net|online native|natives !brand|brands|mattress|company|retailer|ad|ads|plants|advertising|american & !readers|panel|study|studies|research|brand",
      "digitally|internet|web native !brand|brands|company",
    ],
  },
  {
    level: "advisory",
    isBannedWithAge: true,
    reason: NATIVE,
    instead: "name the programs that are used, and whether they are taught",
    patterns: [
      "growing|grew up online",
      "GROWING ..8 TECH & you|your|WE|our|SEEK|whom|who & !clinic|children|students|readers|teach|patients|customers",
      "TECH ..8 GROWING & you|your|WE|our|SEEK|whom & !clinic|students|teach|patients|customers|pupils",
      "learned|learnt|could|swipe|swiped|text|texted|type|typed|code|coded|scroll|scrolled|google ..4 before ..2 ..2 learned|walk|walked|talk|talked|drive|spell|tie|could|read",
      "TECH ..8 in PRON blood|dna|veins|bones|genes",
      "never|#not ..3 knew|known|know|seen|had|used|touched|owned|lived ..4 without|before|fax|rotary|typewriter|checkbook|landline|TECH & you|your|hires|PERSON|our|team|who",
      "raised|taught|babysat|reared by ..1 TECH|youtube",
      "native digital|tech talent|talents",
      "think|thinks|dream|dreams|speak|speaks|talk in ..2 hashtags|memes|emojis|emoji|reels|code|gifs",
      "thumbs|thumb & you|your|SEEK",
      "online since|before ..3 could|childhood|read|school|walk|kid",
      "fluent ..2 internet|memes|emoji|tiktok|snapchat",
      "plugged in & always|since",
      "what ..3 is|was ..1 a? floppy|fax|rotary|cassette|landline|typewriter",
      "first words|word ..6 google|siri|app|online",
      "more ..3 followers than",
      "live|lives|living ..4 on|in|through ..2 phone|phones|snapchat|instagram",
      "born techie|techies|coder",
      "glued to ..1 palm|phone|screen|hand|hands",
      "learned|learnt|knew ..3 before|earlier ..3 algebra|shoelaces|cursive|walk|alphabet|read|abc",
      "native to ..3 web|mobile|internet|TECH",
      "native speaker|speakers of ..3 internet|meme|emoji",
      "born digital & you|looking|SEEK",
      "natural born techie|techies|gamer",
      "tech|digital is|be|should|as in your|their blood|veins|dna",
      "live|lives|living|lived online & you|SEEK|PERSON",
      "remember|remembers|remembered|recall|imagine|know|known|seen|used|touched|owned|heard|had ..6 dial|fax|floppy|rotary|typewriter|typewriters|modem|modems|landline|landlines|vhs|cassette|cassettes|pager|before|without ..4 TECH|up|machine|streaming & #not|never|nobody|no|not|can't",
      "#not|never|nobody|not|can't|hardly ..8 dial-up|dialup|floppy|fax|landline|rotary|typewriter|modem|encyclopedia|vhs|cassette|checkbook|pager|walkman & you|team|nobody|our",
      "never ..2 written|mailed|wrote|write|licked ..2 check|letter|stamp|checks",
      "world|life|time|days without|before ..2 TECH",
      "taught ..3 email|computers|TECH as|when ..3 adult|adults|older",
      "TECH ..6 taught|learned|learnt|picked ..6 as|in|when ..3 adult|seminar|adulthood",
      "hire|want ..2 folks|people who never did|used & paper",
      "learned|learnt|learn to type|write|read|draw|spell|swipe ..2 on ..2 TECH|glass|screen|phone",
      "phone|tablet|screen|controller|smartphone|mouse ..2 in PRON|hand|your|the hand|hands|stroller|crib",
      "screen name ..2 longer|before",
      "do #not|don't do paper",
      "#not|never do|did|used|touched paper",
      "computer|internet|tech|digital|digitally|technology|gadget|web savvy !kid",
      "tech savvy",
      "savvy in tech|technology|digital",
      "TECH ..4 extension of",
      "always been|part ..3 of? your life|online & TECH|online",
      "TECH ..5 mother tongue|second nature|first language|in your bones|in the blood",
    ],
  },
  {
    level: "blocking",
    reason: "the law bans choosing people by when they were born",
    instead: "the programs that are used",
    isGoverned: true,
    patterns: [
      "born after ..3 TECH|was|google|existed",
      "born in|into this|the new|current? century|millennium",
      "born ..3 after google|the|facebook|amazon|iphone",
      "of an age to|when",
      "remember|remembers ..5 rotary|dial-up|dialup|typewriters|cassettes|vhs|fax|floppy|records ..4 too old",
      "never known|lived|seen ..1 life|world|time without ..3 TECH & must|age|should|only|required",
      "first|got|gotten|owned ..3 smartphone|phone|computer|email|laptop|tablet ..2 before ..2 turning|age|turned|you|twelve|ten|thirteen|#num & must|required|only|have",
      "digital immigrants|immigrant|dinosaurs",
      "adult|adults|grown before ..2 web|internet|computers|google|smartphones & not|#not|REFUSED",
      "taught PRON grandparents|grandmother|grandma|grandpa|parents ..3 text|email|tweet|TECH & youngsters|kids|YOUTHS|SEEK",
      "TECH savvy|wise? kid|kids|youngster|youngsters",
      "digital natives|native ..1 under|below|younger #upper|thirty|forty",
      "TECH|tech savvy? ..1 twentysomething|twentysomethings|teen|youngster",
      "too young to remember|recall|know",
      "born with ..8 after|since #year",
      "after ..1 #year & born|TECH & kid|born",
      "NOONE over|past thirty|forty|#upper",
      "tech savvy kid|kids|teen|teens|youngster",
    ],
  },
];
