/** Skills, tools, and certificates of physicians, physician assistants, dentists, optometrists, and podiatrists. */
export const MEDICINE_SKILLS = `
Medical degree: doctor of medicine, doctor of osteopathic medicine, MD degree, DO degree, MBBS
State medical license: medical license, physician license, licensed to practice medicine, unrestricted medical license
DEA registration: DEA license, DEA number, controlled substance registration
Board certified in family medicine: family medicine board certification, ABFM, AAFP
Board certified in internal medicine: internal medicine board certification, ABIM
Board certified in emergency medicine: emergency medicine board certification, ABEM
Board certified in psychiatry: psychiatry board certification, ABPN psychiatry
Board certified in surgery: surgery board certification, ABS surgery
Board certified in pediatrics: pediatrics board certification, ABP pediatrics
Board certified in anesthesiology: anesthesiology board certification
Board certified in radiology: radiology board certification, American Board of Radiology
Board certified in orthopedic surgery: orthopedic board certification, ABOS, FAAOS
Board certified in occupational medicine: occupational medicine board certification, preventive medicine board certification
Geriatric medicine certification: geriatrics board certification, certificate of added qualification in geriatrics
Certified medical director: certified medical director in long term care, AMDA certification
HMDCB: hospice medical director certification
FACS: Fellow of the American College of Surgeons
FACOG: Fellow of the American College of Obstetricians and Gynecologists
FACC: Fellow of the American College of Cardiology
Certified physician executive: CPE physician, physician executive certification
NRCME: DOT medical examiner certification, National Registry of Certified Medical Examiners, FMCSA medical examiner
FAA aviation medical examiner: AME designation, FAA medical examiner
MRO certification: medical review officer certification, MROCC, AAMRO
CEDIR: certified independent medical examiner, impairment rating certification
PA-C: NCCPA, NCCPA certification, certified physician assistant license, PA certification
DPM: doctor of podiatric medicine, podiatry degree
DDS: DMD, doctor of dental surgery, doctor of dental medicine, dental degree, BDS
State dental license: dental license, licensed dentist
State optometry license: optometry license, NBEO, doctor of optometry degree
ABMDI: medicolegal death investigator certification
Family medicine: family practice, primary care, general practice
Internal medicine: adult medicine, general internal medicine
Hospital medicine: hospitalist work, hospitalist medicine
Hospital rounds: inpatient rounds, rounding on patients, ward rounds
Diagnosing illness: diagnosis, medical diagnosis, diagnosing patients
Differential diagnosis
Prescribing medication: prescribing, prescriptive authority, writing prescriptions
Chronic disease management: chronic care, managing chronic conditions, chronic illness management
Preventive care: preventive medicine, health maintenance visits, screening and prevention
Annual physicals: physical exams, annual exams, checkups, wellness exams
Physical examination: physical assessment, head-to-toe exam
Telemedicine: telehealth, virtual visits, video visits, telehealth visits
Minor procedures: office procedures, minor surgery, in-office procedures
Suturing: stitches, wound closure, laceration repair
Specialist referrals: medical referrals, referring patients
Medical supervision: collaborating physician, physician supervision, supervising physician
Diabetes management: diabetes care, diabetic care
Hypertension management: blood pressure management, high blood pressure treatment
Pediatrics: paediatrics, child health, children's medicine
Well child visits: well baby checkups, well child checks
Childhood immunizations: pediatric vaccines, kids' vaccines
Developmental screening: developmental milestones screening
Geriatrics: geriatric medicine, elder medicine, medicine of aging
Palliative care: palliative medicine, comfort care, symptom relief in serious illness
Polypharmacy review: deprescribing, cutting unnecessary medicines
Advance care planning: living wills with patients, POLST, MOLST
Goals of care conversations: goals of care, serious illness conversations
Cognitive screening: memory screening, Mini-Cog, MoCA, mini mental state exam
Capacity assessment: mental capacity evaluation, decision-making capacity
Emergency medicine: ER medicine, emergency care
Trauma care: trauma treatment, trauma management
Resuscitation: running codes, code blue, advanced resuscitation
Intubation: airway management, endotracheal intubation, difficult airway
Triage: patient triage, emergency triage
Psychiatry: psychiatric medicine
Psychopharmacology: psychiatric medication management, psychotropic medications, medication management
Psychiatric evaluation: psych evaluation, psychiatric assessment
Telepsychiatry: online psychiatry
ECT: electroconvulsive therapy, ECT machine
Transcranial magnetic stimulation: TMS therapy
General surgery: abdominal surgery
Laparoscopic surgery: minimally invasive surgery, laparoscopy, keyhole surgery
Robotic surgery: da Vinci robot, da Vinci surgery
Neurosurgery: brain surgery, spinal neurosurgery
Plastic surgery: cosmetic surgery, reconstructive surgery
First assisting: surgical first assisting, assisting in surgery
Preoperative evaluation: pre-op assessment, surgical clearance, preoperative assessment
Orthopedic surgery: orthopedics, bone surgery
Joint replacement: hip replacement, knee replacement, arthroplasty
Arthroscopy: arthroscopic surgery, arthroscope
Joint injections: cortisone injections, knee injections, steroid injections
Fracture care: setting bones, fracture reduction, casting fractures
Sports medicine: athletic medicine
General anesthesia: anesthesia, anaesthesia, anesthesiology
Regional anesthesia: nerve blocks, spinal anesthesia
Epidurals: epidural anesthesia, labor epidurals
Pain management: pain medicine, chronic pain management, interventional pain
Critical care medicine: intensive care medicine, ICU medicine
Procedural sedation: moderate sedation, conscious sedation, sedation
Cardiology: heart care, cardiovascular medicine
Cardiac stress testing: treadmill stress test
Cardiac catheterization: heart cath, angiography, cardiac catheterization lab, cath lab
EKG interpretation: ECG interpretation, reading EKGs, rhythm interpretation, arrhythmia recognition
Heart failure management: CHF management
Obstetrics: OB care, pregnancy medicine
Gynecology: GYN
Women's health: women's health care, well woman exams, well woman care
Prenatal care: antenatal care, pregnancy checkups
Cesarean sections: C-sections, caesarean
Menopause management: hormone therapy for menopause
Infertility treatment: fertility treatment, IVF
Radiology: image interpretation, reading x-rays, diagnostic radiology, radiology reporting
Teleradiology: remote radiology, nighthawk radiology
Interventional radiology
Surgical pathology: anatomic pathology, biopsy interpretation, reading biopsies
Autopsy: postmortem examination, post-mortems, necropsy of humans
Forensic pathology: forensic medicine, cause of death determination
Death investigation: medicolegal death investigation, death scene investigation
Dermatology: skin care medicine, skin disease treatment
Skin cancer screening: mole checks, full body skin exam
Botox: Botox injections, fillers, dermal fillers, aesthetic injections
Mohs surgery: Mohs micrographic surgery
Ophthalmology: eye medicine, eye surgery
Cataract surgery: phacoemulsification, lens implants
Glaucoma treatment: glaucoma management
Retinal injections: eye injections, intravitreal injections
LASIK: laser vision correction, refractive surgery
Otolaryngology: ENT care, ear nose and throat
Neurology: nervous system medicine
EMG: electromyography, nerve conduction studies, EMG machine
Oncology: cancer care, medical oncology, cancer treatment
Hematology: blood disorders
Gastroenterology: GI medicine, digestive medicine
Colonoscopy: colon cancer screening, polyp removal
Endoscopy: upper endoscopy, EGD, GI endoscopy
Pulmonary medicine: pulmonology, lung medicine
Bronchoscopy: bronchoscope
COPD management: COPD care, emphysema care
Asthma management: asthma care, asthma education
Sleep medicine: sleep disorders medicine
Nephrology: kidney medicine, renal medicine, chronic kidney disease
Endocrinology: hormone medicine
Thyroid disorders: thyroid care
Obesity medicine: medical weight loss, GLP-1 prescribing, bariatric medicine
Rheumatology: arthritis medicine, rheumatoid arthritis, lupus
Allergy testing: allergy skin testing, skin prick testing, allergy shots
Infectious disease: ID medicine
HIV care: HIV treatment, AIDS care
Antimicrobial stewardship: antibiotic stewardship
Travel medicine: travel health, travel vaccines, travel clinic
Urology: urologic care
Vasectomy
Rehabilitation medicine: PM&R, physical medicine and rehabilitation, physiatry
Impairment ratings: AMA Guides, disability ratings, permanent impairment rating
Disability evaluation: disability exams, disability file review
Life care planning: life care planner work
Occupational medicine: occ med, industrial medicine
DOT physicals: DOT medical exams, CDL physicals, truck driver physicals
FAA medicals: pilot physicals, FAA medical exams
Fitness for duty evaluations: fit for duty exams, fitness for work
Medical surveillance: worker health surveillance
Pre-employment physicals: post-offer physicals, employment physicals
Utilization review: medical necessity review, medical necessity determinations
Physician peer review: peer review, peer-to-peer calls, peer to peer, medical peer review
Medical expert testimony: expert medical witness work, malpractice testimony
Medical malpractice review: malpractice case review
Physician leadership: medical leadership, medical staff leadership
Clinical governance: medical staff governance, clinical protocols
Value based care: accountable care, ACO work, population health payment
Podiatry: foot care medicine, foot and ankle care
Diabetic foot care: diabetic foot exams
Nail care of feet: toenail trimming, nail debridement, thick toenail care
Bunion surgery: bunionectomy
General dentistry: family dentistry, restorative dentistry
Fillings: dental fillings, composite fillings, amalgams
Crowns and bridges: dental crowns, crown and bridge work
Root canals: endodontics, root canal therapy, endo
Extractions: pulling teeth, tooth extractions
Dentures: false teeth, partial dentures, full dentures
Dental implants: implant dentistry, tooth implants
Periodontal treatment: periodontics, gum treatment, gum surgery
Cosmetic dentistry: teeth whitening, smile makeovers
Pediatric dentistry: children's dentistry, pedodontics
Orthodontics: teeth straightening
Clear aligners: Invisalign, aligner therapy
Oral surgery: maxillofacial surgery, jaw surgery
Wisdom teeth removal: wisdom tooth extraction, third molars
Dental local anesthesia: numbing the mouth, dental injections
Eye exams: eye examinations, sight tests, vision exams
Refraction: phoropter, eyeglass prescriptions
Contact lens fitting: fitting contacts, contact lenses
Glaucoma screening: eye pressure check, tonometry, tonometer
Low vision care: low vision devices, low vision aids
Epic: Epic EHR, Epic Systems, EpicCare, Epic Hyperspace
Cerner: Cerner Millennium, Oracle Health, PowerChart
athenahealth: athenaOne, athena EHR
eClinicalWorks: eCW, e Clinical Works
UpToDate
Dentrix: Dentrix Ascend
Eaglesoft: Patterson Eaglesoft
Open Dental
iTero: intraoral scanner, digital impressions
CEREC: same-day crowns, chairside milling
Digital dental x-ray: dental radiographs, bitewings, dental x-rays, panoramic x-ray
Slit lamp: slit lamp exam, biomicroscope
OCT retinal scanner: optical coherence tomography
InterQual: InterQual criteria, MCG, Milliman criteria, clinical criteria, MCG guidelines
`;
