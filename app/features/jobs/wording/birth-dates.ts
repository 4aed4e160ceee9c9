import type { Block } from "./grammar.ts";
import type { Rule } from "./rule.ts";

/** Requests for an age or a date of birth. */
export const BIRTH_BLOCKS = {
  DATES_OF_BIRTH: {
    words: "dob birthdate birthday birthyear birthdates",
    patterns: [
      "date|year|month|proof of ..1 birth",
      "birth date|year|dates|certificate",
      "when|what year ..3 born",
      "how old",
      "the|PRON age",
    ],
  },
  /** Said of people who have the job already. */
  AFTER_HIRE: { patterns: ["after|once|upon|following ..2 hire|hired|hiring|offer"] },
  ASK: {
    words:
      "state give include send tell list mention provide attach put enclose submit supply share need note enter write indicate specify require required upload confirm add",
    patterns: [
      "with your",
      "ask for",
      "fill in",
      "must|should show|contain",
      "application|résumés|resumes|cover ..4 with",
    ],
  },
} satisfies Record<string, Block>;

export const BIRTH_RULES: readonly Rule[] = [
  {
    level: "blocking",
    reason: "asking for an age or a date of birth keeps older people away",
    instead: "\u201cat least 18\u201d where the law asks for that",
    replacement: null,
    patterns: [
      "ASK ..12 DATES_OF_BIRTH & !vaccin*|patients|patients'|'s|DISOWNED|offer|minimum|verify|registers",
      "DATES_OF_BIRTH & required|must|mandatory|need|please & !patients|offer|minimum|drinking|old|legal|DISOWNED",
      "when were|are you born",
      "year|date of ..1 birth & application|form|apply|letter",
      "birth certificate & send|copy|bring|attach|submit",
      "what year were you born",
      "how old are you|you",
      "may|can|could|might i|we ask|know|have ..2 your age|birthday",
      "are you over|past|under|above|older|younger than? #upper & !years|experience|pounds|miles",
      "turn|turns|turned #upper & applicants|candidates|applicant|candidate|you|WHO & !hours|pages|miles|customers|clients",
      "how old you are & !DISOWNED",
      "born between|from|in|after|before ..1 #year|1990s|90s|eighties|80s|2000s & you|us|WHO|casting|call|PERSON|SEEK|apply & !building|mill|company|store|calves|as",
      "born in|after|since|before|between|from|on|around? ..1 #year !as & !building|mill|was|store|company|its & PERSON|SEEK|you|reserved|persons|digital|must",
      "only|those|anyone|PERSON|you ..3 born ..3 after|since|before|in|between|later ..2 #year",
      "born ..1 after|since|later|before & you|PERSON|SEEK & !puppies|calves|foals",
      "#year or later|after|newer & born|birth",
      "your age|dob & ASK",
      "birth year|date|certificate & ASK|copy|bring & !offer|DISOWNED|registers|patients",
      "years|year|date|dates of birth & !offer|AFTER_HIRE|patients|registers|genealogy|verify|certificates|index|DISOWNED|none|clients|minimum",
      "birth date|dates|year|years & !offer|AFTER_HIRE|patients|registers|verify|certificates|DISOWNED|none",
      "year|date of birth & ASK|required|PERSON & !offer|DISOWNED|patients",
      "dob & !DISOWNED|patients|offer",
      "WE|employer|boss want|need|require|ask|expect ..1 PRON age",
      "your age ..1 height|weight|photo|gender|sex|picture|and",
      "age ..2 height|photo|weight ..2 and",
      "age and|or|, height|weight|photo|gender|sex|marital & !race|discriminat*|DISOWNED",
    ],
  },
];
