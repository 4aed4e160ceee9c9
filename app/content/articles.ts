import type { ArticlePart } from "#app/ui/article-page.tsx";

/** One guide: what the list shows of it, and its outline. The text stands in routes/resources/<slug>.tsx. */
export type Article = {
  slug: string;
  title: string;
  /** For the list and for search engines. */
  summary: string;
  lede: string;
  minutes: number;
  /** The day its facts were last looked up; change it with the text. */
  checkedOn: string;
  inShort: readonly string[];
  parts: readonly ArticlePart[];
};

const CHECKED_ON = "2026-11-20";

/** The six guides, in the order of the list; the last leads back to the first. */
export const ARTICLES = {
  scams: {
    slug: "job-scams",
    title: "How to spot a job scam in two minutes",
    summary:
      "Real employers never ask you for money, codes or gift cards. Seven signs, and what to do when you meet one.",
    lede: "Scammers look for people who answer politely and finish what they start. That describes a good many of us. Here's what to look for.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Never pay to get a job. Not once, not a little, not back.",
      "Never pass on a code that was sent to your phone.",
      "If in doubt, stop. Then show it to someone you trust.",
    ],
    parts: [
      { id: "signs", title: "Seven signs" },
      { id: "check", title: "Check an employer in two minutes" },
      { id: "happened", title: "If it has already happened" },
      { id: "never", title: "What we never do" },
    ],
  },
  profile: {
    slug: "write-a-profile",
    title: "Write a profile that sounds like you",
    summary: "Four sentences that say what you do well. With three examples, before and after.",
    lede: "A profile isn't a life story. It answers one question: what could you take off someone's hands on Tuesday morning?",
    minutes: 4,
    checkedOn: CHECKED_ON,
    inShort: [
      "Four sentences: what you do, for whom, proof, and what you would like.",
      "Name your skills one by one. A skill you don't name can't match.",
      "Leave out years of birth and school. Nobody here may ask for them.",
    ],
    parts: [
      { id: "four", title: "Four sentences" },
      { id: "examples", title: "Three examples" },
      { id: "skills", title: "Skills: name them, don't bundle them" },
      { id: "leave-out", title: "What to leave out" },
      { id: "check", title: "A last look" },
    ],
  },
  interviews: {
    slug: "video-interviews",
    title: "An interview by video, without the worry",
    summary: "Light, sound, a test call, and what to do when it freezes.",
    lede: "A video interview is a conversation with a window in between. Ten minutes of preparation take care of the window.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Try the link the day before, with the same device in the same chair.",
      "Light on your face, the camera at eye height, a plain wall behind you.",
      "Have the person's phone number. If the picture freezes, call.",
    ],
    parts: [
      { id: "before", title: "The day before" },
      { id: "room", title: "Light, sound, chair" },
      { id: "talk", title: "The conversation itself" },
      { id: "freeze", title: "When it freezes" },
      { id: "questions", title: "Questions they shouldn't ask" },
    ],
  },
  pension: {
    slug: "earning-with-a-pension",
    title: "Working while you draw Social Security",
    summary: "What you may earn in 2026 before anything is withheld, with an example, and whom to ask.",
    lede: "You may work and draw Social Security at the same time. Before full retirement age there is a limit on earnings; after it there is none. These are the figures for 2026.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Under full retirement age all year: $24,480 in 2026. Above it, $1 is withheld for every $2.",
      "In the year you reach it: $65,160 before that month. Above it, $1 for every $3.",
      "From the month you reach it: no limit at all, and what was withheld comes back as a higher benefit.",
    ],
    parts: [
      { id: "limits", title: "The limits for 2026" },
      { id: "example", title: "An example" },
      { id: "counts", title: "What counts as earnings" },
      { id: "tax", title: "Tax and Medicare" },
      { id: "ask", title: "Whom to ask" },
    ],
  },
  contracts: {
    slug: "flexible-contracts",
    title: "Flexible contracts in plain words",
    summary: "Part-time, consulting, project, seasonal: what each one means for pay, tax and notice.",
    lede: "Two people can do the same work on the same days and be in quite different positions. The difference is the contract.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "An employee gets a wage with tax taken off. A contractor sends a bill and pays the tax.",
      "As a contractor, put aside about a quarter to a third of each payment for tax.",
      "Agree in writing: what, by when, for how much, and how either side can stop.",
    ],
    parts: [
      { id: "two", title: "Two kinds of contract" },
      { id: "words", title: "The words in job ads" },
      { id: "tax", title: "Tax for contractors in 2026" },
      { id: "price", title: "From a wage to a rate" },
      { id: "writing", title: "Seven things to have in writing" },
    ],
  },
  rights: {
    slug: "age-and-your-rights",
    title: "Your rights, whatever your age",
    summary: "What an employer may ask, what it may not do, and how to complain in time.",
    lede: "In the United States it is against the law to turn someone down for work because they are 40 or older. Knowing a little of that law is often enough.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Federal law protects workers and applicants from 40 on, at employers with 20 or more employees.",
      "Write down what was said, when and by whom, on the same day.",
      "The time to complain is short: 180 days, in most states 300.",
    ],
    parts: [
      { id: "law", title: "What the law says" },
      { id: "adverts", title: "Words in a job ad" },
      { id: "interview", title: "Questions in an interview" },
      { id: "do", title: "If you think it happened to you" },
      { id: "limits", title: "Where the law stops" },
    ],
  },
} as const satisfies Record<string, Article>;

/** The six guides as a list. */
export const ARTICLE_LIST: readonly Article[] = Object.values(ARTICLES);

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "4 minutes to read. Checked on November 20, 2026." */
export function articleFacts(article: Article): string {
  return `${article.minutes} minutes to read. Checked on ${DAY.format(new Date(article.checkedOn))}.`;
}

/** "4 minutes to read. Checked in November 2026." */
export function shortArticleFacts(article: Article): string {
  return `${article.minutes} minutes to read. Checked in ${MONTH.format(new Date(article.checkedOn))}.`;
}

/** The guide after this one. */
export function articleAfter(article: Article): Article {
  const next = ARTICLE_LIST.findIndex(({ slug }) => slug === article.slug) + 1;
  return ARTICLE_LIST[next % ARTICLE_LIST.length] ?? article;
}
