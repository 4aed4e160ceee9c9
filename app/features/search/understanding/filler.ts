import { numberOf } from "#app/domain/numbers.ts";

const FILLER_WORDS = new Set(
  `job jobs vacancy vacancies position positions opening openings opportunity opportunities hiring wanted career careers
  employment gig gigs want need wants needs looking seeking find some any i im my me us usa work works please near nearby local
  retired retiree retirees where who what which when how can could would should be is are am do does that this there only just needed required necessary anything something anywhere please
  but again easy simple relaxed relaxing fun enjoyable decent nice pleasant person guy gal lady someone somebody knows know snowbird snowbirds`.split(
    /\s+/,
  ),
);

const FILLER_PHRASES = new Set(
  `for years; for many years; many years; all my life; my whole life; near me; close to me; close by; around me; in my area; in the us; in the usa; for seniors; for senior citizens; for retirees;
  for retired people; for older people; for older adults; for older workers; for over 50; for over 60; for over 65; over 50; over 60; over 65;
  something different; something else; something new; here and there; around here; close to home; at my age; for my age; in my seventies; in my sixties; any more; any longer; anymore;
  extra money; extra cash; extra income; some extra money; for extra money; second income; side income; side job; pin money; spending money; pocket money; supplement social security;
  supplement my social security; supplement my income; supplement my pension; supplement my retirement; on social security; no stress; low stress; not stressful; stress free; without stress; less stress;
  no pressure; low pressure; to keep busy; keep busy; keep me busy; to stay busy; stay busy; stay active; to get out of the house; get out of the house; as little as i want;
  looking for; i am looking for; i want; job search; job openings; help wanted; for me`
    .split(";")
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, " ")),
);

/** What people say around what they look for, in a sentence: "I like being with old people". */
const TALK = new Set(
  `like likes liked being be have has had having would could may might but also because and my wife husband spouse worked
  working spent used love loves loved enjoy enjoys enjoyed good great well always really still know knows knew lot lots
  was were am ive doing do done did go goes going gone come along own more anymore it that them they what when so too
  very much even now then than after into about up get getting take makes make made try been years long time`.split(
    /\s+/,
  ),
);

/** From so many words on, a search is a sentence. */
const LEAST_WORDS_OF_SENTENCE = 6;

/** Whether this folded word is talk in a search of so many words. */
export function isTalk(word: string, wordCount: number): boolean {
  return wordCount >= LEAST_WORDS_OF_SENTENCE && TALK.has(word);
}

/** "22 yrs", "for thirty years", "40 years experience": how long someone did it. */
const YEARS = /^(?:for |over )?(\w+) (?:years?|yrs?)(?: of)?(?: experience)?$/;

/** Whether these folded words are filler that does not say which job is wanted: "jobs", "near me", "for 22 years". */
export function isFiller(words: readonly string[]): boolean {
  const text = words.join(" ");
  const [, years] = YEARS.exec(text) ?? [];
  if (years !== undefined && numberOf(years) !== null) return true;
  return words.length === 1 ? FILLER_WORDS.has(text) : FILLER_PHRASES.has(text);
}

/** The most words in such a phrase. */
export const LONGEST_FILLER = 6;
