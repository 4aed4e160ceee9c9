/** Architecture, drafting, modeling, preservation, maps, and surveying. */
export const ARCHITECTURE_AND_DRAFTING_SKILLS = `
Architectural design: architecture, building design, residential design
Construction documents: working drawings, construction drawings
Schematic design: concept design for buildings
Zoning analysis
Permit drawings: permit plans, permit sets
Site planning
Client programming: architectural programming
Accessibility standards: ADA compliance in buildings, barrier-free design
Residential additions: house remodel design
Registered architect license: licensed architect registration, registered architect
AIA: American Institute of Architects
NCARB certificate: NCARB
RIBA: Royal Institute of British Architects, ARB registration
CCCA: Certified Construction Contract Administrator
AutoCAD: Auto CAD, Autodesk AutoCAD, AutoCAD LT, ACAD
ArchiCAD: Graphisoft ArchiCAD
SoftPlan: Soft Plan
Enscape: Enscape rendering
Lumion: Lumion rendering
Landscape architecture: landscape planning
Hardscape design: patio design, hardscaping plans
Park design: park planning, playground design
Landscape architect license: RLA, PLA, licensed landscape architect
ASLA: American Society of Landscape Architects
Land F/X: LandFX
Interior architecture: interior architectural design
Commercial interiors: office interiors, corporate interiors
Tenant improvements: TI projects, tenant fit-out
Reflected ceiling plans: RCP
Millwork details: cabinet details
CET Designer
Architectural drafting: drafting house plans, architectural drawing, building drafting
Drafting: draughting, technical drawing, mechanical drawing, drawing plans
Hand drafting: manual drafting, board drafting, hand drawing plans, drawing board
Floor plans: drawing floor plans
Elevations and sections: building elevations
Redline corrections: redlines, picking up redlines, markups
Site measuring: field measuring, measuring buildings, field verification
ADDA certification: American Design Drafting Association, ADDA
Autodesk Certified Professional: Autodesk certification
Mechanical drafting: machine drafting
Detail drawings: part drawings, detailing parts
Assembly drawings
Drawing checking: checking drawings, print checking
Drawing revision control: drawing revisions
Civil drafting: civil CAD
Plan and profile sheets: plan and profile
Plat drawings: plat drafting, plat preparation
Earthwork volumes: cut and fill, earthwork calculations
Septic design: septic system design, onsite wastewater design
Outside plant design: OSP design, fiber route design
Structural drafting: structural CAD
Steel detailing: structural steel detailing, detailing steel
Shop drawings: fabrication drawings
Rebar detailing: reinforcing detailing, bar bending schedules
Tekla Structures: Tekla, Xsteel
SDS2: SDS/2
Truss design: roof truss design, MiTek
Millwork shop drawings: cabinet shop drawings, Microvellum
NISD certification: NISD, National Institute of Steel Detailing
Electrical drafting: electrical drawings, electrical CAD
Schematics: electrical schematics, schematic drawing
Panel layouts: control panel drawings
Loop drawings: loop sheets
Low voltage design: security system design, structured cabling design
CAD drafting: CAD, CADD, computer-aided drafting, computer aided design
CAD standards: CAD management, layering standards
Plotting: large format plotting
Raster to vector conversion: paper to CAD, digitizing drawings
Revit modeling
Revit families: family creation
Dynamo: Dynamo scripting
Laser cutting of models
Miniature landscaping: dioramas, diorama building
Basswood construction
Prototype making: mockups, mock-ups, appearance models
Silicone molding: RTV molds
Urethane casting: resin casting
Clay modeling: automotive clay
Specification writing: spec writing, construction specifications, specs
MasterSpec: AIA MasterSpec
MasterFormat: CSI MasterFormat, CSI divisions
CSI CCS: Certified Construction Specifier
CSI CDT
Constructability review: constructability
Perspective drawing: perspective sketching
Watercolor rendering: architectural watercolor
Twinmotion: Twin Motion
Condition assessments: building condition assessment
Measured drawings: HABS documentation, HABS
Secretary of the Interior qualified: SOI qualified
Cartography: map design, mapmaking
Stereo compilation
Lidar processing: LiDAR, lidar data
Aerial photo interpretation: air photo interpretation
ERDAS Imagine: ERDAS
Geodatabases: PostGIS
Parcel mapping: tax mapping, cadastral mapping
GPS data collection: GPS mapping, Trimble GPS
Boundary surveying: property line surveys, lot surveys
Deed research: records research for surveys
Elevation certificates: FEMA elevation certificate
Carlson
PLS: Professional Land Surveyor, LLS, RLS, licensed land surveyor license
Differential leveling: running levels, auto level
Field notes: survey field notes
Certified Survey Technician: CST survey
`;
