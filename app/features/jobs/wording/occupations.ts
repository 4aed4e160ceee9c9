/** Nouns of English that name what somebody does for a living, one or several of them. */
const OCCUPATIONS =
  "accountants? administrators? advis[eo]rs? agents? aides? analysts? apprentices? architects? associates? attendants? " +
  "attorneys? auditors? babysitters? bakers? bankers? barbers? baristas? bartenders? biologists? bookkeepers? brokers? " +
  "builders? butchers? butlers? buyers? caregivers? caretakers? carpenters? cashiers? chefs? chemists? cleaners? " +
  "clerks? coaches coach coders? concierges? consultants? cooks? coordinators? copywriters? couriers? designers? " +
  "detailers? developers? directors? dispatchers? doctors? electricians? estimators? executives? experts? fitters? " +
  "florists? foreman foremen framers? gardeners? groomers? guards? hairdressers? handyman handymen hosts? hostess(?:es)? " +
  "housekeepers? hygienists? inspectors? installers? instructors? interns? janitors? joiners? laborers? labourers? " +
  "landscapers? lawyers? librarians? machinists? maids? marketers? masons? mechanics? merchandisers? nann(?:y|ies) " +
  "nurses? officers? operators? packers? painters? paralegals? paramedics? pharmacists? physicians? pickers? planners? " +
  "plumbers? porters? programmers? realtors? receptionists? recruiters? rep(?:resentative)?s? researchers? roofers? " +
  "sales(?:man|men|woman|women|girls?|boys?)? scientists? seamstress(?:es)? secretar(?:y|ies) servers? shopkeepers? " +
  "specialists? stockers? strategists? stylists? superintendents? supervisors? surveyors? tailors? teachers? technicians? " +
  "technologists? tellers? testers? therapists? trainees? trainers? translators? tutors? typists? underwriters? valets? " +
  "waiters? waitress(?:es)? warehouse(?:man|men) welders?";

/** Several of these are more often spoken of than wanted: "books by young writers", "insurance for young drivers". */
const ONE_OF_THEM =
  "author carer counsell?or dentist driver editor entrepreneur farmer journalist leader model photographer reporter writer";

/** A noun that names an occupation, as a part of a pattern. */
export const OCCUPATION = `(?:${`${OCCUPATIONS} ${ONE_OF_THEM}`.replaceAll(" ", "|")})`;
