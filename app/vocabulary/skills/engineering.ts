/** Mechanical, electrical, electronic, materials, and product engineering. */
export const ENGINEERING_SKILLS = `
Mechanical engineering: ME degree, mechanical design engineering
Machine design: machinery design, designing machines
Finite element analysis: FEA, finite element modeling, FEM
CFD: computational fluid dynamics
Heat transfer: thermal analysis of machines, thermal management
Fluid mechanics: fluid dynamics
Stress analysis: structural analysis of parts
Vibration analysis: vibration monitoring, vibration testing of machines
Rotating equipment: turbomachinery, rotating machinery, pumps and compressors
Tolerance stack-up: tolerance analysis, tolerance stack
SolidWorks: Solid Works, SolidWorks CAD
ANSYS: ANSYS Mechanical, ANSYS Workbench
Creo: Pro/Engineer, ProE, PTC Creo, Pro/E
NX: Siemens NX, Unigraphics, UG NX
CATIA: CATIA V5
Inventor: Autodesk Inventor
Solid Edge: SolidEdge
Onshape: OnShape CAD
COMSOL: COMSOL Multiphysics
Mathcad: MathCAD Prime
PE: Professional Engineer, PE license, licensed professional engineer, registered professional engineer, PEng
EIT: Engineer in Training, FE exam, engineer intern
CEng: Chartered Engineer, CEng MIMechE, CEng MIET
BSME: bachelor's in mechanical engineering, mechanical engineering degree
BSEE: electrical engineering degree, bachelor's in electrical engineering
Mechanical product design: physical product design
Prototype development: building prototypes
Design for manufacturing: DFM, DFMA, design for assembly
Injection molded part design: plastic part design
Sheet metal design: sheet metal part design
Design reviews: engineering design review
CSWP: Certified SolidWorks Professional, CSWA, Certified SolidWorks Associate
Electrical engineering: electrical design engineering
Electrical design: electrical systems design, power distribution design
One-line diagrams: single line diagrams, one lines
Electrical load calculations: panel load calculations
Arc flash studies: arc flash analysis, arc flash hazard analysis
Short circuit studies: fault studies, short circuit analysis, coordination studies
Grounding: earthing, grounding design
Electrical lighting design: lighting layout, AGi32, photometrics
AutoCAD Electrical
ETAP: ETAP software
SKM: SKM PowerTools
EPLAN: EPLAN Electric P8
Circuit design: electronic circuit design, electronics design
Analog design: analog circuit design, analog circuits
Digital design: digital logic design, digital circuits
PCB layout: PCB design, printed circuit board layout, board layout
Power supply design: switching power supplies, power electronics, SMPS design
RF circuit design: radio frequency design, microwave design
Antenna design: antennas
FPGA design: FPGA, VHDL, Verilog
EMC compliance: EMC, EMI, EMI/EMC testing, FCC testing, EMC testing
Signal integrity: high-speed board design
Schematic capture: drawing schematics
Altium Designer: Altium
OrCAD: OrCAD Capture, Cadence Allegro
KiCad
LTspice: SPICE simulation, PSpice
Amateur radio license: ham radio license, ham radio
IPC CID: Certified Interconnect Designer
Power systems: electric power systems, power system analysis
Substation design
Load flow studies: power flow studies
Transmission planning: transmission line design, PLS-CADD
Generator interconnection: interconnection studies
Power quality: power quality analysis, harmonics studies
NERC compliance: NERC CIP, NERC standards
PSS/E: PSSE
Controls engineering: control systems engineering, control system design
DCS configuration: DCS programming
Safety instrumented systems: ISA 84, SIL
Functional safety: IEC 61508, IEC 61511, TUV functional safety engineer
Control narratives: sequence of operations for plants, functional descriptions
ISA CAP: Certified Automation Professional
Industrial engineering: IE work, methods engineering
Time studies: time and motion study, stopwatch studies
Work measurement: labor standards, predetermined time standards, work study
Line balancing: assembly line balancing
Facility layout: plant layout, factory layout
Manufacturing engineering: production engineering, process planning
Tooling design: tooling engineering
Fixture design: jig and fixture design
Die design: stamping die design
Routings: manufacturing routings
CMfgE: Certified Manufacturing Engineer, SME certification
Cycle time reduction: reducing cycle times
Materials science: materials engineering
Failure analysis: root cause failure investigation, component failure analysis
Material selection
Composites engineering: composite materials
Scanning electron microscopy: scanning electron microscope, SEM/EDS
Thermal analysis: DSC, TGA, differential scanning calorimetry
Mechanical testing: tensile testing, fatigue testing, Instron
Fractography: fracture analysis
Adhesives: adhesive bonding
Metallurgy: metallurgical engineering, physical metallurgy
Metallography: metallurgical microscopy, microstructure analysis
Mineral processing: ore processing, flotation, beneficiation
Fire assay: assaying, assay
Steelmaking: melt shop
Welding engineering
PQR and WPS: procedure qualification records, weld procedure development
Weld metallurgy
IWE diploma: International Welding Engineer, IWE
Friction stir welding: FSW
Coating selection
NACE CP2: AMPP CP2, cathodic protection certification, NACE CP4
Aerospace engineering: aeronautical engineering, aeronautics
Aerodynamics: wind tunnel testing
Aircraft structures: airframe structures, aerostructures
Propulsion: jet engines, rocket propulsion
FAA certification: STC, aircraft certification
FAA DER: Designated Engineering Representative, DER approval
Avionics engineering: avionics integration
Flight test
Spacecraft systems: satellite systems
NASTRAN: MSC Nastran, PATRAN
Automotive engineering: vehicle engineering, car design engineering
Powertrain: engine and transmission engineering
Engine calibration: ECU calibration
Vehicle dynamics: chassis tuning, suspension design
NVH: noise vibration and harshness
Battery packs: lithium battery design, EV batteries
FMVSS: vehicle safety standards, homologation
Medical device design: medical device development, medical product design
Design controls: design history file, DHF
ISO 14971: medical device risk management
IEC 60601: medical electrical safety
Biocompatibility: ISO 10993
Verification and validation: V&V, design verification and validation
Biomechanics: biomechanical testing
Reliability engineering: reliability analysis
Reliability-centered maintenance
Root cause failure analysis: RCFA
Weibull analysis: life data analysis
Accelerated life testing: ALT, HALT and HASS, HALT
Oil analysis: lubricant analysis
ASQ CRE: Certified Reliability Engineer
Vibration Analyst Category II: ISO 18436 vibration, vibration analyst certification, CAT II vibration
Packaging engineering
Structural packaging design: carton design, ArtiosCAD, corrugated design
ISTA testing: package drop testing, transit testing, ISTA
Sterile packaging: pouch sealing validation
CPPL: Certified Packaging Professional, CPP packaging
Acoustics: acoustical engineering, acoustic design
Noise control: noise abatement
Noise measurements: sound level measurements, sound level meter, noise surveys
Architectural acoustics: room acoustics
INCE Board Certified: INCE
Optical design: optical engineering, lens design
Zemax: Zemax OpticStudio
CODE V: CODEV
Photonics: lasers and optics
Laser systems: laser engineering, lasers
Interferometry: interferometer testing
Fiber optics design: fiber optic engineering
Field service: onsite equipment service, field service engineering, on-site service
Equipment installation: installing equipment, machine installation at customers
Equipment commissioning: machine commissioning, equipment startup
Equipment operator training for customers: training customers on equipment
Test engineering: product testing, hardware testing
Hardware test plans: test procedures
Data acquisition: DAQ, data logging
Environmental testing: climatic testing, thermal chamber testing, shaker testing
UL certification: UL listing, UL compliance, product safety certification
CE marking
Test fixtures: test fixture design, test rigs
Systems engineering
Requirements traceability: requirements engineering
MBSE: model-based systems engineering, SysML, Cameo
DOORS: IBM DOORS
INCOSE CSEP: Certified Systems Engineering Professional
MIL-STD-882: system safety
Trade studies: trade-off studies
Managing engineers: technical management
R&D management: research and development management
Stage gate: phase gate
Capital projects: capital project management, capex projects
Forensic engineering: failure investigation, engineering investigation
Accident reconstruction: crash reconstruction, ACTAR
Fire cause analysis: fire origin and cause
Electrical testing: electrical acceptance testing, high pot testing
`;
