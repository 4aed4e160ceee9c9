/** Environment, workplace safety, hazardous materials, waste, wildlife, and energy efficiency. */
export const ENVIRONMENT_AND_SAFETY_SKILLS = `
Phase I site assessments: Phase I ESA, Phase 1 environmental, environmental site assessment
Phase II investigations: Phase II ESA, Phase 2 environmental
Groundwater sampling: monitoring well sampling, well sampling
Surface water sampling: stream sampling
Low flow sampling: low-flow purge
NEPA documents: environmental assessments, environmental review
Environmental impact statements: EIS, environmental impact reports
Environmental permitting
Remediation oversight: cleanup oversight, environmental remediation
Tank closures: UST removal, underground storage tanks, UST
LSP license: LSP, Licensed Site Professional
LSRP license: LSRP, Licensed Site Remediation Professional
CHMM: Certified Hazardous Materials Manager
QEP: Qualified Environmental Professional
REM: Registered Environmental Manager
PID meter: photoionization detector, PID field screening
Geoprobe: direct push drilling
YSI meter: YSI, multiparameter meter
Well gauging: water level measurement
Stack testing: source testing, emissions testing of stacks
QSTI: Qualified Source Testing Individual
Environmental compliance: environmental regulations, EPA compliance, environmental regulatory compliance
Air permitting: air quality permits
Title V compliance: Title V
SPCC plans: SPCC, spill prevention plans
Tier II reporting: Tier II, EPCRA reporting
TRI reporting: TRI, Form R
RCRA: Resource Conservation and Recovery Act, RCRA training
ISO 14001: environmental management system, EMS ISO 14001
ISO 14001 Lead Auditor: ISO 14001 auditor
Emissions inventories: emissions calculations
Method 9 certification: Method 9, visible emissions, smoke reader
Environmental audits
Hydrogeology: groundwater science, groundwater
Groundwater modeling: MODFLOW
Aquifer testing: pump tests, slug tests
CHG: Certified Hydrogeologist
Industrial hygiene: occupational hygiene
CIH: Certified Industrial Hygienist
Air sampling: personal air sampling, air monitoring for contaminants
Noise monitoring: noise dosimetry, noise dosimeter
Exposure assessment: exposure monitoring
Indoor air quality: IAQ, IAQ testing
Respirator programs: respiratory protection program
Silica exposure: respirable crystalline silica
NIOSH 582: fiber counting, phase contrast microscopy
Safety management: EHS, environmental health and safety, SHE, occupational safety, EH&S, workplace safety
OSHA compliance: OSHA, OSHA regulations, OSHA standards, 29 CFR 1910, 29 CFR 1926
OSHA recordkeeping: OSHA 300 log, OSHA logs
Incident investigation: accident investigation
Safety audits: safety inspections, mock OSHA inspections
Safety program development: writing safety programs, safety manuals
Machine guarding: machine safeguarding
Behavior-based safety: BBS
ISO 45001: OHSAS 18001
Emergency response plans: emergency action plans
CSP: Certified Safety Professional, ASP, Associate Safety Professional
NEBOSH Diploma: NEBOSH National Diploma
NEBOSH General Certificate: NEBOSH certificate
CMIOSH: IOSH, Chartered safety practitioner
STSC: Safety Trained Supervisor Construction
EM 385-1-1: EM 385
Site safety manager license: site safety coordinator license
Jobsite inspections: site safety inspections
Excavation safety: trench safety, trenching safety
Scaffold inspection: scaffold competent person
Hot work permits: hot work
PPE: personal protective equipment, PPE compliance
Gas testing: four gas meter, gas monitor, atmosphere testing
Safety training: OSHA training, safety instruction
Forklift instructor: forklift trainer
Ergonomics: workplace ergonomics, ergonomic evaluations
Workstation assessment: ergonomic assessment, DSE assessment
Lifting analysis: NIOSH lifting equation
Certified Professional Ergonomist: BCPE
CEAS: Certified Ergonomics Assessment Specialist
Radiation surveys: Geiger counter surveys, contamination surveys
CHP: Certified Health Physicist
RSO certificate: RSO training, 40 hour RSO
Laser safety: laser safety officer
NRPP certification: NRPP, radon certification
Spill cleanup: spill response
Decontamination: decon
PPE Level A and B: Level A suit
Lab packing
Hazmat technician certification: hazmat technician level, NFPA 472
Tank cleaning: cleaning tanks
Hazardous waste management: hazardous waste, haz waste
Hazardous waste manifests: manifests for waste, e-Manifest
Waste profiling: waste characterization
DOT hazmat shipping: DOT hazardous materials
Universal waste: universal waste handling
Asbestos surveys: asbestos testing
Asbestos air monitoring: asbestos air sampling, abatement monitoring
AHERA building inspector
Lead risk assessor license: lead inspector license, lead risk assessor
XRF testing: XRF, XRF analyzer
Asbestos worker license: asbestos handler license, asbestos supervisor license
RRP certification: EPA lead-safe certification
Containment setup: poly containment, negative air
Moisture mapping: moisture meter, finding hidden moisture
Sorting recyclables
Scrap metal grading: grading scrap
E-waste dismantling: electronics recycling, e-waste
Waste audits: trash audits, waste assessments
Zero waste planning: zero waste
Solid waste planning: solid waste management
Sustainability: environmental sustainability, corporate sustainability, sustainability strategy
Carbon accounting: GHG inventories, greenhouse gas accounting, carbon footprint
ESG reporting: ESG, sustainability reporting, GRI reporting
Life cycle assessment: LCA, SimaPro
LEED certification: LEED documentation
Green building: sustainable building
CDP disclosure
Decarbonization: net zero planning
Section 404 permitting: 404 permits, Army Corps permits
Habitat restoration: ecological restoration, restoration ecology
Invasive species control: invasive plant removal
Stream restoration: river restoration
PWS: Professional Wetland Scientist
Soil profile description: describing soils, soil test pits
Hydric soils: hydric soil indicators
CPSS: Certified Professional Soil Scientist
Licensed soil evaluator: soil evaluator license
Wildlife surveys: animal surveys, wildlife monitoring
Bird surveys: avian surveys, nest searches
Bat surveys: acoustic bat surveys
Radio telemetry: animal tracking
Biological monitoring: construction biological monitoring
Endangered species consultation: Section 7 consultation, ESA consultation
Certified Wildlife Biologist: CWB
Electrofishing: fish sampling
Hatchery operations
Pond management: farm ponds
Duct leakage testing: duct testing
Infrared imaging: IR scanning of buildings
Combustion safety testing: CAZ testing
Building science: building performance
HERS ratings
Performance contracting: ESPC, energy performance contracts
Stormwater inspections: storm water inspection, SWPPP inspections
SWPPP preparation: stormwater pollution prevention plan
MS4 compliance: MS4 permit
BMP inspection: stormwater BMPs
QSP certification: QSP, QSD, QSD certification
`;
