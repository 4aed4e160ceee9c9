import type { OccupationEntry } from "../types.ts";

/**
 * People who fly, run trains, and sail, and those who guide, load, fuel, survey, and manage aircraft, railroads, ships,
 * and ports.
 */
export const AIR_RAIL_AND_SEA: readonly OccupationEntry[] = [
  {
    name: "Airline pilot",
    titles:
      "airline captain, first officer airline, commercial airline pilot, co-pilot, copilot, airline transport pilot, ATP pilot, jet captain, cargo pilot, freighter pilot, second officer, flight engineer, retired airline pilot, 737 captain, regional jet captain, airline first officer, check airman, FedEx pilot, UPS pilot, flight deck crew, airplane captain, jet jockey, jet pilot, airline skipper, air mail pilot, jumbo pilot",
    credentials:
      "ATP, ATP certificate, first class medical, type rating, FAA flight engineer certificate, FCC radiotelephone permit",
    tools: "Boeing 737, Airbus A320, flight management system, electronic flight bag, weather radar, ACARS",
    skills:
      "airline flying, crew resource management, instrument flying, Part 121 operations, flight planning, jet transition, checkrides, weather interpretation, ETOPS, captain leadership, standard operating procedures, flight simulator training",
    duties:
      "fly passengers on scheduled flights, command a jet crew, fly freight overnight, brief the crew, run checklists, plan fuel and alternates, land in low visibility, train and check other pilots, handle emergencies in the simulator, bid monthly schedules, log flight hours, fly big jets, up in the cockpit, take people across the ocean, wings on my cap",
    above: "Director of flight operations",
    step: "Corporate pilot, Flight instructor, Simulator instructor",
    beside: "Aircraft dispatcher, Aviation safety consultant",
    not: "pilot program, pilot plant, pilot study, pilot car, marine pilot, harbor pilot, Microsoft Copilot, GitHub Copilot, autopilot engineer",
    context: {
      "second officer": "airline, flight, aircraft, cockpit",
      copilot: "aircraft, flight, airline, captain",
      "flight engineer": "airline, aircraft, cockpit, flight deck",
    },
  },
  {
    name: "Corporate pilot",
    titles:
      "pilot, commercial pilot, charter pilot, private jet pilot, business jet pilot, business aviation pilot, ferry pilot, contract pilot, bush pilot, seaplane pilot, air taxi pilot, banner tow pilot, aerial survey pilot, sightseeing pilot, air tour pilot, skydive pilot, air ambulance pilot, medevac pilot, test pilot, aviator, small aircraft pilot, King Air pilot, fixed wing pilot, glider tow pilot, volunteer pilot, aerial photography pilot, patrol pilot, fire tanker pilot, personal pilot, light aircraft pilot, flier, plane pilot, aeroplane pilot, barnstormer, stunt pilot, aerobatic pilot, airplane pilot, private plane pilot",
    credentials:
      "commercial pilot certificate, ATP, instrument rating, multi-engine rating, type rating, first class medical, second class medical, seaplane rating",
    tools: "King Air, Gulfstream, Citation, Garmin G1000, ForeFlight, Cessna 208 Caravan, Learjet",
    skills:
      "business jet flying, Part 135 operations, Part 91 operations, instrument flying, multi-engine flying, trip planning for flights, aircraft ferrying, seaplane flying, flight planning, passenger care on private flights, aircraft management, weather interpretation",
    duties:
      "fly executives in a private jet, fly charters, ferry airplanes across the country, fly sightseers, tow banners and gliders, fly patients to hospitals, arrange catering and hangar, do preflight inspections, plan trips to small airports, fly pipelines on patrol, manage an owner's airplane, test fly repaired aircraft, fly the boss around, small planes and little airports, take folks up for a ride, fly a Cessna, fly a small plane",
    step: "Agricultural pilot, Helicopter pilot, Flight instructor",
    beside: "Aircraft mechanic, Line service technician",
    not: "pilot program, pilot project, pilot plant operator, pilot study, pilot car driver, harbor pilot, ship pilot, bar pilot, river pilot, Honda Pilot, Pilot Flying J, drone pilot, marine pilot, copilot software",
    context: { pilot: "aircraft, flight, jet, airplane, flying, FAA, charter, instrument, aviation" },
  },
  {
    name: "Agricultural pilot",
    titles:
      "ag pilot, crop duster, crop duster pilot, aerial applicator, crop dusting pilot, spray pilot, agricultural aviator, crop sprayer pilot, aerial sprayer, aerial seeding pilot, mosquito control pilot, aerial firefighting pilot, duster pilot, cropduster, aerial topdresser, top dressing pilot",
    credentials:
      "commercial pilot certificate, Part 137 certificate, pesticide applicator license, tailwheel endorsement",
    tools: "Air Tractor, Thrush, GPS swath guidance, hopper and booms",
    skills:
      "aerial application, crop spraying, low-level flying, tailwheel flying, chemical mixing, GPS swath guidance, drift control, aerial seeding, fire retardant drops",
    duties:
      "spray crops from the air, fly low over fields, seed cover crops by plane, mix and load chemicals, watch wind and drift, spread fertilizer, treat for mosquitoes, drop water on fires, dodge power lines, keep spray records for the farmer, swoop over cotton and corn, dust crops, fly under wires",
    beside: "Farmer, Agronomist, Drone pilot",
    not: "agricultural pilot project",
    context: { "spray pilot": "crops, aircraft, fields" },
  },
  {
    name: "Helicopter pilot",
    titles:
      "rotorcraft pilot, rotary wing pilot, chopper pilot, helo pilot, EMS helicopter pilot, air medical pilot helicopter, offshore helicopter pilot, utility helicopter pilot, tour helicopter pilot, news helicopter pilot, helicopter instructor, CFI helicopter, police helicopter pilot, army helicopter pilot, long line pilot, life flight pilot, whirlybird pilot, chopper jockey, Huey pilot",
    credentials:
      "commercial helicopter certificate, ATP helicopter, CFII helicopter, second class medical, night vision goggle training",
    tools: "Bell 407, Airbus H125, Robinson R44, night vision goggles, long line",
    skills:
      "helicopter flying, external load operations, night vision goggle flying, EMS flight operations, offshore flying, confined area landing, helicopter instruction, autorotations, power line patrol",
    duties:
      "fly a helicopter, pick up patients at accident scenes, fly crews to oil rigs, lift loads on a long line, fly tours over canyons, land on rooftops, patrol power lines, fight fires with a bucket, teach helicopter students, fly news and police missions, fly a whirlybird, hover and land anywhere, take the injured to the hospital by air",
    beside: "Paramedic, Critical care nurse, Line worker",
    not: "helicopter parent, RC helicopter hobby",
  },
  {
    name: "Drone pilot",
    titles:
      "drone operator, UAV pilot, UAS pilot, UAS operator, remote pilot, unmanned aircraft operator, sUAS operator, RPA pilot, aerial drone photographer, drone mapping specialist, drone inspection pilot, drone surveyor, unmanned aerial vehicle operator, drone instructor, drone program manager, UAV operator, quadcopter pilot, drone videographer, drone flyer, remote control pilot, drone man, radio control flyer",
    credentials: "Part 107, FAA remote pilot certificate, Part 107 waiver, TRUST certificate",
    tools: "DJI Mavic, DJI Matrice, Pix4D, DroneDeploy, thermal camera, LiDAR payload, Autel",
    skills:
      "drone flying, Part 107 operations, aerial mapping, photogrammetry, roof inspection by drone, thermal imaging, LiDAR, aerial photography, flight logs, airspace authorization, drone training",
    duties:
      "fly drones over roofs and fields, map construction sites from the air, photograph real estate, inspect towers and solar panels, get airspace clearance, stitch images into maps, film events from above, teach drone classes, survey crops, keep batteries and flight logs, take pictures from the sky, a little flying camera, check roofs without a ladder",
    beside: "Photographer, Land surveyor, GIS analyst",
    not: "military drone engineer, remote pilot program",
    context: {
      "radio control flyer": "drone, aerial",
      "remote pilot": "drone, FAA, Part 107, aerial",
      "RPA pilot": "drone, aircraft, unmanned",
    },
  },
  {
    name: "Flight instructor",
    titles:
      "CFI, CFII, MEI, certified flight instructor, flying instructor, flight teacher, ground instructor, ground school instructor, instrument instructor, aviation instructor, pilot instructor, flight school instructor, flight training instructor, glider instructor, chief flight instructor, flying club instructor, pilot trainer, designated pilot examiner, DPE, pilot examiner, flight check examiner, QFI, aviation teacher, aviation professor, flying teacher, flying school instructor, Link trainer instructor, gliding instructor, aviation cadet instructor",
    credentials: "CFI, CFII, MEI, AGI, ground instructor certificate, commercial pilot certificate, Gold Seal",
    tools: "Cessna 172, Piper Archer, ForeFlight, Redbird simulator, sectional charts",
    skills:
      "flight instruction, ground school, instrument instruction, flight reviews, checkride preparation, tailwheel instruction, stage checks, student logbooks, lesson planning for pilots, VFR navigation, aeronautical decision making",
    duties:
      "teach people to fly, give flight lessons in a Cessna, teach ground school, prepare students for checkrides, sign off solos, give flight reviews and instrument checks, demonstrate stalls and landings, brief and debrief each lesson, give FAA practical tests, coach rusty pilots, teach someone to fly a plane, take offs and landings, let them take the stick",
    beside: "Vocational teacher",
    not: "flight attendant instructor, Computational fluid instructor",
    context: {
      CFI: "flight, pilot, students, aircraft, instrument",
      MEI: "flight, multi-engine, instructor",
      DPE: "pilot, examiner, checkride",
      "ground instructor": "pilot, aviation, flight school",
    },
  },
  {
    name: "Simulator instructor",
    titles:
      "sim instructor, flight simulator instructor, airline ground instructor, pilot ground school instructor airline, type rating instructor, TRI, simulator check airman, training center evaluator, TCE, FlightSafety instructor, line check instructor, crew resource management instructor, CRM facilitator, aircrew training instructor, systems ground instructor, TRE, airline training manager, Link trainer operator",
    credentials: "ATP, type rating, TCE authorization, first class medical",
    tools: "full flight simulator, cockpit procedures trainer, Boeing 737, Airbus A320, flight training device",
    skills:
      "simulator instruction, type rating training, crew resource management, upset recovery training, line oriented flight training, jet systems instruction, recurrent training, pilot evaluation, briefing and debriefing",
    duties:
      "train jet pilots in the simulator, teach aircraft systems, run engine failures and emergencies, give type rating checks, debrief crews, teach CRM classes, put new hires through initial training, write training records, keep current on the aircraft, prepare pilots for recurrent checks, teach airline captains in a pretend cockpit, practice what to do when an engine quits",
    beside: "Flight instructor, Training and development specialist",
    not: "sim card, driving simulator, customer relationship management",
    context: {
      TRI: "type rating, pilot, simulator",
      TCE: "pilot, simulator, checks",
      TRE: "pilot, simulator, examiner",
      "CRM facilitator": "crew, pilots, airline",
    },
  },
  {
    name: "Director of flight operations",
    titles:
      "chief pilot, director of operations aviation, aviation manager, flight department manager, aviation director, corporate aviation manager, head of flight operations, VP flight operations, airline operations manager, director of aviation, airline executive, charter company manager, aviation consultant, airline consultant, flight school manager, aviation business consultant, airline station manager, airline manager, fixed base operator manager, FBO manager, aviation program manager, airline superintendent, airfield operations boss",
    credentials: "ATP, CAM, Certified Aviation Manager, type rating",
    tools: "FOS, ARINC, ForeFlight, flight scheduling software, safety management system",
    skills:
      "flight operations management, Part 135 certification, flight department budgets, pilot hiring, FAA liaison, operations manuals, crew scheduling, aircraft acquisition, safety management systems, charter sales, FBO management, airline operations",
    duties:
      "run a corporate flight department, hire and check pilots, write operations manuals, deal with the FAA, get an air carrier certificate, choose aircraft to buy, budget flying hours, run an FBO or flight school, manage an airline station, advise owners of aircraft, hire pilots and look after planes",
    step: "Airport manager",
    beside: "Operations manager",
    context: {
      "aviation consultant": "flight, aircraft, airline, FAA, airports",
      "director of aviation": "aircraft, flight, pilots",
    },
  },
  {
    name: "Aviation safety consultant",
    titles:
      "aviation safety inspector, FAA inspector, air safety investigator, aircraft accident investigator, aviation safety officer, flight safety officer, aviation safety manager, director of safety airline, NTSB investigator, aviation expert witness, aviation auditor, IS-BAO auditor, IOSA auditor, operations inspector FAA, principal operations inspector, airworthiness inspector, aviation safety specialist, SMS consultant aviation, aviation quality auditor, air crash investigator, air accident inspector, crash inspector, air registration surveyor",
    credentials: "ATP, A&P, IS-BAO auditor, SMS certificate, ISASI membership",
    tools: "safety management system, flight data recorder, FOQA, ASAP reports",
    skills:
      "aviation safety, accident investigation, safety management systems, FAA regulations, flight data analysis, safety audits, human factors, operational inspections, expert testimony in aviation, risk assessment, hazard reporting programs",
    duties:
      "investigate airplane accidents, audit flight departments, inspect operators for the FAA, set up a safety management system, read flight recorder data, write safety findings, testify in crash lawsuits, run a hazard reporting program, teach human factors, review maintenance and training records, find out why a plane crashed, keep flying safe",
    beside: "Expert witness, Aircraft mechanic, Safety officer, Air traffic controller",
    not: "text message SMS",
    context: { "flight safety officer": "aviation, aircraft, pilots" },
  },
  {
    name: "Flight attendant",
    titles:
      "air hostess, airline hostess, stewardess, air steward, cabin crew, cabin attendant, steward airline, in-flight crew, purser, corporate flight attendant, cabin crew member, in-flight attendant, VIP flight attendant, inflight service manager, flight attendant instructor, cabin crew trainer, air stewardess, lead flight attendant, cabin service director, airline stewardess, air girl, airline steward, plane stewardess",
    credentials: "FAA flight attendant certificate, CPR, first aid, passport, TIPS certification",
    tools: "galley, beverage cart, AED, evacuation slide, intercom",
    skills:
      "in-flight service, passenger safety, emergency evacuation, first aid, safety demonstrations, cabin service, galley management, passenger de-escalation, multilingual announcements, VIP service, beverage service",
    duties:
      "serve passengers in flight, do the safety demonstration, check seat belts and bins, greet people boarding, push the drink cart, handle medical problems on board, calm unruly passengers, evacuate in an emergency, cater private jets, do layovers, train new cabin crew, work on airplanes serving folks, coffee tea or soda at thirty thousand feet, help people with bags overhead, buckle up, see the world",
    step: "Airline customer service agent, Cruise ship staff",
    beside: "Waiter, Airline pilot",
    not: "cabin rental, bursar, wine steward, shop steward, union steward, church steward",
    context: { purser: "flight, airline, cabin, passengers", stewardess: "flight, airline, cabin, passengers, air" },
  },
  {
    name: "Air traffic controller",
    titles:
      "ATC, air traffic control specialist, tower controller, control tower operator, radar controller, approach controller, en route controller, contract tower controller, air traffic manager, air traffic control instructor, ATC instructor, flight service specialist, flight service station specialist, weather observer airport, contract weather observer, military air traffic controller, ground controller airport, air traffic controller trainer, airspace consultant, airport weather observer, tower man, airport tower man, air controller, control tower man, flying control officer, tower operator airport",
    credentials: "CTO, control tower operator certificate, FAA ATCS, ATC credential",
    tools: "STARS radar, ERAM, flight progress strips, ASOS, tower light gun, VSCS",
    skills:
      "air traffic control, radar separation, tower control, phraseology, traffic sequencing, airspace design, ATC instruction, weather observation, coordination between sectors, emergency handling, NOTAMs, traffic flow management",
    duties:
      "clear planes to take off and land, keep aircraft separated on radar, sequence arrivals, talk to pilots on the radio, give weather to pilots, handle emergencies in the air, work a contract tower, train new controllers, teach at the FAA academy, take weather observations at the airport, study airspace changes, tell planes when to land, blips on a screen",
    step: "Aircraft dispatcher, Airport operations specialist",
    beside: "911 dispatcher",
    not: "automatic traffic counter, website traffic controller, air conditioning technician, automatic temperature control",
    context: {
      ATC: "air traffic, aircraft, tower, radar, FAA",
      "radar controller": "aircraft, traffic, approach",
    },
  },
  {
    name: "Aircraft dispatcher",
    titles:
      "flight dispatcher, airline dispatcher, flight follower, flight operations officer, flight dispatch officer, flight coordinator, flight scheduler aviation, aviation dispatcher, flight operations specialist, charter coordinator, crew scheduler, airline crew scheduler, flight planner, charter flight scheduler, operations control airline, flight watch officer, helicopter dispatcher, load controller, weight and balance agent, dispatcher, flight planner clerk, air movements officer, load sheet clerk",
    credentials: "aircraft dispatcher certificate, FAA dispatcher license, ADX",
    tools: "Jeppesen, Sabre flight planning, ARINC, FOS, WSI weather, BART scheduling",
    skills:
      "flight dispatch, flight planning, weather analysis, fuel planning, weight and balance, flight following, NOTAMs, crew scheduling, charter scheduling, operational control, Part 121 operations",
    duties:
      "plan airline flights with fuel and route, share responsibility with the captain, watch weather along the route, follow flights, reroute and divert, check weight and balance, assign crews to trips, schedule charters, file flight plans, release flights, say when a flight can leave, plan the way around storms",
    beside: "Freight dispatcher, Load planner, Meteorologist",
    context: {
      dispatcher: "flights, aircraft, airline, flight plans, FAA",
      "flight coordinator": "charter, aircraft, crews, flights",
      "load controller": "aircraft, weight, balance, flights",
    },
  },
  {
    name: "Airport manager",
    titles:
      "airport director, airport executive, airport operations manager, director of airport operations, airport superintendent, general aviation airport manager, aviation planner, airport planner, airport consultant, airport development director, assistant airport manager, aerodrome manager, airport duty manager, airport properties manager, municipal airport manager, airport administrator, interim airport director, airfield manager, airdrome manager, aerodrome superintendent, landing field manager",
    credentials: "AAE, CM, Certified Member AAAE, ACE certification",
    tools: "FAA AIP, airport layout plan, Part 139 manual, noise monitoring system",
    skills:
      "airport management, Part 139 compliance, airport master planning, FAA grants, hangar leasing, airport budgets, noise complaints, airfield maintenance, air service development, emergency planning, tenant relations, airport security programs",
    duties:
      "run a city airport, keep runways certified, lease hangars and land, apply for FAA grants, plan a terminal expansion, answer noise complaints, recruit airline service, manage snow removal on runways, deal with tenants and the FBO, report to the airport commission, run the airfield, keep a little airport going",
    below: "Airport operations specialist",
    beside: "City manager, Civil engineer, Property manager",
    not: "airport hotel manager, Airport Extreme, airport retail manager",
  },
  {
    name: "Airport operations specialist",
    titles:
      "airport operations officer, airfield operations officer, airport operations agent, airport operations coordinator, airfield inspector, airside operations officer, airport duty officer, airport communications specialist, airport operations supervisor, wildlife control airport, airport service worker, terminal operations agent airport, airport maintenance worker, airfield maintenance worker, airport ambassador, airport volunteer guide, airport information agent, airfield man, airport hand, airport man",
    credentials: "ACE certification, SIDA badge, driver's license",
    tools: "airfield inspection vehicle, runway friction tester, airband radio, NOTAM manager",
    skills:
      "airfield inspection, Part 139 compliance, NOTAMs, wildlife hazard control, airfield driving, emergency response coordination, badge and access control, ramp safety, runway snow control, passenger information",
    duties:
      "inspect runways and lights, chase birds off the airfield, close runways and issue NOTAMs, escort contractors on the ramp, respond to aircraft emergencies, badge airport employees, direct passengers in the terminal, check fuel and ramp safety, watch snow removal, mark and light construction areas, keep geese off the runway, drive out and look at the tarmac",
    beside: "Security guard, Baggage handler",
  },
  {
    name: "Airline customer service agent",
    titles:
      "airline ticket agent, ticket agent airline, gate agent, airline gate agent, passenger service agent, airport customer service agent, airline check-in agent, check in agent airport, airline counter agent, station agent airline, airline agent, passenger service assistant, airport ticket counter agent, airline reservationist, airline reservations agent, airport concierge, airport lounge attendant, airport wheelchair attendant, wheelchair pusher airport, skycap, sky cap, baggage service agent, unaccompanied minor escort, airport greeter, airline supervisor customer service, ticket counter girl, airline counter girl, ground hostess, ground stewardess, airport wheelchair helper, airline receptionist, airport hostess",
    credentials: "SIDA badge, GSC training",
    tools: "Sabre, Amadeus, SHARES, boarding pass scanner, jet bridge",
    skills:
      "airline ticketing, passenger check-in, boarding flights, rebooking passengers, baggage tracing, Sabre, wheelchair assistance, irregular operations, passport checks, gate announcements, seat assignments",
    duties:
      "check in passengers and bags, board flights at the gate, rebook missed connections, check passports, announce delays, push passengers in wheelchairs, trace lost luggage, drive the jet bridge, assign seats, meet unaccompanied children, greet guests in the lounge, tag bags and hand out boarding passes, push folks in chairs to their plane, calm people who missed a flight",
    step: "Travel agent, Reservations agent, Hotel front desk clerk",
    beside: "Bell attendant, Baggage handler",
    not: "ticket support agent, gate guard, estate agent, parking ticket, real estate agent",
    context: {
      "gate agent": "airline, flight, passengers, boarding",
      skycap: "airport, bags, luggage",
      "station agent airline": "flights, passengers",
    },
  },
  {
    name: "Baggage handler",
    titles:
      "ramp agent, ground handler, ramp worker, airport ramp agent, ground crew, airport ground crew, ramp service agent, fleet service agent, fleet service clerk, aircraft loader, airport baggage handler, ramp serviceman, aircraft marshaller, ground handling agent, airline ramp agent, aircraft cleaner, cabin cleaner aircraft, aircraft groomer, deicer, aircraft deicing technician, aircraft cabin cleaner, pushback driver, airline catering driver, ramp supervisor, ground service agent, loadmaster, airport loader, ramp rat, bag thrower, baggage man, ramper, airport luggage man, apron hand, plane loader",
    credentials: "SIDA badge, driver's license, pushback certification",
    tools: "belt loader, baggage tug, pushback tractor, K-loader, ground power unit, marshalling wands, deicing truck",
    skills:
      "baggage handling, aircraft loading, aircraft marshalling, pushback, ramp safety, deicing aircraft, belt loader operation, aircraft cabin cleaning, cargo loading, weight and balance, lifting",
    duties:
      "load bags into aircraft, drive baggage tugs, marshal planes to the gate, push back aircraft, spray deicing fluid, chock wheels and hook up power, clean cabins between flights, sort bags for connections, work outdoors in all weather, load cargo pallets, throw suitcases on planes, wave the orange wands, heavy bags in the cold",
    step: "Line service technician",
    beside: "Package handler, Dock worker",
    not: "airplane mechanic, ski lift loader, ground crew landscaping, camera crew, ramp builder, wheelchair ramp",
    context: {
      "ground crew": "aircraft, airport, ramp, baggage",
      "ground handler": "aircraft, airport, ramp",
      deicer: "aircraft, airport, fluid",
      "fleet service agent": "airline, aircraft, bags",
    },
  },
  {
    name: "Line service technician",
    titles:
      "aircraft fueler, aircraft refueler, airplane fueler, line service, FBO line technician, line service specialist, aircraft fueller, fuel truck operator airport, aviation fueler, FBO customer service representative, line tech, lineman airport, line boy, hangar attendant, aircraft fuel handler, airport fueler, FBO attendant, hangar worker, fuel boy, ramp boy, airplane gas man, airport line boy, bowser driver",
    credentials: "NATA Safety 1st, SIDA badge, driver's license, HazMat endorsement",
    tools: "fuel truck, hydrant cart, aircraft tug, lav cart, ground power unit, fuel sump sampler",
    skills:
      "aircraft fueling, aircraft towing, fuel quality testing, marshalling, ramp safety, lav and water service, deicing aircraft, hangar moves, FBO customer service, deadman fueling control",
    duties:
      "fuel private planes and jets, tow aircraft in and out of hangars, greet pilots at the ramp, test fuel for water, marshal aircraft, service lavatories, drive crew cars, park planes, arrange rental cars for passengers, wash windows and hangars, gas up airplanes, pull small planes with a tug",
    beside: "Aircraft mechanic",
    not: "telephone line service, power line service, line service restaurant, electric lineman, assembly line technician",
    context: { "line service": "aircraft, airport, fuel, FBO, ramp", "line tech": "aircraft, airport, fuel, ramp" },
  },
  {
    name: "Railroad engineer",
    titles:
      "locomotive engineer, train engineer, train driver, engine driver, railroad locomotive engineer, railway engineer train, loco driver, hogger, freight train engineer, passenger train engineer, Amtrak engineer, commuter train engineer, steam locomotive engineer, tourist railroad engineer, locomotive fireman, hostler railroad, motorman, rail engineer locomotive, engineman, tram driver rail, hoghead, loco man, footplateman, footplate man, engine man, railwayman, railway man, railroad man, locomotive driver, railroad fireman, fireman on the railroad, steam engine driver, passed fireman, railway fireman",
    credentials: "FRA locomotive engineer certification, Part 240 certification, GCOR",
    tools: "diesel locomotive, positive train control, Trip Optimizer, event recorder, air brakes",
    skills:
      "train handling, locomotive operation, train air brakes, signal rules, GCOR, positive train control, territory knowledge, switching moves, steam locomotive operation, radio communication on rail",
    duties:
      "run a freight train, drive a passenger train, obey signals, handle train brakes on grades, inspect the locomotive, blow the horn at crossings, switch cars in the yard, run a steam engine on a tourist railroad, work on call, pass rules exams, pull a mile-long coal train, blow the whistle at crossings, haul freight across the plains, shovel coal on the footplate, drive a train",
    above: "Railroad manager",
    step: "Railroad conductor, Subway operator, Train dispatcher",
    beside: "Heavy equipment operator",
    not: "railroad civil engineer, train the engineer, personal train, railway design engineer, railroad bridge engineer, rails developer",
    context: {
      "engine man": "train, railroad, locomotive",
      motorman: "train, rail, trolley, subway",
      "railway engineer train": "locomotive, train, signals",
    },
  },
  {
    name: "Railroad conductor",
    titles:
      "train conductor, freight conductor, passenger conductor, railway guard, train guard, brakeman, switchman, trainman, yard conductor, yardman railroad, assistant conductor, conductor, railroad brakeman, carman helper, ticket taker train, train attendant, train host, tourist train host, ticket inspector, remote control locomotive operator, yard foreman railroad, train crew member, Amtrak attendant, sleeping car attendant, utility man railroad, switch tender, brakie, railway porter, station porter, shunter, goods guard, Pullman porter, Pullman conductor, ticket punch man, brakesman, parlor car attendant, ticket collector, railroad porter, passenger guard, carriage attendant",
    credentials: "FRA conductor certification, Part 242 certification, GCOR",
    tools: "switch lock, railroad radio, lantern, end of train device, remote control locomotive box, ticket punch",
    skills:
      "train operations, switching cars, coupling and uncoupling, hand signals, railroad rules, track warrants, train paperwork, ticket collection, brake tests, passenger announcements, yard switching",
    duties:
      "ride the train and work with the engineer, throw switches, couple and uncouple cars, set hand brakes, collect tickets on commuter trains, walk the train for problems, carry car lists, protect shoving moves, help passengers on and off, make station announcements, host a tourist train, punch tickets, all aboard, swing the lantern, hook up boxcars, help ladies off the train",
    above: "Railroad manager",
    step: "Train dispatcher, Yard truck driver",
    beside: "Railroad track worker, Transit bus driver",
    not: "orchestra conductor, choir conductor, band conductor, electrical conductor, semiconductor, symphony conductor, music conductor",
    context: {
      conductor: "train, railroad, rail, cars, passengers, tickets, switching",
      trainman: "railroad, train, crew",
      "ticket inspector": "train, rail, passengers",
      "train host": "passengers, railroad, excursion",
    },
  },
  {
    name: "Train dispatcher",
    titles:
      "railroad dispatcher, rail traffic controller, train controller, signalman railway, signal box operator, tower operator railroad, towerman, rail operations controller, yardmaster, railroad yardmaster, bridge tender, drawbridge operator, drawbridge tender, bridge operator, crew caller railroad, interlocking operator, subway control center operator, lock operator canal, lock tender, railroad crew dispatcher, bridge and lock tender, signalman, points man, pointsman, railroad telegrapher, bridge keeper, lock keeper, lockkeeper, gateman, telegrapher",
    credentials: "train dispatcher certification, GCOR, NORAC",
    tools: "CTC console, positive train control, train sheets, railroad radio, AEI readers",
    skills:
      "train dispatching, track warrants, centralized traffic control, yard planning, railroad rules, train meets, maintenance of way protection, crew calling, drawbridge operation, radio communication on rail",
    duties:
      "give trains authority to move, line switches and signals from a console, plan train meets and passes, give track time to work crews, run the yard and build trains, call crews for duty, raise the drawbridge for boats, pass boats through a lock, handle derailments and delays, copy and issue track warrants, pull the levers in the signal box, keep trains from hitting each other, open the bridge for boats, let barges through the lock",
    above: "Railroad manager",
    beside: "Air traffic controller, Transportation dispatcher",
    not: "dental bridge, bridge inspector, bridge teacher",
    context: {
      signalman: "railway, trains, signal box",
      gateman: "crossing, railroad, bridge",
      telegrapher: "railroad, train",
      "bridge operator": "drawbridge, boats, river, rail",
      "bridge tender": "drawbridge, boats, river",
      towerman: "railroad, signals, trains",
    },
  },
  {
    name: "Railroad track worker",
    titles:
      "track laborer, trackman, section hand, railroad trackman, gandy dancer, track inspector, track foreman, permanent way worker, platelayer, railway track worker, maintenance of way worker, railroad signal maintainer, signal maintainer, railroad signalman, rail welder, track machine operator, railroad roadmaster, roadmaster, track supervisor, railroad flagman, railroad flagger, EIC railroad, railroad bridge worker, plate layer, lengthman, ganger, section gang worker, tie tamper, gandydancer, permanent way man, track walker, wheel tapper, railroad section man, car knocker, carman, railroad car repairman",
    credentials: "FRA track safety standards Part 213, roadway worker protection, AAR welding certification, CDL A",
    tools: "tamper, ballast regulator, hi-rail truck, spike puller, track gauge, Brandt truck, signal tester",
    skills:
      "track maintenance, track inspection, tie replacement, rail welding, signal maintenance, railroad flagging, roadway worker protection, railcar repair, air brake testing, track surfacing, grade crossing repair, locomotive maintenance",
    duties:
      "replace ties and rail, drive spikes, tamp ballast, inspect track by hi-rail, maintain signals and crossing gates, fix freight cars, test train brakes, flag for contractors near the tracks, weld rail, repair grade crossings, lead a section gang, overhaul locomotives, drive spikes and lay rails, walk the line and look for cracks, gang of men on the tracks, fix railroad cars",
    above: "Railroad manager",
    beside: "Construction laborer, Welder, Diesel mechanic",
    not: "running track coach, track and field, audio track, Army signalman, railing installer",
    context: {
      ganger: "track, railway, rails",
      "car knocker": "railroad, rail cars",
      carman: "railroad, train",
      "track inspector": "railroad, rail, ties",
      "track supervisor": "railroad, rail, ties",
      "signal maintainer": "railroad, crossing, rail, subway",
      roadmaster: "railroad, track, rail",
    },
  },
  {
    name: "Railroad manager",
    titles:
      "trainmaster, railroad operations manager, rail operations manager, railway manager, short line railroad manager, railroad superintendent, division superintendent railroad, road foreman of engines, stationmaster, station master, rail terminal manager, railroad consultant, rail consultant, railroad safety manager, railroad inspector, FRA inspector, intermodal terminal manager, railroad rules instructor, rail transit manager, railroad executive, railroad agent, railway station manager, railroad clerk, station agent, depot agent, depot master, railway stationmaster, halt keeper, railway inspector, railway clerk",
    credentials: "GCOR instructor, Part 240 DSLE, railroad operations certificate",
    tools: "positive train control, RailConnect, event recorder software",
    skills:
      "railroad operations, train crew supervision, FRA regulations, operating rules instruction, derailment response, short line management, rail safety audits, yard operations, intermodal terminal operations, rail customer service, crew discipline hearings",
    duties:
      "run a short line railroad, supervise train crews, test crews on the rules, respond to derailments, plan yard and train operations, ride with engineers to check them, teach operating rules, deal with the FRA, manage an intermodal ramp, advise shippers on rail sidings, manage a train station, be in charge of a train station, wave the trains off, keep trains on time",
    beside: "Operations manager, Transportation manager, Safety officer",
    not: "rails software, railing, train the manager",
  },
  {
    name: "Subway operator",
    titles:
      "subway train operator, light rail operator, metro train driver, train operator, tube driver, light rail vehicle operator, people mover operator, monorail operator, streetcar motorman, trolley motorman, rail operator transit, metro operator, underground train driver, cable car gripman, gripman, cable car operator, subway conductor, station agent subway, token booth clerk, subway station agent, el motorman, streetcar driver, tram driver, tramway driver, trolley driver, trolley car conductor, tram conductor, clippie, tube train driver, streetcar conductor, trolley man, elevated motorman, change booth clerk, tram guard",
    credentials: "rail operator certification, transit rules qualification",
    tools: "light rail vehicle, cab signals, third rail, dead man switch",
    skills:
      "light rail operation, subway operation, transit signal rules, station stops, door operation, passenger announcements, emergency evacuation, cable car operation, streetcar operation",
    duties:
      "drive a subway train, stop at platforms and work the doors, run light rail through city streets, watch signals and switches, announce stations, evacuate passengers, grip the cable, sell fares at the booth, check third rail safety, run a vintage streetcar, drive a trolley, doors opening and closing, trains under the city",
    beside: "Train dispatcher",
    not: "Subway sandwich, tube mill operator",
    context: {
      "tram driver": "rails, city, streetcar",
      "trolley driver": "rails, streetcar",
      clippie: "tram, bus, conductor",
      "train operator": "subway, metro, light rail, platform, passengers",
    },
  },
  {
    name: "Ship captain",
    titles:
      "sea captain, master mariner, ship's master, vessel master, merchant marine captain, merchant mariner officer, master unlimited, chief mate, first mate, ship's mate, deck officer, second mate, third mate, navigation officer, watch officer, ferry captain, tugboat captain, towboat captain, towboat pilot, tug captain, cruise ship captain, research vessel captain, offshore supply vessel captain, dredge captain, yacht captain, superyacht captain, mariner, skipper, barge captain, old salt, shipmaster, sea going officer, coxswain, merchant navy officer, deep sea captain, seafarer, coastal skipper",
    credentials:
      "master unlimited license, 1600 ton master, 500 ton master, USCG master license, STCW, TWIC, AB ticket, master of towing, radar observer, GMDSS",
    tools: "ECDIS, ARPA radar, GMDSS radio, gyrocompass, AIS, bow thruster",
    skills:
      "ship handling, navigation, bridge watchkeeping, celestial navigation, towing vessels, passage planning, COLREGS, cargo operations, ISM code, GMDSS, crew management at sea, anchoring and mooring, stability calculations",
    duties:
      "command a ship, stand bridge watches, plan the voyage, navigate by radar and chart, handle tugs and barges on the river, dock a ferry, supervise cargo loading, lead the crew in drills, keep the ship's log, deliver vessels, deal with Coast Guard inspections, run a private yacht, steer big ships, years at sea, boss of the whole crew, stars and charts, run a tugboat",
    step: "Marine pilot, Charter boat captain, Port captain, Maritime instructor",
    beside: "Marine engineer, Military officer",
    not: "airline captain, team captain, police captain, fire captain, shipmate software, captain waiter, fishing captain",
    context: {
      skipper: "boat, ship, vessel, crew",
      "first mate": "vessel, ship, deck",
      "second mate": "vessel, ship, watch, deck",
      "navigation officer": "ship, bridge, vessel",
      "watch officer": "bridge, ship, vessel",
    },
  },
  {
    name: "Charter boat captain",
    titles:
      "boat captain, six pack captain, OUPV captain, small boat captain, tour boat captain, sailing captain, charter captain, sightseeing boat captain, water taxi captain, launch operator, launch driver, pontoon boat captain, excursion boat captain, dive boat captain, yacht delivery captain, boat delivery captain, sailboat captain, boat pilot, boat driver, boat operator, whale watch captain, riverboat captain, paddlewheel captain, yacht club launch operator, towboat US captain, marine assistance captain, airboat captain, captain, ferryman, boatman, launch man, excursion boat skipper, boat skipper, gondolier, water taximan, lake boat captain, paddle boat captain, sightseeing boat skipper",
    credentials:
      "OUPV, six pack license, 50 ton master, 100 ton master, USCG captain's license, towing endorsement, sailing endorsement, TWIC",
    tools: "chartplotter, VHF radio, center console, fish finder, pontoon boat, sailboat",
    skills:
      "small boat handling, passenger safety briefing, coastal navigation, docking, sailing, VHF radio, yacht delivery, marine weather, narrated boat tours, boat maintenance, on-water towing, fishing charters",
    duties:
      "take passengers on boat tours, run fishing charters, deliver yachts up the coast, run the club launch, drive a water taxi, tell stories on sightseeing cruises, dock in wind and current, tow stranded boaters, check life jackets, teach owners to handle their new boat, sail guests at sunset, take folks out on the bay, ride people around the lake, drive a boat for fun seekers, love being on the water",
    beside: "Fishing guide, Sailing instructor, Deckhand",
    not: "airline captain, captain waiter, team captain, floor captain, block captain",
    context: {
      captain: "boat, charter, passengers, yacht, vessel, USCG, marine",
      "boat driver": "passengers, lake, launch",
      "boat operator": "passengers, launch, lake, marine",
    },
  },
  {
    name: "Deckhand",
    titles:
      "deck hand, seaman, sailor, able seaman, able bodied seaman, AB, ordinary seaman, OS mariner, merchant seaman, merchant mariner, boatswain, bosun, ferry deckhand, tankerman, barge hand, tug deckhand, yacht deckhand, mate on boat, ship's crew, yacht stew, yacht steward, yacht crew, dredge deckhand, cruise boat deckhand, charter mate, fishing mate, steward's department, ship's steward, ferry attendant, galley hand, quartermaster, marine oiler, oiler ship, wiper ship, lineman mooring, QMED, jack tar, swabbie, ship's boy, cabin boy, shiphand, merchant sailor, stoker, donkeyman, greaser, boat hand, bargee, bargeman, lighterman, bargehand, canal boatman, ferry hand, galley boy",
    credentials: "merchant mariner credential, MMC, STCW, TWIC, AB ticket, tankerman PIC, lifeboatman",
    tools: "mooring lines, capstan, chipping hammer, ratchets and wires, rescue boat, windlass",
    skills:
      "line handling, deck maintenance, mooring, lookout, knots and splicing, barge tow building, chipping and painting, lifeboat drills, tank barge loading, engine room watch, seamanship, passenger loading on ferries",
    duties:
      "handle lines at docking, chip and paint steel, stand lookout, splice rope, build tows with wires and ratchets, load fuel barges, park cars on the ferry, scrub decks, help charter guests fish, oil and wipe engine room machinery, serve on a yacht, steer on orders, swab the deck, throw ropes to the dock, scrape and paint a ship, sail the seas, work on tugboats, love being on the water",
    above: "Ship captain",
    step: "Longshore worker, Commercial fisherman",
    beside: "Marina attendant, Boat builder",
    not: "deck builder, bachelor of arts AB, blood type AB, sailor's knot craft, card deck, pitch deck, A/B test, AB testing, Navy enlistment",
    context: {
      stoker: "ship, engine room",
      greaser: "ship, engine room",
      AB: "seaman, vessel, deck, ship",
      seaman: "ship, vessel, deck",
      sailor: "ship, vessel, deck, crew",
      quartermaster: "ship, helm, vessel, steering",
      "merchant mariner": "ship, vessel, deck",
    },
  },
  {
    name: "Marine pilot",
    titles:
      "harbor pilot, harbour pilot, ship pilot, river pilot, bar pilot, maritime pilot, docking pilot, docking master, docking master tug, bay pilot, canal pilot, mooring master, port pilot, licensed state pilot, Great Lakes pilot, first class pilot, apprentice pilot marine, trinity pilot",
    credentials: "first class pilotage, state pilot license, master unlimited license, TWIC",
    tools: "portable pilot unit, ECDIS, VHF radio, pilot ladder",
    skills:
      "pilotage, ship handling, tug use, tidal currents, local channel knowledge, docking and undocking ships, master-pilot exchange, portable pilot units, lightering",
    duties:
      "board ships by ladder, guide ships through the channel, dock and undock with tugs, know every shoal and current, advise the captain, bring tankers over the bar, moor tankers offshore, train apprentice pilots, investigate groundings, handle ships in fog and tide, climb a rope ladder onto big ships, bring ships in from the sea, know every sandbar",
    beside: "Port captain",
    not: "airline pilot, pilot program, Marine Corps pilot, marine aviator",
    context: {
      "docking pilot": "ship, tugs, harbor",
      "docking master": "ship, tugs, harbor",
      "first class pilot": "vessel, river, Coast Guard",
    },
  },
  {
    name: "Marine engineer",
    titles:
      "ship's engineer, marine chief engineer, chief engineer vessel, second engineer marine, first assistant engineer, third assistant engineer, engine room officer, port engineer, marine engineering officer, engineer officer, merchant marine engineer, tugboat engineer, ferry engineer, marine superintendent engineer, ETO marine, electro-technical officer, engineroom watch engineer, vessel engineer, ship's chief, marine fitter, seagoing engineer, ship's mechanic, boat engineer, ship's electrician",
    credentials: "USCG chief engineer license, DDE license, QMED, STCW, TWIC, third assistant engineer license",
    tools: "marine diesel, steam turbine, purifier, ballast pump, switchboard, oily water separator",
    skills:
      "marine diesel engines, engine room watchkeeping, ship propulsion systems, steam plants, marine electrical systems, bunkering, dry dock planning, ballast systems, vessel maintenance, marine refrigeration, spare parts management at sea",
    duties:
      "run a ship's engine room, stand engine watches, overhaul marine diesels, take on fuel, keep generators and pumps going, plan shipyard and dry dock work, repair ships in port, supervise oilers, handle Coast Guard engine inspections, write repair specifications, keep a ferry running, keep the ship's engines turning, grease and heat below deck, fix a boat's motor at sea",
    step: "Stationary engineer, Marine surveyor",
    beside: "Marine mechanic, Mechanical engineer",
    not: "marine engineer Corps of Engineers, aquarium marine, Marine Corps engineer, chief engineer hotel, chief engineer broadcast",
    context: {
      "port engineer": "ship, vessel, dry dock, engine",
      "engineer officer": "ship, vessel, engine room",
      "chief engineer vessel": "ship, engine room",
    },
  },
  {
    name: "Port captain",
    titles:
      "marine superintendent, port manager, port director, harbor master, harbourmaster, harbormaster, marine operations manager, marine terminal manager, port operations manager, vessel operations manager, marine manager, ship agent, port agent, vessel agent, boarding agent, port authority director, terminal operations manager port, designated person ashore, maritime consultant, shipping manager marine, port consultant, ferry operations manager, barge line manager, port security officer, port commissioner, ship operator, crewing manager, marine personnel manager, stevedore superintendent, dock master, dockmaster, wharfinger, pier master, wharf master, piermaster, berthing master, dock superintendent, quay master",
    credentials: "master unlimited license, PPM, Professional Port Manager, FSO, VSO",
    tools: "Navis N4, AIS, port community system, tide tables",
    skills:
      "port operations, vessel scheduling, marine terminal operations, harbor management, stevedoring contracts, ship agency, ISM audits, vessel crewing, port security, dredging coordination, charter parties, port marketing",
    duties:
      "run a port or marine terminal, assign berths to ships, meet ships as agent, manage a fleet of tugs and barges, hire ship's crew, enforce harbor rules, collect mooring fees, plan dredging, audit ships for safety, negotiate with stevedores, handle customs and crew visits, say where ships tie up, boss of the docks",
    beside: "Freight forwarder, Marina manager, City manager",
    not: "network port, port wine, USB port, team captain, airport manager",
    context: {
      "shipping manager marine": "vessels, ships, port",
      "ship agent": "vessel, port, crew",
      "marine manager": "vessels, port, ships",
    },
  },
  {
    name: "Marine surveyor",
    titles:
      "boat surveyor, yacht surveyor, ship surveyor, hull surveyor, marine inspector, marine cargo surveyor, cargo surveyor, draft surveyor, vessel inspector, boat inspector, small craft surveyor, hull and machinery surveyor, classification surveyor, class surveyor, marine claims surveyor, petroleum inspector marine, cargo inspector, marine adjuster, marine loss surveyor, P&I surveyor, boat appraiser, marine insurance surveyor, grain inspector ship, ship inspector, Lloyd's surveyor, boat examiner",
    credentials: "SAMS AMS, NAMS-CMS, ABYC certification, master unlimited license, USCG marine inspector",
    tools: "moisture meter, percussion hammer, ultrasonic thickness gauge, borescope, draft marks",
    skills:
      "marine surveying, pre-purchase boat surveys, hull inspection, insurance surveys, damage surveys, draft surveys, cargo inspection, boat valuation, ABYC standards, survey report writing, towing approval surveys, marine accident investigation",
    duties:
      "inspect boats for buyers and insurers, tap hulls for rot and delamination, sea trial engines, appraise yachts, survey storm damage, measure cargo by draft, check ships for class, inspect containers and lashings, write survey reports, testify in marine claims, gauge cargo tanks, look over a boat before you buy it, find rot in a hull",
    not: "land surveyor, survey interviewer, marine biologist, quantity surveyor",
    context: { "class surveyor": "ship, vessel, hull", "cargo inspector": "ship, vessel, port, marine" },
  },
  {
    name: "Longshore worker",
    titles:
      "longshoreman, stevedore, docker, dockworker, dock laborer, wharf laborer, wharfie, waterside worker, port worker, ship loader, crane operator port, ship-to-shore crane operator, container crane operator, marine clerk, ship clerk, ship tally clerk, cargo checker, port equipment operator, longshoreman foreman, stevedore foreman, hatch boss, lasher, straddle carrier operator, walking boss, top handler operator, dockyard worker, marine terminal worker, winch operator ship, dock walloper, dock hand, docks man, quayside worker, coal trimmer, lumper, quay worker, longshore man, port laborer, tally man, tallyman, dock crane driver",
    credentials: "TWIC, ILA card, ILWU registration, PIT certification",
    tools: "ship-to-shore crane, straddle carrier, top handler, lashing rods, yard hustler, cargo nets",
    skills:
      "stevedoring, ship loading and unloading, container lashing, cargo checking, ship's crane operation, winch operation, breakbulk handling, marine terminal safety, roll-on roll-off driving, forklift operation",
    duties:
      "load and unload ships, lash containers, run the ship-to-shore crane, drive cars off ro-ro ships, check cargo against the manifest, work the hold, hook up slings, handle steel and lumber cargo, take jobs from the hiring hall, move containers on the terminal, hooks and nets, work on the waterfront, carry sacks off boats, bananas and coffee",
    beside: "Forklift operator",
    not: "Docker container, Docker engineer, eyelash technician, lash artist, dock builder",
    context: {
      lumper: "ship, fish, cargo",
      "tally man": "cargo, ship, dock",
      tallyman: "cargo, ship, dock",
      docker: "ship, port, cargo, wharf",
      "ship clerk": "cargo, port, vessel",
      lasher: "containers, ship, port",
      "dock laborer": "ship, port, cargo",
    },
  },
  {
    name: "Maritime instructor",
    titles:
      "captain's license instructor, marine instructor, merchant marine instructor, maritime academy instructor, maritime training instructor, STCW instructor, boating safety instructor, boater education instructor, seamanship instructor, navigation instructor, navigation teacher, maritime trainer, ship handling simulator instructor, power boating instructor, boating instructor, RYA instructor, powerboat instructor, celestial navigation instructor, Coast Guard exam instructor, Power Squadron instructor, nautical teacher, navigation school teacher, nautical school instructor",
    credentials: "master unlimited license, USCG instructor approval, NASBLA boating safety instructor, STCW",
    tools: "bridge simulator, chart plotting tools, sextant, ECDIS",
    skills:
      "maritime training, captain's license courses, boating safety education, chart plotting, celestial navigation, Rules of the Road teaching, bridge simulator instruction, docking instruction, STCW courses",
    duties:
      "teach captain's license classes, prepare mariners for Coast Guard exams, teach chart plotting and rules of the road, run the bridge simulator, give boating safety classes, teach new boat owners to dock, teach firefighting and survival at sea, give sextant lessons, certify boaters, advise students on sea time, teach folks to handle a boat, knots charts and buoys, get people ready for a captain's test",
    beside: "Sailing instructor, Vocational teacher",
    context: {
      "marine instructor": "boat, captain, Coast Guard, vessel",
      "boating instructor": "boat, docking, safety, power",
    },
  },
];
