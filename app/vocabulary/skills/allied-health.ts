/** Skills, tools, and certificates of pharmacy, dental and vision helpers, therapists, nutrition, bodywork, ambulance crews, and clinical support. */
export const ALLIED_HEALTH_SKILLS = `
RPh: PharmD, pharmacist license, doctor of pharmacy, NAPLEX, registered pharmacist license
BCPS: BCGP, board certified pharmacotherapy specialist, board certified geriatric pharmacist
CPhT: PTCB, ExCPT, pharmacy technician certification, state pharmacy technician registration
RDH: dental hygiene license, state dental hygiene license, registered dental hygienist license
Certified dental assistant certificate: DANB, registered dental assistant license, dental assisting certificate
Expanded functions dental license: EFDA license, EDDA
Dental radiology certificate: radiology certificate dental, dental x-ray license
Certified dental technician: CDT dental lab
ABO optician: ABOC, NCLE, optician license, American Board of Opticianry
Certified ophthalmic assistant: certified ophthalmic technician, COMT, JCAHPO, CPOT
AuD: CCC-A, doctor of audiology degree, state audiology license
Hearing aid dispenser license: BC-HIS, hearing instrument license
PT license: DPT, physical therapy license, MPT, licensed physical therapist
PTA license: physical therapist assistant license
OT license: NBCOT, OTR/L, occupational therapy license
COTA: OTA license, occupational therapy assistant license
CHT hand therapy: certified hand therapist certificate
CLT lymphedema: certified lymphedema therapist
CCC-SLP: SLP license, ASHA certification, speech language pathology license, certificate of clinical competence
LSVT LOUD: LSVT, LSVT BIG
RRT: NBRC, RCP license, certified respiratory therapist, respiratory therapy license
BOC athletic trainer: athletic training certification, athletic trainer license
CTRS: therapeutic recreation certification
CCLS: child life certification
MT-BC: music therapy board certification
CPO prosthetics: ABC certified, orthotics and prosthetics certification
RD: RDN, registered dietitian credential, LDN, dietitian license, CDR registration
CDM CFPP: certified dietary manager credential, dietary manager certification
DTR: NDTR, dietetic technician registration
NBC-HWC: health coach certification, ACE health coach, national board certified health coach
CTTS: tobacco treatment specialist certification
LMT: massage license, NCBTMB, MBLEx, massage therapy license, state massage license
LAc: NCCAOM, acupuncture license
DC degree: chiropractic license, state chiropractic license, NBCE, doctor of chiropractic degree
Naturopathic license: NPLEX, ND license
Reiki master certificate: reiki certification, reiki attunement
State paramedic license: NREMT-P, NRP paramedic, paramedic certification, paramedic license
EMT license: NREMT, EMT certification, EMT-B certification, state EMT certification
PHTLS: prehospital trauma life support, ITLS
EVOC: CEVO, emergency vehicle operator course, ambulance driver training
Outdoor emergency care: ski patrol certification
Wilderness first aid: WFA, WFR, wilderness first responder
AED: AED certification, automated external defibrillator
CMA AAMA: CCMA, NCMA, medical assistant certification
Certified surgical technologist certificate: NBSTSA, CSFA, surgical tech certification
CRCST: CSPDT, sterile processing certification, HSPA, certified instrument specialist
CCHT: BONENT, dialysis technician certification, CHT hemodialysis
CCP perfusion: perfusion certification, ABCP
CBET: biomedical equipment certification, CRES, CLES
CGC genetic counseling: certified genetic counselor certificate, LCGC
Dispensing: filling prescriptions, dispensing medication, prescription filling
Compounding: sterile compounding, USP 797, USP 800, IV compounding, mixing medications
Medication therapy management: MTM, medication reviews, comprehensive medication review
Drug interactions: drug interaction checks
Drug utilization review: DUR, consultant pharmacist reviews, medication regimen review
Medication counseling: patient counseling on medicines
Anticoagulation management: Coumadin clinic, warfarin clinic
Pill counting: counting pills, pill counter
Prescription data entry: typing prescriptions, rx entry
Pharmacy claims: insurance claims for prescriptions, third-party claims pharmacy
PioneerRx: QS/1, ScriptPro, Liberty pharmacy software, Rx30
Teeth cleaning: prophylaxis, prophy, dental cleaning, cleaning teeth
Scaling and root planing: deep cleaning of teeth, SRP, scaling
Periodontal charting: gum measurement, perio charting
Fluoride treatments: sealants, fluoride varnish
Chairside assisting: dental assisting, four handed dentistry, dental suction
Dental impressions: taking impressions, alginate impressions
Denture fabrication: denture making, making dentures, denture setup
Dental ceramics: porcelain layering, porcelain crowns
Dental CAD/CAM: exocad, 3Shape, digital dentures
Eyeglass fitting: fitting glasses, frame adjustment, dispensing eyewear, frame selection
Lens edging: lens grinding, edging lenses, lens edger, surfacing lenses
Lensometry: lensometer, reading glasses prescriptions
Pupillary distance measurement: PD measurement, pupilometer
Visual field testing: visual fields, Humphrey visual field, visual field analyzer
Ophthalmic imaging: retinal photography, fundus photography, fundus camera, retinal camera
Visual acuity testing: eye chart test, vision testing
Hearing tests: audiometry, audiograms, hearing evaluation, sound booth testing
Hearing aid fitting: fitting hearing aids, hearing aids, dispensing hearing aids
Hearing aid repair: hearing aid cleaning
Earwax removal: cerumen removal, ear cleaning of patients
Vestibular testing: balance testing, VNG
Cochlear implant programming: cochlear implants, cochlear implant
Physical therapy evaluation: PT evaluation, physical therapy, physiotherapy
Manual therapy: joint mobilization, hands-on therapy
Gait training: walking training, ambulation, ambulation training
Therapeutic exercise: rehab exercises, rehabilitation exercises
Balance training: balance exercises
Orthopedic rehabilitation: orthopedic rehab, post-surgical rehab
Stroke rehabilitation: stroke rehab, neuro rehab
Vestibular therapy: vestibular rehab
Dry needling
Therapy modalities: hot packs, electrical stimulation, TENS unit, ultrasound therapy unit, e-stim
Home exercise programs
WebPT: therapy documentation, rehab documentation
Hand therapy: hand rehab
Splinting: making splints, orthosis fabrication
Adaptive equipment: assistive devices, reachers, grab bars
Home safety assessment: home safety evaluation, home safety checks
Sensory integration: sensory processing therapy
Fine motor skills: handwriting help, fine motor therapy
Cognitive rehabilitation: cognitive rehab, cognitive retraining
Driver evaluation: driver rehabilitation, older driver assessment
Wheelchair seating: seating and positioning, wheelchair fitting
Certified Aging in Place Specialist: aging in place certification
Speech therapy: speech language therapy, speech pathology
Articulation therapy: articulation, speech sounds
Swallowing evaluation: dysphagia, swallow studies, modified barium swallow, swallowing therapy
Language therapy: language delay therapy
Aphasia treatment: aphasia therapy
Stuttering treatment: fluency therapy, stuttering therapy
AAC: augmentative communication, AAC devices, talking devices
Early intervention: birth to three, EI services
Teletherapy: online therapy, remote therapy
IEP writing: IEP goals, writing IEPs
Accent modification: accent reduction
Ventilator management: ventilators, vent management, mechanical ventilation, ventilator
Breathing treatments: nebulizer, nebulizer treatments, respiratory treatments
Oxygen therapy: home oxygen, oxygen administration, oxygen concentrator
Arterial blood gases: ABG, ABGs, blood gases
Pulmonary function testing: PFT, PFTs, spirometry, spirometer, breathing tests
CPAP: CPAP setup, BiPAP, CPAP fitting, mask fitting
Pulmonary rehabilitation: pulmonary rehab
Smoking cessation: tobacco cessation, quit smoking help
Athletic taping: taping ankles
Concussion management: ImPACT concussion test, concussion testing, return to play
Sports first aid: sideline coverage, sideline first aid, event coverage athletic
Cardiac rehabilitation: cardiac rehab
Exercise prescription: exercise planning for patients
Therapeutic recreation: recreation therapy, recreational therapy
Adaptive sports: wheelchair sports
Child life: child life services
Horticultural therapy: therapy garden, garden therapy
Music therapy: therapeutic music
Prosthetics: artificial limbs, prosthetic fitting, limb fitting
Orthotics: braces for limbs, brace fitting, bracing
Custom orthotics: custom insoles, arch supports, foot orthotics
Diabetic shoes: therapeutic shoes
Medical nutrition therapy: MNT, clinical nutrition
Nutrition assessment: malnutrition screening
Meal planning: menu planning for diets
Diet counseling: nutrition counseling, dietary counseling
Nutrition education: teaching nutrition
Renal diets: kidney diets
Diabetic diets: carbohydrate counting, carb counting
TPN: total parenteral nutrition, IV nutrition
Weight management: weight loss help, weight loss counseling
Therapeutic diets: special diets, texture modified diets, pureed diets, thickened liquids
Tray line: meal tray service, tray assembly hospital
Health coaching: wellness coaching, lifestyle coaching
Wellness workshops: health workshops
Swedish massage: relaxation massage
Deep tissue massage: deep tissue
Chair massage: seated massage, office massage
Trigger point therapy: neuromuscular massage
Myofascial release
Lymphatic drainage: manual lymph drainage, MLD
Craniosacral therapy: craniosacral
Reflexology: foot reflexology
Shiatsu: acupressure
Acupuncture: needling, acupuncture needles
Chinese herbs: Chinese herbal medicine, traditional Chinese medicine, TCM
Cupping: cupping therapy, cupping set
Spinal adjustments: chiropractic adjustment, chiropractic care, spinal manipulation
Naturopathic medicine: naturopathy, natural medicine
Homeopathy: homeopathic remedies
Herbal medicine: herbalism, herbal remedies, herbal tinctures, botanical medicine
Aromatherapy: essential oils
Ayurveda: ayurvedic medicine
Functional medicine: integrative medicine
Reiki: energy healing, energy work, healing touch, therapeutic touch
Meditation: teaching meditation, guided meditation
Mindfulness: MBSR
Sound baths: sound healing, singing bowls
Biofeedback: biofeedback therapy, biofeedback sensors
Advanced life support: paramedicine
Basic life support on ambulance: BLS ambulance, EMT care
Ambulance driving: emergency driving, driving ambulances
EMS reports: run reports, patient care reports, ImageTrend, ePCR
Event standby: event medical standby, event first aid
Offshore medical care: remote medicine, remote first aid, oil rig medic work
Spinal immobilization: backboard, c-collar
LifePak: cardiac monitor, defibrillator, Zoll
Rooming patients: patient rooming, patient workup
EKG: ECG, running EKGs, EKG machine, electrocardiogram
Specimen collection: collecting specimens, urine collection
Point of care testing: waived testing, CLIA waived tests
Instrument sterilization: sterilizing instruments, autoclave, autoclaving, autoclave operation
Surgical instrument handling: instrument handling, passing instruments
Decontamination of instruments: surgical instrument cleaning, washer disinfector
Tray assembly: surgical tray assembly, instrument trays
Endoscope reprocessing: scope cleaning, scope reprocessing
Perfusion: cardiopulmonary bypass, heart lung machine
ECMO: extracorporeal membrane oxygenation
Cell salvage: cell saver, autotransfusion
Patient transport: patient escort, moving patients, wheelchair handling, stretcher handling
Medical equipment repair: biomedical equipment repair, biomed repair, medical device repair
Infusion pump calibration: pump calibration medical
DME setup: durable medical equipment, home medical equipment, HME
Wheelchair repair: power chair repair, scooter repair medical
Genetic counseling
`;
