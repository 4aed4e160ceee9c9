import { maskedNames } from "./names.ts";
import { refusedWords, type WordFinding } from "./rules.ts";

const STAND_IN = "young person";
/** Those of whom a title speaks without seeking them, and what is no person. */
const NOT_THE_APPLICANT =
  "(?:child|children|kids?|toddlers?|girls?|boys?|readers?|learners?|students?|pupils?|patients?|famil(?:y|ies)|parents?|" +
  "adults?|people|offenders?|musicians?|players?|athletes?|artists?|visitors?|guests?|customers?|audiences?|minds|voices|" +
  "trees?|plants?|vines?|stock|cattle|animals?|horses?|dogs?|team|staff|crew|company|firm|business|brand|startup|school|than)";
/** In a title whatever follows "young" is what the job is called, unless it is people, plants or a firm: "Young Falconer". */
const YOUNG_IN_TITLE = new RegExp(`\\byoung(?:er)?(?: (?!${NOT_THE_APPLICANT}\\b)[a-z]+|(?=[,)]? ?$))`, "gi");

/**
 * Words that a job's title may not have: those of any text, and "young" before whatever the job is called. Whether such
 * a person is wanted, taught or served is read as it is for any young person.
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
