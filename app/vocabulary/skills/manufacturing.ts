/** Factory work, assembly, electronics, plastics, process operation, planning, lean, maintenance, and automation. */
export const MANUFACTURING_SKILLS = `
Assembly line work: production line work, assembly line
Factory work: plant work, shop floor work
Visual inspection: visual checks, visual quality checks
Work instructions: following work instructions, standard operating instructions on the floor
Good manufacturing practice: GMP, GMPs, cGMP, current good manufacturing practice
Machine operation: running machines, operating machinery, production machine operation
Machine setup: setting up machines, machine set-up, machine setting
Changeovers: line changeover, machine changeover, product changeover
Jam clearing: clearing jams
Slitting: slitter rewinder, slitting and rewinding
Mechanical assembly: machine assembly, machine building, equipment assembly
Small parts assembly: bench assembly, light assembly
Torque specifications: torquing, torque to spec, torque wrench
Hand tools: using hand tools, small tools
Bill of materials: BOM, BOMs, parts list
Press fits: interference fits, arbor press work
Fitting and shimming: shimming, hand fitting
Through hole soldering: through-hole, PTH soldering, thru hole
Surface mount soldering: SMT soldering, SMD soldering, surface mount
Board rework: PCB rework, circuit board rework, rework and repair of boards
Electronics assembly: PCB assembly, printed circuit board assembly, PCBA
Electromechanical assembly: electro-mechanical assembly, box build
Component identification: reading resistor codes, electronic components
ESD handling: electrostatic discharge control, static control, ESD
IPC-A-610: IPC 610, IPC-A-610 certified, IPC certification, CIS certification
IPC J-STD-001: J-STD, J-STD-001, J standard soldering
IPC 7711/7721: IPC 7711, IPC rework certification
NASA soldering certification: NASA-STD-8739
Wave soldering
Reflow: reflow soldering, reflow oven
Pick and place machine: pick and place, SMT line, Fuji SMT
Conformal coating
Wire harness assembly: wire harness, harness assembly, wiring harness, harness building
Cable assembly: cable making, cable building
Crimping: terminal crimping, crimp terminals
Wiring diagrams: reading wiring diagrams, wiring schematics, electrical prints
Control panel wiring: panel wiring, panel building, control cabinet wiring
Coil winding: transformer winding, armature winding, motor rewinding
IPC/WHMA-A-620: IPC 620, WHMA 620
UL 508A: UL 508A training, UL 508A panel shop
Continuity testing: continuity checks, ringing out wires
Electronics troubleshooting: troubleshooting electronics
Component level repair: component-level troubleshooting, board level repair
Schematics reading: reading schematics, electronic schematics, schematic diagrams
Oscilloscope: oscilloscope use, scope, Tektronix scope, o-scope
Spectrum analyzer: spectrum analyser
Signal generator: function generator
RF measurements: radio frequency testing
CET
Cleanroom work: cleanroom, cleanroom gowning
Wafer processing: wafer fab, semiconductor processing, wafer fabrication
Photolithography: lithography for wafers, photolith
Thin film deposition: CVD, PVD, sputtering
Wire bonding: wire bonder, die attach and wire bond
Vacuum systems: high vacuum, vacuum pumps, vacuum technology
Plastics extrusion: extrusion, profile extrusion
Blown film: blown film extrusion, film extrusion
Thermoforming: vacuum forming
Blow molding: bottle blowing
Rotational molding: rotomolding
Rubber molding: compression molding
Plastics compounding: resin compounding
Injection molding: plastic injection molding, plastics molding
Scientific molding: decoupled molding, scientific injection molding
Mold changes: mold setup, hanging molds, mold setting
RJG Master Molder: Master Molder, RJG certification
Moldflow: Autodesk Moldflow, mold filling simulation
Plastic fabrication: acrylic fabrication, plastic welding
Composites layup: hand layup, fiberglass laminating
Vacuum bagging
Resin infusion: VARTM, infusion molding
Prepreg: pre-preg, carbon prepreg
Carbon fiber: carbon composites
Gelcoat spraying: gelcoat, gel coat
Process operations: process plant operation, chemical plant operation
Batch production: batch mixing, batch making
DCS operation
DeltaV: Emerson DeltaV, Delta V
Honeywell Experion: Experion, Honeywell TDC, TDC 3000, Honeywell DCS
Distillation: distillation columns, fractionation
P&ID reading: P&IDs, reading P&IDs, piping and instrumentation diagrams
Startup and shutdown: unit startup, plant startup and shutdown
Permit to work: work permits, safe work permits, line breaking permits
PTAC degree: process technology associate degree, process technology degree, PTEC
Basic safety plus card: BasicPlus, reciprocal safety council
Crude distillation: crude unit, CDU
Fluid catalytic cracking: FCC unit, cat cracker
Hydrotreating: hydrotreater, hydrocracking
Turnarounds: shutdowns and turnarounds, plant turnaround work, outages
Packaging line operation: packaging line, packaging machinery
Filling and capping: bottle filling, filling line, bottling
Hand packing: hand packaging, packing by hand
Date coding: lot coding, inkjet coder
Production supervision: manufacturing supervision, line supervision, supervising production
Running a shift
Productivity tracking: output tracking, OEE, overall equipment effectiveness
Scrap reduction: waste and scrap reduction, rework reduction
Plant management: factory management, running a plant, mill management
Manufacturing operations: manufacturing management
Plant startup: greenfield startup, factory startup
Plant closure: plant relocation, line transfer, production transfer
Labor relations in plants: working with unions, union shop experience
Contract manufacturing: outsourced manufacturing, CMO management
Outsourcing and reshoring: offshoring
Production planning: manufacturing planning, planning production
Master production scheduling: MPS
Shop floor control: shop floor data collection, MES, manufacturing execution system
Plex: Plex ERP
Lean manufacturing: lean production, lean principles, lean methods
Lean Six Sigma Black Belt: SSBB
Six Sigma Master Black Belt: Lean Six Sigma Master Black Belt
Lean Six Sigma Yellow Belt: yellow belt
SMED: quick changeover, single minute exchange of die, setup reduction
Total productive maintenance: TPM
A3 problem solving: A3, A3 report, A3 thinking
Hoshin planning: hoshin kanri, policy deployment
Gemba walks: gemba
Mechanical troubleshooting: troubleshooting machinery, machine troubleshooting, machine repair
Industrial maintenance: plant maintenance, factory maintenance, equipment maintenance, machinery maintenance
Predictive maintenance: PdM, condition monitoring, condition-based maintenance
Pneumatics: pneumatic systems, air systems
Bearings: bearing work
Conveyors: conveyor maintenance, conveyor repair, belt conveyors
Gearboxes: gear reducers, speed reducers
Pump packing and seals: mechanical seals, pump seals, packing glands
Lubrication: machine lubrication, greasing, oiling machinery
Machine rebuilds: equipment rebuild
SAP PM: SAP plant maintenance
eMaint: eMaint CMMS
Maintenance planning: planning maintenance work, maintenance scheduling, job planning
Spare parts management: MRO inventory
CMRP: Certified Maintenance and Reliability Professional
CMRT: Certified Maintenance and Reliability Technician
Industrial wiring: industrial electrical, plant wiring
Megger testing: insulation resistance test
PLC programming: PLC, PLCs, programming PLCs
Siemens S7: Siemens PLC, Step 7, S7-1500
TIA Portal: Siemens TIA
HMI programming: operator interface programming, PanelView, touch panel programming
Ignition: Inductive Automation Ignition, Ignition SCADA
Wonderware: AVEVA InTouch, InTouch HMI
FactoryTalk: FactoryTalk View
Industrial networks: Profibus, Profinet, DeviceNet, fieldbus
EtherNet/IP
Robot programming: industrial robots, robot teaching
FANUC robot: FANUC robot programming
ABB robot: RobotStudio
KUKA: KUKA robot
Servo drives: servo motors, servos
Motion control: motion systems, servo motion
Machine vision: vision systems, Cognex, Keyence vision
Safety circuits: safety relays, safety PLC, E-stop circuits
Instrumentation: instrumentation and controls
Loop checking: loop testing
Control valves: control valve repair, valve positioners
PID tuning: loop tuning, controller tuning
Pressure transmitters: Rosemount transmitter
HART protocol: HART communicator, HART
Level measurement: level instruments
Flow measurement: flow meters, flowmeters
ISA CCST: CCST, Certified Control Systems Technician
Chiller operation
First class power engineer: fourth class power engineer
Black seal license: black seal boiler license
`;
