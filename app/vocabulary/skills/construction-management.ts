/** Skills, tools, and certificates of this field with their other spellings, one per line. */
export const CONSTRUCTION_MANAGEMENT_SKILLS = `
Construction management: construction project management, managing construction, construction PM work
Subcontractor management: managing subcontractors, subcontractor coordination, managing subs
Change orders: change order management, PCOs
RFIs: requests for information, RFI management
Submittals: submittal review, submittal processing, submittal logs
Punch lists: snagging, snag lists, punchlist
Pay applications: G703, AIA pay apps, schedule of values
Subcontract buyout: buying out a job
Value engineering: cost saving alternatives
Project closeout: construction closeout, closeout documents
Procore: Procore software
Buildertrend: Builder Trend
Bluebeam: Bluebeam Revu
Autodesk Construction Cloud: BIM 360, ACC Build
Primavera P6: P6, Primavera, Oracle Primavera, Oracle P6
Microsoft Project: MS Project
CPM scheduling: critical path method, critical path scheduling, construction scheduling
Delay analysis: schedule delay analysis, time impact analysis, forensic scheduling
AACE PSP: Planning and Scheduling Professional, PMI-SP
Construction supervision: site supervision, field supervision, jobsite management, running jobsites
Daily logs: daily reports construction, daily field reports, jobsite diary
Three week look ahead: look ahead schedules, short interval scheduling
Toolbox talks: tailgate talks, toolbox meetings, safety talks
SMSTS: Site Management Safety Training Scheme
Crew supervision: leading crews, crew leadership, supervising crews, foremanship
Construction estimating: estimating, cost estimating construction, building estimating, bidding construction jobs
Quantity takeoff: takeoffs, take offs, quantity take off, material takeoff, measuring quantities
Bid preparation: preparing bids, tender preparation, bid proposals
Bid leveling: bid comparison, leveling bids
PlanSwift: Plan Swift
RSMeans: RS Means, Means cost data
Accubid: Trimble Accubid, Trimble Estimation
HCSS HeavyBid: HeavyBid, Heavy Bid, HCSS
Certified Professional Estimator: ASPE certified, certified estimator, AACE CEP
Bills of quantities: BOQ, BoQ preparation
Cost control: project cost control, construction cost control, cost reporting
Project controls: cost and schedule control
Earned value management: EVM, earned value
AACE CCP: Certified Cost Professional, cost engineer certification
Certified Construction Manager: CMAA certified, CMAA CCM
Owner representation: client side project management, owner's rep services
MCPPO: MCPPO certified, Massachusetts certified public purchasing official
Design build: design and build, DBIA
Preconstruction: preconstruction services, precon, conceptual estimating
General contractor license: GC license, contractor license, Class A contractor license, B license contractor, construction supervisor license
Home improvement contractor license: HIC license, HIC registration
Remodeling: home remodeling, renovation, home renovation, refurbishment
Kitchen remodeling: kitchen renovation
Bathroom remodeling: bathroom renovation, bath remodel
Basement finishing: finishing basements, finished basement
Home building: building houses, residential construction, new home construction, custom homes
Home additions: house extensions, building extensions
Insurance restoration: fire rebuilds, insurance repairs construction
NAHB CGR: Certified Graduate Remodeler, NARI CR, certified remodeler
Construction administration: contract administration construction
Permit expediting: pulling permits, building permits, permit applications, permit processing
Certificate of occupancy: CO sign off, occupancy certificate
Document control: drawing control, document controller work
As built drawings: as builts, record drawings
BIM coordination: BIM, building information modeling, VDC, virtual design and construction
Clash detection: Navisworks, clash coordination
Revit: Autodesk Revit, Revit MEP
Laser scanning: 3D scanning of buildings, point clouds
Construction quality control: QC construction, QA/QC construction, quality control plans, CQC
CQM-C: USACE CQC, Construction Quality Management for Contractors, USACE CQM
Three phase inspections: preparatory and initial inspections, three phase control
Construction inspection: inspecting construction, field inspection construction, resident inspection
Special inspections: ICC special inspector
Concrete testing: slump tests, concrete cylinders, air tests, testing concrete
Soil compaction testing: compaction testing, nuclear density testing, nuke gauge, nuclear gauge
ACI Field Testing Technician: ACI Grade I, ACI Field Grade 1, ACI concrete field testing
Materials testing: construction materials testing, sieve analysis, Proctor tests
NICET: NICET certified, NICET construction
Bridge inspection: NBIS, NBIS bridge inspector
API 1169: pipeline inspector certification
Building code: IBC, International Building Code, International Residential Code
Plan review: plan checking, plans examination, code review of plans
ICC certification: ICC certified, ICC residential inspector, ICC B1, International Code Council, ICC commercial building inspector
ICC Plans Examiner: B3 plans examiner, building plans examiner certification
Fire code: International Fire Code, NFPA 1
Code enforcement: code compliance, property maintenance code, municipal code enforcement
Zoning ordinances: zoning bylaws, zoning code, zoning review, zoning enforcement
Housing inspection: Section 8 inspections, HUD inspections
Accela: Accela permits
Home inspection
Radon testing: radon, radon measurement, NRPP radon certification
Mold inspection: mold testing
Home inspector license: licensed home inspector, ASHI Certified Inspector, ASHI, InterNACHI, InterNACHI CPI
Spectora
Thermal imaging: infrared inspection, thermography, infrared camera, FLIR, thermal camera
Property condition assessment: PCA reports, property condition reports, ASTM E2018, building condition survey
Facility condition assessment: facility assessments
Energy audits: home energy audits, home energy assessment, energy assessments
Blower door testing: blower door, air leakage testing, duct blaster
HERS Rater: RESNET, home energy rating
BPI Building Analyst: BPI, BPI certification, BPI certified, Building Performance Institute
LEED AP: LEED, LEED accredited professional, LEED certified
LEED Green Associate
Energy modeling: building energy simulation
Weatherization: weatherizing homes, air sealing, draft proofing
Construction safety: construction site safety management, jobsite safety inspections
OSHA 500: OSHA outreach trainer, OSHA authorized trainer, OSHA trainer authorization
OSHA 510
CHST: Construction Health and Safety Technician
Job hazard analysis: JHA, JSA, job safety analysis, risk assessments construction
NYC Site Safety Manager: SSM license, site safety manager card, SST card
NEBOSH Construction Certificate: NEBOSH, NEBOSH construction
Construction claims: claims analysis construction, construction disputes
Construction defects: defect investigation, building defects, construction defect inspection
Building envelope: building enclosure, facade, building envelope consulting, waterproofing design
IIBEC RRC: Registered Roof Consultant, RRC
Building commissioning: commissioning of buildings, functional testing, HVAC commissioning
Retro commissioning: RCx, retrocommissioning, existing building commissioning
CxA: certified commissioning authority, BCxP, ASHRAE BCxP
Apprenticeship training: training apprentices, apprentice training, mentoring apprentices
Trades instruction: teaching trades, vocational teaching, shop teaching, teaching construction
CTE teaching certificate: CTE license, vocational teaching certificate, career and technical education certificate
Woodworking instruction: teaching woodworking, woodshop teaching
Aging in place: home modification, accessible remodeling, home adaptations, universal design for homes
Grab bar installation: installing grab bars, bathroom grab bars, grab rails
Wheelchair ramps: building ramps, ramp construction, access ramps
ADA compliance: Americans with Disabilities Act compliance, ADA accessibility, ADA surveys, accessibility surveys
CASp: Certified Access Specialist, certified access specialist California
Warranty service: builder warranty, new home warranty service, home warranty work
Historic preservation: historic restoration, heritage conservation, building conservation, old house restoration
National Register nominations: historic register nominations, historic designation research
On-Screen Takeoff: On Center Takeoff, OnScreen Takeoff
STACK Takeoff
HomeGauge
CoConstruct
Tyler EnerGov: EnerGov
PlanGrid: Autodesk Build field
IIBEC RRO: Registered Roof Observer, RRO
SSSTS: Site Supervisor Safety Training Scheme
Bonding and surety: contract bonds, performance bonds
`;
