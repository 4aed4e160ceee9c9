import type { OccupationEntry } from "../types.ts";

/** People who run, supply, maintain, automate, and manage factories and process plants. */
export const MANUFACTURING: readonly OccupationEntry[] = [
  {
    name: "Production worker",
    titles:
      "factory worker, production associate, production operative, assembly line worker, plant worker, general operative, manufacturing associate, manufacturing worker, production helper, factory hand, shop floor worker, factory operative, light industrial worker, plant laborer, production line worker, blue collar factory worker, manufacturing technician, assembly line operative, assembly line man, mill hand, piece worker, pieceworker, production hand, process worker, factory girl, bench worker, production line man, assembly girl, unskilled worker",
    tools: "hand tools, pallet jack, conveyor, hand scanner",
    skills:
      "assembly line work, material handling, packing, visual inspection, work instructions, standing for long shifts, good manufacturing practice, labeling, lockout tagout, counting and sorting, shift work, housekeeping 5S",
    duties:
      "work on the production line, load and unload machines, sort and pack parts, feed the conveyor, check parts for defects, stack finished goods on pallets, follow work instructions, clean the work station, count and label pieces, keep the line moving, rotate between stations, fill bins, work second shift in a factory, stand at the belt, do the same part all day, clock in and run a station, put tops on bottles, pack up what comes off the line",
    above: "Production supervisor",
    step: "Packaging operator, Machine operator, Mechanical assembler, Warehouse worker",
    beside: "Forklift operator, Food processing worker",
    not: "film production worker, TV production associate",
    context: {
      "mill hand": "factory, line, plant",
      "production associate": "factory, plant, line, assembly, manufacturing, shift, machine",
      "production operator": "factory, plant, line, machine, shift",
    },
  },
  {
    name: "Machine operator",
    titles:
      "production machine operator, factory machine operator, automatic machine operator, machine tender, machine minder, machine setter, process machine operator, manufacturing machine operator, machine feeder, press and saw operator, saw operator, drill press operator, machine setup operator, semi automatic machine operator, die cutter operator, slitter operator, converting machine operator, machine hand, machine man, machineman, capstan operator",
    tools: "drill press, band saw, conveyor, calipers, touchscreen HMI, slitter rewinder",
    skills:
      "machine operation, machine setup, changeovers, minor machine adjustments, calipers and tape measure, production counts, jam clearing, visual inspection, lockout tagout, work orders, basic troubleshooting, scrap recording",
    duties:
      "run production machines, feed stock into a machine, clear jams, set guides and stops, do changeovers, measure sample pieces, watch gauges and counters, record production counts, oil and clean the machine, call maintenance for breakdowns, load raw material, slit and rewind rolls, push buttons and watch the machine, keep a machine fed, see that parts come out right, mind three machines at once",
    above: "Production supervisor",
    step: "Packaging operator, Plastics extrusion operator",
    beside: "Industrial maintenance mechanic",
    not: "sewing machine operator, heavy machine operator, vending machine operator, slot machine operator, embroidery machine operator, X-ray machine operator, CNC machine operator, printing machine operator, fax machine operator",
  },
  {
    name: "Mechanical assembler",
    titles:
      "assembler, assembly technician, mechanical assembly technician, machine builder, machine assembler, product assembler, bench assembler, assembly fitter, subassembly worker, final assembler, engine assembler, gearbox assembler, aircraft assembler, assembly mechanic, hydraulic assembler, medical device assembler, mechanical fitter assembler, assembly worker, valve assembler, equipment builder, fitter, bench fitter, machine fitter, assembler and fitter, aircraft riveter, riveter, auto worker, autoworker, auto plant worker, car factory worker",
    tools: "torque wrench, pneumatic driver, arbor press, hand tools, assembly fixtures, rivet gun",
    skills:
      "mechanical assembly, blueprint reading, torque specifications, hand tools, power tools, fitting and shimming, riveting, press fits, bill of materials, assembly instructions, hydraulic assembly, pneumatic assembly, small parts assembly, test and adjust",
    duties:
      "put together machines from parts, read assembly drawings, bolt up frames and gearboxes, torque fasteners to spec, fit bearings and seals, assemble pumps and valves, build custom machinery, route hoses and tubing, assemble small parts by hand, fasten with air tools, test finished units, rivet aircraft panels, follow the bill of materials, screw and bolt things together, build machines from a crate of parts, rivet airplane wings",
    above: "Production supervisor",
    step: "Electronics assembler, Field service engineer",
    beside: "Millwright, Machinist, Handyman",
    not: "furniture assembler, assembler language, assembler programmer, toy assembler, bicycle assembler",
    context: {
      riveter: "assembly, aircraft, panels, factory",
      fitter: "assembly, bench, machine, engine, parts",
      "bench fitter": "assembly, assemble",
      "machine fitter": "assembly, assemble",
    },
  },
  {
    name: "Electronics assembler",
    titles:
      "PCB assembler, circuit board assembler, solderer, hand solderer, soldering technician, electromechanical assembler, electro mechanical assembler, SMT operator, SMT technician, surface mount operator, rework technician, board rework technician, electronics assembly worker, pick and place operator, IPC trainer, microelectronics assembler, printed circuit assembler, electronics production worker, radio assembler, wirewoman, radio wirer, TV set assembler, board stuffer, wirer and solderer, electronic wirer",
    credentials: "IPC-A-610, IPC J-STD-001, IPC 7711/7721, NASA soldering certification, ESD certification",
    tools:
      "soldering iron, microscope, Pace rework station, Metcal, reflow oven, wave solder machine, pick and place machine, ESD wrist strap",
    skills:
      "soldering, through hole soldering, surface mount soldering, board rework, electronics assembly, component identification, ESD handling, IPC workmanship standards, schematics reading, conformal coating, wave soldering, reflow, stuffing boards, box build, potting",
    duties:
      "solder circuit boards, stuff components on boards, rework boards under a microscope, load the pick and place machine, read resistor codes, touch up solder joints, run wave solder, build electronic boxes, follow IPC workmanship, apply conformal coating, wire chassis and panels, fine hand work with tweezers, wear a wrist strap, solder little parts all day, put radios and TVs together, look through a magnifier and solder, plug chips in boards",
    below: "Production worker",
    above: "Production supervisor",
    step: "Wire harness assembler, Electronics technician",
    beside: "Quality inspector, Jeweler",
    context: {
      "rework technician": "solder, board, PCB, components, microscope",
      solderer: "circuit, board, electronics, iron, components",
    },
  },
  {
    name: "Wire harness assembler",
    titles:
      "cable assembler, harness builder, cable and harness assembler, wiring technician, wire assembler, panel wirer, wireman, panel builder, control panel builder, electrical panel assembler, switchgear wirer, cable maker, coil winder, transformer winder, armature winder, electric motor winder, control panel wirer, electrical assembler, motor winder, wirer, panel wireman, cable former",
    credentials: "IPC/WHMA-A-620, UL 508A training",
    tools: "crimper, wire stripper, harness board, continuity tester, heat gun, wire cutting machine, label printer",
    skills:
      "wire harness assembly, cable assembly, crimping, wire stripping, harness lacing, control panel wiring, wiring diagrams, continuity testing, coil winding, DIN rail layout, ferrules and terminals, connector pinning, heat shrink, soldering",
    duties:
      "cut and strip wire, crimp terminals, lace cables on a harness board, pin connectors, wire control panels, read wiring diagrams, ring out wires for continuity, mount relays on DIN rail, wind coils and transformers, rewind motors, label wires, shrink tubing on splices, build cable sets, bundle wires for cars and planes, wrap copper on a spool for motors, hook up wires by color, tie cables neat",
    above: "Production supervisor",
    step: "Industrial electrician",
    beside: "Automation technician, Electrical drafter",
    context: {
      "motor winder": "coil, wires, wind",
      wirer: "panels, cable, terminals",
      wireman: "panel, harness, terminals, cabinet, wiring diagrams",
      "wiring technician": "harness, cable, panel, crimp, assembly",
    },
  },
  {
    name: "Electronics technician",
    titles:
      "bench technician, electronic test technician, electronics bench tech, board repair technician, component level repair technician, electronics troubleshooter, RF technician, radio technician, electronic equipment repairer, radar technician, avionics bench technician, electro mechanical technician, electronics engineering technician, industrial electronics repairer, Navy electronics technician, radioman, radar mechanic, wireless mechanic, radio and radar mechanic, Navy ET",
    credentials: "CET, ETA certification, FCC GROL, associate degree in electronics, HNC electronics",
    tools:
      "oscilloscope, multimeter, spectrum analyzer, signal generator, soldering station, logic analyzer, power supply, Tektronix, Fluke, network analyzer",
    skills:
      "electronics troubleshooting, component level repair, schematics reading, oscilloscope use, soldering, circuit board repair, RF testing, power supply repair, analog circuits, digital circuits, test procedures, calibration, prototype building, two-way radio repair",
    duties:
      "troubleshoot circuit boards, repair electronics at the bench, trace faults on schematics, test units with an oscilloscope, replace bad components, tune radios and transmitters, build prototypes for engineers, repair power supplies and drives, run functional tests, fix vintage audio and test gear, align RF equipment, log test failures, poke around with a meter, find the bad part and solder in a new one, keep radar going, build one for the engineers to try",
    above: "Electronics engineer",
    step: "Field service engineer, Calibration technician, Biomedical equipment technician",
    beside: "Automation technician, Avionics technician",
    context: {
      "wireless mechanic": "circuits, bench, radar, army",
      radioman: "repair, circuits, bench",
      "bench technician": "circuit, electronics, oscilloscope, boards, schematics, repair",
      "radio technician": "transmitter, two-way, RF, antenna, repair",
      "RF technician": "circuit, bench, amplifier, boards, test",
      "avionics bench technician": "circuit, boards, test set, repair bench",
    },
  },
  {
    name: "Semiconductor technician",
    titles:
      "semiconductor processor, wafer fab operator, fab operator, fab technician, cleanroom technician, wafer fab technician, process technician semiconductor, photolithography technician, etch technician, wafer technician, thin film technician, clean room operator, die bonder, wire bonder operator, crystal grower, semiconductor equipment technician",
    tools:
      "wafer stepper, ion implanter, CVD furnace, plasma etcher, wire bonder, bunny suit, vacuum pumps, ellipsometer",
    skills:
      "cleanroom work, wafer processing, photolithography, etching, thin film deposition, vacuum systems, wire bonding, statistical process control, equipment maintenance, chemical handling, particle control, failure isolation",
    duties:
      "process silicon wafers, gown up for the cleanroom, load wafers in furnaces, run photolithography steps, etch and strip wafers, watch deposition thickness, keep vacuum tools running, bond wires to chips, log lots through the fab, swap chamber parts, check particles counts, make computer chips, wear a bunny suit, work in a room with no dust, bake and etch silicon",
    above: "Production supervisor",
    step: "Pharmaceutical manufacturing technician",
    beside: "Electronics assembler, Materials engineer",
    context: {
      "cleanroom technician": "wafer, fab, semiconductor, gown, etch, chips",
      "clean room operator": "wafer, fab, semiconductor, chips",
    },
  },
  {
    name: "Plastics extrusion operator",
    titles:
      "extrusion operator, extruder operator, plastics operator, plastics machine operator, blown film operator, film extrusion operator, thermoforming operator, vacuum forming operator, blow molding operator, rotational molder, rotomolding operator, rubber mill operator, rubber molder, rubber press operator, compounding operator, profile extrusion operator, plastics fabricator, plastic welder, tire builder, plastics worker, rubber worker, calender operator, Banbury operator, plastics moulder, Bakelite molder, compression molder",
    tools:
      "single screw extruder, blown film line, thermoformer, chiller, gravimetric blender, pelletizer, Banbury mixer, calender",
    skills:
      "plastics extrusion, blown film, thermoforming, blow molding, rubber molding, compounding, die changes, melt temperature control, line startup, gauge control, resin handling, regrind, plastic fabrication, color matching",
    duties:
      "run an extrusion line, string up the extruder, set barrel temperatures, change dies and screens, load resin hoppers, check film gauge, cut profiles to length, vacuum form trays, blow mold bottles, mold rubber seals, grind up scrap plastic, blend color concentrate, mill rubber compound, make plastic pipe, bags, melt pellets, make tires and hoses, press rubber into shape, trim plastic",
    above: "Production supervisor",
    step: "Injection molding technician",
    beside: "Chemical operator, Materials engineer",
    context: { "compounding operator": "plastic, rubber, resin, extruder, pellets" },
  },
  {
    name: "Injection molding technician",
    titles:
      "injection molding process technician, injection molder, molding process technician, mold setter, injection molding operator, injection mold setter, molding machine operator, molding technician, plastic injection setter, injection molding engineer, molding supervisor, injection molding consultant, plastics process technician, molding machine setter, RJG master molder, plastics engineer, mold changer",
    credentials: "RJG Master Molder, Paulson certification, scientific molding certificate",
    tools:
      "Engel press, Arburg press, Husky press, Milacron, Moldflow, hot runner controller, RJG eDART, Yushin robot, mold temperature controller",
    skills:
      "injection molding, scientific molding, mold changes, process optimization, mold setup, defect troubleshooting, hot runners, cycle time reduction, resin drying, decoupled molding, robot pickers, first shots, plastic materials knowledge, design of experiments",
    duties:
      "set molds in presses, dial in molding processes, fix short shots and flash, hang and start up molds, purge barrels, dry resin, cut cycle time on a press, sample new molds, adjust hold pressure, train press operators, set robot pickers, troubleshoot sink and warp, document process sheets, get plastic parts to come out right, change molds in the press, make toys, caps, and combs, find why parts warp",
    above: "Manufacturing engineer",
    beside: "Quality inspector",
    context: {
      "molding technician": "plastic, press, injection, resin, molds",
      "molding machine operator": "plastic, injection, press, resin",
      "molding supervisor": "plastic, injection, press, resin",
    },
  },
  {
    name: "Composites technician",
    titles:
      "fiberglass laminator, laminator, GRP laminator, composite fabricator, carbon fiber technician, fiberglass worker, fiberglass repairer, composite layup technician, layup technician, gelcoat sprayer, chopper gun operator, gel coat repairer, composites autoclave operator, prepreg laminator, surfboard shaper, glass fiber laminator, fibreglass laminator, GRP moulder",
    credentials: "ACMA certified composites technician",
    tools: "autoclave, vacuum bag, chopper gun, prepreg, gelcoat gun, router and trim tools, layup molds",
    skills:
      "composites layup, fiberglass laminating, vacuum bagging, resin infusion, gelcoat spraying, prepreg, autoclave curing, mold preparation, trimming and sanding, fiberglass repair, carbon fiber, boat building, bonding",
    duties:
      "lay up fiberglass in molds, roll out resin, spray gelcoat, vacuum bag carbon parts, cut and kit prepreg, cure parts in an autoclave, trim and sand fiberglass, repair boat hulls, bond panels, infuse resin, wax and prep molds, patch gelcoat cracks, make things of fiberglass, wet out glass cloth with resin, build tubs, and wings, patch holes in fiberglass, itch all day",
    above: "Production supervisor",
    beside: "Auto body technician, Aerospace engineer, Prototype model maker",
    not: "document laminator, card laminator",
    context: {
      laminator: "fiberglass, resin, mold, gelcoat, composite, boat",
      "fiberglass laminator": "resin, mold, layup, gelcoat, parts",
    },
  },
  {
    name: "Chemical operator",
    titles:
      "chemical plant operator, process operator, chemical process operator, batch operator, chemical reactor operator, chemical mixer, blender operator, compounder, chemical plant technician, board operator, DCS operator, process technician, paint maker, mixing operator, chemical production operator, plant operator, control room operator, batch maker, ink maker, fermentation operator, kettle man, chemical worker, chemical process worker, acid plant operator, soap boiler",
    credentials: "process technology associate degree, PTAC degree, HAZWOPER, TWIC card",
    tools: "DCS, Honeywell TDC, DeltaV, reactor vessel, centrifuge, distillation column, dryer, pH meter, Foxboro",
    skills:
      "process operations, batch processing, DCS operation, reactor operation, distillation, blending, sampling and testing, line breaking permits, lockout tagout, process safety, P&ID reading, shift handover, chemical handling, startup and shutdown, rounds and readings",
    duties:
      "run chemical reactors, charge raw materials to a kettle, watch the control board, take samples to the lab, make batches by recipe, line up valves and pumps, unload tank cars, keep temperatures and pressures in range, make rounds in the unit, log readings each hour, shut down for maintenance, blend paint and coatings, drum off product, work rotating shifts, cook up chemicals in big kettles, turn valves and read gauges, and glue, keep an eye on tanks at the plant, walk the pipes on night shift",
    above: "Production supervisor",
    step: "Refinery operator, Water treatment plant operator, Pharmaceutical manufacturing technician, Stationary engineer",
    beside: "Chemical engineer, Laboratory technician, Process safety engineer",
    not: "pharmacy compounder",
    context: {
      "plant operator": "chemical, process, reactor, control room, DCS, batch, valves",
      "process technician": "chemical, plant, reactor, DCS, valves, unit",
      "board operator": "DCS, unit, control room, refinery, chemical, process",
      "control room operator": "DCS, unit, chemical, process, valves, refinery",
      compounder: "batch, mixing, chemical, kettle, rubber, resin",
      "batch maker": "mixing, kettle, recipe, chemical, vessel",
      "paint maker": "batch, pigment, mill, tint, disperser",
      "batch operator": "chemical, kettle, reactor, mixing, recipe",
    },
  },
  {
    name: "Packaging operator",
    titles:
      "packaging machine operator, packaging line operator, packer, packing operative, packaging worker, filler operator, filling machine operator, bottling line operator, bottling operator, canning line operator, labeling machine operator, hand packer, line packer, case packer, packaging technician, palletizer operator, cartoner operator, wrapping machine operator, kitting worker, packager, packing girl, packer and wrapper",
    tools:
      "case sealer, cartoner, shrink wrapper, filler, labeler, checkweigher, palletizer, stretch wrapper, metal detector, inkjet coder",
    skills:
      "packaging line operation, line changeovers, filling and capping, labeling, date coding, palletizing, hand packing, weight checks, jam clearing, good manufacturing practice, lot traceability, kitting",
    duties:
      "pack products in boxes, run a filling machine, cap and label bottles, load cartons and film, check weights and seals, print date codes, stack cases on pallets, shrink wrap packs, change over the line, clear jammed cartons, make up kits, inspect labels, bag and box finished goods, put things in boxes and tape them shut, fill jars and bottles, stick labels on, wrap cookies and candy, count so many to a case",
    above: "Production supervisor",
    step: "Warehouse worker, Food processing worker",
    beside: "Packaging engineer, Shipping and receiving clerk",
    not: "meat packer, household packer, software packager, moving packer, mortgage packager",
    context: {
      packer: "boxes, line, cartons, packing, factory, warehouse, labels",
      packager: "boxes, line, cartons, product, factory",
    },
  },
  {
    name: "Production supervisor",
    titles:
      "manufacturing supervisor, production manager, line supervisor, line lead, production lead, production team leader, manufacturing shift supervisor, plant supervisor, factory supervisor, production foreman, shop foreman, shop floor supervisor, manufacturing team leader, manufacturing shift manager, assembly supervisor, production superintendent, factory foreman, shift lead, charge hand, chargehand, forelady, foreman, forewoman, factory forelady, gang boss, leading hand, overlooker, straw boss, line boss, shift foreman, lead man, leadman, working leader",
    credentials: "OSHA 30, Lean Six Sigma Yellow Belt, ILM leadership certificate, CPIM",
    skills:
      "production supervision, shift management, crew scheduling, shift handover, lean manufacturing, safety meetings, productivity tracking, root cause analysis, operator training, union shop experience, scrap reduction, KPI boards, overtime planning, conflict handling, continuous improvement",
    duties:
      "lead a shift on the factory floor, assign operators to lines, meet daily production targets, run start of shift huddles, cover absences, train new operators, track scrap and downtime, enforce safety rules, work with the union steward, approve timecards, fix bottlenecks on the line, write up shift reports, coach line leads, keep folks working and the belt moving, see that the count is made, settle gripes, show new hands what to do",
    above: "Plant manager",
    step: "Warehouse supervisor, Lean specialist",
    beside: "Production planner, Quality manager, Maintenance manager",
    not: "film production supervisor, music production manager, theater production manager, video production manager, TV production manager, event production manager, print production manager, retail shift lead",
    context: {
      "straw boss": "manufacturing, factory, foreman, gripes, scrap, forelady",
      foreman: "factory, line, shift, production",
      "gang boss": "factory, line, shift",
      forelady: "factory, line, assembly, plant",
      "production manager": "factory, plant, manufacturing, line, shift, operators, output",
      "shift lead": "factory, plant, manufacturing, line, operators, machines",
      "shop foreman": "factory, plant, machines, production, shop floor",
      "production lead": "factory, plant, manufacturing, line, operators",
      "line supervisor": "factory, plant, production, assembly, operators",
      "line lead": "factory, plant, production, assembly, operators",
      "charge hand": "factory, line, production, shift",
      chargehand: "factory, line, production, shift",
      "production foreman": "factory, line, plant, operators, shift",
    },
  },
  {
    name: "Plant manager",
    titles:
      "factory manager, manufacturing manager, works manager, plant superintendent, manufacturing plant manager, director of manufacturing, VP of manufacturing, vice president of manufacturing, manufacturing director, plant director, mill manager, interim plant manager, assistant plant manager, manufacturing executive, head of manufacturing, manufacturing consultant, plant general manager, factory director, manufacturing site manager, manufacturing operations manager, mill superintendent, factory superintendent, works director, factory owner",
    credentials: "Lean Six Sigma Black Belt, MBA, engineering degree",
    tools: "SAP, Oracle ERP, Epicor, Plex, Power BI",
    skills:
      "plant management, manufacturing operations, P&L responsibility, lean transformation, capital projects, plant startup, plant turnaround, plant closure, labor relations, capacity planning, cost reduction, safety culture, outsourcing and reshoring, KPI management, contract manufacturing, interim management",
    duties:
      "run a whole factory, own plant profit and loss, turn around a struggling plant, start up new production lines, lead supervisors and engineers, negotiate with unions, plan capacity and shifts, cut cost per unit, report to the corporate board, close or move a factory, choose capital equipment, mentor plant leadership, fill in as interim plant head, bring work back from overseas, be boss of a factory, answer for everything the plant makes, bring a sick plant back, deal with the union and head office, be in charge of a whole factory",
    step: "Operations manager",
    beside: "Supply chain manager, Engineering manager, Management consultant",
    not: "power plant manager, greenhouse plant manager",
    context: { "works manager": "factory, plant, manufacturing, production" },
  },
  {
    name: "Production planner",
    titles:
      "production scheduler, master scheduler, production planning manager, production controller, production control manager, material planner, manufacturing planner, MRP planner, master production scheduler, materials manager, production coordinator, expediter, production control clerk, planning and scheduling manager, shop floor scheduler, S&OP manager, materials controller, capacity planner, demand and supply planner, progress clerk, production clerk, progress man, progress chaser",
    credentials: "CPIM, CSCP, APICS certification, ASCM certification",
    tools: "SAP, MRP, Oracle ERP, Excel, JD Edwards, Infor, Kinaxis, Preactor",
    skills:
      "production planning, master scheduling, MRP, capacity planning, sales and operations planning, inventory control, bill of materials, shop floor control, demand forecasting, expediting, kanban, cycle counting, lead time reduction, ERP implementation",
    duties:
      "schedule production orders, balance capacity and demand, run MRP and release work orders, chase late parts, set the master schedule, keep raw materials on hand, reschedule around breakdowns, hold planning meetings, reduce shortages, keep bills of material right, forecast demand, promise delivery dates, track work in process, say what gets made when, see that parts are there before the line starts, juggle rush jobs, keep the board of jobs, figure how many hours it takes, plan what the factory makes each week, plan production at a furniture plant",
    above: "Supply chain manager",
    step: "Purchasing agent, Inventory control specialist, Logistics coordinator",
    beside: "Warehouse supervisor, Industrial engineer",
    not: "film production coordinator, TV production coordinator, event production coordinator, print production coordinator, video production coordinator, passport expediter, permit expediter",
    context: {
      "progress chaser": "schedule, production, factory, planning",
      "production coordinator": "manufacturing, work orders, parts, MRP, factory, materials",
      expediter: "parts, suppliers, orders, shortages, production, materials",
      "production controller": "manufacturing, work orders, MRP, schedule, factory",
      "capacity planner": "production, manufacturing, machines, shifts",
    },
  },
  {
    name: "Lean specialist",
    titles:
      "continuous improvement manager, lean manufacturing consultant, lean consultant, lean coach, lean manager, continuous improvement specialist, CI manager, CI leader, operational excellence manager, OpEx manager, Six Sigma black belt, Six Sigma master black belt, master black belt, Six Sigma consultant, kaizen leader, kaizen promotion officer, lean facilitator, process improvement manager, lean practitioner, TPM coordinator, time study man, time and motion man, work study officer, quality circle leader, O and M officer, rate fixer, efficiency expert, time study engineer, methods engineer",
    credentials:
      "Lean Six Sigma Black Belt, Lean Six Sigma Green Belt, Six Sigma Master Black Belt, Shingo certification, SME lean bronze certification",
    tools: "Minitab, value stream map, A3 report, kanban boards, Visio",
    skills:
      "lean manufacturing, Six Sigma, kaizen, value stream mapping, 5S, standard work, DMAIC, total productive maintenance, SMED, kanban, root cause analysis, A3 problem solving, Toyota Production System, gemba walks, hoshin planning, change management",
    duties:
      "run kaizen events, map value streams, cut waste from processes, teach 5S and standard work, coach green belts, reduce changeover time, lead Six Sigma projects, set up daily management boards, save money through process improvement, train leaders in lean, walk the gemba, set up kanban pull, measure OEE gains, facilitate improvement workshops, find a quicker way to make things, stand with a stopwatch and watch the work, get rid of waste, tidy up a shop so tools are at hand, ask the workers what slows them down",
    step: "Industrial engineer, Process improvement consultant",
    beside: "Quality engineer, Change management consultant, Manufacturing engineer, Business analyst",
    context: {
      "methods engineer": "lean, waste, kaizen, improvement",
      "time study engineer": "lean, waste, kaizen, improvement",
      "efficiency expert": "factory, waste, kaizen, lean",
      "work study officer": "lean, sigma, kaizen, gemba, improvement, belt",
      "time study man": "lean, sigma, kaizen, gemba, improvement, belt",
      "time and motion man": "lean, sigma, kaizen, gemba, improvement, belt",
      "process improvement manager": "lean, Six Sigma, kaizen, waste, manufacturing, value stream",
      "operational excellence manager": "lean, kaizen, plant, manufacturing",
      "OpEx manager": "lean, kaizen, plant, manufacturing",
      "Six Sigma consultant": "lean, kaizen, plant, manufacturing, green belts",
    },
  },
  {
    name: "Industrial maintenance mechanic",
    titles:
      "industrial mechanic, maintenance mechanic, plant mechanic, factory maintenance mechanic, industrial maintenance technician, machine repairman, machine repairer, maintenance fitter, mechanical fitter, multicraft technician, mechanical maintenance technician, machinery mechanic, plant maintenance technician, packaging mechanic, production maintenance technician, conveyor mechanic, equipment maintenance technician, oiler, machine fixer, machinery repairman, fitter, loom mechanic, oiler and greaser, engineer's mate",
    credentials: "CMRT, journeyman card, NCCER industrial maintenance, OSHA 10, forklift certification",
    tools:
      "multimeter, grease gun, laser alignment, bearing puller, hydraulic test bench, welder, hand tools, vibration pen",
    skills:
      "mechanical troubleshooting, preventive maintenance, hydraulics, pneumatics, bearings, gearboxes, conveyors, pumps, belts and chains, lubrication, welding, basic electrical troubleshooting, lockout tagout, machine rebuilds, pump packing and seals, shaft alignment",
    duties:
      "fix broken production machines, keep factory equipment running, replace bearings and belts, repair conveyors, rebuild hydraulic cylinders, troubleshoot pneumatic valves, grease and oil machinery, do preventive maintenance rounds, answer breakdown calls, change pump seals, fabricate replacement guards, swap motors and gearboxes, track down machine faults, lock out equipment, fix machines in a factory when they quit, crawl inside with a wrench, oil and grease everything, keep conveyors going, find what's making that noise",
    above: "Maintenance manager",
    step: "Automation technician, Industrial electrician, Stationary engineer, Field service engineer",
    beside: "Maintenance technician, Heavy equipment mechanic, Welder",
    not: "aircraft maintenance mechanic, building maintenance mechanic",
    context: {
      fitter: "maintenance, plant, machines, breakdown",
      oiler: "machines, plant, grease, factory",
      "maintenance mechanic": "plant, production, conveyors, hydraulics, machines, factory, bearings",
      "plant mechanic": "factory, conveyors, machines, production, hydraulics",
    },
  },
  {
    name: "Maintenance manager",
    titles:
      "industrial maintenance manager, plant maintenance manager, maintenance supervisor, plant engineer, plant engineering manager, maintenance superintendent, director of maintenance, maintenance planner, maintenance scheduler, maintenance planner scheduler, works engineer, maintenance engineer, maintenance lead, chief maintenance engineer, maintenance consultant, shutdown planner, CMMS administrator, MRO manager, plant maintenance foreman, master mechanic, mill engineer",
    credentials: "CMRP, CPMM, OSHA 30",
    tools: "Maximo, SAP PM, eMaint, Fiix, Primavera P6, UpKeep",
    skills:
      "maintenance management, maintenance planning, CMMS, preventive maintenance programs, predictive maintenance, shutdown planning, spare parts management, contractor management, maintenance budgets, root cause failure analysis, total productive maintenance, work order backlog, storeroom management, KPI tracking",
    duties:
      "lead plant mechanics and electricians, plan shutdown work, set up preventive maintenance, manage spare parts storeroom, schedule work orders, cut machine downtime, hire maintenance contractors, set up a CMMS, keep maintenance budget, analyze repeat failures, plan the week of jobs, write job plans, keep the plant running, be over the fix-it crew in a plant, plan what gets torn down and when, keep spares on the shelf, see that a breakdown doesn't stop the line",
    above: "Plant manager",
    step: "Facilities manager, Reliability engineer",
    beside: "Maintenance technician, Fleet manager",
    not: "apartment maintenance supervisor, fleet maintenance manager, aircraft maintenance manager, road maintenance supervisor, building maintenance manager, grounds maintenance manager",
    context: {
      "master mechanic": "plant, maintenance, mill, machinery",
      "maintenance supervisor": "plant, production, machines, factory, mechanics, downtime",
      "maintenance engineer": "plant, production, machines, factory, downtime",
      "director of maintenance": "plant, manufacturing, factory, machines, downtime",
      "plant engineer": "factory, maintenance, equipment, utilities, production",
      "maintenance lead": "plant, production, machines, factory",
      "shutdown planner": "maintenance, plant, turnaround, outage, mechanics",
    },
  },
  {
    name: "Automation technician",
    titles:
      "PLC technician, PLC programmer, controls technician, automation specialist, control systems technician, industrial automation technician, automation tech, PLC specialist, controls tech, SCADA technician, HMI programmer, SCADA programmer, electrical controls technician, mechatronics technician, robotics technician, robot programmer, robotic welding programmer, servo technician, numerical control technician, control fitter, robot mechanic",
    credentials:
      "FANUC robot certification, Siemens PLC certificate, Rockwell Automation certificate, mechatronics certificate, ISA CCST",
    tools:
      "Allen-Bradley, ControlLogix, Studio 5000, RSLogix, Siemens S7, TIA Portal, FactoryTalk, Ignition, FANUC robot, ABB robot, KUKA, Wonderware",
    skills:
      "PLC programming, ladder logic, PLC troubleshooting, HMI programming, SCADA, industrial networks, robot programming, servo drives, variable frequency drives, sensors and vision, machine commissioning, control panel wiring, safety circuits, motion control, EtherNet/IP",
    duties:
      "troubleshoot PLC ladder logic, program Allen-Bradley controllers, edit HMI screens, commission automated machines, teach robot paths, replace sensors and servo drives, back up PLC programs, find faults in control panels, tune motion axes, set up vision cameras, upgrade obsolete PLC controls, support production lines after hours, wire input and output cards, make robots and machines run by themselves, hook a laptop to a machine to see what's wrong, teach a robot arm",
    above: "Controls engineer",
    beside: "Software developer, Millwright",
    not: "marketing automation specialist, test automation specialist, home automation technician, software automation specialist, building automation technician, vehicle control systems technician",
    context: {
      "automation specialist": "PLC, ladder logic, HMI, machines, robots, plant",
      "SCADA technician": "PLC, HMI, plant, controls, machines",
    },
  },
  {
    name: "Instrumentation technician",
    titles:
      "instrument mechanic, instrument fitter, I&C technician, instrumentation and controls technician, process control technician, instrument tech, process instrumentation technician, analyzer technician, control valve technician, instrument artificer, measurement technician, DCS technician, instrumentation specialist, loop check technician, instrument tubing fitter, gauge man, instrument repairman, pneumatic instrument mechanic, meter mechanic",
    credentials: "ISA CCST, NCCER instrumentation, Red Seal instrumentation, CompEx, TWIC card",
    tools:
      "HART communicator, Fluke 754, pressure calibrator, Rosemount transmitter, DeltaV, loop calibrator, control valve positioner, deadweight tester",
    skills:
      "instrument calibration, loop checking, control valves, pressure transmitters, level measurement, flow measurement, temperature measurement, DCS support, PID tuning, analyzers, tubing bending, HART protocol, P&ID reading, hazardous area work, smart positioners",
    duties:
      "calibrate pressure transmitters, check instrument loops, stroke control valves, tune PID loops, repair level and flow meters, maintain gas analyzers, bend instrument tubing, replace thermocouples, trace signals back to the DCS, set trip switches, support plant startups, test safety interlocks, keep calibration records, keep gauges and meters reading right, check thermometers and pressure dials in a plant, fix a valve that sticks, tune controls in a refinery",
    above: "Controls engineer, Maintenance manager",
    step: "Calibration technician, Automation technician",
    beside: "Water treatment plant operator, Electrical engineer",
    not: "musical instrument technician, surgical instrument technician, dental instrument technician, band instrument technician, stringed instrument technician",
    context: {
      "measurement technician": "flow, gas, meter, transmitter, pipeline, loop",
      "instrument technician": "transmitter, loop, valves, calibrate, plant, process",
      "instrument fitter": "transmitters, loops, calibrate, valves",
    },
  },
];
