import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who run, repair, clean, and look after buildings. */
export const BUILDING_MAINTENANCE: readonly OccupationEntry[] = [
  {
    name: "Facilities manager",
    titles:
      "facilities director, director of facilities, facilities coordinator, building manager, building operations manager, facilities operations manager, plant operations director, director of plant operations, physical plant director, buildings and grounds director, buildings and grounds supervisor, estates manager, premises manager, school facilities director, facilities consultant, interim facilities manager, house engineer, superintendent of buildings and grounds, domestic bursar",
    credentials: "IFMA CFM, IFMA FMP, BOMA RPA, CHFM, BOC certification, IWFM",
    tools: "CMMS, Maximo, Archibus, FMX, UpKeep CMMS, SchoolDude",
    skills:
      "facilities management, building operations, vendor management, preventive maintenance, capital planning, space planning, CMMS, maintenance budgets, contract management, life safety compliance, office moves, energy management, janitorial oversight, emergency preparedness, lease coordination",
    duties:
      "run buildings and grounds, manage maintenance vendors, plan capital repairs, keep the building code compliant, oversee janitors and technicians, plan office moves, bid service contracts, respond to building emergencies, hospital plant operations, church and school buildings, fire drills and inspections, space planning, track work orders, keep tenants comfortable, keep a big building going, call in the plumber and the electrician, look after a church hall, see that the heat and lights work, look after a school building",
    below: "Maintenance supervisor",
    step: "Construction project manager",
    context: {
      "house engineer": "building, hotel, maintenance",
      "building manager": "maintenance, facility, vendors, repairs, tenants",
      "estates manager": "buildings, maintenance, campus, facilities, premises",
      "facilities coordinator": "building, vendors, maintenance, work orders",
    },
  },
  {
    name: "Maintenance supervisor",
    titles:
      "maintenance manager, building maintenance supervisor, lead maintenance technician, maintenance director, apartment maintenance supervisor, property maintenance supervisor, service manager apartments, maintenance foreman, director of maintenance, hotel chief engineer, maintenance coordinator, school maintenance supervisor, nursing home maintenance director, head maintenance man, maintenance chief, works foreman, maintenance boss, head of maintenance",
    credentials: "CAMT, EPA 608, BOC certification, Certified Pool Operator, CHFM",
    tools: "CMMS, AppFolio, Yardi, TELS",
    skills:
      "maintenance supervision, work orders, preventive maintenance, apartment turns, vendor management, parts inventory, maintenance budgets, HVAC repair, plumbing repair, electrical repair, life safety compliance, crew scheduling, capital projects",
    duties:
      "lead the maintenance crew, hand out work orders, schedule preventive maintenance, order parts, get apartments ready to rent, deal with vendors, on call emergencies, nursing home maintenance, fire alarm and generator logs, state survey readiness, train maintenance techs, inspect units, boss the fix it crew, make the list of what's broken, walk the buildings with a clipboard, get called when the pipes burst",
    below: "Maintenance technician",
    beside: "Property manager, Stationary engineer",
    not: "aircraft maintenance manager, fleet maintenance manager",
    context: {
      "works foreman": "maintenance, estate, building",
      "maintenance manager": "building, property, apartment, facility, hotel, campus",
      "director of maintenance": "building, facility, nursing home, apartments",
      "maintenance coordinator": "work orders, apartments, property, building, tenants",
    },
  },
  {
    name: "Maintenance technician",
    titles:
      "building maintenance technician, maintenance man, maintenance worker, maintenance mechanic, building maintenance worker, general maintenance worker, apartment maintenance technician, property maintenance technician, facilities technician, facilities maintenance technician, maintenance engineer, hotel maintenance engineer, make ready technician, maintenance operative, maintenance person, school maintenance worker, church maintenance worker, building mechanic, works department man, maintenance hand, maintenance handyman, estate handyman, school handyman, hotel handyman, building handyman, council handyman, plant maintenance man",
    credentials: "CAMT, EPA 608, Certified Pool Operator, boiler license, OSHA 10",
    tools: "hand tools, power tools, multimeter, drain snake, CMMS",
    skills:
      "building maintenance, plumbing repair, electrical repair, HVAC maintenance, drywall patching, interior painting, carpentry repairs, preventive maintenance, lock changes, work orders, appliance repair, apartment turns, preventive filter changes, boiler checks, groundskeeping",
    duties:
      "fix things around the building, complete work orders, unclog toilets, change filters, replace light bulbs and ballasts, patch and paint units, fix leaky faucets, change locks, get apartments ready, check boilers, repair doors, set up rooms, snow and ice, on call for tenants, swap appliances, mend what's broken in the apartments, put in a new washer, toilet won't flush, lights that flicker, doors off their hinges, fix up a school over the summer, keep the place going, oil squeaky things, fix things in a school or church",
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
      "building engineer, operating engineer, chief building engineer, chief engineer, facility engineer, plant engineer, chiller operator, HVAC operating engineer, hospital engineer, commercial building engineer, watch engineer, central plant operator, plant operations engineer, licensed stationary engineer, physical plant engineer, property engineer, engine room man, engineer on watch, steam plant engineer, refrigeration plant engineer, hospital plant engineer, station engineer, power house engineer, powerhouse engineer",
    credentials:
      "stationary engineer license, Third Class engineer license, EPA 608, refrigeration engineer license, BOC certification, universal refrigerant certification",
    tools: "building automation system, chillers, cooling towers, boilers, air handlers",
    skills:
      "boiler operation, chillers, building automation, HVAC maintenance, central plant operation, water treatment for boilers, pump repair, air handlers, cooling towers, preventive maintenance, steam systems, log readings, energy management, tenant comfort calls",
    duties:
      "run the central plant, watch the boilers and chillers, take readings each shift, hot and cold calls, test boiler water, grease pumps and motors, change belts, operate the building automation system, office tower engineering, hospital boiler room, start up chillers in spring, cooling tower treatment, keep a big building warm in winter and cool in summer, look after pumps and compressors, work in the basement with the machinery, check gauges and dials",
    above: "Facilities manager",
    step: "Power plant operator, Building automation technician",
    context: {
      "station engineer": "boilers, steam, building",
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
      "boiler engineer, boiler fireman, fireman boiler, boiler tender, low pressure boiler operator, high pressure boiler operator, boiler attendant, boiler plant operator, steam plant operator, steam engineer, boiler room operator, fireman stationary, stoker, heating plant operator, boiler inspector, boilerman, boiler man, boilerhouse attendant, boiler house man, fireman and stoker, stokehold hand, furnace man, boiler room man, steam raiser, stationary fireman",
    credentials:
      "boiler license, low pressure boiler license, high pressure boiler license, fireman license, National Board commission",
    tools: "fire tube boiler, water tube boiler, Cleaver Brooks, feedwater pump",
    skills:
      "boiler operation, steam systems, boiler water treatment, blowdown, burner operation, boiler inspection, log readings, low water cutoff testing, feedwater systems, boiler cleaning",
    duties:
      "fire the boiler, blow down the boiler, test low water cutoff, keep steam up, treat boiler water, log pressures, clean tubes, watch gauges overnight, school boiler room, laundry steam, open boilers for inspection, coal and oil fired boilers, shovel coal, keep the furnace going, heat for the whole school, stoke the fire, look after the steam, run boilers, look after the boilers",
    step: "Stationary engineer",
    beside: "Power plant operator",
    context: { "boiler man": "steam, school, coal, gauges", "furnace man": "boiler, heat, coal, steam" },
  },
  {
    name: "Building automation technician",
    titles:
      "BAS technician, controls technician, HVAC controls technician, building controls technician, BMS technician, BMS engineer, building automation engineer, energy management system technician, DDC technician, controls programmer HVAC, temperature controls technician, building management system operator, thermostat man, pneumatic controls mechanic, controls man, energy controls technician",
    credentials: "Niagara certification, Tridium certification, EPA 608",
    tools:
      "Tridium Niagara, Johnson Controls Metasys, Siemens Desigo, Honeywell WEBs, Schneider EcoStruxure, Automated Logic WebCTRL",
    skills:
      "building automation, HVAC controls, DDC programming, BACnet, control wiring, sequence of operations, building automation graphics, trend analysis, pneumatic controls, controls troubleshooting, LonWorks",
    duties:
      "program building controls, wire controllers, tune control loops, replace pneumatic thermostats, set schedules, commission VAV boxes, troubleshoot sensors, build graphics, trend data, energy saving sequences, damper actuators, make the heating come on by itself, computers that run the air conditioning, rooms too hot or too cold, thermostats in office buildings",
    beside: "Controls engineer, Low voltage technician",
    context: { "controls technician": "HVAC, building, BACnet, Niagara, thermostats" },
  },
  {
    name: "Building superintendent",
    titles:
      "apartment superintendent, resident superintendent, residential superintendent, super, live in super, building super, apartment building superintendent, building porter, live in superintendent, co-op superintendent, apartment house super, flats caretaker, resident caretaker, apartment house janitor, block caretaker, concierge caretaker, live in janitor, tenement super, porter and caretaker",
    credentials: "boiler license, fire safety director certificate, EPA RRP certification",
    tools: "hand tools, boiler, trash compactor",
    skills:
      "building maintenance, boiler checks, trash and recycling, minor plumbing, minor electrical, tenant relations, snow removal, cleaning common areas, vendor access, apartment repairs",
    duties:
      "live in the building and keep it running, take out the trash and recycling, mop hallways, fix tenant leaks, tend the boiler, let in contractors, shovel the sidewalk, accept packages, answer tenants at night, clean the lobby, change locks between tenants, free rent for looking after the building, tenants knock on my door, put the bins out, sweep the stairs, change bulbs in the hall, buzz people in, keys for all the apartments, take care of an apartment building, look after the boiler and the tenants",
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
      "custodian, commercial cleaner, office cleaner, cleaner, cleaning person, school custodian, night custodian, sexton, building cleaner, janitorial worker, floor care technician, floor technician, day porter, school caretaker, caretaker, environmental services technician, hospital cleaner, facility cleaner, charlady, scrubwoman, office charlady, school janny, broom pusher, custodial worker, office tidier, cloakroom attendant, washroom attendant, verger, hospital domestic, ward orderly cleaner, school cleaner, janitress, lavatory attendant, restroom attendant, night cleaner",
    credentials: "ISSA CIMS, CMI Basic Custodial Technician, boiler license",
    tools: "floor buffer, auto scrubber, backpack vacuum, mop bucket, burnisher",
    skills:
      "janitorial cleaning, floor stripping and waxing, buffing, restroom cleaning, disinfection, trash removal, vacuuming, event setup, carpet extraction, chemical handling, bloodborne pathogens, light maintenance, green cleaning, locking up",
    duties:
      "clean offices at night, mop floors, empty trash, clean restrooms, strip and wax floors, vacuum carpets, set up chairs and tables, wipe down desks, lock up the school, refill soap and paper, buff hallways, disinfect hospital rooms, open the church on Sundays, shovel steps, push a broom, tidy up an office after everyone goes home, swab the deck, bucket and mop, scrub toilets, polish floors, turn off the lights, clean up after the kids, dust the desks, keep the church hall tidy, sweep and mop the school, look after a school building, clean a church, lock up a school at night",
    above: "Custodial supervisor",
    step: "House cleaner, Hotel housekeeper",
    beside: "Groundskeeper, Laundry worker",
    not: "pool cleaner, window cleaner, carpet cleaner, dry cleaner, house cleaner, tank cleaner, data cleaner, custodian of records, custodian bank, fund custodian, custodian of funds, vacuum cleaner, teeth cleaner",
    context: {
      "lavatory attendant": "toilets, clean, mop",
      "washroom attendant": "toilets, clean, mop",
      verger: "church, clean, candles",
      "restroom attendant": "toilets, clean, mop",
      cleaner: "office, building, school, floors, restrooms, mop, night",
      caretaker: "school, building, boiler, cleaning, locking up, hall",
      custodian: "school, floors, cleaning, building, church, restrooms",
      sexton: "church, building, cleaning, custodian",
    },
  },
  {
    name: "Custodial supervisor",
    titles:
      "janitorial supervisor, head custodian, lead custodian, custodial manager, cleaning supervisor, cleaning manager, environmental services supervisor, EVS manager, environmental services manager, environmental services director, janitorial manager, janitorial operations manager, cleaning business owner, janitorial account manager, night cleaning supervisor, head caretaker, head janitor, head cleaner, domestic supervisor, hospital domestic manager, cleaning forewoman, head porter",
    credentials: "CHESP, ISSA CIMS, CMI certification",
    skills:
      "custodial supervision, cleaning inspections, crew scheduling, supply ordering, floor care, infection control cleaning, janitorial bidding, staff training, quality inspections, chemical safety",
    duties:
      "lead the cleaning crew, inspect cleaned buildings, order cleaning supplies, make cleaning schedules, train new cleaners, bid janitorial contracts, hospital environmental services, open and close the school, fill in for absent cleaners, customer walk throughs, floor care projects, see that the cleaners show up, go round and look for dust, hand out mops and buckets, tell the cleaners which floors",
    above: "Facilities manager",
    beside: "Maintenance supervisor",
    context: { "domestic supervisor": "hospital, cleaning, cleaners", "head porter": "cleaning, building, school" },
  },
  {
    name: "House cleaner",
    titles:
      "housekeeper, maid, house keeper, home cleaner, domestic cleaner, cleaning lady, cleaning woman, residential cleaner, domestic helper, domestic worker, move out cleaner, laundress, homemaker, daily help, apartment cleaner, short term rental cleaner, daily woman, home help cleaner, woman who does, live in maid, daily maid, household cleaner, chore woman, tidy up lady, cleaning girl, maid of all work, ironing woman, housemaid, mother's help, hired girl, cleaning man",
    credentials: "IJCSA certification, housecleaning technician certificate",
    tools: "steam mop",
    skills:
      "house cleaning, deep cleaning, laundry, ironing, bed making, kitchen cleaning, bathroom cleaning, dusting and vacuuming, home organizing, move out cleaning, silver polishing, linen care, window washing, green cleaning",
    duties:
      "clean private homes, dust and vacuum, scrub bathrooms, change beds, do laundry and ironing, clean the kitchen, tidy up once a week, clean vacation rentals between guests, move out cleans, wash dishes, oven and refrigerator, polish silver, pick up around the house, light cooking for a household, keep somebody's house nice, hoover and dust, make the beds, take in washing, scrub the floor, spring cleaning, tidy for an old lady, run the vacuum, clean windows and sinks, put things away, clean people's houses",
    above: "Estate manager",
    step: "Hotel housekeeper",
    beside: "Home health aide, Nanny, Professional organizer",
    not: "hotel housekeeper, hospital housekeeper",
    context: {
      "hired girl": "clean, house, dust",
      housemaid: "clean, house, dust, vacuum",
      "maid of all work": "clean, house, dust",
      "live in maid": "clean, house, dust",
      "daily woman": "clean, house, ironing, dust",
      "mother's help": "clean, house, household",
      housekeeper: "home, private, family, household, house, laundry",
      maid: "home, house, private, cleaning, residential",
      homemaker: "elderly, household, light cleaning, errands, home",
    },
  },
  {
    name: "Professional organizer",
    titles:
      "home organizer, declutter specialist, decluttering consultant, senior move manager, downsizing specialist, move manager, closet organizer, home organizing consultant, estate clean out organizer, packing and unpacking helper, clutter coach, relocation organizer, personal organizer, clutter buster, space clearer, clutter clearer, downsizing helper, packing lady",
    credentials: "NAPO CPO, Certified Senior Move Manager, NASMM",
    tools: "label maker, storage bins",
    skills:
      "decluttering, home organizing, downsizing, senior moves, packing household goods, estate clean outs, closet organization, photo organizing, paper management, space planning, floor plan planning",
    duties:
      "help people declutter, organize closets and garages, downsize an older person's home, pack and unpack, sort belongings, plan what fits in the new apartment, arrange donations, label bins, sort papers and photos, empty a house after a death, oversee movers, get rid of stuff, make sense of a messy house, help Mom move to a smaller place, throw out or keep, boxes in the attic, clear a lifetime of belongings, get someone's papers in order",
    beside: "Interior designer, Mover, Real estate agent",
    context: { "packing lady": "organize, downsize, boxes" },
  },
  {
    name: "Estate manager",
    titles:
      "house manager, household manager, private estate manager, estate property manager, director of residences, estate steward, majordomo, head butler, house steward, land agent, chatelaine, lady housekeeper, footman",
    credentials: "Starkey household management certificate, butler school certificate",
    tools: "property management software, portable generator, smart home system",
    skills:
      "household management, vendor management, staff supervision, opening and closing homes, household budgets, seasonal maintenance, landscaping oversight, security checks, formal entertaining, wine cellar care",
    duties:
      "look after a private estate, open and close the summer house, supervise household staff, meet contractors at the house, ready the house for guests, keep household accounts, care for grounds and vehicles, serve at table, oversee several residences, pay household bills, run a rich family's house, answer the door and serve dinner, boss the maids and the gardener, look after the silver and the wine, keep a mansion running",
    below: "Groundskeeper",
    beside: "Property manager, Gardener",
    not: "real estate manager, house manager theater, shelter house manager, group home house manager",
    context: {
      majordomo: "estate, household, staff",
      "land agent": "estate, tenants, house",
      footman: "household, estate, serve",
      "house manager": "estate, household, private, residence, staff",
    },
  },
  {
    name: "Window cleaner",
    titles:
      "window washer, window cleaning technician, high rise window cleaner, gutter cleaner, gutter cleaning technician, solar panel cleaner, chandelier cleaner, commercial window washer, storefront window cleaner, rope access window cleaner, conservatory cleaner, windie, window man, chamois man, ladder man, window wiper, gutter cleaning",
    credentials: "IWCA certification, SPRAT certification, IRATA certification",
    tools: "squeegee, water fed pole, extension ladder, bosun chair",
    skills:
      "window cleaning, gutter cleaning, ladder work, high rise work, screen cleaning, hard water removal, rope access, skylight cleaning, streak free squeegee work",
    duties:
      "wash windows inside and out, clean gutters, squeegee storefronts, go up ladders, clean screens and tracks, storefront route, high rise windows on ropes, skylights and mirrors, hose down sills, construction window cleanup, ladder and bucket, a chamois and a sponge, make windows shine, dirty panes, leaves out of the gutters, shop windows on Main Street",
    beside: "House painter, House cleaner",
    context: { "window man": "wash, clean, ladder, squeegee", "ladder man": "windows, wash, gutters" },
  },
  {
    name: "Carpet cleaner",
    titles:
      "carpet cleaning technician, upholstery cleaner, rug cleaner, carpet shampooer, floor cleaning technician, tile and grout cleaner, carpet cleaning business owner, oriental rug washer, carpet steam cleaner, stone polishing technician, drapery cleaner, carpet beater, carpet man, rug man",
    credentials: "IICRC CCT, IICRC UFT, IICRC certification",
    tools: "truck mount, hot water extractor, rotary machine",
    skills:
      "carpet cleaning, upholstery cleaning, stain removal, hot water extraction, rug washing, tile and grout cleaning, odor removal, spot dyeing, stone polishing",
    duties:
      "steam clean carpets, clean sofas, remove pet stains and odors, wash area rugs, clean tile and grout, drive the cleaning van, move furniture, dry carpets with fans, polish marble, quote by the room, red wine on the carpet, shampoo a couch, make the carpet look new, dog accidents on the rug",
    beside: "Restoration technician, House cleaner",
    context: { "carpet man": "clean, shampoo, steam", "rug man": "clean, wash, rugs" },
  },
  {
    name: "Restoration technician",
    titles:
      "water damage technician, fire and water restoration technician, water mitigation technician, mold remediation technician, mold remediator, disaster restoration worker, flood cleanup technician, smoke damage cleaner, biohazard cleaner, crime scene cleaner, trauma scene cleaner, hoarding cleanup specialist, contents restoration technician, restoration project manager, restoration estimator, water mitigation manager, flood damage man, fire damage cleaner, salvage corps man, damage restoration operative",
    credentials: "IICRC WRT, IICRC ASD, IICRC AMRT, IICRC certification, mold remediation license",
    tools: "Xactimate, dehumidifiers, air movers, moisture meter, thermal camera, HEPA air scrubber",
    skills:
      "water mitigation, structural drying, mold remediation, fire restoration, odor removal, moisture mapping, contents pack out, Xactimate, biohazard cleanup, containment setup, demolition, insurance restoration",
    duties:
      "dry out flooded basements, set dehumidifiers and fans, take out wet drywall, clean soot after a fire, remove mold, pack out contents, map moisture, sewage backups, crime scene cleanup, hoarder houses, emergency calls at night, write Xactimate estimates, clean up after a burst pipe, house smells of smoke, black mold on the wall, pump out a cellar, save what can be saved after a flood",
    beside: "Property claims adjuster, General contractor",
    not: "art restoration technician, car restoration technician, furniture restoration technician",
    context: { "salvage corps man": "fire, flood, water" },
  },
  {
    name: "Pool technician",
    titles:
      "pool cleaner, pool service technician, swimming pool technician, pool man, pool guy, pool maintenance worker, pool repair technician, spa technician, hot tub technician, pool operator, pool plumber, pool installer, pool builder, swimming pool contractor, pool route owner, aquatic facility operator, pool opener and closer, swimming bath attendant, pool attendant, swimming pool builder, swimming pool engineer",
    credentials: "Certified Pool Operator, Aquatic Facility Operator, C-53 license, PHTA certification",
    tools: "pool vacuum, test kit, sand filter, salt chlorinator, pool heater",
    skills:
      "pool maintenance, water chemistry, pool pump repair, filter cleaning, pool opening and closing, leak detection, liner replacement, pool heaters, hot tub repair, salt systems, pool construction, algae treatment",
    duties:
      "clean swimming pools, test and balance the water, vacuum the pool, add chlorine, backwash filters, open and close pools for the season, repair pumps and heaters, change liners, fix hot tubs, green pool cleanup, service route, gunite pool building, winterize pools, skim leaves out of a pool, keep the pool blue, chemicals in the water, take the cover off in spring, pool turned green",
    beside: "Lifeguard, Irrigation technician, Plumber",
    not: "cash pool operator",
    context: {
      "swimming bath attendant": "water, filters, pump, chlorine",
      "pool attendant": "water, chlorine, clean",
    },
  },
  {
    name: "Pest control technician",
    titles:
      "exterminator, pest control operator, pest controller, pest management professional, termite technician, termite inspector, bug man, rat catcher, vermin control officer, fumigator, bed bug technician, rodent control technician, mosquito control technician, trapper, animal removal specialist, pest control inspector, bug guy, roach man, ratcatcher, ratter, rodent operative, mole catcher, pest officer, vermin catcher, pest exterminator, rat man, molecatcher, rabbit catcher, termite man, critter catcher, bug killer, fumigation operative, Orkin man, Terminix man",
    credentials:
      "pesticide applicator license, commercial pesticide applicator license, structural pest control license, WDI inspector, Associate Certified Entomologist, NWCO certification",
    tools: "backpack sprayer, bait stations, moisture meter, live traps, fogger",
    skills:
      "pest control, termite inspection, rodent control, integrated pest management, bed bug treatment, fumigation, wildlife removal, pesticide application, exclusion work, mosquito control, bait station service, wood destroying insect reports",
    duties:
      "get rid of ants and roaches, set mouse traps, termite inspections for home sales, spray for bugs, treat bed bugs, seal entry holes, trap raccoons and squirrels, remove bats from attics, wasp nests, service bait stations in restaurants, quarterly route, mosquito spraying, kill bugs, rats in the cellar, something is living in the attic, cockroaches in the kitchen, get the hornets out, moles digging up grass, poison and traps, get rid of mice and rats, mice in the kitchen",
    beside: "Lawn care technician",
    context: { trapper: "raccoons, beaver, nuisance, wildlife, animals" },
  },
  {
    name: "Locksmith",
    titles:
      "lock smith, safe technician, safe cracker, vault technician, automotive locksmith, commercial locksmith, residential locksmith, institutional locksmith, master locksmith, lock technician, lock and key man, lock mechanic, key maker, door hardware technician, safe and vault technician, lockman, lock and safe man, lock fitter, safe engineer, safe man, key man, lock expert",
    credentials: "ALOA CRL, ALOA CPL, ALOA CML, locksmith license, Certified Master Safecracker",
    tools: "key machine, lock picks, pinning kit, key programmer, Medeco, Schlage",
    skills:
      "locksmithing, rekeying, lock picking, key cutting, master keying, safe opening, access control systems, transponder key programming, door hardware, lock installation, electronic locks, panic hardware",
    duties:
      "open locked doors, rekey locks, cut keys, install deadbolts, open safes, program car keys, master key systems for schools, exit devices, fix sticky locks, lockout calls at night, change safe combinations, push button locks, locked out of the house, lost my keys, make a copy of a key, change the locks after a break in, a safe nobody can open, put in a dead bolt",
    beside: "Low voltage technician, Gunsmith",
    context: {
      "safe engineer": "locks, vault, combination",
      "safe man": "locks, vault, combination",
      "key man": "locks, cut, keys",
    },
  },
  {
    name: "Chimney sweep",
    titles:
      "chimney cleaner, chimney technician, sweep master, chimney inspector, fireplace technician, hearth technician, wood stove installer, pellet stove technician, gas fireplace technician, stove installer, dryer vent cleaner, chimney relining installer, flue technician, chimney man, chimney boy, stove man, flue sweep, chimney sweeper",
    credentials: "CSIA Certified Chimney Sweep, NFI certification, HETAS registration, C-DET",
    tools: "chimney brushes, chimney camera, soot vacuum",
    skills:
      "chimney sweeping, chimney inspection, flue relining, creosote removal, fireplace repair, wood stove installation, dryer vent cleaning, chimney caps, gas fireplace service, pellet stove repair",
    duties:
      "sweep chimneys, clean creosote, inspect flues with a camera, install chimney caps and liners, fix smoky fireplaces, install wood stoves, service pellet stoves, clean dryer vents, remove bird nests, repair dampers, light the gas log, soot and brushes, smoke comes into the room, wood burning stoves",
    beside: "Bricklayer, Roofer",
    context: { "chimney man": "sweep, clean, soot, flue", "stove man": "wood stove, chimney, fireplace" },
  },
  {
    name: "Appliance repair technician",
    titles:
      "appliance repairman, appliance technician, appliance service technician, appliance mechanic, white goods engineer, domestic appliance engineer, washing machine repairman, refrigerator repairman, washer and dryer repairman, oven repairman, appliance installer, dishwasher installer, commercial appliance technician, restaurant equipment technician, kitchen equipment repairman, gas appliance technician, laundry equipment technician, washer man, fridge engineer, fridge repairman, washing machine engineer, cooker repairman, washing machine man, white goods repairman, icebox man, vacuum cleaner repairman, Maytag man, hoover repair man, Hoover man, domestic electrical engineer, cooker engineer",
    credentials: "PSA Certified Appliance Professional, EPA 608, CFESA certification, NASTeC",
    tools: "multimeter, Sub-Zero, Hobart kitchen equipment, Whirlpool appliances, refrigerant gauges",
    skills:
      "appliance repair, washer repair, dryer repair, refrigerator repair, oven repair, dishwasher installation, electrical troubleshooting, gas appliance repair, commercial kitchen equipment, parts ordering, sealed system repair, customer service calls",
    duties:
      "fix washing machines, repair dryers that do not heat, refrigerators that do not cool, replace oven elements, install dishwashers, restaurant fryers and ovens, order appliance parts, house calls, diagnose error codes, laundromat machines, garbage disposers, the fridge quit, the dryer makes a racket, oven won't get hot, ice maker leaks, mend toasters and irons, vacuum cleaners and sewing machines, home visits to look at a broken washer, repair refrigerators and stoves, fix a broken stove or freezer",
    beside: "Handyman, Small engine mechanic, Electronics repair technician",
    context: { "washer man": "repair, appliance, dryer", "fridge engineer": "kitchen, appliances, home, washer" },
  },
  {
    name: "Junk removal worker",
    titles:
      "junk removal technician, trash hauler, estate cleanout worker, cleanout worker, house clearance worker, rubbish removal worker, dump run driver, dumpster driver, rag and bone man, scrap hauler, scrap metal collector, foreclosure cleanout worker, trash out worker, junk man, totter, tatter, rag man, ragman, junk dealer, rag picker, skip man, scrap man, house clearer, house clearance man, scrap iron man, garage cleaner outer, tip lorry driver",
    credentials: "CDL Class B",
    tools: "box truck, dump trailer, hand truck",
    skills:
      "junk removal, heavy lifting, estate clean outs, truck driving, recycling sorting, donation drop off, demolition, scrap metal, load securing",
    duties:
      "haul away junk, clear out basements and garages, take old furniture to the dump, empty foreclosed houses, load the truck, sort scrap metal, break down sheds and hot tubs, drop off donations, sweep up after, yard debris, take stuff to the tip, empty a dead person's house, old mattresses, pick up scrap iron in a pickup, get rid of an old couch",
    beside: "Mover, Refuse collector, Professional organizer",
    context: {
      "house clearance man": "junk, haul, dump, truck",
      "house clearer": "junk, haul, dump, truck",
      "junk dealer": "scrap, haul, junk",
    },
  },
  {
    name: "Space and move coordinator",
    titles:
      "office move coordinator, relocation coordinator office, space planner, workplace strategist, move project manager, office relocation manager, facilities planner, space management analyst, furniture installation coordinator, office furniture installer, modular furniture installer, cubicle installer, office mover planner, office planner, accommodation officer",
    credentials: "IFMA FMP",
    tools: "AutoCAD, Archibus, CAFM software, Visio",
    skills:
      "space planning, office moves, move management, floor plans, furniture inventory, vendor coordination, office furniture installation, occupancy studies, workstation layout",
    duties:
      "plan office moves, draw seating plans, count desks, tag furniture, coordinate movers and IT, lay out workstations, install cubicles, decommission old offices, stacking plans, move weekend command, figure out who sits where, move a company to new offices, put cubicles together, where the desks go",
    above: "Facilities manager",
    beside: "Interior designer, Mover",
    context: {
      "office planner": "space, desks, floor plan, furniture",
      "accommodation officer": "office, space, desks",
      "space planner": "office, workstations, occupancy, floor plan, seating",
    },
  },
  {
    name: "Water treatment service technician",
    titles:
      "water softener technician, water softener installer, water conditioning technician, water filtration installer, water treatment installer, water treatment representative, boiler water treatment technician, cooling water treatment representative, Legionella technician, reverse osmosis technician, soft water man, Culligan man, water conditioner man, water softener man",
    credentials: "WQA certification, Certified Water Specialist, Certified Water Technologist, water treatment license",
    tools: "water softeners, reverse osmosis units, test kits",
    skills:
      "water softener installation, water testing, reverse osmosis, iron filters, cooling tower water treatment, boiler water treatment, UV disinfection, resin replacement, Legionella control",
    duties:
      "install water softeners, test well water, change filters, deliver salt, rusty or smelly water, treat cooling tower water, boiler chemicals, reverse osmosis at the kitchen sink, replace resin, water coolers, hard water stains, carry bags of salt, filters under the sink, make tap water taste better, orange stains in the tub",
    beside: "Plumber, Water treatment plant operator, Well driller",
  },
  {
    name: "Property caretaker",
    titles:
      "caretaker, estate caretaker, live in caretaker, caretaker couple, second home caretaker, cottage caretaker, camp caretaker, home watch professional, home watch specialist, home watch caretaker, winter caretaker, island caretaker, property watchman, lighthouse keeper, vacation rental caretaker, summer house caretaker, camp keeper, lodge keeper, light keeper, lighthouse man, key holder, keyholder, live in couple",
    credentials: "NHWA certification",
    tools: "portable generator, tractor, smart thermostat, snow blower",
    skills:
      "property caretaking, home watch, opening and closing homes, winterizing, minor repairs, security checks, lawn mowing, snow removal, vendor access, storm checks, pet care, firewood",
    duties:
      "watch the house while owners are away, check for frozen pipes, live on the property, open and close the summer house, let in contractors, winterize cottages, weekly house checks, collect the mail, run the taps and start the car, check after storms, caretaker couple, guests' arrival, keep an eye on an empty house, look in on the cottage in winter, stay in someone's house while they're gone, turn the water off before it freezes, mind a summer place, water the houseplants, keep the lighthouse, look after somebody's house while they are away",
    above: "Estate manager",
    step: "Handyman, Groundskeeper",
    beside: "Pet sitter, Building superintendent",
    not: "elderly caretaker, child caretaker, caretaker for my mother, caretaker for my father",
    context: {
      "camp keeper": "cottages, lake, winter",
      "key holder": "house, empty, owners",
      caretaker: "property, estate, cottage, grounds, owners away, live in, winter, house",
    },
  },
  {
    name: "Pressure washing technician",
    titles:
      "pressure washer, power washer, power washing contractor, pressure washing contractor, power washing technician, exterior cleaner, roof cleaner, soft wash technician, house washer, graffiti remover, parking lot cleaner, fleet washer, truck washer, deck cleaner, jet washer, patio cleaner, jet wash man, driveway cleaner, steam cleaner, hull washer",
    credentials: "PWNA certification, UAMCC membership",
    tools: "pressure washer machine, surface cleaner, soft wash pump, extension wand",
    skills:
      "pressure washing, soft washing, deck cleaning, roof cleaning, graffiti removal, concrete cleaning, chemical mixing, ladder work, fleet washing",
    duties:
      "pressure wash siding and decks, wash driveways, roof moss removal, clean parking garages, remove graffiti, wash truck fleets, strip old deck stain, storefront sidewalks, mix house wash, gum removal, blast dirt off the patio, green slime on the siding, make the driveway look new, spray gun with hot water",
    step: "Window cleaner",
    beside: "House painter",
    not: "pressure washer repair, pressure washer mechanic",
    context: {
      "jet washer": "driveway, patio, clean",
      "steam cleaner": "driveway, siding, trucks, pressure",
      "pressure washer": "siding, decks, driveways, clean, houses",
      "power washer": "siding, decks, driveways, clean, houses",
    },
  },
  {
    name: "Vending and game machine mechanic",
    titles:
      "vending machine mechanic, vending machine technician, coin machine mechanic, slot technician, arcade game technician, pinball repairman, jukebox repairman, pool table mechanic, billiard table mechanic, bowling machine mechanic, pinsetter mechanic, bowling lane mechanic, coin machine repairer, change machine technician, slot machine repairman, fruit machine engineer, slot machine engineer, fruit machine mechanic, one armed bandit mechanic, jukebox man, vending man, pinball mechanic, coin op man, cigarette machine man, pinball man, candy machine man, slot machine technician",
    credentials: "gaming license, Brunswick pinsetter training",
    tools: "multimeter, soldering iron, coin mechanisms, Brunswick A-2",
    skills:
      "vending machine repair, coin mechanism repair, pinball repair, slot machine repair, pinsetter repair, route service, electronics repair, bill validator repair, cash collection",
    duties:
      "fix vending machines, restock snack machines, clear coin jams, repair pinball machines and jukeboxes, keep bowling pinsetters running, service slot machines on the casino floor, level and recover pool tables, collect cash boxes, replace bill acceptors, ATM service calls, the candy machine ate my money, fill soda machines, fix a juke box, one armed bandits, empty the coins, amusement arcade",
    beside: "Appliance repair technician, Electronics repair technician",
  },
];
