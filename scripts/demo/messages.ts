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
        text: "Good morning, Harriet. I read your note about the batch interlocks twice. Do you have an hour next week to talk with me and our plant lead?",
      },
      {
        by: "senior",
        daysAgo: 2.9,
        text: "Good morning, Owen. I'd be glad to. Any day but Thursday works. Could you send me the cause-and-effect chart ahead of time?",
      },
      {
        by: "recruiter",
        daysAgo: 2.1,
        text: "You'll have it tomorrow. It's older than it should be, so go easy on us.",
      },
      { by: "senior", daysAgo: 1.9, text: "I've seen older. Thanks!" },
      {
        by: "recruiter",
        daysAgo: 0.12,
        text: "We're set for Wednesday at 10:00 AM Central, by video first and then a site visit. Did you get the chart this morning?",
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
        text: "Hi Harriet, thanks for applying. You'd be the first controller we've had who's also run a hazard study. How close were you to the month-end close?",
      },
      {
        by: "senior",
        daysAgo: 4.2,
        text: "Hi Priya. I owned the capital side for two sites and sat down with the accountants every month. I wouldn't call myself a bookkeeper, and I'd rather say so now.",
      },
      { by: "recruiter", daysAgo: 1.3, text: "That's a better answer than most. Let me talk to our finance lead." },
      {
        by: "recruiter",
        daysAgo: 0.9,
        text: "She'd like to know more. Could you tell me about your last audit: what they asked for, and what you had ready?",
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
        text: "Thank you for the conversation yesterday. I enjoyed it even more than I expected to.",
      },
      {
        by: "recruiter",
        daysAgo: 16.5,
        text: "So did we. The two nurses asked when you start before I'd said a word.",
      },
      {
        by: "recruiter",
        daysAgo: 6,
        text: "Your offer is under My Applications now. It's two days a week, and you choose which. We'd love to have you.",
      },
      { by: "senior", daysAgo: 5.4, text: "Thank you, Sunniva. Can I think about it until the end of next week?" },
      { by: "recruiter", daysAgo: 5.2, text: "Of course. We'll hold it for you." },
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
      { by: "senior", daysAgo: 3.6, text: "That's where I'd look first. I'll bring a pressure gauge." },
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
        text: "Good morning. The ad says every other week. Are those five nights in a row, or can I spread them out?",
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
        text: "Hi Ottoline, we'd like to meet you. Our finance lead, Maren, is free for forty minutes by video on Tuesday or Friday.",
      },
      { by: "senior", daysAgo: 8.7, text: "Friday at 11:00 AM Eastern works well for me. What should I prepare?" },
      {
        by: "recruiter",
        daysAgo: 8.5,
        text: "Friday at 11:00 it is. Nothing to prepare. She'll show you our chart of accounts and ask what worries you.",
      },
      {
        by: "senior",
        daysAgo: 1.1,
        text: "Thanks again for Friday. I've been thinking about the intercompany accounts, and I wrote two pages.",
      },
      { by: "senior", daysAgo: 0.3, text: "Should I send them to you or to Maren?" },
    ],
  },
  {
    seniorKey: "cornelius-vantreece",
    jobKey: "toolroom-coach",
    lines: [
      {
        by: "recruiter",
        daysAgo: 8,
        text: "Mr. Vantreece, could you come spend a morning in our toolroom? We'd pay you for it.",
      },
      { by: "senior", daysAgo: 7.8, text: "I'd do it for the coffee. Thursday?" },
      { by: "recruiter", daysAgo: 7.7, text: "Thursday at 7:30 AM, Gate B. There will be coffee, and you'll be paid." },
      {
        by: "senior",
        daysAgo: 5.1,
        text: "You have two people there who are better than they know. I'd like this job.",
      },
      { by: "recruiter", daysAgo: 2, text: "They said the same about you. Your offer is under My Applications." },
      { by: "senior", daysAgo: 1.2, text: "I have it right here. Give me until Monday. My wife wants to read it too." },
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
        text: "Hi Ines. Could we talk this week? Three of our casting suppliers are running late, and I'd like to hear where you'd start.",
      },
      { by: "senior", daysAgo: 2.6, text: "With the one who doesn't answer the phone. Wednesday afternoon?" },
      { by: "recruiter", daysAgo: 2.4, text: "Wednesday at 2:00 PM. I'll bring the order book." },
      {
        by: "senior",
        daysAgo: 0.2,
        text: "I'm ready for Wednesday. One question before then: which of the three changed owners this year?",
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
        text: "How many lines does the parts list have, and how many of them do you trust?",
      },
      { by: "recruiter", daysAgo: 8.9, text: "About 41,000, and fewer than half. That's why we posted the job." },
      { by: "senior", daysAgo: 8.6, text: "Good. Then nobody will mind if I start with the fasteners." },
      {
        by: "recruiter",
        daysAgo: 1,
        text: "We've sent you an offer. If the hours don't work for you, just say so and we'll change them.",
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
        text: "Hi Dolores, would Monday or Tuesday work for a call? It'd be with me and Wilhelmina, who handles the claims now.",
      },
      { by: "senior", daysAgo: 0.8, text: "Tuesday morning, please. I watch my grandson on Mondays." },
      { by: "recruiter", daysAgo: 0.7, text: "Tuesday at 9:30 AM, then. Enjoy your Monday!" },
    ],
  },
  {
    seniorKey: "sigrid-falkenmoor",
    jobKey: "maintenance-planner-two-sites",
    lines: [
      {
        by: "recruiter",
        daysAgo: 15,
        text: "Hi Sigrid, our two maintenance leads would like to show you around the Toledo plant. Would the week after next work?",
      },
      { by: "senior", daysAgo: 14.5, text: "It would. I'll need accessible parking, and that's all." },
      { by: "recruiter", daysAgo: 14.2, text: "There's a spot right by the door. We'll put your name on it." },
    ],
  },
  {
    seniorKey: "tamsin-hollowreeve",
    jobKey: "public-meetings-speaker",
    lines: [
      {
        by: "recruiter",
        daysAgo: 2,
        text: "Ms. Hollowreeve, the next public meeting is on the 9th. Could you come and just listen, then tell us what you heard?",
      },
      { by: "senior", daysAgo: 1.6, text: "I'd love to. I'll sit in the back, where the real meeting is." },
    ],
  },
  {
    seniorKey: "bartholomew-sedge",
    jobKey: "sash-window-restorer",
    lines: [
      {
        by: "senior",
        daysAgo: 9,
        text: "I described the Asheville windows in my profile as well as words can.",
      },
      {
        by: "recruiter",
        daysAgo: 8.4,
        text: "You did a fine job of it. Come see the shop on Friday, and bring your own chisels if you like.",
      },
      { by: "senior", daysAgo: 8.1, text: "I never go anywhere without them." },
    ],
  },
];
