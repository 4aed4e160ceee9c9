/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const MECHANICAL_AND_ELECTRICAL_TRADES_SKILLS = `
Electrical wiring: house wiring, residential wiring, wiring, commercial wiring, rough in wiring
National Electrical Code: NEC, NEC code, wiring code, electrical code, NFPA 70
Electrical troubleshooting: electrical repair, troubleshooting circuits, electrical fault finding
Panel upgrades: breaker panels, electrical panel replacement, service upgrades, fuse box replacement, consumer unit
Conduit bending: bending conduit, conduit work, running conduit
Lighting installation: light fixtures, hanging lights, installing lights, recessed lighting
EV charger installation: car charger installation, EVSE installation, EVITP, electric vehicle chargers
Generator hookup: transfer switch wiring, generator wiring
Grounding and bonding: electrical grounding
Three phase power: 3 phase, three phase, 480 volt
Journeyman electrician license: journeyman electrician card, JW electrician, licensed journeyman electrician
Master electrician license: master electrician, electrical contractor license, C-10 license
18th Edition wiring regulations: 18th edition, BS 7671, IET wiring regulations, NICEIC registration
Motor controls: motor starters, motor control centers
PLC troubleshooting: programmable logic controllers, ladder logic
Variable frequency drives: VFD, VFDs, variable speed drives
Process instrumentation: instrument calibration, E&I
NFPA 70E: arc flash safety, arc flash training, NFPA 70E training
Lockout tagout: LOTO, lock out tag out, energy isolation
Multimeter: volt meter, voltmeter, digital multimeter
Megohmmeter: megger, insulation resistance tester
Structured cabling: data cabling, network cabling, Cat6, Cat 6 cabling, Ethernet cabling
Low voltage wiring: low voltage, low voltage systems, limited energy wiring
Low voltage license: limited energy license, C-7 license, low voltage contractor license
Fiber termination: fiber optic termination, fiber splicing, fusion splicing, fiber optics
BICSI Installer: BICSI, BICSI RCDD, RCDD, BICSI Technician
Security system installation: burglar alarms, alarm installation, alarm systems, intruder alarms
CCTV installation: security cameras, CCTV, surveillance cameras, IP cameras, video surveillance
Access control systems: access control, card readers, key card systems
Fire alarm systems: fire alarms, fire alarm installation, fire alarm testing
NFPA 72: fire alarm code, National Fire Alarm Code
NICET Fire Alarm Systems: NICET fire alarm, NICET Level II fire alarm
Nurse call systems: nurse call
Home theater: home cinema, surround sound installation
Home automation: smart home, smart home installation, home automation systems
Control4: Control4 programming
Crestron: Crestron programming
TV mounting: mounting televisions, television mounting, hanging TVs
Satellite installation: satellite dish, antenna installation, TV aerials
AVIXA CTS-I: CTS-I, AVIXA certification
Plumbing: plumbing work, residential plumbing, pipework
Pipe soldering: sweating copper, soldering copper, copper pipe, soldering pipe
Drain cleaning: unclogging drains, snaking drains, rootering, drain unblocking, drain snake
Water heater installation: water heaters, hot water heater, tankless water heaters, water heater replacement
PEX installation: PEX, PEX piping, ProPEX
Fixture installation: plumbing fixtures, installing toilets and sinks, faucet replacement
Sump pumps: sump pump installation, sump pump repair
Sewer repair: sewer line repair, sewer replacement
Backflow prevention: backflow devices
Gas piping: gas lines, gas fitting, running gas lines, gas line installation
Master plumber license: master plumber, C-36 license, plumbing contractor license
Journeyman plumber license: journeyman plumber, licensed journeyman plumber
Medical gas certification: med gas, medical gas brazing, ASSE 6010
Sewer camera: drain camera, sewer inspection camera, pipe camera
Hydro jetter: hydro jetting, sewer jetter, water jetting drains
Pipefitting: pipe fitting, steamfitting, steam fitting, industrial piping, process piping
Steam systems: steam piping, steam traps, steam lines
Isometric drawings: isometrics, piping isometrics, reading isos
Hydronic systems: hydronics, hydronic heating, radiant heat, hot water heating
Pipe welding: 6G welding, orbital welding
UA journeyman card: UA card, United Association, pipefitters union card
Fire sprinkler installation: fire sprinklers, sprinkler systems, sprinkler fitting, NFPA 13
Sprinkler inspection: NFPA 25, fire sprinkler inspection
NICET Water-Based Systems: NICET sprinkler, NICET water based, NICET inspection and testing
Fire extinguisher service: fire extinguisher inspection, extinguisher recharge, NFPA 10
Hood suppression: kitchen hood suppression, Ansul, Ansul systems, restaurant fire suppression
Kitchen exhaust cleaning: hood cleaning, NFPA 96, kitchen hood cleaning
HVAC repair: HVAC service, heating and air conditioning repair, heating and cooling, HVAC troubleshooting
HVAC installation: installing HVAC, furnace installation, AC installation
Air conditioning: AC repair, air conditioning repair, air conditioner repair, air con
Furnace repair: furnaces, heating repair, gas furnace repair
Heat pumps: air source heat pumps, geothermal heat pumps
Mini splits: ductless, ductless mini split, mini split installation
Refrigerant handling: refrigerant recovery, charging refrigerant, freon
EPA 608: EPA 608 Universal, EPA Section 608, universal EPA, freon license, EPA 608 card, universal refrigerant certification
NATE certification: NATE certified, North American Technician Excellence
Gas Safe registration: Gas Safe, Gas Safe registered, CORGI registered
HVAC license: HVAC contractor license, C-20 license, mechanical contractor license
Brazing: silver brazing, brazing copper
Combustion analysis: combustion testing, flue gas analysis, combustion analyzer
HVAC load calculations: Manual J, heat load calculations
Duct cleaning: air duct cleaning, NADCA ASCS, vent cleaning
ServiceTitan: Service Titan
Commercial refrigeration: refrigeration, walk in coolers, reach in coolers, supermarket refrigeration
Ammonia refrigeration: industrial refrigeration
Chillers: chiller repair, centrifugal chillers, chiller service
Ice machines: ice machine repair, ice makers commercial
Oil burner service: oil burners, oil heat, oil burner tune ups
Boiler repair: boiler service, fixing boilers, boiler maintenance
OFTEC registration: OFTEC
Ductwork: duct installation, duct work, hanging duct, ducting
Sheet metal fabrication: sheet metal, sheet metal work, tin knocking, metal bending
Press brake operation: press brake, brake press
Air balancing: test and balance, HVAC balancing, NEBB certification, TABB certification
TIG welding: tig, GTAW, heliarc
Stick welding: SMAW, arc welding
Boiler tube welding: tube welding, boiler welding
ASME Section IX: ASME welding certification, pressure vessel welding
Pressure vessel repair: pressure vessels, R stamp, vessel repair
Confined space entry: confined space, permit required confined space, confined space training
Elevator repair: elevator maintenance, elevator service, lift repair
Elevator installation: elevator construction, installing elevators
Escalator maintenance: escalator repair
Stairlifts: stair lifts, stair lift installation, chair lifts home
ASME A17.1: elevator code
QEI certification: QEI, qualified elevator inspector
Solar installation: solar panels, PV installation, photovoltaics, installing solar, solar PV
PV system design: solar design
Battery storage: home batteries, Tesla Powerwall, energy storage
NABCEP PV Installation Professional: NABCEP, NABCEP PVIP, NABCEP certified
NABCEP Associate
Septic installation: septic systems, septic tank installation, leach fields, drain fields
Septic inspection: Title 5 inspection, NAWT inspector
Septic pumping: pumping septic tanks, septic tank cleaning
Percolation tests: perc tests, soil evaluation
Water well drilling: well drilling, drilling wells, water wells
Well pump installation: well pumps, submersible pumps, well pump repair
Geothermal drilling: geothermal loops, ground source drilling
Horizontal directional drilling: directional boring
Geotechnical borings: geotechnical drilling, soil borings, environmental drilling
Lenel: LenelS2, Lenel OnGuard
Allen Bradley PLC: Allen-Bradley, Rockwell PLC, RSLogix, Studio 5000
Helioscope
RETA CIRO: RETA, RETA CARO, RETA certification
`;
