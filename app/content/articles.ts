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
      "Real employers never ask you for money, codes or gift cards. Seven warning signs, and what to do if you see one.",
    lede: "Scammers look for people who are polite and finish what they start. That's a lot of us. Here's how to spot them.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Never pay to get a job. Not once, not a little, not even if they promise to pay you back.",
      "Never share a code that was sent to your phone.",
      "When in doubt, stop. Then show it to someone you trust.",
    ],
    parts: [
      { id: "signs", title: "Seven warning signs" },
      { id: "check", title: "Check an employer in two minutes" },
      { id: "happened", title: "If it's already happened" },
      { id: "never", title: "What we never do" },
    ],
  },
  profile: {
    slug: "write-a-profile",
    title: "Write a profile that sounds like you",
    summary: "Four sentences that say what you do well, with three before-and-after examples.",
    lede: "A profile isn't a life story. It answers one question: what could you take off someone's hands on Tuesday morning?",
    minutes: 4,
    checkedOn: CHECKED_ON,
    inShort: [
      "Write four sentences: what you do, where you've done it, proof, and what you want now.",
      "List your skills one by one. A skill you don't list can't match.",
      "Leave out your birth year and graduation years. No one here is allowed to ask for them.",
    ],
    parts: [
      { id: "four", title: "Four sentences" },
      { id: "examples", title: "Three examples" },
      { id: "skills", title: "List skills one by one" },
      { id: "leave-out", title: "What to leave out" },
      { id: "check", title: "One last look" },
    ],
  },
  interviews: {
    slug: "video-interviews",
    title: "Video interviews without the worry",
    summary: "Lighting, sound, a test call, and what to do if the video freezes.",
    lede: "A video interview is just a conversation through a screen. Ten minutes of preparation takes care of the screen.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Test the link the day before, on the same device and in the same chair.",
      "Put light on your face, the camera at eye level and a plain wall behind you.",
      "Keep the interviewer's phone number handy. If the video freezes, call.",
    ],
    parts: [
      { id: "before", title: "The day before" },
      { id: "room", title: "Light, sound and setup" },
      { id: "talk", title: "During the interview" },
      { id: "freeze", title: "If the video freezes" },
      { id: "questions", title: "Questions they shouldn't ask" },
    ],
  },
  pension: {
    slug: "earning-with-a-pension",
    title: "Working while you collect Social Security",
    summary: "How much you can earn in 2026 before benefits are withheld, with an example and where to get help.",
    lede: "You can work and collect Social Security at the same time. Before full retirement age, there's a limit on what you can earn; after that, there's none. These are the figures for 2026.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Under full retirement age all year: $24,480 in 2026. Above that, $1 is withheld for every $2 you earn.",
      "In the year you reach it: $65,160 in the months before. Above that, $1 for every $3.",
      "From the month you reach it: no limit, and what was withheld comes back as a higher benefit.",
    ],
    parts: [
      { id: "limits", title: "The limits for 2026" },
      { id: "example", title: "An example" },
      { id: "counts", title: "What counts as earnings" },
      { id: "tax", title: "Taxes and Medicare" },
      { id: "ask", title: "Where to get help" },
    ],
  },
  contracts: {
    slug: "flexible-contracts",
    title: "Flexible contracts in plain words",
    summary:
      "Part-time, consulting, project, seasonal: what each one means for your pay, your taxes, and how it can end.",
    lede: "Two people can do the same work on the same days and have very different rights. The difference is the contract.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Employees are paid with taxes taken out. Contractors send an invoice and pay the taxes themselves.",
      "As a contractor, set aside a quarter to a third of each payment for taxes.",
      "Get it in writing: what, by when, for how much, and how either side can end it.",
    ],
    parts: [
      { id: "two", title: "Two kinds of contracts" },
      { id: "words", title: "What the words in job ads mean" },
      { id: "tax", title: "Contractor taxes in 2026" },
      { id: "price", title: "Turning a wage into a rate" },
      { id: "writing", title: "Seven things to get in writing" },
    ],
  },
  rights: {
    slug: "age-and-your-rights",
    title: "Your rights, whatever your age",
    summary: "What employers can ask, what they can't do, and how to file a complaint in time.",
    lede: "In the United States, it's illegal to turn someone down for a job because they're 40 or older. Often, knowing a little about that law is enough.",
    minutes: 5,
    checkedOn: CHECKED_ON,
    inShort: [
      "Federal law protects workers and applicants 40 and older at employers with 20 or more employees.",
      "Write down what was said, when and by whom, the same day.",
      "Deadlines are short: 180 days to file, or 300 in most states.",
    ],
    parts: [
      { id: "law", title: "What the law says" },
      { id: "adverts", title: "Wording in job ads" },
      { id: "interview", title: "Interview questions" },
      { id: "do", title: "If you think it's happened to you" },
      { id: "limits", title: "What the law doesn't cover" },
    ],
  },
} as const satisfies Record<string, Article>;

/** The six guides as a list. */
export const ARTICLE_LIST: readonly Article[] = Object.values(ARTICLES);

const DAY = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const MONTH = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** "4-minute read. Facts checked on November 20, 2026." */
export function articleFacts(article: Article): string {
  return `${article.minutes}-minute read. Facts checked on ${DAY.format(new Date(article.checkedOn))}.`;
}

/** "4-minute read. Facts checked in November 2026." */
export function shortArticleFacts(article: Article): string {
  return `${article.minutes}-minute read. Facts checked in ${MONTH.format(new Date(article.checkedOn))}.`;
}

/** The guide after this one. */
export function articleAfter(article: Article): Article {
  const next = ARTICLE_LIST.findIndex(({ slug }) => slug === article.slug) + 1;
  return ARTICLE_LIST[next % ARTICLE_LIST.length] ?? article;
}
