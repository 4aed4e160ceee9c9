import type { OccupationEntry } from "../types.ts";

/** Physicians and their specialties, physician assistants, dentists, eye doctors, and foot doctors. */
export const MEDICINE: readonly OccupationEntry[] = [
  {
    name: "Primary care physician",
    titles:
      "family physician, family doctor, family practitioner, family medicine physician, general practitioner, GP, physician, doctor, medical doctor, MD, PCP, primary care doctor, country doctor, osteopathic physician, urgent care physician, concierge doctor, locum tenens physician, telehealth physician, attending physician, family GP, horse and buggy doctor, sawbones, general physician, family medicine doctor, neighborhood doctor, osteopath",
    credentials:
      "medical degree, board certified in family medicine, state medical license, DEA registration, BLS, ACLS",
    tools: "Epic, athenahealth, eClinicalWorks, stethoscope, Doximity, UpToDate",
    skills:
      "family medicine, diagnosing illness, prescribing medication, chronic disease management, preventive care, annual physicals, telemedicine, patient counseling, hypertension management, diabetes management, minor procedures, specialist referrals, charting, medical supervision",
    duties:
      "see patients in the office, diagnose illnesses, write prescriptions, order lab tests, annual wellness visits, treat colds and infections, manage blood pressure, refer to specialists, telehealth visits, house calls, supervise nurse practitioners, school and camp physicals, follow up on test results, locum coverage, look after whole families, listen to hearts and lungs, take care of sore throats and aches, give checkups, tell folks to cut down on salt, be the doctor in a small town",
    below: "Physician assistant, Nurse practitioner, Medical assistant",
    above: "Medical director",
    step: "Internal medicine physician, Geriatrician, Occupational medicine physician, Physician advisor",
    beside: "Emergency physician, Medical writer",
    not: "doctor of philosophy, doctor of education, doctor of physical therapy, witch doctor, script doctor, spin doctor, show doctor, doctor of chiropractic, juris doctor, doctor of veterinary medicine, doctor's office, doctor of divinity, GP surgery receptionist, foot doctor, eye doctor, animal doctor, tree doctor, plant doctor",
    context: {
      sawbones: "patients, medical, doctor",
      GP: "patients, medical, clinic, surgery, locum, doctor, NHS",
      MD: "patients, medical, clinic, physician, board certified, hospital, internal medicine",
      PCP: "patients, medical, clinic, doctor, family medicine",
    },
  },
  {
    name: "Internal medicine physician",
    titles:
      "internist, internal medicine doctor, hospitalist, hospital medicine physician, nocturnist, general internist, adult medicine doctor, ward physician, hospital doctor, general medicine consultant, diagnostician, house physician",
    credentials: "medical degree, board certified in internal medicine, ABIM, state medical license, ACLS",
    tools: "Epic, Cerner, UpToDate, PerfectServe",
    skills:
      "internal medicine, hospital medicine, inpatient care, diagnosing illness, differential diagnosis, chronic disease management, admissions, discharge planning, hospital rounds, diabetes management, hypertension management, medical consultation, teaching residents",
    duties:
      "treat adult patients, admit patients to hospital, daily hospital rounds, manage complex illnesses, preoperative medical clearance, adjust medications, order tests and imaging, night coverage on wards, write discharge summaries, coordinate with specialists, teach medical residents, second opinions, look after grown-ups who are very sick, figure out what's wrong with someone, go bed to bed in the hospital, look after old folks with many ailments",
    step: "Geriatrician, Physician advisor",
    beside: "Nurse practitioner, Physician assistant, Critical care nurse",
  },
  {
    name: "Pediatrician",
    titles:
      "children's doctor, baby doctor, kids' doctor, pediatric physician, neonatologist, pediatric hospitalist, adolescent medicine physician, developmental pediatrician, child health doctor, children's specialist, pediatrist",
    credentials: "medical degree, board certified in pediatrics, FAAP, PALS, NRP",
    tools: "Office Practicum, Epic, growth charts, otoscope",
    skills:
      "pediatrics, well child visits, childhood immunizations, newborn care, developmental screening, growth monitoring, parent counseling, neonatal care, ADHD management, asthma management, adolescent medicine, child abuse evaluation",
    duties:
      "examine babies and children, well baby checkups, give childhood vaccines, treat ear infections, advise worried parents, school and sports physicals, check growth and development, newborn rounds, after hours parent calls, manage childhood asthma, screen for autism, treat sick kids, look after little ones from birth, weigh and measure infants, calm moms and dads, check kids for camp and school",
    beside: "Primary care physician, Pediatric nurse, School nurse",
  },
  {
    name: "Geriatrician",
    titles:
      "geriatric physician, geriatric medicine physician, nursing home doctor, nursing home physician, elder care doctor, long term care physician, SNF physician, skilled nursing physician, hospice physician, hospice doctor, hospice medical director, palliative care physician, palliative medicine doctor, house call doctor, old people's doctor",
    credentials: "medical degree, geriatric medicine certification, certified medical director, HMDCB, AGSF",
    tools: "PointClickCare, Mini-Cog, MoCA",
    skills:
      "geriatrics, palliative care, hospice care, dementia care, falls assessment, polypharmacy review, deprescribing, goals of care conversations, advance care planning, pain management, cognitive screening, nursing home rounds, capacity assessment",
    duties:
      "visit nursing home residents, evaluate memory loss, cut unnecessary medicines, certify hospice patients, ease end of life symptoms, family meetings about care, assess fall risk, home visits to frail elders, treat pain in dying patients, recertification visits, lead hospice team meetings, assess mental capacity, look after people over eighty, see why someone keeps falling or forgetting, go to old folks' homes, make someone's last months easier, sort out too many pills",
    beside: "Hospice nurse, Geriatric care manager, Nursing home administrator, Chaplain",
  },
  {
    name: "Emergency physician",
    titles:
      "emergency room doctor, ER doctor, ER physician, emergency medicine physician, ED physician, emergency department doctor, A&E doctor, trauma doctor, EMS medical director, casualty doctor, flight physician, expedition doctor, event physician, casualty officer, accident room doctor",
    credentials: "medical degree, board certified in emergency medicine, ACLS, ATLS, PALS, FACEP",
    tools: "Epic ASAP, point of care ultrasound, defibrillator, ventilator",
    skills:
      "emergency medicine, trauma care, resuscitation, intubation, suturing, triage, wound repair, toxicology, fracture reduction, cardiac arrest management, point of care ultrasound, procedural sedation, EMS oversight, disaster medicine",
    duties:
      "treat emergency room patients, stabilize trauma victims, stitch cuts, treat heart attacks and strokes, run codes, set broken bones, intubate patients, shift work in emergency department, medical control for ambulance crews, treat overdoses, order stat tests, admit or discharge, patch up car crash victims, save people who stop breathing, sew up gashes, see whoever comes through the door at night",
    below: "Physician assistant",
    beside: "Emergency room nurse, Paramedic",
  },
  {
    name: "Psychiatrist",
    titles:
      "psychiatric physician, telepsychiatrist, child psychiatrist, child and adolescent psychiatrist, geriatric psychiatrist, addiction psychiatrist, forensic psychiatrist, consultation liaison psychiatrist, psychoanalyst, head doctor, alienist, mental health doctor, addiction medicine physician, headshrinker, mental doctor",
    credentials: "medical degree, board certified in psychiatry, ABPN, buprenorphine waiver, state medical license",
    tools: "TheraNest, Valant, DSM-5, ECT machine, transcranial magnetic stimulation",
    skills:
      "psychiatry, psychopharmacology, psychiatric evaluation, medication management, mood disorders, schizophrenia, addiction treatment, psychotherapy, forensic evaluation, involuntary commitment, telepsychiatry, ECT, suicide risk assessment, competency evaluation",
    duties:
      "prescribe antidepressants and antipsychotics, psychiatric evaluations, monitor mood medications, treat depression and bipolar disorder, telepsychiatry visits, hospital psychiatric consults, testify on sanity, supervise psychiatric nurse practitioners, treat opioid addiction, court ordered evaluations, inpatient psychiatric rounds, treat schizophrenia, help folks who are depressed or hear voices, listen to people's troubles on a couch, give pills for nerves, decide who has to go to the mental ward",
    beside: "Clinical psychologist, Psychiatric nurse, Clinical social worker, Mental health counselor",
  },
  {
    name: "Surgeon",
    titles:
      "general surgeon, trauma surgeon, vascular surgeon, cardiothoracic surgeon, heart surgeon, neurosurgeon, brain surgeon, plastic surgeon, cosmetic surgeon, colorectal surgeon, bariatric surgeon, transplant surgeon, breast surgeon, hernia surgeon, pediatric surgeon, surgical consultant, locum surgeon, thoracic surgeon, house surgeon, sawbones",
    credentials: "medical degree, board certified in surgery, FACS, FRCS, ATLS",
    tools: "da Vinci robot, laparoscope, electrocautery, surgical stapler",
    skills:
      "general surgery, laparoscopic surgery, robotic surgery, trauma surgery, vascular surgery, plastic surgery, neurosurgery, preoperative evaluation, postoperative care, sterile technique, suturing, surgical consultation, first assisting, teaching residents",
    duties:
      "operate on patients, remove gallbladders and appendixes, repair hernias, bypass and aneurysm surgery, brain and spine operations, reconstructive procedures, surgical consults, on call for trauma, postoperative visits, obtain surgical consent, remove tumors, train surgical residents, review surgical charts, cut people open and fix them, take out tonsils, or lumps, sew folks up, work in the OR all day",
    below: "Physician assistant, Surgical technologist",
    step: "Physician advisor",
    beside: "Anesthesiologist, Operating room nurse",
    not: "tree surgeon, veterinary surgeon, dental surgeon, surgeon's assistant, chainsaw surgeon",
    context: { sawbones: "surgery, operate" },
  },
  {
    name: "Orthopedic surgeon",
    titles:
      "orthopedist, orthopod, bone doctor, sports medicine surgeon, spine surgeon, hand surgeon, joint replacement surgeon, shoulder surgeon, hip and knee surgeon, sports medicine physician, team physician, bone surgeon, bone specialist",
    credentials: "medical degree, FAAOS, board certified in orthopedic surgery, ABOS",
    tools: "arthroscope, C-arm, Mako robot, bone saw",
    skills:
      "orthopedic surgery, joint replacement, arthroscopy, fracture care, sports medicine, spine surgery, casting, joint injections, musculoskeletal examination, independent medical examinations, impairment ratings, postoperative care",
    duties:
      "replace hips and knees, set fractures, repair torn ligaments, read bone x-rays, inject joints with cortisone, treat sports injuries, back and spine surgery, apply casts, rotator cuff repair, examine injured workers, sideline team coverage, carpal tunnel release, put in new hips and knees, set broken arms and legs, put on plaster, look after ball players' knees, fix bad backs",
    below: "Physician assistant",
    step: "Physician advisor, Physiatrist",
    beside: "Surgeon, Physical therapist, Podiatrist, Athletic trainer",
  },
  {
    name: "Anesthesiologist",
    titles:
      "anaesthetist, anaesthesiologist, anesthesia doctor, anesthesia physician, MD anesthesiologist, pain management physician, interventional pain physician, pain doctor, obstetric anesthesiologist, cardiac anesthesiologist, intensivist, critical care physician, ICU doctor, anesthesiologist assistant, gas man, gas passer",
    credentials: "medical degree, board certified in anesthesiology, ACLS, certified anesthesiologist assistant",
    tools: "anesthesia machine, laryngoscope, ventilator, ultrasound machine, Pyxis",
    skills:
      "general anesthesia, regional anesthesia, nerve blocks, epidurals, airway management, intubation, procedural sedation, pain management, epidural steroid injections, critical care medicine, perioperative medicine, ventilator management",
    duties:
      "put surgery patients to sleep, monitor vitals during operations, epidurals for labor, nerve blocks for pain, supervise nurse anesthetists, preoperative anesthesia evaluation, wake patients after surgery, epidural steroid injections, manage ICU ventilators, locum operating room coverage, treat chronic pain, give gas and keep folks asleep in surgery, take away the pain of childbirth, keep patients breathing, give shots for bad backs",
    below: "Nurse anesthetist",
    step: "Physician advisor",
    context: {
      "gas man": "anesthesia, surgery, patients",
      "gas passer": "anesthesia, doctor",
      anaesthetist: "consultant, doctor, physician, MD, hospital",
    },
  },
  {
    name: "Cardiologist",
    titles:
      "heart doctor, heart specialist, interventional cardiologist, electrophysiologist, cardiac electrophysiologist, noninvasive cardiologist, echo reading cardiologist, cardiovascular physician, heart failure specialist, consultant cardiologist, heart man, cardiac specialist",
    credentials: "medical degree, FACC, board certified in cardiovascular disease, ACLS",
    tools: "echocardiogram, EKG machine, cardiac catheterization lab, Holter monitor, pacemaker programmer",
    skills:
      "cardiology, echocardiography, stress testing, cardiac catheterization, EKG interpretation, pacemaker management, heart failure management, arrhythmia management, stenting, lipid management, preoperative cardiac clearance",
    duties:
      "treat heart disease, read EKGs and echoes, stress tests on treadmill, put in stents, implant pacemakers, manage heart failure patients, treat irregular heartbeat, cardiac consults in hospital, clear patients for surgery, manage cholesterol and blood pressure, supervise cardiac rehab, look after folks who've had a heart attack, listen for murmurs, put wires through a leg to the heart, open clogged arteries, tell people to walk and eat less fat",
    below: "Internal medicine physician",
    beside: "Cardiovascular technologist, Sonographer",
    context: { "heart man": "heart, patients, doctor" },
  },
  {
    name: "Obstetrician-gynecologist",
    titles:
      "obstetrician, gynecologist, gynaecologist, OB/GYN, obgyn, ob gyn physician, women's health doctor, women's doctor, laborist, maternal fetal medicine specialist, fertility doctor, reproductive endocrinologist, urogynecologist, gynecologic surgeon, lady doctor, baby doctor",
    credentials: "medical degree, FACOG, board certified in obstetrics and gynecology",
    tools: "fetal monitor, colposcope, ultrasound machine, hysteroscope",
    skills:
      "obstetrics, gynecology, prenatal care, deliveries, cesarean sections, pelvic exams, Pap smears, hysterectomy, menopause management, contraception counseling, infertility treatment, high risk pregnancy, colposcopy",
    duties:
      "deliver babies, prenatal visits, annual gynecological exams, perform C-sections, perform hysterectomies, treat menopause symptoms, birth control counseling, infertility workup, labor and delivery call, read pregnancy ultrasounds, high risk pregnancy care, review obstetric malpractice cases, bring babies into the world, look after pregnant women, do women's checkups, help couples who can't have a baby, see ladies through the change",
    beside: "Nurse midwife, Labor and delivery nurse, Surgeon, Sonographer, Doula",
    context: { "baby doctor": "pregnant, women, obstetric, deliver" },
  },
  {
    name: "Radiologist",
    titles:
      "diagnostic radiologist, interventional radiologist, teleradiologist, neuroradiologist, breast imaging radiologist, x-ray doctor, imaging physician, nighthawk radiologist, musculoskeletal radiologist, consultant radiologist, roentgenologist, X-ray man, X-ray specialist",
    credentials: "medical degree, American Board of Radiology, board certified in radiology, MQSA qualified",
    tools: "PACS, PowerScribe, Visage PACS, MRI scanner, CT scanner",
    skills:
      "radiology, image interpretation, teleradiology, mammogram reading, CT interpretation, MRI interpretation, ultrasound interpretation, image guided biopsy, interventional radiology, radiology reporting, peer review",
    duties:
      "read x-rays and scans, interpret MRIs from home, dictate imaging reports, read mammograms, image guided biopsies, overnight teleradiology reads, call urgent findings, place drains and ports, second reads, review imaging for lawsuits, supervise contrast injections, look at X-rays and say what's there, find lumps on pictures, sit in a dark room looking at scans, tell other doctors where it's broken",
    step: "Physician advisor",
    beside: "Radiologic technologist, MRI technologist, Sonographer, Nuclear medicine technologist, Oncologist",
    context: { "X-ray man": "radiologist, imaging, teleradiology, mammograms, interpret, rays" },
  },
  {
    name: "Pathologist",
    titles:
      "anatomic pathologist, clinical pathologist, surgical pathologist, histopathologist, hematopathologist, dermatopathologist, cytopathologist, laboratory medical director, laboratory physician, CLIA laboratory director, pathology consultant, telepathologist, lab doctor, morbid anatomist, hospital pathologist",
    credentials: "medical degree, board certified in pathology, FCAP, CLIA director",
    tools: "microscope, digital pathology scanner, CoPath, Epic Beaker, cryostat",
    skills:
      "surgical pathology, biopsy interpretation, frozen sections, cytopathology, laboratory direction, blood banking, transfusion medicine, hematopathology, digital pathology, CLIA compliance, CAP inspection, tumor boards",
    duties:
      "read biopsies under the microscope, diagnose cancer from tissue, sign out surgical cases, frozen sections during surgery, direct the clinical laboratory, review bone marrow smears, oversee the blood bank, laboratory accreditation, present at tumor board, perform autopsies, pathology second opinions, look at bits of tissue under glass and say if it's cancer, find out what someone died of, be the doctor in charge of a lab",
    beside: "Medical laboratory scientist, Histotechnologist, Cytotechnologist, Oncologist",
    not: "plant pathologist, speech pathologist, speech language pathologist",
  },
  {
    name: "Medical examiner",
    titles:
      "forensic pathologist, coroner, deputy coroner, medicolegal death investigator, autopsy pathologist, autopsy technician, forensic medical examiner, pathologist assistant, morgue technician, county medical examiner, police surgeon, coroner's physician",
    credentials: "medical degree, ABMDI, board certified in forensic pathology",
    tools: "autopsy saw, morgue cooler, toxicology kit",
    skills:
      "autopsy, forensic pathology, death investigation, cause of death determination, death certificates, toxicology review, evidence collection, court testimony, scene investigation, body identification, grossing specimens",
    duties:
      "perform autopsies, determine cause of death, investigate sudden deaths, go to death scenes, sign death certificates, testify in homicide trials, notify next of kin, collect tissue and toxicology samples, identify bodies, photograph injuries, mass disaster identification, assist in the morgue, find out how someone died, cut open bodies for the police, tell a jury what killed a person",
    below: "Pathologist",
    beside: "Funeral director, Death investigator, Embalmer",
    not: "certified medical examiner, DOT medical examiner",
    context: {
      coroner: "autopsy, death, forensic, county",
      "deputy coroner": "death, autopsy, county",
      "medicolegal death investigator": "death, autopsy, medical examiner",
      "autopsy technician": "medical examiner, forensic, pathologist, hospital",
    },
  },
  {
    name: "Dermatologist",
    titles:
      "skin doctor, skin specialist, cosmetic dermatologist, Mohs surgeon, dermatologic surgeon, teledermatologist, pediatric dermatologist, aesthetic physician, aesthetic medicine doctor, medical spa director, skin man",
    credentials: "medical degree, FAAD, board certified in dermatology",
    tools: "dermatoscope, cryotherapy, ModMed EMA, skin laser",
    skills:
      "dermatology, skin cancer screening, skin biopsy, Mohs surgery, Botox, fillers, laser treatments, cryotherapy, acne treatment, psoriasis treatment, excisions, teledermatology",
    duties:
      "check moles for skin cancer, biopsy suspicious spots, freeze warts and lesions, treat acne and eczema, remove skin cancers, psoriasis treatment, botox and fillers, full body skin checks, review skin photos remotely, laser treatments, prescribe creams for rashes, look after rashes, pimples, look people over for bad moles, take off spots, help teenagers with bad skin",
    beside: "Primary care physician, Aesthetician",
  },
  {
    name: "Ophthalmologist",
    titles:
      "eye surgeon, eye physician, eye doctor, eye MD, oculist, retina specialist, cataract surgeon, glaucoma specialist, cornea specialist, LASIK surgeon, oculoplastic surgeon, neuro-ophthalmologist, pediatric ophthalmologist, eye specialist, eye man, ophthalmic surgeon",
    credentials: "medical degree, board certified in ophthalmology, ABO certified ophthalmologist, FACS",
    tools: "slit lamp, OCT retinal scanner, phacoemulsification, tonometer, fundus camera",
    skills:
      "ophthalmology, cataract surgery, glaucoma treatment, retinal injections, LASIK, dilated eye exams, macular degeneration treatment, diabetic retinopathy, corneal transplant, eye trauma, visual field interpretation",
    duties:
      "remove cataracts, treat glaucoma, eye injections for macular degeneration, laser eye surgery, dilated eye exams, repair retinal detachment, treat diabetic eye disease, measure eye pressure, remove foreign bodies from eyes, eyelid surgery, follow up after eye surgery, take cloudy lenses out of old eyes, save people's sight, put drops in and look with a bright light, fix crossed eyes",
    below: "Ophthalmic technician",
    beside: "Optometrist, Optician",
    context: { "eye doctor": "surgery, cataract, glaucoma, retina, medical, MD" },
  },
  {
    name: "Otolaryngologist",
    titles:
      "ENT, ear nose and throat doctor, ENT doctor, ENT surgeon, ENT specialist, ENT physician, head and neck surgeon, otologist, laryngologist, rhinologist, neurotologist, ear doctor, eye ear nose and throat doctor, EENT doctor, tonsil doctor, throat doctor, throat specialist",
    credentials: "medical degree, board certified in otolaryngology, FACS",
    tools: "laryngoscope, nasal endoscope, otoscope, cochlear implant",
    skills:
      "otolaryngology, sinus surgery, tonsillectomy, ear tubes, head and neck surgery, nasal endoscopy, hearing loss evaluation, balance disorders, thyroid surgery, allergy testing, sleep apnea surgery, voice disorders",
    duties:
      "treat ears noses and throats, sinus surgery, take out tonsils, place ear tubes, evaluate hearing loss and dizziness, scope the voice box, treat nosebleeds, head and neck cancer surgery, cochlear implants, remove ear wax, sleep apnea surgery, see folks who can't hear or lose their voice, take tonsils out of kids, clean out sinuses, help people who get dizzy",
    beside: "Audiologist, Speech-language pathologist, Surgeon, Hearing aid specialist",
    context: { ENT: "ear, nose, throat, sinus, surgeon, patients, otolaryngology" },
  },
  {
    name: "Neurologist",
    titles:
      "brain doctor, nerve doctor, teleneurologist, stroke neurologist, neurology physician, movement disorder specialist, headache specialist, epileptologist, memory disorders physician, behavioral neurologist, neurophysiologist, nerve specialist, brain specialist",
    credentials: "medical degree, board certified in neurology, ABPN",
    tools: "EEG, EMG machine, reflex hammer, MRI scanner",
    skills:
      "neurology, stroke care, EEG interpretation, EMG, epilepsy management, Parkinson's disease, multiple sclerosis, dementia diagnosis, headache treatment, telestroke, lumbar puncture, nerve conduction studies, neurological examination",
    duties:
      "evaluate strokes and seizures, treat Parkinson's and MS, diagnose memory loss, read EEGs, nerve conduction tests, treat migraines, telestroke consults, spinal taps, test reflexes and gait, neurology hospital consults, evaluate head injuries, botox for headaches, see people with shakes, numbness, or fits, look after stroke patients, tap knees with a little hammer, find why someone gets headaches or forgets",
    beside: "Neuropsychologist, Psychiatrist, Neurodiagnostic technologist, Physiatrist",
  },
  {
    name: "Oncologist",
    titles:
      "cancer doctor, cancer specialist, medical oncologist, hematologist oncologist, hematologist, radiation oncologist, gynecologic oncologist, pediatric oncologist, blood specialist, haematologist, clinical oncologist, tumor doctor, tumor specialist, radiotherapist",
    credentials: "medical degree, board certified in medical oncology, ASCO member",
    tools: "OncoEMR, linear accelerator, Via Pathways",
    skills:
      "oncology, hematology, chemotherapy ordering, immunotherapy, radiation treatment planning, cancer staging, tumor boards, clinical trials, bone marrow biopsy, breaking bad news, survivorship care, blood disorders",
    duties:
      "treat cancer patients, prescribe chemotherapy, plan radiation treatment, present at tumor board, stage cancers, enroll patients in trials, talk with families about prognosis, bone marrow biopsies, treat leukemia and lymphoma, treat anemia and clotting, follow up after cancer, second opinions on cancer care, look after folks who have cancer, decide on chemo or rays, tell families the truth kindly, see people through treatment",
    beside: "Oncology nurse, Radiation therapist, Medical physicist",
    context: { radiotherapist: "cancer, doctor, tumor" },
  },
  {
    name: "Gastroenterologist",
    titles:
      "GI doctor, GI physician, stomach doctor, digestive disease specialist, digestive doctor, hepatologist, liver doctor, liver specialist, endoscopist, colonoscopist, GI hospitalist, bowel specialist, stomach specialist, bowel doctor",
    credentials: "medical degree, board certified in gastroenterology, FACG",
    tools: "endoscope, colonoscope, gGastro, FibroScan",
    skills:
      "gastroenterology, colonoscopy, endoscopy, ERCP, hepatology, polyp removal, inflammatory bowel disease, Crohn's disease, GERD treatment, hepatitis treatment, colon cancer screening, nutrition support",
    duties:
      "perform colonoscopies, scope the stomach, remove polyps, treat Crohn's and colitis, treat reflux and ulcers, manage liver disease, treat hepatitis, GI bleeding consults, screen for colon cancer, irritable bowel treatment, read capsule endoscopies, look down throats and up bowels with a tube, help folks with heartburn or belly pain, check people over fifty for colon cancer",
    beside: "Internal medicine physician, Dietitian, Surgeon",
  },
  {
    name: "Pulmonologist",
    titles:
      "lung doctor, lung specialist, respiratory physician, chest physician, chest doctor, pulmonary critical care physician, pulmonary medicine doctor, sleep medicine physician, sleep doctor, sleep specialist, TB doctor, chest specialist, tuberculosis specialist, sanatorium doctor, sanitarium doctor",
    credentials: "medical degree, board certified in pulmonary disease, FCCP, sleep medicine certification",
    tools: "bronchoscope, spirometer, CPAP, ventilator",
    skills:
      "pulmonary medicine, bronchoscopy, pulmonary function interpretation, COPD management, asthma management, sleep medicine, sleep study interpretation, ventilator management, critical care medicine, lung cancer screening, B reader",
    duties:
      "treat COPD and asthma, perform bronchoscopies, read breathing tests, manage ventilators, interpret sleep studies, treat sleep apnea, lung nodule workup, black lung evaluations, treat tuberculosis and pneumonia, prescribe inhalers and oxygen, intensive care rounds, help folks who can't catch their breath, look after smokers' and miners' lungs, find why someone snores, listen to chests",
    beside: "Respiratory therapist, Sleep technologist, Anesthesiologist, Internal medicine physician",
  },
  {
    name: "Nephrologist",
    titles:
      "kidney doctor, kidney specialist, renal physician, renal doctor, dialysis doctor, dialysis medical director, hypertension specialist, transplant nephrologist",
    credentials: "medical degree, board certified in nephrology, FASN",
    tools: "hemodialysis machine, Epic, Acumen nephrology EHR",
    skills:
      "nephrology, dialysis management, kidney transplant care, hypertension management, electrolyte disorders, chronic kidney disease, vascular access, peritoneal dialysis, acute kidney injury, anemia management",
    duties:
      "treat kidney disease, dialysis unit rounds, write dialysis orders, kidney transplant follow up, manage resistant hypertension, hospital kidney consults, correct electrolytes, kidney biopsy, adjust anemia medicines, direct dialysis clinic, look after people whose kidneys fail, put folks on the kidney machine, keep blood pressure down, look after people with a new kidney",
    beside: "Dialysis nurse, Dialysis technician, Urologist, Internal medicine physician",
  },
  {
    name: "Endocrinologist",
    titles:
      "hormone doctor, hormone specialist, diabetes doctor, diabetologist, thyroid doctor, thyroid specialist, metabolic physician, weight loss doctor, obesity medicine physician, bariatric physician, osteoporosis specialist, gland doctor, gland specialist",
    credentials: "medical degree, board certified in endocrinology, ABOM",
    tools: "insulin pump, continuous glucose monitor, thyroid ultrasound",
    skills:
      "endocrinology, diabetes management, thyroid disorders, insulin management, obesity medicine, osteoporosis treatment, hormone replacement, continuous glucose monitoring, GLP-1 prescribing, thyroid biopsy, pituitary disorders",
    duties:
      "treat diabetes, adjust insulin doses, treat thyroid problems, hormone replacement, weight loss prescriptions, bone density treatment, thyroid nodule biopsy, insulin pump management, hospital glucose consults, treat adrenal and pituitary disease, help people with sugar, fix gland trouble, see folks who can't lose weight, give hormones, keep bones strong",
    beside: "Diabetes educator, Internal medicine physician, Dietitian",
  },
  {
    name: "Rheumatologist",
    titles:
      "arthritis doctor, arthritis specialist, joint doctor, lupus specialist, allergist, allergist immunologist, clinical immunologist, allergy doctor, allergy specialist, autoimmune disease doctor, rheumatism doctor, rheumatism specialist, hay fever doctor, joint specialist",
    credentials: "medical degree, board certified in rheumatology, FACR, board certified in allergy and immunology",
    tools: "joint ultrasound, allergy skin testing, spirometer",
    skills:
      "rheumatology, rheumatoid arthritis, lupus, joint injections, biologic therapies, infusion orders, gout treatment, allergy testing, allergy shots, immunology, autoimmune disease",
    duties:
      "treat arthritis and lupus, inject swollen joints, order biologic infusions, treat gout, skin prick allergy tests, allergy shots, food allergy challenges, evaluate joint pain, manage fibromyalgia, treat hives and hay fever, monitor immune suppressing drugs, help folks with stiff sore joints, give shots in knees, find what makes someone sneeze and itch, treat bad hands",
    beside: "Internal medicine physician, Physiatrist, Infusion nurse",
  },
  {
    name: "Infectious disease physician",
    titles:
      "infectious disease doctor, infectious disease specialist, ID physician, ID doctor, HIV specialist, HIV physician, travel medicine doctor, tropical medicine physician, antimicrobial stewardship physician, public health physician, health officer, tropical disease doctor, fever doctor, tropical doctor, county health officer, medical officer of health",
    credentials: "medical degree, board certified in infectious disease, AAHIVS, CTropMed, MPH",
    tools: "antibiogram, UpToDate, travel vaccines",
    skills:
      "infectious disease, HIV care, antimicrobial stewardship, travel medicine, infection control, outbreak response, tuberculosis management, hepatitis treatment, vaccine counseling, wound infections, tropical medicine",
    duties:
      "treat serious infections, choose antibiotics, HIV clinic, travel vaccines and malaria advice, tuberculosis clinic, hospital infection consults, advise on outbreaks, long term antibiotic orders, bone and joint infections, advise county health department, antibiotic stewardship rounds, stop diseases from spreading, pick the right drug for a bad infection, look after AIDS patients, tell travelers what shots they need",
    beside: "Infection preventionist, Epidemiologist, Internal medicine physician, Public health nurse, Microbiologist",
    context: { "health officer": "county, public health, medical, physician, vaccination, disease" },
  },
  {
    name: "Urologist",
    titles:
      "urology doctor, urologic surgeon, prostate doctor, prostate specialist, men's health doctor, men's health physician, bladder doctor, female urologist, andrologist, urologic oncologist, genitourinary surgeon, genito-urinary surgeon",
    credentials: "medical degree, board certified in urology, FACS",
    tools: "cystoscope, da Vinci robot, lithotripter",
    skills:
      "urology, cystoscopy, prostate biopsy, vasectomy, kidney stones, incontinence treatment, prostate cancer, robotic surgery, erectile dysfunction, urodynamics, testosterone therapy",
    duties:
      "treat prostate problems, look inside the bladder, perform vasectomies, break up kidney stones, treat bladder leakage, prostate biopsies, robotic prostatectomy, treat urinary infections, erectile dysfunction visits, catheter problems, blood in urine workup, help men who get up all night to go, get rid of kidney stones, fix leaky bladders, help with men's troubles",
    beside: "Surgeon, Oncologist",
  },
  {
    name: "Physiatrist",
    titles:
      "rehabilitation physician, rehab doctor, rehab physician, PM&R physician, physical medicine and rehabilitation physician, physical medicine doctor, spinal cord injury physician, inpatient rehab medical director, nonoperative spine physician, brain injury physician, rehabilitation doctor, physical medicine specialist",
    credentials: "medical degree, board certified in physical medicine and rehabilitation, ABPMR, CEDIR",
    tools: "EMG machine, ultrasound machine, spasticity pump",
    skills:
      "rehabilitation medicine, EMG, spasticity management, joint injections, stroke rehabilitation, spinal cord injury care, pain management, disability evaluation, impairment ratings, prosthetic prescription, life care planning, independent medical examinations",
    duties:
      "direct rehabilitation after stroke, prescribe therapy and braces, EMG nerve testing, inject painful joints, spasticity injections, inpatient rehab rounds, disability examinations, life care plans, spinal cord injury follow up, amputee clinic, nonsurgical back pain treatment, help people walk again after a stroke, get folks going with braces and exercise, ease backs without an operation",
    beside: "Physical therapist, Occupational therapist, Orthotist and prosthetist",
  },
  {
    name: "Occupational medicine physician",
    titles:
      "occupational health physician, company doctor, plant doctor, occ med physician, occupational physician, industrial physician, factory doctor, corporate medical director, aviation medical examiner, AME, flight surgeon, DOT medical examiner, certified medical examiner, workers' comp doctor, ship's doctor, military doctor, works doctor, mill doctor, mine doctor, railroad surgeon, industrial surgeon, army doctor, navy doctor, ship's surgeon, company surgeon",
    credentials:
      "medical degree, board certified in occupational medicine, NRCME, MRO certification, FAA aviation medical examiner, MPH",
    tools: "audiometer, spirometer, drug test kit",
    skills:
      "occupational medicine, DOT physicals, fitness for duty evaluations, workers' compensation, medical surveillance, drug test review, return to work planning, FAA medicals, toxic exposure evaluation, preventive medicine, ergonomics, impairment ratings",
    duties:
      "truck driver DOT physicals, pilot medical exams, treat work injuries, return to work exams, review drug test results, hearing and lung surveillance, pre-employment physicals, visit plants and factories, respirator clearance, fitness for duty evaluations, lead and asbestos screening, advise employers on health risks, look after workers who get hurt, check truckers and pilots, say who can go back on the job, watch for bad lungs and ears in a plant",
    below: "Occupational health nurse",
    beside: "Industrial hygienist, EHS manager, Emergency physician",
    context: {
      AME: "pilots, FAA, medical exam, physician, aviation medical",
      "plant doctor": "factory, workers, injuries, medical, employees",
      "company doctor": "medical, workers, injuries, patients, employee health",
    },
  },
  {
    name: "Physician advisor",
    titles:
      "medical reviewer, physician peer reviewer, physician reviewer, utilization management physician, independent medical examiner, IME physician, medical expert witness, physician consultant, medical consultant, disability medical consultant, physician expert witness, insurance medical director, medical review officer, clinical appeals physician, state agency medical consultant, insurance doctor, insurance company doctor",
    credentials: "medical degree, ABQAURP, CHCQM, state medical license, MROCC",
    tools: "InterQual, MCG, Epic, AMA Guides",
    skills:
      "utilization review, peer review, medical necessity determinations, independent medical examinations, expert testimony, chart review, claims review, peer-to-peer calls, disability evaluation, denials appeals, impairment ratings, medical malpractice review, InterQual",
    duties:
      "review medical charts from home, decide medical necessity, peer to peer phone calls, appeal insurance denials, examine injured claimants, write IME reports, expert testimony in malpractice, disability file review, inpatient or observation status, coach hospitalists on documentation, review drug tests, read charts for an insurance company, say whether treatment was needed, check people who claim they are hurt, be a doctor without seeing patients",
    above: "Medical director",
    beside: "Utilization review nurse, Legal nurse consultant, Clinical documentation specialist",
    context: {
      "medical consultant": "physician, MD, chart review, disability, doctor, claims",
      "medical reviewer": "physician, MD, chart, claims, utilization",
      "independent medical examiner": "physician, MD, claimants, impairment",
      "medical expert witness": "physician, MD, malpractice, board certified",
    },
  },
  {
    name: "Medical director",
    titles:
      "chief medical officer, CMO, hospital chief of staff, physician executive, clinic medical director, vice president of medical affairs, VPMA, medical superintendent, physician leader, chief of medicine, physician department chair, physician clinical director, chief physician, interim medical director, physician in chief, physician superintendent, head physician",
    credentials: "medical degree, MBA, certified physician executive, FACPE, FAAPL",
    skills:
      "physician leadership, medical staff governance, clinical governance, quality improvement, peer review, clinical protocols, physician recruitment, value based care, medical policy, credentialing, patient safety, collaborative practice agreements, clinical supervision",
    duties:
      "oversee doctors and clinical staff, supervise nurse practitioners and PAs, sign clinical protocols, lead medical staff meetings, review quality of care, recruit physicians, set medical policy, handle physician complaints, part-time oversight of clinic, medical oversight of med spa, lead patient safety work, advise health startups, be in charge of the other doctors, look over how nurses and PAs treat folks, settle doctors' quarrels, lend my license and know-how to a clinic",
    beside: "Hospital administrator, Director of nursing, Healthcare quality manager",
    not: "medical director's assistant",
    context: {
      CMO: "medical, physician, hospital, clinical, patients",
      "chief physician": "hospital, clinic, medical",
    },
  },
  {
    name: "Physician assistant",
    titles:
      "physician associate, PA, PA-C, certified physician assistant, surgical PA, orthopedic PA, emergency PA, urgent care PA, advanced practice provider, dermatology PA, family practice PA, midlevel provider, physician extender, medex, clinical officer",
    credentials: "PA-C, NCCPA, state PA license, DEA registration, ACLS, BLS",
    tools: "Epic, athenahealth, eClinicalWorks",
    skills:
      "physical examination, diagnosing illness, prescribing medication, urgent care, suturing, first assisting, family medicine, patient education, charting, minor procedures, orthopedics, telemedicine, medical history taking",
    duties:
      "see patients under physician, take medical histories, write prescriptions, stitch wounds, assist in surgery, order and read labs, walk-in clinic shifts, postoperative checks, splint and cast injuries, sports physicals, telehealth sick visits, hospital rounds, see patients when the doctor is busy, sew up cuts, listen to hearts and look in ears, give checkups, help in operations",
    beside: "Nurse practitioner, Medical assistant, Registered nurse, Medical scribe",
    context: { PA: "patients, clinic, physician, medical, PA-C, urgent care, prescribing, NCCPA" },
  },
  {
    name: "Podiatrist",
    titles:
      "foot doctor, foot and ankle doctor, foot and ankle surgeon, podiatric physician, podiatric surgeon, DPM, chiropodist, foot specialist, diabetic foot specialist, nursing home podiatrist, corn doctor, corn cutter",
    credentials: "DPM, ABFAS, ABPM, state podiatry license",
    tools: "nail drill, custom orthotics, x-ray machine",
    skills:
      "podiatry, diabetic foot care, nail care, foot surgery, custom orthotics, wound debridement, bunion surgery, ingrown toenails, heel pain treatment, gait analysis, callus removal",
    duties:
      "trim thick toenails, treat diabetic feet, remove ingrown toenails, bunion and hammertoe surgery, fit orthotics, heel pain injections, debride foot ulcers, nursing home foot visits, treat plantar fasciitis, shave corns and calluses, check circulation in feet, take care of old folks' feet, cut toenails and corns, fix bunions, see that diabetics don't lose toes, make inserts for shoes, look after bad feet",
    beside: "Wound care nurse, Orthotist and prosthetist, Primary care physician",
  },
  {
    name: "Dentist",
    titles:
      "dental surgeon, general dentist, family dentist, DDS, DMD, cosmetic dentist, pediatric dentist, children's dentist, pedodontist, endodontist, periodontist, prosthodontist, gum specialist, root canal specialist, dental practitioner, locum dentist, associate dentist, public health dentist, tooth doctor, tooth puller, dentist surgeon, painless dentist",
    credentials: "DDS, DMD, BDS, FAGD, state dental license, DEA registration",
    tools: "Dentrix, Eaglesoft, Open Dental, CEREC, iTero, digital x-ray, dental handpiece",
    skills:
      "general dentistry, fillings, crowns and bridges, root canals, extractions, dentures, dental implants, periodontal treatment, cosmetic dentistry, treatment planning, pediatric dentistry, local anesthesia, oral cancer screening, endodontics",
    duties:
      "fill cavities, root canals, pull teeth, fit crowns and dentures, check teeth and gums, read dental x-rays, place implants, numb the mouth, treatment plans for patients, veneers and whitening, children's dentistry, dental clinic fill-in days, examine nursing home residents' teeth, expert opinion on dental care, drill and fill, pull bad teeth, make false teeth fit, look in people's mouths, fix a toothache",
    below: "Dental hygienist, Dental assistant",
    beside: "Dental laboratory technician, Medical practice manager",
  },
  {
    name: "Orthodontist",
    titles:
      "braces doctor, braces specialist, orthodontic specialist, orthodontics dentist, dentofacial orthopedist, Invisalign provider, specialist orthodontist, orthodontic associate, tooth straightener",
    credentials: "DDS, DMD, board certified in orthodontics, ABO diplomate, orthodontic residency certificate",
    tools: "Invisalign, iTero, Dolphin Imaging, cephalometric x-ray",
    skills:
      "orthodontics, braces, clear aligners, bite correction, orthodontic treatment planning, retainers, cephalometric analysis, growth modification, bonding brackets, wire adjustment",
    duties:
      "put on braces, adjust wires and brackets, straighten teeth, plan aligner treatment, fix overbites, fit retainers, scan teeth for aligners, debond braces, treat teenagers' crowded teeth, consult with parents on braces, make crooked teeth straight, tighten kids' wires, put rubber bands on, see teens every month",
    below: "Dental assistant",
    beside: "Dentist, Oral surgeon",
  },
  {
    name: "Oral surgeon",
    titles:
      "oral and maxillofacial surgeon, OMFS, maxillofacial surgeon, jaw surgeon, wisdom tooth surgeon, implant surgeon, oral surgery specialist, facial surgeon, exodontist, extraction specialist",
    credentials: "DDS, DMD, medical degree, ABOMS, sedation permit",
    tools: "CBCT, surgical handpiece, anesthesia monitor",
    skills:
      "oral surgery, wisdom teeth removal, dental implants, bone grafting, jaw surgery, IV sedation, facial trauma, extractions, oral pathology, TMJ treatment",
    duties:
      "take out wisdom teeth, place dental implants, bone grafts in jaw, corrective jaw surgery, sedate dental patients, repair facial fractures, biopsy mouth lesions, hard extractions, treat TMJ disorders, drain dental abscesses, pull teeth that won't come out, put folks under for wisdom teeth, fix broken jaws, put in screws for teeth",
    below: "Dental assistant",
    step: "Dentist",
    beside: "Surgeon, Anesthesiologist",
  },
  {
    name: "Optometrist",
    titles:
      "eye doctor, doctor of optometry, OD, optometric physician, ophthalmic optician, eye examiner, low vision optometrist, vision therapy doctor, sight tester, locum optometrist, pediatric optometrist, refracting optician, refractionist, sight testing optician, spectacle maker, optician",
    credentials: "doctor of optometry, state optometry license, FAAO, NBEO",
    tools: "phoropter, slit lamp, retinal camera, OCT retinal scanner, RevolutionEHR, tonometer, autorefractor",
    skills:
      "eye exams, refraction, contact lens fitting, glaucoma screening, eyeglass prescriptions, dry eye treatment, diabetic eye exams, low vision care, vision therapy, retinal imaging, ocular disease management",
    duties:
      "test eyesight, prescribe glasses, fit contact lenses, check for glaucoma, diabetic eye checks, treat pink eye, better one or two test, fill in at optical store, refer cataract patients, retinal photos, school vision screening, dry eye visits, check people's eyes, see what glasses someone needs, have folks read the chart, give contacts, look for cataracts",
    below: "Ophthalmic technician, Optician",
    context: {
      optician: "eyes, test, sight, prescribe",
      "spectacle maker": "eyes, sight, test",
      "eye doctor": "glasses, contacts, vision, optical, exam, prescription, optometry",
      OD: "optometry, eye, glasses, contact lens, patients",
    },
  },
];
