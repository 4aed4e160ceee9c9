/** Civil, structural, water, traffic, building systems, chemical, energy, mining, and marine engineering. */
export const ENGINEERING_CIVIL_AND_PROCESS_SKILLS = `
Civil engineering: civil design
Site design: site engineering, site plan design, land development design
Grading plans: grading and drainage, grading design
Stormwater design: storm drainage design, detention pond design
Drainage studies: drainage reports, drainage design
Roadway design: road design, highway design, street design
Utility design: water and sewer design
Land development permitting: subdivision approvals, site plan approval
Subdivision design: lot layout
Erosion control plans: erosion and sediment control plans
Construction observation: site observation
PE civil: civil PE, licensed civil engineer
CEng MICE: MICE, Institution of Civil Engineers
MicroStation: Bentley MicroStation
OpenRoads: InRoads, Geopak
HydroCAD: Hydro CAD
StormCAD: Bentley StormCAD
Structural engineering: structural design, structures
Steel design: structural steel design, AISC
Concrete design: reinforced concrete design, ACI 318
Wood design: timber design, wood frame design
Masonry design: masonry engineering
Seismic design: earthquake design, seismic retrofit
Foundation design: footing design
Bridge design: bridge engineering
Structural inspections: structural assessments, structural letters
SE license: Structural Engineer license
ETABS: CSI ETABS
RISA: RISA-3D
STAAD: STAAD.Pro, STAAD Pro
SAP2000: SAP 2000
Enercalc: ENERCALC structural
Tekla Structural Designer: Tekla TSD
Geotechnical engineering: soils engineering, geotech
Soil mechanics
Subsurface exploration: test borings
Slope stability: slope stability analysis, SLOPE/W
Settlement analysis: consolidation analysis
Pile design: deep foundations
Tunneling: tunnel engineering
gINT: boring log software
Boring logs: logging borings, soil logging
GE license: Geotechnical Engineer license
Traffic engineering: transportation engineering
Traffic impact studies: TIS, traffic studies, traffic impact analysis
Signal timing: traffic signal timing, signal design
Traffic counts: turning movement counts, traffic counters
Synchro: SimTraffic
MUTCD: signing and striping, traffic control devices
Transportation planning
PTOE: Professional Traffic Operations Engineer
Road safety audits: RSA road safety
Hydrology: hydrologic analysis, watershed studies
Hydraulics of water: open channel flow, hydraulic modeling of rivers, hydraulic analysis
HEC-RAS: HECRAS
HEC-HMS
SWMM: EPA SWMM, PCSWMM
Floodplain analysis: flood studies, floodplain mapping, FEMA map revisions, LOMR
Wastewater treatment design: sewage treatment design
Water treatment design: water plant design
Pump station design: lift station design
Water distribution modeling: WaterGEMS, EPANET
Dam safety: dam inspection
CFM: Certified Floodplain Manager
Environmental engineering: environmental engineering degree
Soil remediation: site remediation, contaminated soil cleanup
Groundwater remediation: pump and treat, groundwater cleanup
Landfill design: landfill engineering
AERMOD: air dispersion modeling
HVAC design: heating and cooling design, mechanical building design, MEP design
Heating and cooling load calculations: load calculations HVAC
Plumbing design: plumbing engineering
ASHRAE standards: ASHRAE, ASHRAE 90.1
Trane TRACE: TRACE 700, TRACE 3D
Carrier HAP: HAP load calculation
AutoCAD MEP: AutoCAD for MEP
Hydronic design
Fire protection engineering: fire engineering
Sprinkler design: fire sprinkler design, sprinkler layout, AutoSPRINK, HydraCAD
Fire alarm design: fire alarm layout
Fire modeling: FDS, smoke modeling
Egress analysis: exit analysis
CFPS: Certified Fire Protection Specialist
Commissioning
CCP commissioning professional: Certified Commissioning Professional, CxA certification
Chemical engineering: chemical engineering degree
Process design: chemical process design
Process simulation: Aspen Plus, HYSYS, ChemCAD, Aspen HYSYS
Heat and material balances: mass and energy balances, material balance
Scale-up: process scale-up, scaling up from lab to plant
P&ID development: drawing P&IDs
Reactor design: reaction engineering
Pilot plant work: pilot plant
Heat exchangers: heat exchanger design
Bioprocessing: bioprocess engineering
Process engineering: manufacturing process engineering
Yield improvement: process improvement in plants
HAZOP: hazard and operability study, HAZOP facilitation
LOPA: layer of protection analysis
Process hazard analysis: PHA, what-if analysis
Relief valve sizing: relief systems design, PSV sizing
Combustible dust: dust hazard analysis, DHA
Management of change: MOC
CCPSC: CCPS certified process safety professional
Piping design: piping layout, pipe routing
Pipe stress analysis: piping stress, CAESAR II
AutoCAD Plant 3D: Plant 3D
CADWorx: CADWorx Plant
PDMS: AVEVA PDMS, AVEVA E3D
SmartPlant 3D: SP3D, Smart 3D
ASME B31.3: process piping code
Pipeline design: pipeline engineering, ASME B31.8
Petroleum engineering: oil and gas engineering
Reservoir engineering: reservoir simulation, Eclipse reservoir
Drilling engineering: well drilling engineering, well planning
Reserves evaluation: reserves estimation, reserve reports
Plug and abandonment: P&A, plugging wells
Petrel: Schlumberger Petrel
Mine planning: mine design, open pit design, mine engineering
Mine ventilation: underground ventilation
MSHA certification
Deswik: mine planning software
Nuclear engineering: nuclear power
Probabilistic risk assessment: PRA nuclear, probabilistic safety analysis
NRC licensing: nuclear licensing
DOE Q clearance: Q clearance, L clearance
Nuclear fuel management: core design
Naval architecture: ship design, vessel design
Hull design: boat design, yacht design
Ship stability: vessel stability, inclining experiments
MAXSURF
ShipConstructor: Ship Constructor
ACI Field Testing Technician Grade I: ACI Grade 1, ACI field technician
Nuclear density gauge: Troxler, soil density testing
Nuclear gauge certification: nuclear gauge card, Troxler certification
Asphalt testing: asphalt inspection, paving inspection
Rebar inspection: reinforcing steel inspection
`;
