/** Synonyms in descriptions of work. Each word of a line is read as the first one. */
export const EVERYDAY_WORDS = `
  child: kid kids youngster youngsters grandchild
  home: house houses homes residence
  repair: fix fixes fixed fixing mend mends mended mending
  older: grandmother grandfather grandma grandpa elderly elder elders seniors senior aged aging old
  care: mind minding caring
  drive: ride rides rode ridden driver chauffeur transport
  teach: tutor instruct instructing lessons instructor instructors
  sell: sells sale sales salesperson salesman salesmen saleswoman saleslady
  aircraft: plane planes airplane airplanes jet jets
  truck: pickup trucks semi
  outdoors: outdoor outside
  doctor: physician physicians doctors
  value: estimate estimating worth appraise appraising price
  patient: sick ill
  counsel: counseling talk talked talking listen listened listening
  speech: speak speaking spoke talker
  store: shop shops stores
  grief: grieving bereaved loss
  help: helping assist assisting aid
  inspect: check checking examine examining inspecting test testing
  make: build building built making produce
  plan: organize organizing arrange arranging planning
  money: cash funds finances
  car: cars auto autos automobile automobiles vehicle vehicles
  yard: garden gardens lawn lawns yards
  dental: tooth teeth
  buy: purchase purchasing buying bought buyer buyers
  clothing: clothes garment garments dress dresses
  newcomer: immigrant immigrants refugee refugees
  cook: cooking meals food
  draw: drew drawn drawing drawings
  dig: dug digging
  grow: grew grown
  hang: hung
  lay: laid
  fly: flew flown flying
  feed: fed
  send: sent
  pay: paid
  tear: tore torn
  sing: sang sung singing sings
  shoe: shod shoeing
  string: strung
  lend: lent
  deal: dealt
  breed: bred
  bind: bound rebind rebound
  weave: wove woven
  blow: blew blown
  break: broke broken
  catch: caught
  fight: fought
  tell: told
  swim: swam
  spin: spun
  sweep: swept
  bring: brought
  steal: stole stolen
  begin: began begun
  find: found
  manage: run running ran managing lead leading led
`;

/** Several words that mean a word or two of work, the same way; those without a word say nothing about it. */
export const EVERYDAY_PHRASES = `
  care: look after; looks after; looked after; looking after; take care of; took care of; taking care of; cared for; watch over; watched over; sat with; sit with; keep an eye on
  older: old folks; old people; old ladies; old men; older folks; older people; senior citizens; golden agers; shut ins
  grief: lost someone; lost somebody; lost a loved one; lost loved ones; lost a husband; lost a wife; lost their husband; lost their wife
  young: young folks; younger folks; young people; younger people; young guys; the younger generation
  install: put in; putting in; hook up; hooking up; put up; putting up; put down; putting down; put on
  assemble: put together; putting together
  deliver: drop off; dropping off
  bookkeeping: keep the books; kept the books; keeping the books; keep books; kept books; do the books; did the books; doing the books
  accounting bookkeeping: good with numbers; good with figures; crunching numbers; crunch numbers; crunched numbers; numbers person
  recruit employment: hired and fired; hiring and firing; hire people; hired people; found people jobs; find people jobs; finding people jobs
  cashier: ring up; rang up; ringing up; run the register; ran the register; work the register; worked the register; cash register
  photography: take pictures; took pictures; taking pictures
  wedding photographer: wedding pictures
  gardener grow plants: green thumb; hands in the dirt; hands dirty; grow things; growing things
  handyman: fix anything; fix things; fixed things; fixing things; fix everything; fix most anything; odd jobs; handy around the house
  office clerk receptionist: desk job; desk work; sitting job; sit down job; sit at a desk; office work; paper work
  enroll: sign up; signed up; signing up; sign folks up; sign people up
  greeter: smile at; greet people; welcome people; say hello
  trucking: over the road; long haul; big rig; big rigs; eighteen wheeler; 18 wheeler
  child: little ones; small children; young children
  woodworking: know wood; work with wood; working with wood; worked with wood; work wood
  : at church; for my church; for our church; at our church; at my church; for our club; in my garage; in my shed; on the side; in my day
  tax: tax returns; income taxes; 1040s
  appointment: to the doctor; doctor visits; doctor appointments; doctors appointments
`;

/** Words that do not describe work. */
export const WORDS_WITHOUT_WORK = `
  a an the of for being to and or in on at with their them they that what are is be been who whom whose which if do does did doing
  my your his her hers its our us we you i me it he she this these those there here by from as before after out up down off
  over into about some any every all each other another someone somebody anyone people person persons part time job jobs work
  working worker near want wanted need needed looking can could would should like have has had having when where while than
  folks folk guys ladies gentlemen take takes taking took put puts putting go goes going come comes coming give gives giving
  then so not no only just also very much many more most few little bit kind sort things thing stuff use using used get getting
  hire hires hiring hired urgent urgently immediate immediately start now apply today
`;

/** What people say around the work that they look for: "I love...", "for years", "know a lot about". */
export const WORDS_OF_TALK = `
  love loves loved like likes liked enjoy enjoys enjoyed anybody everybody nobody everyone everything anything something nothing
  years year yrs yr always ever never again still once since till until before than longer forever
  know knows knew good great well better best really very was were ive im id lot lots whole life long own owned back former
  formerly used retired retire now today anymore days day lately career living lifetime spent
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
  twenty thirty forty fifty sixty hundred thousand dozen first second third number ones half both enough too way ways
  want wants wish hope hoping need kept keep keeps keeping let got made makes making did done doing
  little bad worse worst nice real pretty kind sort rest main other else maybe perhaps though although
  without within around through because how why whatever wherever whenever everywhere anywhere somewhere
  husband wife spouse father mother sister brother mom dad son daughter family friend friends man woman men women boy girl
  myself yourself himself herself themselves himselves town county state country world place places
  available able willing happy glad proud tired spotless careful carefully strong reliable easy longtime plenty beautiful
  bigest biggest best finest rich poor busy alive dead hate hated course sure even almost nearly
  work worked works working job jobs doing
`;
