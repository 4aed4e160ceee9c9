import type { OccupationEntry } from "../types.ts";

/**
 * What Seasoned knows about the people who make and deliver power, gas, and water, and who bring oil, gas, and minerals
 * out of the ground.
 */
export const ENERGY_AND_UTILITIES: readonly OccupationEntry[] = [
  {
    name: "Power plant operator",
    titles:
      "power station operator, power plant control room operator, power generation operator, combustion turbine operator, gas turbine operator, steam turbine operator, cogeneration operator, auxiliary operator, plant equipment operator, power plant shift supervisor, power plant technician, hydro operator, hydroelectric plant operator, dam operator, dam tender, biomass plant operator, power house operator, power plant manager, power plant superintendent, powerhouse man, power house man, turbine man, power station man, turbine driver, electric light plant operator, dynamo tender, dam keeper, damkeeper",
    credentials: "power plant operator license, stationary engineer license, NERC certification, OSHA 30",
    tools: "DCS, gas turbine, Emerson Ovation, heat recovery steam generator, Maximo",
    skills:
      "power plant operations, turbine operation, boiler operation, distributed control systems, lockout tagout, electrical switching, water chemistry, rounds and readings, startup and shutdown, emissions monitoring, outage planning, hydroelectric operations",
    duties:
      "run the turbines, watch the control room, start up and shut down units, take rounds and readings, put generators on line, clear equipment for maintenance, plan outages, open spillway gates, coal and gas fired units, shift work at the power plant, steam and feedwater systems, check emissions, make electricity, keep the lights on for the town, big turbines and dials, watch the river at the dam",
    above: "Energy manager",
    beside: "Boilermaker, Industrial electrician, Wind turbine technician",
  },
  {
    name: "Nuclear reactor operator",
    titles:
      "reactor operator, nuclear operator, senior reactor operator, SRO, nuclear plant operator, non licensed operator, nuclear technician, nuclear power plant supervisor, nuclear shift manager, nuclear training instructor, nuclear consultant, nuclear quality assurance specialist, atomic plant operator, atomic power operator, atomic worker",
    credentials: "NRC reactor operator license, NRC SRO license, navy nuclear training",
    tools: "control room simulator, control panels",
    skills:
      "reactor operations, nuclear safety, radiation protection, plant procedures, simulator training, technical specifications, emergency operating procedures, refueling outages, corrective action program",
    duties:
      "operate the reactor, move control rods, licensed operator requalification, simulator training, refueling outage, navy nuclear submarine, NRC inspections, write plant procedures, watch the control panels, respond to plant trips, watch the atomic plant, rods and cooling water",
    step: "Power plant operator",
    beside: "Nuclear engineer, Radiologic technologist",
    context: { SRO: "reactor, nuclear, plant, control room" },
  },
  {
    name: "Power system dispatcher",
    titles:
      "power dispatcher, electric system operator, transmission system operator, grid operator, electric system dispatcher, distribution dispatcher, grid control room operator, energy scheduler, power scheduler, balancing authority operator, SCADA operator, outage dispatcher, electric utility dispatcher, power load dispatcher, grid control engineer, trouble dispatcher",
    credentials: "NERC certification, NERC Reliability Coordinator",
    tools: "SCADA, outage management system, GIS",
    skills:
      "grid operations, switching orders, load forecasting, SCADA, outage management, NERC compliance, transmission operations, emergency restoration, energy scheduling, blackstart",
    duties:
      "balance load and generation, write switching orders, dispatch crews to outages, watch the grid on SCADA, restore power after storms, schedule energy, keep voltage and frequency, clear lines for lineman, log events, load shedding, move power around the state, send crews when the lights go out",
    beside: "Power plant operator, 911 dispatcher, Electrical engineer",
    context: { "trouble dispatcher": "power, electric, outage" },
  },
  {
    name: "Line worker",
    titles:
      "lineman, power lineman, electrical lineman, journeyman lineman, lineworker, powerline technician, power line technician, utility lineman, overhead lines engineer, linesman, cable splicer, underground lineman, line foreman, troubleman, apprentice lineman, groundman, line crew supervisor, transmission lineman, distribution line technician, pole climber, telegraph lineman, light company man, electric company man, cable jointer, jointer's mate, power company man, light and power man, pole man, REA lineman, overhead linesman",
    credentials: "journeyman lineman card, CDL Class A, ETT training, pole top rescue, OSHA 10",
    tools: "bucket truck, digger derrick, hot stick, climbing gaffs, splicing tools",
    skills:
      "power line work, pole climbing, hot stick work, transformer hanging, cable splicing, storm restoration, electrical switching, underground distribution, bucket truck operation, service drops, line construction, pole setting",
    duties:
      "climb poles, set poles, string wire, hang transformers, restore power after storms, work from a bucket truck, splice underground cable, energized line work, rubber gloves and hot sticks, hook up house service, street lights, storm crews on the road, fix downed wires, get folks' lights back on after a storm",
    above: "Utility supervisor",
    beside: "Telecommunications technician, Substation technician, Tree trimmer",
    not: "offensive lineman, defensive lineman, football lineman",
    context: { linesman: "lineman, pole, storms, power, cable, underground" },
  },
  {
    name: "Substation technician",
    titles:
      "substation electrician, substation mechanic, relay technician, protective relay technician, protection and control technician, electrical testing technician, NETA technician, high voltage technician, switchgear technician, transformer technician, breaker technician, power systems technician, substation operator, substation inspector, SCADA technician, switchgear fitter, relay man, meter and relay man, sub station attendant",
    credentials: "NETA Level III, NETA certification, NFPA 70E training, NICET",
    tools: "Doble test set, Omicron test set, SEL relays, megohmmeter",
    skills:
      "relay testing, switchgear maintenance, transformer testing, high voltage testing, substation maintenance, circuit breaker testing, SCADA, protective relaying, oil sampling, one line diagrams",
    duties:
      "test protective relays, maintain breakers, sample transformer oil, high voltage switchgear, power factor tests, commission substations, battery banks, switching in the yard, read one line diagrams, infrared scans, ground grids, look after the fenced yard with the transformers, big breakers",
    beside: "Electrical engineer, Power system dispatcher",
  },
  {
    name: "Utility supervisor",
    titles:
      "utility superintendent, line superintendent, utilities manager, utility operations manager, electric cooperative manager, gas operations supervisor, water superintendent, water utility manager, utility consultant, sewer superintendent, gas utility manager, electric utility manager, interim utility manager, waterworks manager, gasworks manager, water board superintendent, waterworks superintendent, gas works manager",
    credentials: "water operator license, CDL Class A, PE license",
    tools: "GIS, SCADA, CMMS",
    skills:
      "utility operations, crew supervision, capital planning, storm response, rate studies, asset management, regulatory compliance, contract management, union relations, rate setting",
    duties:
      "plan storm response, budget for trucks and pipe, answer residents' complaints, utility rate cases, manage an electric co-op, water main replacement program, lead line and water crews, report to the utility board, plan pipe and pole replacement, run the water department, run the town's water and light, boss of the line crew",
    beside: "City manager, Civil engineer, Facilities manager, Public works director",
    context: { "utilities manager": "water, electric, sewer, crews, town" },
  },
  {
    name: "Meter reader",
    titles:
      "utility meter reader, gas meter reader, water meter reader, electric meter reader, meter technician, meter installer, smart meter installer, meter changer, meter man, electric meter technician, water meter technician, gas man, meter girl, meter lady, electric meter man, water meter man, gas meter man, slot meter collector, light meter reader, meter checker",
    tools: "handheld meter reading device, meter tester",
    skills:
      "meter reading, route walking, meter installation, meter testing, AMR and AMI, field data entry, leak checks, tamper detection, service disconnects",
    duties:
      "read gas and electric meters, walk the route, change out meters, record readings, install smart meters, check for tampering, shut off service, locked gates and dogs, find water leaks, test meters in the shop, go house to house and read meters, write down the numbers, dogs in the yard, down in people's basements",
    beside: "Gas service technician, Utility locator",
    context: { "gas man": "meter, read, house" },
  },
  {
    name: "Gas service technician",
    titles:
      "gas technician, gas utility worker, gas serviceman, natural gas technician, gas engineer, gas leak technician, leak survey technician, gas mechanic, gas distribution technician, gas main fitter, propane technician, propane service technician, LP gas technician, gas construction worker, gas measurement technician, gas regulator technician, gas field technician, gas board fitter, gas fitter, gasfitter, gas fitter's mate, gas company man, town gas fitter, propane man, bottled gas man, Calor gas man",
    credentials:
      "operator qualification, CETP certification, gas fitter license, Gas Safe registration, CDL Class B hazmat",
    tools: "combustible gas indicator, plastic fusion machine, manometer, leak detector",
    skills:
      "gas leak investigation, gas piping, meter sets, appliance lighting, leak survey, plastic pipe fusion, cathodic protection, pressure regulation, propane tank setting, DOT pipeline safety, carbon monoxide investigation",
    duties:
      "answer gas leak calls, light pilots, set gas meters, fuse plastic pipe, survey streets for leaks, carbon monoxide alarms, install propane tanks, pressure test house piping, repair gas mains, regulator stations, turn gas on and off, smell gas, hook up a stove, fill propane tanks, find leaks in the street",
    step: "Pipeline operator",
    beside: "Plumber, HVAC technician, Truck driver",
    not: "blood gas technician, oil and gas engineer",
    context: {
      "gas fitter": "leak, meters, appliances, pilot",
      gasfitter: "leak, meters, appliances, pilot",
      "gas engineer": "boiler, domestic, leak, appliances, Gas Safe",
    },
  },
  {
    name: "Pipeline operator",
    titles:
      "pipeline controller, pipeline technician, pipeline control room operator, gas controller, pipeline operations supervisor, compressor station operator, pump station operator, corrosion technician, cathodic protection technician, pipeline integrity specialist, pipeline inspector API, pig launcher operator, terminal operator, tank farm operator, pipeline foreman, pipe line man, pump station man, line walker, pipe line walker, gas line man, pumping station engineer",
    credentials: "operator qualification, API 1169, NACE CP, TWIC card",
    tools: "SCADA, compressor engines, corrosion test equipment",
    skills:
      "pipeline operations, SCADA, compressor operation, cathodic protection, pipeline integrity, pipeline pigging, leak detection, DOT pipeline safety, tank gauging, valve maintenance, custody transfer",
    duties:
      "control pipeline flow, run compressor stations, launch pigs, take corrosion readings, gauge tanks, watch pressures on SCADA, walk the right of way, fuel terminal loading racks, valve maintenance, integrity digs, emergency shut in, watch oil flow through miles of pipe, keep the gas moving",
    beside: "Oil and gas operator, Pipefitter, Construction inspector",
    context: {
      "line walker": "pipeline, oil, leak",
      "terminal operator": "tanks, fuel, pipeline, petroleum, loading rack",
    },
  },
  {
    name: "Water treatment plant operator",
    titles:
      "water plant operator, water operator, water treatment operator, drinking water operator, water works operator, waterworks operator, water system operator, certified water operator, contract water operator, circuit rider, small water system operator, water quality technician, desalination operator, filter plant operator, waterworks man, water works man, filter house attendant, pumphouse man, pumping engine man, water man, reservoir keeper",
    credentials: "water operator license, Grade III water operator, Class A water operator, CDL Class B",
    tools: "SCADA, chlorine analyzer, turbidimeter, jar tester",
    skills:
      "water treatment, chlorination, water sampling, filter backwashing, jar testing, SCADA, pump operation, regulatory reporting, Safe Drinking Water Act, chemical feed",
    duties:
      "treat drinking water, dose chlorine and fluoride, backwash filters, take water samples, read turbidity, jar tests, monthly state reports, check wells and pumps, operate small town water systems part time, train water operators, keep the town's water clean, check the reservoir, make water safe to drink, run a water plant, run the town's water plant",
    above: "Utility supervisor",
    step: "Wastewater treatment operator",
    beside: "Environmental engineer, Laboratory technician",
    not: "wastewater treatment plant operator",
    context: {
      "water man": "chlorine, filter, plant",
      "water quality technician": "drinking water, chlorine, samples, plant, distribution",
    },
  },
  {
    name: "Wastewater treatment operator",
    titles:
      "wastewater plant operator, wastewater treatment plant operator, sewage treatment plant operator, sewage plant attendant, sewer plant operator, wastewater operator, pretreatment coordinator, industrial wastewater operator, water reclamation operator, effluent treatment operator, contract wastewater operator, sludge plant operator, sewage works man, sewage works attendant, sewage farm worker, sewage man, filter bed attendant, disposal plant operator, sewage farm hand",
    credentials: "wastewater operator license, Grade IV wastewater operator, CDL Class B",
    tools: "SCADA, centrifuge, belt press, dissolved oxygen meter",
    skills:
      "wastewater treatment, activated sludge, sludge dewatering, process control testing, NPDES reporting, industrial pretreatment, pump repair, disinfection, SCADA, biological treatment",
    duties:
      "run the sewage plant, adjust aeration, press sludge, sample influent and effluent, microscope the bugs, discharge monitoring reports, settle clarifiers, inspect grease traps, industrial discharge permits, cover for licensed operator on weekends, clean up what goes down the drain, smelly tanks, sludge and settling ponds",
    above: "Utility supervisor",
    beside: "Environmental engineer, Laboratory technician",
    context: { "disposal plant operator": "sewage, sludge" },
  },
  {
    name: "Backflow tester",
    titles:
      "backflow technician, backflow prevention tester, certified backflow tester, cross connection specialist, cross connection inspector, cross connection control coordinator, backflow inspector, backflow assembly tester, water board inspector, RPZ tester, cross connection man",
    credentials: "backflow certification, ASSE 5110, cross connection specialist certification",
    tools: "differential pressure gauge, backflow test kit",
    skills:
      "backflow prevention, backflow testing, cross connection control, valve repair, test reporting, irrigation backflow, fire line backflow, hydrant meter setup",
    duties:
      "test backflow preventers each year, rebuild check valves, send reports to the water district, survey for cross connections, tag assemblies, irrigation and fire line devices, hose bib breakers, keep test records, reduced pressure zone valves, schedule annual tests, keep dirty water out of the clean pipes, yearly valve check",
    beside: "Irrigation technician, Sprinkler fitter, Water treatment plant operator",
  },
  {
    name: "Utility locator",
    titles:
      "utility locate technician, line locator, underground utility locator, 811 locator, damage prevention technician, ground penetrating radar technician, GPR technician, utility mark out technician, cable locator, private utility locator, gas line locator, leak locator, cable tracer, line marker, call before you dig man, leak finder, pipe finder",
    credentials: "NULCA certification, operator qualification",
    tools: "electromagnetic locator, GPR, marking paint, vacuum excavator",
    skills:
      "utility locating, ground penetrating radar, electromagnetic locating, map reading, marking underground lines, damage investigation, soft digging, GPS mapping",
    duties:
      "mark underground lines before digging, answer dig tickets, spray paint and flags, trace cables with a locator wand, scan with ground radar, read utility maps, investigate cut lines, drive to job sites, soft dig to confirm, emergency locates, paint lines on the grass before they dig, find buried wires",
    beside: "Survey technician, Telecommunications technician",
    context: { "line marker": "underground, dig, flags" },
  },
  {
    name: "Wind turbine technician",
    titles:
      "wind technician, wind tech, wind turbine service technician, wind turbine mechanic, windsmith, wind farm technician, wind site manager, wind farm manager, blade repair technician, turbine climber, wind energy consultant, renewable energy technician, wind project developer, offshore wind technician, windmill mechanic, windmill man, windmill repairman, windpump mechanic",
    credentials: "GWO certification, OSHA 10, rope access certification, tower rescue",
    tools: "torque wrench, hydraulic tensioner, SCADA, climbing harness",
    skills:
      "wind turbine maintenance, tower climbing, hydraulics, electrical troubleshooting, bolt torquing, blade inspection, composite repair, gearbox inspection, tower rescue, fall protection",
    duties:
      "climb wind turbine towers, grease bearings, torque bolts, troubleshoot converters, inspect blades, change hydraulic oil, pitch and yaw systems, nacelle work, wind farm maintenance, patch fiberglass blades, remote resets, climb windmills, fix windmills way up high",
    beside: "Industrial electrician, Line worker",
  },
  {
    name: "Solar operations manager",
    titles:
      "solar farm manager, solar O&M manager, solar project manager, solar asset manager, renewable energy project manager, solar farm technician, utility scale solar technician, renewable energy consultant, clean energy consultant, solar developer, community solar manager, battery energy storage technician, renewable energy developer, solar park manager",
    credentials: "NABCEP PV Installation Professional, NABCEP PV System Inspector, PMP, OSHA 30",
    tools: "SCADA, PVsyst, Helioscope, drone",
    skills:
      "solar operations, renewable energy development, grid interconnection, PPA negotiation, performance monitoring, site leasing, project finance, permitting, vegetation management, battery storage, incentive programs, solar construction management",
    duties:
      "manage solar farms, check inverter performance, lease land for solar, interconnection applications, negotiate power purchase agreements, oversee solar construction, town permitting hearings, mow under panels, renewable energy incentives, feasibility of solar for schools and churches, fields full of solar panels, power from the sun",
    below: "Solar installer",
    beside: "Energy manager, Real estate developer",
  },
  {
    name: "Energy manager",
    titles:
      "energy consultant, energy efficiency consultant, certified energy manager, corporate energy manager, energy analyst, energy engineer, utility program manager, demand response manager, energy procurement consultant, energy broker, rate analyst utility, sustainability manager energy, utility rate consultant, utility bill auditor, energy advisor, energy conservation coordinator, fuel efficiency officer, fuel technologist, heat and power manager, fuel efficiency engineer",
    credentials: "Certified Energy Manager, Certified Energy Auditor, CMVP, LEED AP, BOC certification",
    tools: "Energy Star Portfolio Manager, EnergyCAP, eQuest, data loggers",
    skills:
      "energy management, energy audits, utility bill analysis, energy procurement, measurement and verification, demand response, energy benchmarking, lighting retrofits, rate analysis, utility rebates, energy efficiency programs, carbon accounting",
    duties:
      "cut energy bills for buildings, audit utility bills, buy electricity and gas contracts, benchmark schools and hospitals, lighting retrofits, demand response events, apply for rebates, track kilowatt hours, energy saving projects, rate cases and tariffs, carbon footprint of buildings, save on heat and light, why is the electric bill so high, turn things off",
    beside: "Facilities manager, Mechanical engineer",
    context: {
      "energy consultant": "electricity, efficiency, utility, buildings, savings",
      "energy advisor": "efficiency, utility, home, rebates, electricity",
    },
  },
  {
    name: "Oil and gas operator",
    titles:
      "lease operator, pumper, oil pumper, oilfield pumper, production operator, gas plant operator, oil field operator, gauger, well tender, production foreman, oil and gas production supervisor, offshore production operator, platform operator, oilfield supervisor, oilfield operator, pump jack man, lease pumper, switcher, oilman, oil lease hand, stripper well operator, oil well pumper, pump man",
    credentials: "SafeLand, H2S Alive, TWIC card, T-2 offshore certification",
    tools: "pump jack, oil and gas separators, heater treaters, SCADA, tank gauge",
    skills:
      "lease operating, well testing, tank gauging, production reporting, pump jack maintenance, separator operation, chemical treatment of wells, H2S safety, SCADA, artificial lift, gas measurement",
    duties:
      "check wells on the route, gauge tanks, keep pump jacks running, separate oil and water, write run tickets, haul salt water calls, treat paraffin, compressors on the lease, well tests, offshore platform shifts, oil leaks and spills, drive around to oil wells, keep the pumps nodding",
    beside: "Petroleum engineer, Refinery operator",
    context: {
      switcher: "oil, lease, tanks",
      oilman: "wells, pump, lease",
      "pump man": "oil, lease, well",
      pumper: "oil, lease, wells, tanks, oilfield",
      gauger: "oil, tanks, lease, crude",
      "production operator": "wells, lease, platform",
    },
  },
  {
    name: "Oil rig worker",
    titles:
      "roughneck, roustabout, derrickhand, derrickman, driller, oil driller, rig hand, floorhand, rig motorman, workover rig operator, offshore rig worker, oilfield worker, frac hand, coiled tubing operator, wireline operator, mud engineer, mud logger, directional driller, oilfield service technician, cementing operator, wildcatter, tool dresser, oil man, oil hand, rig worker, tooldresser, derrick man, cable tool driller, drill floor man, rig builder, offshore oilman, drilling hand",
    credentials: "IADC WellSharp, IWCF well control, SafeLand, RigPass, H2S Alive, BOSIET",
    tools: "top drive, iron roughneck, blowout preventer, WITSML, drilling mud",
    skills:
      "drilling operations, well control, tripping pipe, blowout preventers, drilling fluids, rig maintenance, hydraulic fracturing, well completions, workover operations, wireline operations, directional drilling, rig safety, well cementing",
    duties:
      "make connections on the rig floor, trip pipe, mix drilling mud, run casing, work the derrick, fourteen days on and off, frac jobs, blowout preventer tests, offshore platforms, pressure pumping, log cuttings, workover rigs, work on an oil rig, greasy pipes, two weeks on and two off, out in the Gulf, oil patch",
    beside: "Petroleum engineer, Heavy equipment operator, Oil and gas operator",
    context: {
      "oil man": "rig, drill, derrick",
      driller: "oil, gas, rig, drilling, derrick, offshore",
      "wireline operator": "well, oil, logging, perforating",
    },
  },
  {
    name: "Refinery operator",
    titles:
      "petroleum refinery operator, refinery process operator, board operator, crude unit operator, refinery technician, stillman, refinery outside operator, refinery shift supervisor, petrochemical operator, ethanol plant operator, biodiesel plant operator, turnaround coordinator, refinery hand, oil works process worker, stillhouse man, cat cracker operator, oil refinery worker",
    credentials: "PTEC degree, TWIC card, HAZWOPER 24",
    tools: "DCS, Honeywell Experion, crude unit, heaters and exchangers",
    skills:
      "refinery operations, distributed control systems, process safety management, unit startup and shutdown, permit to work, turnaround planning, fired heaters, crude distillation, rounds and readings",
    duties:
      "run the crude unit, watch the control board, take samples, line up pumps and valves, write hot work permits, start up after turnaround, blind and clear equipment, fired heaters, watch the flare, ethanol plant shifts, refinery emergency response team, turn crude oil into gas, walk the pipes and valves, big tanks and towers",
    beside: "Chemical engineer, Pipeline operator",
    context: { "board operator": "refinery, unit, console, process" },
  },
  {
    name: "Miner",
    titles:
      "coal miner, underground miner, mine worker, mineworker, pitman, collier, roof bolter, continuous miner operator, shuttle car operator, longwall operator, surface miner, hard rock miner, mine examiner, fire boss, gold miner, dragline operator, haul truck driver, mucker, gold prospector, coal cutter, hewer, coal hewer, pit man, pitworker, mine hand, face worker, coal face worker, tin miner, lead miner, driller, timberman, pit deputy, ripper, banksman, onsetter, cage tender, pick miner, hard coal miner, slate miner, copper miner, iron miner, sandhog, tunnel miner, prospector, gold panner, pit pony driver, colliery worker",
    credentials: "MSHA Part 48, MSHA Part 46, coal miner certificate, mine electrician card",
    tools: "continuous miner, roof bolter, haul truck, dragline",
    skills:
      "underground mining, roof bolting, mine safety, pre shift examinations, haul truck operation, mine rescue, longwall mining, MSHA compliance, mineral processing",
    duties:
      "dig coal underground, bolt the roof, run the continuous miner, check for gas, haul rock, shovel the belt, open pit mine, pre shift inspection, hang ventilation curtain, mine rescue team, scale loose rock, set timbers, go down the mine, black dust and headlamps, dig tunnels, pan for gold, load ore cars, go down in the cage",
    beside: "Mining engineer, Heavy equipment operator, Geologist",
    not: "data miner, bitcoin miner, crypto miner, fire boss chief",
    context: {
      prospector: "miner, mine, coal, gold, rock, underground",
      driller: "mine, rock, ore, tunnel",
      timberman: "mine, shaft",
      ripper: "coal, pit, roof",
      banksman: "pit, shaft",
      "haul truck driver": "mine, pit, ore, quarry",
    },
  },
  {
    name: "Mine safety trainer",
    titles:
      "MSHA instructor, MSHA trainer, mine safety inspector, mine inspector, mine safety consultant, mine safety manager, mine rescue trainer, MSHA consultant, mine safety specialist, mining consultant, colliery training officer, mines rescue man",
    credentials: "MSHA instructor card, MSHA Part 46, MSHA Part 48, CMSP",
    skills:
      "mine safety training, MSHA compliance, new miner training, annual refresher, mine inspection, dust sampling, noise monitoring, training plans, mine rescue, accident investigation",
    duties:
      "teach new miner class, annual refresher training, inspect mines for hazards, help contest MSHA citations, dust and noise sampling, write training plans, mine rescue drills, task training, quarry safety audits, accident investigation, keep miners safe, teach men before they go underground, gas and roof falls",
    beside: "Miner, Safety officer, Construction safety manager",
  },
  {
    name: "Blaster",
    titles:
      "explosives blaster, licensed blaster, powderman, powder man, shotfirer, shot firer, blasting contractor, blast hole driller, rock blaster, blasting technician, explosives handler, powder monkey, rock driller, blasting consultant, seismograph technician, pyrotechnician, fireworks technician, shot lighter, explosives man, dynamiter, dynamite man, powder blaster, fireworks man, firework maker",
    credentials: "blaster license, ATF explosives license, MSHA Part 46, pyrotechnician license",
    tools: "rock drill, detonators, seismograph, ANFO",
    skills:
      "blasting, blast design, explosives handling, rock drilling, vibration monitoring, pre blast surveys, explosive storage, pyrotechnics, fireworks displays",
    duties:
      "drill and load blast holes, shoot rock, design blasts, keep explosives magazine, pre blast surveys of houses, monitor vibration, quarry shots, ledge removal for foundations, fireworks shows, guard the blast area, blow up rocks, dynamite stumps, set off the charge, put on the Fourth of July show",
    beside: "Miner, Demolition worker",
    not: "sandblaster",
    context: { "rock driller": "blast, quarry, ledge, drill" },
  },
  {
    name: "Landfill operator",
    titles:
      "landfill manager, landfill equipment operator, transfer station operator, recycling center manager, solid waste manager, scale house operator, compost facility operator, waste to energy operator, landfill superintendent, landfill supervisor, landfill gas technician, tip man, tip attendant, dump man, tip foreman, dump keeper, refuse tip attendant, garbage dump operator, incinerator operator, destructor attendant",
    credentials:
      "SWANA certification, landfill operator certificate, HAZWOPER 40, transfer station operator certificate",
    tools: "trash compactor, baler, truck scale, wheel loader",
    skills:
      "landfill operations, recycling, waste screening, truck scale operation, composting, baling, leachate management, solid waste planning, recycling education, gas collection systems",
    duties:
      "weigh trucks at the scale, check stickers at the town dump, help residents with recycling, compact trash, bale cardboard, cover the landfill, turn compost, screen loads, plan a town recycling program, collect used oil and paint, run the swap shed, bulldoze garbage, gulls and trash",
    beside: "Refuse collector, Heavy equipment operator, Environmental engineer",
    context: {
      "dump man": "landfill, recycling, compost, trash, garbage, bale",
      "tip attendant": "landfill, recycling, dump, compost, trash, garbage",
    },
  },
  {
    name: "Refuse collector",
    titles:
      "garbage collector, garbage man, trash collector, sanitation worker, bin man, binman, dustman, refuse worker, recycling truck driver, garbage truck driver, refuse driver, waste collector, trash truck driver, rear loader helper, street cleaner, street sweeper, litter picker, sanitation supervisor, ash man, ashman, scavenger, garbo, dust man, rubbish collector, bin lorry driver, bin lorry man, trashman, trash man, garbageman, ash cart man, dustcart driver, bin collector, scaffie, crossing sweeper, road sweeper, roadsweeper, street orderly, dust bin man, bin wagon man",
    credentials: "CDL Class B",
    tools: "rear loader, side loader, roll off truck, street sweeper truck",
    skills:
      "refuse collection, truck driving, route driving, lift arm operation, recycling collection, pre trip inspection, heavy lifting, street sweeping",
    duties:
      "collect trash from the curb, drive the garbage truck, empty bins, recycling route, run the side loader arm, pick up bulky items, sweep streets, empty park trash cans, roll off dumpsters, early morning route, hang on the back of the truck, tip the bins, sweep the gutter",
    beside: "Truck driver",
    not: "food sanitation worker, sanitation worker food plant, garbage collector programming, garbage collector Java",
    context: {
      scavenger: "refuse, street, rubbish",
      scaffie: "refuse, streets, bins",
      "sanitation worker": "trash, garbage, route, truck, refuse, city",
    },
  },
  {
    name: "Generator technician",
    titles:
      "generator mechanic, standby generator technician, generator installer, emergency generator technician, power generation technician, genset mechanic, UPS technician, Generac technician, backup generator installer, battery technician, generator field service technician, dynamo man, genset man, light plant mechanic, generator man, dynamo fitter, standby power man",
    credentials: "EGSA certification, Generac certification, journeyman electrician license",
    tools: "load bank, Generac, Kohler generators, Cummins generators, automatic transfer switch",
    skills:
      "generator repair, transfer switches, load bank testing, diesel engines, electrical troubleshooting, preventive maintenance, engine controls, battery testing, UPS systems, NFPA 110",
    duties:
      "install home standby generators, load bank tests, change generator oil and filters, transfer switches, generator will not start, hospital emergency power, service contracts, fuel polishing, replace UPS batteries, storm outage calls, keep power on when the lights fail, fix a generator, backup power for a house",
    beside: "Electrician, Diesel mechanic, Small engine mechanic",
  },
  {
    name: "Radiation protection technician",
    titles:
      "health physics technician, health physicist, radiation safety technician, radiological control technician, radiation monitor, decon technician, radiological engineer, radioactive waste technician, radioactive waste shipper, nuclear decommissioning technician, health physics monitor, HP tech, radiological monitor, geiger counter man, fallout monitor",
    credentials: "NRRPT, Certified Health Physicist, radiation safety officer training, HAZWOPER 40",
    tools: "Geiger counter, dosimeter, frisker, air sampler",
    skills:
      "radiation protection, dosimetry, contamination surveys, decontamination, radioactive waste handling, radiation work permits, air sampling, instrument calibration, decommissioning, radiation shielding",
    duties:
      "survey for radiation, dosimetry badges, monitor contamination, write radiation work permits, cover jobs during refueling outages, frisk workers out, ship radioactive waste, hospital radiation safety, decommission a plant, calibrate meters, Geiger counter, check workers for rays, keep folks from glowing",
    step: "Hazardous materials abatement worker",
    beside: "Nuclear reactor operator, Radiologic technologist",
  },
  {
    name: "Water distribution operator",
    titles:
      "water distribution worker, water utility worker, water main repairman, water service worker, water distribution technician, hydrant technician, water system maintenance worker, water leak detection technician, water service installer, turncock, water department laborer, water company man, waterman, main layer, hydrant man, turn cock, stopcock man, leak man, water board man",
    credentials: "water distribution license, CDL Class B, trench safety training",
    tools: "hydrant wrench, tapping machine, leak correlator, valve exerciser, backhoe",
    skills:
      "water main repair, hydrant flushing, valve exercising, leak detection, service taps, distribution system maintenance, excavation, trench safety, meter installation, pressure testing",
    duties:
      "fix water main breaks, flush hydrants, exercise valves, tap mains, listen for leaks, shut off water service, dig up curb stops, repair hydrants, install water services, on call for breaks at night, locate valves, water shooting up in the street, dig up broken pipes, turn the water off in the road",
    above: "Utility supervisor",
    step: "Water treatment plant operator",
    beside: "Plumber, Meter reader",
    context: { waterman: "mains, water, hydrant", "main layer": "water, mains", "leak man": "water, mains" },
  },
  {
    name: "Sewer worker",
    titles:
      "collection system operator, sewer technician, sewer jet operator, vactor operator, vacuum truck operator, lift station mechanic, sewer inspector, CCTV sewer technician, pipe inspection technician, sewer line maintenance worker, sewerman, wastewater collection worker, pump station mechanic, manhole inspector, pipe lining technician, drain man, drainage man, flusher, drainer, sewer flusher, drain layer's mate, manhole man",
    credentials: "collection system license, PACP certification, CDL Class B, confined space training",
    tools: "vactor truck, sewer camera, jetter, pump puller",
    skills:
      "sewer jetting, sewer CCTV inspection, lift station maintenance, manhole inspection, root cutting, pump repair, confined space entry, pipe lining, smoke testing",
    duties:
      "jet sewers, unclog lift station pumps, camera sewer lines, cut roots, clean manholes, pull and rebuild sewage pumps, answer backup calls, vacuum catch basins, line old pipes, smoke test for leaks, go down manholes, unblock drains in the street, smell of sewers",
    above: "Utility supervisor",
    step: "Wastewater treatment operator",
    beside: "Plumber, Septic system installer",
    context: { flusher: "sewer, drains", drainer: "sewer, drains" },
  },
  {
    name: "Drilling supervisor",
    titles:
      "company man, wellsite supervisor, wellsite consultant, drilling consultant, tool pusher, toolpusher, drilling rig manager, rig superintendent, completions consultant, frac consultant, workover consultant, drilling superintendent, offshore installation manager, oilfield consultant, drilling foreman, rig manager, rig boss, drill boss",
    credentials: "IADC WellSharp, IWCF well control, SafeLand",
    tools: "WITSML, WellView, drilling mud, blowout preventer",
    skills:
      "drilling supervision, well control, AFE cost tracking, well completions, hydraulic fracturing, contractor management, rig safety, drilling programs, morning reports, workover operations, well cementing",
    duties:
      "supervise the drilling rig for the operator, morning reports, order casing and mud, watch daily well cost, run the frac job, lead rig crews, well control decisions, plug and abandon wells, spud to rig release, hitches at the wellsite, boss of an oil rig",
    below: "Oil rig worker",
    beside: "Petroleum engineer, Oil and gas operator",
    context: { "company man": "rig, drilling, wellsite, oil" },
  },
  {
    name: "Mine manager",
    titles:
      "mine superintendent, mine foreman, section foreman, mining supervisor, pit foreman, quarry manager, quarry superintendent, quarry foreman, general mine manager, mine operations manager, mining operations consultant, mine shift boss, mine captain, aggregates operations manager, overman, pit manager, colliery manager, pit boss, mine boss, under manager, colliery overman, undermanager",
    credentials: "mine foreman certificate, MSHA Part 48, MSHA Part 46, mine manager certificate",
    tools: "mine planning software, dispatch system",
    skills:
      "mine management, mine safety, production planning, MSHA compliance, crew supervision, ventilation planning, quarry operations, equipment planning, mine reclamation, cost control",
    duties:
      "supervise a mine section, run the quarry, plan production, fire boss examinations, meet MSHA inspectors, mine permits and reclamation, manage haul fleet, aggregate sales and stockpiles, shift line up, mine start ups and closures, boss of a coal mine, be over the men underground",
    below: "Miner, Quarry worker",
    beside: "Mining engineer",
    context: { "pit boss": "mine, coal, shaft", "under manager": "mine, colliery, pit" },
  },
  {
    name: "Quarry worker",
    titles:
      "quarryman, quarry operator, crusher operator, aggregate plant operator, sand and gravel operator, gravel pit operator, stone quarry worker, screening plant operator, dredge operator, rock crusher operator, wash plant operator, batch plant operator, concrete plant operator, cement plant operator, stone breaker, stonebreaker, rock breaker, pit worker, gravel pit man, sand pit man, slate splitter, slate quarryman, lime burner, crusher man, granite quarryman, ready mix plant man, clay pit worker, quarry man",
    credentials: "MSHA Part 46, blaster license",
    tools: "jaw crusher, cone crusher, screen deck, wheel loader, haul truck",
    skills:
      "crushing and screening, quarry operations, conveyor maintenance, wheel loader operation, stockpiling, truck loading, plant greasing, concrete batching, dredging, sampling aggregate",
    duties:
      "run the crusher, load stone trucks, shovel under the belt, screen gravel, change screen cloth, build stockpiles, haul shot rock, wash sand, batch concrete, grease conveyors, weigh out loads, break rocks, dig gravel, dust and big machines",
    beside: "Miner, Heavy equipment operator, Blaster",
    context: { "pit worker": "gravel, sand, stone", "batch plant operator": "concrete, aggregate, asphalt, ready mix" },
  },
];
