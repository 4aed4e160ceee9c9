/** Laboratory and field science, clinical research, regulatory affairs, and pharmaceutical manufacturing. */
export const SCIENCE_SKILLS = `
Analytical chemistry: chemical analysis, analytical testing
HPLC: high performance liquid chromatography, liquid chromatography, UPLC
Gas chromatography: GC-MS, gas chromatograph
Mass spectrometry: LC-MS, mass spec, LC/MS
ICP-MS: ICP, ICP-OES, atomic absorption, AA spectroscopy
Spectroscopy: UV-Vis, FTIR, infrared spectroscopy, UV-Vis spectrophotometer
NMR: nuclear magnetic resonance
Organic synthesis: synthetic chemistry, organic chemistry synthesis
Wet chemistry: bench chemistry, wet chemical analysis
Titration: Karl Fischer
Method development: analytical method development
Analytical method validation
Stability testing: stability studies
Good laboratory practice: GLP, good lab practice
Chemical safety: chemical hygiene plan, lab chemical safety
Empower: Waters Empower
CChem: Chartered Chemist
PhD chemistry: doctorate in chemistry, Ph.D. chemistry
BS chemistry: chemistry degree
Formulation: product formulation, formula development
Emulsions: emulsion chemistry
Cosmetic chemistry: cosmetic formulation, skin care formulation
Surfactants: detergents formulation
Coatings formulation: paint formulation, ink formulation
Flavor creation: flavor chemistry, flavors
Fragrance creation: perfumery, perfume making
Rheology: viscosity testing, viscometer
Polymer chemistry: polymers, polymer science
Rubber compounding: rubber chemistry, rubber technology
Resin formulation: resin chemistry
Field sampling: biological sampling
Species identification: plant and animal identification
Botany: plant science, plant biology, plant surveys
Entomology: insect identification
Ecology: ecological science
Microscopy: light microscopy, microscope work
Board Certified Entomologist: BCE
Literature searches
Microbiology: microbial testing, bacteriology
Plate counts: bacterial counts, bioburden testing
Endotoxin testing: LAL testing
Environmental monitoring: EM sampling, cleanroom monitoring
Sterility testing: sterility assurance
Sterilization validation: EO sterilization
Organism identification: bacterial identification
SM(NRCM): Specialist Microbiologist
Molecular biology: molecular techniques, recombinant DNA
Cloning: gene cloning
Cell culture: tissue culture, mammalian cell culture
Protein purification: protein chemistry, AKTA
ELISA: immunoassays, ELISA plate reader
Western blotting
DNA sequencing: next generation sequencing, NGS
CRISPR: gene editing
Bioinformatics: computational biology, genomics analysis
Assay development: bioassay development
Biochemistry: biochemical assays
Cryogenics: low temperature physics
Astronomy: astrophysics, telescope observing
Numerical simulation: scientific simulation
Geology: geological sciences, geoscience
Geologic mapping
Core logging: logging core, drill core logging
Mineral exploration: ore exploration
Petroleum geology: oil and gas geology
Well log interpretation: log analysis, wireline log interpretation
Paleontology: fossil identification, fossils
PG license: Professional Geologist, PG, P.G., licensed geologist
Geophysics: geophysical surveys
Seismic interpretation: seismic data interpretation
Magnetic surveys: magnetometer surveys
Weather forecasting: forecasting weather, meteorology
Radar interpretation: Doppler radar reading
Forensic weather reports: forensic meteorology
Certified Consulting Meteorologist
AMS certification: AMS seal
Oceanography: marine science, ocean science
Marine biology: marine life science
Scientific diving: AAUS diver, research diving
Marine mammal observation: protected species observing, PSO
Food product development: food R&D, recipe commercialization
Food chemistry: food science
Sensory evaluation: taste panels, sensory testing
Shelf life testing: shelf-life studies
Nutrition labeling: nutrition facts labels, Genesis R&D
Recipe scale-up: scaling recipes
Better Process Control School: BPCS, thermal process authority
Co-packer management: co-packing, contract packers
CFS: Certified Food Scientist
Laboratory testing: lab testing, lab work, running lab tests, laboratory work
Sample preparation: sample prep, preparing samples
Pipetting: micropipettes, pipettes
Solution preparation: reagent preparation, making solutions, buffer preparation
Lab notebooks: lab records, electronic lab notebook, ELN
LIMS: laboratory information management system, LabWare
Glassware washing: cleaning glassware
Lab safety: laboratory safety
Laboratory management: lab management, managing a laboratory
PT samples
Bench research: laboratory research, lab research
Animal handling
AALAS certification: ALAT
GraphPad Prism: Prism, GraphPad
Research design: study design, designing studies
Drug discovery: pharmaceutical research
Clinical trial coordination: study coordination, clinical research coordination, coordinating clinical trials
Clinical research: clinical trials, clinical studies
GCP: good clinical practice, ICH-GCP, ICH guidelines
GCP certification: GCP training, CITI training
Patient recruitment: study enrollment, subject recruitment
IRB submissions: IRB, institutional review board
Source documentation
Electronic data capture: EDC, eCRF
Medidata Rave: Medidata
Adverse event reporting: AE reporting, SAE reporting
CCRC: Certified Clinical Research Coordinator
CCRP: Certified Clinical Research Professional
CCRA: Certified Clinical Research Associate, ACRP-CP
Clinical trial monitoring: site monitoring, monitoring visits, clinical monitoring
Source data verification: SDV
Trial master file: TMF, eTMF
CTMS: clinical trial management system
Site initiation visits: SIV, close-out visits
Clinical trial management: trial management, clinical operations, study management
CRO oversight: CRO management, vendor oversight in trials
Clinical data management: CDM, data cleaning for trials
Regulatory affairs: RA submissions, regulatory submissions, FDA regulatory
510(k) submissions: 510k, 510(k)
PMA submissions: PMA, premarket approval
IND and NDA submissions: IND, BLA
EU MDR: medical device regulation, MDR
eCTD: electronic common technical document, eCTD publishing
Labeling review: label review for FDA
FDA inspections: FDA inspection readiness, FDA audits
RAC: Regulatory Affairs Certification, RAC Devices, RAC Drugs
Safety data sheets: SDS authoring, MSDS, SDS
Pharmacovigilance: drug safety
Adverse event processing: case processing, ICSR processing
MedDRA coding: MedDRA
Case narratives: safety narratives
Signal detection: safety signals
Argus Safety: Oracle Argus
Aseptic processing: aseptic filling, sterile filling
Batch records: batch record documentation, executed batch records
Batch record review: reviewing batch records
Bioreactor operation: bioreactors, upstream processing
Chromatography skids: downstream processing, column chromatography purification
Tablet compression: tablet press
Granulation: wet granulation
Lyophilization: freeze drying
Gowning: sterile gowning, aseptic gowning qualification
Validation: equipment and process validation, pharma validation
IQ OQ PQ: IOQ, installation qualification
Process validation: PPQ, process qualification
Cleaning validation: cleaning verification
Computer system validation: CSV, software validation GAMP
21 CFR Part 11: Part 11 compliance
GAMP 5: GAMP
Temperature mapping: Kaye Validator, thermal mapping
GxP audits: GxP, GMP audits
Deviation investigations: deviations
Annual product reviews: APQR
21 CFR 210 and 211: 21 CFR 211
TrackWise: Track Wise
ASQ CPGP: Certified Pharmaceutical GMP Professional
Toxicology: toxicological assessment
Human health risk assessment: dose response, toxicology risk assessment
DABT: Diplomate of the American Board of Toxicology
Pharmacology: drug mechanism studies
Forensic analysis: crime lab work, forensics, criminalistics
DNA analysis: forensic DNA
Firearms comparison: ballistics comparison
Archaeology: archaeological fieldwork
Excavation by hand: shovel testing, test pits
Artifact analysis: artifact cataloging
Cultural resource reports: cultural resource management, CRM reports
Registered Professional Archaeologist
Ethnographic interviews
nQuery: power analysis
Survey sampling
`;
