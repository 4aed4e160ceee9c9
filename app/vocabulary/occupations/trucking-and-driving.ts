import type { OccupationEntry } from "../types.ts";

/** People who drive trucks, buses, vans, and cars for a living, and those who dispatch and manage them. */
export const TRUCKING_AND_DRIVING: readonly OccupationEntry[] = [
  {
    name: "Truck driver",
    titles:
      "trucker, CDL driver, CDL A driver, class A driver, class A CDL driver, tractor trailer driver, semi driver, semi truck driver, big rig driver, eighteen wheeler driver, 18 wheeler driver, long haul driver, long haul trucker, OTR driver, over the road driver, regional driver, linehaul driver, line haul driver, team driver, teamster, lorry driver, HGV driver, LGV driver, artic driver, dry van driver, driver, transport driver, freight driver, LTL driver, doubles and triples driver, hazmat driver, truck man, truckman, road driver, transcontinental driver, long distance lorry driver, trunk driver, over-the-road trucker, juggernaut driver, wagon driver, gear jammer, diesel jockey, long distance truck driver, eighteen wheeler, OTR, long haul, over the road, log truck driver",
    credentials:
      "CDL A, CDL, class A CDL, HazMat endorsement, doubles and triples endorsement, tanker endorsement, DOT medical card, TWIC, clean MVR, HGV licence",
    tools:
      "electronic logging device, Qualcomm, Freightliner Cascadia, Kenworth, Peterbilt, dry van trailer, pallet jack, Motive ELD, CB radio",
    skills:
      "tractor-trailer driving, long-haul driving, pre-trip inspection, hours of service, log books, DOT regulations, backing to docks, load securement, trip planning, manual transmission, mountain driving, winter driving, bills of lading, drop and hook",
    duties:
      "haul freight across the country, drive an eighteen wheeler, do pre-trip inspections, keep electronic logs, back trailers into docks, stay within hours of service, drop and hook trailers, sleep in the cab, secure loads, fuel and check tires, pass weigh stations, get bills of lading signed, drive 48 states, run regional lanes home weekly, go coast to coast in a rig, be out on the highway for weeks, talk on the CB, push a big Peterbilt or Kenworth, pull a trailer over the mountains, eat at truck stops, shift eighteen gears, haul loads from town to town in a semi",
    above: "Freight dispatcher, Trucking terminal manager",
    step: "Local truck driver, Flatbed truck driver, Tanker truck driver, Refrigerated truck driver, Yard truck driver, Owner-operator, Truck driving instructor",
    beside: "Heavy equipment operator, Diesel mechanic",
    not: "device driver, driver developer, cost driver, screwdriver, business driver, pile driver, key driver, food truck, truck driver recruiter, database driver",
    context: {
      driver: "truck, CDL, tractor trailer, freight, haul, OTR, loads, class A, trailer, long haul",
      teamster: "truck, driver, freight, union driver",
      "transport driver": "truck, freight, trailer, CDL, loads",
      "team driver": "truck, OTR, CDL, miles, loads",
    },
  },
  {
    name: "Local truck driver",
    titles:
      "class B driver, CDL B driver, class B CDL driver, box truck driver, straight truck driver, local CDL driver, city driver, P&D driver, pickup and delivery driver, pick up and delivery driver, day cab driver, local delivery truck driver, home daily truck driver, rigid lorry driver, class 2 driver, drayage driver, container driver, intermodal driver, beverage truck driver, beer truck driver, lumber delivery driver, furniture truck driver, stake bed driver, hotshot driver, hot shot driver, drayman, carman, delivery lorry driver, beer drayman, brewery drayman, expressman, coal truck driver, coalman, coal delivery man, lorry driver's mate, beer guy",
    credentials: "CDL B, CDL, class B CDL, air brake endorsement, DOT medical card, TWIC, clean MVR",
    tools: "box truck, liftgate, day cab, hand truck, pallet jack, moffett forklift, container chassis",
    skills:
      "straight truck driving, local deliveries, liftgate operation, city driving, container drayage, pre-trip inspection, unloading freight, proof of delivery, route knowledge, forklift operation, air brakes",
    duties:
      "drive a box truck on local routes, home every night, use a liftgate, unload with a hand truck, deliver building materials, pull containers from the port, make city pickups and deliveries, deliver beer and soda to stores, collect signatures and checks, run the same route daily, bring back pallets and empties, haul stuff around town, take furniture to people's houses with a truck, roll kegs into the cellar, be home for dinner, make runs to the docks and rail yard, carry sacks of coal",
    step: "Delivery driver, Dump truck driver, Route sales driver, Refuse collector",
    beside: "Mover",
    context: {
      "city driver": "truck, freight, CDL, deliveries, terminal",
      "container driver": "truck, port, chassis, CDL, drayage",
    },
  },
  {
    name: "Tanker truck driver",
    titles:
      "tanker driver, tank truck driver, fuel tanker driver, fuel delivery driver, gasoline hauler, propane delivery driver, propane driver, bobtail driver, heating oil driver, oil truck driver, milk truck driver, milk hauler, chemical tanker driver, bulk driver, pneumatic tanker driver, water truck driver, vacuum truck driver, crude hauler, liquid bulk driver, petroleum transport driver, septic truck driver, oil delivery man, oil man, fuel oil delivery man, gas truck driver, milk lorry driver, sprinkler truck driver, honey dipper, septic pumper, honey wagon driver",
    credentials:
      "tanker endorsement, HazMat endorsement, X endorsement, CDL A, CDL, TWIC, CETP propane certification, ADR certificate",
    tools: "tank trailer, pneumatic trailer, loading rack, vapor recovery hose, meter and hose reel, vacuum pump",
    skills:
      "tanker driving, hazardous materials transport, fuel delivery, product loading and unloading, surge control, spill response, tank gauging, placarding, pump operation, milk sampling, propane handling",
    duties:
      "haul gasoline to stations, load at the rack, drop fuel into underground tanks, fill home propane tanks, deliver heating oil, pump milk at farms, haul chemicals in bulk, gauge tanks before unloading, prevent spills, blow off dry bulk product, handle liquid surge, water down roads, fill people's oil tanks in winter, bring gas to filling stations, pump out septic tanks and cesspools, pick up milk from the dairy farmers, drag the hose to the fill pipe",
    beside: "Refinery operator, Chemical operator",
    not: "air tanker pilot, tanker ship, oil tanker crew",
    context: {
      "septic pumper": "truck, tank, drive",
      "oil man": "deliver, tank, truck, heating",
      "bulk driver": "tanker, CDL, dry bulk, liquid, trailer",
      "bobtail driver": "propane, gas, delivery, tank",
    },
  },
  {
    name: "Flatbed truck driver",
    titles:
      "flatbed driver, flat bed driver, step deck driver, heavy haul driver, heavy haul trucker, oversize load driver, lowboy driver, low boy driver, conestoga driver, steel hauler, lumber hauler, log truck driver, machinery hauler, car hauler, auto hauler, auto transport driver, car transporter driver, livestock hauler, cattle hauler, curtainside driver, boat hauler, bull hauler, cattle truck driver, log hauler",
    credentials: "CDL A, CDL, load securement certificate, DOT medical card, TWIC",
    tools: "flatbed trailer, lowboy trailer, step deck, chains and binders, straps, tarps, car carrier, load bars",
    skills:
      "flatbed hauling, tarping, chaining and strapping, oversize permits, heavy haul, load securement, car hauling, livestock hauling, log hauling, machinery loading, weight distribution",
    duties:
      "haul steel and lumber, tarp and strap loads, chain down machinery, pull oversize loads with permits, load cars on a carrier, haul cattle to market, haul logs from the woods, check straps on the road, winch equipment onto a lowboy, climb on trailers in weather, throw chains and binders over a load, haul pipe and beams, move bulldozers from job to job, take cows to the stockyard, bring new cars to dealers, tie down big stuff",
    beside: "Pilot car driver, Crane operator",
    not: "flatbed press, flatbed scanner, flatbed plotter",
    context: { "log truck driver": "CDL, truck, trailer, haul", "boat hauler": "truck, trailer, road, CDL, transport" },
  },
  {
    name: "Refrigerated truck driver",
    titles:
      "reefer driver, refrigerated driver, produce hauler, food service delivery driver, foodservice driver, frozen food driver, meat truck driver, temperature controlled driver, cold chain driver, grocery truck driver, foodservice truck driver, perishable freight driver, ice cream delivery driver, reefer hauler, ice truck driver, refrigerated lorry driver, frozen food hauler, produce trucker",
    credentials: "CDL A, CDL, food safety transport training, DOT medical card",
    tools: "reefer unit, Thermo King, Carrier reefer, temperature recorder, ramp and dolly, pulp thermometer",
    skills:
      "refrigerated freight, reefer unit operation, temperature monitoring, cold chain, multi-stop deliveries, produce hauling, trailer washout, load securement, lumper services",
    duties:
      "haul frozen food and produce, set reefer temperature, check product temperature on pickup, wait at grocery warehouses, deliver cases to restaurants by ramp, run multi-stop food routes, fuel the reefer unit, wash out trailers, meet strict delivery appointments, reject warm loads, keep the load cold, run lettuce and oranges from California, take meat and ice cream to supermarkets, wheel boxes down the ramp to kitchens, haul fish from the coast",
    beside: "Food service manager",
    context: { "grocery truck driver": "reefer, CDL, stores, trailer" },
  },
  {
    name: "Dump truck driver",
    titles:
      "dump driver, tipper driver, tipper lorry driver, quad axle driver, tri axle driver, end dump driver, belly dump driver, side dump driver, gravel hauler, gravel truck driver, asphalt truck driver, sand and gravel driver, concrete mixer driver, cement truck driver, ready mix driver, redi-mix driver, concrete truck driver, mixer driver, haul truck driver, articulated dump truck operator, grain hauler, muckaway driver, mixer truck driver, cement mixer driver, coal hauler, rock truck driver, dumper driver, Euclid driver, transit mix driver, tipper truck driver, eight wheeler tipper driver",
    credentials: "CDL B, CDL A, CDL, MSHA certification, DOT medical card",
    tools: "dump truck, quad axle, end dump trailer, ready mix truck, snow plow, salt spreader, haul truck",
    skills:
      "dump truck operation, hauling aggregate, tailgate spreading, concrete delivery, mixer truck operation, paving support, snow plowing, jobsite safety, air brakes, load tickets",
    duties:
      "haul gravel and dirt, dump asphalt into the paver, spread stone on driveways, deliver ready mix concrete, work chutes at pours, wash out the mixer drum, watch for overhead wires, collect load tickets, plow and salt roads, haul from quarry to jobsite, haul grain at harvest, carry sand and rock to building sites, tip loads of earth, get rid of dirt from a dig, haul blacktop for the road crew, lift the bed and let it slide out",
    beside: "Construction laborer, Farmworker",
    not: "audio mixer, memory dump, food mixer",
    context: { "mixer driver": "concrete, ready mix, chute, truck" },
  },
  {
    name: "Tow truck driver",
    titles:
      "tow truck operator, tow operator, tow driver, wrecker driver, wrecker operator, rollback driver, roll back driver, recovery driver, breakdown driver, roadside assistance technician, roadside technician, repo driver, repossession agent, repo man, vehicle recovery operator, heavy wrecker operator, roadside assistance driver, car recovery driver, wrecker man, wrecker truck driver, AAA driver, AA man, RAC patrolman, breakdown patrol, road service man, breakdown truck driver, towman, tow truck guy, tow guy, repo agent",
    credentials: "TRAA certification, WreckMaster, CDL B, CDL A, towing license",
    tools: "wrecker, rollback, winch, wheel lift, dollies, jump pack, lockout kit",
    skills:
      "towing, vehicle recovery, winching, jump starts, lockout service, tire changes, accident scene clearing, impound procedures, light-duty towing, heavy-duty towing, repossession",
    duties:
      "tow broken down cars, winch cars out of ditches, clear accident scenes, jump start batteries, open locked cars, change flat tires on the road, load cars on a rollback, impound illegally parked cars, repossess vehicles, answer police tow calls, work on-call nights, pull people out of the snowbank, bring dead cars to the garage, get stranded motorists going again, open up when keys are locked in, hook a wreck and clear the road, boost a battery, take back cars that weren't paid for",
    beside: "Automotive mechanic, Locksmith, Police officer",
    not: "tow boat, towboat captain, disaster recovery",
    context: {
      "repo man": "cars, wrecker, repossession, impound, rollback, roadside",
      "recovery driver": "tow, vehicles, breakdown, winch, rollback",
    },
  },
  {
    name: "Yard truck driver",
    titles:
      "yard jockey, yard driver, yard hostler, hostler, yard dog, yard goat driver, yard spotter, spotter driver, trailer spotter, shunter driver, switcher driver, yard switcher driver, hustler driver, terminal tractor driver, shunt driver, yard tractor operator, truck shunter, trailer jockey, yard mule driver, yard shunter, yard tractor driver",
    credentials: "CDL A, CDL, DOT medical card",
    tools: "yard tractor, terminal tractor, Ottawa, Kalmar, yard management system, two-way radio",
    skills:
      "trailer spotting, yard tractor operation, backing to docks, yard checks, gate check-in, trailer inspection, fifth wheel coupling, yard inventory",
    duties:
      "move trailers around the yard, spot trailers at dock doors, pull empties from docks, check trailers in and out at the gate, walk the yard and list trailers, couple and uncouple trailers, check seals, shuttle trailers between buildings, never leave the lot, report damaged trailers, back trailers up to the docks all day, push trailers from one end of the lot to the other, hook and unhook semis, help the road drivers line up their boxes",
    beside: "Dock worker",
    not: "yard manager lumber, railroad hostler, horse hostler",
    context: {
      hostler: "trailers, yard, docks, spotting, tractor",
      "yard spotter": "trailers, dock, yard tractor",
      "yard driver": "trailers, docks, yard tractor",
    },
  },
  {
    name: "Owner-operator",
    titles:
      "owner operator truck driver, independent trucker, independent truck driver, leased owner operator, lease operator, lease purchase driver, trucking company owner, small fleet owner, independent owner operator, self-employed trucker, owner driver, contract trucker, expediter van owner, cargo van owner operator, independent hauler, independent haulier, haulier, haulage contractor",
    credentials: "MC number, DOT number, CDL A, IFTA license, UCR registration",
    tools: "DAT load board, Truckstop, own tractor, ELD, fuel card, RTS factoring",
    skills:
      "running a trucking business, load boards, rate negotiation, fuel tax reporting, truck maintenance, freight factoring, operating authority, cost per mile, tractor-trailer driving, permits, expedited freight",
    duties:
      "own and run my truck, find loads on a load board, negotiate rates with brokers, lease on with a carrier, file fuel taxes, keep up maintenance and permits, work out cost per mile, invoice and factor loads, hire a second driver, haul expedited freight in a van, be my own boss with a rig, pay off a truck, pick my own loads, run a couple of trucks with my son, haul for whoever pays",
    beside: "Freight broker, Small-business owner",
    not: "restaurant owner operator, franchise owner operator, owner operator representative, restaurant franchise",
    context: { "owner driver": "truck, freight, van, lorry", "lease operator": "truck, carrier, CDL, loads" },
  },
  {
    name: "Pilot car driver",
    titles:
      "pilot car operator, escort vehicle driver, escort vehicle operator, oversize load escort, wide load escort, pilot escort vehicle operator, PEVO, flag car driver, pole car driver, high pole driver, chase car driver, abnormal load escort, lead car driver, wide load driver",
    credentials: "pilot escort certification, certified flagger, PEVO certification, amber light permit",
    tools: "height pole, amber light bar, CB radio, oversize load banner, flagging paddle",
    skills:
      "oversize load escort, route surveys, height pole operation, flagging, radio communication, permit reading, traffic control, defensive driving",
    duties:
      "drive ahead of oversize loads, escort wide loads and mobile homes, call out bridges and wires by radio, set the height pole, survey the route, stop traffic at turns, follow permits by state, travel overnight with own pickup, warn oncoming traffic, measure clearances before the move, run in front of a big load with flashing lights, warn folks that a house is coming down the road, lift power lines with a pole, follow behind with a sign, keep in touch by CB",
    beside: "Traffic flagger, Courier",
    not: "airline pilot, pilot program",
    context: { "chase car driver": "oversize, load, escort, pilot car" },
  },
  {
    name: "Route sales driver",
    titles:
      "route driver, route salesman, route sales representative, driver salesman, delivery salesman, bread route driver, bread man, bread salesman, milkman, milk man, chip route driver, snack route driver, uniform route driver, linen route driver, vending driver, DSD driver, direct store delivery driver, water delivery driver, bottled water driver, soda route driver, newspaper carrier, newspaper delivery driver, paper route carrier, route service representative, ice delivery driver, milk roundsman, bakery driver, breadman, driver salesperson, milk delivery man, ice man, iceman, egg man, dairy delivery man, pop man, potato chip man, route man, vending machine man, paper carrier, baker's roundsman, roundsman, newsboy, paper boy, diaper service man, bread guy, vending guy, chip guy",
    credentials: "CDL B, clean MVR, DOT medical card",
    tools: "step van, handheld computer, hand truck, bread trays, vending keys, route software",
    skills:
      "route sales, direct store delivery, merchandising shelves, stock rotation, cash collection, account service, vending machine filling, upselling on route, handheld invoicing, uniform and linen service, reading delivery sheets",
    duties:
      "deliver bread and snacks to stores, stock and rotate shelves, write up store orders, pick up stale product, fill vending machines and collect cash, swap clean and dirty uniforms, deliver water bottles to offices, keep accounts happy, sell new items on the route, throw papers before sunrise, collect from customers, bring milk and eggs to the doorstep, keep the bread rack full, refill candy and pop machines, collect the empties, throw the morning paper on porches, know every stop by name",
    beside: "Retail merchandiser, Outside sales representative",
    context: {
      "bread man": "route, vending, delivery, milk, roundsman, uniform",
      "route driver": "stores, accounts, sales, deliver, stock, route",
      "DSD driver": "stores, delivery, stock, route",
    },
  },
  {
    name: "Delivery driver",
    titles:
      "delivery man, deliveryman, van driver, delivery van driver, package delivery driver, parcel delivery driver, parcel driver, UPS driver, FedEx driver, Amazon driver, DoorDash driver, food delivery driver, pizza delivery driver, grocery delivery driver, parts delivery driver, auto parts driver, pharmacy delivery driver, flower delivery driver, florist driver, Meals on Wheels driver, last mile driver, driver helper, furniture delivery driver, appliance delivery driver, driver, delivery associate, delivery person, multi-drop driver, non-CDL driver, truck driver non-CDL, catering delivery driver, white van man, DoorDasher, delivery boy, parcel man, parcel post driver, grocery boy, department store delivery man, van man, van boy, errand boy, delivery girl, parts runner, meals on wheels volunteer driver, panel truck driver, takeaway delivery driver, pizza guy, UPS man, FedEx guy, delivery guy, pizza boy, package man, pizza delivery, newspaper delivery, paper route, flower delivery, grocery delivery, package car driver",
    credentials: "driver's license, clean driving record, clean MVR, DOT medical card",
    tools: "cargo van, step van, handheld scanner, GPS, hand truck, delivery app, sprinter van",
    skills:
      "delivery driving, van driving, route navigation, proof of delivery, package scanning, loading and unloading, safe driving, time management on route, cash on delivery, multi-stop deliveries, appliance installation",
    duties:
      "deliver packages to homes, load the van each morning, follow a GPS route, scan parcels and get signatures, leave packages at doors, deliver pizzas and groceries, drop auto parts at garages, bring prescriptions to patients, carry furniture into houses, drive a company van, deliver flowers on holidays, bring hot meals to seniors, many stops a day, bring boxes to people's doors, take hot dinners to shut-ins, drop off medicine from the drugstore, carry sofas up the stairs, bring groceries to old folks, take bouquets around town, ring the doorbell and leave parcels, know every back road, drive packages in your own car, have a van or a pickup",
    above: "Warehouse supervisor",
    step: "Courier, Rideshare driver",
    beside: "Shipping and receiving clerk",
    not: "device driver, project delivery, service delivery manager, delivery manager software, delivery room nurse, driver developer, cost driver, baby delivery, school van driver",
    context: {
      "errand boy": "deliver, van, parcels, packages",
      "parts runner": "deliver, drive, parts, garage",
      driver: "deliver, delivery, packages, van, parcels, route, cargo van, stops",
      "van driver": "deliver, packages, cargo, route, parcels, goods",
      "Amazon driver": "deliver, packages, van, route",
      "driver helper": "packages, truck, deliver, UPS",
    },
  },
  {
    name: "Courier",
    titles:
      "messenger, medical courier, lab courier, laboratory courier, specimen courier, document courier, bicycle messenger, bike courier, legal courier, bank courier, same day courier, courier driver, delivery courier, foot messenger, motorcycle courier, dispatch rider, blood courier, organ courier, onboard courier, on demand courier, runner, court runner, law firm runner, film courier, expedited courier, art courier, diplomatic courier, check courier, telegram boy, message boy, Western Union boy, motorcycle dispatch rider, messenger boy, bonded messenger, errand boy, bank messenger, bank runner, pouch carrier, bike messenger, copy boy, copy girl",
    credentials: "clean MVR, HIPAA training, bloodborne pathogens training, TSA STA clearance",
    tools: "own car, specimen cooler, dry ice, handheld scanner, courier app, delivery bag",
    skills:
      "courier service, specimen handling, chain of custody, time-critical deliveries, document delivery, HIPAA, temperature-controlled transport, route planning, on-call driving, court filing runs",
    duties:
      "pick up lab specimens from doctors' offices, carry blood and organs to hospitals, deliver legal papers by hand, make bank runs, use my own car for deliveries, keep specimens cold, get signatures, take papers to the courthouse, rush same day envelopes across town, hand carry parts on flights, run scheduled pickup routes, take blood samples to the lab, bring contracts to be signed, pick up and drop off envelopes, take checks to the bank, carry a bag for a company, ride a bike with parcels",
    step: "Process server",
    beside: "Mail clerk",
    not: "Courier font, messenger app, messenger RNA, Courier newspaper, marathon runner, test runner, food runner, home runner",
    context: {
      messenger: "courier, packages, documents, deliver, bicycle, errands",
      runner: "law firm, court, documents, errands, deliver, bank",
      "dispatch rider": "motorcycle, documents, deliver",
    },
  },
  {
    name: "Transit bus driver",
    titles:
      "bus driver, city bus driver, bus operator, transit operator, transit driver, coach operator transit, public bus driver, fixed route driver, municipal bus driver, metro bus operator, omnibus driver, PCV driver, trolley bus driver, trolley driver, streetcar operator, tram driver, double decker bus driver, fixed route operator, motorman, busman, bus man, omnibus operator, trackless trolley driver, tram motorman, jitney driver, trolleybus driver, PSV driver, fare collector, bus conductor, bus conductress, clippie, trolley motorman, streetcar motorman",
    credentials: "CDL B, passenger endorsement, P endorsement, DOT medical card, PCV licence, Driver CPC",
    tools: "transit bus, farebox, kneeling ramp, wheelchair securement straps, two-way radio, headsign",
    skills:
      "bus driving, passenger safety, fare collection, route schedules, wheelchair securement, defensive driving, ADA stop announcements, pre-trip inspection, passenger relations, air brakes, conflict calming on buses",
    duties:
      "drive a city bus on a fixed route, keep to the timetable, collect fares and check passes, call out stops, lower the ramp for wheelchairs, watch mirrors in traffic, handle difficult passengers, inspect the bus before pullout, work split shifts, report accidents and lost items, help riders with directions, drive people around the city in a bus, let passengers on and off, make change and give transfers, open the doors at each corner, kneel the bus for old folks, stay on the schedule",
    above: "School transportation director",
    step: "School bus driver, Motorcoach driver, Shuttle driver, Paratransit driver",
    beside: "Subway operator",
    not: "USB driver, school bus monitor, bus mechanic, data bus",
    context: {
      "streetcar motorman": "bus, fares, passengers",
      "trolley motorman": "bus, fares, passengers",
      "tram driver": "passengers, fare, trolley, route, transit, omnibus",
      motorman: "streetcar, trolley, tram, bus",
      "PSV driver": "city, route, fares, stops",
      "bus driver": "city, transit, passengers, fares, route, coach, public",
      "transit driver": "bus, passengers, route, fixed route",
    },
  },
  {
    name: "School bus driver",
    titles:
      "school bus operator, school van driver, student transportation driver, bus driver for schools, yellow bus driver, pupil transport driver, school transportation driver, substitute bus driver, school bus driver trainee, activity bus driver, field trip driver, special needs bus driver, school bus driver trainer, minibus driver school, Head Start bus driver, school route driver, school coach driver, school run driver, bus lady",
    credentials:
      "CDL B, S endorsement, school bus endorsement, passenger endorsement, DOT medical card, school bus certificate, first aid",
    tools: "school bus, stop arm, crossing gate, wheelchair lift, child restraints, two-way radio",
    skills:
      "school bus driving, student management, railroad crossing procedures, student loading and unloading, emergency evacuation drills, defensive driving, pre-trip inspection, special needs transportation, field trips, winter driving",
    duties:
      "drive children to school and home, run morning and afternoon routes, stop with red lights flashing, stop at railroad crossings, keep students in their seats, drive teams to away games, load wheelchairs on the lift, check the bus for sleeping children, hold evacuation drills, drive field trips, summers off, get youngsters to school and back safely, pick kids up at the corner, drive the ball team, put out the stop arm, settle kids down in the seats, see little ones across",
    above: "School transportation director",
    not: "school bus company owner",
    context: { "field trip driver": "bus, students, school" },
  },
  {
    name: "Motorcoach driver",
    titles:
      "motor coach operator, charter bus driver, coach driver, coach bus driver, tour bus driver, tour coach driver, intercity bus driver, Greyhound driver, charter coach operator, entertainer coach driver, party bus driver, casino bus driver, sightseeing bus driver, over the road bus driver, motor coach driver, coach operator, excursion driver, charabanc driver, sightseeing coach driver, Trailways bus driver, PSV driver, long distance bus driver, intercity coach driver",
    credentials: "CDL A, CDL B, passenger endorsement, DOT medical card, clean MVR",
    tools: "MCI coach, Prevost, Van Hool, electronic logging device, PA microphone, luggage bays",
    skills:
      "motorcoach driving, charter trips, group passenger service, hours of service, luggage handling, trip itineraries, tour commentary, night driving, mountain driving, pre-trip inspection, air brakes",
    duties:
      "drive charter groups and tours, take seniors on day trips, drive sports teams overnight, load luggage under the coach, run intercity lines, keep hours logs, talk on the microphone, follow tour itineraries, drive bands between concerts, park at hotels and casinos, keep the restroom and coach clean, take groups on trips in a big bus, drive church groups and senior clubs to shows, show folks the sights from the wheel, run from town to town, put suitcases in the belly",
    beside: "Chauffeur",
    not: "driver coach, sports coach, stagecoach",
    context: {
      "coach driver": "bus, charter, passengers, tour, motorcoach",
      "coach operator": "bus, charter, passengers, tour, motorcoach",
    },
  },
  {
    name: "Shuttle driver",
    titles:
      "shuttle bus driver, airport shuttle driver, hotel shuttle driver, courtesy shuttle driver, courtesy van driver, parking shuttle driver, car dealership shuttle driver, dealership driver, auction driver, lot driver, car shuttler, dealer trade driver, vehicle mover, rental car shuttler, car jockey, lot attendant dealership, senior living driver, retirement community driver, activity van driver, church van driver, passenger van driver, campus shuttle driver, van driver, community bus driver, minibus driver, bus driver, driver, car delivery driver, vehicle relocation driver, RV transporter, driveaway driver, drive away driver, senior center van driver, hotel van driver, jitney driver, church bus driver, courtesy car driver, hotel bus driver, car ferrier, trade plate driver, car delivery man",
    credentials: "passenger endorsement, CDL B, clean MVR, chauffeur license, first aid",
    tools: "passenger van, cutaway bus, wheelchair lift, two-way radio, dealer plates",
    skills:
      "shuttle driving, passenger assistance, luggage handling, airport loops, customer courtesy, vehicle inspection, car relocation, dealer trades, wheelchair securement, defensive driving, van driving",
    duties:
      "drive guests to the airport, run a parking lot loop, take residents to doctors and shopping, help people with their bags, drive customers home from the dealership, move cars between lots, drive cars through the auction lanes, deliver a car to a buyer and ride back, deliver motorhomes, keep the van clean, outings with assisted living residents, take people to and from the plane, run residents to the store and the doctor, pick up church folks on Sunday, bring a car from one state to another, carry suitcases into the lobby",
    beside: "Parking attendant, Activities director",
    not: "device driver, space shuttle, loom shuttle, tow truck",
    context: {
      "jitney driver": "van, hotel, airport, shuttle",
      "bus driver": "shuttle, airport, hotel, residents, campus",
      driver: "shuttle, passengers, residents, guests, airport, dealership, auction",
      "van driver": "passengers, shuttle, residents, seniors, guests, riders",
      "lot driver": "cars, dealership, auction, vehicles",
    },
  },
  {
    name: "Taxi driver",
    titles:
      "cab driver, cabbie, taxicab driver, taxi cab driver, hackney carriage driver, hack driver, black cab driver, minicab driver, private hire driver, licensed taxi driver, taxi owner driver, medallion owner, rickshaw driver, pedicab driver, hackie, cabman, taximan, taxi man, London cabbie, jitney cab driver, hack man, hackman",
    credentials: "hack license, taxi license, chauffeur license, TLC license, PCO licence",
    tools: "taximeter, dispatch radio, card reader, GPS",
    skills:
      "taxi driving, city street knowledge, fare handling, passenger service, safe driving, cash handling, dispatch radio use, airport queue rules",
    duties:
      "pick up fares on the street, run the meter, take passengers to the airport, wait at the taxi stand, know the city streets, answer radio calls, help with bags, make change, drive nights and weekends, lease a cab by shift, carry school children on contract, take people where they want to go, cruise for fares at night, take drunks home from the bar, know every street in town, carry folks with groceries, sit at the stand by the station",
    step: "Chauffeur, Shuttle driver, Paratransit driver, Delivery driver",
    not: "truck cab, taxi dancer",
    context: { "hack driver": "taxi, cab, fares" },
  },
  {
    name: "Rideshare driver",
    titles:
      "Uber driver, Lyft driver, ride share driver, ride hailing driver, app driver, gig driver, driver for seniors, senior ride driver, senior transportation driver, companion driver, personal errand driver, child ride driver, HopSkipDrive driver, designated driver, independent driver own car, car pool driver, sober driver",
    credentials: "driver's license, TNC permit, clean MVR, background check clearance, vehicle inspection",
    tools: "Uber, Lyft, own car, GPS, phone mount, dash cam",
    skills:
      "rideshare driving, navigation apps, passenger service, safe driving, flexible hours driving, senior transportation, door-through-door help, vehicle upkeep",
    duties:
      "drive my own car with an app, accept ride requests, take older people to appointments and shopping, wait with a senior at the doctor, drive children to activities, keep good ratings, set my own hours, clean the car, drive people home from surgery, drive someone's car home, give people rides in my own car, run neighbors to the doctor, take old ladies shopping, pick folks up with my phone, earn some money driving when I like",
    step: "Taxi driver, Chauffeur, Courier, Non-emergency medical driver",
    beside: "Companion, Personal assistant",
    not: "Uber engineer, device driver, app developer",
    context: { "app driver": "rides, passengers, own car, Uber", "gig driver": "rides, passengers, own car, app" },
  },
  {
    name: "Chauffeur",
    titles:
      "limo driver, limousine driver, limousine chauffeur, private driver, personal driver, family driver, executive driver, black car driver, town car driver, private chauffeur, corporate chauffeur, wedding car driver, executive chauffeur, livery driver, security driver, protection driver, house driver, estate driver, car service driver, driver, private car driver, chauffeur and handyman, coachman, chauffeuse, family chauffeur, hire car driver, funeral car driver, hearse driver, director's driver, chauffeur gardener, limo guy",
    credentials: "chauffeur license, TCP permit, defensive driving certificate, clean MVR, TLC license",
    tools: "town car, stretch limousine, Mercedes S-Class, Cadillac Escalade, flight tracking app",
    skills:
      "chauffeur etiquette, executive transportation, discretion, airport meet and greet, defensive driving, vehicle detailing, route planning, punctuality with clients, evasive driving, luggage handling",
    duties:
      "drive executives and families, meet clients at the airport with a sign, open doors and load luggage, keep the car spotless, wait between appointments, drive wedding parties, keep conversations private, track flights, wear a suit, know the best routes, drive the family's children to school, run errands for the household, drive rich folks around, keep a limousine shiny, hold the door for a lady, wait with the car outside, drive the boss to the office, take brides to church, drive the bank president or the boss around",
    beside: "Butler, Personal assistant",
    not: "device driver, golf driver, limousine salesperson",
    context: {
      "hearse driver": "limousine, drive, cars",
      driver: "limousine, limo, executives, clients, chauffeur, town car, private family, VIP",
      "family driver": "household, car, children, errands",
      "personal driver": "car, errands, executive, household, appointments",
    },
  },
  {
    name: "Paratransit driver",
    titles:
      "paratransit operator, dial a ride driver, demand response driver, ADA van driver, wheelchair bus driver, disabled transport driver, access van driver, handicap van driver, senior bus driver, human services transportation driver, rural transit driver, adult day care driver, day program driver, dial-a-bus driver, ring and ride driver, invalid car driver, handicapped bus driver, ambulance car driver, hospital car driver, old folks bus driver, dial-a-ride bus driver, senior van driver",
    credentials: "CDL B, passenger endorsement, PASS certification, CPR, first aid, DOT medical card",
    tools: "wheelchair lift, cutaway bus, four-point tie-downs, mobile data terminal, Trapeze, RouteMatch",
    skills:
      "paratransit driving, wheelchair securement, passenger assistance, door-to-door service, disability sensitivity, manifest reading, lift operation, defensive driving, fare collection, radio communication",
    duties:
      "drive disabled and elderly riders, run the wheelchair lift, strap down wheelchairs and scooters, walk riders to the door, follow the trip manifest, pick up by appointment, help with walkers and bags, be patient with dementia riders, report no-shows, take people to dialysis and day programs, take handicapped folks where they need to go, help old people up the steps, buckle a wheelchair to the floor, drive grandmas to the senior center, go to the door and wait",
    step: "Non-emergency medical driver, Shuttle driver",
    beside: "Transportation dispatcher, School bus aide",
    context: {
      "access van driver": "wheelchair, riders, disabled, paratransit",
      "day program driver": "van, disabled, clients, riders",
    },
  },
  {
    name: "Non-emergency medical driver",
    titles:
      "NEMT driver, non-emergency medical transportation driver, medical transport driver, wheelchair van driver, ambulette driver, medicar driver, patient transport driver, medical van driver, medi-van driver, stretcher van driver, medivan driver, patient transport service driver, dialysis transport driver, hospital discharge driver, nonemergency medical driver, invalid coach driver, hospital car service driver, sitting case ambulance driver",
    credentials: "CPR, first aid, PASS certification, NEMT certification, chauffeur license, clean MVR",
    tools: "wheelchair van, ramp, stretcher, tie-downs, trip app, stair chair",
    skills:
      "non-emergency medical transport, wheelchair securement, passenger transfer, patient assistance, HIPAA, stretcher loading, defensive driving, trip logs, infection control, compassionate passenger care",
    duties:
      "drive patients to dialysis and doctor visits, load wheelchairs up the ramp, take people home from the hospital, carry stretcher patients without emergency, help patients from bed to van, keep Medicaid trip logs, wait during appointments, collect signatures for rides, sanitize the van, be kind to frail riders, drive sick people to the clinic, bring folks home after an operation, take kidney patients to treatment three times a week, wheel someone in and wait, lift a gurney into the van, take folks to the doctor",
    beside: "Patient transporter, Home health aide",
    not: "medical device driver, ambulance paramedic",
  },
  {
    name: "Truck driving instructor",
    titles:
      "CDL instructor, CDL trainer, CDL driving instructor, truck driver trainer, driver trainer, over the road trainer, trucking school instructor, driver finisher, CDL examiner, third party CDL tester, ELDT instructor, safety and training instructor trucks, HGV instructor, bus driver trainer, transit training instructor, forklift and truck trainer, commercial driving instructor, lorry driving instructor, semi driving teacher, trucking school teacher, bus driving instructor",
    credentials:
      "CDL A, CDL instructor license, ELDT provider registration, third party examiner certification, Smith System instructor",
    tools: "training truck, skills pad, truck simulator, cones, Smith System",
    skills:
      "CDL training, behind-the-wheel instruction, backing instruction, road test preparation, pre-trip inspection teaching, entry level driver training, remedial driver coaching, defensive driving instruction, classroom teaching, hours of service",
    duties:
      "teach students to drive a semi, coach backing on the pad, ride along with new drivers, teach pre-trip inspections, prepare students for the CDL test, retrain drivers after accidents, teach air brakes and logs in class, give skills tests, sign off new hires, refresher training for bus drivers, show new folks how to handle a big rig, sit beside a beginner behind the wheel, teach gears and double clutching, get people ready for their license, teach how to back up a trailer, teach others to drive trucks",
    beside: "Trucking safety manager, Vocational teacher",
    context: {
      "CDL instructor": "truck, tractor trailer, class A, backing, CDL",
      "CDL trainer": "truck, tractor trailer, class A, CDL",
      "driver trainer": "truck, CDL, tractor trailer, fleet, new hires, bus",
    },
  },
  {
    name: "Dispatcher",
    titles:
      "service dispatcher, field service dispatcher, HVAC dispatcher, plumbing dispatcher, dispatch coordinator, dispatch clerk, work order dispatcher, service coordinator, tow dispatcher, maintenance dispatcher, repair dispatcher, dispatch operator, technician dispatcher, security dispatcher, dispatch specialist, dispatch agent, control room dispatcher, service call dispatcher, ready mix dispatcher, concrete dispatcher, remote dispatcher, radio dispatcher, despatcher, radio room operator, job dispatcher",
    tools: "ServiceTitan, two-way radio, dispatch board, GPS tracking, Housecall Pro, multi-line phone",
    skills:
      "dispatching, scheduling technicians, radio communication, call handling, work orders, GPS tracking, prioritizing calls, customer updates, route planning, multi-line phones, map reading",
    duties:
      "take service calls and send technicians, keep the dispatch board, rearrange the day's jobs, call customers with arrival times, track vans by GPS, radio crews, prioritize emergencies, close out work orders, send tow trucks, order concrete trucks to pours, cover after-hours calls, send the plumbers and repairmen where they're needed, sit at the radio and tell crews where to go, calm folks who are waiting, know where every truck is, squeeze in one more call, take the calls and send somebody out",
    above: "Trucking terminal manager",
    step: "Freight dispatcher, Transportation dispatcher, Appointment scheduler",
    beside: "Answering service operator, Customer service representative",
    not: "event dispatcher, dispatcher servlet, thread dispatcher, dispatch rider, Columbus Dispatch",
    context: {
      "radio dispatcher": "technicians, service, trucks, calls",
      "service coordinator": "dispatch, technicians, calls, work orders, trucks",
      "security dispatcher": "dispatch, radio, calls, officers, cameras",
    },
  },
  {
    name: "Freight dispatcher",
    titles:
      "truck dispatcher, driver manager, load dispatcher, carrier dispatcher, transport planner, traffic clerk trucking, fleet dispatcher, linehaul dispatcher, P&D dispatcher, OTR dispatcher, independent truck dispatcher, dispatcher, load coordinator, traffic office clerk, haulage planner, central dispatcher trucking, driver coordinator, fleet coordinator, night dispatcher trucking, drayage dispatcher, haulage dispatcher, lorry controller, transport clerk, despatcher",
    credentials: "transportation certificate, CTP",
    tools: "McLeod, TMW Suite, DAT load board, Samsara, Qualcomm, Omnitracs, Excel",
    skills:
      "freight dispatch, load planning, driver communication, hours of service, load boards, route planning, appointment scheduling for loads, check calls, carrier rates, transportation management systems, backhaul booking, problem solving on the road",
    duties:
      "assign loads to drivers, call drivers on the road, watch hours of service, book backhauls, set pickup and delivery appointments, handle breakdowns and delays, track trucks, keep drivers moving and happy, cover open loads, update customers on arrival, plan tomorrow's routes, send out night linehaul, tell truckers where to go next, find a load home, sit on the phone with drivers all day, know who is broken down where, line up trucks for the morning",
    above: "Trucking terminal manager, Transportation manager",
    step: "Freight broker, Load planner",
    beside: "Fleet manager",
    not: "task dispatcher, golf driver manager, software driver manager",
    context: {
      despatcher: "trucks, loads, lorries, freight",
      "transport clerk": "trucks, lorries, drivers, loads",
      "fleet coordinator": "trucks, loads, drivers, freight",
      "load dispatcher": "trucks, freight, drivers, carriers",
      dispatcher: "trucks, loads, freight, drivers, carriers, haul, trailers, trucking",
      "driver manager": "trucks, loads, freight, CDL, fleet",
      "load coordinator": "freight, trucks, drivers, carriers",
    },
  },
  {
    name: "Transportation dispatcher",
    titles:
      "taxi dispatcher, cab dispatcher, bus dispatcher, transit dispatcher, paratransit dispatcher, limo dispatcher, limousine dispatcher, school bus dispatcher, NEMT dispatcher, ride scheduler, trip scheduler, school bus router, bus router, radio controller taxi, taxi controller, paratransit scheduler, call center agent paratransit, transit scheduler, ride coordinator, volunteer driver coordinator, transportation coordinator, bus controller, dispatcher, cab starter, taxi starter, bus starter, bus inspector, bus despatcher, taxi office controller, cab office controller, minicab controller, radio dispatcher, depot inspector",
    tools: "Trapeze, RouteMatch, Transfinder, two-way radio, Versatrans, GPS tracking",
    skills:
      "passenger dispatch, ride scheduling, bus routing, radio communication, driver scheduling, manifest preparation, paratransit eligibility, on-time performance, missed trip handling, call handling",
    duties:
      "send cabs to callers, schedule rides for seniors and disabled riders, build school bus routes, cover routes when drivers call out, talk to bus drivers by radio, make driver manifests, tell riders when the van comes, reroute around accidents, match volunteers with riders, handle lost children and late buses, take calls from folks who need a taxi, tell cabbies where to pick up, find a spare driver when one is sick, see that every kid gets home, fit rides together so nobody waits",
    above: "School transportation director",
    beside: "911 dispatcher, Reservations agent, Volunteer coordinator",
    not: "network router, wood router",
    context: {
      "radio dispatcher": "cabs, taxi, bus, riders",
      dispatcher: "taxi, bus, rides, riders, passengers, limousine, paratransit, cabs, van",
      "transportation coordinator": "riders, rides, bus, van, students, patients, residents",
      "transit scheduler": "bus, runs, routes, operators",
    },
  },
  {
    name: "Fleet manager",
    titles:
      "vehicle fleet manager, director of fleet, fleet director, fleet supervisor, fleet administrator, fleet operations manager, fleet coordinator vehicles, municipal fleet manager, fleet services manager, motor pool manager, transport manager fleet, fleet superintendent, fleet consultant, truck fleet manager, equipment fleet manager, fleet specialist, motor pool dispatcher, motor pool sergeant, transport officer, motor transport officer, company car manager, motor transport manager",
    credentials: "CAFM, CAFS, ASE certification, CPFP",
    tools: "Samsara, Geotab, Fleetio, fuel cards, FASTER, Verizon Connect, AssetWorks",
    skills:
      "fleet management, vehicle maintenance scheduling, telematics, fuel management, vehicle acquisition, lifecycle costing, vehicle disposal, DOT compliance, shop supervision, accident management, licensing and titling, electric vehicle fleets",
    duties:
      "manage company cars and trucks, schedule vehicle maintenance, buy and sell vehicles, watch fuel costs, run a repair shop, keep titles and registrations, track vehicles with telematics, handle accident claims, assign pool cars, write vehicle specifications, plan replacements, switch a fleet to electric, look after a company's vans, see that oil is changed on time, decide when to trade in old trucks, hand out car keys, get good prices on tires and gas, keep the pickups on the road",
    step: "Trucking safety manager",
    beside: "Automotive service manager, Diesel mechanic, Facilities manager, Transportation manager",
    not: "naval fleet commander, fleet week, device fleet, server fleet, Fleet Street",
  },
  {
    name: "Trucking safety manager",
    titles:
      "fleet safety manager, DOT compliance manager, DOT compliance specialist, driver safety manager, director of safety trucking, transportation safety manager, log auditor, driver compliance specialist, DOT safety consultant, trucking compliance consultant, safety director trucking, carrier safety manager, driver qualification file clerk, driver safety coach, DOT auditor, fleet safety consultant, transportation compliance manager, bus safety manager, ICC compliance man",
    credentials: "CDS, Certified Director of Safety, NATMI, CDL A, OSHA 30, DER training",
    tools: "CSA scores, Samsara, J. J. Keller, FMCSA portal, dash cams, DOT clearinghouse",
    skills:
      "DOT compliance, FMCSA regulations, driver qualification files, hours of service auditing, CSA score improvement, accident investigation, drug and alcohol testing program, safety meetings, driver orientation, log auditing, DOT audit preparation",
    duties:
      "keep driver files for DOT, audit log books, prepare for a DOT audit, bring down CSA scores, investigate truck accidents, run random drug tests, lead driver safety meetings, watch dash cam video, road test new drivers, check medical cards, answer FMCSA letters, advise small carriers on compliance, keep truckers out of trouble with the government, look over logbooks for cheating, find out why a truck crashed, teach drivers to be careful, see that licenses are up to date",
    beside: "Safety officer, Loss control consultant",
    not: "DOT highway engineer, dot net",
  },
  {
    name: "Trucking terminal manager",
    titles:
      "terminal manager, trucking operations manager, service center manager LTL, freight terminal manager, LTL terminal manager, trucking manager, terminal operations manager, haulage manager, trucking general manager, regional operations manager trucking, terminal supervisor, delivery station manager, trucking company president, trucking consultant, bus garage manager, transport manager, haulage depot manager, freight house foreman, trucking depot manager, lorry depot manager",
    credentials: "CTP, CDL A, Transport Manager CPC",
    tools: "McLeod, TMW Suite, Samsara, Excel",
    skills:
      "terminal management, trucking operations, driver retention, dock management, linehaul planning, cost per mile, service performance, union work rules, budget control, freight claims prevention, customer relations with shippers",
    duties:
      "run a trucking terminal, supervise dispatchers and drivers, hire and keep drivers, plan dock and linehaul work, control overtime and fuel, deal with the Teamsters contract, meet on-time service goals, visit shippers, open a new terminal, answer for safety and profit, be boss of the truck yard, see that freight gets in and out every night, keep drivers and dockmen working together, win back customers who left, watch what each truck earns",
    below: "Warehouse supervisor",
    step: "Transportation manager, Distribution center manager",
    beside: "Fleet manager, Operations manager",
    not: "computer terminal, terminal server, grain terminal, airport terminal, marine terminal, bus terminal ticket",
    context: {
      "transport manager": "lorries, haulage, drivers, depot",
      "terminal manager": "trucks, freight, drivers, dock, LTL, linehaul",
      "terminal supervisor": "trucks, freight, drivers, dock",
      "service center manager LTL": "freight, trucks, dock",
    },
  },
  {
    name: "School transportation director",
    titles:
      "director of transportation school district, pupil transportation director, school transportation supervisor, school bus manager, transportation supervisor, director of transportation, student transportation manager, school transportation manager, transit manager, transit director, transportation director, bus company manager, transit operations manager, transit supervisor, road supervisor transit, bus operations manager, transportation program manager seniors, mobility manager, bus superintendent, depot superintendent, bus depot manager, transit superintendent",
    credentials: "NAPT certification, CDPT, CCTM, CDL B, transit management certificate",
    tools: "Transfinder, Versatrans, Trapeze, Zonar, GPS tracking",
    skills:
      "pupil transportation management, bus routing, driver recruiting, transit operations, contractor oversight, state inspection readiness, FTA grants, transportation budgets, accident follow-up, parent complaints, ridership reporting",
    duties:
      "run the school bus department, plan bus routes, hire and train bus drivers, handle parent calls, keep buses inspected, manage a bus contractor, run rural transit service, apply for transit grants, report ridership, plan rides for seniors, investigate bus accidents, see that every kid has a seat on a bus, decide on snow days, draw the map of stops, look for people to drive, calm down mothers and fathers, get old folks to town by bus",
    beside: "Fleet manager, City planner, School superintendent",
    not: "department of transportation engineer",
    context: {
      "director of transportation": "school, buses, students, transit, routes",
      "transportation director": "school, buses, students, transit, routes",
      "transportation supervisor": "school, buses, students, transit, routes",
      "mobility manager": "transit, riders, seniors, rides",
    },
  },
  {
    name: "Parking attendant",
    titles:
      "valet, parking valet, valet parker, valet attendant, valet parking attendant, car parker, car park attendant, parking lot attendant, garage attendant, parking cashier, parking enforcement attendant lot, parking booth attendant, event parking attendant, lot attendant, parking host, valet manager, parking manager, parking garage manager, parking facility manager, car valet, toll collector, toll booth collector, toll attendant, tollbooth operator, parking lot man, car park man, lot man, car parking attendant, toll taker, toll keeper, toll man, car park warden, bridge toll collector, lot boy, parking guy, valet guy",
    credentials: "driver's license, clean MVR, CPP parking",
    tools: "parking gate, cash register, ticket spitter, traffic cones, key board, manual transmission",
    skills:
      "valet parking, cash handling, traffic direction, manual transmission, parking lot operation, ticketing, guest courtesy, key control, toll collection, event parking",
    duties:
      "park guests' cars, take keys and give tickets, fetch cars quickly, collect parking fees, direct cars to spaces, sit in the booth, wave cars into event lots, watch the lot, collect tolls, count the drawer, check permits, manage a garage, bring people's cars around, squeeze cars in the lot, take money at the bridge, lift the gate, keep an eye on the cars, point folks to an empty spot",
    beside: "Bell attendant, Traffic flagger, Cashier",
    not: "personal valet, dry cleaning valet, valet manservant, valet trash, valet key, dry valet, parking enforcement officer",
    context: {
      valet: "cars, parking, keys, guests, vehicles",
      "lot attendant": "parking, cars, vehicles, garage",
      "garage attendant": "parking, cars, tickets",
      "valet attendant": "cars, parking, keys, guests",
    },
  },
];
