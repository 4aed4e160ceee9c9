import { maskedNames } from "./names.ts";
import { refusedWords, type WordFinding } from "./rules.ts";

const STAND_IN = "young person";
/** People whom a title names without seeking them, and things that are not people. */
const NOT_THE_APPLICANT =
  "(?:child|children|kids?|toddlers?|girls?|boys?|readers?|learners?|students?|pupils?|patients?|famil(?:y|ies)|parents?|" +
  "adults?|people|offenders?|musicians?|players?|athletes?|artists?|visitors?|guests?|customers?|audiences?|minds|voices|" +
  "trees?|plants?|vines?|stock|cattle|animals?|horses?|dogs?|team|staff|crew|company|firm|business|brand|startup|school|than)";
/**
 * In a title, the words after "young" name the job ("Young Falconer"), unless they are people,
 * plants, or a company.
 */
const YOUNG_IN_TITLE = new RegExp(`\\byoung(?:er)?(?: (?!${NOT_THE_APPLICANT}\\b)[a-z]+|(?=[,)]? ?$))`, "gi");

/**
 * Returns words that a job's title may not have: those of any text, and "young" before the name of
 * the job. The same rules tell whether such a person is wanted, taught, or served.
 */
export function refusedTitleWords(title: string): WordFinding[] {
  const found = refusedWords(title);
  const plain = maskedNames(title.replaceAll("-", " "));
  for (const { index, 0: words } of plain.matchAll(YOUNG_IN_TITLE)) {
    const [start, end] = [index, index + words.length];
    const isNamed = found.some((finding) => finding.start < end && start < finding.end);
    const [finding] = refusedWords(plain.slice(0, index) + STAND_IN);
    if (!isNamed && finding?.words === STAND_IN) found.push({ ...finding, words: title.slice(start, end), start, end });
  }
  return found;
}
