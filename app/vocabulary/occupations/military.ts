import type { OccupationEntry } from "../types.ts";

/** Military work as civilians know it, for veterans who describe their service and for employers who look for it. */
export const MILITARY: readonly OccupationEntry[] = [
  {
    name: "Soldier",
    titles:
      "infantryman, Army veteran, Marine, rifleman, enlisted soldier, military veteran, squad leader, infantry soldier, platoon sergeant, sergeant first class, paratrooper, Army Ranger, Green Beret, National Guardsman, tank crewman, cavalry scout, artilleryman, first sergeant, sergeant major, noncommissioned officer, NCO, GI, Marine Corps veteran, Air Force veteran, staff sergeant, combat veteran, doughboy, dogface, infantry man, serviceman, servicewoman, leatherneck, jarhead, squaddie, trooper, buck sergeant, WAC, enlisted man, foot soldier, gunner, airman, aviation ordnanceman, gunnery sergeant",
    credentials: "DD-214, honorable discharge, Combat Infantryman Badge, security clearance",
    tools: "M16 rifle, night vision goggles, Humvee, tank, howitzer",
    skills:
      "squad leadership, marksmanship, land navigation, small unit tactics, military drill, physical training leadership, weapons maintenance, combat first aid, field training, military discipline, troop training, convoy operations",
    duties:
      "served in the infantry, led a squad of soldiers, deployed overseas, stood guard duty, ran convoys, kept weapons ready, led physical training, jumped from airplanes, fired artillery, served in Vietnam or Desert Storm, was in the Army, carried a rifle, drove a tank, pulled KP, marched and dug foxholes, fought in Korea or Vietnam, wore the uniform for twenty years",
    above: "Military officer",
    step: "Security guard, Military police officer, Correctional officer, Military recruiter",
    beside: "Police officer, Firearms instructor, Military logistics specialist",
    not: "soldier pile, marine biologist, marine mechanic, marine engineer, marine insurance, marine surveyor, marine technician, marine construction, marine supply, soldier fly, glycemic index, GI doctor, GI nurse, GI lab",
    context: {
      serviceman: "army, military, navy, veteran",
      trooper: "army, airborne, cavalry, soldier",
      gunner: "army, artillery, tank",
      Marine: "Corps, combat, deployed, military, sergeant, infantry",
      GI: "Army, military, soldier, veteran",
      NCO: "Army, military, sergeant, soldiers, Marine",
      "squad leader": "Army, infantry, soldiers, military",
    },
  },
  {
    name: "Military instructor",
    titles:
      "drill sergeant, drill instructor, JROTC instructor, ROTC instructor, boot camp instructor, military science instructor, Army instructor, military training instructor, cadet instructor, MTI, gunnery instructor, recruit division commander, naval science instructor, drill master",
    credentials: "drill sergeant badge, JROTC certification, Army Basic Instructor Course",
    skills:
      "troop training, military drill, physical training leadership, lesson delivery to cadets, weapons training, leadership education for cadets, color guard training, military discipline",
    duties:
      "trained recruits in boot camp, taught JROTC cadets in high school, drilled soldiers on parade, taught weapons handling, ran obstacle courses, coached the color guard, taught leadership to cadets, inspected uniforms and barracks, made soldiers out of boys, hollered at recruits, taught marching and rifle drill, showed cadets how to lead",
    step: "Training and development specialist",
    beside: "High school teacher",
  },
  {
    name: "Military engineer",
    titles:
      "combat engineer, Seabee, sapper, 12B, Navy Seabee, RED HORSE engineer, engineer sergeant, military construction specialist, Navy builder, Royal Engineer, Army engineer",
    credentials: "DD-214, military operator license",
    tools: "bulldozer, mine detector, Bailey bridge, explosives, grader",
    skills:
      "field fortifications, military bridge building, demolitions, base construction, mine detection, airfield repair, obstacle breaching, military road building",
    duties:
      "built bases overseas, laid bridges under fire, cleared mines and obstacles, blew up obstacles, repaired runways, built roads with bulldozers, put up camps and bunkers, drilled wells for villages, built airstrips, and barracks in the service, dug wells and cut roads overseas, drove dozers for the Navy",
    step: "Heavy equipment operator, Construction superintendent, Bomb disposal technician",
    beside: "Carpenter, Civil engineer",
    context: { sapper: "Army, combat, mines, military" },
  },
  {
    name: "Military officer",
    titles:
      "Army officer, Navy officer, Air Force officer, naval officer, Marine officer, commissioned officer, Army captain, Army major, lieutenant colonel, colonel, general officer, brigadier general, admiral, platoon leader, company commander, battalion commander, retired colonel, retired military officer, commanding officer, Coast Guard officer, defense consultant, military advisor, wing commander, warrant officer, defense analyst, West Point graduate, naval lieutenant, ensign, second lieutenant, first lieutenant, lieutenant commander, brigadier, major general, RAF officer",
    credentials:
      "ROTC commission, War College, Command and General Staff College, service academy degree, top secret clearance",
    tools: "military planning systems, Global Command and Control System",
    skills:
      "military leadership, operations planning, joint operations, command of troops, strategic planning in the military, defense acquisition, military logistics planning, mission planning, national security policy, military training management, readiness reporting, defense contracting",
    duties:
      "commanded troops, led a company of soldiers, planned military operations, served on the general staff, commanded a ship, advised foreign forces, wrote operation orders, managed a base, briefed generals, advise defense contractors after retirement, was an officer, led men in war, ran a base or a ship, gave the orders, planned how to move troops",
    step: "Government program analyst, Emergency management director, Security consultant, Diplomat",
    beside: "Operations manager, Management consultant, Intelligence analyst",
    not: "Salvation Army officer, Kentucky colonel",
    context: {
      "commanding officer": "military, troops, Navy, battalion, ship",
      "warrant officer": "Army, military, Navy",
      "lieutenant colonel": "Army, military, Air Force, battalion",
      colonel: "Army, military, Air Force, Marine, retired",
      "platoon leader": "Army, military, soldiers",
      "defense consultant": "military, Pentagon, weapons, national",
    },
  },
  {
    name: "Military police officer",
    titles:
      "MP, military policeman, Army MP, security forces airman, Air Force security forces, master-at-arms, shore patrol, military policewoman, 31B, provost marshal, base security officer, Marine MP, Coast Guard boarding officer, military guard, Air Force security police, military working dog handler, redcap, air police, shore patrolman",
    credentials: "military police school, DD-214, law enforcement training",
    tools: "patrol car, M9 pistol, military working dogs",
    skills:
      "base patrol, gate security, military law, traffic enforcement on base, detainee operations, law and order missions, access control, weapons qualification, dog handling, physical security",
    duties:
      "policed an Army base, checked IDs at base gate, guarded nuclear weapons, patrolled with dogs, handled detainees, escorted convoys, investigated crimes on base, enforced military law, boarded ships as coast guard, was a cop in the Army, locked up drunk soldiers, broke up bar fights in port, walked a guard dog around planes",
    step: "Security guard",
    not: "member of parliament, megapixel, medical policy",
    context: { redcap: "army, police, military", MP: "Army, military, base, police" },
  },
  {
    name: "Military logistics specialist",
    titles:
      "supply sergeant, quartermaster, Army logistician, 92Y, unit supply specialist, Navy storekeeper, supply officer, Navy supply officer, Army supply specialist, loadmaster, 92A, automated logistical specialist, logistics readiness officer, Army transportation officer, movement control specialist, Army truck driver, 88M, Army cook, mess sergeant, armorer, quartermaster sergeant, motor pool sergeant, unit armorer, supply NCO, mess cook",
    credentials: "DD-214, DAU logistics certification, military driver's license",
    tools: "GCSS-Army, PBUSE, forklift, cargo aircraft, HMMWV",
    skills:
      "military supply, property accountability, inventory management, military transport planning, ammunition handling, cargo loading, warehouse operations, convoy planning, requisitioning, field feeding, hand receipts",
    duties:
      "ran a military supply room, issued gear to soldiers, signed for equipment, ordered parts for the unit, loaded cargo planes, tracked Army property, drove Army trucks, fed troops in the field, stored ammunition, handed out boots and blankets, cooked for the company, drove a deuce and a half, kept track of everything the Army owns",
    step: "Warehouse manager, Logistics manager, Truck driver",
    beside: "Inventory control specialist, Purchasing agent, Cook",
    context: {
      "mess cook": "navy, army, troops, military",
      "mess sergeant": "army, supply, military, ammunition, deuce, cargo",
      "Army cook": "supply, military, ammunition, sergeant, deuce, cargo",
      "motor pool sergeant": "army, military, soldiers",
      quartermaster: "Army, supply, military, soldiers, scouts",
      "supply officer": "military, Navy, Army",
      armorer: "weapons, military, guns, film",
      loadmaster: "aircraft, cargo, military",
    },
  },
  {
    name: "Military medic",
    titles:
      "combat medic, Army medic, Navy corpsman, hospital corpsman, 68W, Air Force medic, field medic, medic, Special Forces medic, pararescueman, independent duty corpsman, Army medical technician, corpsman, Marine corpsman, 91B medic, aidman, sick berth attendant, pharmacist's mate, medical corpsman, aid man, sick bay attendant, stretcher bearer",
    credentials: "EMT certification, Tactical Combat Casualty Care, DD-214, CPR",
    tools: "tourniquets, field medical bag, IV kits",
    skills:
      "combat casualty care, trauma care, triage, IV therapy, wound care, field sanitation, immunizations, sick call, casualty evacuation, first aid training",
    duties:
      "treated wounded soldiers, ran sick call, stopped bleeding in the field, evacuated casualties by helicopter, gave shots to troops, worked in a field hospital, took care of a Marine platoon, taught first aid to soldiers, medic on a Navy ship, patched up wounded men, carried a stretcher, gave morphine and plasma, flew out the wounded, looked after a platoon",
    step: "Emergency medical technician, Medical assistant, Phlebotomist",
    beside: "Licensed practical nurse, Physician assistant",
    context: {
      "stretcher bearer": "army, wounded, soldiers, war",
      medic: "Army, combat, Navy, military, field, soldiers",
      "combat medic": "Army, deployed, soldiers, military",
      "Navy corpsman": "Marines, ship, military, Navy",
      "hospital corpsman": "Navy, ship, military",
    },
  },
  {
    name: "Navy sailor",
    titles:
      "sailor, seaman, boatswain's mate, Navy veteran, submariner, deck seaman, petty officer, chief petty officer, Navy chief, bluejacket, gunner's mate, machinist's mate, Navy nuclear operator, sonar technician, Coast Guardsman, coxswain, Navy diver, Navy SEAL, hull technician, Coast Guard veteran, radioman, Navy yeoman, swab jockey, torpedoman, Navy man, bosun's mate, able rating, Coastie, electrician's mate, swabbie",
    credentials: "Naval Nuclear Power School, DD-214, submarine dolphins",
    tools: "sonar, radar, navy steam turbines, deck winches, small boats",
    skills:
      "seamanship, shipboard damage control, watch standing, line handling, sonar operation, naval nuclear propulsion, steam plant operation, shipboard firefighting, gunnery, small boat handling, deck maintenance, radio telegraphy",
    duties:
      "served on a Navy ship, stood watch at sea, ran the ship's engine room, operated a submarine reactor, handled mooring lines, chipped and painted decks, fought shipboard fires, listened to sonar, sent Morse code, crewed a Coast Guard cutter, deployed on an aircraft carrier, was in the Navy, went around the world on a carrier, ran boilers and guns on a destroyer, lived on a sub",
    step: "Deckhand, Stationary engineer, Power plant operator, Marine engineer",
    beside: "Ship captain, Soldier",
    not: "Sailor Moon",
    context: {
      swabbie: "navy, served, veteran",
      "electrician's mate": "navy, ship, sea",
      sailor: "Navy, ship, sea, deck, boat",
      seaman: "Navy, ship, sea, deck",
      radioman: "Navy, ship, Morse, signals, military",
      coxswain: "Navy, boat, coast guard, military",
      "petty officer": "Navy, Coast Guard, ship",
    },
  },
  {
    name: "Military recruiter",
    titles:
      "Army recruiter, Navy recruiter, Marine recruiter, Air Force recruiter, National Guard recruiter, recruiting sergeant, retention NCO, military personnel clerk, 42A, Army human resources specialist, personnelman, military entrance counselor, recruiting station commander, adjutant, military administrative specialist, Army clerk, casualty assistance officer, military transition counselor, recruiting officer, personnel sergeant, company clerk, army recruiting sergeant, enlistment officer",
    credentials: "Army Recruiting Course, DD-214, TAP counselor training",
    tools: "ASVAB, personnel records systems",
    skills:
      "military recruiting, enlistment processing, ASVAB screening, high school visits, military personnel records, prospecting by phone, transition counseling, reenlistment interviews, military awards paperwork, orders processing",
    duties:
      "signed up recruits for the Army, visited high schools, explained enlistment to parents, met recruiting quotas, kept soldiers' records, typed orders and awards, counseled on reenlistment, helped troops move to civilian life, processed pay and leave papers, talked young folks into joining up, sat in the recruiting office, helped men get out and find work",
    step: "Recruiter, Human resources generalist, Employment counselor",
    beside: "Outside sales representative, Veterans service officer",
    context: {
      "recruiting officer": "army, enlist, troops",
      adjutant: "military, Army, personnel, post, Legion",
      personnelman: "Navy, records, military",
    },
  },
  {
    name: "Intelligence analyst",
    titles:
      "military intelligence analyst, intelligence officer, all-source analyst, CIA analyst, intelligence specialist, signals intelligence analyst, imagery analyst, cryptologic linguist, geospatial intelligence analyst, counterterrorism analyst, cryptologist, codebreaker, NSA analyst, military linguist, OSINT analyst, open source intelligence analyst, SIGINT analyst, interrogator, political risk analyst, cryptanalyst, fusion center analyst, spy, cryptographer, cipher clerk, cipher officer, photo interpreter, photographic interpreter",
    credentials: "TS/SCI clearance, top secret clearance, Defense Language Institute, polygraph clearance",
    tools: "Palantir, Analyst's Notebook, DCGS, ArcGIS, Maltego",
    skills:
      "intelligence analysis, open source intelligence, signals intelligence, imagery analysis, threat assessment, link analysis, intelligence briefings, foreign language translation, counterintelligence, human intelligence, cryptology, geopolitical analysis, intelligence reports",
    duties:
      "analyze enemy activity, study satellite pictures, write intelligence reports, brief commanders on threats, translate intercepted messages, break codes, map terrorist networks, question prisoners, watch foreign governments, advise firms on political risk, figured out what the enemy was up to, listened in on radios, broke codes, looked at spy photos, worked for the CIA",
    step: "Policy analyst, Security consultant, Insurance fraud investigator",
    beside: "Translator, GIS analyst, Special librarian",
    not: "business intelligence analyst, BI analyst, market intelligence analyst, competitive intelligence analyst, artificial intelligence analyst, cyber threat intelligence analyst, sales intelligence analyst",
    context: {
      cryptographer: "codes, intelligence, military, messages",
      "intelligence analyst": "military, threat, national security, law enforcement, classified",
      "intelligence specialist": "military, Navy, threat, classified",
      cryptologist: "military, codes, signals, NSA",
      "imagery analyst": "military, satellite, intelligence",
      interrogator: "military, prisoners, intelligence",
      "intelligence officer": "military, threat, CIA, national security",
      spy: "CIA, espionage, intelligence, agency",
      "political risk analyst": "intelligence, geopolitical, foreign",
    },
  },
  {
    name: "Military communications specialist",
    titles:
      "Army signal soldier, signal officer, military radio operator, 25B, radio telephone operator, signalman, radar operator, 25U, Army radio repairer, air defense radar operator, missile technician, missileman, Army electronics technician, fire control technician, military electronics technician, ICBM missileer, Signal Corps veteran, field wireman, teletype operator, military communications technician, Signal Corps man, wireless operator, Morse operator, radarman, radio operator, field telephone operator, Nike missile technician",
    credentials: "security clearance, CompTIA Security+, FCC license, DD-214",
    tools: "SINCGARS, field radios, radar, satellite terminals, teletype",
    skills:
      "military radio operation, signal communications, satellite communications, radar operation, cryptographic equipment, antenna setup, field wire laying, Morse code, missile systems maintenance, electronics troubleshooting, radio repair",
    duties:
      "set up field radios, ran Army communications, watched radar screens, kept missile systems working, laid telephone wire in field, encrypted messages, repaired radios and radar, set up satellite links, stood missile alert duty, kept bombers' electronics working, strung phone wire in the field, talked on the radio for the Army, sent Morse code, watched the scope, kept missiles ready",
    step: "Electronics technician, Network technician, Telecommunications technician",
    beside: "Intelligence analyst",
    context: {
      "radio operator": "army, military, signal, morse",
      "radar operator": "military, Air Force, Army, Navy, air defense",
      signalman: "Army, Navy, military, signals",
      "signal officer": "Army, military, communications",
      "missile technician": "military, Air Force, Army, Navy",
      "fire control technician": "Navy, weapons, missile, military",
      "teletype operator": "military, Army, signal, messages",
    },
  },
  {
    name: "Bomb disposal technician",
    titles:
      "explosive ordnance disposal technician, EOD technician, bomb technician, EOD tech, UXO technician, unexploded ordnance technician, bomb squad officer, explosives technician, mine clearance specialist, deminer, explosives expert, ordnance technician, explosives detection dog handler, 89D, bomb dog handler, ammunition technician, bomb squad man, bomb disposal officer, bomb squad technician",
    credentials: "Naval EOD School, HDS certification, UXO Tech II, blaster's license",
    tools: "bomb suit, bomb disposal robot, metal detector, X-ray screening machine",
    skills:
      "explosive ordnance disposal, render-safe procedures, demolitions, UXO clearance, robot operation, explosives identification, range clearance, explosive safety, mine detection",
    duties:
      "disarm bombs, clear old shells from ranges, blow up unexploded ordnance, check suspicious packages, run a bomb robot, sweep arenas with bomb dogs, clear land mines, train police on explosives, walk a grid with a metal detector, take bombs apart, find old shells and mines, look at a bag nobody claims, blow up what's left on a range",
    step: "Blaster",
    beside: "Police officer, Firefighter, EHS manager",
  },
];
