import type { OccupationEntry } from "../types.ts";

/**
 * Engineers of machines, electricity, electronics, materials, and products, with the technicians and managers beside
 * them.
 */
export const ENGINEERING: readonly OccupationEntry[] = [
  {
    name: "Mechanical engineer",
    titles:
      "mechanical engineering consultant, consulting mechanical engineer, machine design engineer, ME engineer, mechanical systems engineer, chartered mechanical engineer, rotating equipment engineer, turbine engineer, pump engineer, thermal engineer, stress engineer, FEA analyst, finite element analyst, CFD engineer, mechanical analyst, vibration engineer, hydraulics engineer, fluid power engineer, machinery engineer, mechanical PE, steam engineer",
    credentials: "PE mechanical, EIT, BSME, CEng MIMechE, MSME",
    tools: "SolidWorks, ANSYS, Creo, NX, MATLAB, Inventor, COMSOL, Mathcad",
    skills:
      "mechanical engineering, machine design, finite element analysis, heat transfer, thermodynamics, fluid mechanics, stress analysis, vibration analysis, rotating equipment, GD&T, CFD, material selection, hydraulics, failure analysis, cost estimation, engineering calculations",
    duties:
      "design machines and mechanisms, size shafts bearings and gears, run stress calculations, analyze heat transfer, specify pumps and compressors, solve vibration problems, review mechanical drawings, test prototypes, pick materials, do FEA on brackets and frames, write equipment specifications, redesign parts to cost less, explain why a machine failed, stamp mechanical plans, design engines and pumps, gears and motors, figure out how a machine should work, design machines",
    below: "Mechanical engineering technician",
    above: "Engineering manager",
    step: "Product design engineer, Manufacturing engineer, HVAC design engineer, Reliability engineer",
    beside: "Mechanical drafter, Forensic engineer, Aerospace engineer, College professor",
    context: {
      "steam engineer": "design, machinery",
      "hydraulics engineer": "cylinders, pumps, valves, fluid power, machine",
      "stress engineer": "structure, FEA, aircraft, loads, machine",
    },
  },
  {
    name: "Product design engineer",
    titles:
      "mechanical design engineer, product development engineer, design engineer, product engineer, R&D engineer, inventor, prototype engineer, new product development engineer, SolidWorks designer, consumer product engineer, plastics design engineer, invention consultant, product development consultant, enclosure designer, mechanism designer, hardware product engineer, NPI engineer, sustaining engineer",
    credentials: "CSWP, CSWE, GDTP, BSME",
    tools: "SolidWorks, Creo, Onshape, Fusion 360, 3D printer, NX, CATIA",
    skills:
      "product design, 3D modeling, prototyping, design for manufacturing, injection molded part design, tolerance stack-up, GD&T, sheet metal design, new product introduction, patents, DFMEA, design reviews, 3D printing, cost reduction, concept sketches, bill of materials",
    duties:
      "turn an idea into a product, model parts in SolidWorks, build prototypes, design plastic housings, take a product to manufacturing, do tolerance stack-ups, pick suppliers for parts, help inventors with patents drawings, design for low cost assembly, release drawings and BOMs, run design reviews, print 3D prototypes, fix field problems in a design, design kettles and tools, plastic parts and springs, make a gadget that can be built",
    above: "Engineering manager",
    step: "Industrial designer, Packaging engineer",
    beside: "Prototype model maker, Patent agent, Mechanical drafter, Product manager, Electronics engineer",
    not: "software product engineer, web design engineer, instructional design engineer, civil design engineer, lighting design engineer, software design engineer, chip design engineer, HVAC design engineer",
    context: {
      inventor: "prototype, patent, product, invention, idea",
      "design engineer": "product, SolidWorks, prototype, parts, mechanical, drawings",
      "product engineer": "parts, prototype, manufacturing, drawings, mechanical",
      "R&D engineer": "prototype, product, mechanical, test, hardware",
      "mechanism designer": "linkage, product, hinge, parts",
      "sustaining engineer": "product, hardware, parts, ECO",
    },
  },
  {
    name: "Electrical engineer",
    titles:
      "electrical engineering consultant, consulting electrical engineer, electrical design engineer, EE, building electrical engineer, electrical project engineer, chartered electrical engineer, industrial electrical engineer, low voltage engineer, lighting design engineer, electrical PE, electrical systems engineer, motor design engineer, electromechanical engineer, electrical estimator engineer, plant electrical engineer, motor engineer, dynamo designer",
    credentials: "PE electrical, EIT, BSEE, CEng MIET, MSEE",
    tools: "AutoCAD Electrical, SKM, ETAP, Revit MEP, EPLAN, AGi32, MATLAB",
    skills:
      "electrical engineering, electrical design, National Electrical Code, load calculations, one-line diagrams, motor control design, lighting design, short circuit studies, arc flash studies, grounding, electrical specifications, transformer sizing, panel schedules, construction administration, generator sizing",
    duties:
      "design power for buildings and plants, draw one-line diagrams, size feeders and transformers, do load calculations, check code compliance, lay out lighting and receptacles, specify switchgear and generators, do arc flash studies, stamp electrical plans, review contractor submittals, investigate electrical failures, design motor controls, witness electrical tests, design wiring for big machines",
    below: "Electrical engineering technician",
    above: "Engineering manager",
    step: "Power systems engineer, Controls engineer, Electronics engineer",
    beside: "Electrician, Electrical drafter, Forensic engineer",
    context: {
      "motor engineer": "electric, winding, design",
      EE: "electrical, engineer, circuits, power, PE",
      "lighting design engineer": "electrical, building, fixtures, AGi32",
    },
  },
  {
    name: "Electronics engineer",
    titles:
      "electronics design engineer, hardware engineer, circuit designer, circuit design engineer, analog design engineer, PCB designer, PCB layout designer, power electronics engineer, RF engineer, microwave engineer, antenna engineer, radar engineer, signal processing engineer, FPGA engineer, ASIC designer, VLSI engineer, EMC engineer, audio electronics engineer, IC design engineer, radio engineer, tube circuit designer, wireless design engineer, circuit engineer, valve engineer",
    credentials: "BSEE, IPC CID, iNARTE EMC engineer, MSEE, FCC license, amateur radio license",
    tools:
      "Altium Designer, OrCAD, KiCad, LTspice, Cadence, oscilloscope, spectrum analyzer, network analyzer, PADS, Vivado",
    skills:
      "circuit design, analog design, digital design, PCB layout, power supply design, RF design, antenna design, microcontrollers, FPGA design, EMC compliance, signal integrity, schematic capture, embedded firmware, sensor interfacing, board bring-up, signal processing",
    duties:
      "design circuit boards, draw schematics, lay out PCBs, bring up new boards, design power supplies, pick components and replace obsolete ones, debug with an oscilloscope, design antennas and RF front ends, pass FCC emissions tests, write microcontroller firmware, prototype sensors and gadgets, simulate circuits in SPICE, program FPGAs, boards full of chips, radios and amplifiers",
    above: "Engineering manager",
    step: "Embedded software engineer, Test engineer, Power systems engineer",
    beside: "Audio engineer, Telecommunications engineer, Physicist",
    not: "IT hardware engineer, cloud hardware engineer",
    context: {
      "hardware engineer": "circuit, PCB, schematic, board, FPGA, embedded",
      "RF engineer": "antenna, microwave, circuit, amplifier, radar, wireless",
    },
  },
  {
    name: "Power systems engineer",
    titles:
      "power engineer, protection engineer, relay engineer, protection and control engineer, substation engineer, transmission engineer, distribution engineer, utility engineer, power plant engineer, transmission planning engineer, interconnection engineer, grid engineer, solar engineer, renewable energy engineer, wind energy engineer, substation designer, relay technician, power systems consultant, hydro engineer, transmission line designer, electricity board engineer, supply engineer",
    credentials: "PE electrical power, NERC certification, NETA certification",
    tools: "ETAP, PSS/E, CYME, ASPEN OneLiner, SEL relays, PSCAD, PLS-CADD, SKM, PVsyst, Omicron test set",
    skills:
      "power systems, protective relaying, substation design, load flow studies, arc flash studies, short circuit studies, relay settings, transmission planning, distribution planning, generator interconnection, solar design, NERC compliance, SCADA, commissioning, power quality",
    duties:
      "set protective relays, design substations, run load flow and short circuit studies, plan transmission lines, study solar interconnections, do arc flash labels, investigate outages, test relays, lay out distribution feeders, review utility drawings, design solar farms, commission switchyards, answer grid compliance audits, support power plants, plan power lines and transformers, will the grid hold on a hot day",
    beside: "Line worker, Power plant operator, Nuclear engineer, Energy manager",
    context: {
      "supply engineer": "electricity, grid, substation",
      "power engineer": "grid, relay, substation, utility, electrical, load flow",
      "transmission engineer": "line, substation, grid, voltage, utility",
      "distribution engineer": "feeder, utility, grid, voltage, transformer",
      "protection engineer": "relay, substation, grid, fault",
      "utility engineer": "electric, feeder, substation, power, gas",
      "power plant engineer": "turbine, generator, electric, boiler, utility",
      "hydro engineer": "hydropower, turbine, dam, generator",
      "relay technician": "settings, protection, test set, engineer",
    },
  },
  {
    name: "Controls engineer",
    titles:
      "control systems engineer, automation engineer, process control engineer, instrumentation engineer, instrumentation and controls engineer, I&C engineer, DCS engineer, SCADA engineer, PLC engineer, robotics engineer, mechatronics engineer, machine vision engineer, system integrator engineer, automation consultant, motion control engineer, burner management engineer, advanced process control engineer, industrial automation engineer, relay logic man, PLC man, automation man",
    credentials: "PE control systems, ISA CAP, TUV functional safety engineer, ISA 84 SIS specialist",
    tools:
      "Studio 5000, DeltaV, Ignition, TIA Portal, Honeywell Experion, Allen-Bradley, FANUC robot, Wonderware, EPLAN, MATLAB Simulink",
    skills:
      "PLC programming, DCS configuration, SCADA, HMI design, PID tuning, control narratives, instrumentation selection, functional safety, safety instrumented systems, robotics, machine vision, industrial networks, factory acceptance tests, commissioning, motion control, alarm management",
    duties:
      "design control systems for plants, program PLCs and HMIs, configure a DCS, specify instruments, write control narratives, tune control loops, migrate old control systems, design automated machines and robot cells, check safety interlocks, commission lines on site, draw panel layouts, run factory acceptance tests, set alarm limits, make machines run by themselves, sensors and buttons",
    above: "Engineering manager",
    beside: "Industrial electrician, Process engineer, Process safety engineer, Software developer",
    not: "test automation engineer, QA automation engineer, cloud automation engineer, software automation engineer, project controls engineer, network automation engineer, marketing automation engineer, document controls engineer",
    context: {
      "automation engineer": "PLC, HMI, SCADA, robots, plant, machines, ladder logic",
      "instrumentation engineer": "transmitters, loops, valves, plant, control",
      "controls engineer": "PLC, HMI, machine, plant, DCS, robots",
    },
  },
  {
    name: "Industrial engineer",
    titles:
      "methods engineer, time study engineer, time and motion engineer, work measurement engineer, facility layout engineer, plant layout engineer, industrial engineering consultant, efficiency engineer, efficiency expert, work study engineer, methods time analyst, production systems engineer, logistics engineer, supply chain engineer, simulation engineer, material flow engineer, industrial engineering technician, time study man, time and motion man, work study officer, method study engineer, ratefixer, O&M officer, methods man",
    credentials: "PE industrial, BSIE, MTM certification, MOST certification, Lean Six Sigma Green Belt",
    tools: "AutoCAD, Arena simulation, FlexSim, Minitab, MTM, MOST, Excel, SIMUL8",
    skills:
      "industrial engineering, time studies, work measurement, line balancing, facility layout, capacity analysis, discrete event simulation, ergonomics, labor standards, value stream mapping, material flow, process mapping, cost justification, operations research, warehouse design",
    duties:
      "do time and motion studies, set labor standards, balance assembly lines, lay out plants and warehouses, simulate material flow, calculate staffing needs, find bottlenecks, justify new equipment, cut walking and handling, improve workstation design, compute cost per piece, plan conveyor and storage, stopwatch and clipboard, find a quicker way to do a job, save steps on the line, make factory work go faster",
    above: "Engineering manager",
    step: "Manufacturing engineer, Process improvement consultant",
    beside: "Ergonomist, Statistician, Supply chain manager",
    context: {
      "time study man": "engineer, methods, layout, standards",
      "time and motion man": "engineer, methods, layout, standards",
      "work study officer": "engineer, methods, layout",
      "logistics engineer": "warehouse, material flow, layout, simulation",
      "efficiency expert": "time study, line, plant, labor standards",
      "simulation engineer": "plant, layout, material flow, throughput",
    },
  },
  {
    name: "Manufacturing engineer",
    titles:
      "production engineer, manufacturing process engineer, tooling engineer, manufacturing engineering manager, advanced manufacturing engineer, assembly engineer, NPI manufacturing engineer, tool designer, tool and fixture designer, die designer, mold designer, fixture designer, jig and fixture designer, manufacturing engineering consultant, electronics manufacturing engineer, machining engineer, production engineering manager, shop engineer, jig and tool designer, works production engineer",
    credentials: "CMfgE, CMfgT, Lean Six Sigma Green Belt, BS manufacturing engineering",
    tools: "SolidWorks, Mastercam, AutoCAD, SAP, Minitab, NX, Moldflow",
    skills:
      "manufacturing engineering, process planning, tooling design, fixture design, work instructions, new product introduction, design for manufacturing, line setup, routings, equipment justification, PFMEA, cycle time reduction, die design, mold design, machining processes, process validation",
    duties:
      "plan how parts get made, write work instructions and routings, design fixtures and tooling, bring new products into production, choose production equipment, support the shop floor, cut cycle time and scrap, design dies and molds, set up assembly lines, estimate part cost, run PFMEAs, prove out new processes, help designers make parts cheaper, figure out how to make a part, new machines on the line, make it cheaper and faster",
    above: "Engineering manager",
    step: "Process engineer",
    beside: "Production supervisor, Construction estimator, Mechanical drafter",
    not: "music production engineer, oil production engineer, software production engineer, petroleum production engineer, TV production engineer",
    context: {
      "production engineer": "manufacturing, line, tooling, assembly, factory, machining",
    },
  },
  {
    name: "Materials engineer",
    titles:
      "materials scientist, polymer engineer, plastics materials engineer, materials and process engineer, M&P engineer, composites engineer, ceramics engineer, adhesives engineer, rubber engineer, elastomer engineer, failure analyst, failure analysis engineer, materials testing engineer, materials consultant, semiconductor process engineer, thin film engineer, nanomaterials scientist, fractographer, materials engineering technician, strength of materials engineer",
    credentials: "PE metallurgical and materials, BS materials science",
    tools: "scanning electron microscope, tensile tester, DSC, FTIR, Instron, XRD, EDS, TGA",
    skills:
      "materials science, failure analysis, material selection, polymer science, composites, ceramics, mechanical testing, scanning electron microscopy, thermal analysis, adhesives, fractography, material specifications, microscopy, thin films, elastomers",
    duties:
      "choose materials for a product, find out why parts broke, look at fracture surfaces under a microscope, run tensile and fatigue tests, write material specifications, qualify new plastics and composites, solve adhesive bond failures, test coatings and films, advise on heat and chemical resistance, develop ceramics and alloys, report on failed components, which plastic or metal to use, why did it snap",
    above: "Engineering manager",
    step: "Metallurgist",
    beside: "Polymer chemist, Aerospace engineer, Physicist",
    not: "construction materials testing engineer",
    context: {
      "materials testing engineer": "tensile, polymer, alloy, fracture, specimens",
      "ceramic engineer": "ceramic, kiln, materials, sintering",
    },
  },
  {
    name: "Metallurgist",
    titles:
      "metallurgical engineer, physical metallurgist, metallurgical consultant, process metallurgist, extractive metallurgist, mineral processing engineer, welding metallurgist, plant metallurgist, metallographer, metallurgical technician, metallurgical lab technician, foundry metallurgist, assayer, steelmaking engineer, powder metallurgist, chief metallurgist, melt shop metallurgist, works metallurgist, metallurgical chemist, steel chemist, ore assayer",
    credentials: "PE metallurgical and materials, BS metallurgical engineering, ASM fellow",
    tools:
      "metallograph, scanning electron microscope, Rockwell hardness tester, optical emission spectrometer, flotation cell, fire assay furnace",
    skills:
      "metallurgy, metallography, failure analysis, heat treatment, alloy selection, hardness testing, steelmaking, flotation, mineral processing, leaching, microstructure analysis, casting metallurgy, corrosion analysis, assay, material certification review",
    duties:
      "examine metal microstructure, explain why steel cracked, set heat treat recipes, mount and etch samples, review mill certificates, improve ore recovery, run flotation tests, assay gold and silver, advise on alloys, solve casting defects, qualify steel suppliers, testify on metal failures, how hard is the steel",
    beside: "Mining engineer, Chemist, Welding engineer, NDT technician",
  },
  {
    name: "Welding engineer",
    titles:
      "welding process engineer, joining engineer, welding specialist engineer, international welding engineer, IWE, welding technologist, welding procedure engineer, robotic welding engineer, welding coordinator, responsible welding coordinator, resistance welding engineer, laser welding engineer, welding expert",
    credentials: "IWE diploma, AWS CWEng, PE, CWI, European Welding Engineer",
    tools: "robotic weld cell, weld data monitor, laser welder, WeldOffice",
    skills:
      "welding engineering, weld procedure development, PQR and WPS, robotic welding, weld metallurgy, ASME Section IX, AWS D1.1, welding automation, filler metal selection, weld cost analysis, resistance welding, friction stir welding, distortion control",
    duties:
      "write weld procedures, qualify PQRs, set up robotic weld cells, pick filler metals, control weld distortion, cut weld repair rates, solve cracking problems, estimate weld cost, advise fabricators on codes, choose welding machines, develop laser and resistance welding, train welding supervisors, say how a joint should be welded, why did the weld crack",
    beside: "Manufacturing engineer, Structural engineer",
  },
  {
    name: "Corrosion engineer",
    titles:
      "corrosion specialist, cathodic protection specialist, cathodic protection technician, corrosion technician, CP technician, coatings engineer, pipeline integrity engineer, corrosion consultant, NACE corrosion specialist, asset integrity engineer, corrosion control engineer, integrity management engineer, materials and corrosion engineer, paint and coatings engineer, corrosion expert",
    credentials: "NACE corrosion specialist, AMPP CP4, NACE CP2, API 571, PE",
    tools:
      "reference electrode, rectifier, close interval survey, corrosion coupons, inline inspection pigs, GPS data logger",
    skills:
      "corrosion control, cathodic protection, pipeline integrity, coating selection, corrosion monitoring, stray current, material selection, failure analysis, close interval surveys, chemical inhibition, rectifier maintenance, inline inspection data, DOT compliance",
    duties:
      "design cathodic protection, read rectifiers and test stations, survey pipelines for corrosion, pick coatings for steel, explain why pipe rusted through, size anodes, evaluate pig run data, monitor corrosion coupons, protect tanks and docks, trace stray current, write integrity plans, stop rust on pipes and ships",
    beside: "Metallurgist, Petroleum engineer, Civil engineer",
    context: {
      "coatings engineer": "paint, steel, corrosion, lining, protective",
      "corrosion technician": "rectifier, surveys, coupons, anodes",
      "cathodic protection technician": "rectifier, surveys, test stations, anodes",
    },
  },
  {
    name: "Aerospace engineer",
    titles:
      "aeronautical engineer, aircraft engineer, astronautical engineer, spacecraft engineer, satellite engineer, aerodynamicist, avionics engineer, propulsion engineer, flight test engineer, airframe engineer, aircraft structures engineer, rocket engineer, rocket scientist, DER, designated engineering representative, airworthiness engineer, missile engineer, drone engineer, mission systems engineer, aircraft certification engineer, aircraft designer, stressman, stress man, airplane designer, space engineer",
    credentials: "FAA DER, ODA unit member, BS aerospace engineering, CEng MRAeS, security clearance",
    tools: "CATIA, NASTRAN, PATRAN, ANSYS Fluent, MATLAB, STK, DOORS, wind tunnel",
    skills:
      "aerospace engineering, aerodynamics, aircraft structures, propulsion, flight test, FAA certification, spacecraft systems, avionics, stress analysis, orbital mechanics, composites, DO-178C, DO-254, airworthiness, systems engineering, fatigue and damage tolerance",
    duties:
      "design aircraft structures, analyze wing loads, certify modifications with the FAA, plan flight tests, design satellites and rockets, write STC data packages, run wind tunnel tests, approve aircraft repairs, integrate avionics, work on jet engines, analyze flight data, support defense programs, review airworthiness, design planes and rockets, worked on the space program, design airplanes",
    above: "Engineering manager",
    step: "Systems engineer",
    beside: "Aircraft mechanic, Airline pilot",
    not: "licensed aircraft engineer",
    context: {
      "stress man": "aircraft, wing",
      "aircraft engineer": "design, structures, aerodynamics, certification, loads",
      DER: "FAA, aircraft, approval, structures, repairs",
      "mission systems engineer": "aircraft, spacecraft, satellite, payload",
    },
  },
  {
    name: "Automotive engineer",
    titles:
      "vehicle engineer, automobile engineer, powertrain engineer, engine engineer, engine calibration engineer, chassis engineer, body engineer, automotive design engineer, vehicle dynamics engineer, EV engineer, battery engineer, diesel engine engineer, automotive program manager, NVH engineer, crash safety engineer, race engineer, transmission design engineer, motorsport engineer, automotive body designer, vehicle integration engineer, car engineer, motor car engineer",
    credentials: "BSME, SAE membership",
    tools: "CATIA, NX, CANoe, INCA, dynamometer, Teamcenter, MATLAB Simulink",
    skills:
      "automotive engineering, powertrain, vehicle dynamics, engine calibration, chassis design, body in white, APQP, NVH, DFMEA, electric vehicles, battery packs, emissions, crash safety, FMVSS, launch support, homologation",
    duties:
      "design car and truck parts, calibrate engines on a dyno, tune suspension, launch new vehicle programs, run vehicle durability tests, meet emissions rules, design battery packs, work with tier one suppliers, cut noise and vibration, do crash test work, release body parts, track vehicle build issues",
    above: "Engineering manager",
    beside: "Automotive mechanic, Test engineer, Industrial designer",
    not: "search engine engineer",
    context: { "car engineer": "design, Detroit" },
  },
  {
    name: "Biomedical engineer",
    titles:
      "medical device engineer, biomedical engineering consultant, bioengineer, medical device design engineer, medical device R&D engineer, biomechanical engineer, medical device consultant, clinical engineer, implant design engineer, orthopedic engineer, catheter engineer, prosthetics engineer, rehabilitation engineer, medical device development engineer, medical equipment design engineer, medical human factors engineer, hospital engineer, medical electronics engineer",
    credentials: "CCE, BS biomedical engineering, RAC devices",
    tools: "SolidWorks, Minitab, MATLAB, Instron, LabVIEW",
    skills:
      "medical device design, design controls, ISO 13485, ISO 14971, biocompatibility, verification and validation, 510(k) support, biomechanics, human factors, risk management, IEC 60601, design history files, clinical engineering, usability testing, catheter design",
    duties:
      "design medical devices, keep the design history file, run verification tests, write risk analyses, develop implants and catheters, support FDA submissions, test devices for biocompatibility, work with surgeons on instruments, plan usability studies, move a device to production, advise medical startups, manage hospital equipment technology, design hip joints and pacemakers, gadgets for doctors",
    step: "Product design engineer",
    beside: "Biomedical equipment technician, Regulatory affairs specialist, Orthotist and prosthetist",
    context: {
      "hospital engineer": "devices, design",
      "clinical engineer": "medical equipment, hospital, devices, technology",
    },
  },
  {
    name: "Reliability engineer",
    titles:
      "asset reliability engineer, plant reliability engineer, maintenance and reliability engineer, reliability manager, reliability consultant, predictive maintenance specialist, vibration analyst, condition monitoring technician, condition monitoring engineer, maintainability engineer, RAM engineer, failure analysis specialist, RCM facilitator, lubrication specialist, tribologist, predictive maintenance technician, oil analyst, machinery reliability specialist, plant reliability man",
    credentials: "ASQ CRE, CMRP, CRL, Vibration Analyst Category II, ISO 18436, MLT I",
    tools: "CSI vibration analyzer, infrared camera, ultrasound gun, Weibull++, Maximo, SKF Microlog, oil analysis kit",
    skills:
      "reliability engineering, vibration analysis, root cause failure analysis, reliability-centered maintenance, FMEA, Weibull analysis, predictive maintenance, thermography, oil analysis, precision alignment, MTBF prediction, accelerated life testing, asset management, bad actor analysis, balancing",
    duties:
      "analyze why machines keep failing, collect vibration readings, find bad actors, set predictive maintenance routes, balance fans and rotors, predict product life, run accelerated life tests, lead RCM studies, take oil samples, compute MTBF, shoot infrared scans, improve uptime of pumps, why does that pump keep breaking, listen to bearings before they fail",
    above: "Engineering manager",
    beside: "Industrial maintenance mechanic",
    not: "site reliability engineer, cloud reliability engineer, software reliability engineer, data reliability engineer, database reliability engineer, network reliability engineer",
  },
  {
    name: "Packaging engineer",
    titles:
      "structural packaging designer, packaging development engineer, packaging technologist, packaging consultant, packaging specialist, packaging development manager, carton designer, corrugated designer, packaging R&D engineer, packaging scientist, packaging manager, sustainable packaging consultant, packaging buyer, box designer, carton engineer",
    credentials: "CPPL, CPP packaging professional, BS packaging science, ISTA certified",
    tools: "ArtiosCAD, CAPE Pack, TOPS, drop tester, compression tester, Esko",
    skills:
      "packaging engineering, structural packaging design, corrugated design, drop testing, ISTA testing, sterile packaging, seal validation, package specifications, pallet optimization, packaging materials, label development, sustainable packaging, packaging line trials, shelf life",
    duties:
      "design cartons and bottles, test packages by dropping, specify film and corrugated, run packaging line trials, cut packaging cost, validate pouch seals, plan pallet patterns, find recyclable materials, approve die lines, work with packaging vendors, solve crushed box complaints, design sterile barrier packs, boxes that don't get crushed, bottles and caps",
    beside: "Graphic designer, Production planner, Food scientist",
    not: "software packaging specialist, software packaging engineer",
    context: { "packaging specialist": "cartons, film, materials, line, corrugated, design" },
  },
  {
    name: "Acoustical engineer",
    titles:
      "acoustician, acoustical consultant, noise consultant, noise control engineer, vibration consultant, sound transmission consultant, architectural acoustics consultant, loudspeaker engineer, transducer engineer, environmental noise consultant, noise engineer, audio systems designer, sonar engineer, sound engineer, noise abatement officer",
    credentials: "INCE Board Certified, PE acoustical engineering, ASA membership",
    tools: "sound level meter, CadnaA, SoundPLAN, EASE, impedance tube, Bruel and Kjaer analyzer, Odeon",
    skills:
      "acoustics, noise control, architectural acoustics, sound isolation, noise modeling, room acoustics, vibration isolation, noise measurements, loudspeaker design, environmental noise studies, sonar, speech intelligibility, STC testing, expert testimony",
    duties:
      "measure noise levels, design quiet rooms and studios, model traffic and plant noise, stop sound leaking through walls, tune concert halls and churches, write noise studies for permits, design vibration isolation, test apartments for sound transmission, develop loudspeakers, testify on noise complaints, design silencers, make a church sound right, noisy neighbors through the wall, hush a machine",
    beside: "Audio engineer, Architect, Industrial hygienist, Audiologist",
    context: { "sound engineer": "noise, walls, acoustics" },
  },
  {
    name: "Optical engineer",
    titles:
      "photonics engineer, laser engineer, lens designer, optical designer, electro optical engineer, fiber optics engineer, optical systems engineer, laser physicist, imaging engineer, infrared engineer, optomechanical engineer, optical technician, laser technician, lidar engineer, thin film optical coating engineer, precision optician, optics man, lens man, telescope maker",
    credentials: "MS optical sciences, laser safety officer",
    tools: "Zemax, CODE V, LightTools, interferometer, FRED, optical bench, spectrometer, ZYGO interferometer",
    skills:
      "optical design, lens design, laser systems, photonics, interferometry, optomechanical design, optical testing, thin film coatings, fiber optics, imaging systems, infrared optics, laser safety, illumination design, optical alignment, tolerancing, spectroscopy",
    duties:
      "design lenses and optical systems, align lasers on an optical bench, model optics in Zemax, test mirrors with an interferometer, design cameras and sensors, specify optical coatings, build laser instruments, couple fiber optics, design illumination, mount lenses without stress, measure spectra, write laser safety procedures, mirrors and prisms",
    beside: "Electronics engineer, Glass production worker",
    not: "eyeglass lens designer, contact lens designer",
    context: {
      "laser technician": "optics, beam, alignment, photonics, bench",
      "imaging engineer": "optics, camera, sensor, lens",
      "optical technician": "lens, laser, alignment, interferometer, optics",
    },
  },
  {
    name: "Field service engineer",
    titles:
      "field service technician, field engineer, service engineer, field service rep, field service representative, commissioning technician, equipment service engineer, field applications engineer, installation engineer, machine tool service engineer, technical service engineer, factory service technician, industrial equipment service technician, startup engineer, traveling service technician, field service manager, equipment installer, printing press service technician, packaging machine service technician, service man, outside engineer, outside fitter, outdoor machinery engineer, traveling serviceman, erection engineer, factory serviceman",
    tools: "multimeter, laptop diagnostics, oscilloscope, hand tools, torque wrench, service manuals",
    skills:
      "field service, equipment installation, equipment commissioning, on-site troubleshooting, preventive maintenance, customer training, electrical troubleshooting, mechanical repair, service reports, remote support, machine startup, travel readiness, spare parts advice, schematics reading",
    duties:
      "travel to customer sites to fix machines, install and start up equipment, troubleshoot electrical and mechanical faults, train customers on new machines, do service contract visits, order spare parts, write field service reports, answer technical phone support, upgrade machines in the field, commission equipment overseas, repair machine tools, retrofit old controls, fly out to fix a broken machine, on the road with a toolbox, show customers how to run it",
    step: "Training and development specialist",
    beside: "Sales engineer, Biomedical equipment technician, Automation technician",
    not: "IT field service technician, network field engineer, pest control field service technician, cable field service technician, desktop field service technician, HVAC service engineer, oilfield field engineer, construction field engineer",
    context: {
      "service man": "machines, equipment, customers",
      "field engineer": "equipment, machines, install, customer sites, commissioning, repair",
      "service engineer": "equipment, machines, repair, customer sites, breakdown",
      "field service technician": "equipment, machines, industrial, instruments, install",
      "installation engineer": "equipment, machines, commissioning, customer sites",
      "equipment installer": "machines, industrial, commissioning",
      "startup engineer": "equipment, machines, customer sites",
      "commissioning technician": "equipment, machines, customer sites, install",
    },
  },
  {
    name: "Test engineer",
    titles:
      "product test engineer, hardware test engineer, test and evaluation engineer, T&E engineer, test technician, engineering test technician, environmental test engineer, validation test engineer, durability test engineer, test lab manager, product safety engineer, product compliance engineer, UL compliance engineer, LabVIEW developer, ATE engineer, automated test equipment engineer, electrical test engineer, component test engineer, design verification engineer, test bed engineer, test house engineer, rig tester, proving engineer",
    credentials: "CLAD, iNARTE product safety engineer, BSEE",
    tools:
      "LabVIEW, TestStand, environmental chamber, shaker table, oscilloscope, data acquisition system, HALT chamber, National Instruments DAQ",
    skills:
      "test engineering, test plans, LabVIEW, data acquisition, environmental testing, HALT and HASS, vibration testing, test fixtures, automated test equipment, UL certification, CE marking, EMC testing, design verification, test reports, instrumentation setup, strain gauges",
    duties:
      "write test plans and procedures, build test fixtures, run shaker and thermal chamber tests, instrument prototypes with strain gauges, automate tests in LabVIEW, log and analyze test data, break products until they fail, get UL and CE approvals, test boards in production, report failures to design, run life tests, keep test lab equipment, shake it bake it and drop it, try things till they break",
    above: "Engineering manager",
    beside: "Quality engineer, Electronics technician, Reliability engineer",
    not: "software test engineer, penetration test engineer, QA test engineer, software design verification engineer, game test engineer, COVID test technician, drug test technician, soil test technician",
    context: {
      "test engineer": "hardware, fixture, vibration, prototype, chamber, LabVIEW, instrument",
      "test technician": "hardware, fixture, prototype, chamber, circuit, instrument",
    },
  },
  {
    name: "Systems engineer",
    titles:
      "systems engineering consultant, requirements engineer, MBSE engineer, defense systems engineer, systems integration engineer, lead systems engineer, chief systems engineer, weapons systems engineer, systems safety engineer, INCOSE systems engineer, interface engineer, logistics support analyst, integrated logistics support engineer, specialty engineering manager, weapons engineer, missile systems engineer, project systems engineer",
    credentials: "INCOSE CSEP, security clearance, INCOSE ESEP, MS systems engineering",
    tools: "DOORS, Cameo Systems Modeler, SysML, Enterprise Architect, Jama, MATLAB Simulink",
    skills:
      "systems engineering, requirements management, MBSE, SysML, interface control, verification and validation, trade studies, system safety, risk management, concept of operations, integration and test, technical reviews, earned value, configuration management, MIL-STD-882",
    duties:
      "write system requirements, trace requirements to tests, run trade studies, define interfaces between subsystems, hold design reviews, integrate hardware and software, write concepts of operations, manage technical risk, prepare defense proposals, build SysML models, plan verification, analyze system hazards, make all the parts of a big thing work together",
    above: "Engineering manager",
    beside: "Electronics engineer, Controls engineer, Project manager",
    not: "IT systems engineer, Linux systems engineer, Windows systems engineer, network systems engineer, cloud systems engineer, control systems engineer, power systems engineer, computer systems engineer, quality systems engineer, electrical systems engineer, mechanical systems engineer, sales systems engineer",
    context: {
      "systems engineer": "requirements, defense, aerospace, MBSE, hardware, verification, INCOSE",
      "interface engineer": "requirements, subsystem, hardware, interface control",
      "systems integration engineer": "hardware, subsystems, requirements, defense, test",
    },
  },
  {
    name: "Engineering manager",
    titles:
      "director of engineering, VP of engineering, chief engineer, engineering director, head of engineering, engineering supervisor, R&D manager, R&D director, director of research and development, project engineer, project engineering manager, lead engineer, principal engineer, engineering team lead, interim engineering director, engineering consultant, consulting engineer, retired engineer, engineering mentor, chief designer, head of design office",
    credentials: "PE, PMP, CEng, MS engineering management",
    tools: "Microsoft Project, Jira, SolidWorks PDM, Teamcenter",
    skills:
      "engineering management, technical leadership, R&D management, product development process, stage gate, project scheduling, budgeting, hiring engineers, design reviews, mentoring engineers, vendor management, technical due diligence, portfolio planning, capital projects, proposal writing",
    duties:
      "lead a team of engineers, plan engineering projects and budgets, review designs, mentor young engineers, hire technical staff, set R&D priorities, run stage gate reviews, manage outside design firms, report to executives on development, do technical due diligence, settle design tradeoffs, estimate engineering hours, see a capital project through, be over a bunch of engineers, keep the young engineers on track",
    beside: "Project manager, Product manager",
    not: "software engineering manager, hotel chief engineer, building chief engineer, IT project engineer, construction project engineer, ship chief engineer, TV chief engineer, cloud lead engineer, software principal engineer, data engineering manager, vessel chief engineer",
    context: {
      "chief engineer": "design, product development, engineers, drawings, R&D, projects",
      "project engineer": "equipment, plant, design, capital project, specifications, vendors",
      "lead engineer": "design, drawings, mechanical, electrical, hardware, plant",
      "principal engineer": "design, drawings, mechanical, electrical, hardware, plant",
      "engineering manager": "design, product, mechanical, electrical, hardware, plant, R&D",
      "director of engineering": "design, product, mechanical, electrical, hardware, plant, R&D",
      "VP of engineering": "product, hardware, mechanical, electrical, plant, R&D",
      "engineering director": "product, hardware, mechanical, electrical, plant, R&D",
      "head of engineering": "product, hardware, mechanical, electrical, plant, R&D",
    },
  },
  {
    name: "Forensic engineer",
    titles:
      "engineering expert witness, expert witness engineer, accident reconstructionist, accident reconstruction engineer, failure investigation engineer, forensic mechanical engineer, forensic electrical engineer, forensic structural engineer, forensic engineering consultant, product liability engineer, crash reconstructionist, fire origin and cause engineer, insurance claims engineer, building failure investigator, slip and fall expert, traffic accident reconstructionist, crash expert",
    credentials: "PE, ACTAR, CFEI, CVFI, NAFE member",
    tools: "Bosch CDR, FARO scanner, PC-Crash, drone, borescope",
    skills:
      "forensic engineering, expert testimony, accident reconstruction, failure analysis, evidence examination, deposition testimony, report writing for litigation, site inspection, codes and standards research, fire cause analysis, product liability, photogrammetry, crash data retrieval",
    duties:
      "investigate failures and accidents, testify in court as an engineer, reconstruct vehicle crashes, write expert reports, inspect storm and fire damage for insurers, examine failed products, give depositions, download crash data, find the cause of collapses, research codes and standards, photograph evidence, review the other side's expert, find out why it broke or burned, tell the court why a bridge fell, skid marks and wrecks",
    beside: "Structural engineer, Fire protection engineer, Property claims adjuster, Fire inspector",
  },
  {
    name: "Mechanical engineering technician",
    titles:
      "engineering technician, engineering tech, R&D technician, prototype technician, engineering aide, mechanical technician, mechanical test technician, mechanical engineering technologist, engineering technologist, additive manufacturing technician, engineering lab technician, HVAC test technician, instrumentation lab technician, engineer's helper, lab mechanic, experimental mechanic, engineering laboratory man, experimental fitter",
    credentials: "NICET, associate degree in mechanical engineering technology, HNC engineering, CET technologist",
    tools: "SolidWorks, 3D printer, Instron, data acquisition system, hand tools, machine shop tools, strain gauges",
    skills:
      "prototype building, mechanical testing, data acquisition, 3D printing, test setup, machining basics, assembly, CAD, strain gauges, lab equipment maintenance, test reports, soldering, hand tools, redlining drawings",
    duties:
      "build prototypes for engineers, set up lab tests, run tensile tests, record test data, print 3D parts, modify test rigs, take apart failed units, redline drawings, keep the engineering lab in order, fit up experimental hardware, order test parts, assist engineers at the bench, try out new parts",
    step: "Prototype model maker, Test engineer, Field service engineer",
    beside: "Machinist, Mechanical drafter",
    not: "audio engineering technician, broadcast engineering technician, civil engineering technician, hotel engineering technician, sound engineering technician, building engineering technician, traffic engineering technician, electronics engineering technician, electrical engineering technician",
    context: {
      "engineering technician": "prototype, mechanical, test, lab, machine, parts",
      "engineering tech": "prototype, mechanical, test, lab, parts",
      "mechanical technician": "prototype, test, machines, assembly, engineers",
      "R&D technician": "prototype, test, lab, engineers, mechanical",
    },
  },
  {
    name: "Electrical engineering technician",
    titles:
      "electrical technician, electrical engineering technologist, electrical test technician, power technician, electrical lab technician, electrical designer, high voltage test technician, relay test technician, electrical field technician, NETA technician, electrical maintenance planner, electrical commissioning technician, electrical tester, test room electrician, electrical test man, electrical laboratory man",
    credentials: "NETA Level III, NICET electrical power testing, associate degree in electrical technology",
    tools: "Omicron test set, Doble test set, megger, power analyzer, Fluke, AutoCAD Electrical",
    skills:
      "electrical testing, acceptance testing, relay testing, insulation resistance testing, breaker testing, transformer testing, cable testing, thermographic surveys, electrical schematics, power quality metering, ground testing, commissioning, electrical design drafting",
    duties:
      "test breakers and transformers, megger cables, inject relays with test current, do infrared scans of switchgear, test ground grids, set up power meters, mark up electrical drawings, check wiring at startup, record acceptance test results, assist electrical engineers with layouts, high pot cables",
    step: "Industrial electrician, Electrical drafter",
    beside: "Power systems engineer, Electronics technician",
    context: {
      "electrical technician": "test, breakers, relays, drawings, switchgear, lab, engineer",
      "electrical designer": "drawings, panels, one line, layouts, CAD",
      "electrical testing technician": "breakers, relays, switchgear, lab, acceptance",
      "NETA technician": "breakers, relays, switchgear, acceptance",
    },
  },
];
