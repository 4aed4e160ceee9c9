import type { OccupationEntry } from "../types.ts";

/** What Seasoned knows about the people who put electricity, water, heat, cooling, alarms, and lifts into buildings. */
export const MECHANICAL_AND_ELECTRICAL_TRADES: readonly OccupationEntry[] = [
  {
    name: "Electrician",
    titles:
      "journeyman electrician, master electrician, residential electrician, commercial electrician, licensed electrician, wireman, inside wireman, electrical contractor, sparky, service electrician, construction electrician, electrical installer, house wiring electrician, IBEW electrician, approved electrician, EV charger installer, narrowback, house wireman, electrical fitter, wiring man",
    credentials:
      "journeyman electrician license, master electrician license, C-10 license, NCCER Electrical, OSHA 30, EVITP, NICEIC registration, 18th Edition wiring regulations",
    tools: "multimeter, conduit bender, fish tape, megohmmeter, cable puller, thermal camera",
    skills:
      "electrical wiring, National Electrical Code, conduit bending, panel upgrades, electrical troubleshooting, lighting installation, load calculations, rough in wiring, blueprint reading, grounding and bonding, generator hookup, EV charger installation, lockout tagout, three phase power",
    duties:
      "wire houses, install outlets and switches, pull wire, bend conduit, replace breaker panels, hang light fixtures and ceiling fans, find shorts, fix flickering lights, upgrade the electrical service, wire a hot tub, pass electrical inspection, hook up generators, rough in and trim out, install car chargers, put in lights and plugs, fix what keeps blowing fuses, get the power back on in a house, replace old knob and tube wiring, put in a fuse box, see why the lamp sparks, do electrical work for neighbors",
    below: "Electrician helper",
    above: "Construction superintendent, Building inspector",
    step: "Industrial electrician, Solar installer, Low voltage technician",
    beside: "HVAC technician",
    not: "auto electrician, electrician helper, electrician's helper, electrician apprentice, stage electrician, set electrician, aircraft electrician",
    context: { "electrical fitter": "wiring, lights, houses" },
  },
  {
    name: "Industrial electrician",
    titles:
      "maintenance electrician, plant electrician, factory electrician, mill electrician, mine electrician, controls electrician, instrument electrician, industrial electrical technician, E&I technician, electrical and instrumentation technician, motor control technician, facility electrician, marine electrician, shipyard electrician, works electrician, motor winder, electrical fitter, pit electrician, colliery electrician, motor rewinder",
    credentials: "journeyman electrician license, NFPA 70E training, MSHA electrical card, ISA CCST",
    tools: "Allen Bradley PLC, variable frequency drives, multimeter, megohmmeter, motor starters",
    skills:
      "electrical troubleshooting, motor controls, PLC troubleshooting, variable frequency drives, three phase power, NFPA 70E, lockout tagout, process instrumentation, control panel wiring, preventive maintenance, ladder logic, arc flash safety",
    duties:
      "keep plant machinery running, troubleshoot motor starters, replace drives, calibrate instruments, wire control panels, read ladder logic, respond to breakdowns on shift, maintain switchgear, test motors, plant shutdown work, conveyor controls, 480 volt equipment, keep the electric motors in a factory turning, fix machines that trip the breaker, rewire a line when it goes down, wire big pumps and fans, work on cranes and furnaces",
    step: "Substation technician, Building automation technician",
    beside: "Millwright",
  },
  {
    name: "Electrician helper",
    titles:
      "electrical helper, electrical apprentice, apprentice electrician, electrician apprentice, electrician's mate, electrician's assistant, electrical trainee, wireman apprentice, electrical improver, sparky's mate, wire puller, electrician's laborer, electrical mate, electrician's aide",
    credentials: "electrical trainee card, apprentice electrician registration, OSHA 10",
    tools: "fish tape, conduit bender, hand tools",
    skills:
      "electrical wiring, pulling cable, conduit bending, material handling, electrical safety, drilling and boring, box mounting, fixture assembly",
    duties:
      "help the electrician, pull cable, drill studs, mount boxes, carry tools and wire, feed wire through conduit, install cover plates, assemble fixtures, fetch material from the supply house, clean up after rough in, learn the electrical trade, fish wires through walls, go up in the attic with the cable, hold the ladder, hand up pliers, strip wires, learn wiring from an old hand",
    step: "Low voltage technician",
    beside: "Trades helper",
  },
  {
    name: "Low voltage technician",
    titles:
      "low voltage installer, low voltage electrician, structured cabling technician, data cabling technician, data cable installer, cable installer, network cable installer, fiber splicer, voice and data technician, telephone wiring technician, cable puller, network cabling contractor, Cat5 installer, intercom installer, phone jack installer, cabler, telephone installer",
    credentials: "low voltage license, BICSI Installer, BICSI RCDD, C-7 license, FOA CFOT",
    tools: "cable tester, Fluke DSX, fusion splicer, punch down tool, toner and probe",
    skills:
      "low voltage wiring, structured cabling, fiber termination, fiber splicing, cable testing, rack building, patch panels, wireless access point mounting, cable tray, cable labeling",
    duties:
      "pull data cable, terminate jacks, punch down patch panels, dress the cable rack, splice fiber, certify network drops, hang wireless access points, run cable above ceilings, label cables, tone out wires, build out a data closet, phone system wiring, put in phone and internet wires, run cables for an office, crawl over ceiling tiles, put jacks in walls, get computers hooked to each other",
    step: "Security system installer",
    beside: "Telecommunications technician, Sprinkler fitter",
    context: {
      "telephone installer": "jacks, cable, office, wire",
      "cable installer": "data, network, low voltage, structured, fiber",
      "cable puller": "data, network, fiber, electrical",
    },
  },
  {
    name: "Plumber",
    titles:
      "journeyman plumber, master plumber, licensed plumber, residential plumber, service plumber, commercial plumber, plumbing contractor, plumbing technician, plumbing repairman, drain technician, rooter technician, drain cleaner, water heater installer, plumbing and heating engineer, sewer and drain technician, new construction plumber, medical gas installer, sewer man, Roto-Rooter man, heating and plumbing engineer, jobbing plumber, drain layer, plumber and gasfitter, drain unblocker, drain guy, plumbing guy",
    credentials:
      "journeyman plumber license, master plumber license, C-36 license, backflow certification, medical gas certification, City and Guilds plumbing",
    tools: "drain snake, pipe wrench, PEX crimper, press tool, sewer camera, hydro jetter",
    skills:
      "plumbing, pipe soldering, drain cleaning, water heater installation, leak detection, PEX installation, copper pipe, fixture installation, sewer repair, backflow prevention, plumbing code, gas piping, rough in plumbing, sump pumps",
    duties:
      "fix leaks, unclog drains, replace water heaters, install toilets and sinks, repair faucets, sweat copper, snake the sewer line, rough in bathrooms, replace galvanized pipe, thaw frozen pipes, install garbage disposals, run gas lines, sump pump replacement, repipe a house, burst pipe calls, stop a drip, get a toilet to flush, get hair out of a drain, put in a new tub or shower, fix a hot water tank, get rid of water in the basement, come when a pipe bursts, fix leaky faucets and running toilets, crawl under sinks and houses with a wrench",
    below: "Plumber helper",
    above: "Building inspector",
    step: "Pipefitter, Backflow tester",
    beside: "HVAC technician, Appliance repair technician",
    not: "plumber helper, plumber's helper, plumber apprentice, plumber's merchant",
  },
  {
    name: "Plumber helper",
    titles:
      "plumbing apprentice, apprentice plumber, plumber's mate, plumber's assistant, pipefitter helper, pipefitter apprentice, pipe trades trainee, steamfitter helper, pipe fitter's mate, fitter's mate, plumber's labourer",
    credentials: "apprentice plumber registration, OSHA 10",
    skills:
      "plumbing, trench digging, pipe cutting, material handling, soldering basics, fixture installation, hand tools, jobsite cleanup",
    duties:
      "help the plumber, dig trenches for pipe, carry pipe and fittings, cut and ream pipe, crawl under houses, hold the light, load the plumbing truck, haul out old water heaters, learn the plumbing trade, fetch parts, clean up after repairs, hand wrenches to the plumber, drag tubs up the stairs, go under the sink, dig up a sewer line, saw and glue plastic pipe, learn pipes from an old-timer",
    beside: "Trades helper, Construction laborer",
  },
  {
    name: "Pipefitter",
    titles:
      "steamfitter, pipe fitter, industrial pipefitter, union pipefitter, process pipefitter, pipe welder fitter, hydronic fitter, refinery pipefitter, pipeline fitter, gas fitter, gasfitter, steam fitter, instrument fitter, shipyard pipefitter, journeyman steamfitter, fitter, heating fitter, hot water fitter, gas man",
    credentials: "UA journeyman card, NCCER Pipefitting, ASME welding certification, gas fitter license, TWIC card",
    tools: "pipe threader, pipe bevel machine, chain falls, orbital welder, Ridgid threading machine",
    skills:
      "pipefitting, steam systems, isometric drawings, pipe welding, pipe threading, pipe layout, flange bolting, hydrostatic testing, rigging, hydronic systems, pipe hangers, process piping, gas piping, steam traps",
    duties:
      "run steam lines, fit up spools, read isometrics, thread black pipe, bolt flanges, hang pipe, install chilled water mains, pressure test lines, replace steam traps, set pumps and valves, refinery turnaround work, tack pipe for the welder, put together big pipes in plants, line up flanges and tighten bolts, thread pipe in a vise, work shutdowns at refineries",
    below: "Plumber helper",
    beside: "Welder, Boilermaker",
    context: {
      gasfitter: "pipe, pipefitter, flanges, fitter, refinery, steam",
      "gas fitter": "pipe, pipefitter, flanges, refinery, steam, bolt",
      fitter: "pipe, steam, spools, flanges",
      "gas man": "pipe, lines, fitting",
    },
  },
  {
    name: "Sprinkler fitter",
    titles:
      "fire sprinkler fitter, sprinkler installer, fire sprinkler technician, fire protection fitter, sprinkler pipe fitter, fire sprinkler contractor, fire sprinkler designer, sprinkler man, fire sprinkler man",
    credentials: "NICET Water-Based Systems, UA sprinkler fitter card, fire sprinkler license",
    tools: "pipe threader, fire pump, pipe groover",
    skills:
      "fire sprinkler installation, NFPA 25, NFPA 13, fire pump testing, pipe grooving, sprinkler inspection, backflow prevention, dry pipe systems, standpipe testing",
    duties:
      "hang sprinkler pipe, install sprinkler heads, test the fire pump, flow test, inspect fire sprinklers, dry pipe valves, trip tests, drain the riser, test standpipes, five year obstruction inspections, fix leaking sprinkler heads, put in pipes that spray water in a fire, crawl over ceilings in big stores, see that the sprinklers would go off, stop a head that drips",
    below: "Plumber helper",
    step: "Pipefitter, Fire inspector",
    context: {
      "sprinkler man": "fire, pipe, standpipes, obstruction, fitter, riser",
      "sprinkler installer": "fire, standpipe, riser, NFPA, pipe",
    },
  },
  {
    name: "HVAC technician",
    titles:
      "HVAC mechanic, HVAC service technician, HVAC installer, heating and cooling technician, air conditioning technician, AC technician, AC repairman, air conditioning mechanic, furnace repairman, furnace installer, heating engineer, heating technician, HVACR technician, heat pump installer, comfort technician, HVAC contractor, air con engineer, furnace man, air conditioner man, air conditioning man, heating man, heat and air man, central heating engineer, central heating fitter, window unit repairman, furnace repair man, HVAC guy, AC guy, furnace guy, heating guy, air conditioning guy",
    credentials:
      "EPA 608, NATE certification, HVAC license, C-20 license, HVAC Excellence, Gas Safe registration, F-Gas certificate",
    tools: "refrigerant gauges, vacuum pump, recovery machine, combustion analyzer, multimeter, manometer",
    skills:
      "HVAC repair, HVAC installation, refrigerant handling, furnace repair, heat pumps, air conditioning, ductwork, combustion analysis, brazing, load calculations, mini splits, thermostat wiring, preventive maintenance, airflow balancing, HVAC controls",
    duties:
      "fix air conditioners, tune up furnaces, recharge refrigerant, find refrigerant leaks, install heat pumps, change filters, replace compressors, clean condenser coils, no heat calls, no cooling calls, hang ductless units, rooftop units, test gas pressure, wire thermostats, crack in heat exchanger, get the heat back on, fix people's AC in summer, put Freon in, put in a new furnace, make cold rooms warm, clean and oil blowers",
    below: "HVAC helper",
    above: "HVAC service manager",
    step: "Refrigeration technician, Oil burner technician, Building automation technician, Stationary engineer",
    beside: "Sheet metal worker, Mechanical engineer",
    not: "auto AC technician",
    context: { "furnace man": "heating, hvac, refrigerant, conditioner, thermostats, conditioning" },
  },
  {
    name: "HVAC helper",
    titles:
      "HVAC apprentice, HVAC installer helper, HVAC trainee, air conditioning helper, heating apprentice, duct installer helper, duct cleaner, air duct cleaner, ductwork cleaning technician, furnace installer's helper, heat and air helper",
    credentials: "EPA 608, NADCA ASCS",
    skills:
      "ductwork, duct cleaning, HVAC installation, filter changes, hand tools, material handling, line set installation, equipment hauling",
    duties:
      "help install furnaces, carry condensers, run line sets, clean air ducts, change filters, insulate duct, tape and seal ducts, drive the install van, haul away old units, vacuum registers, learn heating and cooling, hold up ductwork, lug furnaces down to the basement, suck dust out of vents, learn furnaces from an old hand, hand tools up on the roof",
    beside: "Trades helper",
  },
  {
    name: "HVAC service manager",
    titles:
      "HVAC manager, HVAC supervisor, HVAC foreman, mechanical service manager, HVAC operations manager, mechanical contractor manager, HVAC field supervisor, HVAC service coordinator, refrigeration service manager, heating contractor, heating and cooling contractor",
    credentials: "EPA 608, NATE certification, mechanical contractor license",
    tools: "ServiceTitan, FieldEdge",
    skills:
      "service dispatching, technician supervision, service agreements, HVAC troubleshooting, job costing, parts inventory, customer callbacks, technician training, warranty claims, mechanical code",
    duties:
      "dispatch service technicians, run the service department, price repairs, ride along with technicians, sell maintenance agreements, handle callbacks, schedule tune ups, order parts, review service tickets, commercial heating and cooling accounts, on call rotation, own a heating business, send out the furnace men, be on the phone when folks have no heat, give prices on new systems, see that the crew does it right",
    above: "Construction project manager",
    beside: "Facilities manager",
  },
  {
    name: "Refrigeration technician",
    titles:
      "refrigeration mechanic, commercial refrigeration technician, industrial refrigeration technician, refrigeration engineer, ammonia refrigeration operator, supermarket refrigeration technician, ice machine technician, chiller technician, chiller mechanic, cold storage technician, reefer mechanic, fridge engineer, refrigeration man, refrigeration serviceman, fridge man, ice plant engineer, cold store engineer, fridge guy",
    credentials: "EPA 608, RETA CIRO, RETA CARO, NATE certification",
    tools: "refrigerant gauges, Copeland compressors, ammonia compressors, recovery machine",
    skills:
      "commercial refrigeration, ammonia refrigeration, chillers, refrigerant handling, compressor replacement, walk in coolers, ice machines, leak detection, brazing, process safety management, defrost controls, refrigeration troubleshooting",
    duties:
      "repair walk in coolers, fix ice machines, service supermarket cases, run ammonia compressors, walk in freezer down, change compressors, charge chillers, reach in coolers, beverage coolers, cold storage warehouse, defrost problems, refrigerated cases, keep a grocery's freezers cold, fix a restaurant's cooler, fix ice makers and milk tanks, find a Freon leak, get a meat locker cold again",
    beside: "Appliance repair technician, Stationary engineer",
    context: {
      "fridge engineer": "refrigeration, coolers, ammonia, chiller, cold, compressors",
      "reefer mechanic": "refrigeration, cooler, freezer, trailer, Thermo King",
    },
  },
  {
    name: "Oil burner technician",
    titles:
      "oil burner mechanic, oil heat technician, burner technician, oil boiler technician, boiler technician, boiler repairman, boiler service engineer, furnace cleaner, oil tank installer, OFTEC technician, heating oil technician, gas boiler engineer, oil burner man, boiler man, heating oil serviceman, oil burner repairman, boiler fitter, boiler cleaner, oil burner guy, boiler guy",
    credentials: "oil burner license, NORA certification, OFTEC registration, Gas Safe registration",
    tools: "Beckett burner, Riello burner, combustion analyzer, soot vacuum",
    skills:
      "oil burner service, boiler repair, combustion analysis, hydronic heating, oil tank installation, nozzle replacement, circulator replacement, radiator bleeding, steam heating, zone valves",
    duties:
      "clean oil boilers, change nozzles and filters, bleed radiators, no heat calls in winter, set combustion, replace circulators, prime the burner, install oil tanks, vacuum soot, balance steam radiators, repair home boilers, annual tune up, get an oil furnace to light, come out on a freezing night, make radiators stop banging, put a new nozzle in, fix the boiler in an old house",
    step: "Boiler operator",
    beside: "Truck driver, Chimney sweep",
    not: "ship's boiler technician",
    context: { "boiler man": "burner, nozzles, radiators, heat, combustion, bleed" },
  },
  {
    name: "Sheet metal worker",
    titles:
      "tin knocker, tinner, sheet metal mechanic, sheet metal installer, duct fabricator, ductwork installer, duct installer, ductman, HVAC sheet metal worker, tinsmith, sheet metal journeyman, metal roofing fabricator, air balancer, TAB technician, tin man, tin bender, tin smith, tin basher, tinman, sheet iron worker, tinker, coppersmith, gutter maker",
    credentials: "SMART union journeyman card, TABB certification, NEBB certification, OSHA 10",
    tools: "press brake, shear, Pittsburgh machine, plasma cutter, tin snips, hand brake",
    skills:
      "sheet metal fabrication, ductwork, press brake operation, metal layout, duct installation, soldering, spot welding, metal flashing, blueprint reading, air balancing, SMACNA standards, TIG welding",
    duties:
      "bend duct, hang ductwork, cut sheet metal, make plenums and transitions, brake flashing, lay out patterns, solder gutters, kitchen exhaust hoods, balance air flow, seal joints, shop fabrication, spiral pipe, make ducts for furnaces, fold tin and copper, make vents and hoods, cut with snips, make rain gutters and chimney caps, solder cans and pails",
    beside: "Welder, Metal fabricator",
    context: { tinker: "tin, metal, pots, solder", coppersmith: "sheet, metal, copper, solder" },
  },
  {
    name: "Boilermaker",
    titles:
      "boiler maker, boilermaker welder, pressure vessel fitter, tube welder, boiler repair welder, tank builder, boiler tube mechanic, vessel mechanic, journeyman boilermaker, boiler plater, plater, holder-up, boilersmith, boiler smith, boiler scaler, tank erector",
    credentials: "ASME Section IX, Boilermakers union card, R stamp, TWIC card, confined space training",
    tools: "tube expander, chain falls, air arc gouger, angle grinder",
    skills:
      "boiler tube welding, tube rolling, pressure vessel repair, rigging, plate fitting, confined space entry, hydrostatic testing, stick welding, TIG welding, outage work",
    duties:
      "replace boiler tubes, roll tubes, weld pressure vessels, power plant outages, rig heavy steel, refractory work, build storage tanks, crawl inside vessels, gouge and grind, repair the steam drum, travel to shutdowns, build and fix big boilers, climb inside tanks to weld, go from power plant to power plant, put new tubes in, rivet and caulk plates",
    not: "boilermaker drink",
    context: { plater: "boiler, vessel, steel, tubes" },
  },
  {
    name: "Elevator mechanic",
    titles:
      "elevator technician, elevator constructor, elevator installer, elevator repairman, lift engineer, lift mechanic, escalator mechanic, elevator adjuster, elevator service technician, stairlift installer, stair lift technician, elevator inspector, wheelchair lift installer, elevator modernization mechanic, lift fitter, lift erector, elevator man, Otis man, chair lift installer, lift service engineer",
    credentials:
      "IUEC mechanic card, elevator mechanic license, NAEC CET, QEI certification, Certified Accessibility Technician",
    tools: "Otis elevators, Schindler elevators, KONE elevators, door operators, governor tester",
    skills:
      "elevator repair, elevator installation, elevator inspection, escalator maintenance, door operators, hoist ropes, elevator controllers, hydraulic elevators, stairlifts, ASME A17.1, elevator modernization",
    duties:
      "fix elevators, free trapped passengers, replace hoist ropes, adjust doors, test safeties, service escalators, hydraulic jacks, install stair lifts, ride the car top, elevator pit, controller boards, annual elevator test, get stuck elevators going, climb in the shaft, grease cables and pulleys, put a chair on the stairs for old folks, fix moving stairs in a mall",
    beside: "Industrial electrician, Millwright",
    context: { "elevator man": "hoist, repair, escalators, cables" },
  },
  {
    name: "Solar installer",
    titles:
      "solar panel installer, solar PV installer, solar technician, photovoltaic installer, PV installer, solar electrician, solar roofer, solar maintenance technician, solar service technician, solar site surveyor, solar crew lead, solar thermal installer, battery storage installer, solar system designer, solar heating installer, solar hot water installer, solar water heater installer",
    credentials: "NABCEP PV Installation Professional, NABCEP Associate, C-46 license, OSHA 10, MCS certification",
    tools: "Enphase, SolarEdge, Tesla Powerwall, inverters, racking, Aurora Solar, Helioscope",
    skills:
      "solar installation, PV system design, racking, inverter commissioning, string wiring, battery storage, roof work, fall protection, solar site assessment, net metering, electrical wiring, PV troubleshooting",
    duties:
      "mount solar panels, attach racking to roofs, wire strings, commission inverters, install home batteries, site surveys for solar, shade analysis, permit plan sets, troubleshoot dead panels, clean modules, ground mounts, design rooftop arrays, put panels on folks' roofs, get a house running on sunshine, carry panels up a ladder, hook up batteries for when the power goes out",
    beside: "Wind turbine technician",
  },
  {
    name: "Septic system installer",
    titles:
      "septic installer, septic contractor, septic service technician, septic pumper, septic tank cleaner, septic inspector, onsite wastewater installer, drain field installer, sewer contractor, sewer line installer, soil evaluator, percolation tester, septic tank man, cesspool man, cesspool cleaner, honey wagon man, privy cleaner, night soil man, cesspool digger, drain layer, septic guy",
    credentials: "septic installer license, NAWT inspector, septic designer license, CDL Class B",
    tools: "vacuum truck, mini excavator, laser level, sewer camera",
    skills:
      "septic installation, septic inspection, septic pumping, percolation tests, drain fields, sewer line installation, excavation, septic system design, tank repair, soil evaluation",
    duties:
      "install septic tanks, pump septic tanks, dig leach fields, perc tests, inspect septic for a home sale, replace distribution boxes, run sewer laterals, locate the tank, aerobic systems, septic permits, put in a septic tank with a backhoe, find out why the yard is soggy and smells, lay drain pipe in gravel",
    beside: "Plumber, Wastewater treatment operator, Heavy equipment operator",
    context: { "drain layer": "septic, sewer, tank, leach" },
  },
  {
    name: "Well driller",
    titles:
      "water well driller, water well contractor, well pump installer, pump installer, well pump technician, geothermal driller, geotechnical driller, environmental driller, drill rig operator, borehole driller, well technician, well repairman, horizontal directional drill operator, directional drill operator, HDD operator, driller's helper, well digger, well man, pump man, water witch, dowser, water diviner, well borer, well guy",
    credentials: "NGWA certified, well driller license, pump installer license, HAZWOPER 40",
    tools: "rotary drill rig, cable tool rig, pump hoist, Vermeer directional drill, hollow stem auger",
    skills:
      "water well drilling, well pump installation, geothermal drilling, soil sampling, well casing, directional drilling, well rehabilitation, drill rig operation, grouting wells, water testing, pressure tanks",
    duties:
      "drill water wells, pull well pumps, set casing, no water at the house, replace the pressure tank, log soil samples, geothermal loops, bore under roads, grout the well, hydrofracture a well, test yield, chlorinate wells, drill for water on a farm, get water back at the house, pull a pump out of the ground, find water with a stick, bore deep holes",
    beside: "Plumber, Oil rig worker, Water treatment plant operator, Geologist",
    context: { "pump man": "well, water, drill", "drill rig operator": "water, well, borehole, geothermal, soil" },
  },
  {
    name: "Security system installer",
    titles:
      "alarm technician, alarm installer, burglar alarm installer, security systems technician, security alarm technician, CCTV installer, CCTV engineer, security camera installer, access control technician, access control installer, intercom technician, security installer, electronic security technician, intruder alarm engineer, video surveillance technician, burglar alarm man, alarm man, alarm fitter, alarm engineer, burglar alarm engineer, alarm guy",
    credentials: "low voltage license, alarm installer license, NTS certification, C-7 license",
    tools: "Lenel, Honeywell Vista, DMP panel, C-CURE, network video recorder",
    skills:
      "security system installation, alarm systems, CCTV installation, access control systems, low voltage wiring, camera programming, intercoms, door strikes, alarm troubleshooting, IP cameras",
    duties:
      "install security cameras, mount card readers, program alarm panels, service burglar alarms, wire door contacts and motion sensors, hook up door strikes, set up phone apps for cameras, gate intercoms, test alarm signals, replace panel batteries, put burglar alarms in houses, make doors open with a card, show folks how to set the code, hide wires",
    step: "Fire alarm technician, Audio visual installer",
    beside: "Locksmith, Security guard",
    not: "cyber security installer",
  },
  {
    name: "Fire alarm technician",
    titles:
      "fire alarm installer, fire alarm service technician, fire and life safety technician, fire alarm engineer, fire systems technician, smoke detector technician, fire alarm programmer, fire alarm designer, life safety systems technician, nurse call technician, fire alarm man, smoke alarm installer, smoke alarm man",
    credentials: "NICET Fire Alarm Systems, low voltage license, fire alarm license",
    tools: "Notifier fire panel, Simplex fire panel, Edwards EST, Silent Knight, sensitivity tester",
    skills:
      "fire alarm systems, NFPA 72, fire alarm inspection, fire alarm programming, device testing, low voltage wiring, ground fault troubleshooting, nurse call systems, as built drawings",
    duties:
      "test smoke detectors, inspect fire alarms, pull stations and horns, program fire panels, find ground faults, annual fire alarm test, replace batteries, wire strobes, write deficiency reports, nurse call systems, meet the fire marshal, put in smoke alarms, see that the bells ring in a school, stop a beeping detector, go floor to floor pushing test buttons",
    step: "Fire extinguisher technician",
    beside: "Electrician",
  },
  {
    name: "Audio visual installer",
    titles:
      "AV installer, home theater installer, home automation installer, smart home installer, smart home technician, satellite dish installer, TV aerial installer, aerial engineer, antenna installer, sound system installer, audio visual integrator, conference room AV technician, church sound installer, custom integrator, antenna man, aerial erector, TV antenna installer, stereo installer, TV mounter, satellite guy, antenna guy, TV guy",
    credentials: "AVIXA CTS-I, CEDIA certification",
    tools: "Control4, Crestron, Sonos, projector mounts, rack",
    skills:
      "audio visual installation, home theater, home automation, TV mounting, speaker wiring, Crestron, Control4 programming, rack building, satellite installation, conference room systems, remote programming",
    duties:
      "set up home theater, mount televisions, wire speakers, program remotes, hang projectors and screens, smart lighting and thermostats, install satellite dishes and antennas, conference room displays, church sound systems, dress the rack, teach owners how to use it, hang a big TV on the wall, get the remote and sound to work for grandma, put an antenna on the roof, hide speaker wires, put a microphone system in a church",
    beside: "Handyman, Sound technician",
  },
  {
    name: "Fire extinguisher technician",
    titles:
      "fire extinguisher inspector, fire extinguisher service technician, fire suppression technician, kitchen hood suppression technician, restaurant fire suppression technician, fire protection technician, portable fire extinguisher technician, fire equipment technician, hood cleaner, kitchen exhaust cleaner, fire extinguisher man, fire extinguisher engineer, hood and duct cleaner",
    credentials: "fire extinguisher license, NAFED certification, IKECA certification, hood suppression license",
    tools: "Ansul, recharge station, hydrostatic test pump, fusible links",
    skills:
      "fire extinguisher service, fire extinguisher recharge, hood suppression, hydrostatic testing, clean agent systems, route service, kitchen exhaust cleaning, NFPA 10, NFPA 96",
    duties:
      "inspect and tag fire extinguishers, recharge extinguishers, service restaurant hood systems, change fusible links, clean greasy kitchen hoods, monthly extinguisher checks, hydrotest cylinders, teach extinguisher use, sell and mount extinguishers, exit light checks, refill the red bottles on the wall, hang tags and check dates, go to shops once a year, scrape grease from kitchen vents, show workers how to put out a pan fire",
    beside: "Sprinkler fitter, Fire inspector",
  },
];
