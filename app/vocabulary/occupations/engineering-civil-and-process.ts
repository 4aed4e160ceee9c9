import type { OccupationEntry } from "../types.ts";

/** Engineers of structures, ground, water, traffic, buildings, chemical processes, energy, mines, and ships. */
export const ENGINEERING_CIVIL_AND_PROCESS: readonly OccupationEntry[] = [
  {
    name: "Civil engineer",
    titles:
      "civil engineering consultant, consulting civil engineer, site engineer, site development engineer, land development engineer, chartered civil engineer, municipal engineer, city engineer, county engineer, town engineer, highway engineer, roadway engineer, railroad design engineer, airport engineer, pavement engineer, utility design engineer, civil design engineer, drainage engineer, public works engineer, resident engineer, road engineer, bridge and road engineer, railway civil engineer, borough engineer, canal engineer",
    credentials: "PE civil, EIT, BSCE, CEng MICE, PMP",
    tools: "Civil 3D, AutoCAD, MicroStation, OpenRoads, HydroCAD, StormCAD, ArcGIS",
    skills:
      "civil engineering, site design, grading plans, stormwater design, roadway design, utility design, land development permitting, drainage studies, construction observation, specifications, erosion control plans, cost estimates, plan review, subdivision design, right of way, construction administration",
    duties:
      "design roads and subdivisions, draw grading and drainage plans, lay out water and sewer lines, get site plans approved, size storm pipes and basins, stamp civil drawings, review developers' plans for a town, watch construction for compliance, write bid documents, present at planning board hearings, estimate earthwork, design parking lots, inspect public works projects, lay out streets for new houses, where the rain water runs",
    below: "Civil engineering technician",
    above: "Engineering manager",
    step: "Structural engineer, Water resources engineer, Traffic engineer, Geotechnical engineer",
    beside: "Land surveyor, Civil drafter, Construction project manager, City planner",
    context: {
      "borough engineer": "roads, drains",
      "site engineer": "grading, drainage, roads, construction, utilities, civil",
      "resident engineer": "construction, bridge, road, contractor, inspection",
      "airport engineer": "runway, pavement, taxiway, design",
    },
  },
  {
    name: "Structural engineer",
    titles:
      "structural engineering consultant, consulting structural engineer, bridge engineer, structural design engineer, chartered structural engineer, SE licensed engineer, seismic engineer, earthquake engineer, building structure engineer, bridge inspector, bridge inspection team leader, foundation engineer, facade engineer, building envelope engineer, building envelope consultant, structural inspector, steel connection engineer, structural PE, dam engineer, bridge builder, steelwork designer, reinforced concrete engineer",
    credentials: "SE license, PE structural, EIT, CEng MIStructE, NBIS bridge inspection",
    tools: "ETABS, RISA, STAAD, SAP2000, Tekla Structural Designer, RAM Structural, Enercalc, Mathcad, Revit Structure",
    skills:
      "structural engineering, steel design, concrete design, wood design, masonry design, seismic design, foundation design, bridge design, bridge inspection, load calculations, structural inspections, retrofit design, connection design, building codes, shop drawing review, building envelope",
    duties:
      "size beams and columns, check if a wall can come out, design foundations and retaining walls, inspect cracked foundations, stamp structural drawings, design bridges, rate bridge loads, calculate wind and seismic loads, review steel shop drawings, write structural letters for homeowners, design deck and roof repairs, assess parking garages, strengthen old buildings, will this beam hold, can I take out that wall, is the porch safe",
    above: "Engineering manager",
    beside: "Architect, Structural drafter, Home inspector, Ironworker",
    not: "aircraft structural engineer, aerospace structures engineer",
    context: {
      "structures engineer": "building, bridge, steel, concrete",
      "foundation engineer": "soil, footings, piles, building",
      "bridge inspector": "load rating, engineer, NBIS, structure",
      "building envelope consultant": "facade, structure, leaks, engineer",
    },
  },
  {
    name: "Geotechnical engineer",
    titles:
      "geotech engineer, soils engineer, geotechnical consultant, engineering geologist, foundation consultant, rock mechanics engineer, tunnel engineer, earthwork engineer, slope stability engineer, ground engineer, geotechnical PE, geotechnical driller supervisor, geological engineer, landslide consultant, tailings engineer, soil mechanics engineer, foundations engineer",
    credentials: "GE license, PE geotechnical, CEG, EIT",
    tools: "gINT, SLOPE/W, PLAXIS, LPILE, nuclear density gauge, CPT rig, Slide2",
    skills:
      "geotechnical engineering, soil mechanics, subsurface exploration, boring logs, slope stability, foundation recommendations, settlement analysis, retaining wall design, pile design, laboratory soil testing, liquefaction analysis, tunneling, dewatering, instrumentation monitoring",
    duties:
      "drill borings and log soil, recommend foundations, analyze slope stability, estimate settlement, investigate landslides, write geotechnical reports, design piles and shoring, test soils in a lab, check compaction, monitor inclinometers, advise on tunnels and dams, inspect footing excavations, drill holes to see what's under the ground, will the house sink, hillsides that slide",
    above: "Engineering manager",
    beside: "Geologist, Civil engineering technician, Soil scientist, Mining engineer",
    context: {
      "ground engineer": "soil, foundation, slope, borings",
      "soil engineer": "borings, foundation, compaction",
    },
  },
  {
    name: "Traffic engineer",
    titles:
      "transportation engineer, traffic engineering consultant, traffic signal engineer, transportation planner, traffic analyst, traffic consultant, traffic operations engineer, highway safety engineer, ITS engineer, traffic modeler, parking consultant, road safety auditor, transit engineer, traffic engineering technician, traffic counter, stoplight engineer, roads traffic officer",
    credentials: "PE traffic, PTOE, RSP, PTP",
    tools: "Synchro, VISSIM, HCS, SIDRA, traffic counters, AutoTURN, TransCAD",
    skills:
      "traffic engineering, traffic impact studies, signal timing, intersection design, traffic modeling, traffic counts, road safety audits, signing and striping plans, transportation planning, parking studies, MUTCD, work zone traffic control plans, roundabout design, level of service analysis",
    duties:
      "do traffic impact studies, time traffic signals, count cars at intersections, design signal plans, review crash data, draw striping and signing plans, testify at zoning hearings on traffic, model road networks, plan bike lanes and crosswalks, design roundabouts, study parking needs, write work zone plans, where to put a stop light, count cars at a corner, too many crashes at that crossing",
    above: "Engineering manager",
    beside: "City planner, Civil drafter",
    not: "air traffic engineer, web traffic analyst, network traffic engineer, network traffic analyst, website traffic consultant",
    context: {
      "traffic analyst": "roads, signals, counts, intersections, vehicles",
      "traffic consultant": "roads, signals, zoning, parking, intersections",
      "ITS engineer": "traffic, signals, highway, transportation",
      "transport planner": "roads, transit, traffic, modeling, network",
    },
  },
  {
    name: "Water resources engineer",
    titles:
      "water engineer, hydraulic engineer, hydrologist, wastewater engineer, stormwater engineer, drainage consultant, water and wastewater engineer, sanitary engineer, floodplain manager, flood engineer, hydrology engineer, irrigation engineer, dam safety engineer, river engineer, coastal engineer, water supply engineer, sewer engineer, hydrologic technician, water treatment engineer, surface water hydrologist, waterworks engineer, sewerage engineer, water board engineer, drainage engineer",
    credentials: "PE water resources, CFM, D.WRE, EIT, professional hydrologist",
    tools: "HEC-RAS, HEC-HMS, SWMM, WaterGEMS, HydroCAD, EPANET, Civil 3D, ArcGIS",
    skills:
      "hydrology, hydraulics, stormwater management, floodplain analysis, water distribution modeling, wastewater treatment design, pump station design, dam safety, drainage design, watershed studies, water treatment design, FEMA map revisions, stream gauging, irrigation design, coastal engineering",
    duties:
      "model rivers and floodplains, design pump stations, size culverts and detention ponds, design water and sewer treatment plants, lay out water mains, inspect dams, file flood map amendments, study watershed runoff, gauge streams, write stormwater reports, design irrigation systems, advise towns on water supply, pipes that bring a town its water, keep the river in its banks",
    above: "Engineering manager",
    beside: "Hydrogeologist, Water treatment plant operator, Environmental engineer",
    context: {
      "drainage engineer": "flood, river, land",
      "hydraulic engineer": "river, flood, stormwater, channel, drainage, dam",
      "water engineer": "sewer, treatment, hydraulic, mains, flood",
    },
  },
  {
    name: "Environmental engineer",
    titles:
      "environmental engineering consultant, remediation engineer, air pollution engineer, air quality engineer, pollution control engineer, solid waste engineer, landfill engineer, hazardous waste engineer, environmental PE, remedial project manager, groundwater remediation engineer, environmental project engineer, emissions engineer, waste engineer, cleanup engineer, brownfields engineer, public health engineer, sanitation engineer, smoke abatement engineer, pollution engineer",
    credentials: "PE environmental, BCEE, EIT, HAZWOPER",
    tools: "AERMOD, MODFLOW, AutoCAD, gINT, soil vapor extraction, air sparging",
    skills:
      "environmental engineering, soil remediation, groundwater remediation, air permitting, wastewater treatment design, landfill design, remedial design, feasibility studies, emissions calculations, Superfund, RCRA, vapor intrusion, cost estimates, pollution prevention, treatment systems",
    duties:
      "design cleanup systems for polluted sites, pump and treat groundwater, write remedial action plans, calculate plant emissions, apply for air permits, design landfill liners and gas systems, treat industrial wastewater, oversee tank removals, do feasibility studies, deal with EPA on Superfund sites, design vapor mitigation, cut plant pollution, clean up dirty ground, what comes out of the smokestack, old gas station leaks",
    above: "Engineering manager",
    step: "Environmental consultant",
    beside: "Hydrogeologist, Environmental compliance specialist, Chemical engineer",
    context: {
      "waste engineer": "landfill, hazardous, treatment, solid",
      "remedial project manager": "cleanup, Superfund, groundwater, site",
    },
  },
  {
    name: "HVAC design engineer",
    titles:
      "HVAC engineer, MEP engineer, building services engineer, mechanical HVAC engineer, heating and ventilation engineer, air conditioning engineer, MEP consultant, plumbing engineer, plumbing designer, HVAC designer, MEP designer, refrigeration engineer, building mechanical engineer, MEP project manager, HVAC consultant, cleanroom design engineer, geothermal engineer, building energy modeler, hospital mechanical engineer, heating engineer, air conditioning designer, steam heating engineer",
    credentials: "PE mechanical HVAC, LEED AP, CPD plumbing designer, CEng CIBSE, ASHRAE HBDP",
    tools: "Trane TRACE, Carrier HAP, Revit MEP, AutoCAD MEP, eQUEST, EnergyPlus, IES VE",
    skills:
      "HVAC design, heating and cooling load calculations, ductwork design, hydronic design, plumbing design, energy modeling, equipment selection, ASHRAE standards, chiller plants, ventilation codes, mechanical plans, control sequences, LEED design, psychrometrics, refrigeration design, construction administration",
    duties:
      "do heating and cooling load calculations, lay out ductwork, size boilers and chillers, draw mechanical plans, select air handlers, write control sequences, check ventilation codes, model building energy, design plumbing systems, review HVAC submittals, punch list mechanical rooms, design hospital and lab air systems, stamp MEP drawings, figure how big a furnace, ducts and fans for a school, keep a hospital cool",
    above: "Engineering manager",
    step: "Commissioning agent, Home energy auditor",
    beside: "Architect, HVAC technician, Plumber, Electrical engineer",
    context: {
      "heating engineer": "design, load, drawings",
      "refrigeration engineer": "design, load, ammonia, chiller, drawings",
      "heating and ventilation engineer": "design, load, ducts, drawings, building",
      "air conditioning engineer": "design, load, ducts, drawings, building",
    },
  },
  {
    name: "Fire protection engineer",
    titles:
      "fire engineer, fire safety engineer, fire protection consultant, fire protection designer, sprinkler designer, fire sprinkler designer, fire alarm designer, life safety consultant, fire code consultant, FPE, fire suppression engineer, life safety engineer, smoke control engineer, fire protection PE, loss prevention engineer, fire modeling engineer, fire prevention engineer, sprinkler engineer, fire insurance engineer",
    credentials: "PE fire protection, NICET Level III, NICET Level IV, CFPS, SFPE member",
    tools: "AutoSPRINK, HydraCAD, FDS, PyroSim, AutoCAD, SprinkCAD",
    skills:
      "fire protection engineering, sprinkler design, hydraulic calculations, fire alarm design, NFPA 13, NFPA 72, life safety code, egress analysis, smoke control, fire modeling, building code analysis, clean agent systems, hazard classification, plan review",
    duties:
      "design sprinkler layouts, run hydraulic calculations, lay out fire alarm devices, analyze exits and egress, write fire code reports, model smoke movement, review plans for code, witness fire pump tests, survey buildings for insurers, advise on high rise fire safety, negotiate code variances, specify clean agent systems, how folks get out of a burning building",
    beside: "Fire inspector, Sprinkler fitter, Architect, Loss control consultant",
    context: {
      "fire engineer": "sprinkler, code, design, NFPA, egress, building",
      FPE: "fire, sprinkler, NFPA, code",
      "fire sprinkler designer": "hydraulic calculations, layout, NFPA 13, CAD",
      "fire alarm designer": "layout, NFPA 72, drawings, CAD",
    },
  },
  {
    name: "Chemical engineer",
    titles:
      "chemical engineering consultant, chemical process engineer, process design engineer, chartered chemical engineer, biochemical engineer, bioprocess engineer, refinery process engineer, petrochemical engineer, process development engineer, pilot plant engineer, scale up engineer, process simulation engineer, ChemE, paper mill process engineer, chemical plant engineer, polymer process engineer, chemical R&D engineer, hydrogen engineer, chemical works engineer",
    credentials: "PE chemical, BS chemical engineering, EIT, CEng MIChemE",
    tools: "Aspen Plus, HYSYS, ChemCAD, PRO/II, pilot plant, MATLAB, Aspen HYSYS",
    skills:
      "chemical engineering, process design, process simulation, heat and material balances, distillation, reactor design, scale-up, P&ID development, heat exchangers, process optimization, pilot plant work, bioprocessing, separation processes, equipment sizing, process economics, technology transfer",
    duties:
      "design chemical processes, do heat and material balances, size reactors and columns, simulate a process in Aspen, scale up from lab to plant, draw P&IDs, troubleshoot distillation columns, raise plant yield, run pilot plants, specify heat exchangers and pumps, write process descriptions, evaluate new chemical technology, support plant startup, design plants that make plastics and soap, big vats and pipes, turn a lab recipe into tons",
    above: "Engineering manager",
    step: "Process engineer, Process safety engineer",
    beside: "Chemist, Controls engineer, Petroleum engineer",
  },
  {
    name: "Process engineer",
    titles:
      "process improvement engineer, plant process engineer, production process engineer, food process engineer, continuous improvement engineer, process technologist, process development technologist, food engineer, coating process engineer, plating process engineer, pharmaceutical process engineer, process optimization engineer, brewing process engineer, cement process engineer, works process man",
    credentials: "Lean Six Sigma Green Belt, BS chemical engineering, EIT",
    tools: "Minitab, JMP, PI historian, Excel, DeltaV",
    skills:
      "process engineering, process optimization, design of experiments, SPC, process validation, yield improvement, scrap reduction, PFMEA, process data analysis, standard operating procedures, equipment qualification, line trials, root cause analysis, process scale-up",
    duties:
      "raise yield on a production process, run trials on the line, set process parameters, track down process upsets, write operating procedures, study process data, qualify new equipment, cut scrap and waste, train operators in settings, improve coating or baking processes, support new product scale up, specify process equipment, make a factory line run smoother, less waste in the plant",
    above: "Engineering manager",
    beside: "Lean specialist, Production supervisor, Chemical operator, Food scientist",
    not: "business process engineer, business process improvement engineer, software process engineer, loan process engineer",
    context: { "process technologist": "plant, food, line, chemical, product" },
  },
  {
    name: "Process safety engineer",
    titles:
      "process safety consultant, PSM engineer, PSM coordinator, process safety manager, HAZOP facilitator, HAZOP leader, PHA facilitator, process hazard analyst, process risk engineer, relief systems engineer, functional safety engineer, LOPA facilitator, PSM consultant, process safety specialist, technical safety engineer, PSM auditor, process risk analyst, dust explosion consultant, chemical plant safety man, explosion prevention engineer",
    credentials: "CCPSC, PE, TUV functional safety engineer, CFSE",
    tools: "PHA-Pro, PHAST, PHAWorks, SAFETI, DIERS methods",
    skills:
      "process safety management, HAZOP, LOPA, process hazard analysis, relief valve sizing, SIL verification, management of change, incident investigation, consequence modeling, combustible dust, PSM audits, RMP compliance, facility siting, mechanical integrity, what-if analysis",
    duties:
      "lead HAZOP studies, facilitate LOPA sessions, size relief valves, audit PSM programs, model toxic releases, investigate process incidents, manage changes safely, write risk management plans, assess dust explosion hazards, verify safety instrumented functions, update process safety information, train operators in hazards, keep a chemical plant from blowing up",
    above: "Engineering manager",
    beside: "EHS manager, Loss control consultant",
    not: "automotive functional safety engineer",
  },
  {
    name: "Piping designer",
    titles:
      "piping engineer, pipe stress engineer, piping stress analyst, piping drafter, plant designer, piping design lead, process piping designer, isometric drafter, pipeline engineer, pipeline designer, plant layout designer, P&ID drafter, piping material engineer, plant design engineer, E3D designer, PDMS designer, SP3D designer, piping checker, piping draughtsman, pipework designer, pipework draughtsman",
    credentials: "PE mechanical, ASME B31.3 training",
    tools: "AutoCAD Plant 3D, CADWorx, PDMS, SmartPlant 3D, CAESAR II, AVEVA E3D, MicroStation, Navisworks",
    skills:
      "piping design, pipe stress analysis, isometrics, P&ID development, plant layout, ASME B31.3, pipe supports, pipe specifications, 3D plant modeling, equipment layout, material takeoff, pipeline design, field walkdowns, ASME B31.8",
    duties:
      "route pipe in a plant model, draw isometrics, lay out equipment and pipe racks, check pipe stress, design pipe supports, keep P&IDs up to date, take off valves and fittings, measure existing piping in the field, write pipe specs, design pipelines and stations, check drawings for clashes, support refinery turnarounds, draw where the pipes go in a refinery",
    above: "Engineering manager",
    beside: "Mechanical drafter, Pipefitter, Chemical engineer",
    not: "data pipeline engineer, CI pipeline engineer",
    context: { "pipeline engineer": "gas, oil, pipe, ASME, stations, route" },
  },
  {
    name: "Petroleum engineer",
    titles:
      "oil and gas engineer, reservoir engineer, drilling engineer, oil production engineer, completions engineer, well engineer, petroleum consultant, oilfield engineer, drilling consultant, company man, drilling supervisor, workover engineer, natural gas engineer, mud engineer, drilling fluids engineer, well site leader, petrophysicist, subsea engineer, reserves engineer, petroleum engineering technologist, oil engineer, oilwell engineer, oil field engineer",
    credentials: "PE petroleum, IADC WellSharp, IWCF well control, SPE membership",
    tools: "Petrel, Eclipse, Aries, PHDWin, Landmark, PROSPER, WellView, Harmony",
    skills:
      "petroleum engineering, reservoir engineering, drilling engineering, well completions, production optimization, reserves evaluation, hydraulic fracturing, artificial lift, well testing, decline curve analysis, well control, AFE preparation, workovers, plug and abandonment, petrophysics",
    duties:
      "plan and drill oil wells, estimate reserves, model reservoirs, design completions and fracs, supervise a rig as company man, optimize gas lift and pumps, write AFEs, plug and abandon old wells, value oil and gas properties, analyze decline curves, mix and check drilling mud, file permits with the commission, testify on oil and gas matters, find the best way to get oil out, how much oil is down there",
    above: "Engineering manager",
    beside: "Geologist, Geophysicist, Landman, Piping designer",
    context: {
      "company man": "rig, drilling, well, oilfield, operator",
      "reserves engineer": "oil, gas, wells",
      "mud engineer": "drilling, rig, well, fluids",
      "drilling supervisor": "rig, well, oil, gas",
      "drilling consultant": "well design, engineering, AFE, reservoir",
    },
  },
  {
    name: "Mining engineer",
    titles:
      "mining consultant, mine planner, blasting engineer, blaster in charge, mining engineering consultant, mine ventilation engineer, open pit engineer, underground mine engineer, mine safety engineer, mine surveyor, quarry engineer, explosives engineer, coal mine engineer, aggregate plant manager, mine design engineer, drill and blast engineer, colliery engineer, pit engineer",
    credentials: "PE mining, MSHA certification, blaster license, SME registered member, mine foreman papers",
    tools: "Deswik, Vulcan, Surpac, MineSight, Carlson, Ventsim",
    skills:
      "mine planning, open pit design, underground mine design, drilling and blasting, mine ventilation, ore reserve estimation, MSHA compliance, mine economics, ground control, reclamation planning, equipment selection, quarry operations, feasibility studies",
    duties:
      "plan mine pits and haul roads, design blasts, estimate ore reserves, lay out underground workings, plan mine ventilation, keep MSHA compliance, study mine feasibility, plan reclamation, schedule shovels and trucks, supervise shotfiring, evaluate mineral properties, apply for mining permits, plan tunnels and pits, keep air moving underground",
    above: "Engineering manager",
    beside: "Geologist, Heavy equipment operator, Land surveyor, Safety officer",
    not: "data mining engineer, bitcoin mining consultant, crypto mining engineer, process mining consultant",
    context: { "mining consultant": "ore, mine, pit, quarry, mineral, reserves" },
  },
  {
    name: "Nuclear engineer",
    titles:
      "nuclear power engineer, reactor engineer, nuclear consultant, nuclear safety engineer, nuclear design engineer, criticality safety engineer, nuclear fuel engineer, nuclear licensing engineer, nuclear plant engineer, radiation shielding engineer, decommissioning engineer, nuclear criticality engineer, reactor operator, nuclear operations consultant, PRA engineer, probabilistic risk analyst, nuclear auxiliary operator, atomic engineer, atomic power engineer",
    credentials: "NRC SRO license, PE nuclear, DOE Q clearance, Navy nuclear training",
    tools: "MCNP, SCALE, RELAP5, CAFTA, ORIGEN",
    skills:
      "nuclear engineering, reactor physics, nuclear safety analysis, probabilistic risk assessment, NRC licensing, radiation shielding, criticality safety, decommissioning, nuclear fuel management, 10 CFR 50.59 evaluations, reactor operations, spent fuel storage, thermal hydraulics",
    duties:
      "analyze reactor safety, write NRC license amendments, plan refueling outages, calculate shielding, run criticality calculations, operate a reactor, manage spent fuel, plan plant decommissioning, do probabilistic risk studies, review design changes, answer NRC inspectors, train reactor operators, design atomic power plants, old reactors to take apart",
    above: "Engineering manager",
    beside: "Radiation safety officer, Power plant operator, Physicist",
    not: "chemical reactor engineer",
    context: {
      "reactor operator": "nuclear, NRC, control room, plant",
      "decommissioning engineer": "nuclear, reactor, radioactive, plant",
      "nuclear consultant": "reactor, NRC, plant",
    },
  },
  {
    name: "Naval architect",
    titles:
      "ship designer, naval engineer, yacht designer, boat designer, class surveyor, marine design engineer, ocean engineer, offshore engineer, shipbuilding engineer, hull designer, shipyard engineer, small craft designer, offshore structural engineer, marine propulsion engineer, marine systems engineer, shipbuilder, ship draughtsman, boat architect, ship draftsman, marine architect, yacht architect",
    credentials: "PE naval architecture and marine engineering, ABS surveyor",
    tools: "Rhino, MAXSURF, ShipConstructor, GHS, Orca3D, AutoCAD",
    skills:
      "naval architecture, hull design, ship stability, hull structures, powering calculations, class rules, vessel inspection, inclining experiments, weight estimates, yacht design, offshore structures, lines plans, damaged stability",
    duties:
      "design hulls and yachts, calculate ship stability, do inclining tests, draw lines plans, get class approval, design ship conversions, estimate ship weights, size engines and propellers, model hulls in Rhino, check structure against class rules, design boats, will it float right",
    beside: "Mechanical engineer, Marine engineer, Marine surveyor, Boat builder",
    context: { shipbuilder: "design, hull, yard", "ocean engineer": "offshore, moorings, subsea, vessel, hull" },
  },
  {
    name: "Civil engineering technician",
    titles:
      "construction materials testing technician, concrete testing technician, soil technician, soil density technician, construction inspector, nuclear gauge technician, civil technician, roadway inspector, pavement inspector, civil engineering technologist, civil engineering assistant, soils laboratory technician, highway engineering technician, roads technician, highway lab technician, county road technician",
    credentials:
      "ACI Field Testing Technician Grade I, ICC special inspector, NICET, nuclear gauge certification, NETTCP certification",
    tools:
      "nuclear density gauge, slump cone, air meter, compression machine, sieve shaker, Proctor mold, Schmidt hammer",
    skills:
      "concrete testing, soil compaction testing, nuclear density gauge, special inspections, asphalt testing, rebar inspection, sieve analysis, Proctor tests, daily field reports, construction inspection, plan reading, cylinder breaks, masonry inspection, fireproofing inspection, quantity tracking",
    duties:
      "test fresh concrete slump and air, make concrete cylinders, check soil density with a nuclear gauge, inspect rebar before pours, watch paving and check asphalt temperature, write daily inspection reports, run sieve and Proctor tests, break cylinders in the lab, check masonry and grout, count bid quantities, watch a contractor for the town, inspect utilities trenches, test dirt and concrete for roads, clipboard at the road job",
    step: "Building inspector",
    beside:
      "Survey technician, Coating inspector, Welding inspector, Construction superintendent, Construction materials technician, Construction inspector",
    not: "home construction inspector",
    context: { "construction inspector": "concrete, soil, road, public works, paving, rebar" },
  },
];
