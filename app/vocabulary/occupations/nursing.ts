import type { OccupationEntry } from "../types.ts";

/** Nurses of all kinds, from nursing assistants to directors of nursing. */
export const NURSING: readonly OccupationEntry[] = [
  {
    name: "Registered nurse",
    titles:
      "RN, nurse, staff nurse, hospital nurse, floor nurse, bedside nurse, medical surgical nurse, med surg nurse, telemetry nurse, charge nurse, per diem nurse, PRN nurse, travel nurse, float nurse, clinic nurse, office nurse, ward sister, registered general nurse, professional nurse, BSN nurse, graduate nurse, SRN, state registered nurse, RGN, nursing sister, hospital sister, diploma nurse, staff RN, general duty nurse, general nurse, army nurse, sister",
    credentials: "RN license, BSN, ADN, BLS, ACLS, NCLEX-RN, compact nursing license, CMSRN",
    tools: "Epic, Cerner, Meditech, Pyxis, IV pump, Alaris pump, glucometer, Hoyer lift",
    skills:
      "nursing assessment, medication administration, IV therapy, vital signs, wound care, patient education, care planning, charting, blood draws, catheter insertion, telemetry monitoring, discharge planning, medication reconciliation, delegation, infection control, tube feeding, nursing documentation",
    duties:
      "care for hospital patients, pass medications, start IVs, take vital signs, change dressings, chart patient care, hand off at shift change, follow doctors' orders, teach patients before discharge, watch for changes in condition, draw blood, night and weekend shifts, supervise aides on floor, insert catheters, answer call lights, admit new patients, take blood pressure and temperature, look after sick folks in a hospital, hook up drips, hold a patient's hand, give needles and pills, make rounds on the ward, sit with someone after an operation",
    below: "Licensed practical nurse, Nursing assistant",
    above: "Nurse manager, Nurse practitioner",
    step: "Immunization nurse, Clinical research coordinator",
    beside: "Medical assistant, Paramedic, Patient advocate, Respiratory therapist",
    not: "dental nurse, veterinary nurse, nursery nurse, nurse recruiter, nurse shark, wet nurse, nurse call system, nurse scheduler, nurse staffing, nurse aide, nurse's aide, nurse tech, nurse log",
    context: {
      sister: "ward, hospital, nursing, patients",
      RN: "nursing, patients, hospital, license, BSN, clinic, shift",
      "charge nurse": "patients, unit, shift, hospital, RN",
    },
  },
  {
    name: "Licensed practical nurse",
    titles:
      "LPN, LVN, licensed vocational nurse, practical nurse, vocational nurse, enrolled nurse, nursing home nurse, long term care nurse, geriatric nurse, registered practical nurse, state enrolled nurse, med nurse, treatment nurse, private duty nurse, private nurse, SNF nurse, trained practical nurse, nursing home charge nurse, old age home nurse",
    credentials: "LPN license, LVN license, IV certification, BLS, NCLEX-PN, compact nursing license",
    tools: "PointClickCare, MatrixCare, med cart, glucometer, feeding pump, blood pressure cuff",
    skills:
      "medication administration, med pass, wound dressing, vital signs, blood sugar checks, injections, tube feeding, catheter care, tracheostomy care, long term care, insulin administration, nursing documentation, supervising aides, resident care, charting",
    duties:
      "pass meds in nursing home, change wound dressings, check blood sugars, give insulin and shots, take vital signs, watch over residents, report changes to the RN, supervise nursing assistants, home trach and vent care, tube feedings, chart on residents, treatments on evening shift, private duty shifts, call the doctor about residents, look after old folks in a rest home, hand out pills on the cart, bandage sores, take temperatures, give a needle in the arm, see patients settle for the night, keep an eye on diabetics",
    step: "Medical assistant, School nurse",
    beside: "Phlebotomist, Dialysis technician",
    context: {
      "private nurse": "patient, home, care, medications",
      "treatment nurse": "wounds, nursing home, residents, dressings",
    },
  },
  {
    name: "Nurse practitioner",
    titles:
      "NP, ARNP, APRN, family nurse practitioner, FNP, CRNP, adult nurse practitioner, geriatric nurse practitioner, acute care nurse practitioner, psychiatric nurse practitioner, PMHNP, women's health nurse practitioner, advanced practice nurse, advanced practice registered nurse, clinical nurse specialist, CNS, telehealth nurse practitioner, pediatric nurse practitioner, house call nurse practitioner, family nurse clinician, nurse prescriber",
    credentials: "APRN license, FNP-C, FNP-BC, AGNP, PMHNP-BC, MSN, DNP, DEA registration",
    tools: "Epic, athenahealth, eClinicalWorks, UpToDate, SimplePractice",
    skills:
      "diagnosing illness, prescribing medication, physical examination, chronic disease management, family medicine, women's health, geriatrics, psychiatric medication management, annual wellness visits, telemedicine, patient education, urgent care, health risk assessments, collaborative practice",
    duties:
      "see patients and prescribe, annual wellness visits at home, retail clinic shifts, urgent care walk-ins, manage chronic conditions, order labs and x-rays, psychiatric medication visits, nursing home rounds, women's health exams, in-home health assessments, telehealth appointments, sign orders and refills, diagnose common illnesses, write prescriptions for sore throats and infections, look in ears and throats, take the place of a doctor in a small town, keep an eye on sugar and blood pressure, go over what the lab found",
    step: "Nurse educator",
    beside: "Nurse midwife, Psychiatrist",
    context: {
      NP: "nurse, patients, clinic, prescribing, APRN, practitioner",
      CNS: "nurse, advanced practice, hospital, APRN, clinical specialist",
      FNP: "nurse, family, clinic, patients, APRN",
    },
  },
  {
    name: "Nurse anesthetist",
    titles:
      "CRNA, certified registered nurse anesthetist, anesthetist, anesthesia nurse, certified nurse anesthetist, locum CRNA, sedation nurse, office based anesthesia provider, gas passer, anesthesia RN",
    credentials: "CRNA, NBCRNA, APRN license, DNAP, ACLS, PALS",
    tools: "anesthesia machine, laryngoscope, ventilator, infusion pump",
    skills:
      "general anesthesia, procedural sedation, airway management, intubation, regional anesthesia, epidurals, spinal anesthesia, anesthesia monitoring, preoperative assessment, postanesthesia care, pain management",
    duties:
      "give anesthesia for surgery, intubate patients, sedate endoscopy patients, place spinals and epidurals, monitor patient during operation, preop anesthesia interview, outpatient surgery center cases, dental sedation, wake patients up, locum anesthesia coverage, put people to sleep for an operation, give gas and put a mask on, keep someone asleep and breathing in the OR, numb patients from the waist down",
    below: "Critical care nurse",
    beside: "Operating room nurse, Surgical technologist",
  },
  {
    name: "Nurse midwife",
    titles:
      "midwife, certified nurse midwife, CNM, licensed midwife, certified professional midwife, home birth midwife, birth center midwife, lay midwife, community midwife, district midwife, hospital midwife, granny midwife, baby catcher, birth attendant, state certified midwife",
    credentials: "CNM, CPM, AMCB, APRN license, NRP, licensed midwife certificate",
    tools: "fetal Doppler, birthing pool, fetoscope",
    skills:
      "midwifery, prenatal care, labor support, home births, water births, newborn exams, postpartum care, well woman exams, breastfeeding support, contraception counseling, suturing, childbirth education",
    duties:
      "deliver babies at home, attend births, prenatal visits, coach women through labor, newborn checks after birth, postpartum home visits, listen to baby's heartbeat, well woman checkups, help with breastfeeding, repair small tears, birth center on call, bring babies into the world, catch newborns, sit with expecting mothers through the night, measure a pregnant belly, look after mother and infant the first weeks",
    beside: "Labor and delivery nurse, Doula, Lactation consultant",
  },
  {
    name: "Emergency room nurse",
    titles:
      "ER nurse, ED nurse, emergency nurse, ER RN, emergency department nurse, trauma nurse, flight nurse, transport nurse, A&E nurse, casualty nurse, urgent care nurse, ER triage nurse, first aid nurse, event nurse, accident and emergency nurse, casualty sister, emergency RN, ambulance nurse",
    credentials: "RN license, CEN, TNCC, ENPC, ACLS, PALS, CFRN",
    tools: "defibrillator, cardiac monitor, Epic ASAP, crash cart",
    skills:
      "emergency nursing, triage, trauma care, IV insertion, cardiac monitoring, resuscitation, splinting, stroke alerts, disaster response, code response, medication administration, critical thinking under pressure, first aid",
    duties:
      "triage emergency patients, start IVs fast, help in trauma bay, chest pain and stroke alerts, assist with codes, splint injuries, give emergency drugs, stitch set-up, ambulance report, first aid at events, helicopter transport, calm frightened families, shift work in ER, patch up people after accidents, see who needs a doctor first, work where ambulances come in, stop bleeding and clean cuts, look after heart attacks and broken bones",
    below: "Registered nurse",
    beside: "Paramedic, Critical care nurse, Telephone triage nurse, Emergency medical technician",
  },
  {
    name: "Critical care nurse",
    titles:
      "ICU nurse, intensive care nurse, ICU RN, CCU nurse, cardiac nurse, coronary care nurse, step down nurse, progressive care nurse, cath lab nurse, cardiac rehab nurse, CVICU nurse, rapid response nurse, open heart nurse, high dependency nurse, intensive care sister, ITU nurse",
    credentials: "RN license, CCRN, ACLS, PCCN",
    tools: "ventilator, arterial line, balloon pump, cardiac monitor, CRRT machine",
    skills:
      "critical care nursing, ventilator care, hemodynamic monitoring, vasoactive drips, arrhythmia recognition, arterial lines, code response, CRRT, titrating drips, procedural sedation, post cardiac surgery care, telemetry monitoring, family support",
    duties:
      "watch critically ill patients, manage ventilators and drips, titrate blood pressure medicines, read heart rhythms, recover open heart patients, respond to codes, suction breathing tubes, cath lab procedures, one to one intensive care, monitor cardiac rehab patients, update worried families, look after very sick people on machines, keep a close eye on heart monitors, sit by one patient all shift, keep people alive after surgery",
    below: "Registered nurse",
    beside: "Respiratory therapist, Cardiovascular technologist, Nurse practitioner",
    context: { "cardiac nurse": "patients, heart, hospital, RN, telemetry" },
  },
  {
    name: "Operating room nurse",
    titles:
      "OR nurse, perioperative nurse, circulating nurse, circulator, scrub nurse, surgical nurse, RN first assistant, RNFA, theatre nurse, theatre sister, recovery room nurse, PACU nurse, preop nurse, endoscopy nurse, GI nurse, day surgery nurse, ambulatory surgery nurse, operating theatre nurse, OR scrub nurse, RN circulator, surgical RN, scrub sister",
    credentials: "RN license, CNOR, CRNFA, CPAN, CGRN, ACLS",
    tools: "electrocautery, surgical count board, endoscope, PACU monitor, laparoscopic tower",
    skills:
      "perioperative nursing, OR circulating, scrubbing in for surgery, surgical counts, sterile technique, patient positioning, postanesthesia care, moderate sedation, preoperative assessment, endoscopy assisting, surgical time-out, specimen handling, first assisting",
    duties:
      "circulate in operating room, set up for surgery, count sponges and instruments, keep sterile field, position surgical patients, hand instruments to surgeon, wake patients in recovery, preop interviews and IVs, assist with colonoscopies, discharge day surgery patients, open supplies, document the case, hand tools to the doctor during an operation, lay out the scalpels and clamps, wheel people into surgery, see that nothing is left inside, hold the patient's hand before they go under",
    below: "Registered nurse, Surgical technologist",
    above: "Nurse manager",
    beside: "Sterile processing technician, Medical device sales representative",
    context: {
      circulator: "surgery, operating room, OR, sterile, RN",
      "OR nurse": "surgery, surgical, operating room, sterile, circulating, perioperative",
    },
  },
  {
    name: "Labor and delivery nurse",
    titles:
      "L&D nurse, OB nurse, obstetric nurse, maternity nurse, mother baby nurse, postpartum nurse, perinatal nurse, birthing nurse, newborn nursery nurse, antepartum nurse, labour ward nurse, women's health nurse, delivery room nurse, maternity sister, lying-in nurse, labor room nurse, maternity ward nurse",
    credentials: "RN license, RNC-OB, NRP, C-EFM, AWHONN",
    tools: "fetal monitor, Pitocin drip, infant warmer",
    skills:
      "labor and delivery nursing, fetal monitoring, postpartum care, newborn care, breastfeeding support, C-section recovery, epidural assistance, neonatal resuscitation, childbirth education, high risk pregnancy, labor support",
    duties:
      "care for women in labor, watch fetal heart strips, assist at births, weigh and bathe newborns, help new mothers nurse, recover C-section mothers, run Pitocin drips, newborn screening tests, teach baby care, postpartum checks, childbirth classes, help deliver babies at the hospital, hold mom's hand while she pushes, time contractions, clean and swaddle infants, show new parents how to change a diaper",
    below: "Registered nurse",
    beside: "Lactation consultant, Doula, Pediatric nurse",
  },
  {
    name: "Pediatric nurse",
    titles:
      "peds nurse, children's nurse, NICU nurse, neonatal nurse, PICU nurse, pediatric RN, sick children's nurse, pediatric home nurse, baby nurse, newborn care nurse, children's hospital nurse, pediatric office nurse, children's ward nurse, sick kids nurse, registered sick children's nurse, RSCN, premature baby nurse",
    credentials: "RN license, CPN, PALS, RNC-NIC, NRP",
    tools: "infant incubator, growth charts, feeding pump, apnea monitor",
    skills:
      "pediatric nursing, neonatal care, childhood immunizations, weight based dosing, pediatric assessment, family centered care, tracheostomy care, tube feeding, newborn care, play preparation, asthma teaching",
    duties:
      "care for sick children, care for premature babies, give childhood shots, figure doses by weight, comfort scared kids, teach parents home care, home trach and vent children, weigh and measure babies, feed preemies, pediatric clinic calls, start tiny IVs, nurse little ones back to health, hold babies in incubators, give youngsters needles without tears, calm moms and dads, look after toddlers in hospital",
    below: "Registered nurse",
    beside: "School nurse, Nanny",
    context: { "baby nurse": "RN, hospital, neonatal, premature, pediatric" },
  },
  {
    name: "Oncology nurse",
    titles:
      "cancer nurse, chemotherapy nurse, chemo nurse, oncology RN, oncology nurse navigator, cancer nurse navigator, breast care nurse, Macmillan nurse, bone marrow transplant nurse, radiation oncology nurse, cancer care nurse, tumor clinic nurse, radium nurse",
    credentials: "RN license, OCN, ONS chemotherapy certificate, CBCN, AOCN",
    tools: "port access kit, infusion pump, OncoEMR, Epic Beacon",
    skills:
      "oncology nursing, chemotherapy administration, port access, symptom management, nurse navigation, patient education, survivorship care, central line care, immunotherapy monitoring, hazardous drug handling, end of life care",
    duties:
      "give chemotherapy, access ports, guide cancer patients through treatment, manage nausea and side effects, teach about chemo, watch for infusion reactions, coordinate scans and appointments, support families facing cancer, survivorship visits, check blood counts, symptom phone calls, look after people with tumors and leukemia, hang the chemo bags, hold someone's hand through treatment, help with hair loss and sickness, sit with scared patients",
    below: "Registered nurse",
    beside: "Infusion nurse, Hospice nurse, Patient advocate",
  },
  {
    name: "Infusion nurse",
    titles:
      "IV nurse, infusion RN, home infusion nurse, IV therapy nurse, PICC nurse, vascular access nurse, ambulatory infusion nurse, IV hydration nurse, plasma center nurse, apheresis nurse, IV team nurse, drip nurse, transfusion nurse, intravenous nurse",
    credentials: "RN license, CRNI, VA-BC, PICC certification",
    tools: "infusion pump, PICC line, ultrasound vein finder, CADD pump",
    skills:
      "IV therapy, PICC line insertion, port access, central line care, biologic therapies, IV antibiotics, TPN, infusion reaction management, blood transfusion, home infusion, apheresis, difficult IV starts",
    duties:
      "run IV infusions, place PICC lines, home IV antibiotics, biologic infusions for arthritis, access ports, hang TPN, watch for reactions, change central line dressings, teach home IV care, blood transfusions, vitamin and hydration drips, find hard veins, put needles in veins, hook people up to a drip, sit with someone while medicine runs in, give blood and iron, go to houses to give IV medicine, find the vein when nobody else can",
    below: "Registered nurse",
    beside: "Home health nurse, Phlebotomist",
  },
  {
    name: "Dialysis nurse",
    titles:
      "hemodialysis nurse, renal nurse, nephrology nurse, dialysis RN, kidney dialysis nurse, peritoneal dialysis nurse, home dialysis nurse, acute dialysis nurse, transplant coordinator, transplant nurse, renal unit nurse, kidney nurse, kidney machine nurse, renal sister",
    credentials: "RN license, CDN, CNN, CCTC",
    tools: "hemodialysis machine, Fresenius 2008, NxStage, peritoneal dialysis cycler",
    skills:
      "hemodialysis, peritoneal dialysis, fistula cannulation, vascular access care, fluid management, home dialysis training, transplant coordination, renal patient education, water treatment checks, charge nursing",
    duties:
      "put patients on dialysis, stick fistulas, watch blood pressure on machine, supervise dialysis technicians, train patients for home dialysis, give dialysis medicines, check water treatment, acute dialysis in hospital, transplant waiting list coordination, teach kidney diet, hook people up to the kidney machine, clean patients' blood, watch folks in chairs for four hours, needle an arm, weigh patients before and after",
    below: "Registered nurse, Dialysis technician",
  },
  {
    name: "Psychiatric nurse",
    titles:
      "psych nurse, mental health nurse, behavioral health nurse, psychiatric RN, detox nurse, addiction nurse, substance abuse nurse, methadone nurse, correctional nurse, jail nurse, prison nurse, forensic nurse, sexual assault nurse examiner, SANE nurse, community psychiatric nurse, CPN, mental nurse, asylum nurse, RMN, state hospital nurse, registered mental nurse",
    credentials: "RN license, PMH-BC, CARN, CCHP, SANE-A, CPI certification",
    tools: "CIWA, COWS scale, patient restraints, Pyxis",
    skills:
      "psychiatric nursing, de-escalation, suicide precautions, medication administration, detox monitoring, group facilitation, milieu management, correctional nursing, forensic evidence collection, mental status exam, long acting injections, crisis intervention",
    duties:
      "care for psychiatric patients, calm agitated patients, give psychiatric medicines, watch suicidal patients, monitor alcohol withdrawal, methadone dosing window, sick call at the jail, intake screening of inmates, run medication groups, sexual assault exams, long acting injections, behavioral health unit shifts, look after people with nervous breakdowns, sit with someone who is depressed or hears voices, work on a locked ward, help drunks and addicts dry out",
    below: "Registered nurse, Psychiatric technician",
    context: {
      CPN: "mental health, psychiatric, community, NHS",
      "forensic nurse": "assault, evidence, exam, jail, court",
    },
  },
  {
    name: "School nurse",
    titles:
      "school RN, school health nurse, substitute school nurse, sub nurse, health room nurse, college nurse, student health nurse, school health aide, health office nurse, campus nurse, boarding school nurse, preschool nurse, school matron, nit nurse, school sister, elementary school nurse, college infirmary nurse",
    credentials: "RN license, NCSN, school nurse certificate, CPR, LPN license",
    tools: "EpiPen, inhalers, PowerSchool, audiometer, SNAP Health Center",
    skills:
      "school nursing, vision and hearing screening, immunization compliance, individualized health plans, asthma management, seizure care, diabetes management, first aid, medication administration, communicating with parents, health education, 504 plans, scoliosis screening",
    duties:
      "care for sick students, give kids their daily medicines, bandage playground scrapes, vision and hearing screening, check immunization records, call parents of sick kids, insulin for diabetic students, EpiPen training for teachers, lice checks, field trip nurse, health plans for students, substitute for school nurse, look after kids who get sick at school, put band-aids on knees, take temperatures and send youngsters home, give out inhalers, look for nits and chicken pox, weigh and measure pupils",
    below: "Registered nurse",
    beside: "Camp nurse, Public health nurse, Health educator",
  },
  {
    name: "Camp nurse",
    titles:
      "summer camp nurse, camp RN, camp health director, camp health officer, health lodge nurse, cruise ship nurse, ship's nurse, travel escort nurse, resort nurse, festival nurse, camp medical director, youth camp nurse, camp infirmary nurse, ship's sister, cruise nurse, infirmary nurse",
    credentials: "RN license, CPR, First aid certification, wilderness first aid",
    tools: "first aid kit, EpiPen, CampDoc",
    skills:
      "camp nursing, first aid, medication administration, camper health forms, tick checks, homesickness support, asthma management, allergy management, infirmary management, emergency response, seasonal nursing",
    duties:
      "run the camp infirmary, give campers daily medicines, review camper health forms, treat bug bites and sprains, check for lice and ticks, comfort homesick kids, call camper parents, live at camp for summer, keep medication log, treat seasick passengers, overnight on call, spend the summer in the woods looking after youngsters, put calamine on poison ivy, hand out campers' pills, look after bee stings and sunburn",
    below: "Registered nurse, Emergency medical technician",
  },
  {
    name: "Hospice nurse",
    titles:
      "hospice RN, palliative care nurse, end of life nurse, hospice case manager, hospice RN case manager, hospice visit nurse, hospice admissions nurse, on-call hospice nurse, hospice triage nurse, comfort care nurse, hospice LPN, terminal care nurse, Marie Curie nurse, home hospice nurse, hospice sister",
    credentials: "RN license, CHPN, BLS, CHPLN",
    tools: "comfort kit, HCHB, PointCare, CADD pump",
    skills:
      "hospice care, palliative care, symptom management, pain management, end of life care, family support, death pronouncement, home visits, interdisciplinary team, bereavement support, hospice admission, comfort medications, case management",
    duties:
      "visit dying patients at home, ease pain and breathing, support families at the end, pronounce death, adjust comfort medicines, admit patients to hospice, on call nights and weekends, teach family caregivers, team meetings with chaplain, continuous care shifts, call the funeral home, sit with people who are dying, keep someone comfortable with morphine, hold a hand at the last, help a family say goodbye, look after cancer patients in their own bed",
    below: "Registered nurse, Licensed practical nurse",
    beside: "Home health nurse, Chaplain, Grief counselor, Volunteer coordinator",
    context: { "hospice case manager": "nurse, RN, patients, visits" },
  },
  {
    name: "Home health nurse",
    titles:
      "visiting nurse, home care nurse, district nurse, community nurse, home health RN, home health LPN, home visit nurse, OASIS nurse, start of care nurse, VNA nurse, home health case manager, foot care nurse, private visiting nurse, Queen's nurse, house call nurse",
    credentials: "RN license, LPN license, COS-C, driver's license, BLS, CFCN",
    tools: "OASIS-E, HCHB, Axxess, Kinnser, wound vac",
    skills:
      "home health, OASIS assessment, wound care, home visits, medication reconciliation, patient education, IV therapy, diabetic teaching, foot care, care planning, catheter care, case management, caregiver training, injections",
    duties:
      "visit patients at home, dress wounds in the home, set up pill boxes, OASIS start of care visits, teach diabetic care, drive between patients, change catheters at home, check vital signs at home, post hospital follow up, train family caregivers, trim diabetic toenails, report to the doctor, go to people's houses to nurse them, look in on shut-ins, give shots at the kitchen table, change bandages after an operation, fill pill organizers, clip a diabetic's nails",
    below: "Registered nurse, Licensed practical nurse, Home health aide",
    beside: "Wound care nurse, Nurse case manager, Physical therapist",
  },
  {
    name: "Public health nurse",
    titles:
      "PHN, community health nurse, county health nurse, health department nurse, health visitor, nurse family partnership home visitor, parish nurse, faith community nurse, maternal child health nurse, TB nurse, WIC nurse, communicable disease nurse, refugee health nurse, Peace Corps nurse, Red Cross nurse, shelter nurse, county nurse, health department RN, well baby clinic nurse",
    credentials: "RN license, BSN, PHN certificate, APHN-BC, MPH",
    tools: "immunization registry, WIC system, portable vaccine cooler",
    skills:
      "public health nursing, community health, immunizations, communicable disease investigation, contact tracing, maternal and child health, home visits, health screening, TB case management, health education, outreach clinics, disaster response, lead screening",
    duties:
      "run immunization clinics, visit new mothers, follow up TB cases, health department clinics, blood pressure screenings at church, trace contacts of sick people, health fairs, WIC visits, disaster shelter nursing, teach healthy living, STD clinic, refugee health checks, weigh babies at the clinic, keep measles and whooping cough from spreading, go see young moms at home, give children's vaccinations for the county, teach folks in church to eat right, look after migrants and homeless people",
    below: "Registered nurse",
    beside: "Community health worker, Health educator, Epidemiologist, Health inspector",
  },
  {
    name: "Immunization nurse",
    titles:
      "flu clinic nurse, flu shot nurse, vaccinator, vaccine nurse, immunizer, flu clinic RN, wellness screening nurse, biometric screener, health screener, COVID vaccine nurse, travel clinic nurse, mobile clinic nurse, shot nurse, jab nurse, inoculation nurse",
    credentials: "RN license, LPN license, immunization certification, CPR",
    tools: "vaccine cooler, sharps container, Cholestech, immunization registry",
    skills:
      "giving vaccinations, biometric screening, finger sticks, blood pressure checks, vaccine storage, immunization registry entry, screening questionnaires, travel vaccines, TB skin tests, cold chain, injections, life insurance exams",
    duties:
      "give flu shots, seasonal vaccine clinics, corporate wellness screenings, finger stick cholesterol tests, check blood pressures, screen people before shots, record vaccines in registry, travel shots and malaria pills, keep vaccines cold, school vaccine events, life insurance exams at home, read TB skin tests, stick arms at the drugstore, give shingles and pneumonia vaccinations, put band-aids on, inoculate travelers and soldiers",
    below: "Licensed practical nurse, Medical assistant",
    beside: "Public health nurse, Occupational health nurse, Pharmacist, Phlebotomist",
  },
  {
    name: "Occupational health nurse",
    titles:
      "industrial nurse, company nurse, plant nurse, factory nurse, employee health nurse, occ health nurse, worksite nurse, onsite clinic nurse, workplace nurse, OHN, corporate nurse, workers' comp nurse, wellness nurse, occupational health advisor, works nurse, mill nurse, shop nurse, works sister",
    credentials: "RN license, COHN, COHN-S, CAOHC, breath alcohol technician certification, CPR",
    tools: "audiometer, spirometer, drug test kit, OSHA 300 log",
    skills:
      "occupational health, workplace injuries, drug testing, hearing conservation, respirator fit testing, OSHA recordkeeping, workers' compensation, return to work planning, employee wellness, health surveillance, first aid, case management, ergonomics",
    duties:
      "treat injuries at the plant, employee drug screens, hearing tests for workers, respirator fit tests, keep OSHA injury log, manage workers comp cases, return to work notes, employee TB tests and shots, pre-employment physicals, wellness programs at work, first aid on jobsite, employee health clinic, look after workers who get hurt, run the first aid room in a factory, bandage cuts and take splinters and grit out of eyes, see who is fit to work, check employees' blood pressure",
    below: "Registered nurse",
    beside: "EHS manager, Nurse case manager, Industrial hygienist, Health coach",
    context: {
      OHN: "nurse, occupational, employees, workplace",
      "corporate nurse": "employees, workplace, wellness, RN",
    },
  },
  {
    name: "Telephone triage nurse",
    titles:
      "phone triage nurse, triage nurse, advice nurse, nurse line nurse, telehealth nurse, telenurse, remote nurse, call center nurse, nurse advice line, after hours nurse, virtual nurse, on-call phone nurse, remote patient monitoring nurse, work from home nurse, NHS 111 nurse, NHS Direct nurse, phone nurse, dial a nurse, hotline nurse",
    credentials: "RN license, compact nursing license, AMB-BC",
    tools: "Schmitt-Thompson protocols, ClearTriage, TriageLogic, Epic, headset",
    skills:
      "telephone triage, telehealth nursing, clinical protocols, symptom assessment, remote patient monitoring, patient callbacks, electronic charting, health coaching by phone, appointment advice, active listening, medication questions",
    duties:
      "answer patient calls, advise callers what to do, follow triage protocols, decide ER or home care, after hours pediatric calls, call back about test results, monitor patients remotely, work from home on phone, refill requests, virtual nurse visits, check on patients after discharge, document every call, tell moms over the phone what to do about a fever, give medical advice by telephone, say if someone should go to the hospital, listen to symptoms, talk sick people through the night",
    below: "Registered nurse",
    beside: "Nurse case manager, Utilization review nurse",
    context: { "triage nurse": "phone, calls, telephone, advice line, remote" },
  },
  {
    name: "Nurse case manager",
    titles:
      "RN case manager, nurse care manager, care coordinator RN, care manager nurse, discharge planner, hospital case manager, workers' compensation case manager, field case manager, medical case manager, telephonic case manager, transition of care nurse, RN care coordinator, complex care manager, disease management nurse, insurance nurse, disability case manager, nurse navigator, discharge nurse, rehabilitation nurse, discharge planning nurse, liaison nurse",
    credentials: "RN license, CCM, ACM-RN, CMGT-BC, CRRN, compact nursing license",
    tools: "InterQual, MCG, Epic, Allscripts Care Management, Guiding Care",
    skills:
      "case management, care coordination, discharge planning, transitions of care, chronic care management, workers' compensation, care plans, insurance authorization, health coaching, community resources, medical record review, patient advocacy, return to work planning, readmission prevention",
    duties:
      "plan hospital discharges, arrange home care and equipment, call patients after discharge, coordinate care between doctors, find nursing home placement, attend injured workers' appointments, telephone case management, get insurance approvals, set care goals, monthly chronic care calls, keep patients from readmission, report to claims adjuster, set up rides and meals, see that people get what they need when they leave the hospital, line up a walker and a visiting nurse, keep the doctors talking to each other, fight with the insurance for a patient, check up on chronic patients",
    below: "Registered nurse",
    step: "Utilization review nurse",
    beside:
      "Medical social worker, Case manager, Geriatric care manager, Vocational rehabilitation counselor, Workers' compensation claims adjuster",
    context: {
      "medical case manager": "nurse, RN, CCM, injured, patients",
      "hospital case manager": "nurse, RN, discharge",
      "disability case manager": "nurse, RN, medical, claims",
      "field case manager": "nurse, RN, workers' compensation, medical",
    },
  },
  {
    name: "Utilization review nurse",
    titles:
      "UR nurse, utilization management nurse, UM nurse, utilization review specialist, concurrent review nurse, prior authorization nurse, appeals nurse, clinical review nurse, medical review nurse, clinical appeals nurse, denials nurse, insurance review nurse, medical necessity reviewer, nurse auditor, bill review nurse, quality review nurse, nurse reviewer, PRO review nurse, precertification nurse",
    credentials: "RN license, LPN license, CPHM, CCM, CPUR, compact nursing license",
    tools: "InterQual, MCG, Facets claims system, Epic, Allscripts",
    skills:
      "utilization review, utilization management, medical necessity determinations, concurrent review, prior authorization, denials appeals, chart review, clinical criteria, Medicare guidelines, Medicaid rules, medical bill review, InterQual, insurance authorization, HEDIS abstraction",
    duties:
      "review charts for insurance, decide if care is necessary, send clinicals to insurers, write appeal letters, concurrent review of hospital stays, review prior authorization requests, apply InterQual criteria, audit medical bills, HEDIS chart chases, work from home reviewing records, refer cases to physician reviewer, track hospital days, read hospital charts at a desk, say whether the insurance should pay, look over bills for mistakes, argue with insurers about days in the hospital, work as a nurse from home on paperwork",
    below: "Registered nurse",
    beside: "Medical coder, Clinical documentation specialist, Prior authorization specialist, Legal nurse consultant",
  },
  {
    name: "Infection preventionist",
    titles:
      "infection control nurse, infection control practitioner, infection prevention nurse, ICP, infection control coordinator, infection prevention specialist, infection control officer, hospital epidemiology nurse, infection prevention manager, infection prevention consultant, infection nurse, infection control sister, epidemiology nurse",
    credentials: "CIC infection control, a-IPC, RN license, APIC member",
    tools: "NHSN, TheraDoc, ATP meter",
    skills:
      "infection control, infection surveillance, outbreak investigation, hand hygiene audits, isolation precautions, NHSN reporting, sterilization standards, staff education, antibiotic stewardship, survey readiness, infection risk assessment, construction risk assessment",
    duties:
      "track hospital infections, audit hand washing, investigate outbreaks, report to NHSN, teach staff isolation rules, check sterilization practice, prepare for Joint Commission, infection rounds in nursing home, write infection policies, assess construction dust risk, manage flu and COVID outbreaks, review culture results, keep germs from spreading in a hospital, see that people wash up and wear gloves, find out where a bug came from, put patients in isolation, keep the old folks' home safe from flu",
    below: "Registered nurse",
    beside: "Epidemiologist, Healthcare quality manager, Sterile processing technician, Microbiologist",
    context: { ICP: "infection, hospital, nurse, prevention" },
  },
  {
    name: "Wound care nurse",
    titles:
      "wound nurse, WOCN, ostomy nurse, stoma nurse, wound ostomy continence nurse, wound care specialist, skin integrity nurse, enterostomal therapist, ET nurse, tissue viability nurse, wound consultant, hyperbaric nurse, burn nurse, dressing nurse, leg ulcer nurse, colostomy nurse, pressure sore nurse, bedsore nurse",
    credentials: "RN license, WCC, CWOCN, CWCN, CWS, CFCN",
    tools: "wound vac, ostomy pouches, hyperbaric chamber, Braden scale",
    skills:
      "wound care, pressure ulcers, ostomy care, negative pressure wound therapy, wound debridement, compression wraps, diabetic foot care, wound measurement, skin assessment, burn care, incontinence care, product selection",
    duties:
      "treat bedsores and leg ulcers, apply wound vacs, teach ostomy care, measure and photograph wounds, wrap legs for swelling, debride dead tissue, skin rounds in nursing home, choose dressings, stage pressure sores, diabetic foot ulcers, advise other nurses on wounds, clean sores that won't heal, change bandages and packing, show someone how to change a colostomy bag, look after burns, keep bedridden folks from getting sores",
    below: "Registered nurse",
    beside: "Medical device sales representative",
  },
  {
    name: "Diabetes educator",
    titles:
      "certified diabetes educator, CDE, CDCES, diabetes care and education specialist, diabetes nurse, diabetes nurse educator, diabetes specialist nurse, insulin pump trainer, diabetes coach, diabetic teaching nurse, diabetic counselor, diabetic teacher",
    credentials: "CDCES, certified diabetes educator, BC-ADM, RN license, RD",
    tools: "insulin pump, continuous glucose monitor, glucometer, Dexcom",
    skills:
      "diabetes education, insulin teaching, blood glucose monitoring, carbohydrate counting, insulin pump training, continuous glucose monitoring, meal planning, group classes, self management training, foot care teaching, motivational interviewing",
    duties:
      "teach people with diabetes, show how to give insulin, carb counting classes, train on insulin pumps, review blood sugar logs, set up glucose sensors, gestational diabetes teaching, diabetes support groups, one on one diabetes visits, help with A1C goals, help folks keep their sugar down, show people how to prick a finger, teach diabetics what to eat, teach needles and meters, explain sugar disease to families",
    below: "Registered nurse, Dietitian",
    beside: "Pharmacist, Health coach, Health educator",
  },
  {
    name: "Lactation consultant",
    titles:
      "IBCLC, breastfeeding consultant, lactation specialist, lactation nurse, breastfeeding counselor, lactation counselor, breastfeeding educator, La Leche leader, breastfeeding peer counselor, nursing mothers counselor, lactation educator, breast feeding counsellor",
    credentials: "IBCLC, CLC, RN license",
    tools: "breast pump, baby scale, nipple shield",
    skills:
      "lactation support, breastfeeding support, latch assessment, breast pump fitting, infant weighing, feeding plans, tongue tie screening, newborn feeding, postpartum support, parent teaching",
    duties:
      "help mothers breastfeed, check baby's latch, fit breast pumps, weigh baby around feedings, home visits for nursing mothers, breastfeeding classes, low milk supply help, sore nipple advice, hospital rounds on new mothers, WIC breastfeeding support, show new moms how to nurse, help when the baby won't suck, answer questions about breast milk, sit with a tired mother at feeding time",
    beside: "Pediatric nurse",
  },
  {
    name: "Nurse educator",
    titles:
      "nursing instructor, nursing professor, clinical nursing instructor, nursing faculty, adjunct nursing faculty, clinical nursing faculty, nurse trainer, staff development nurse, clinical educator, nursing tutor, NCLEX tutor, CNA instructor, simulation educator, nurse preceptor, nursing professional development specialist, nurse mentor, dean of nursing, sister tutor, nursing school instructor, nurse teacher, nursing lecturer",
    credentials: "MSN, DNP, CNE, NPD-BC, RN license, BLS instructor, PhD in nursing",
    tools: "SimMan, ATI nursing, Canvas LMS, HESI exams, simulation mannequin",
    skills:
      "nursing education, clinical instruction, curriculum development, simulation, NCLEX preparation, competency validation, orientation, skills lab, staff training, preceptorship, in-service education, CNA training, BLS instruction, mentoring nurses",
    duties:
      "teach nursing students, supervise clinical rotations, lecture on nursing, skills lab check-offs, orient new nurses, write in-service classes, tutor for NCLEX, run simulation lab, teach CNA class, grade care plans, annual competency fairs, mentor new graduate nurses, adjunct evening classes, train young nurses, show students how to make a hospital bed and give a needle, take learners onto the ward, pass on forty years of nursing, coach for the state boards",
    below: "Registered nurse",
    beside: "College professor, Training and development specialist, Health educator",
    context: {
      "clinical educator": "nurse, nursing, hospital, staff, RN",
      "clinical nursing faculty": "nursing, students, RN, hospital",
      "NCLEX tutor": "nursing, RN, nurse",
    },
  },
  {
    name: "Nurse manager",
    titles:
      "nursing supervisor, head nurse, house supervisor, nursing unit manager, clinical nurse manager, RN supervisor, assistant director of nursing, ADON, nursing coordinator, matron, ward manager, patient care manager, RN unit manager, assistant nurse manager, weekend nursing supervisor, home health clinical manager, ward charge nurse, night superintendent, night sister",
    credentials: "RN license, BSN, MSN, CNML, NE-BC",
    tools: "Kronos, API scheduling, Epic, PointClickCare",
    skills:
      "nursing leadership, staff scheduling, unit budgeting, performance reviews, staffing, patient satisfaction, quality improvement, regulatory compliance, Joint Commission standards, conflict resolution, bed management, incident review, policy writing, hiring nurses",
    duties:
      "run a nursing unit, make nurses' schedules, house supervisor on nights, cover call-outs, round on patients and families, review incident reports, hire and evaluate nurses, watch unit budget, manage beds and admissions, prepare for state survey, weekend supervisor at nursing home, interim unit manager, see that there are enough nurses each shift, take care of complaints from families, back up the girls on the floor, settle squabbles, make out the rota",
    above: "Director of nursing",
    beside: "Medical practice manager, Nurse educator, Healthcare quality manager",
    context: { matron: "hospital, ward, nursing, nurses, clinical", "clinical nursing manager": "nurses, unit, RN" },
  },
  {
    name: "Director of nursing",
    titles:
      "DON, nursing director, chief nursing officer, CNO, chief nurse, nurse executive, vice president of nursing, director of nursing services, DNS, director of patient care services, interim director of nursing, director of clinical services, nurse administrator, nursing consultant, long term care nurse consultant, director of health services, chief nurse executive, superintendent of nurses, lady superintendent, hospital matron, principal nursing officer",
    credentials: "RN license, NEA-BC, CENP, MSN, DNS-CT, CDONA",
    tools: "PointClickCare, MatrixCare, CASPER reports",
    skills:
      "nursing leadership, state survey preparation, plans of correction, regulatory compliance, CMS regulations, nursing budgets, staffing, QAPI, policy development, star ratings, interim leadership, workforce planning, Magnet designation, mock surveys, incident investigation",
    duties:
      "lead the nursing department, prepare for state survey, write plans of correction, interim DON assignments, hire and keep nurses, oversee resident care, nursing budget and staffing, infection and fall programs, meet with families, mock surveys, report to administrator, lead nurse managers, turn around troubled nursing homes, be head of all the nurses, be in charge of nursing at an old folks' home, answer to the inspectors, bring order into a bad nursing home, pick and fire nurses",
    beside: "Nursing home administrator, Hospital administrator, Healthcare consultant",
    not: "director of nursing programs",
    context: {
      DON: "nursing, director, facility, long term care, RN, skilled nursing",
      CNO: "nursing, hospital, nurse, chief, patients",
      DNS: "nursing, director, facility, RN, long term care",
      "director of clinical services": "nursing, RN, home health, hospice, patients",
      "nursing consultant": "RN, survey, facility, regulatory, long term care",
    },
  },
  {
    name: "MDS coordinator",
    titles:
      "MDS nurse, RN assessment coordinator, RAI coordinator, resident assessment coordinator, MDS specialist, MDS consultant, PDPM coordinator, remote MDS nurse, minimum data set coordinator, Medicare nurse, RAC-CT nurse, MDS director, care plan nurse, care plan coordinator, resident assessment nurse",
    credentials: "RAC-CT, RAC-CTA, RN license, LPN license",
    tools: "PointClickCare, MatrixCare, iQIES, MDS 3.0",
    skills:
      "MDS assessments, MDS 3.0, PDPM, care plans, Medicare Part A, RAI process, resident interviews, ICD-10 coding, triple check, CMS submission, quality measures, case mix, skilled nursing documentation",
    duties:
      "complete MDS assessments, nursing home Medicare assessments, write resident care plans, submit MDS to CMS, set assessment dates, interview residents for MDS, maximize PDPM payment, Medicare meetings, fix rejected submissions, track quality measures, audit nurse documentation, fill out the government forms on each resident, do nursing home paperwork that gets Medicare to pay, put together care plans with the team, look up how much help a resident needs",
    below: "Registered nurse, Licensed practical nurse",
    beside: "Clinical documentation specialist, Medical coder, Utilization review nurse",
  },
  {
    name: "Legal nurse consultant",
    titles:
      "LNC, legal nurse, forensic nurse consultant, nurse expert witness, medical legal consultant, nurse paralegal, life care planner, nurse life care planner, medical malpractice nurse consultant, medicolegal nurse, Medicare set aside nurse",
    credentials: "LNCC, CLNC, RN license, CNLCP, MSCC",
    tools: "CaseMap, Adobe Acrobat, Westlaw",
    skills:
      "medical record review, medical chronologies, standard of care review, expert testimony, medical malpractice, personal injury, life care planning, deposition preparation, case screening, medical literature research, Medicare set-asides, report writing",
    duties:
      "review medical records for lawyers, write medical chronologies, screen malpractice cases, testify as nursing expert, find expert witnesses, life care plans, explain medicine to attorneys, summarize depositions, attend defense medical exams, spot missing records, estimate future care costs, read hospital charts for attorneys, tell a lawyer whether the hospital did wrong, speak in court about nursing care, go through medical papers for a lawsuit, put injuries in plain words",
    below: "Registered nurse",
    beside: "Paralegal, Nurse case manager, Healthcare risk manager",
    context: {
      LNC: "legal, nurse, attorney, records, malpractice",
      "life care planner": "nurse, RN, injury, attorney, future care",
      "nurse paralegal": "medical records, RN",
    },
  },
  {
    name: "Nursing assistant",
    titles:
      "certified nursing assistant, CNA, nurse aide, state tested nursing assistant, STNA, patient care technician, PCT, patient care assistant, hospital aide, orderly, hospital attendant, healthcare assistant, HCA, geriatric aide, nursing auxiliary, nurse tech, hospice aide, restorative aide, nurse's helper, ward orderly, ward attendant, bedside attendant, hospital orderly, candy striper, ward maid, auxiliary nurse, old folks home aide, bath aide, ward helper, patient attendant, rest home aide, nursing home aide, nursing home worker, bedside aide",
    credentials: "CNA certification, STNA, state nurse aide registry, CPR, BLS",
    tools: "Hoyer lift, gait belt, blood pressure cuff, bedpan, sit to stand lift, wheelchair",
    skills:
      "activities of daily living, vital signs, bathing and grooming, transfers, feeding assistance, toileting, bed making, turning and positioning, ambulation, intake and output, bedside care, fall prevention, catheter care, dementia care, range of motion exercises",
    duties:
      "bathe and dress residents, turn patients in bed, answer call lights, take vitals, feed residents, change briefs, help to the toilet, lift patients with Hoyer, make beds, walk residents in hall, record intake and output, weigh patients, comfort residents, report to the nurse, night shift in nursing home, empty bedpans, wash old folks and help them eat, help someone out of bed and into a chair, change sheets under a patient, comb hair and brush dentures, sit and talk with lonely residents, push people in wheelchairs to dinner, help nurses care for the sick and old",
    above: "Medication aide",
    step: "Home health aide, Patient transporter, Psychiatric technician",
    beside: "Medical assistant, Phlebotomist, Unit secretary",
    not: "orderly fashion, orderly closeout, orderly workplace",
    context: {
      "candy striper": "residents, nursing, aide, ward, output, bath",
      "hospital orderly": "residents, nursing, aide, ward, output, bath",
      CNA: "nursing, patients, residents, nursing home, care, certified, aide",
      PCT: "patients, hospital, dialysis, unit, care",
      HCA: "ward, patients, NHS, care, healthcare assistant",
      orderly: "hospital, patients, ward, psychiatric, nursing home",
    },
  },
  {
    name: "Medication aide",
    titles:
      "med aide, certified medication aide, medication technician, med tech, certified medication technician, medication assistant, QMAP, qualified medication aide, QMA, medication care manager, assisted living med tech, medication passer, pill pusher, medicine aide",
    credentials:
      "certified medication aide, QMAP certification, CNA certification, medication administration certificate",
    tools: "med cart, QuickMAR, PointClickCare, blister packs",
    skills:
      "medication administration, med pass, medication records, blood sugar checks, vital signs, controlled drug counts, eye drops, activities of daily living, assisted living care, pharmacy reorders",
    duties:
      "pass medicines in assisted living, push the med cart, sign the medication record, count narcotics at shift change, reorder pills from pharmacy, check blood sugars, eye drops and patches, remind residents to take pills, report side effects to nurse, help residents with care, hand out pills to residents, see that old folks take their tablets, put drops in eyes, keep track of who took what, lock up the medicine cart, crush tablets in applesauce",
    above: "Licensed practical nurse",
    beside: "Pharmacy technician, Personal care aide",
    context: {
      "med tech": "medication, assisted living, residents, med pass, pills",
      "medication assistant": "residents, med pass, care",
      QMA: "medication, residents, nursing home",
    },
  },
];
