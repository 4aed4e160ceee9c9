import type { Block } from "./grammar.ts";

/**
 * Phrases that show whether the people in a sentence are wanted for the job, or are taught or
 * served.
 */
export const SERVICE_BLOCKS = {
  WANTED: {
    words: `hire hires hiring hired recruit recruits recruiting seek seeks seeking sought want wants wanted need needs needed
      prefer prefers preferred preference priority candidates candidate applicants applicant attract attracts welcome welcomes employ employs picture love ideal ideally perfect suited
      suits require favor`,
    patterns: [
      "look|looks|looking|search|searching|ideal|perfect|great|suited|suitable|opportunity|opportunities|chance|job|role|position|openings|opening|spot|seat|reserved|meant|intended|designed|is|are|chair|post|best|made|right|call|calling|good for",
      "'re|are|is|be after",
      "'d|would like|love",
      "calls|call for",
      "opening|openings|job|role|position|spot|room|place|opportunity|chance|seat|desk|post|part|slot|bench|gig ..5 for",
      "fit|tailored|suited|geared|aimed|pitched|catered|limited|open|offered|given for|to",
      "could|can use",
      "come be",
      "partial to",
      "hire|hired|train with|for",
      "train ..1 somebody|someone",
    ],
  },
  SERVED: {
    words: `mentor mentors mentoring coach coaches coaching teach teaches teaching taught train trains training tutor tutors
      tutoring guide guides guiding advise advises advising supervise supervises supervising instruct counsel counsels
      counseling encourage encourages show shows help helps helping support supports supporting serve serves serving reach
      prepare prepares interview entertain protect assist assists assisting treat treats among lead leads leading greet
      greets chaperone watch for alongside audience keep keeps welcomed visiting visitors fundraiser explain study studies treating
      following placing showing showed shown send sends sent ask asks asking tell tells telling reassure reassures`,
    patterns: [
      "pass|passes|passing|hand|handed|handing on|down|know ..6 to",
      "care|caring|look|looking|looks for|after",
      "look|looks|turn|turns|come|comes to you",
      "work|working|works|experience|experienced|patience|contact|patient|popular|deal|dealing|talk|talking|households|families|parents|familiar|comfortable|sit|play|playing|good|rapport|appointments|schools|homes|people|residents|great|chat|with with",
      "ads|content|articles|books|programs|products|campaigns aimed|for|at",
      "aimed|geared|marketed|catering at|to|toward",
      "made|used|run|built|written|owned by",
      "between|among|about",
      "market|marketing|sell|selling|sells|speak|speaking|loans|insurance|read|write|appeal to",
      "explain|explaining|explains ..5 to",
      "used|enjoyed|attended|loved|led by",
      "customers|clients|readers|patients|clientele|viewers|students|recipients|guests|residents|members|shoppers|users|listeners|campers|visitors ADV* will? BE|include|range|runs|run|come|tend",
      "in front of",
      "study|survey|data|number|group|books|records|needs|parents|class|lives of|on",
      "tailored|sold to",
    ],
  },
} satisfies Record<string, Block>;
