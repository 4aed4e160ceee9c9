/** Skills, tools, and certificates of hospital and practice administration, coding and billing, records, and public health. */
export const HEALTH_ADMINISTRATION_SKILLS = `
FACHE: Fellow of the American College of Healthcare Executives
MHA: master of health administration, master's in healthcare administration
MPH: master of public health, public health degree
DrPH: doctor of public health
CMPE: FACMPE, MGMA certification, certified medical practice executive
CMM: certified medical manager, CMOM
LNHA: NHA license, nursing home administrator license
CPHQ: certified professional in healthcare quality
CPPS: certified professional in patient safety
CHC: CHPC
CHFP: CRCR, FHFMA, HFMA certification
CPC: AAPC, certified professional coder certification, AAPC certification
AHIMA: certified coding specialist, AHIMA certification
CRC risk adjustment coder: risk adjustment coding certification
CPMA: medical auditing certification
CPB: CMRS, CBCS, certified medical biller
RHIT: registered health information technician
RHIA: registered health information administrator
Certified tumor registrar: CTR certification, ODS registrar
RHDS: CHDS, certified medical transcriptionist, healthcare documentation certification
CCDS: CDIP, clinical documentation certification
Epic certification: Epic certified, Epic builder
CPHIMS: CAHIMS, HIMSS certification
RN-BC informatics: nursing informatics certification
CMAA: certified medical administrative assistant, CMAS
CHAA: CHAM, healthcare access certification
CPCS: CPMSM, NAMSS certification, credentialing specialist certification
BCPA: board certified patient advocate
CHW certification: community health worker certificate
CHES: MCHES, certified health education specialist
CPH: certified in public health
Hospital operations: hospital management, hospital administration, healthcare operations
Healthcare administration: health administration, healthcare management
Service line development: service line management
Healthcare finance: hospital finance, hospital budgeting
Patient satisfaction: patient experience, HCAHPS, Press Ganey
Practice management: medical practice management, medical office management, physician practice management
Provider scheduling: physician scheduling
Payer contracts: managed care contracting, insurance contracts for providers
MIPS reporting: MIPS, MACRA, meaningful use
Long term care administration: nursing home administration, nursing home management
Census building: filling beds, occupancy building, census development
Healthcare consulting: hospital consulting
Lean healthcare: Lean in hospitals, clinical process improvement
Clinical workflow redesign: workflow redesign, clinical workflows
Reimbursement analysis: reimbursement, healthcare reimbursement
Health policy: healthcare policy
Healthcare quality improvement: quality improvement in healthcare, clinical quality improvement, PDSA cycles
Patient safety: patient safety programs
Core measures: quality measures, hospital quality reporting
HEDIS abstraction: HEDIS, HEDIS chart review, chart abstraction
hospital compliance: healthcare regulatory compliance
HIPAA compliance: HIPAA, patient privacy, HIPAA training, PHI protection
Healthcare risk management: clinical risk management, hospital risk management
Revenue cycle management: revenue cycle, RCM, hospital billing operations
Denial management: claim denials, denied claims, working denials, claims denial management
Charge capture: chargemaster, charge description master, CDM charges
Medicare cost reports
Medical coding: health coding, diagnosis coding, clinical coding
ICD-10 coding: ICD-10, ICD-10-CM, ICD 10, ICD-9
CPT coding: CPT, procedure coding, CPT modifiers, E/M leveling, E&M coding
HCPCS coding: HCPCS
DRG coding: DRG, MS-DRG, inpatient coding, DRG validation
HCC risk adjustment: HCC coding, risk adjustment coding
Chart auditing: coding audits, medical record audits
Medical terminology: medical terms, medical vocabulary
3M encoder: EncoderPro, Optum360, TruCode, 3M 360, encoder software
Medical billing: healthcare billing, doctor's billing, medical claims billing
Claims submission: claim filing medical, electronic claims, CMS-1500, UB-04
Insurance follow up: insurance follow-up calls, AR follow up medical
Insurance verification: eligibility verification, verifying benefits, benefit checks, benefits verification
Medicare billing: Medicare claims
Medicaid billing: Medicaid claims
EOB reading: reading EOBs
Patient collections: medical collections, collecting copays, copay collection
Charge entry: entering charges medical
Medical records: patient records, patient charts, health records
Release of information: ROI requests, releasing records
Chart assembly: chart preparation, prepping charts
Records retention for health: legal health record
Cancer registry: tumor registry, cancer registrar work
Health information management: health information
EHR implementation: EMR implementation, electronic records rollout
Electronic health records: EHR, EMR, electronic medical records
Medical transcription: transcribing medical dictation, medical typing, medical dictation typing
Medical scribing: scribing, scribe work, documenting for physician
Clinical documentation improvement: CDI, clinical documentation integrity
Physician queries: coding queries
Health informatics: clinical informatics, nursing informatics, medical informatics
HL7 interfaces: HL7, FHIR, healthcare interfaces
Go-live support: at-the-elbow support, EHR go-live
Order set building: order sets, EHR build
Patient scheduling: appointment scheduling for patients, scheduling patients, medical scheduling
Patient check-in: checking in patients, patient check-out
Patient registration: registering patients, hospital registration, admitting patients
Medical front desk: doctor's office front desk, medical reception
Surgery scheduling: scheduling surgeries
Financial counseling for patients: patient financial counseling, charity care applications
Prior authorization: prior auth, pre-certification, precert, preauthorization, insurance authorization, CoverMyMeds
Order entry for physicians: entering doctors' orders, order transcription
Census tracking: bed tracking, bed management, bed placement
Credentialing: provider credentialing, physician credentialing, medical credentialing
Provider enrollment: payer enrollment, Medicare enrollment of providers, PECOS
Primary source verification: PSV, license verification of providers
CAQH profiles: CAQH, CAQH ProView
Patient advocacy: advocating for patients, health advocacy
medical bill audit: auditing medical bills
Insurance appeals: appealing insurance denials
Community outreach for health: health outreach
Health education: teaching health classes, health promotion
Health fairs: health screenings events
Epidemiology: disease epidemiology, infectious disease epidemiology
Disease surveillance: public health surveillance
Biostatistics: health statistics
Epi Info
REDCap: research data capture
Public health administration: public health management, public health programs
Community health needs assessment: CHNA
Population health: population health management
Global health: international health
Informed consent: consenting patients
Waystar: Availity, Change Healthcare, Office Ally, claims clearinghouse
Kareo: Tebra, AdvancedMD, Medisoft, medical billing software
NextGen: NextGen Healthcare
Allscripts: Veradigm, Sunrise EHR
MyChart: patient portals, patient portal
RLDatix: incident reporting system hospital
`;
