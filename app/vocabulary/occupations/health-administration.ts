import type { OccupationEntry } from "../types.ts";

/** Running hospitals and practices, coding and billing, medical records, the front desk, and public health. */
export const HEALTH_ADMINISTRATION: readonly OccupationEntry[] = [
  {
    name: "Hospital administrator",
    titles:
      "hospital CEO, healthcare administrator, health care executive, hospital chief executive, hospital director, health services manager, hospital COO, health system executive, hospital president, interim hospital executive, service line director, hospital department director, hospital manager, healthcare executive, surgery center administrator, ASC administrator, hospice administrator, rural hospital administrator, hospital superintendent, hospital secretary, house governor, hospital steward",
    credentials: "FACHE, MHA, MBA, CASC",
    tools: "Epic, Strata Decision, Press Ganey, Kaufman Hall",
    skills:
      "hospital operations, healthcare strategy, service line development, healthcare finance, Joint Commission standards, physician relations, patient satisfaction, regulatory compliance, interim leadership, medical staff relations, capital planning, hospital budgeting, community health needs assessment, board relations, throughput improvement",
    duties:
      "run a hospital, lead clinical departments, hospital budgets and staffing, prepare for Joint Commission, start new service lines, work with the medical staff, interim hospital leadership, turn around losing hospital, open a surgery center, report to hospital board, raise patient satisfaction, negotiate with insurers, certificate of need, head of the whole hospital, keep a hospital open, doctors nurses and money",
    beside: "Medical practice manager, Healthcare consultant, Nursing home administrator, Chief executive officer",
    not: "hospital director of nursing",
    context: { "health services manager": "hospital, clinic, patients, medical" },
  },
  {
    name: "Medical practice manager",
    titles:
      "medical office manager, practice manager, practice administrator, clinic manager, clinic administrator, doctor's office manager, dental office manager, dental practice manager, physician practice manager, medical group administrator, surgery practice administrator, optical practice manager, therapy practice manager, practice management consultant, medical practice consultant, health center manager, doctors' surgery manager, surgery manager, group practice manager, doctor's business manager",
    credentials: "CMPE, CMM, FACMPE, CMOM, AADOM",
    tools: "athenahealth, eClinicalWorks, Dentrix, NextGen, QuickBooks, AdvancedMD",
    skills:
      "practice management, medical billing oversight, staff scheduling, front desk management, payer contracts, HIPAA compliance, provider scheduling, patient flow, accounts receivable, EHR implementation, medical office budgeting, credentialing, hiring office staff, OSHA compliance, MIPS reporting",
    duties:
      "run a doctor's office, manage front desk and billers, schedule providers, handle patient complaints, watch collections and denials, medical office payroll, negotiate payer contracts, set up new practice, hire medical office staff, keep HIPAA and OSHA binders, roll out electronic records, interim practice manager, order clinic supplies, keep a doctor's office humming, be over the receptionists, bills and appointments at the doctor's",
    below: "Medical receptionist, Medical biller",
    beside: "Office manager, Revenue cycle manager",
    context: {
      "surgery manager": "doctor, patients, practice",
      "practice manager": "medical, patients, physicians, dental, clinic, doctor",
      "practice administrator": "medical, patients, physicians, clinic",
      "clinic manager": "patients, medical, physicians",
      "health center manager": "patients, clinic, medical",
    },
    not: "law practice manager, veterinary practice manager, accounting practice manager",
  },
  {
    name: "Nursing home administrator",
    titles:
      "NHA, LNHA, licensed nursing home administrator, long term care administrator, skilled nursing administrator, interim nursing home administrator, health care center administrator, SNF administrator, care home manager, rest home manager, nursing facility administrator, administrator in training preceptor, old people's home matron, rest home operator, old folks home manager, matron, old folks' home superintendent, convalescent home manager, warden of an old people's home",
    credentials: "LNHA, NHA license, CALA, RCAL",
    tools: "PointClickCare, CASPER reports, QAPI tools",
    skills:
      "long term care administration, state survey preparation, plans of correction, census building, PDPM, nursing home budgeting, Medicaid rates, QAPI, staffing, family relations, regulatory compliance, turnaround management, resident rights, interim leadership",
    duties:
      "run a nursing home, get through state survey, keep the beds full, write plans of correction, interim administrator assignments, meet with resident families, nursing home budget, star rating improvement, lead department heads, investigate abuse reports, handle ombudsman complaints, turn around troubled facility, be in charge of an old folks' home, see that old people get good care, manage a home for old people",
    below: "Assisted living director",
    beside: "Healthcare consultant",
    context: {
      "old folks home manager": "nursing, ombudsman, facility, correction, matron, star",
      matron: "old people's home, residents, rest home",
    },
  },
  {
    name: "Healthcare consultant",
    titles:
      "health care consultant, hospital consultant, healthcare management consultant, healthcare operations consultant, healthcare strategy consultant, clinical operations consultant, accreditation consultant, Joint Commission consultant, survey readiness consultant, hospital turnaround consultant, healthcare advisor, health policy consultant, health policy analyst, Medicare consultant, nursing home consultant, managed care consultant, hospital adviser, hospital efficiency expert",
    credentials: "FACHE, MHA, CPHQ, Lean Six Sigma, CHC",
    tools: "Tableau, Excel, value stream maps",
    skills:
      "healthcare strategy, hospital operations, clinical workflow redesign, Lean healthcare, accreditation readiness, feasibility studies, reimbursement analysis, managed care contracting, health policy, regulatory compliance, value based care, mock surveys, due diligence healthcare, project management",
    duties:
      "advise hospitals on operations, mock accreditation surveys, improve patient flow, study clinic finances, redesign clinical workflows, interim department leadership, feasibility of new clinic, managed care contract advice, coach hospital managers, help startups sell to hospitals, analyze Medicare payment rules, write health policy papers, tell hospitals how to run better, shorter waits at clinics",
    beside: "Management consultant, Healthcare quality manager, Revenue cycle manager, Medical director",
    context: {
      "hospital consultant": "operations, management, strategy, turnaround",
      "accreditation consultant": "hospital, Joint Commission, survey, clinic",
      "Medicare consultant": "reimbursement, billing, hospital, compliance",
      "health policy analyst": "hospital, healthcare, Medicare, payers",
    },
  },
  {
    name: "Healthcare quality manager",
    titles:
      "quality improvement nurse, healthcare quality director, patient safety officer, clinical quality manager, hospital quality manager, performance improvement coordinator, healthcare quality improvement specialist, CPHQ, HEDIS nurse abstractor, patient safety specialist, accreditation manager, Joint Commission coordinator, clinical data abstractor, registry abstractor, patient experience manager, QAPI coordinator, quality nurse, medical audit officer, medical audit nurse, utilization review nurse",
    credentials: "CPHQ, CPPS, RN license, CJCP, Lean Six Sigma",
    tools: "RLDatix, Press Ganey, Tableau, NDNQI",
    skills:
      "quality improvement, patient safety, root cause analysis, Joint Commission standards, core measures, HEDIS abstraction, chart abstraction, PDSA cycles, performance dashboards, patient satisfaction, accreditation readiness, incident review, peer review support, policy writing",
    duties:
      "track hospital quality measures, root cause analysis of errors, prepare for accreditation, abstract charts for registries, patient safety rounds, improve readmission rates, lead improvement teams, HEDIS season chart reviews, report core measures, review incident reports, raise patient survey scores, falls prevention projects, see that hospitals don't make mistakes, falls and infections, look through charts for errors",
    beside: "Healthcare risk manager, Health informatics specialist, Nurse educator",
    context: {
      "utilization review nurse": "quality, charts",
      "accreditation manager": "hospital, Joint Commission, clinic",
      "patient experience manager": "hospital, satisfaction, surveys",
    },
  },
  {
    name: "Healthcare risk manager",
    titles:
      "hospital risk manager, clinical risk manager, healthcare compliance officer, hospital compliance officer, HIPAA privacy officer, HIPAA compliance officer, patient relations manager, healthcare compliance consultant, medical malpractice claims manager, healthcare privacy officer, nurse risk manager, healthcare compliance auditor, hospital complaints officer, hospital safety officer",
    credentials: "CPHRM, CHC, CHPC, RN license",
    tools: "RLDatix, HealthStream, Compliance 360",
    skills:
      "healthcare risk management, HIPAA compliance, healthcare compliance, Stark Law, anti-kickback statute, incident review, malpractice claims, informed consent, privacy breach response, compliance training, policy writing, exclusion screening, billing compliance audits, event disclosure",
    duties:
      "investigate patient injuries, manage malpractice claims, HIPAA breach investigations, train staff on privacy, audit billing for fraud, run compliance hotline, answer subpoenas for records, review consent forms, write compliance policies, talk with upset families, report serious events, advise on Stark rules, what went wrong with a patient, keep patients' secrets safe, angry families",
    beside: "Compliance officer, Healthcare attorney, Liability claims adjuster",
    context: {
      "hospital risk manager": "patients, incidents, malpractice, clinical",
      "HIPAA privacy officer": "hospital, patients, medical records",
    },
  },
  {
    name: "Revenue cycle manager",
    titles:
      "revenue cycle director, patient financial services director, medical billing manager, hospital business office manager, business office director, patient accounts manager, hospital reimbursement manager, chargemaster coordinator, healthcare reimbursement specialist, revenue integrity analyst, revenue cycle consultant, nursing home business office manager, denials manager, medical collections manager, healthcare finance manager, hospital credit manager, hospital accounts manager",
    credentials: "CRCR, CHFP, CPAM, CPC, FHFMA",
    tools: "Epic Resolute, Waystar, Availity, Change Healthcare, PointClickCare",
    skills:
      "revenue cycle management, denial management, medical billing oversight, charge capture, chargemaster, Medicare cost reports, accounts receivable, payer contracts, cash posting, reimbursement analysis, patient collections, billing compliance audits, Medicaid pending applications, KPI dashboards",
    duties:
      "lead hospital billing office, cut claim denials, bring down days in AR, fix charge capture, prepare Medicare cost report, manage medical billers, nursing home resident billing, appeal underpaid claims, watch cash collections, set up price list, Medicaid applications for residents, clean up old accounts, get the hospital paid, bills that insurance won't pay",
    below: "Medical biller, Medical coder, Patient access representative",
    beside: "Accounting manager, Financial controller",
    context: {
      "denials manager": "hospital, claims, medical billing",
      "business office director": "hospital, nursing home, patients",
      "healthcare reimbursement specialist": "claims, payers, patients",
    },
  },
  {
    name: "Medical coder",
    titles:
      "CPC, certified professional coder, medical coding specialist, inpatient coder, outpatient coder, coding specialist, health information coder, risk adjustment coder, HCC coder, hospital coder, clinical coder, coding auditor, medical coding auditor, CCS, DRG coder, DRG validator, medical records coder, coding educator, coding compliance auditor, coder, disease coder, diagnosis coder, coding clerk",
    credentials: "CPC, CCS, COC, CRC risk adjustment coder, AAPC, AHIMA, RHIT, CPMA",
    tools: "3M encoder, EncoderPro, Epic, Optum360, TruCode",
    skills:
      "ICD-10 coding, CPT coding, HCPCS coding, DRG coding, HCC risk adjustment, E/M leveling, chart auditing, coding compliance, CPT modifiers, medical terminology, anatomy knowledge, surgical coding, claim edits, coder training, denials appeals",
    duties:
      "assign diagnosis codes, code charts from home, code surgeries and office visits, pick DRGs, audit coded records, query doctors on documentation, keep up with code changes, work coding denials, risk adjustment chart reviews, train new coders, read operative reports, meet coding productivity, turn what the doctor wrote into numbers, look up codes in a big book, look up codes for diagnoses",
    step: "Medical biller, Clinical documentation specialist",
    beside: "Health information manager, Medical records clerk, Medical transcriptionist",
    context: {
      "coding clerk": "medical, hospital, diagnosis",
      CPC: "coder, coding, medical, ICD-10, AAPC",
      CCS: "coder, coding, medical, ICD-10, AHIMA",
      "coding specialist": "medical, ICD-10, CPT",
      "coding educator": "medical, ICD-10, CPT",
      "clinical coder": "medical, ICD-10, hospital, diagnosis",
      coder: "medical, ICD-10, CPT, charts, diagnosis, hospital",
    },
  },
  {
    name: "Medical biller",
    titles:
      "medical billing specialist, medical billing clerk, insurance biller, claims biller, patient accounts representative, hospital biller, dental biller, physician biller, medical billing associate, insurance follow up representative, medical collections specialist, medical payment poster, home health biller, therapy biller, medical AR follow up specialist, patient billing clerk, medical insurance clerk, medical billing consultant, charge entry clerk, biller, doctor's billing clerk, insurance clerk, doctor's bookkeeper, dental insurance clerk",
    credentials: "CPB, CMRS, CBCS, CMBS",
    tools: "Waystar, Availity, Kareo, AdvancedMD, Office Ally, athenahealth, Dentrix, Medisoft",
    skills:
      "medical billing, claims submission, denial management, payment posting, insurance follow up, insurance verification, Medicare billing, Medicaid billing, EOB reading, patient statements, CPT coding, workers' compensation billing, charge entry, patient collections, CMS-1500, UB-04",
    duties:
      "send claims to insurance, post insurance payments, work denied claims, call insurers about unpaid claims, mail patient statements, answer billing questions, Medicare and Medicaid billing, check eligibility, set up payment plans, enter charges, bill from home for doctors, fix rejected claims, read EOBs, fight with insurance companies, paperwork for Medicare, do a dentist's bills",
    beside:
      "Accounts receivable clerk, Patient access representative, Prior authorization specialist, Health insurance claims examiner",
    context: {
      "insurance clerk": "doctor, hospital, dentist",
      biller: "medical, claims, insurance, patients, dental, physician",
    },
  },
  {
    name: "Medical records clerk",
    titles:
      "medical records technician, medical records specialist, health information technician, HIM clerk, HIM technician, medical file clerk, release of information specialist, ROI specialist, medical records coordinator, chart clerk, chart abstractor, medical records assistant, RHIT, cancer registrar, tumor registrar, CTR, medical records analyst, medical records scanner, birth registrar, patient records clerk, chart girl, medical files girl, records room clerk, medical records girl, chart filer",
    credentials: "RHIT, CRIS, certified tumor registrar, ODS registrar",
    tools: "Epic, OnBase, Ciox, ChartMaxx",
    skills:
      "medical records, release of information, chart assembly, document scanning, HIPAA compliance, chart deficiency tracking, records retention, cancer registry, medical terminology, patient data entry, subpoena response, merging duplicate records, medical filing",
    duties:
      "pull and file patient charts, scan medical records, send records to lawyers, release of information requests, chase missing signatures, check charts for completeness, cancer registry abstracts, index documents, purge old charts, birth certificate forms, merge duplicate records, protect patient privacy, find a patient's folder, put charts away in order, copy records for lawyers",
    above: "Health information manager",
    beside: "Records clerk, Data entry clerk, Unit secretary",
    context: { CTR: "cancer, tumor, registry, abstract", "chart clerk": "patients, medical" },
  },
  {
    name: "Health information manager",
    titles:
      "HIM director, HIM manager, medical records director, RHIA, director of health information management, medical records manager, medical record administrator, medical records librarian, health information administrator, health records manager, coding manager, HIM consultant, medical records consultant, medical records supervisor, medical records officer, record room supervisor",
    credentials: "RHIA, RHIT, CHPS, CHDA, AHIMA",
    tools: "Epic, 3M encoder, OnBase, Meditech",
    skills:
      "health information management, medical records, coding oversight, HIPAA compliance, records retention, EHR implementation, data governance, release of information, clinical documentation improvement, transcription oversight, Joint Commission standards, legal health record, staff supervision",
    duties:
      "run medical records department, oversee coders and clerks, set record retention rules, keep charts complete for surveys, move paper charts to electronic, answer records subpoenas, privacy officer duties, nursing home records consulting, data quality checks, manage transcription vendors, cut uncoded accounts, be over all the patients' charts, keep medical papers private",
    beside: "Health informatics specialist, Records manager, Revenue cycle manager",
    context: {
      "coding manager": "medical, HIM, ICD-10, coders",
      "health records manager": "medical, hospital, patients",
    },
  },
  {
    name: "Medical transcriptionist",
    titles:
      "medical transcriber, medical typist, medical language specialist, medical dictation typist, medical transcription editor, medical speech recognition editor, healthcare documentation specialist, medical audio typist, radiology transcriptionist, pathology transcriptionist, medical report proofreader, medical dictaphone typist, medical secretary, dictaphone typist, medical stenographer, clinic letters typist, doctor's typist",
    credentials: "RHDS, CHDS, CMT transcription",
    tools: "foot pedal, Dragon Medical, Express Scribe, Fluency Direct, Stedman's",
    skills:
      "medical transcription, medical terminology, fast typing, speech recognition editing, proofreading medical reports, operative reports, foreign accent dictation, medical report formatting, radiology reports, anatomy knowledge, HIPAA compliance",
    duties:
      "type doctors' dictation, transcribe operative reports, edit speech recognition drafts, listen with foot pedal, type from home for clinic, look up drug names, proofread medical reports, transcribe IME reports, understand accented dictation, flag blanks for doctor, format discharge summaries, type what the doctor says into a machine, headphones and a pedal, long medical words",
    step: "Medical scribe",
    beside: "Transcriptionist, Court reporter",
    context: { "medical secretary": "type, dictation, letters", "dictaphone typist": "doctor, medical" },
  },
  {
    name: "Medical scribe",
    titles:
      "scribe, ER scribe, physician scribe, virtual scribe, remote medical scribe, clinical scribe, emergency department scribe, medical documentation assistant, AI scribe editor, telescribe, provider scribe, doctor's note taker, clinic note taker",
    credentials: "CMSS, ACMSS",
    tools: "Epic, Dragon Medical, eClinicalWorks, athenahealth",
    skills:
      "medical scribing, medical terminology, fast typing, electronic health records, visit note writing, order pending, HIPAA compliance, note taking, chart preparation, listening skills",
    duties:
      "type notes during patient visits, follow doctor through visits, write the history and exam, listen in remotely to visits, prep charts before clinic, pend orders for doctor, finish notes after shift, correct AI visit notes, record procedures in ER, pull up lab results, follow the doctor around and write it all down",
    beside: "Medical receptionist, Medical records clerk",
    context: { scribe: "medical, physician, doctor, patient, ER, chart, provider" },
    not: "calligraphy scribe, legal scribe",
  },
  {
    name: "Clinical documentation specialist",
    titles:
      "CDI specialist, CDI nurse, clinical documentation improvement specialist, clinical documentation integrity specialist, CCDS, CDIP, clinical documentation nurse, documentation improvement nurse, CDI consultant, CDI auditor, outpatient CDI specialist, chart review nurse",
    credentials: "CCDS, CDIP, RN license, CCS",
    tools: "3M 360, Epic, Optum CDI",
    skills:
      "clinical documentation improvement, physician queries, DRG coding, severity of illness, chart review, ICD-10 coding, concurrent review, physician education, HCC risk adjustment, clinical validation, mortality review",
    duties:
      "review current inpatient charts, query doctors for missing diagnoses, capture severity of illness, reconcile DRGs with coders, teach doctors documentation, validate sepsis diagnoses, work remotely reviewing inpatient charts, track query response, review deaths and quality cases, appeal DRG downgrades, go through charts to see what the doctor forgot to write",
    below: "Registered nurse",
    beside: "Healthcare quality manager",
  },
  {
    name: "Health informatics specialist",
    titles:
      "clinical informaticist, nursing informatics specialist, nurse informaticist, informatics nurse, EHR analyst, Epic analyst, Cerner analyst, EHR trainer, Epic trainer, clinical applications analyst, EHR implementation consultant, EMR specialist, go-live support specialist, health IT consultant, health data analyst, physician informaticist, CMIO, meaningful use coordinator",
    credentials: "Epic certification, RN-BC informatics, CPHIMS, CAHIMS, RHIA, CHDA",
    tools: "Epic, Cerner, Meditech, Allscripts, NextGen, SQL, Rhapsody interface engine",
    skills:
      "health informatics, EHR implementation, electronic health records, clinical workflow redesign, end user training, HL7 interfaces, order set building, report writing, go-live support, data validation, system testing, interoperability, HIPAA compliance, healthcare analytics, telehealth implementation",
    duties:
      "build and test EHR screens, train doctors on Epic, elbow support at go-live, map clinical workflows, write reports from hospital data, fix order sets, convert to new records system, interface testing, help desk for clinicians, set up patient portal, link nursing and IT, analyze claims and quality data",
    beside: "Systems analyst, Data analyst, Computer trainer",
    context: {
      "EHR analyst": "hospital, clinical, nurses, physicians",
      "Epic analyst": "hospital, clinical, nurses, physicians",
      "Epic trainer": "hospital, clinical, nurses, physicians",
      "EHR trainer": "hospital, clinical, nurses, physicians",
      "go-live support specialist": "Epic, Cerner, hospital, clinicians",
      "health data analyst": "clinical, EHR, hospital, informatics",
    },
  },
  {
    name: "Medical receptionist",
    titles:
      "medical front desk clerk, medical secretary, doctor's receptionist, medical office receptionist, dental receptionist, dental front office, dental front desk, medical front office, medical office specialist, medical appointment scheduler, medical scheduler, patient service representative, front office medical assistant, clinic receptionist, patient coordinator, medical administrative assistant, surgery scheduler, doctor's secretary, optometry receptionist, GP surgery receptionist, hospital receptionist, dental front desk coordinator, surgery receptionist, dentist's receptionist, doctor's front desk girl, appointments clerk, outpatients clerk, clinic clerk",
    credentials: "CMAA, CMAS, HIPAA training",
    tools: "athenahealth, eClinicalWorks, Epic, Dentrix, Eaglesoft, Phreesia",
    skills:
      "patient scheduling, patient check-in, insurance verification, copay collection, medical terminology, multi-line phone, specialist referrals, medical front desk, appointment reminders, electronic health records, surgery scheduling, patient registration, HIPAA compliance, medical filing",
    duties:
      "greet patients at the desk, book doctor's appointments, answer clinic phones, check patients in and out, collect copays, scan insurance cards, call appointment reminders, fax referrals, schedule surgeries, pull charts for the day, fill dental schedule, take messages for the doctor, new patient paperwork, answer the phone at a doctor's office, make appointments for patients, friendly face in the waiting room",
    beside: "Receptionist, Administrative assistant, Unit secretary",
    context: {
      "medical secretary": "receptionist, appointment, surgery, doctor, copays, desk",
      "appointments clerk": "doctor, clinic, patients",
      "patient coordinator": "clinic, appointments, dental, scheduling",
      "patient service representative": "clinic, medical, appointments, scheduling",
    },
  },
  {
    name: "Patient access representative",
    titles:
      "patient registrar, admitting clerk, hospital admissions clerk, hospital registration clerk, ER registrar, hospital registrar, patient registration clerk, insurance verification specialist, hospital financial counselor, patient financial counselor, patient access specialist, hospital admissions representative, benefits verification specialist, admitting representative, hospital switchboard operator, hospital Medicaid eligibility specialist, pre-registration clerk, hospital call center scheduler, central scheduler, admissions clerk, admitting office clerk, hospital admitting clerk, casualty clerk, ER clerk, casualty receptionist",
    credentials: "CHAA, CHAM",
    tools: "Epic Prelude, Availity, Experian Health, Experian Passport",
    skills:
      "patient registration, insurance verification, copay collection, financial counseling, Medicaid applications, prior authorization, consent forms, patient identification, bed placement, price estimates, patient data entry, charity care applications",
    duties:
      "register patients in ER, get insurance cards and signatures, verify insurance before procedures, collect deposits, Medicaid and charity care applications, put on wristbands, schedule hospital tests, estimate patient costs, answer hospital switchboard, admit overnight patients, explain consent forms, sign sick people in at the hospital, wristbands and clipboards, ask folks about insurance",
    beside: "Prior authorization specialist, Unit secretary, Eligibility worker",
    context: {
      "admissions clerk": "hospital, patients, ward",
      "central scheduler": "hospital, patients, procedures, imaging",
      "hospital admissions clerk": "patients",
    },
  },
  {
    name: "Prior authorization specialist",
    titles:
      "prior auth specialist, precertification specialist, pre-cert specialist, authorization coordinator, referral coordinator, referral specialist, insurance authorization specialist, medication prior authorization specialist, managed care coordinator, medical authorization clerk, medical intake coordinator, home health intake coordinator, referral clerk, insurance approvals clerk, preapproval clerk",
    credentials: "CPAR, CMAA, CPhT",
    tools: "CoverMyMeds, Availity, Epic, NaviNet",
    skills:
      "prior authorization, specialist referrals, insurance verification, medical necessity letters, payer portals, peer-to-peer scheduling, medical terminology, benefit checks, insurance appeals, patient intake, CPT coding",
    duties:
      "get insurance approval for procedures, call insurers for authorization, send clinical notes to payers, track pending approvals, refer patients to specialists, drug prior authorizations, schedule peer to peer calls, appeal denied authorizations, intake for home health, update referral queue, ask the insurance company for a yes, get an OK for a scan",
    beside: "Medical receptionist, Pharmacy technician",
    context: {
      "referral coordinator": "patients, specialists, insurance, medical",
      "referral specialist": "patients, medical, insurance",
      "referral clerk": "patients, medical",
      "managed care coordinator": "insurance, patients, medical",
      "authorization coordinator": "insurance, medical, patients",
    },
  },
  {
    name: "Unit secretary",
    titles:
      "ward clerk, unit clerk, health unit coordinator, HUC, hospital unit secretary, nursing station clerk, hospital floor secretary, ward secretary, hospital unit coordinator, nursing unit clerk, monitor tech unit clerk, nursing scheduler, nursing staffing coordinator, floor clerk, ward clerkess, ward receptionist, floor secretary",
    credentials: "CHUC, NAHUC, BLS",
    tools: "Epic, Vocera, pneumatic tube, API scheduling",
    skills:
      "order entry, multi-line phone, chart assembly, call light response, staff scheduling, medical terminology, patient transfers paperwork, paging doctors, supply ordering, visitor direction, census tracking, staffing calls",
    duties:
      "answer the nursing station phone, enter doctors' orders, page doctors, put charts together, direct visitors on the floor, answer call lights, order unit supplies, call transport for patients, fill open nursing shifts, track beds on unit, send tubes to lab, papers for the ward",
    beside: "Administrative assistant, Appointment scheduler",
    context: { "floor secretary": "ward, nurses, hospital", HUC: "unit, hospital, nursing, orders" },
  },
  {
    name: "Credentialing specialist",
    titles:
      "medical credentialing specialist, provider enrollment specialist, credentialing coordinator, medical staff coordinator, medical staff services professional, provider enrollment coordinator, payer enrollment specialist, medical staff secretary, physician credentialing coordinator, credentialing manager, medical staff services manager, provider credentialing consultant, medical staff services director, medical staff office clerk, licensing clerk",
    credentials: "CPCS, CPMSM, NAMSS",
    tools: "CAQH, MD-Staff, symplr, PECOS, VerityStream",
    skills:
      "credentialing, provider enrollment, primary source verification, privileging, CAQH profiles, Medicare enrollment, medical staff bylaws, license tracking, NCQA standards, reappointment files, committee minutes, sanctions screening",
    duties:
      "check doctors' licenses and training, enroll doctors with insurers, keep CAQH up to date, hospital privileges files, verify board certification, reappointment every two years, credentials committee minutes, track expiring licenses, Medicare enrollment forms, set up doctors with payers, check that a doctor is really a doctor, licenses and diplomas for doctors",
    beside: "Medical practice manager, Human resources generalist, Prior authorization specialist",
    context: { "licensing clerk": "doctors, hospital, nurses" },
  },
  {
    name: "Patient advocate",
    titles:
      "patient representative, patient navigator, health advocate, patient care advocate, private patient advocate, independent patient advocate, hospital ombudsman, healthcare advocate, medical advocate, patient liaison, patient relations representative, care navigator, medical bill advocate, healthcare navigator, patient experience representative, cancer navigator, hospital greeter, lady almoner, almoner, patient ombudsman, medical bill helper",
    credentials: "BCPA, CPXP, RN license",
    tools: "patient portals, MyChart, telehealth platforms",
    skills:
      "patient advocacy, medical bill review, insurance appeals, healthcare navigation, complaint resolution, medical appointment accompaniment, care coordination, Medicare counseling, patient rights, second opinion arrangement, family communication, grievance handling",
    duties:
      "go with patients to appointments, take notes at doctor visits, fight wrong medical bills, appeal insurance denials for patients, explain diagnosis in plain words, handle hospital complaints, find specialists, hear nursing home residents' concerns, guide families through hospital, help uninsured patients, greet and direct visitors, stand up for sick people, go along to the doctor, help folks with hospital bills, someone on the patient's side",
    beside: "Geriatric care manager, Community health worker, Medical social worker",
    context: {
      almoner: "patients, bills, hospital",
      "patient liaison": "hospital, families, clinic",
      "care navigator": "patients, medical, health",
      "medical advocate": "patients, appointments, bills",
    },
  },
  {
    name: "Community health worker",
    titles:
      "promotora, promotor de salud, community health advocate, health outreach worker, CHW, community health representative, health promoter, patient outreach worker, public health aide, contact tracer, HIV outreach worker, disease intervention specialist, health visitor's assistant, neighborhood health aide, health aide, village health worker, outreach lady",
    credentials: "CHW certification, community health representative certificate, CPR",
    tools: "MyChart, REDCap, health risk surveys",
    skills:
      "community outreach, health education, home visits, resource referral, contact tracing, bilingual Spanish outreach, benefits enrollment, cultural competence, blood pressure checks, HIV testing, motivational interviewing, health screening",
    duties:
      "visit neighbors about health, help families get insurance, trace contacts of sick people, outreach at churches and clinics, translate for Spanish speaking patients, blood pressure checks in community, remind patients of appointments, find food and housing help, hand out health information, HIV testing outreach, visit folks at home about their health, help neighbors get to the doctor",
    beside: "Health educator, Social worker, Case manager",
    context: {
      "health aide": "neighborhood, families, visits",
      "contact tracer": "health, disease, COVID, exposure",
      CHW: "community, health, outreach",
    },
  },
  {
    name: "Health educator",
    titles:
      "public health educator, community health educator, health education specialist, CHES, health promotion specialist, patient educator, sex educator, health promotion coordinator, tobacco prevention educator, drug prevention educator, prevention specialist, chronic disease self management leader, fall prevention educator, AIDS educator, health lecturer, hygiene lecturer, health demonstrator, health education officer, mothercraft instructor",
    credentials: "CHES, MCHES, MPH, certified prevention specialist",
    tools: "PowerPoint, Canva, evidence based prevention curricula",
    skills:
      "health education, program planning, health promotion, curriculum development, community workshops, grant reporting, social marketing, prevention programs, needs assessment, public speaking, chronic disease education, fall prevention, health fairs, program evaluation",
    duties:
      "teach health classes in community, run health fairs, fall prevention workshops for seniors, write health brochures, teen pregnancy prevention, drug and alcohol prevention talks, healthy eating classes, plan health campaigns, lead chronic disease workshops, train peer leaders, measure program results, teach folks about diabetes, talks about eating right, quit smoking classes",
    beside: "Public health program manager",
    context: { "prevention specialist": "drugs, alcohol, tobacco, community, youth, health" },
  },
  {
    name: "Epidemiologist",
    titles:
      "infectious disease epidemiologist, public health epidemiologist, disease detective, state epidemiologist, field epidemiologist, epidemiology consultant, public health surveillance analyst, chronic disease epidemiologist, environmental epidemiologist, disease surveillance specialist, public health analyst, outbreak investigator, epidemiology professor, health outcomes researcher, pharmacoepidemiologist, contact tracer, medical statistician, VD contact tracer, disease tracker",
    credentials: "MPH, PhD epidemiology, DrPH, CPH, EIS alumni",
    tools: "SAS, R programming, Stata, Epi Info, ArcGIS, REDCap, SPSS",
    skills:
      "epidemiology, disease surveillance, outbreak investigation, study design, biostatistics, survey design, SAS programming, cohort studies, public health reporting, data analysis, literature review, cluster investigation, health outcomes research, GIS mapping of disease",
    duties:
      "track disease outbreaks, study causes of disease, analyze health data, foodborne outbreak interviews, design health studies, cancer cluster investigations, map disease cases, write surveillance reports, advise health departments, vaccine effectiveness studies, publish health research, find out how a sickness spreads, trace who caught what, count cases of flu",
    beside: "Statistician, Public health program manager",
    context: { "public health analyst": "disease, surveillance, epidemiology" },
  },
  {
    name: "Public health program manager",
    titles:
      "public health director, public health administrator, health department director, county health director, public health consultant, global health consultant, public health advisor, immunization program manager, WIC director, maternal child health program manager, public health preparedness coordinator, health program coordinator, international health advisor, community health center director, FQHC director, rural health director, population health manager, medical officer of health, county health officer, health commissioner, sanitary commissioner",
    credentials: "MPH, CPH, DrPH",
    tools: "Excel, REDCap, grants.gov",
    skills:
      "public health administration, program management, grant management, community health needs assessment, emergency preparedness, health promotion, coalition building, program evaluation, population health, accreditation PHAB, policy development, global health, budget management",
    duties:
      "run county health department programs, write public health grants, plan vaccination campaigns, emergency health planning, community health assessment, oversee WIC and clinics, lead health coalitions, health programs in developing countries, report to board of health, evaluate prevention programs, manage community health center, shots for the whole county, keep a town healthy, clean water and vaccines",
    beside: "Nonprofit program manager, Hospital administrator, Health inspector, Emergency management director",
    context: {
      "county health officer": "public, vaccination, coalitions, preparedness, population, grants",
      "medical officer of health": "public, county, vaccination, coalitions, preparedness, population",
    },
  },
];
