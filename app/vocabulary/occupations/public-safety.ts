import type { OccupationEntry } from "../types.ts";

/**
 * Police, fire, corrections, courts, private security, investigation, emergency dispatch, rescue, and park protection.
 */
export const PUBLIC_SAFETY: readonly OccupationEntry[] = [
  {
    name: "Police officer",
    titles:
      "cop, policeman, policewoman, patrol officer, sheriff's deputy, deputy sheriff, state trooper, law enforcement officer, constable, highway patrolman, school resource officer, SRO, patrolman, peace officer, campus police officer, transit police officer, retired police officer, special police officer, police sergeant, traffic officer, LEO, K-9 officer, bobby, traffic detail officer, beat cop, flatfoot, gendarme, police constable, WPC, woman police constable, motorcycle cop, motorcycle officer, village constable, lawman, mountie, village policeman, state policeman, mounted policeman, special constable",
    credentials: "POST certification, police academy, LEOSA, CPR",
    tools: "patrol car, radar gun, body camera, Taser, NCIC, breathalyzer",
    skills:
      "patrol, traffic enforcement, arrest procedures, report writing for police, community policing, de-escalation, accident investigation, criminal law, firearms proficiency, court testimony, crowd control, radar operation, first aid",
    duties:
      "patrol streets in a cruiser, answer 911 calls, write traffic tickets, make arrests, investigate car accidents, testify in court, walk a beat, keep order at events, watch a school as resource officer, direct traffic at road details, serve warrants, calm domestic disputes, ride around in a squad car, lock up bad guys, pull over speeders, come when folks call for help, break up fights, help kids who are lost, keep drunks off the road",
    above: "Police chief, Police detective",
    step: "Security guard, Private investigator, Bailiff, Background investigator, Firearms instructor, Military police officer",
    beside: "911 dispatcher, Correctional officer, Crossing guard",
    not: "police chaplain, police dispatcher, police records clerk",
    context: {
      LEO: "police, law enforcement, patrol",
      SRO: "police, school, law enforcement",
      "traffic officer": "police, patrol, tickets",
    },
  },
  {
    name: "Police detective",
    titles:
      "detective, detective sergeant, criminal investigator, homicide detective, police investigator, narcotics detective, fraud detective, plainclothes officer, vice detective, sleuth, DA investigator, detective lieutenant, detective inspector, cold case investigator, cold case detective, major crimes investigator, sex crimes detective, burglary detective, robbery detective, cybercrime detective, CID officer, plainclothesman, plainclothes man, CID man, Scotland Yard man, detective constable",
    credentials: "POST certification, police academy, forensic interview training",
    tools: "NCIC, LeadsOnline, Cellebrite",
    skills:
      "criminal investigation, interview and interrogation, evidence collection, crime scene processing, search warrants, surveillance, informant handling, case preparation for prosecutors, cold case review, background checks, court testimony",
    duties:
      "investigate crimes, interview suspects and witnesses, gather evidence, work homicide cases, reopen cold cases, write search warrants, do stakeouts, prepare cases for the district attorney, testify at trial, run down leads, find out who did it, solve murders, catch crooks, look for clues, lean on suspects, knock on doors and ask what folks saw, put together a case",
    step: "Private investigator, Background investigator, Federal agent, Insurance fraud investigator",
    beside: "Crime scene technician, Intelligence analyst",
    not: "store detective, private detective, house detective, defect detective",
  },
  {
    name: "Police chief",
    titles:
      "chief of police, deputy police chief, police captain, police commander, police lieutenant, sheriff, police commissioner, assistant police chief, director of public safety, police superintendent, chief constable, campus police chief, public safety director, interim police chief, law enforcement consultant, police consultant, police practices expert, town marshal, undersheriff, police inspector, chief inspector, captain of police, high sheriff, county sheriff, head of police",
    credentials: "FBI National Academy, POST certification, master's in criminal justice",
    tools: "Axon Evidence, PowerDMS, CompStat",
    skills:
      "police administration, police leadership, internal affairs, use-of-force policy, police accreditation, police budgeting, police hiring, community policing, police reform, critical incident command, use-of-force review",
    duties:
      "run a police department, set police policy, review use of force, manage police budget, meet with community groups, discipline officers, plan patrol staffing, serve as interim chief, assess police departments as consultant, testify as police practices expert, lead major incidents, be head of the cops in a town, be in charge of all the officers, answer to the mayor, straighten out a force in trouble",
    step: "Security manager, Security consultant",
    beside: "City manager, Emergency management director",
    context: {
      "public safety director": "police, campus, fire, department",
      "director of public safety": "police, campus, fire, department",
      "town marshal": "police, arrests, law",
    },
  },
  {
    name: "Correctional officer",
    titles:
      "prison guard, jail officer, CO, detention officer, jailer, prison officer, jail guard, corrections sergeant, prison warden, warden, detention deputy, correctional supervisor, corrections captain, correctional counselor, jail administrator, juvenile detention officer, prison superintendent, detention center worker, turnkey, prison warder, warder, gaoler, prison matron, jail matron, borstal officer, reformatory guard, prison keeper, police matron",
    credentials: "corrections academy, CPR, CCHP, American Jail Association certification",
    tools: "handcuffs, two-way radio, metal detector, jail management system",
    skills:
      "inmate supervision, cell searches, de-escalation, inmate counts, contraband control, report writing for corrections, inmate transport, use of restraints, prison security, direct supervision, jail booking",
    duties:
      "guard inmates in prison, count prisoners, search cells for contraband, escort inmates, break up fights, book people into jail, watch the yard, supervise visiting hours, transport prisoners to court, run a cell block, write up rule violations, manage a jail, keep watch over prisoners, lock and unlock cells, watch convicts eat and work, look for knives and drugs, keep peace between gangs, walk the tier at night",
    step: "Security guard, Bailiff, Probation officer",
    beside: "Military police officer",
    not: "parking warden, game warden, church warden, fire warden, tree warden, CO2, precinct warden, dog warden",
    context: { CO: "corrections, prison, inmates, jail", warden: "prison, inmates, correctional, jail" },
  },
  {
    name: "Probation officer",
    titles:
      "parole officer, probation and parole officer, juvenile probation officer, pretrial services officer, parole agent, community corrections officer, reentry specialist, reentry case manager, probation supervisor, community supervision officer, court services officer, reentry coordinator, adult probation officer, parole hearing officer, presentence investigator, halfway house manager, mitigation specialist, halfway house monitor, chief probation officer, offender manager, truant officer, juvenile officer, borstal after-care officer, parole man",
    credentials: "probation officer certification, POST certification, criminal justice degree",
    tools: "GPS ankle monitors, drug test kits, LS/CMI",
    skills:
      "offender supervision, presentence investigations, risk assessment of offenders, court reports, drug testing of offenders, reentry planning, motivational interviewing, electronic monitoring, home visits, violation hearings, case management",
    duties:
      "supervise people on probation, meet with parolees, write presentence reports, drug test offenders, visit offenders at home, report violations to the judge, help ex-prisoners find work and housing, monitor ankle bracelets, recommend sentences, supervise juvenile offenders, keep young people who got in trouble on the straight and narrow, check up on folks out of jail, go see a parolee at work, help ex-cons start over, tell the court how someone is doing",
    beside: "Social worker",
    not: "probation period, probationary employee",
    context: {
      "truant officer": "juvenile, court, probation",
      "reentry specialist": "prison, offenders, parole, jail, ex-offenders",
    },
  },
  {
    name: "Bailiff",
    titles:
      "court officer, court security officer, courtroom deputy, court bailiff, court marshal, marshal, United States marshal, deputy marshal, CSO, court attendant, courthouse security officer, federal court security officer, judicial marshal, tipstaff, court deputy, sheriff's court officer, court crier, court usher, sergeant at arms, sheriff's officer",
    credentials: "POST certification, police academy, court officer academy",
    tools: "magnetometer, X-ray screening machine, handcuffs",
    skills:
      "courtroom security, jury escort, courthouse screening, prisoner escort, court procedures, weapons screening, judge protection, order in court",
    duties:
      "keep order in the courtroom, escort the jury, screen people at courthouse door, bring prisoners to court, call all rise, protect the judge, guard the federal courthouse, handle evidence in court, retired police courthouse job, stand in the courtroom and keep folks quiet, swear in witnesses, look after jurors and get their lunch, walk people through the metal detector, tell everyone to rise",
    beside: "Security guard",
    not: "fire marshal, marshaling yard, chief security officer, town marshal, grand marshal, repossession bailiff, race marshal",
    context: {
      marshal: "court, federal, fugitives, prisoners, judge",
      CSO: "court, courthouse, security",
      "court officer": "courtroom, judge, jury, security",
    },
  },
  {
    name: "Firefighter",
    titles:
      "fireman, fire fighter, firefighter EMT, firefighter paramedic, volunteer firefighter, fire lieutenant, fire apparatus operator, career firefighter, fire captain, industrial firefighter, fire officer, call firefighter, retired firefighter, fire apparatus engineer, hazmat technician, airport firefighter, ARFF firefighter, fire watch attendant, fire watch, smoke eater, hose man, hoseman, pipeman, retained firefighter, fire brigade man, fire engine driver, fire truck driver, volunteer fireman, retained fireman",
    credentials: "Firefighter I, Firefighter II, EMT certification, hazmat operations, fire academy, CPAT",
    tools: "fire engine, SCBA, hose lines, Jaws of Life, ladder truck, thermal imaging camera",
    skills:
      "fire suppression, search and rescue, vehicle extrication, emergency medical response, pump operations, hazmat response, fire hydrants, ladder operations, fire station duties, ventilation and overhaul",
    duties:
      "put out fires, rescue people from buildings, respond to alarms, drive the fire truck, cut people out of cars, give emergency medical care, check hydrants and hoses, stand fire watch during welding, teach fire safety at schools, wash trucks at the firehouse, climb ladders with a hose, pull folks out of burning houses, get cats out of trees, save people from wrecks, sleep at the station, give oxygen, put out house and grass fires, ride the fire truck for the fire department",
    above: "Fire chief",
    step: "Fire inspector",
    beside: "Safety officer, Emergency management director",
    context: {
      "fire watch": "hot work, building, patrol, fire",
      "hazmat technician": "fire department, spill, response",
    },
  },
  {
    name: "Wildland firefighter",
    titles:
      "forest firefighter, hotshot, smokejumper, fire lookout, forest fire warden, wildfire fighter, hand crew member, engine crew member, brush fire fighter, prescribed burn crew, helitack crew member, fire lookout tower observer, wildfire mitigation specialist, bushfire fighter, smoke jumper, fire spotter, fire watcher, forest fire lookout, brush firefighter, fire tower watchman, hotshot crew member, bush firefighter",
    credentials: "Red Card S-130, pack test, chainsaw certification",
    tools: "Pulaski, drip torch, chainsaw, wildland engine, Osborne Fire Finder",
    skills:
      "wildland fire suppression, fire line digging, prescribed burning, chainsaw felling, fuel reduction, weather observation, fire lookout, radio reporting, defensible space assessment",
    duties:
      "dig fire lines in forest, watch for smoke from a tower, set controlled burns, cut brush around homes, mop up hot spots, camp out on fire duty, run a water pump in woods, check home wildfire risk, parachute to remote fires, fight fires in the woods, sit in a tower and look for smoke, chop brush and dig with a Pulaski, jump out of planes at fires, light backfires, get folks to clear dry brush",
    beside: "Forester, Park ranger",
    context: {
      "fire lookout": "brush, wildfire, forest, tower, smoke, firefighter",
      hotshot: "fire, crew, forest, wildland",
    },
  },
  {
    name: "Fire chief",
    titles:
      "chief fire officer, fire battalion chief, deputy fire chief, assistant fire chief, battalion chief, fire commissioner, interim fire chief, fire department consultant, fire training officer, fire instructor, fire service instructor, fire academy instructor, fire safety consultant, fire division chief, chief of the fire department, fire superintendent, firemaster, fire brigade chief",
    credentials:
      "Executive Fire Officer, Fire Officer II, Chief Fire Officer Designation, fire instructor certification",
    tools: "incident command board, ImageTrend",
    skills:
      "fire department administration, incident command system, fire training, fire department budgeting, fire prevention programs, fire apparatus purchasing, firefighter hiring, ISO ratings, emergency planning, mutual aid agreements",
    duties:
      "run a fire department, command at fire scenes, plan fire training, buy fire trucks, recruit volunteers for the firehouse, write the fire department budget, serve as interim chief, teach at the fire academy, advise towns on fire protection, work on mutual aid, be head of the firehouse, give orders at a big blaze, keep volunteers coming to drills, get the town to pay for a new engine, teach recruits to fight fires",
    beside: "City manager",
  },
  {
    name: "Fire inspector",
    titles:
      "fire marshal, fire prevention inspector, fire investigator, arson investigator, fire prevention officer, fire code inspector, fire protection inspector, deputy fire marshal, fire safety inspector, fire cause investigator, state fire marshal, fire origin and cause investigator, fire code official, fire safety officer, fire door inspector, life safety inspector, fire risk assessor, fire plans examiner, fire sprinkler inspector, fire prevention man, fire safety man",
    credentials:
      "Fire Inspector I, IAAI-CFI, CFEI, NICET, ICC Fire Inspector certification, Certified Fire Plan Examiner",
    tools: "NFPA codes, camera, hydrocarbon detector",
    skills:
      "fire code inspections, NFPA 101, fire investigation, origin and cause determination, arson investigation, sprinkler and alarm inspection, plan review for fire code, life safety code, hydrant flow tests, exit and occupancy checks, fire scene photography, expert testimony",
    duties:
      "inspect buildings for fire hazards, find out how fires started, check exits and extinguishers, enforce the fire code, test sprinkler and alarm systems, dig through fire scenes, testify on arson, review plans for fire safety, issue permits for tents and fireworks, check smoke detectors at home sales, see that exits aren't blocked, look for what could burn, poke through ashes to find the cause, check schools and restaurants for fire safety, say whether it was arson",
    beside: "Building inspector, Property claims adjuster, Plans examiner, Fire alarm technician",
  },
  {
    name: "Security guard",
    titles:
      "security officer, guard, watchman, night watchman, unarmed security guard, armed guard, armed security officer, gate guard, patrol guard, gatehouse attendant, gatekeeper, night guard, hospital security officer, campus security officer, school security officer, mobile patrol officer, lobby guard, bank guard, construction site guard, access control officer, armored car guard, school safety officer, courtesy officer, rent-a-cop, gateman, plant guard, plant protection man, door guard, Brinks guard, nightwatchman, commissionaire, security man, gate man, gate keeper, armored truck guard, security guy, mall cop, mall guard, Brinks driver, Pinkerton man, night watch",
    credentials: "guard card, security guard license, armed guard license, CPR, SIA licence, first aid",
    tools: "CCTV, two-way radio, guard tour system, visitor log, access control panel, metal detector wand, golf cart",
    skills:
      "foot patrol, access control, CCTV monitoring, visitor sign-in, incident reports, gate control, alarm response, bag checks, crowd control, emergency evacuation, lock-up and opening, observe and report",
    duties:
      "watch a building at night, check IDs at the gate, walk rounds of the property, watch security cameras, sign in visitors, lock doors after hours, write incident reports, guard a construction site, respond to alarms, sit at a lobby desk, escort employees to cars, keep an eye on a building while everyone sleeps, walk around with a flashlight, sit in the guard shack, jiggle door handles, let trucks in and out, keep thieves away from the plant, make the rounds with a clock, see who comes and goes, guard a gate or a parking lot at night",
    above: "Security manager",
    step: "Loss prevention officer, Alarm monitoring operator, TSA officer, Bodyguard",
    beside: "Concierge, Receptionist, Night auditor, Parking attendant",
    not: "point guard, coast guard, mouth guard, crossing guard, guard rail, information security officer, network security officer, cyber security officer, National Guard, machine guard, IT security officer, prison guard, life guard, color guard, bank secrecy officer, museum guard",
    context: {
      commissionaire: "guard, security, gate, shack, jiggle, rounds",
      guard: "security, patrol, gate, premises, watch, building",
      gatekeeper: "gate, entrance, vehicles, visitors",
      "courtesy officer": "apartment, patrol, residents",
    },
  },
  {
    name: "Event security staff",
    titles:
      "event security, event security officer, crowd control officer, bouncer, crowd manager, door supervisor, ticket checker, bag checker, event staff, stadium security, concert security, gate attendant, event steward, crowd safety steward, stadium gate staff, event parking security, nightclub doorman, chucker out, dance hall bouncer, steward at matches, turnstile operator",
    credentials: "guard card, crowd manager certification, SIA licence, TIPS certification",
    tools: "metal detector wand, two-way radio, ticket scanner, barricades",
    skills:
      "crowd control, bag checks, ticket scanning, ID checks, de-escalation, emergency evacuation, section watching, alcohol policy enforcement",
    duties:
      "check bags at stadium gates, scan tickets at concerts, keep people off the stage, check IDs at the door, walk out rowdy guests, watch a section at ball games, direct crowds at fairs, game day and festival shifts, wand people at the entrance, throw out drunks, look in purses at the gate, hold back the fans, stand at a club door, keep kids from sneaking in, keep peace at concerts, tear tickets at the turnstile",
    beside: "Usher, Parking attendant",
    context: {
      bouncer: "club, bar, door, nightclub, crowd",
      "event staff": "crowd, gates, security, stadium",
      "gate attendant": "event, tickets, stadium, vehicles, entrance",
      "crowd manager": "event, concert, festival",
    },
  },
  {
    name: "Security manager",
    titles:
      "security director, director of security, chief security officer, security supervisor, corporate security manager, head of security, physical security manager, hospital security director, campus security director, site security manager, security operations manager, security account manager, security shift supervisor, guard supervisor, regional security manager, facility security officer, industrial security specialist, global security director, hotel security manager, chief of guards, head of plant protection, chief watchman, plant protection chief, guard captain, chief of security",
    credentials: "ASIS CPP, ASIS PSP, guard card, ISP certification",
    tools: "Lenel OnGuard, C-CURE, Genetec, CCTV, Milestone",
    skills:
      "physical security, guard force management, security risk assessment, access control, emergency planning, security investigations, executive protection programs, workplace violence prevention, CCTV systems, security budgets, post orders, NISPOM",
    duties:
      "run a company's security, schedule guards, write post orders, investigate thefts at work, choose cameras and locks, plan for active shooters, handle threats against staff, manage badges and access, keep classified clearances, train guards, work with local police, be in charge of the guards, keep a plant safe from thieves, see that nobody gets in without a badge, look into things that go missing, find someone to cover the night post",
    step: "Security consultant, Loss prevention officer",
    beside: "Facilities manager, Emergency management director, EHS manager",
    not: "information security manager, cyber security manager, IT security manager, network security manager, cloud security manager, securities manager, application security manager",
    context: {
      "chief security officer": "physical, guards, premises, executive protection, corporate",
      "security operations manager": "guards, physical, premises",
      "security supervisor": "guards, patrol, premises",
      "security director": "guards, physical, premises, corporate",
    },
  },
  {
    name: "Security consultant",
    titles:
      "physical security consultant, security advisor, threat assessment consultant, security assessor, church security consultant, school safety consultant, crime prevention consultant, CPTED consultant, security trainer, active shooter trainer, security adviser, home security consultant, residential security advisor, workplace violence consultant, threat assessment specialist, crime prevention officer, home security adviser, crime prevention adviser",
    credentials: "ASIS CPP, ASIS PSP, CPTED certification, Certified Threat Manager",
    tools: "CCTV, access control panel",
    skills:
      "security risk assessment, vulnerability assessment of buildings, CPTED, threat assessment, active shooter training, security plans, expert testimony, CCTV systems, executive protection programs, security policy writing, crisis planning",
    duties:
      "assess buildings for security gaps, advise schools and churches on safety, train staff for active shooters, write security plans, testify in negligent security cases, recommend cameras and locks, judge threats of violence, review guard services, travel security briefings, tell folks how to keep burglars out, look over a church or school for weak spots, advise where lights and locks should go, teach people what to do if a gunman comes, give talks on safety",
    beside: "Management consultant, Expert witness",
    not: "cyber security consultant, information security consultant, IT security consultant, SAP security consultant, network security consultant, Salesforce security, application security consultant, cloud security consultant, IT security auditor",
    context: {
      "security consultant": "physical, buildings, guards, safety, threats, schools, churches",
      "security advisor": "physical, buildings, threats",
      "security assessor": "physical, buildings, threats",
    },
  },
  {
    name: "Bodyguard",
    titles:
      "executive protection specialist, close protection officer, executive protection agent, personal security officer, personal protection officer, EP agent, security driver, residential security agent, secret service agent, dignitary protection agent, VIP protection, celebrity bodyguard, protective agent, personal protection specialist, estate security officer, personal guard, minder, secret service man",
    credentials: "executive protection training, armed guard license, LEOSA, concealed carry permit",
    tools: "armored vehicle, concealed firearm, two-way radio",
    skills:
      "executive protection, close protection, advance work, defensive and evasive driving, threat assessment, surveillance detection, travel security, firearms proficiency, discreet presence, residential security",
    duties:
      "protect an executive, travel with a celebrity, drive a client safely, plan safe routes ahead, watch a private estate, screen visitors and mail, stand close at public events, watch for stalkers, guard visiting dignitaries, keep someone famous safe, walk beside an important person, push back crowds, take a bullet if need be, go ahead and look over a place",
    beside: "Chauffeur, Police officer",
    context: {
      minder: "protect, celebrity, guard, client",
      "secret service agent": "protection, federal, dignitary",
      "security driver": "executive, protection, armored",
    },
  },
  {
    name: "Loss prevention officer",
    titles:
      "loss prevention associate, store detective, loss prevention agent, asset protection associate, loss prevention specialist, retail security officer, asset protection specialist, loss prevention manager, LP officer, shoplifting detective, asset protection manager, house detective, asset protection officer, casino surveillance officer, surveillance operator, loss prevention investigator, surveillance agent, receipt checker, profit protection officer, district loss prevention manager, store dick, house dick, hotel detective, shop detective, eye in the sky, department store detective",
    credentials: "LPC certification, LPQ certification, Wicklander-Zulawski certification, gaming license",
    tools: "CCTV, EAS tags, exception reporting software",
    skills:
      "shoplifter apprehension, theft investigation, CCTV monitoring, inventory shrink reduction, employee theft interviews, surveillance, incident reports, cash register audits, organized retail crime, electronic article surveillance, casino surveillance",
    duties:
      "catch shoplifters, watch store cameras, walk the store in plain clothes, interview dishonest employees, check receipts at the door, reduce shrink, testify against thieves, audit cash registers, watch casino tables on camera, check bags and fitting rooms, catch people stealing in a store, pretend to shop and watch hands, nab shoplifters at the door, keep an eye on clerks at the register, watch gamblers for cheating",
    beside: "Retail store manager, Insurance fraud investigator, Police officer",
    not: "data loss prevention, loss prevention engineer, loss control consultant, surveillance nurse",
    context: {
      "surveillance operator": "casino, cameras, store, theft",
      "receipt checker": "store, door, customers",
      "surveillance agent": "casino, cameras, gaming",
    },
  },
  {
    name: "Private investigator",
    titles:
      "PI, private detective, private eye, licensed private investigator, gumshoe, insurance investigator, surveillance investigator, legal investigator, criminal defense investigator, civil investigator, SIU investigator, corporate investigator, skip tracer, missing persons investigator, field investigator, private inquiry agent, enquiry agent, workers compensation investigator, domestic investigator, accident investigator, private dick, inquiry agent, shamus, divorce detective, private enquiry agent, confidential investigator, tracing agent, insurance detective",
    credentials: "private investigator license, CLI, CFE, Certified Legal Investigator",
    tools: "TLO, LexisNexis Accurint, hidden camera, GPS tracker, camcorder",
    skills:
      "surveillance, skip tracing, witness interviews, public records searches, background checks, insurance fraud investigation, service of process, evidence photography, investigation reports, asset searches, undercover work, statement taking",
    duties:
      "follow people with a camera, find missing persons, catch cheating spouses, check injury claims for fraud, interview witnesses for lawyers, serve legal papers, look up records and assets, run background checks, locate debtors, photograph accident scenes, tail a husband who cheats, sit in a car and watch a house, find folks who have vanished, dig up the dirt, snoop for lawyers, see if a man with a bad back is lifting things",
    step: "Background investigator, Process server",
    beside: "Paralegal, Property claims adjuster, Insurance fraud investigator, Forensic accountant",
    not: "principal investigator, clinical investigator, co-investigator, PI planning, PI system, private eye wear, program increment",
    context: {
      PI: "surveillance, detective, license, cases, private, infidelity",
      "field investigator": "surveillance, fraud, insurance, private",
      "accident investigator": "witnesses, scene, insurance",
      "SIU investigator": "surveillance, statements, field",
      "insurance investigator": "surveillance, statements, field, private",
      "skip tracer": "surveillance, investigator, locate, missing",
    },
  },
  {
    name: "Polygraph examiner",
    titles:
      "polygrapher, lie detector examiner, polygraphist, polygraph operator, lie detector operator, forensic psychophysiologist, credibility assessment examiner, lie detector man, polygraph man, lie detection specialist",
    credentials: "American Polygraph Association membership, polygraph school, polygraph license",
    tools: "polygraph instrument, EyeDetect",
    skills:
      "polygraph examination, interview and interrogation, question formulation, chart interpretation, pre-employment polygraphs, sex offender polygraphs, report writing for polygraphs",
    duties:
      "give lie detector tests, hook up sensors to examinees, read polygraph charts, test police applicants, test sex offenders for probation, question suspects, report truthful or deceptive results, testify on polygraph findings, find out if someone is lying, strap people up and watch the needles, ask yes or no questions, see who stole at work",
    step: "Background investigator",
    beside: "Police detective",
  },
  {
    name: "Background investigator",
    titles:
      "security clearance investigator, background check investigator, contract background investigator, federal background investigator, personnel security investigator, personnel security specialist, pre-employment investigator, field background investigator, suitability investigator, police background investigator, vetting officer, loyalty investigator, vetting investigator, OPM investigator",
    credentials: "top secret clearance, BI credential, Federal Investigator Training Program",
    tools: "e-QIP, eApp, PIPS system, laptop",
    skills:
      "background investigations, subject interviews, reference interviews, records checks, SF-86 review, report of investigation writing, security clearances, credit and court record searches, pre-employment screening",
    duties:
      "interview neighbors for security clearances, check applicants' references, visit courthouses for records, write reports of investigation, look into police recruits' past, review SF-86 forms, talk with former employers, independent contractor work for retired agents, ask neighbors and bosses what someone is like, see if a person can be trusted with secrets, look into folks before they get hired",
    beside: "Human resources generalist",
  },
  {
    name: "Federal agent",
    titles:
      "special agent, FBI agent, DEA agent, ATF agent, IRS criminal investigator, HSI agent, retired FBI agent, Treasury special agent, federal investigator, OIG special agent, 1811 criminal investigator, NCIS agent, air marshal, federal air marshal, border patrol agent, federal law enforcement officer, diplomatic security agent, G-man, counterintelligence agent, CIA case officer, FBI man, treasury man, T-man, prohibition agent, border patrolman, CIA man, spy, postal inspector, intelligence officer",
    credentials: "FBI Academy, FLETC, top secret clearance, LEOSA",
    tools: "NCIC, wiretap equipment, evidence recovery kit",
    skills:
      "federal investigations, undercover work, interview and interrogation, white-collar crime investigation, counterterrorism, search warrants, grand jury testimony, informant handling, surveillance, money laundering investigation, organized crime cases, border security",
    duties:
      "investigate federal crimes, work undercover, trace drug money, execute federal search warrants, testify before grand juries, run informants, investigate kidnappings and bank robbery, patrol the border, ride flights as air marshal, consult after retiring from the FBI, work for the Bureau, catch spies and counterfeiters, chase drug dealers for the government, guard the border, go under a false name, bust moonshiners, look into mail fraud",
    step: "Private investigator, Security consultant, Insurance fraud investigator, Background investigator",
    beside: "Intelligence analyst, Forensic accountant",
    context: {
      spy: "intelligence, agent, counterintelligence, secret",
      "intelligence officer": "agent, CIA, spies, counterintelligence",
      "special agent": "federal, FBI, investigation, crimes",
      "federal investigator": "crimes, agent, law enforcement",
    },
  },
  {
    name: "Customs officer",
    titles:
      "customs inspector, CBP officer, customs and border protection officer, border officer, customs agent, agriculture specialist CBP, customs and excise officer, port inspector customs, import specialist, customs official, port of entry officer, HM Customs officer, entry officer, customs man, excise man, exciseman, border guard, passport officer, customs house officer, plant quarantine inspector, immigration officer",
    credentials: "FLETC, federal background investigation",
    tools: "X-ray cargo scanner, TECS, drug dogs",
    skills:
      "passenger inspection, cargo inspection, customs law, contraband detection, tariff classification, import entry review, passport checks, border security, agricultural inspections at ports",
    duties:
      "check passports at the border, inspect baggage and cargo, look for smuggled goods, collect customs duties, question travelers, check imported plants and food, review import papers, X-ray trucks, seize contraband, look in suitcases at the border, ask folks if they have anything to declare, stamp passports, catch smugglers, make people pay duty, go through a ship's cargo, take away fruit and meat",
    beside: "Customs broker, TSA officer, Import/export specialist",
    not: "custom furniture, customs broker, customer",
    context: {
      "immigration officer": "customs, baggage, smuggled, cargo",
      "import specialist": "customs, federal, port, duties, border",
      "customs agent": "border, port, passengers, officer",
    },
  },
  {
    name: "TSA officer",
    titles:
      "transportation security officer, TSO, airport screener, airport security screener, TSA agent, airport security officer, baggage screener, passenger screener, checkpoint screener, TSA screener, aviation security officer, TSA supervisor, aviation security screener, airport security guard, airport guard, metal detector operator, airport security man",
    credentials: "TSA certification, federal background investigation",
    tools: "X-ray screening machine, body scanner, explosive trace detector, hand wand",
    skills:
      "passenger screening, X-ray image reading, pat-downs, ID document checks, prohibited items rules, explosive detection, checkpoint operations, baggage inspection",
    duties:
      "screen passengers at the airport, read bag X-rays, check boarding passes and IDs, pat down travelers, search carry-on bags, run the body scanner, swab for explosives, keep the line moving, tell people to take off shoes, check people before they get on a plane, look at suitcases on the screen, wave folks through the metal detector, take away knives and bottles, frisk passengers",
    beside: "Airline customer service agent",
    context: { TSO: "airport, screening, passengers, TSA" },
  },
  {
    name: "911 dispatcher",
    titles:
      "police dispatcher, emergency dispatcher, public safety dispatcher, fire dispatcher, 911 operator, emergency medical dispatcher, 911 call taker, emergency call taker, public safety telecommunicator, telecommunicator, EMS dispatcher, ambulance dispatcher, emergency communications officer, 911 telecommunicator, ambulance controller, emergency operator, fire alarm operator, 999 operator, police radio operator, police radio dispatcher, fire alarm dispatcher, ambulance control officer",
    credentials:
      "EMD certification, APCO certification, NCIC certification, CPR, public safety telecommunicator certification",
    tools: "CAD dispatch system, NCIC, radio console, ProQA",
    skills:
      "emergency call taking, radio dispatch, emergency medical dispatch, multi-line phones, NCIC queries, calm under emergency, address mapping, police codes, call prioritization, unit tracking",
    duties:
      "answer 911 calls, send police and ambulances, talk callers through CPR, calm frightened callers, radio patrol cars, look up plates and warrants, track fire trucks, log emergency calls, work nights in the dispatch center, pick up when folks phone in a panic, send the fire engine or the cops, tell someone how to stop the bleeding, keep a scared caller on the line, find out where they are, dispatch for the sheriff and the fire department",
    step: "Alarm monitoring operator, Dispatcher",
    beside: "Switchboard operator, Customer service representative",
    not: "truck dispatcher, taxi dispatcher, service dispatcher, freight dispatcher, load dispatcher",
    context: {
      "emergency dispatcher": "911, police, fire, ambulance",
      "emergency operator": "911, police, fire, calls",
    },
  },
  {
    name: "Alarm monitoring operator",
    titles:
      "central station operator, alarm operator, alarm monitor, CCTV operator, remote video monitoring operator, medical alert operator, security control room operator, central station dispatcher, medical alarm operator, alarm dispatcher, security operations center operator, alarm response operator, personal emergency response operator, remote guard, CCTV monitor, security console operator, telecare operator, alarm station operator, central alarm operator, community alarm operator, lifeline operator",
    credentials: "Central Station Operator certification, guard card, SIA CCTV licence",
    tools: "MASterMind, CCTV, headset, Immix",
    skills:
      "alarm monitoring, CCTV monitoring, emergency call taking, police and fire notification, signal logs, false alarm checks, medical alert response, two-way voice",
    duties:
      "watch alarm signals on screen, call police for break-ins, call homeowners about alarms, answer medical alert buttons, watch remote cameras, talk to seniors who fell, log every alarm, night shift in central station, reset false alarms, sit in front of screens all night, phone the cops when an alarm goes, talk to an old lady who pushed her button, watch cameras from far away, see if it is a burglar or the cat",
    beside: "Customer service representative",
    context: {
      "security operations center operator": "alarms, cameras, guards, physical",
      "alarm monitor": "signals, central station, security",
    },
  },
  {
    name: "Crime scene technician",
    titles:
      "crime scene investigator, CSI, forensic technician, evidence technician, fingerprint examiner, crime scene analyst, latent print examiner, property and evidence custodian, forensic investigator, evidence custodian, scenes of crime officer, forensic photographer, ballistics examiner, firearms examiner, forensic artist, fingerprint technician, fingerprinter, live scan technician, blood spatter analyst, crime scene officer, fingerprint man, fingerprint expert, police photographer, SOCO, identification officer, police lab technician, police identification officer",
    credentials: "IAI certification, latent print certification, crime scene certification",
    tools: "AFIS, fingerprint powder, live scan machine, luminol",
    skills:
      "crime scene processing, fingerprinting, latent prints, evidence collection, chain of custody, forensic photography, firearms examination, expert testimony, evidence storage",
    duties:
      "photograph crime scenes, dust for fingerprints, collect and label evidence, keep the evidence room, take fingerprints for job applicants, match bullets to guns, sketch crime scenes, testify about evidence, take pictures of where a crime happened, find prints and hairs, put clues in bags, measure bloodstains, keep guns and drugs locked up for trial, roll people's fingers in ink, take fingerprints and footprints",
    beside: "Photographer, Laboratory technician",
    not: "construction specifications institute, customer satisfaction index",
    context: {
      CSI: "crime scene, evidence, forensic",
      "forensic investigator": "crime scene, evidence, death, coroner",
      "firearms examiner": "ballistics, evidence, forensic",
      "evidence technician": "police, crime, property room",
    },
  },
  {
    name: "Death investigator",
    titles:
      "medicolegal death investigator, coroner, deputy coroner, coroner's investigator, medical examiner investigator, forensic death investigator, coroner's officer, elected coroner, deputy medical investigator, county coroner, coroner's man, coroner's assistant",
    credentials: "ABMDI",
    tools: "camera, body thermometer, case management database",
    skills:
      "death investigation, scene examination, next-of-kin notification, identification of the deceased, medical records review, death certificates, coroner inquests, chain of custody",
    duties:
      "go to death scenes, pronounce people dead, notify next of kin, find cause of death, order autopsies, identify unknown bodies, take photographs of the scene, be on call for the county coroner, interview family and doctors, find out how someone died, go out when a body is found, tell families the bad news, look over a body, say if it was natural",
    beside: "Funeral director",
    context: {
      coroner: "county, death, deputy, investigation",
      "medicolegal death investigator": "scene, coroner, next of kin",
      "deputy coroner": "county, death, scene",
    },
  },
  {
    name: "Forensic document examiner",
    titles:
      "handwriting expert, questioned document examiner, handwriting examiner, handwriting analyst, forgery expert, document examiner, forensic handwriting expert, graphologist, signature verification expert, penmanship expert",
    credentials: "ABFDE certification, NADE membership",
    tools: "stereo microscope, video spectral comparator, ESDA",
    skills:
      "handwriting comparison, signature verification, forgery detection, ink and paper analysis, expert testimony, exhibit preparation, typewriting comparison",
    duties:
      "compare handwriting and signatures, spot forged wills and checks, examine altered documents, testify about signatures, study ink and paper, write opinion letters for lawyers, prepare court exhibits of handwriting, advise banks on forged checks, say who wrote a letter, tell if a signature is fake, look at ink under a microscope, find out if a will was tampered with, read what handwriting tells",
    beside: "Expert witness",
    context: { "document examiner": "handwriting, signatures, forgery" },
  },
  {
    name: "Police records clerk",
    titles:
      "police clerk, police records technician, police records specialist, police secretary, police administrative assistant, warrant clerk, criminal records clerk, police station desk clerk, crime analyst, community service officer, police volunteer, police report clerk, criminal history clerk, police department secretary, police typist, police civilian clerk, police desk clerk",
    credentials: "NCIC certification, CPRC",
    tools: "NCIC, records management system, UCR reporting",
    skills:
      "police records, report processing, crime statistics, warrant entry, gun permit processing, criminal history checks, front counter at police station, NIBRS coding, accident report release",
    duties:
      "file police reports, give out accident reports, enter warrants, process gun permits, type officers' reports, answer police station counter, report crime numbers to the state, take fingerprint appointments, map crime patterns, hand folks a copy of their accident report, look up rap sheets, type up arrests, wait on people at the station window",
    beside: "Court clerk, Records clerk",
    context: {
      "community service officer": "police, reports, parking, civilian",
      "crime analyst": "police, patterns, statistics",
    },
  },
  {
    name: "Animal control officer",
    titles:
      "ACO, dog warden, dog catcher, animal warden, humane officer, animal cruelty investigator, animal services officer, animal control warden, dog officer, animal inspector, humane investigator, animal protection officer, animal welfare officer, animal control specialist, wildlife control operator, nuisance wildlife trapper, dogcatcher, pound master, poundmaster, pound keeper, dog pound worker, RSPCA inspector, humane society agent, dog control officer, SPCA man",
    credentials: "NACA certification, euthanasia technician certification, wildlife control license",
    tools: "catch pole, live traps, animal transport truck",
    skills:
      "animal capture, animal cruelty investigation, dog bite investigation, stray animal handling, rabies control, wildlife removal, animal law, humane trapping, kennel care, dog licensing enforcement",
    duties:
      "pick up stray dogs, investigate dog bites, look into animal cruelty, catch loose animals, trap raccoons and skunks, quarantine biting pets, write leash law tickets, pick up dead animals, return lost pets, inspect barns and kennels, catch stray mutts, get bats and skunks out of houses, take mistreated horses and dogs away, drive the pound truck, scoop up roadkill, find the owner of a lost cat",
    step: "Game warden",
    beside: "Animal shelter worker, Pest control technician, Veterinary technician",
    context: { ACO: "animal, dog, stray, leash" },
  },
  {
    name: "Parking enforcement officer",
    titles:
      "meter maid, parking officer, parking control officer, traffic warden, parking warden, parking enforcement agent, meter attendant, traffic enforcement agent, parking ticket officer, civil enforcement officer, parking checker, parking patrol, traffic control officer, parking inspector, parking cop, metermaid, parking ticket writer",
    tools: "handheld ticket device, license plate reader, wheel boot, chalk",
    skills:
      "parking enforcement, citation writing, meter checks, license plate reading, traffic direction, booting vehicles, permit checks, dispute handling with drivers",
    duties:
      "write parking tickets, check meters on foot, chalk tires, boot cars, direct traffic at intersections, check parking permits, report broken meters, call for tow trucks, mark expired meters, put tickets on windshields, walk around and look at meters, catch folks parked too long, clamp wheels",
    step: "Crossing guard",
    beside: "Parking attendant, Security guard",
    context: { "traffic control officer": "parking, intersection, tickets" },
  },
  {
    name: "Lifeguard",
    titles:
      "pool lifeguard, beach lifeguard, ocean lifeguard, waterfront lifeguard, head lifeguard, water safety attendant, lifesaver, surf lifeguard, life guard, pool guard, lifeguard instructor, lifeguard supervisor, waterpark lifeguard, life saver, beach guard, swimming bath attendant, swim guard, swimming pool attendant",
    credentials:
      "lifeguard certification, CPR, Water Safety Instructor, first aid, waterfront lifeguard certification, USLA certification",
    tools: "rescue tube, backboard, whistle, AED",
    skills:
      "water rescue, pool surveillance, CPR, first aid, spinal injury management, pool rules enforcement, pool chemical testing, swim tests",
    duties:
      "watch swimmers at the pool, save drowning people, enforce pool rules, sit in the lifeguard chair, give first aid at the beach, test pool water, clear the water for storms, guard senior swim hours, keep swimmers safe, blow the whistle at kids running, pull people out of the water, keep an eye on the deep end, do mouth to mouth",
    beside: "Parks and recreation director",
    context: { "swimming pool attendant": "swimmers, drowning, rescue" },
  },
  {
    name: "Crossing guard",
    titles:
      "school crossing guard, lollipop lady, lollipop man, adult crossing guard, school crossing patrol, traffic guard, school traffic guard, traffic crossing guard, street crossing guard, railroad crossing watchman, crosswalk guard, school crossing lady, traffic lady, school crossing warden, crossing lady, lollypop lady, crossing keeper, grade crossing watchman, stop sign lady, stop sign man",
    credentials: "crossing guard training, background check clearance",
    tools: "stop paddle, reflective vest, whistle",
    skills:
      "traffic direction, pedestrian safety, child safety at crossings, hand signals, traffic stop paddle use, watching for turning cars, greeting children and parents",
    duties:
      "help children cross the street, stop cars with a paddle, stand at the school corner, watch for speeding cars, greet schoolchildren by name, teach kids to look both ways, split shift mornings and afternoons, outdoors in all weather, get kids safely over the road, hold up the stop sign, wear an orange vest by the school, hold back traffic, wave to moms and youngsters",
    beside: "Traffic flagger, School bus driver",
  },
  {
    name: "Park ranger",
    titles:
      "ranger, national park ranger, state park ranger, interpretive ranger, forest ranger, seasonal park ranger, park guide, park interpreter, ranger naturalist, park manager, trail steward, visitor center ranger, backcountry ranger, park service employee, wilderness ranger, open space ranger, summit steward, preserve steward, land steward, countryside ranger, park warden, woods ranger, park guard, park keeper, naturalist, park naturalist",
    credentials: "Certified Interpretive Guide, wilderness first aid, law enforcement commission, CPR, first aid",
    tools: "two-way radio, pickup truck, chainsaw",
    skills:
      "nature interpretation, visitor services, trail maintenance, campfire programs, park rules enforcement, search and rescue, natural resource protection, fee collection, wilderness first aid, wildlife knowledge, guided nature walks",
    duties:
      "greet park visitors, lead nature walks, give campfire talks, patrol trails, help lost hikers, staff the visitor center, clear trails, protect wildlife and plants, enforce park rules, tell visitors about plants and history, show folks the trees and birds, wear the hat in a national park, look after trails and picnic spots, find people lost in the woods, tell kids about bears, keep campers out of trouble",
    step: "Game warden, Tour guide",
    beside: "Groundskeeper, Forester, Historical interpreter",
    not: "Ford Ranger, Army Ranger, Airborne Ranger, Polaris Ranger, Texas Rangers, Power Ranger, park and ride, business park manager, trailer park manager, mobile home park manager, water park manager",
    context: {
      naturalist: "park, campfire, trail, nature walks",
      "park keeper": "visitors, trails, nature, wildlife",
      ranger: "park, forest, trails, visitors, wilderness, campground",
      "park manager": "state park, trails, campground, visitors",
      "land steward": "conservation, preserve, trails, land trust",
      "park guide": "visitors, tours, trails, national park",
    },
  },
  {
    name: "Campground host",
    titles:
      "camp host, park host, campground attendant, workamper, work camper, RV park host, campsite host, campground caretaker, park fee collector, visitor center host, caravan park warden, caravan site warden, trailer park attendant, campsite warden, workcamper, trailer park host",
    credentials: "CPR, first aid",
    tools: "golf cart, RV, reservation system, two-way radio",
    skills:
      "campground operations, camper check-in, campsite cleaning, campground reservations, firewood sales, fee collection, restroom cleaning, camp store sales, quiet hours enforcement",
    duties:
      "check in campers, live in our RV at campground, clean campsites and fire rings, sell firewood and permits, clean restrooms and showers, answer campers' questions, free site for part-time work, drive around in a golf cart, couples welcome for summer season, keep quiet hours, live in the trailer and look after the campsites, welcome folks with tents, give out firewood, ask people to keep it down at night, show campers where to park the rig, scrub the outhouse, live in your RV at the park all summer, retired couple with an RV",
    step: "Resident manager",
    beside: "Groundskeeper, Hotel front desk clerk",
    context: { "RV park host": "campers, campground, campsites" },
  },
  {
    name: "Game warden",
    titles:
      "fish and game warden, conservation officer, wildlife officer, fish and wildlife officer, environmental police officer, game and fish officer, environmental conservation officer, gamekeeper, fish warden, natural resources officer, water bailiff, shellfish constable, wildlife enforcement officer, natural resources police officer, conservation warden, harbormaster, harbour master, assistant harbormaster, fish cop, game protector, gillie, river keeper, river warden, riverkeeper, underkeeper, fisheries officer, fish and game officer, game keeper, ghillie",
    credentials: "POST certification, wildlife degree, captain's license",
    tools: "patrol boat, snowmobile, binoculars, pickup truck",
    skills:
      "wildlife law enforcement, hunting and fishing regulations, boat patrol, poaching investigation, hunter education, wildlife identification, boating safety, mooring management, search and rescue",
    duties:
      "check hunting and fishing licenses, catch poachers, patrol lakes by boat, teach hunter safety, rescue stranded boaters, check deer tags, enforce shellfish limits, manage town moorings, investigate hunting accidents, relocate bears, keep hunters and fishermen honest, catch folks who shoot deer out of season, count ducks, look after the fish and game, go after trappers, patrol the woods and rivers",
    beside: "Police officer",
    not: "video game warden, game room attendant",
    context: {
      ghillie: "poachers, deer, hunting, wildlife",
      "game keeper": "poachers, licenses, hunting, wildlife",
      underkeeper: "fish, wildlife, hunting, hunter, game, patrol",
      "water bailiff": "fish, wildlife, hunting, hunter, game, patrol",
      "river keeper": "fish, wildlife, hunting, hunter, game, patrol",
      gamekeeper: "fish, wildlife, hunting, hunter, game, patrol",
      gillie: "fish, wildlife, hunting, hunter, game, patrol",
      harbormaster: "moorings, boats, harbor, town",
      "conservation officer": "wildlife, hunting, fishing, game, patrol",
    },
  },
  {
    name: "Firearms instructor",
    titles:
      "shooting instructor, concealed carry instructor, range officer, range safety officer, NRA instructor, gun safety instructor, hunter education instructor, rifle instructor, CCW instructor, police firearms instructor, defensive tactics instructor, police academy instructor, law enforcement trainer, pistol instructor, archery instructor, gun range attendant, marksmanship instructor, criminal justice instructor, musketry instructor, shooting coach, rangemaster, range master, rifle coach, skeet instructor, trap shooting coach",
    credentials:
      "NRA certified instructor, USCCA instructor certification, Range Safety Officer certification, POST instructor certification",
    tools: "firing range, training pistols, targets, VirTra simulator",
    skills:
      "firearms safety, pistol instruction, concealed carry classes, range safety, marksmanship, defensive tactics, hunter education, police training, use-of-force training, self-defense instruction, archery instruction",
    duties:
      "teach gun safety classes, teach concealed carry permits, run the shooting range, qualify police with pistols, teach beginners to shoot, teach hunter safety, train recruits at police academy, teach self-defense to women, inspect range and targets, certify armed guards, show folks how to handle a gun, help ladies learn to shoot a handgun, teach youngsters to hunt safely, call cease fire at the range, coach people to hit the target",
    beside: "Sports coach, Gunsmith, Military instructor",
    not: "mountain range officer, free range",
    context: {
      "range officer": "shooting, firearms, gun, safety",
      "rifle instructor": "shooting, firearms",
      "criminal justice instructor": "police, academy, law enforcement",
    },
  },
  {
    name: "Bail bond agent",
    titles:
      "bail bondsman, bail agent, bounty hunter, fugitive recovery agent, bail enforcement agent, bondsman, bail recovery agent, surety bail agent, bail bond writer, bail man, manhunter, skip chaser, bail bondswoman",
    credentials: "bail bond license, bail enforcement agent license, surety license",
    tools: "TLO, handcuffs",
    skills:
      "bail bonding, skip tracing, fugitive apprehension, collateral paperwork, court date tracking, indemnitor interviews, surveillance, jail contacts",
    duties:
      "post bail for defendants, take collateral from families, remind clients of court dates, track down bail jumpers, sign bonds at the jail, be on call nights for arrests, bring fugitives back to jail, explain bail terms to families, check defendants' backgrounds, get folks out of jail till trial, chase people who skip court, put up money for the accused, knock on doors looking for runaways",
    beside: "Private investigator, Collections specialist, Insurance agent",
    not: "treasury bonds, surety bond underwriter, construction bond",
    context: { bondsman: "bail, jail, defendants, court" },
  },
];
