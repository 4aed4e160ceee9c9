/** Skills, tools, and certificates of nurses and nursing assistants. */
export const NURSING_SKILLS = `
RN license: registered nurse license, nursing license, NCLEX-RN, licensed RN, active RN license, unencumbered RN license
LPN license: LVN license, practical nurse license, vocational nurse license, NCLEX-PN
APRN license: nurse practitioner license, advanced practice license, NP license, ARNP license
Compact nursing license: multistate nursing license, eNLC license, nurse licensure compact
BSN: bachelor of science in nursing, nursing degree, BScN
ADN: associate degree in nursing, ASN, nursing diploma
MSN: master of science in nursing, master's in nursing
DNP: doctor of nursing practice, PhD in nursing, nursing doctorate
CNA certification: CNA license, certified nursing assistant certificate, nurse aide certification, STNA, state nurse aide registry
Certified medication aide: medication aide certificate, QMAP certification, med tech certificate
BLS: basic life support, BLS certification, BLS for healthcare providers
ACLS: advanced cardiac life support, ACLS certification
PALS: pediatric advanced life support
NRP: neonatal resuscitation program, neonatal resuscitation
FNP-C: FNP-BC, family nurse practitioner certification, AGNP, FNP certification
PMHNP-BC: psychiatric nurse practitioner certification
CRNA: nurse anesthetist certification, NBCRNA
CNM: nurse midwife certification, AMCB
CPM midwifery: certified professional midwife certificate, licensed midwife certificate
CEN: certified emergency nurse, emergency nursing certification
TNCC: trauma nursing core course
CCRN: critical care nursing certification, PCCN
CNOR: operating room nurse certification, perioperative nursing certification
CPAN: post anesthesia nurse certification
CGRN: gastroenterology nurse certification
RNC-OB: inpatient obstetric certification, C-EFM, electronic fetal monitoring certification
CPN: certified pediatric nurse
RNC-NIC: neonatal intensive care certification
OCN: oncology certified nurse, ONS chemotherapy certificate, chemo certification
CRNI: certified registered nurse infusion, VA-BC, PICC certification
IV certification: IV certified, IV therapy certificate
CDN: CNN, certified dialysis nurse, certified nephrology nurse
PMH-BC: psychiatric nursing certification
CCHP: correctional health certification
SANE-A: sexual assault nurse examiner certification, SANE certification
CPI certification: crisis prevention intervention, CPI training, nonviolent crisis intervention
NCSN: national certified school nurse, school nurse certificate
CHPN: hospice and palliative nurse certification, CHPLN
COS-C: OASIS certification
PHN certificate: public health nurse certificate
COHN: COHN-S, occupational health nurse certification
CAOHC: hearing conservation certification, occupational hearing conservationist
CCM: certified case manager, ACM-RN, CMGT-BC, case management certification
CPHM: CPUR, utilization review certification, utilization management certification
CIC infection control: CIC certification infection, a-IPC, certified in infection control, APIC certification
WCC: CWOCN, CWCN, CWS, wound care certified, wound certification
CFCN: foot care nurse certification
CDCES: certified diabetes educator, certified diabetes care and education specialist, BC-ADM
IBCLC: lactation consultant certification, CLC lactation, certified lactation counselor
CNE: certified nurse educator, NPD-BC, nursing professional development certification
BLS instructor: CPR instructor certification, American Heart instructor
NE-BC: NEA-BC, CENP, CNML, nurse executive certification
RAC-CT: MDS certification, RAC-CTA, resident assessment coordinator certified
DNS-CT: CDONA, director of nursing certification
LNCC: CLNC, legal nurse consultant certification
CNLCP: certified nurse life care planner, certified life care planner
Nursing assessment: patient assessment, head to toe assessment, clinical assessment
Medication administration: giving medications, passing medications, administering medicines, medication passing
Med pass: passing meds, med cart
Medication reconciliation: med rec, reviewing medication lists
IV therapy: IV insertion, starting IVs, IV starts, intravenous therapy, peripheral IV, venous access
Vital signs: vitals, taking vitals, blood pressure and pulse
Wound care: wound dressing, dressing changes, changing bandages, wound dressing changes
Wound debridement: debridement
Negative pressure wound therapy: wound vac, VAC therapy, NPWT
Pressure ulcers: bedsores, pressure injuries, pressure sore staging, Braden scale
Ostomy care: colostomy care, stoma care, ostomy pouches
Patient education: patient teaching, health teaching
Care planning: nursing care plans
Nursing documentation: charting, nurse charting, clinical documentation
Blood draws: phlebotomy, venipuncture, drawing blood
Catheter insertion: Foley catheter, urinary catheters, catheterization
Catheter care: Foley care
Injections: giving shots, giving injections, intramuscular injections
Telemetry monitoring: telemetry, heart monitoring
Discharge planning: hospital discharge planning
Tube feeding: G-tube feeding, PEG tube, enteral feeding, feeding tube care
Tracheostomy care: trach care, trach suctioning
Ventilator care: vent care
Blood sugar checks: blood glucose monitoring, finger sticks, glucose checks, glucometer, Accu-Chek
Insulin administration: giving insulin, insulin injections
Infection control: infection prevention, isolation precautions, hand hygiene, standard precautions
Nursing delegation: delegating to aides, supervising aides
Emergency nursing: ER nursing, ED nursing, emergency department nursing
Critical care nursing: ICU nursing, intensive care nursing
Hemodynamic monitoring: arterial lines, Swan-Ganz
Vasoactive drips: titrating drips, pressors
Perioperative nursing: operating room nursing, surgical nursing
OR circulating: circulating in surgery, circulating nurse duties
Scrubbing in for surgery: scrubbing, scrub role
Sterile technique: aseptic technique, sterile field
Surgical counts: sponge counts, instrument counts
Postanesthesia care: PACU nursing, recovery room nursing
Labor and delivery nursing: L&D nursing, obstetric nursing, OB nursing, maternity nursing
Fetal monitoring: fetal heart monitoring, fetal strips
Newborn care: care of newborns, baby care, infant care
Postpartum care: mother baby care
Breastfeeding support: lactation support, helping mothers nurse, latch assessment
Midwifery: midwifery care, catching babies
Home births: homebirth
Neonatal care: NICU care, premature baby care
Pediatric nursing: peds nursing, children's nursing
Oncology nursing: cancer nursing
Chemotherapy administration: giving chemo, chemo infusion, chemotherapy infusion
Port access: accessing ports, central line care, central lines, port-a-cath
PICC line insertion: PICC lines, PICC placement
Biologic therapies: biologic infusions, Remicade infusion, monoclonal antibody infusion
Blood transfusion: giving blood, transfusions
Hemodialysis: dialysis, kidney dialysis, hemodialysis machine, Fresenius 2008
Peritoneal dialysis: PD dialysis, home dialysis
Fistula cannulation: sticking fistulas, AV fistula
Psychiatric nursing: psych nursing, mental health nursing, behavioral health nursing
Suicide precautions: suicide watch, one to one observation
Detox monitoring: withdrawal monitoring, CIWA, COWS scale
Correctional nursing: jail nursing, prison nursing
School nursing: school health
Vision and hearing screening: vision screening, hearing screening, school screenings
Individualized health plans: IHP, student health plans
EpiPen: epinephrine auto-injector
Camp nursing: summer camp health
Hospice care: hospice, hospice nursing, end of life care, terminal care, care of the dying
Symptom management: comfort medications, symptom relief
Home health: home health care, home health nursing, visiting nursing
OASIS assessment: OASIS documentation, OASIS-E, OASIS start of care
Home visits: house calls, visiting patients at home
Foot care: nursing foot care, diabetic toenail care
Public health nursing: community health nursing, community nursing
Communicable disease investigation: disease investigation
Contact tracing: contact tracer work, case investigation of disease
Giving vaccinations: immunizations, vaccine administration, flu shots, immunization certification, vaccinating
TB skin tests: PPD tests, tuberculosis testing, Mantoux
Biometric screening: wellness screening, health screening
Occupational health: employee health, workplace health, industrial nursing
Hearing conservation: audiometric testing of workers, audiometer
Respirator fit testing: fit testing, mask fit testing
Telephone triage: phone triage, nurse advice line, symptom assessment by phone, Schmitt-Thompson protocols
Remote patient monitoring: remote vitals monitoring
Case management: nurse case management, RN case management
Care coordination: coordinating care, patient care coordination
Chronic care management: CCM calls, chronic care calls
Transitions of care: transitional care
Denials appeals: clinical appeals, appealing denials, appeal letters
Concurrent review: inpatient review
Medical record review: chart review, medical chart review, reviewing charts
Infection surveillance: NHSN, NHSN reporting, HAI surveillance
Outbreak investigation: outbreak response
Diabetes education: diabetes teaching, diabetic teaching, insulin teaching, diabetes self-management education
Insulin pump training: insulin pump, insulin pumps
Continuous glucose monitoring: CGM, Dexcom, FreeStyle Libre
Nursing education: teaching nursing, clinical instruction, nursing instruction
NCLEX preparation: NCLEX prep, NCLEX tutoring
Simulation: nursing simulation, SimMan, simulation mannequin
Staff development in nursing: in-service education, in-services, staff training for nurses, competency validation
Preceptorship: precepting, preceptor
Nursing leadership: nurse management
Nurse scheduling: nurse staffing, unit staffing
State survey preparation: state survey, survey readiness, mock surveys, DOH survey
Plans of correction: POC writing
Joint Commission standards: Joint Commission, JCAHO, TJC, accreditation readiness
QAPI: quality assurance performance improvement, QAPI tools
MDS assessments: MDS 3.0, MDS, minimum data set, RAI process
PDPM: patient driven payment model, RUGs
Medicare Part A: skilled nursing Medicare
Medical chronologies: medical record summaries, medical timelines
Medicare set-asides: WCMSA
Activities of daily living: ADLs, ADL care, help with daily living, activities of daily living training
Bathing and grooming: bathing, dressing and grooming, personal hygiene care, bed baths
Transfers: patient transfers, transferring patients, gait belt, lifting patients
Hoyer lift: mechanical lift, patient lift, sit to stand lift
Feeding assistance: feeding patients, help at meals
Toileting: incontinence care, changing briefs, bathroom help
Turning and positioning: repositioning patients
Range of motion exercises: ROM exercises, passive exercises
Intake and output: I&O
Bed making: making beds, linen changes
Fall prevention: fall risk prevention, fall assessment
Long term care: nursing home care, LTC, skilled nursing
PointClickCare: PCC charting, Point Click Care
MatrixCare
Meditech: Meditech Expanse
Pyxis: BD Pyxis, Omnicell, automated dispensing cabinet, AcuDose
IV pump: infusion pump, Alaris pump, smart pump
HCHB: Homecare Homebase, PointCare
Axxess: Kinnser, WellSky home health
Immunization registry: vaccine registry, state immunization system
`;
