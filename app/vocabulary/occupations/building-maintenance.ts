import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who run, repair, clean, and look after buildings. */
export const BUILDING_MAINTENANCE: readonly OccupationEntry[] = [
  {
    name: "Facilities manager",
    titles:
      "facilities director, director of facilities, facilities coordinator, building manager, building operations manager, facilities operations manager, plant operations director, director of plant operations, physical plant director, buildings and grounds director, buildings and grounds supervisor, estates manager, premises manager, school facilities director, facilities consultant, interim facilities manager",
    credentials: "IFMA CFM, IFMA FMP, BOMA RPA, CHFM, BOC certification, IWFM",
    tools: "CMMS, Maximo, Archibus, FMX, UpKeep CMMS, SchoolDude",
    skills:
      "facilities management, building operations, vendor management, preventive maintenance, capital planning, space planning, CMMS, maintenance budgets, contract management, life safety compliance, office moves, energy management, janitorial oversight, emergency preparedness, lease coordination",
    duties:
      "run buildings and grounds, manage maintenance vendors, plan capital repairs, keep the building code compliant, oversee janitors and technicians, plan office moves, bid service contracts, respond to building emergencies, hospital plant operations, church and school buildings, fire drills and inspections, space planning, track work orders, keep tenants comfortable",
    below: "Maintenance supervisor",
    step: "Construction project manager",
    context: {
      "building manager": "maintenance, facility, vendors, repairs, tenants",
      "estates manager": "buildings, maintenance, campus, facilities, premises",
      "facilities coordinator": "building, vendors, maintenance, work orders",
    },
  },
  {
    name: "Maintenance supervisor",
    titles:
      "maintenance manager, building maintenance supervisor, lead maintenance technician, maintenance director, apartment maintenance supervisor, property maintenance supervisor, service manager apartments, maintenance foreman, director of maintenance, hotel chief engineer, maintenance coordinator, school maintenance supervisor, nursing home maintenance director",
    credentials: "CAMT, EPA 608, BOC certification, Certified Pool Operator, CHFM",
    tools: "CMMS, AppFolio, Yardi, TELS",
    skills:
      "maintenance supervision, work orders, preventive maintenance, apartment turns, vendor management, parts inventory, maintenance budgets, HVAC repair, plumbing repair, electrical repair, life safety compliance, crew scheduling, capital projects",
    duties:
      "lead the maintenance crew, hand out work orders, schedule preventive maintenance, order parts, get apartments ready to rent, deal with vendors, on call emergencies, nursing home maintenance, fire alarm and generator logs, state survey readiness, train maintenance techs, inspect units",
    below: "Maintenance technician",
    beside: "Property manager, Stationary engineer",
    not: "aircraft maintenance manager, fleet maintenance manager",
    context: {
      "maintenance manager": "building, property, apartment, facility, hotel, campus",
      "director of maintenance": "building, facility, nursing home, apartments",
      "maintenance coordinator": "work orders, apartments, property, building, tenants",
    },
  },
  {
    name: "Maintenance technician",
    titles:
      "building maintenance technician, maintenance man, maintenance worker, maintenance mechanic, building maintenance worker, general maintenance worker, apartment maintenance technician, property maintenance technician, facilities technician, facilities maintenance technician, maintenance engineer, hotel maintenance engineer, make ready technician, maintenance operative, maintenance person, school maintenance worker, church maintenance worker, building mechanic",
    credentials: "CAMT, EPA 608, Certified Pool Operator, boiler license, OSHA 10",
    tools: "hand tools, power tools, multimeter, drain snake, CMMS",
    skills:
      "building maintenance, plumbing repair, electrical repair, HVAC maintenance, drywall patching, interior painting, carpentry repairs, preventive maintenance, lock changes, work orders, appliance repair, apartment turns, preventive filter changes, boiler checks, groundskeeping",
    duties:
      "fix things around the building, complete work orders, unclog toilets, change filters, replace light bulbs and ballasts, patch and paint units, fix leaky faucets, change locks, get apartments ready, check boilers, repair doors, set up rooms, snow and ice, on call for tenants, swap appliances",
    below: "Janitor",
    step: "Handyman, Appliance repair technician, Stationary engineer",
    beside: "HVAC technician, Groundskeeper",
    not: "aircraft maintenance technician, vehicle maintenance technician, industrial maintenance technician, aircraft maintenance engineer, highway maintenance worker",
    context: {
      "maintenance mechanic": "building, facility, apartments, boiler, plumbing",
      "maintenance engineer": "building, hotel, facility, property, rooms",
    },
  },
  {
    name: "Stationary engineer",
    titles:
      "building engineer, operating engineer, chief building engineer, chief engineer, facility engineer, plant engineer, chiller operator, HVAC operating engineer, hospital engineer, commercial building engineer, watch engineer, central plant operator, plant operations engineer, licensed stationary engineer, physical plant engineer, property engineer",
    credentials:
      "stationary engineer license, Third Class engineer license, EPA 608, refrigeration engineer license, BOC certification, universal refrigerant certification",
    tools: "building automation system, chillers, cooling towers, boilers, air handlers",
    skills:
      "boiler operation, chillers, building automation, HVAC maintenance, central plant operation, water treatment for boilers, pump repair, air handlers, cooling towers, preventive maintenance, steam systems, log readings, energy management, tenant comfort calls",
    duties:
      "run the central plant, watch the boilers and chillers, take readings each shift, hot and cold calls, test boiler water, grease pumps and motors, change belts, operate the building automation system, office tower engineering, hospital boiler room, start up chillers in spring, cooling tower treatment",
    above: "Facilities manager",
    step: "Power plant operator, Building automation technician",
    context: {
      "facilities engineer": "boilers, chillers, building, HVAC, plant",
      "plant engineer": "boilers, chillers, building",
      "watch engineer": "boilers, chillers, building, plant",
      "operating engineer": "boilers, chillers, building, HVAC, hospital",
      "chief engineer": "building, hotel, boilers, property, chillers",
    },
  },
  {
    name: "Boiler operator",
    titles:
      "boiler engineer, boiler fireman, fireman boiler, boiler tender, low pressure boiler operator, high pressure boiler operator, boiler attendant, boiler plant operator, steam plant operator, steam engineer, boiler room operator, fireman stationary, stoker, heating plant operator, boiler inspector",
    credentials:
      "boiler license, low pressure boiler license, high pressure boiler license, fireman license, National Board commission",
    tools: "fire tube boiler, water tube boiler, Cleaver Brooks, feedwater pump",
    skills:
      "boiler operation, steam systems, boiler water treatment, blowdown, burner operation, boiler inspection, log readings, low water cutoff testing, feedwater systems, boiler cleaning",
    duties:
      "fire the boiler, blow down the boiler, test low water cutoff, keep steam up, treat boiler water, log pressures, clean tubes, watch gauges overnight, school boiler room, laundry steam, open boilers for inspection, coal and oil fired boilers",
    step: "Stationary engineer",
    beside: "Power plant operator",
  },
  {
    name: "Building automation technician",
    titles:
      "BAS technician, controls technician, HVAC controls technician, building controls technician, BMS technician, BMS engineer, building automation engineer, energy management system technician, DDC technician, controls programmer HVAC, temperature controls technician, building management system operator",
    credentials: "Niagara certification, Tridium certification, EPA 608",
    tools:
      "Tridium Niagara, Johnson Controls Metasys, Siemens Desigo, Honeywell WEBs, Schneider EcoStruxure, Automated Logic WebCTRL",
    skills:
      "building automation, HVAC controls, DDC programming, BACnet, control wiring, sequence of operations, building automation graphics, trend analysis, pneumatic controls, controls troubleshooting, LonWorks",
    duties:
      "program building controls, wire controllers, tune control loops, replace pneumatic thermostats, set schedules, commission VAV boxes, troubleshoot sensors, build graphics, trend data, energy saving sequences, damper actuators",
    beside: "Controls engineer, Low voltage technician",
    context: { "controls technician": "HVAC, building, BACnet, Niagara, thermostats" },
  },
  {
    name: "Building superintendent",
    titles:
      "apartment superintendent, resident superintendent, residential superintendent, super, live in super, building super, apartment building superintendent, building porter, live in superintendent, co-op superintendent",
    credentials: "boiler license, fire safety director certificate, EPA RRP certification",
    tools: "hand tools, boiler, trash compactor",
    skills:
      "building maintenance, boiler checks, trash and recycling, minor plumbing, minor electrical, tenant relations, snow removal, cleaning common areas, vendor access, apartment repairs",
    duties:
      "live in the building and keep it running, take out the trash and recycling, mop hallways, fix tenant leaks, tend the boiler, let in contractors, shovel the sidewalk, accept packages, answer tenants at night, clean the lobby, change locks between tenants",
    above: "Property manager",
    beside: "Janitor, Handyman, Concierge",
    not: "building construction superintendent",
    context: {
      super: "apartment, tenants, building, boiler, live in, co-op",
      "apartment superintendent": "boiler, repairs, mop, trash, tenants, building",
      "live in superintendent": "boiler, repairs, mop, trash, tenants, building",
    },
  },
  {
    name: "Janitor",
    titles:
      "custodian, commercial cleaner, office cleaner, cleaner, cleaning person, school custodian, night custodian, sexton, building cleaner, janitorial worker, floor care technician, floor technician, day porter, school caretaker, caretaker, environmental services technician, hospital cleaner, facility cleaner",
    credentials: "ISSA CIMS, CMI Basic Custodial Technician, boiler license",
    tools: "floor buffer, auto scrubber, backpack vacuum, mop bucket, burnisher",
    skills:
      "janitorial cleaning, floor stripping and waxing, buffing, restroom cleaning, disinfection, trash removal, vacuuming, event setup, carpet extraction, chemical handling, bloodborne pathogens, light maintenance, green cleaning, locking up",
    duties:
      "clean offices at night, mop floors, empty trash, clean restrooms, strip and wax floors, vacuum carpets, set up chairs and tables, wipe down desks, lock up the school, refill soap and paper, buff hallways, disinfect hospital rooms, open the church on Sundays, shovel steps",
    above: "Custodial supervisor",
    step: "House cleaner, Hotel housekeeper",
    beside: "Groundskeeper, Laundry worker",
    not: "pool cleaner, window cleaner, carpet cleaner, dry cleaner, house cleaner, tank cleaner, data cleaner, custodian of records, custodian bank, fund custodian, custodian of funds, vacuum cleaner, teeth cleaner",
    context: {
      cleaner: "office, building, school, floors, restrooms, mop, night",
      caretaker: "school, building, boiler, cleaning, locking up, hall",
      custodian: "school, floors, cleaning, building, church, restrooms",
      sexton: "church, building, cleaning, custodian",
    },
  },
  {
    name: "Custodial supervisor",
    titles:
      "janitorial supervisor, head custodian, lead custodian, custodial manager, cleaning supervisor, cleaning manager, environmental services supervisor, EVS manager, environmental services manager, environmental services director, janitorial manager, janitorial operations manager, cleaning business owner, janitorial account manager, night cleaning supervisor, head caretaker",
    credentials: "CHESP, ISSA CIMS, CMI certification",
    skills:
      "custodial supervision, cleaning inspections, crew scheduling, supply ordering, floor care, infection control cleaning, janitorial bidding, staff training, quality inspections, chemical safety",
    duties:
      "lead the cleaning crew, inspect cleaned buildings, order cleaning supplies, make cleaning schedules, train new cleaners, bid janitorial contracts, hospital environmental services, open and close the school, fill in for absent cleaners, customer walk throughs, floor care projects",
    above: "Facilities manager",
    beside: "Maintenance supervisor",
  },
  {
    name: "House cleaner",
    titles:
      "housekeeper, maid, house keeper, home cleaner, domestic cleaner, cleaning lady, cleaning woman, residential cleaner, domestic helper, domestic worker, move out cleaner, laundress, homemaker, daily help, apartment cleaner, short term rental cleaner",
    credentials: "IJCSA certification, housecleaning technician certificate",
    tools: "steam mop",
    skills:
      "house cleaning, deep cleaning, laundry, ironing, bed making, kitchen cleaning, bathroom cleaning, dusting and vacuuming, home organizing, move out cleaning, silver polishing, linen care, window washing, green cleaning",
    duties:
      "clean private homes, dust and vacuum, scrub bathrooms, change beds, do laundry and ironing, clean the kitchen, tidy up once a week, clean vacation rentals between guests, move out cleans, wash dishes, oven and refrigerator, polish silver, pick up around the house, light cooking for a household",
    above: "Estate manager",
    step: "Hotel housekeeper",
    beside: "Home health aide, Nanny, Professional organizer",
    not: "hotel housekeeper, hospital housekeeper",
    context: {
      housekeeper: "home, private, family, household, house, laundry",
      maid: "home, house, private, cleaning, residential",
      homemaker: "elderly, household, light cleaning, errands, home",
    },
  },
  {
    name: "Professional organizer",
    titles:
      "home organizer, declutter specialist, decluttering consultant, senior move manager, downsizing specialist, move manager, closet organizer, home organizing consultant, estate clean out organizer, packing and unpacking helper, clutter coach, relocation organizer, personal organizer",
    credentials: "NAPO CPO, Certified Senior Move Manager, NASMM",
    tools: "label maker, storage bins",
    skills:
      "decluttering, home organizing, downsizing, senior moves, packing household goods, estate clean outs, closet organization, photo organizing, paper management, space planning, floor plan planning",
    duties:
      "help people declutter, organize closets and garages, downsize an older person's home, pack and unpack, sort belongings, plan what fits in the new apartment, arrange donations, label bins, sort papers and photos, empty a house after a death, oversee movers",
    beside: "Interior designer, Mover, Real estate agent",
  },
  {
    name: "Estate manager",
    titles:
      "house manager, household manager, private estate manager, estate property manager, director of residences, estate steward",
    credentials: "Starkey household management certificate, butler school certificate",
    tools: "property management software, portable generator, smart home system",
    skills:
      "household management, vendor management, staff supervision, opening and closing homes, household budgets, seasonal maintenance, landscaping oversight, security checks, formal entertaining, wine cellar care",
    duties:
      "look after a private estate, open and close the summer house, supervise household staff, meet contractors at the house, ready the house for guests, keep household accounts, care for grounds and vehicles, serve at table, oversee several residences, pay household bills",
    below: "Groundskeeper",
    beside: "Property manager, Gardener",
    not: "real estate manager, house manager theater, shelter house manager, group home house manager",
    context: { "house manager": "estate, household, private, residence, staff" },
  },
  {
    name: "Window cleaner",
    titles:
      "window washer, window cleaning technician, high rise window cleaner, gutter cleaner, gutter cleaning technician, solar panel cleaner, chandelier cleaner, commercial window washer, storefront window cleaner, rope access window cleaner, conservatory cleaner",
    credentials: "IWCA certification, SPRAT certification, IRATA certification",
    tools: "squeegee, water fed pole, extension ladder, bosun chair",
    skills:
      "window cleaning, gutter cleaning, ladder work, high rise work, screen cleaning, hard water removal, rope access, skylight cleaning, streak free squeegee work",
    duties:
      "wash windows inside and out, clean gutters, squeegee storefronts, go up ladders, clean screens and tracks, storefront route, high rise windows on ropes, skylights and mirrors, hose down sills, construction window cleanup",
    beside: "House painter, House cleaner",
  },
  {
    name: "Carpet cleaner",
    titles:
      "carpet cleaning technician, upholstery cleaner, rug cleaner, carpet shampooer, floor cleaning technician, tile and grout cleaner, carpet cleaning business owner, oriental rug washer, carpet steam cleaner, stone polishing technician, drapery cleaner",
    credentials: "IICRC CCT, IICRC UFT, IICRC certification",
    tools: "truck mount, hot water extractor, rotary machine",
    skills:
      "carpet cleaning, upholstery cleaning, stain removal, hot water extraction, rug washing, tile and grout cleaning, odor removal, spot dyeing, stone polishing",
    duties:
      "steam clean carpets, clean sofas, remove pet stains and odors, wash area rugs, clean tile and grout, drive the cleaning van, move furniture, dry carpets with fans, polish marble, quote by the room",
    beside: "Restoration technician, House cleaner",
  },
  {
    name: "Restoration technician",
    titles:
      "water damage technician, fire and water restoration technician, water mitigation technician, mold remediation technician, mold remediator, disaster restoration worker, flood cleanup technician, smoke damage cleaner, biohazard cleaner, crime scene cleaner, trauma scene cleaner, hoarding cleanup specialist, contents restoration technician, restoration project manager, restoration estimator, water mitigation manager",
    credentials: "IICRC WRT, IICRC ASD, IICRC AMRT, IICRC certification, mold remediation license",
    tools: "Xactimate, dehumidifiers, air movers, moisture meter, thermal camera, HEPA air scrubber",
    skills:
      "water mitigation, structural drying, mold remediation, fire restoration, odor removal, moisture mapping, contents pack out, Xactimate, biohazard cleanup, containment setup, demolition, insurance restoration",
    duties:
      "dry out flooded basements, set dehumidifiers and fans, take out wet drywall, clean soot after a fire, remove mold, pack out contents, map moisture, sewage backups, crime scene cleanup, hoarder houses, emergency calls at night, write Xactimate estimates",
    beside: "Property claims adjuster, General contractor",
    not: "art restoration technician, car restoration technician, furniture restoration technician",
  },
  {
    name: "Pool technician",
    titles:
      "pool cleaner, pool service technician, swimming pool technician, pool man, pool guy, pool maintenance worker, pool repair technician, spa technician, hot tub technician, pool operator, pool plumber, pool installer, pool builder, swimming pool contractor, pool route owner, aquatic facility operator, pool opener and closer",
    credentials: "Certified Pool Operator, Aquatic Facility Operator, C-53 license, PHTA certification",
    tools: "pool vacuum, test kit, sand filter, salt chlorinator, pool heater",
    skills:
      "pool maintenance, water chemistry, pool pump repair, filter cleaning, pool opening and closing, leak detection, liner replacement, pool heaters, hot tub repair, salt systems, pool construction, algae treatment",
    duties:
      "clean swimming pools, test and balance the water, vacuum the pool, add chlorine, backwash filters, open and close pools for the season, repair pumps and heaters, change liners, fix hot tubs, green pool cleanup, service route, gunite pool building, winterize pools",
    beside: "Lifeguard, Irrigation technician, Plumber",
    not: "cash pool operator",
  },
  {
    name: "Pest control technician",
    titles:
      "exterminator, pest control operator, pest controller, pest management professional, termite technician, termite inspector, bug man, rat catcher, vermin control officer, fumigator, bed bug technician, rodent control technician, mosquito control technician, trapper, animal removal specialist, pest control inspector",
    credentials:
      "pesticide applicator license, commercial pesticide applicator license, structural pest control license, WDI inspector, Associate Certified Entomologist, NWCO certification",
    tools: "backpack sprayer, bait stations, moisture meter, live traps, fogger",
    skills:
      "pest control, termite inspection, rodent control, integrated pest management, bed bug treatment, fumigation, wildlife removal, pesticide application, exclusion work, mosquito control, bait station service, wood destroying insect reports",
    duties:
      "get rid of ants and roaches, set mouse traps, termite inspections for home sales, spray for bugs, treat bed bugs, seal entry holes, trap raccoons and squirrels, remove bats from attics, wasp nests, service bait stations in restaurants, quarterly route, mosquito spraying",
    beside: "Lawn care technician",
    context: { trapper: "raccoons, beaver, nuisance, wildlife, animals" },
  },
  {
    name: "Locksmith",
    titles:
      "lock smith, safe technician, safe cracker, vault technician, automotive locksmith, commercial locksmith, residential locksmith, institutional locksmith, master locksmith, lock technician, lock and key man, lock mechanic, key maker, door hardware technician, safe and vault technician",
    credentials: "ALOA CRL, ALOA CPL, ALOA CML, locksmith license, Certified Master Safecracker",
    tools: "key machine, lock picks, pinning kit, key programmer, Medeco, Schlage",
    skills:
      "locksmithing, rekeying, lock picking, key cutting, master keying, safe opening, access control systems, transponder key programming, door hardware, lock installation, electronic locks, panic hardware",
    duties:
      "open locked doors, rekey locks, cut keys, install deadbolts, open safes, program car keys, master key systems for schools, exit devices, fix sticky locks, lockout calls at night, change safe combinations, push button locks",
    beside: "Low voltage technician, Gunsmith",
  },
  {
    name: "Chimney sweep",
    titles:
      "chimney cleaner, chimney technician, sweep master, chimney inspector, fireplace technician, hearth technician, wood stove installer, pellet stove technician, gas fireplace technician, stove installer, dryer vent cleaner, chimney relining installer, flue technician",
    credentials: "CSIA Certified Chimney Sweep, NFI certification, HETAS registration, C-DET",
    tools: "chimney brushes, chimney camera, soot vacuum",
    skills:
      "chimney sweeping, chimney inspection, flue relining, creosote removal, fireplace repair, wood stove installation, dryer vent cleaning, chimney caps, gas fireplace service, pellet stove repair",
    duties:
      "sweep chimneys, clean creosote, inspect flues with a camera, install chimney caps and liners, fix smoky fireplaces, install wood stoves, service pellet stoves, clean dryer vents, remove bird nests, repair dampers, light the gas log",
    beside: "Bricklayer, Roofer",
  },
  {
    name: "Appliance repair technician",
    titles:
      "appliance repairman, appliance technician, appliance service technician, appliance mechanic, white goods engineer, domestic appliance engineer, washing machine repairman, refrigerator repairman, washer and dryer repairman, oven repairman, appliance installer, dishwasher installer, commercial appliance technician, restaurant equipment technician, kitchen equipment repairman, gas appliance technician, laundry equipment technician",
    credentials: "PSA Certified Appliance Professional, EPA 608, CFESA certification, NASTeC",
    tools: "multimeter, Sub-Zero, Hobart kitchen equipment, Whirlpool appliances, refrigerant gauges",
    skills:
      "appliance repair, washer repair, dryer repair, refrigerator repair, oven repair, dishwasher installation, electrical troubleshooting, gas appliance repair, commercial kitchen equipment, parts ordering, sealed system repair, customer service calls",
    duties:
      "fix washing machines, repair dryers that do not heat, refrigerators that do not cool, replace oven elements, install dishwashers, restaurant fryers and ovens, order appliance parts, house calls, diagnose error codes, laundromat machines, garbage disposers",
    beside: "Handyman, Small engine mechanic, Electronics repair technician",
  },
  {
    name: "Junk removal worker",
    titles:
      "junk removal technician, trash hauler, estate cleanout worker, cleanout worker, house clearance worker, rubbish removal worker, dump run driver, dumpster driver, rag and bone man, scrap hauler, scrap metal collector, foreclosure cleanout worker, trash out worker, junk man",
    credentials: "CDL Class B",
    tools: "box truck, dump trailer, hand truck",
    skills:
      "junk removal, heavy lifting, estate clean outs, truck driving, recycling sorting, donation drop off, demolition, scrap metal, load securing",
    duties:
      "haul away junk, clear out basements and garages, take old furniture to the dump, empty foreclosed houses, load the truck, sort scrap metal, break down sheds and hot tubs, drop off donations, sweep up after, yard debris",
    beside: "Mover, Refuse collector, Professional organizer",
  },
  {
    name: "Space and move coordinator",
    titles:
      "office move coordinator, relocation coordinator office, space planner, workplace strategist, move project manager, office relocation manager, facilities planner, space management analyst, furniture installation coordinator, office furniture installer, modular furniture installer, cubicle installer",
    credentials: "IFMA FMP",
    tools: "AutoCAD, Archibus, CAFM software, Visio",
    skills:
      "space planning, office moves, move management, floor plans, furniture inventory, vendor coordination, office furniture installation, occupancy studies, workstation layout",
    duties:
      "plan office moves, draw seating plans, count desks, tag furniture, coordinate movers and IT, lay out workstations, install cubicles, decommission old offices, stacking plans, move weekend command",
    above: "Facilities manager",
    beside: "Interior designer, Mover",
    context: { "space planner": "office, workstations, occupancy, floor plan, seating" },
  },
  {
    name: "Water treatment service technician",
    titles:
      "water softener technician, water softener installer, water conditioning technician, water filtration installer, water treatment installer, water treatment representative, boiler water treatment technician, cooling water treatment representative, Legionella technician, reverse osmosis technician",
    credentials: "WQA certification, Certified Water Specialist, Certified Water Technologist, water treatment license",
    tools: "water softeners, reverse osmosis units, test kits",
    skills:
      "water softener installation, water testing, reverse osmosis, iron filters, cooling tower water treatment, boiler water treatment, UV disinfection, resin replacement, Legionella control",
    duties:
      "install water softeners, test well water, change filters, deliver salt, rusty or smelly water, treat cooling tower water, boiler chemicals, reverse osmosis at the kitchen sink, replace resin, water coolers",
    beside: "Plumber, Water treatment plant operator, Well driller",
  },
  {
    name: "Property caretaker",
    titles:
      "caretaker, estate caretaker, live in caretaker, caretaker couple, second home caretaker, cottage caretaker, camp caretaker, home watch professional, home watch specialist, home watch caretaker, winter caretaker, island caretaker, property watchman, lighthouse keeper, vacation rental caretaker, summer house caretaker",
    credentials: "NHWA certification",
    tools: "portable generator, tractor, smart thermostat, snow blower",
    skills:
      "property caretaking, home watch, opening and closing homes, winterizing, minor repairs, security checks, lawn mowing, snow removal, vendor access, storm checks, pet care, firewood",
    duties:
      "watch the house while owners are away, check for frozen pipes, live on the property, open and close the summer house, let in contractors, winterize cottages, weekly house checks, collect the mail, run the taps and start the car, check after storms, caretaker couple, guests' arrival",
    above: "Estate manager",
    step: "Handyman, Groundskeeper",
    beside: "Pet sitter, Building superintendent",
    not: "elderly caretaker, child caretaker, caretaker for my mother, caretaker for my father",
    context: { caretaker: "property, estate, cottage, grounds, owners away, live in, winter, house" },
  },
  {
    name: "Pressure washing technician",
    titles:
      "pressure washer, power washer, power washing contractor, pressure washing contractor, power washing technician, exterior cleaner, roof cleaner, soft wash technician, house washer, graffiti remover, parking lot cleaner, fleet washer, truck washer, deck cleaner",
    credentials: "PWNA certification, UAMCC membership",
    tools: "pressure washer machine, surface cleaner, soft wash pump, extension wand",
    skills:
      "pressure washing, soft washing, deck cleaning, roof cleaning, graffiti removal, concrete cleaning, chemical mixing, ladder work, fleet washing",
    duties:
      "pressure wash siding and decks, wash driveways, roof moss removal, clean parking garages, remove graffiti, wash truck fleets, strip old deck stain, storefront sidewalks, mix house wash, gum removal",
    step: "Window cleaner",
    beside: "House painter",
    not: "pressure washer repair, pressure washer mechanic",
    context: {
      "pressure washer": "siding, decks, driveways, clean, houses",
      "power washer": "siding, decks, driveways, clean, houses",
    },
  },
  {
    name: "Vending and game machine mechanic",
    titles:
      "vending machine mechanic, vending machine technician, coin machine mechanic, slot technician, arcade game technician, pinball repairman, jukebox repairman, pool table mechanic, billiard table mechanic, bowling machine mechanic, pinsetter mechanic, bowling lane mechanic, coin machine repairer, change machine technician, slot machine repairman",
    credentials: "gaming license, Brunswick pinsetter training",
    tools: "multimeter, soldering iron, coin mechanisms, Brunswick A-2",
    skills:
      "vending machine repair, coin mechanism repair, pinball repair, slot machine repair, pinsetter repair, route service, electronics repair, bill validator repair, cash collection",
    duties:
      "fix vending machines, restock snack machines, clear coin jams, repair pinball machines and jukeboxes, keep bowling pinsetters running, service slot machines on the casino floor, level and recover pool tables, collect cash boxes, replace bill acceptors, ATM service calls",
    beside: "Appliance repair technician, Electronics repair technician",
  },
];
