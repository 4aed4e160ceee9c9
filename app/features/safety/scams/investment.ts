import { type Feature, feature } from "./feature.ts";

/** Signs of promised profits on the reader's money. */
export const INVESTMENT: readonly Feature[] = [
  feature("investment", "sureInvest", "A profit that is promised.", [
    "guaranteed|guarantee|fixed|promised|zero|never|no ..5 return|profit|risk|loses|loss|percent|#percent|downside ~15 #percent|percent|@sum|money|savings|month|week",
    "#percent|percent ..4 week|weekly|month|monthly|day|daily|season|return",
    "invest|put|deposit|place|stake|fund|begin|start|gave ..6 @sum|#number ~14 get|got|withdraw|take|see|double|#percent|grow|made|receive|profit|@sum",
    "turn|double|triple ..3 @sum|money|it|check|your",
    "savings|pension|ira|401k|nest egg ~14 grow|return|#percent|percent|gold|work as|fund|us",
    "my|our ..3 mentor|trader|uncle|robot|bot|signals ~10 @sum|never|#number|trade",
  ]),
  feature("investment", "investWords", "Words of investing.", ["@invest"]),
  feature("investment", "investWide", "Wider words of investing.", ["@investWide"]),
  feature("investment", "profitRate", "A profit by the week.", [
    "@profit ..6 #percent|@sum ..5 @every",
    "#percent ..4 @every",
    "@sum|#number ..6 @every ..6 for life|forever|good",
    "#percent ..4 return|profit|interest|fixed|yearly|rise",
    "@profit ..4 #percent",
  ]),
  feature("investment", "yourMoneyGrows", "Your money becomes more.", [
    "make|makes|made|grow|grows|turn|turns|work|working|becomes ..4 it|money|savings|check|dollars|sum|capital ..4 grow|by|into|double|triple|hard|back",
    "put|place|move|roll|take|draw|draws|bring ..5 savings|ira|401k|pension|nest egg|house|equity|check|money ..8 into|with|us|from|trees|our",
    "@amount in ~6 @amount out|back|month|monthly",
    "put|gave|give|invest|deposit|stake|fund ..3 @amount ~8 got|get|see|withdraw|take|receive|gets ..2 @amount",
    "copy ..3 trades|calls|signals|buy",
    "my|our ..2 watchers|members|traders|clients|seniors|students|group|partners ..3 made|earn|earned|leave|receive|grew",
    "#percent|percent|fifth|quarter|tenth ..2 every|each|per|a|weekly|monthly|daily|in ..1 week|month|day|year|season|may|hours|hour|june",
    "earn|earns|earned ..3 #percent|#number percent",
    "earn|earns ..2 #percent",
    "#number|few percent weekly|monthly|daily",
  ]),
  feature("investment", "riskless", "No risk.", ["@riskless"]),
  feature("investment", "risklessProfit", "A profit without risk.", [
    "@riskless ..8 @profit|@invest",
    "@profit|@invest ..8 @riskless",
  ]),
  feature("investment", "putMoneyIn", "Put money in.", [
    "invest|put|place|fund|deposit|stake|buy|start|begin|move|entrance|ticket|min|minimum|add|participate|gave|holds|hold ..6 @sum|@invest|thousand|any amount|whatever",
  ]),
  feature("investment", "sumToSum", "Little becomes much.", [
    "@sum ..8 @sum",
    "@sum|#number ~10 withdraw|became|turned|see|get|take|got|made ..4 @sum|#number",
    "turn @sum into",
    "double|triple|multiply",
  ]),
  feature("investment", "witness", "Others got rich.", [
    "my|our ..5 uncle|mentor|teacher|student|cousin|group|team|members|friend ..8 made|earned|withdrew|withdrawn|got|paid|trades",
    "i|they ..3 made|earned|paid|withdrew|started|borrowed ..6 @sum|#number",
    "everyone in my",
    "i was scared",
    "it worked",
    "i started with",
    "my account was",
  ]),
  feature("investment", "mentor", "A mentor with a circle.", [
    "mentor|coach|circle|vip|signals|guru|trader|traider",
    "assign ..3 teacher|analyst|mentor",
    "personal analyst",
    "my|our|your ..1 method|system|robot|bot|desk|signals|calls",
  ]),
  feature("investment", "retirementMoney", "Your savings.", [
    "your|the|their ..4 pension|ira|401k|savings|lump sum|retirement|cd|capital ..8 us|our|we",
    "move|moving|take ..5 pension|ira|401k|savings|lump|money",
  ]),
  feature("investment", "whatYouCanSpare", "Put in what you like, we say when.", [
    "begin|start|come|put ..4 whatever|what ..3 comfortable|spare|like|afford",
    "open|opens|fund ..3 wallet|exchange ~14 tell|say|show|when|buy|sell",
    "tell|show|say ..3 when|where|what ..3 buy|sell|press",
    "income|gains|earnings|return ..4 depending|depends ..6 allocate|stake|put|deposit|invest",
    "copy|copies|mirror ..3 account|positions|trades|trader|calls",
  ]),
];
