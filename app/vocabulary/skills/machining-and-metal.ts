/** Machining, tool making, welding, fabrication, casting, heat treating, and finishing of metal. */
export const MACHINING_AND_METAL_SKILLS = `
Manual machining: manual machine work, conventional machining, hand machining
Lathe work: lathe operation, manual lathe, engine lathe work, running a lathe
Milling: manual milling, milling machine, vertical mill, horizontal milling
Turning: metal turning, OD turning
Boring: bore machining, line boring, boring mill work
Thread cutting: single point threading, screw cutting, cutting threads
Tapping: thread tapping, hand tapping
Drilling: drill press work, hole drilling
Precision measurement: precision measuring instruments, precision measuring tools, measuring tools, inspection tools, micrometers and calipers
Shop math: trade math, shop trigonometry
GD&T: geometric dimensioning and tolerancing, geometric tolerancing, GDT, ASME Y14.5
Speeds and feeds: feeds and speeds, cutting speeds
Close tolerances: tight tolerances, tight tolerance machining, close tolerance work
Tool grinding: cutter grinding, tool bit grinding
Fixturing: work holding, workholding, fixture setup
Jigs and fixtures: jig making, fixture making, jig and fixture building
Bridgeport mill: Bridgeport, Bridgeport milling machine, knee mill
Engine lathe: manual engine lathe, centre lathe, center lathe
Micrometer: mics, outside micrometer
Calipers: vernier calipers, dial calipers, digital calipers, vernier
Dial indicator: test indicator, dial gauge
Gage blocks: gauge blocks, Jo blocks, slip gauges
Surface plate: granite plate, surface plate layout
Digital readout: DRO
NIMS certification: NIMS credential, National Institute for Metalworking Skills
Journeyman machinist card: journeyman machinist certificate, machinist journeyman card
CNC setup: setting up CNC machines, CNC machine setup
CNC milling: machining center operation, vertical machining center, VMC
CNC turning: CNC lathe, turning center, CNC lathe work
CNC programming: NC programming, part programming, CNC program writing
CNC machining: CNC operation, computer numerical control, CNC
CAM software: computer-aided manufacturing, CAM programming, CAD/CAM
G-code: G and M codes, G-code programming, M codes
Mastercam: Mastercam X, MasterCam programming
Fusion 360: Autodesk Fusion, Fusion 360 CAM
GibbsCAM: Gibbs CAM, Virtual Gibbs
Esprit: Esprit CAM
Vericut: toolpath simulation
Post processors: post processor editing
Five-axis machining: 5-axis machining, 5 axis, five axis programming, multi-axis machining
Live tooling: mill-turn, driven tools
CNC macro programming: macro B, parametric programming, custom macros
Tool offsets: setting offsets, touching off tools
First piece inspection: first piece approval, first off inspection
Haas: Haas control, Haas mill, Haas CNC
Mazak: Mazak CNC, Mazak Integrex
Mazatrol: Mazatrol programming
Okuma: Okuma lathe, OSP control
Fanuc control: Fanuc CNC, Fanuc programming
Heidenhain: Heidenhain control
Siemens Sinumerik: Sinumerik, Siemens 840D
Swiss turning: Swiss machining, Swiss-type lathe, sliding headstock turning
Screw machine setup: screw machines, automatic screw machine, single spindle screw machine
Multi-spindle setup: multi-spindle, multispindle lathe
Davenport screw machine: Davenport
Brown and Sharpe screw machine: B&S screw machine
Wire EDM: wire electrical discharge machining, wire erosion, wire cutting EDM
Sinker EDM: ram EDM, plunge EDM, die sinking, spark erosion
Small hole drilling: hole popping, EDM hole drilling
Tool making: toolmaking, tool and die making, tool building
Die making: die building, diemaking
Die repair: die maintenance, die sharpening
Die tryout: die proving
Progressive dies: progressive die work, prog dies
Die setting: setting dies, die installation
Gage making: gauge making
Mold making: mold building, moldmaking
Mold repair: mold maintenance
Mold polishing: diamond polishing of molds
Mold design: injection mold design
Hot runners: hot runner systems, hot runner maintenance
TIG micro welding: micro TIG, laser mold welding
Core boxes: corebox making
Flux core welding: FCAW, flux-cored arc welding, flux core
Welding: general welding, metal welding
Aluminum welding: welding aluminum
Stainless welding: stainless steel welding, welding stainless
Oxy-fuel cutting: oxyacetylene cutting, torch cutting, flame cutting, gas cutting, oxy acetylene
Plasma cutting: plasma cutter, plasma arc cutting, CNC plasma
Weld symbols: reading weld symbols
Fit-up: weld fit-up, fit and tack
Structural welding: structural steel welding, AWS structural
Air arc gouging: carbon arc gouging, arc air
Weld procedures: WPS, welding procedure specifications
Welder qualification: welder certification testing, WPQ, welder performance qualification
AWS certification: American Welding Society certification, certified welder card
AWS D17.1: D17.1, aerospace welding certification
3G and 4G certification: 3G 4G plate
6G certification: 6G, 6G pipe certification, 6GR
Coded welder certificate: coded welder, coded welding, EN ISO 9606
CWB ticket: CWB certified, Canadian Welding Bureau ticket
API 1104: pipeline welding code
Open root welding: open root, open butt
Downhill welding: downhand pipe welding, vertical down pipe
Purging: back purging, argon purge
Sanitary welding: sanitary tube welding, food grade welding
Robotic welding: weld cell operation
Spot welding: resistance welding, resistance spot welding
Metal fabrication: steel fabrication, fabrication, metal fab, custom fabrication
Layout: metal layout, steel layout, shop layout of parts
Plate rolling: rolling plate, slip rolls
Ironworker machine: hydraulic ironworker, Scotchman ironworker
Magnetic drill: mag drill
Angle grinder: disc grinder, side grinder
Chop saw: cold saw, abrasive saw
Bending: sheet metal bending, brake forming
Press brake setup: brake setup
Flat layout: flat pattern layout, sheet metal layout, flat pattern development
Bend allowance: K-factor, bend deduction
Laser cutting: CNC laser, laser cutter, fiber laser cutting
Waterjet cutting: water jet, abrasive waterjet, Flow waterjet
Turret punch: turret press, CNC turret punching, Strippit
Shearing: metal shearing, shear operation
Nesting: part nesting, nesting software
PEM insertion: hardware insertion, PEM nuts
Ductwork fabrication: duct fabrication, making duct
Trumpf laser: Trumpf, TruLaser
Amada: Amada press brake, Amada laser
Metal stamping: stamping, press work
Press setup: stamping press setup, press setting
Roll forming: rollforming, roll former
Cold heading: cold forming, cold forging
Coil feeding: coil handling, coil line
Deburring: deburr, burr removal, edge breaking
Rigging certification: NCCER rigger, qualified rigger, rigger level 2
Machinery installation: installing machinery, equipment setting, machine installation
Shaft alignment: coupling alignment, motor alignment, pump alignment
Laser alignment: laser shaft alignment, Fixturlaser, Rotalign
Precision leveling: machine leveling, optical leveling
Conveyor installation: installing conveyors, conveyor erection
Bearing replacement: changing bearings, bearing installation
Pump repair: pump rebuild, pump overhaul
Turbine overhaul: turbine repair, turbine maintenance
Journeyman millwright card: millwright ticket, millwright journeyman, Red Seal millwright
Tube rolling: rolling boiler tubes, tube expanding
Pressure vessel fabrication: vessel fabrication, ASME vessel shop work
Tank erection: tank building, field erected tanks
National Board R stamp: R certificate
Confined space work: working in confined spaces, vessel entry
Hydrostatic testing: hydro testing, hydrotest, pressure testing of vessels
Sand molding: green sand molding, sand casting, no-bake molding
Core making: coremaking, sand cores, shell cores
Metal pouring: pouring molten metal, pouring iron, ladle work
Melting: furnace melting, melt operation, induction melting
Die casting: diecasting, aluminum die casting, high pressure die casting
Investment casting: precision casting
Casting grinding: fettling, casting cleaning
Gating and risering: gating design
Casting defects: casting defect analysis, porosity troubleshooting
Casting simulation: MAGMAsoft, solidification modeling
Forging: hand forging, drop forging
Forge welding: fire welding
Power hammer: power hammer work, trip hammer
Wrought iron restoration: ironwork restoration, historic ironwork
Heat treating: heat treatment
Hardening and tempering: hardening, steel tempering, tempering
Carburizing: case hardening, carburising, carbonitriding
Annealing: stress relieving, normalizing
Nitriding: gas nitriding, ion nitriding
Induction hardening: induction heating
Hardness testing: Rockwell testing, Rockwell hardness, Brinell testing, Vickers hardness
Pyrometry: furnace surveys, temperature uniformity survey, AMS 2750
CQI-9: CQI-9 audit, CQI-9 training
Vacuum furnace: vacuum heat treating
Electroplating: metal plating, plating line
Chrome plating: hard chrome, decorative chrome, chroming
Zinc plating: zinc electroplating
Electroless nickel: EN plating, electroless nickel plating
Anodizing: anodising, hard anodize, aluminum anodizing
Passivation: stainless passivation
Galvanizing: hot-dip galvanizing, galvanising
Bath chemistry: plating bath analysis, plating chemistry, tank chemistry
Racking: plating racking, rack and unrack
Masking: part masking, paint masking
Surface grinding: flat grinding, surface grinder work, Blanchard grinding
OD grinding: cylindrical grinding, outside diameter grinding
ID grinding: internal grinding, bore grinding
Centerless grinding: through-feed grinding, centreless grinding
Jig grinding: jig grinder, Moore jig grinder
Lapping: flat lapping, hand lapping
Honing: Sunnen honing, cylinder honing
Wheel dressing: dressing grinding wheels
Tenths tolerances: holding tenths, plus or minus two tenths
Cutter sharpening: end mill sharpening, drill sharpening, tool regrinding, tool sharpening
Metal polishing: polishing metal, stainless polishing
Buffing: metal buffing
Mirror finishing: mirror polish, number 8 finish
Vibratory finishing: tumbling, vibratory tumbling, mass finishing
Powder coating: electrostatic powder coating
Plural component spraying: two component spraying, polyurea spraying
Mil thickness checks: film thickness checks, dry film checks
Machine shop management: running a machine shop, job shop management
Machining estimates: machining quotes, machine shop estimating, quoting machined parts
JobBOSS: JobBOSS ERP
E2 Shop System: Shoptech E2
Toolroom management: tool room management
Welding inspection of shop work
Barrel fitting: rifle barreling, rebarreling
`;
