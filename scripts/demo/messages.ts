import type { DemoConversation } from "./shapes.ts";

/** What seniors and recruiters wrote to each other. Everybody reads before answering; `isUnread` keeps the end new. */
export const DEMO_CONVERSATIONS: readonly DemoConversation[] = [
  {
    seniorKey: "harriet-quill",
    jobKey: "process-safety-adviser",
    lines: [
      {
        by: "recruiter",
        daysAgo: 3,
        text: "Good morning, Harriet. I read your note about the batch interlocks twice. Would you have an hour next week to talk with me and our plant lead?",
      },
      {
        by: "senior",
        daysAgo: 2.9,
        text: "Good morning, Owen. Gladly. Any day but Thursday. Could you send me the cause-and-effect chart beforehand?",
      },
      {
        by: "recruiter",
        daysAgo: 2.1,
        text: "You will have it tomorrow. It is older than it should be, so please be kind to us.",
      },
      { by: "senior", daysAgo: 1.9, text: "I have seen older. Thank you." },
      {
        by: "recruiter",
        daysAgo: 0.12,
        text: "The site visit is set for Wednesday. 10 am Central, by video first. The chart came to you this morning, I hope?",
      },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "interim-finance-controller",
    isUnread: true,
    lines: [
      {
        by: "recruiter",
        daysAgo: 4.6,
        text: "Hello Harriet, thank you for applying. You would be the first controller we have had who has also run a hazard study. May I ask how close you were to the month-end close?",
      },
      {
        by: "senior",
        daysAgo: 4.2,
        text: "Hello Priya. I owned the capital side of it for two sites and sat with the accountants every month. I would not call myself a bookkeeper, and I would rather say so now.",
      },
      { by: "recruiter", daysAgo: 1.3, text: "That is a better answer than most. Let me talk to our finance lead." },
      {
        by: "recruiter",
        daysAgo: 0.9,
        text: "She would like to know more. Could you tell me about your last audit: what they asked, and what you had ready?",
      },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "rural-clinic-operations-lead",
    lines: [
      {
        by: "senior",
        daysAgo: 17,
        text: "Thank you for the conversation yesterday. I enjoyed it more than I expected to.",
      },
      {
        by: "recruiter",
        daysAgo: 16.5,
        text: "So did we. The two nurses asked when you start, before I had said anything.",
      },
      {
        by: "recruiter",
        daysAgo: 6,
        text: "The offer is in your applications now. Two days a week, and you choose which. We would be glad to have you.",
      },
      { by: "senior", daysAgo: 5.4, text: "Thank you, Sunniva. May I think about it until the end of next week?" },
      { by: "recruiter", daysAgo: 5.2, text: "Of course. Nobody else has it meanwhile." },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "coating-line-troubleshooter",
    lines: [
      {
        by: "senior",
        daysAgo: 5.5,
        text: "One question about the coating line before you read my profile: are the two ovens on one exhaust, or does each have its own?",
      },
      {
        by: "recruiter",
        daysAgo: 3.8,
        text: "One exhaust, two dampers, and that is most of the trouble. How did you guess?",
      },
      { by: "senior", daysAgo: 3.6, text: "It is where I would look first. I will bring a pressure gauge." },
    ],
  },
  {
    seniorKey: "harriet-quill",
    jobKey: "night-shift-safety-walker",
    isUnread: true,
    lines: [
      {
        by: "senior",
        daysAgo: 0.6,
        text: "Good morning. The advert says every second week. Are those five nights in a row, or can they be spread?",
      },
    ],
  },
  {
    seniorKey: "ottoline-farr",
    jobKey: "interim-finance-controller",
    isUnread: true,
    lines: [
      {
        by: "recruiter",
        daysAgo: 9,
        text: "Dear Ottoline, we would like to meet you. Our finance lead, Maren, is free on Tuesday or Friday, by video, for forty minutes.",
      },
      { by: "senior", daysAgo: 8.7, text: "Friday at 11 Eastern would suit me well. What should I prepare?" },
      {
        by: "recruiter",
        daysAgo: 8.5,
        text: "Friday at 11 it is. Nothing to prepare. She will show you our chart of accounts and ask what worries you.",
      },
      {
        by: "senior",
        daysAgo: 1.1,
        text: "Thank you again for Friday. I have thought about the intercompany accounts and written two pages.",
      },
      { by: "senior", daysAgo: 0.3, text: "Shall I send them to you or to Maren?" },
    ],
  },
  {
    seniorKey: "cornelius-vantreece",
    jobKey: "toolroom-coach",
    lines: [
      {
        by: "recruiter",
        daysAgo: 8,
        text: "Mr. Vantreece, could you come and stand in our toolroom for a morning? We would pay you for it.",
      },
      { by: "senior", daysAgo: 7.8, text: "I would do it for the coffee. Thursday?" },
      { by: "recruiter", daysAgo: 7.7, text: "Thursday, 7:30, gate B. There will be coffee, and you will be paid." },
      {
        by: "senior",
        daysAgo: 5.1,
        text: "You have two people there who are better than they know. I would like this.",
      },
      { by: "recruiter", daysAgo: 2, text: "They said the same about you. The offer is in your applications." },
      { by: "senior", daysAgo: 1.2, text: "I have it here. Give me until Monday, my wife wants to read it too." },
    ],
  },
  {
    seniorKey: "ines-valdermoor",
    jobKey: "supplier-recovery-lead",
    isUnread: true,
    lines: [
      {
        by: "recruiter",
        daysAgo: 3,
        text: "Hello Ines. Could we talk this week? Three of our casting suppliers are late, and I would like to hear where you would begin.",
      },
      { by: "senior", daysAgo: 2.6, text: "With the one who does not answer the telephone. Wednesday afternoon?" },
      { by: "recruiter", daysAgo: 2.4, text: "Wednesday at 2. I will bring the order book." },
      {
        by: "senior",
        daysAgo: 0.2,
        text: "I am ready for Wednesday. One thing in advance: which of the three has had a change of owner this year?",
      },
    ],
  },
  {
    seniorKey: "emeka-strandwell",
    jobKey: "parts-list-cleanup-analyst",
    lines: [
      {
        by: "senior",
        daysAgo: 9.5,
        text: "May I ask how many lines the parts list has, and how many of them you trust?",
      },
      { by: "recruiter", daysAgo: 8.9, text: "About 61,000, and fewer than half. That is why we are writing to you." },
      { by: "senior", daysAgo: 8.6, text: "Good. Then nobody will mind if I begin with the fasteners." },
      {
        by: "recruiter",
        daysAgo: 1,
        text: "We have sent you an offer. If the hours do not suit you, say so and we will change them.",
      },
    ],
  },
  {
    seniorKey: "dolores-whitcastle",
    jobKey: "warranty-claims-specialist",
    lines: [
      {
        by: "recruiter",
        daysAgo: 1,
        text: "Hello Dolores, would Monday or Tuesday suit you for a call? It would be with me and one of the people who answer the claims now.",
      },
      { by: "senior", daysAgo: 0.8, text: "Tuesday morning, please. I look after my grandson on Mondays." },
      { by: "recruiter", daysAgo: 0.7, text: "Tuesday at 9:30 then. Enjoy the Monday." },
    ],
  },
  {
    seniorKey: "sigrid-falkenmoor",
    jobKey: "maintenance-planner-two-sites",
    lines: [
      {
        by: "recruiter",
        daysAgo: 15,
        text: "Dear Sigrid, our two maintenance leads would like to walk you round Toledo. Would the week after next suit?",
      },
      { by: "senior", daysAgo: 14.5, text: "It would. I will need step-free parking, otherwise nothing." },
      { by: "recruiter", daysAgo: 14.2, text: "There is a place beside the door, and your name will be on it." },
    ],
  },
  {
    seniorKey: "tamsin-hollowreeve",
    jobKey: "public-meetings-speaker",
    lines: [
      {
        by: "recruiter",
        daysAgo: 2,
        text: "Ms. Hollowreeve, the next public meeting is on the 9th. Could you come and only listen, and tell us afterwards what you heard?",
      },
      { by: "senior", daysAgo: 1.6, text: "With pleasure. I shall sit at the back, where the real meeting is." },
    ],
  },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "sash-window-restorer",
    lines: [
      {
        by: "senior",
        daysAgo: 9,
        text: "I have put photographs of the Asheville windows into my profile text, as well as words can.",
      },
      {
        by: "recruiter",
        daysAgo: 8.4,
        text: "They can. Come and see the shop on Friday, and bring your own chisels if you like.",
      },
      { by: "senior", daysAgo: 8.1, text: "I never go anywhere without them." },
    ],
  },
];
