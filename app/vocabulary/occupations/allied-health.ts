import type { OccupationEntry } from "../types.ts";

/**
 * Pharmacy, dental and vision helpers, hearing, therapy, nutrition, hands-on and alternative health, ambulance work,
 * and clinical support.
 */
export const ALLIED_HEALTH: readonly OccupationEntry[] = [
  {
    name: "Pharmacist",
    titles:
      "druggist, apothecary, dispensing chemist, chemist, staff pharmacist, clinical pharmacist, RPh, relief pharmacist, retail pharmacist, hospital pharmacist, consultant pharmacist, community pharmacist, pharmacist in charge, pharmacy manager, compounding pharmacist, long term care pharmacist, PharmD, remote order verification pharmacist, locum pharmacist, chemist and druggist, pharmaceutical chemist, drugstore man, pill roller, druggist's clerk, registered druggist, drug store pharmacist, drug man",
    credentials: "RPh, PharmD, BCPS, BCGP, pharmacist license, immunization certification, NAPLEX",
    tools: "Pyxis, PioneerRx, Epic Willow, Omnicell, QS/1, ScriptPro",
    skills:
      "dispensing, compounding, medication therapy management, drug interactions, medication reconciliation, prior authorization, drug utilization review, sterile compounding, controlled substance management, giving vaccinations, formulary management, medication counseling, anticoagulation management, USP 797, pharmacy law",
    duties:
      "fill prescriptions, check doses, counsel patients about their medicines, medication reviews, give flu shots, supervise technicians, order controlled substances, cover vacations at drugstore, nursing home chart reviews, verify orders from home, mix compounds, call doctors about prescriptions, catch drug interactions, hand out medicine, tell folks how to take their pills, read the doctor's handwriting, which pills don't go together, behind the counter at the drug store",
    below: "Pharmacy technician",
    step: "Pharmaceutical sales representative, Clinical research associate",
    beside: "Toxicologist, Nurse practitioner",
    not: "pharmacist assistant, pharmacist's assistant",
    context: {
      "drug man": "prescriptions, drugstore",
      chemist: "prescriptions, medicines, dispensing, drugstore, patients",
      "pharmacy manager": "pharmacist, prescriptions, PharmD, RPh",
    },
  },
  {
    name: "Pharmacy technician",
    titles:
      "pharmacy tech, CPhT, pharmacy clerk, pharmacy assistant, drugstore clerk, pharmacy cashier, pharmacy aide, pharmacy IV technician, pharmacy billing specialist, dispensary assistant, chemist's assistant, hospital pharmacy technician, mail order pharmacy technician, pharmacy delivery clerk, pharmacy dispenser, drug store clerk, dispensing assistant, chemist's shop assistant, chemist shop girl, dispensary helper, druggist's assistant, drugstore girl, prescription clerk, pharm tech",
    credentials: "CPhT, PTCB, state pharmacy technician registration, ExCPT",
    tools: "Pyxis, Omnicell, PioneerRx, pill counter, ScriptPro",
    skills:
      "prescription data entry, pill counting, insurance claims for prescriptions, inventory ordering, prescription labeling, sterile compounding, customer service, medication refills, cash register, unit dose packaging, drug names, controlled drug counts",
    duties:
      "count pills, label bottles, type prescriptions, ring up pharmacy customers, run insurance for prescriptions, stock pharmacy shelves, refill Pyxis machines, mix IV bags, call doctors for refills, package unit doses, drive-through pharmacy window, put away drug orders, hand over prescriptions at the counter, help out at the drugstore, stick labels on, ring up medicines, count out pills behind the counter",
    beside: "Cashier, Medical biller",
  },
  {
    name: "Dental hygienist",
    titles:
      "hygienist, RDH, registered dental hygienist, oral hygienist, teeth cleaner, substitute hygienist, temp hygienist, public health dental hygienist, mobile dental hygienist, periodontal hygienist, dental hygiene instructor, teeth cleaning lady, scale and polish hygienist",
    credentials: "RDH, state dental hygiene license, local anesthesia permit, CPR, nitrous oxide permit",
    tools: "Cavitron, ultrasonic scaler, Dentrix, Eaglesoft, Florida Probe, digital x-ray",
    skills:
      "teeth cleaning, scaling and root planing, dental x-rays, periodontal charting, fluoride treatments, sealants, oral health education, local anesthesia, oral cancer screening, polishing teeth, dental charting",
    duties:
      "clean teeth, scrape tartar, take dental x-rays, measure gum pockets, teach brushing and flossing, fluoride for kids, seal children's teeth, fill in at dental offices, school dental program, deep cleanings, nursing home mouth care, polish and floss patients, tell folks to floss, gums that bleed",
    beside: "Dental assistant",
    not: "industrial hygienist",
    context: { hygienist: "dental, teeth, patients, dentist, gums" },
  },
  {
    name: "Dental assistant",
    titles:
      "DA, dental nurse, chairside assistant, registered dental assistant, RDA, certified dental assistant, CDA, orthodontic assistant, expanded functions dental assistant, EFDA, dental aide, surgical dental assistant, dental surgery assistant, dental sterilization assistant, dentist's helper, dentist's assistant, dentist's nurse, chair side assistant, dental helper, dental chairside nurse",
    credentials:
      "certified dental assistant certificate, registered dental assistant license, DANB, radiology certificate dental, CPR, expanded functions dental license",
    tools: "Dentrix, Eaglesoft, Open Dental, autoclave, digital x-ray, iTero",
    skills:
      "chairside assisting, dental x-rays, instrument sterilization, dental impressions, tray setup, four handed dentistry, dental suction, temporary crowns, dental charting, infection control, patient scheduling",
    duties:
      "hand instruments to dentist, suction the mouth, set up trays, take dental x-rays, sterilize dental instruments, take impressions, seat patients, make temporary crowns, mix dental materials, clean operatory between patients, order dental supplies, assist with braces, hold the sucker, hand over the drill, calm scared patients in the chair, bibs and rinse cups",
    beside: "Medical assistant, Medical receptionist, Sterile processing technician, Dental laboratory technician",
    context: {
      DA: "dental, chairside, dentist",
      CDA: "dental, dentist, chairside, teeth",
      RDA: "dental, dentist, chairside",
    },
  },
  {
    name: "Dental laboratory technician",
    titles:
      "dental technician, dental lab tech, denture maker, denturist, crown and bridge technician, dental ceramist, dental technologist, dental waxer, orthodontic lab technician, porcelain technician, dental CAD designer, removable technician, dental mechanic, false teeth maker, plate maker, tooth maker, dental plate maker, dental craftsman",
    credentials: "certified dental technician, denturist license",
    tools: "exocad, 3Shape, CEREC, porcelain furnace, dental articulator, casting machine, milling machine dental",
    skills:
      "denture fabrication, crown and bridge, dental ceramics, wax-ups, dental casting, model work, porcelain layering, partial dentures, dental CAD/CAM, shade matching, denture repair, occlusion",
    duties:
      "make dentures, wax and cast crowns, layer porcelain, pour plaster models, match tooth shades, repair broken dentures, set denture teeth, design crowns on computer, make night guards, polish acrylic, make retainers, read dentist's prescriptions, make false teeth, fix a cracked plate, gold crowns",
    beside: "Orthotist and prosthetist, Sculptor",
    context: { "plate maker": "dentures, dental, teeth" },
  },
  {
    name: "Optician",
    titles:
      "dispensing optician, licensed dispensing optician, LDO, eyewear consultant, optical dispenser, eyeglass fitter, spectacle maker, optical lab technician, lens grinder, optical technician, frame stylist, contact lens fitter, optical manager, ocularist, optical assistant, lens edger, eyeglass man, eyeglass maker, lens maker, glass eye maker, spectacle fitter, eyeglass repairman",
    credentials: "ABO optician, NCLE, optician license, ABOC",
    tools: "lensometer, pupilometer, lens edger, frame warmer",
    skills:
      "eyeglass fitting, frame selection, lens edging, pupillary distance measurement, reading prescriptions for glasses, frame adjustment, contact lens training, optical sales, progressive lenses, lensometry, eyeglass repair, vision insurance",
    duties:
      "fit eyeglasses, help choose frames, adjust crooked glasses, measure pupil distance, grind and edge lenses, order lenses from lab, teach contact lens insertion, fix loose screws in glasses, check lens prescriptions, sell eyewear, verify vision insurance, explain progressive lenses, fit folks with glasses, fix bent glasses, help pick frames, bifocals, little screwdriver for spectacles",
    beside: "Ophthalmic technician, Retail sales associate",
    context: {
      "optical technician": "glasses, lenses, frames, eyewear, lab",
      "optical manager": "eyewear, glasses, frames",
      "lens grinder": "eyeglasses, optical, frames, prescription",
      LDO: "eyeglasses, optician, eyewear",
    },
  },
  {
    name: "Ophthalmic technician",
    titles:
      "ophthalmic assistant, COA, COT, COMT, eye technician, optometric technician, optometric assistant, optometry assistant, ophthalmic medical technician, eye clinic assistant, ophthalmic photographer, orthoptist, ophthalmic scribe, vision screener, eye doctor's assistant, eye bank technician, paraoptometric, eye doctor's helper, eye clinic helper, eye nurse assistant",
    credentials: "certified ophthalmic assistant, certified ophthalmic technician, COMT, CPO optometric, CPOT, JCAHPO",
    tools: "slit lamp, OCT retinal scanner, visual field analyzer, autorefractor, tonometer, lensometer",
    skills:
      "visual acuity testing, tonometry, visual field testing, refraction, ophthalmic imaging, patient workup, eye drops, dilating eyes, vision screening, eye history taking, ophthalmic scribing, A-scan",
    duties:
      "work up eye patients, check vision on the chart, puff test for pressure, dilate eyes, visual field tests, photograph the retina, assist with eye injections, read glasses with lensometer, write for eye doctor, screen school children's vision, eye muscle tests, show eye drops, read the letters on the chart, get patients ready for the eye doctor, glaucoma checks",
    beside: "Medical assistant",
    context: {
      COA: "eye, ophthalmic, vision, ophthalmology",
      COT: "eye, ophthalmic, vision",
      "eye bank technician": "cornea, tissue, donor",
    },
  },
  {
    name: "Audiologist",
    titles:
      "hearing doctor, hearing specialist, clinical audiologist, doctor of audiology, AuD, educational audiologist, hearing scientist, hearing therapist, cochlear implant audiologist, hearing conservation consultant, vestibular audiologist, industrial audiologist, hearing tester, audiometrician, hearing aid doctor, hearing test lady",
    credentials: "AuD, CCC-A, state audiology license, ABA certified audiologist",
    tools: "audiometer, hearing aids, ABR machine, sound booth, Noah hearing software, tympanometer",
    skills:
      "hearing tests, hearing aid fitting, vestibular testing, cochlear implant programming, tinnitus management, auditory processing, newborn hearing screening, earwax removal, hearing conservation, aural rehabilitation, real ear measurement",
    duties:
      "test hearing in sound booth, fit hearing aids, program cochlear implants, test balance and dizziness, counsel about hearing loss, screen newborns' hearing, clean out earwax, tinnitus advice, factory hearing programs, school hearing tests, adjust hearing aids by computer, find out how well folks hear, beeps in headphones, deaf children, ringing ears",
    below: "Hearing aid specialist",
    beside: "Speech-language pathologist",
  },
  {
    name: "Hearing aid specialist",
    titles:
      "hearing instrument specialist, hearing aid dispenser, hearing aid fitter, HIS, hearing aid technician, hearing aid dealer, hearing aid audiologist, hearing aid salesperson, hearing consultant, audiometric technician, hearing technician, hearing screener, hearing aid man, hearing aid consultant, hearing aid seller, deaf aid fitter",
    credentials: "BC-HIS, hearing aid dispenser license",
    tools: "hearing aids, audiometer, otoscope, ear impression kit",
    skills:
      "hearing tests, hearing aid fitting, ear impressions, hearing aid repair, hearing aid sales, hearing screening, hearing aid programming, otoscopic exam, hearing aid cleaning",
    duties:
      "test customers' hearing, sell and fit hearing aids, take ear molds, clean and repair hearing aids, adjust volume and settings, change hearing aid batteries, home visits for hearing aids, free hearing screenings, follow-up fittings, teach hearing aid use, help folks hear again, put in little ear pieces, fix a whistling hearing aid",
    beside: "Optician, Retail sales associate",
    context: { HIS: "hearing aid, hearing instrument, audiometer" },
  },
  {
    name: "Physical therapist",
    titles:
      "PT, physiotherapist, physio, DPT, RPT, outpatient physical therapist, home health physical therapist, pediatric physical therapist, sports physical therapist, geriatric physical therapist, pelvic floor therapist, hand therapist, school physical therapist, vestibular therapist, lymphedema therapist, rehab director, traveling physical therapist, physical therapy man, remedial gymnast, physiatrist therapist, physical medicine therapist, hospital physio, physical rehabilitation therapist",
    credentials: "DPT, PT license, OCS, GCS, CLT lymphedema",
    tools: "WebPT, goniometer, ultrasound therapy unit, gait belt, treadmill, TENS unit",
    skills:
      "physical therapy evaluation, manual therapy, gait training, therapeutic exercise, balance training, orthopedic rehabilitation, stroke rehabilitation, fall prevention, home exercise programs, dry needling, joint mobilization, vestibular therapy, plan of care writing, transfers, back pain treatment",
    duties:
      "help patients walk again, stretch and strengthen after surgery, knee and hip replacement rehab, teach home exercises, balance and fall training, evaluate movement and pain, write plans of care, home health therapy visits, treat back and neck pain, stroke recovery, supervise PTAs, fit walkers and canes, get people moving after an operation, bend and stretch stiff knees, work out a sore shoulder, help somebody learn to walk after a broken hip, exercises for old folks",
    below: "Physical therapist assistant",
    beside: "Occupational therapist, Athletic trainer, Chiropractor, Exercise physiologist",
    context: {
      PT: "physical therapy, patients, rehab, therapist, DPT, gait",
      physio: "patients, clinic, injury, rehab, exercises",
      "hand therapist": "physical therapy, PT, rehab",
    },
  },
  {
    name: "Physical therapist assistant",
    titles:
      "PTA, licensed physical therapist assistant, LPTA, physical therapy aide, PT aide, PT tech, rehab aide, rehabilitation aide, physio assistant, therapy technician, physiotherapy assistant, restorative therapy assistant, physical therapist's helper, physio helper, therapy helper, physio aide",
    credentials: "PTA license, CPR",
    tools: "gait belt, parallel bars, ultrasound therapy unit, hot packs, exercise bands",
    skills:
      "therapeutic exercise, gait training, transfers, range of motion exercises, therapy modalities, balance training, home exercise programs, patient positioning, therapy documentation, orthopedic rehabilitation, electrical stimulation",
    duties:
      "lead patients through exercises, walk patients with gait belt, hot packs and ultrasound, count repetitions, help patients transfer, balance exercises, follow therapist's plan, nursing home therapy, clean therapy equipment, home health PTA visits, teach crutches and walkers, hold them up while they walk, heat packs, count leg lifts",
    step: "Personal trainer",
    beside: "Occupational therapy assistant, Nursing assistant, Massage therapist",
    context: {
      PTA: "physical therapy, patients, rehab, therapist, exercises",
      "PT aide": "physical therapy, rehab, patients",
      "PT tech": "physical therapy, rehab, patients",
    },
  },
  {
    name: "Occupational therapist",
    titles:
      "OT, OTR, OTR/L, registered occupational therapist, ergotherapist, home health occupational therapist, school occupational therapist, pediatric occupational therapist, hand therapist, certified hand therapist, driver rehabilitation specialist, aging in place specialist, home safety evaluator, ergonomics therapist, work hardening therapist, occupational therapy instructor, work therapist",
    credentials: "OTR, OT license, NBCOT, Certified Aging in Place Specialist, CDRS, CHT hand therapy",
    tools: "splinting materials, reachers, adaptive equipment, dynamometer, grab bars",
    skills:
      "activities of daily living training, home safety assessment, adaptive equipment, hand therapy, splinting, sensory integration, fine motor skills, cognitive rehabilitation, stroke rehabilitation, ergonomics, driver evaluation, handwriting help, energy conservation, wheelchair seating, school based therapy",
    duties:
      "relearn dressing and bathing, home safety checks, make hand splints, recommend grab bars and equipment, stroke arm exercises, help children with handwriting, sensory activities for autistic kids, evaluate older drivers, desk ergonomic assessments, memory and thinking exercises, wheelchair fitting, teach one handed tasks, teach people to button a shirt with one hand, make a home safe for Grandma, get hands working again, after a stroke learn to cook again",
    below: "Occupational therapy assistant",
    beside:
      "Speech-language pathologist, Recreational therapist, Orthotist and prosthetist, Vocational rehabilitation counselor",
    context: {
      OTR: "therapy, patients, rehab, occupational, OTs",
      OT: "occupational therapy, therapist, patients, rehab, students, ADLs",
      "hand therapist": "splints, ADLs, OTR, occupational",
    },
  },
  {
    name: "Occupational therapy assistant",
    titles:
      "OTA, COTA, certified occupational therapy assistant, occupational therapy aide, OT aide, OT assistant, licensed occupational therapy assistant, rehab therapy assistant, OT helper, occupational therapy helper",
    credentials: "COTA, OTA license, CPR",
    tools: "adaptive equipment, reachers, gait belt, hand putty",
    skills:
      "activities of daily living training, adaptive equipment, fine motor skills, upper body exercises, transfers, sensory integration, splinting, group therapy activities, therapy documentation, cognitive rehabilitation",
    duties:
      "practice dressing with patients, upper body exercises, teach adaptive equipment, kitchen and bathroom practice, fine motor games with children, nursing home therapy groups, follow the OT's plan, hand putty exercises, energy saving tips, school therapy sessions, help people get dressed again, puzzles and putty, practice making a cup of tea",
    beside: "Activities director, Teacher aide",
  },
  {
    name: "Speech-language pathologist",
    titles:
      "SLP, speech therapist, speech pathologist, speech and language therapist, speech teacher, speech clinician, CCC-SLP, school speech therapist, swallowing therapist, dysphagia therapist, voice therapist, accent coach, speech language specialist, teletherapy SLP, feeding therapist, SLPA, stuttering therapist, elocutionist, speech correctionist, speech corrector, speech lady, speech correction teacher, lisp teacher, stammering teacher, speech therapy teacher",
    credentials: "CCC-SLP, SLP license, LSVT LOUD, TSSLD",
    tools: "AAC devices, Modified barium swallow, VitalStim, articulation cards",
    skills:
      "speech therapy, articulation therapy, swallowing evaluation, language therapy, aphasia treatment, stuttering treatment, AAC, cognitive rehabilitation, voice therapy, IEP writing, early intervention, teletherapy, accent modification, feeding therapy",
    duties:
      "help children say sounds, treat stuttering, speech after stroke, swallowing tests and diets, language delays in toddlers, write IEP speech goals, voice exercises for Parkinson's, online speech therapy, memory and word finding, set up talking devices, school speech caseload, feeding therapy, lisps and Rs, learn to talk again after a stroke, help folks swallow",
    beside: "Special education teacher, Special education aide",
    context: {
      SLP: "speech, language, swallowing, CCC, students, patients",
      "speech teacher": "articulation, stuttering, therapy, IEP",
      "accent coach": "speech, therapy, pathologist",
    },
  },
  {
    name: "Respiratory therapist",
    titles:
      "RT, RRT, CRT, registered respiratory therapist, respiratory care practitioner, RCP, inhalation therapist, respiratory technician, pulmonary function technologist, PFT technician, pulmonary rehab therapist, home oxygen technician, ventilator therapist, respiratory care therapist, neonatal respiratory therapist, CPAP specialist, inhalation therapy technician, oxygen tent technician, breathing therapist, inhalation technician, iron lung technician",
    credentials: "RRT, certified respiratory therapist, NBRC, RCP license, CPFT",
    tools: "ventilator, BiPAP, CPAP, spirometer, nebulizer, oxygen concentrator, ABG analyzer",
    skills:
      "ventilator management, breathing treatments, oxygen therapy, arterial blood gases, intubation assistance, pulmonary function testing, airway clearance, CPAP setup, pulmonary rehabilitation, suctioning, smoking cessation, weaning from ventilator, tracheostomy care",
    duties:
      "give breathing treatments, manage ventilators, draw arterial blood gases, set up oxygen, CPAP mask fitting, breathing tests, answer code blue, suction airways, teach inhaler use, pulmonary rehab classes, wean patients off vents, home oxygen setup, help folks breathe, masks and tubes, bad lungs, breathing machines",
    beside: "Sleep technologist, Perfusionist",
    context: {
      RT: "respiratory, ventilator, breathing, oxygen, RRT, patients",
      CRT: "respiratory, ventilator, therapist",
      RCP: "respiratory, ventilator, therapist",
    },
  },
  {
    name: "Athletic trainer",
    titles:
      "certified athletic trainer, ATC, sports trainer, team trainer, sports medicine trainer, industrial athletic trainer, high school athletic trainer, sports therapist, event athletic trainer, sideline trainer, game day athletic trainer, team physio, rubdown man, sponge man",
    credentials: "BOC athletic trainer, CPR, AED certification",
    tools: "athletic tape, ice bath, ImPACT concussion test, ultrasound therapy unit",
    skills:
      "athletic taping, injury evaluation, concussion management, sports first aid, rehabilitation exercises, injury prevention, return to play, sideline coverage, emergency action plans, therapy modalities, work injury prevention",
    duties:
      "tape ankles before games, cover high school games, check for concussions, ice and treat sprains, rehab injured athletes, decide return to play, sideline first aid, tournament medical coverage, stretch workers at factory, keep injury records, talk to coaches and parents, bandage players, ice packs and tape, run out on the field when somebody's hurt, rub down sore legs",
    beside: "Personal trainer, Sports coach, Emergency medical technician, Physical therapist assistant",
    context: {
      "sponge man": "team, injuries, field",
      "sports trainer": "injuries, taping, concussion, athletes",
      ATC: "athletes, taping, injuries, sports medicine",
    },
  },
  {
    name: "Exercise physiologist",
    titles:
      "clinical exercise physiologist, cardiac rehab specialist, cardiac rehabilitation exercise specialist, exercise specialist, pulmonary rehab specialist, stress test technician, kinesiologist, kinesiotherapist, exercise scientist, medical fitness specialist, fall prevention instructor, cardiac exercise instructor, heart rehab instructor, treadmill technician",
    credentials: "ACSM-CEP, RCEP, ACLS, BLS, CCRP cardiac rehab",
    tools: "treadmill, EKG monitor, metabolic cart, NuStep",
    skills:
      "cardiac rehabilitation, stress testing, exercise prescription, telemetry monitoring, fitness assessment, pulmonary rehabilitation, blood pressure checks, strength training for seniors, health risk screening, body composition testing, patient education",
    duties:
      "supervise cardiac rehab classes, run treadmill stress tests, exercise plans for heart patients, watch EKG during exercise, take blood pressure while exercising, fitness testing for seniors, pulmonary rehab exercise, teach heart healthy habits, hook up EKG leads, track patient progress, get folks back on their feet after a heart attack, gentle exercise for heart patients",
    beside: "Personal trainer, Cardiovascular technologist, Critical care nurse",
    context: { "exercise specialist": "cardiac, rehab, patients, clinical" },
  },
  {
    name: "Recreational therapist",
    titles:
      "therapeutic recreation specialist, CTRS, therapeutic recreation therapist, rec therapist, leisure therapist, horticultural therapist, adaptive recreation specialist, equine therapist, therapeutic activities specialist, hospital play specialist, child life specialist, dance therapist, hospital recreation worker, play lady, diversional therapist",
    credentials: "CTRS, CCLS, BC-DMT",
    tools: "adaptive sports equipment, board games, therapy garden",
    skills:
      "therapeutic recreation, leisure assessment, group facilitation, adaptive sports, community outings, treatment planning, horticultural therapy, dementia activities, child life, stress management, social skills groups, behavioral health activities",
    duties:
      "lead therapy groups with games, adaptive sports for veterans, plan outings for patients, leisure assessments, therapy garden projects, comfort hospitalized children, art and music groups, psychiatric unit activities, relaxation classes, document patient participation, wheelchair sports, help patients enjoy leisure again, games and crafts for patients, cheer up sick kids, bingo on the ward, get veterans outdoors",
    beside: "Activities director, Music therapist, Art therapist, Recreation leader",
    context: { "play lady": "hospital, children" },
  },
  {
    name: "Music therapist",
    titles:
      "MT-BC, board certified music therapist, hospice music therapist, music and memory practitioner, therapeutic musician, bedside musician, therapeutic harpist, certified music practitioner, sound therapist, neurologic music therapist, hospital musician",
    credentials: "MT-BC, certified music practitioner certificate",
    tools: "guitar, piano keyboard, hand drums, harp",
    skills:
      "music therapy, guitar for patients, singing with patients, songwriting with patients, dementia activities, hospice care, group facilitation, rhythm exercises, treatment planning, music for autism, piano for patients, sing-alongs",
    duties:
      "play music for dying patients, sing with dementia residents, drum circles, music sessions for autistic children, write songs with patients, bedside harp playing, music therapy groups, music for speech after stroke, assess response to music, hospital music visits, sing old songs with folks who forget, guitar at the bedside, hum along with Alzheimer's patients",
    beside: "Musician, Music teacher, Activities director",
  },
  {
    name: "Orthotist and prosthetist",
    titles:
      "prosthetist, orthotist, certified prosthetist orthotist, CPO, limb maker, artificial limb maker, brace maker, orthotic fitter, certified orthotic fitter, pedorthist, orthopedic shoe technician, mastectomy fitter, prosthetic technician, orthotic technician, bracemaker, surgical fitter, appliance fitter, wooden leg maker, limb fitter, truss maker, truss fitter, surgical appliance maker, corset fitter, caliper maker, arch support maker, artificial leg maker",
    credentials: "CPO prosthetics, ABC certified, BOC orthotic fitter, C.Ped, CFm, CFo",
    tools: "plaster casts, thermoforming oven, CAD scanner, carbon fiber lamination",
    skills:
      "prosthetics, orthotics, casting for limbs, brace fitting, prosthetic alignment, diabetic shoes, custom orthotics, socket fabrication, gait analysis, mastectomy fitting, limb lamination, foot scanning",
    duties:
      "make artificial legs, fit braces, cast a residual limb, align prosthetic feet, diabetic shoe fittings, build custom insoles, adjust back braces, repair prostheses, fit breast forms after mastectomy, measure for compression stockings, laminate sockets, teach amputees to wear limb, make a new leg for someone, braces for kids' legs, supports for bad feet, straps and plaster",
    beside: "Biomedical equipment technician",
    context: {
      "appliance fitter": "braces, surgical, limb",
      "corset fitter": "surgical, back, brace",
      "caliper maker": "leg, brace",
      CPO: "prosthetics, orthotics, braces, limb, patients",
    },
  },
  {
    name: "Dietitian",
    titles:
      "dietician, registered dietitian, RD, RDN, nutritionist, clinical dietitian, consultant dietitian, renal dietitian, diet consultant, licensed nutritionist, outpatient dietitian, community nutritionist, WIC nutritionist, sports dietitian, nutrition counselor, certified nutrition specialist, school nutrition dietitian, long term care dietitian, dietist, diet lady, diet expert, food and nutrition adviser, nutrition lady, hospital dietitian, diet sheet lady, nutrition expert, diabetic diet teacher",
    credentials: "RD, RDN, LDN, CNS nutrition",
    tools: "Nutritionist Pro, Computrition, PointClickCare, MyFitnessPal",
    skills:
      "medical nutrition therapy, nutrition assessment, meal planning, diet counseling, menu review, tube feeding calculations, renal diets, diabetic diets, weight management, nutrition education, TPN, food allergies, malnutrition screening, sports nutrition, menu analysis",
    duties:
      "advise people on eating, diets for kidney patients, nursing home nutrition charting, review menus for facilities, figure tube feedings, teach diabetic meal planning, weight loss counseling, WIC nutrition visits, check residents' weight loss, write special diets, healthy cooking demonstrations, nutrition talks, tell folks what to eat, sugar and salt, help someone lose pounds, count calories and plan diets",
    below: "Dietary manager",
    step: "Health coach",
    beside: "Health educator, Food service manager, Chef",
    not: "animal nutritionist, livestock nutritionist, equine nutritionist, plant nutritionist",
    context: { RD: "dietitian, nutrition, diet, RDN, patients", "nutrition counselor": "diet, weight, clients" },
  },
  {
    name: "Dietary manager",
    titles:
      "certified dietary manager, CDM, dietary supervisor, dietetic technician, DTR, diet technician, dietary clerk, diet clerk, hospital food service supervisor, nursing home kitchen manager, dietary director, hospital dietary worker, tray line worker, nutrition services supervisor, kitchen matron, diet kitchen supervisor, special diets cook manager, hospital kitchen supervisor, diet kitchen maid",
    credentials: "CDM CFPP, DTR, ServSafe, NDTR",
    tools: "steam table, tray line, Computrition, MealTracker",
    skills:
      "therapeutic diets, tray line, menu planning, food safety, diet orders, kitchen sanitation, texture modified diets, food ordering, staff scheduling, resident food preferences, thickened liquids, food cost control",
    duties:
      "run nursing home kitchen, check trays against diet cards, order food for facility, ask residents about meals, puree and mechanical soft diets, deliver meal trays, kitchen sanitation for state survey, write menus with dietitian, schedule dietary aides, pass snacks and nourishments, thicken liquids, see what patients get to eat, soft foods for folks without teeth, boss of the nursing home kitchen",
    beside: "Cook, Food service manager, Nursing home administrator",
    context: {
      "kitchen matron": "nursing home, diets",
      CDM: "dietary, nursing home, food service, kitchen, diets",
      DTR: "dietetic, diets, nutrition, patients",
    },
  },
  {
    name: "Health coach",
    titles:
      "wellness coach, health and wellness coach, nutrition coach, weight loss coach, healthy lifestyle coach, wellness coordinator, wellness consultant, smoking cessation counselor, tobacco treatment specialist, health and wellness specialist, weight loss counselor, corporate wellness coach, habit coach, wellness director, slimming club leader, Weight Watchers leader, slimming consultant, slimming group leader, diet club leader, keep fit adviser, stop smoking adviser, Weight Watchers lecturer, health adviser",
    credentials: "NBC-HWC, ACE health coach, CTTS, IIN health coach, CHES",
    tools: "Zoom, Practice Better, fitness trackers",
    skills:
      "health coaching, motivational interviewing, goal setting with clients, behavior change, weight management, stress management, smoking cessation, wellness workshops, nutrition education, telephone coaching, group coaching, biometric review, sleep habits",
    duties:
      "coach people to lose weight, phone coaching sessions, help smokers quit, set health goals with clients, lead wellness workshops, lunch and learn talks, check in weekly with clients, run employee wellness challenges, encourage healthy habits, review health risk results, stress management classes, weigh in every week, help folks quit cigarettes, cheer people on to eat right, get people off the couch",
    beside: "Personal trainer, Health educator, Nurse case manager",
    context: {
      "health adviser": "weight, smoking, habits",
      "wellness director": "health, employees, coaching, fitness, clients",
      "wellness coordinator": "employees, health, screenings, challenges",
    },
  },
  {
    name: "Massage therapist",
    titles:
      "LMT, masseuse, masseur, licensed massage therapist, massage practitioner, bodyworker, CMT, chair massage therapist, medical massage therapist, sports massage therapist, neuromuscular therapist, Rolfer, shiatsu practitioner, craniosacral therapist, myofascial release therapist, geriatric massage therapist, remedial massage therapist, spa therapist, lymphatic drainage therapist, massage lady, massage girl, Turkish bath masseur, medical gymnast, rubdown man, physical culturist, Swedish masseuse, back rubber, massotherapist",
    credentials: "LMT, NCBTMB, MBLEx, massage license",
    tools: "massage table, massage chair, hot stones, massage oils",
    skills:
      "Swedish massage, deep tissue massage, sports massage, chair massage, trigger point therapy, myofascial release, hot stone massage, reflexology, lymphatic drainage, craniosacral therapy, prenatal massage, medical massage, shiatsu, Rolfing, client intake",
    duties:
      "give massages, rub out sore muscles, deep tissue sessions, chair massage at offices, hot stone treatments, home massage visits, massage for seniors, relieve back and neck tension, keep client treatment notes, work at spa or clinic, stretch tight muscles, book massage appointments, knead sore shoulders, oil and a table, work out knots, ease aches, massage sore backs",
    beside: "Reiki practitioner, Aesthetician, Acupuncturist, Personal trainer",
    context: {
      "rubdown man": "massage, bath, gym",
      CMT: "massage, bodywork, spa, clients",
      "spa therapist": "massage, treatments, bodywork",
    },
    not: "equine massage therapist, canine massage therapist",
  },
  {
    name: "Acupuncturist",
    titles:
      "licensed acupuncturist, LAc, oriental medicine practitioner, Chinese medicine practitioner, traditional Chinese medicine doctor, TCM practitioner, doctor of oriental medicine, Chinese herbalist, acupuncture physician, community acupuncturist, needle therapist, acupressurist, needle doctor, Chinese doctor, herb doctor",
    credentials: "LAc, NCCAOM, DAOM, Dipl.Ac.",
    tools: "acupuncture needles, moxa, cupping set, electroacupuncture unit",
    skills:
      "acupuncture, Chinese herbs, cupping, moxibustion, pulse diagnosis, pain relief acupuncture, electroacupuncture, auricular acupuncture, tui na, fertility acupuncture, tongue diagnosis",
    duties:
      "put in acupuncture needles, treat back pain with needles, mix Chinese herbs, cupping treatments, ear acupuncture for addiction, read pulse and tongue, burn moxa, treat headaches and stress, community acupuncture clinic, advise on herbal formulas, stick tiny needles in people, Chinese medicine, help a bad back with needles",
    beside: "Naturopathic doctor, Chiropractor, Reiki practitioner",
    context: { "herb doctor": "Chinese, needles" },
  },
  {
    name: "Chiropractor",
    titles:
      "doctor of chiropractic, DC, chiropractic physician, back doctor, chiropractic doctor, spine adjuster, bonesetter, locum chiropractor, relief chiropractor, chiropractic therapist, chiropractic peer reviewer, bone cracker, bone setter, back cracker, spine doctor, back man, chiropractic man",
    credentials: "DC degree, NBCE, state chiropractic license, CCSP",
    tools: "adjusting table, Activator adjusting tool, decompression table, x-ray machine, ChiroTouch",
    skills:
      "spinal adjustments, chiropractic care, x-ray reading, soft tissue therapy, spinal decompression, posture assessment, back pain treatment, neck pain treatment, auto injury care, exercise instruction, sports chiropractic",
    duties:
      "adjust spines, crack backs, treat neck and back pain, whiplash after car accidents, take spinal x-rays, spinal decompression, posture exercises, vacation coverage for chiropractors, review chiropractic claims, treat sciatica, DOT physicals, fix people's backs, pop a neck, put a hip back in, aching lower back, straighten folks out",
    beside: "Massage therapist, Physiatrist",
    context: {
      DC: "chiropractic, spine, adjustments, patients",
      "back doctor": "spine, adjust, chiropractic",
    },
  },
  {
    name: "Naturopathic doctor",
    titles:
      "naturopath, naturopathic physician, homeopath, herbalist, holistic practitioner, holistic doctor, functional medicine practitioner, natural health practitioner, ayurvedic practitioner, integrative health practitioner, clinical herbalist, iridologist, natural medicine doctor, aromatherapist, homeopathic practitioner, herb doctor, herb woman, medical herbalist, nature cure practitioner, wise woman, root doctor, natural healer, health food adviser, herb lady, bush doctor, homoeopath, medicine woman",
    credentials: "naturopathic license, NPLEX, CCH homeopathy, IFMCP, registered herbalist",
    tools: "homeopathic remedies, herbal tinctures, essential oils, supplements",
    skills:
      "naturopathic medicine, homeopathy, herbal medicine, nutrition education, supplements, functional medicine, natural detox programs, ayurveda, aromatherapy, lifestyle counseling, holistic health, botanical medicine",
    duties:
      "natural remedies for patients, make herbal tinctures, recommend supplements, homeopathic consultations, long health histories, essential oil blends, functional lab testing, teach herb classes, holistic health consultations, advise on diet and lifestyle, natural hormone balance, heal with herbs, teas and roots, cures from the garden, vitamins, the natural way, treat people with herbs",
    beside: "Health coach, Dietitian",
    context: { herbalist: "remedies, tinctures, clients, medicine, herbs" },
  },
  {
    name: "Reiki practitioner",
    titles:
      "reiki master, energy healer, energy worker, reflexologist, healing touch practitioner, therapeutic touch practitioner, polarity therapist, sound healer, crystal healer, spiritual healer, biofeedback practitioner, foot reflexologist, EFT tapping practitioner, breathwork facilitator, meditation teacher, mindfulness teacher, faith healer, laying on of hands healer, spirit healer, healer, foot reflexology lady, meditation guide, zone therapist",
    credentials: "Reiki master certificate, healing touch certification, ARCB, BCIA",
    tools: "singing bowls, massage table, healing crystals, biofeedback sensors",
    skills:
      "reiki, energy healing, reflexology, healing touch, meditation, mindfulness, sound baths, breathwork, biofeedback, relaxation techniques, EFT tapping, client intake",
    duties:
      "give reiki sessions, foot reflexology, lead meditation circles, sound baths with bowls, relaxation sessions, teach reiki classes, energy healing at hospice, mindfulness workshops, guided breathing, biofeedback for stress, reiki for hospital patients, lay hands on people, calm folks down, rub feet, incense and quiet music, help people relax",
    beside: "Yoga instructor, Hypnotherapist",
    context: { healer: "hands, energy, spirit, pain" },
  },
  {
    name: "Paramedic",
    titles:
      "ambulance paramedic, EMT-P, advanced life support paramedic, flight paramedic, critical care paramedic, community paramedic, event paramedic, offshore medic, industrial medic, remote medic, paramedic supervisor, mobile intensive care paramedic, tactical medic, fire medic, site medic, medic, ambulance medic, squad medic, ambulanceman, ambulance man, rescue medic, corpsman, street medic",
    credentials: "NRP paramedic, NREMT-P, ACLS, PALS, PHTLS, state paramedic license, FP-C",
    tools: "LifePak, cardiac monitor, ambulance, King airway, ImageTrend, EZ-IO",
    skills:
      "advanced life support, IV insertion, intubation, EKG interpretation, patient assessment, cardiac arrest management, trauma care, emergency driving, medication administration, EMS reports, EMS teaching, offshore medical care, remote first aid",
    duties:
      "answer 911 calls on ambulance, start IVs in the field, shock and treat cardiac arrests, read heart rhythms on scene, intubate and splint, drive with lights and sirens, oil rig or jobsite medic, film set medic, event medical standby, teach EMT classes, community paramedic home checks, write run reports, rush to heart attacks, save lives on the way to the hospital, bring somebody back, pull people out of wrecks, answer emergency calls in an ambulance",
    below: "Emergency medical technician",
    step: "Military medic",
    beside: "Firefighter, 911 dispatcher",
    context: {
      "ambulance man": "paramedic, medic, arrests, intubate, shock, cardiac",
      corpsman: "ambulance, emergency",
      "site medic": "construction, first aid, injuries, EMT, film set",
      medic: "ambulance, EMS, first aid, event, emergency, medical",
    },
  },
  {
    name: "Emergency medical technician",
    titles:
      "EMT, EMT-B, EMT basic, advanced EMT, AEMT, ambulance attendant, ambulance driver, ambulance technician, first responder, emergency medical responder, EMR, event EMT, ski patroller, volunteer EMT, standby EMT, first aider, rescue squad member, wheelchair van attendant, basic life support EMT, ambulance man, ambulance lady, ambulance girl, rescue squad man, St John Ambulance man, ambulance corps volunteer, Red Cross first aider, first aid man, ambulance orderly, ambulance volunteer",
    credentials: "NREMT, EMT license, BLS, EVOC, CPR, outdoor emergency care",
    tools: "ambulance, stretcher, AED, oxygen tank, stair chair, backboard",
    skills:
      "basic life support, CPR, patient lifting, splinting, first aid, ambulance driving, vital signs, oxygen administration, AED use, patient assessment, bleeding control, spinal immobilization, EMS reports, event standby",
    duties:
      "ride the ambulance, take patients to dialysis, lift stretchers, give oxygen and CPR, splint and bandage, event first aid tent, nonemergency transports, check the ambulance supplies, concert and race standby, ski patrol, take vitals on scene, film set first aid, ride in the back with sick people, carry folks down the stairs, drive old folks to the hospital, drive an old person to dialysis",
    beside: "Firefighter, Lifeguard, Non-emergency medical driver, Medical assistant",
    context: {
      "ambulance man": "stretcher, transport, patients",
      EMR: "first responder, emergency, ambulance, rescue, first aid",
      "first responder": "medical, ambulance, first aid, EMT, emergency",
      EMT: "ambulance, emergency, medical, patients, first aid, event, license",
      "ski patroller": "medical, rescue, first aid, toboggan",
    },
    not: "EMT conduit, EMT pipe, EMT bending",
  },
  {
    name: "Medical assistant",
    titles:
      "MA, CMA, RMA, certified medical assistant, clinical assistant, doctor's assistant, physician office assistant, back office medical assistant, clinical medical assistant, podiatry assistant, chiropractic office assistant, dermatology assistant, registered medical assistant, medical office assistant, medical aide, doctor's helper, medical office nurse, office nurse, doctor's office helper, surgery assistant, doctor's office girl, chiropractor's assistant, chiropractic assistant",
    credentials: "CMA AAMA, RMA, CCMA, CPR, NCMA, BLS",
    tools: "EKG machine, Epic, athenahealth, eClinicalWorks, autoclave, blood pressure cuff",
    skills:
      "vital signs, rooming patients, injections, EKG, blood draws, medical history intake, assisting with procedures, specimen collection, prescription refills, electronic health records, instrument sterilization, patient scheduling, point of care testing, phone messages",
    duties:
      "room patients, take blood pressure and weight, give shots under doctor, draw blood at the clinic, run EKGs, set up for minor procedures, clean exam rooms, take medical histories, call in refills, dip urine samples, help the doctor during exam, stock exam rooms, answer patient messages, help out in a doctor's office, get patients ready, weigh people and write it down, tongue depressors and thermometers, take blood pressure at a doctor's office",
    step: "Medical scribe, Medical receptionist, Phlebotomist",
    beside: "Patient access representative",
    context: {
      "office nurse": "doctor, clinic",
      "surgery assistant": "doctor, GP, patients",
      MA: "medical assistant, clinic, patients, vitals, rooming, doctor's office",
      CMA: "medical assistant, clinic, patients, vitals, AAMA",
      "clinical assistant": "patients, clinic, vitals",
      RMA: "medical assistant, clinic, patients",
    },
    not: "medical assistant program director",
  },
  {
    name: "Surgical technologist",
    titles:
      "surgical tech, scrub tech, surgery technician, operating room technician, OR tech, CST, certified surgical technologist, surgical first assistant, first assistant, CSFA, scrub technician, operating theatre technician, operating department practitioner, ODP, cesarean section tech, surgical assistant, OB tech, endoscopy technician, theatre nurse assistant, operating theater attendant, theatre orderly, theatre attendant, operating theatre assistant, scrub assistant, theatre technician, operating room aide, scrub man, surg tech",
    credentials: "certified surgical technologist certificate, CSFA, NBSTSA, CRCST, CFER",
    tools: "surgical instruments, electrocautery, laparoscopic tower, back table, endoscope",
    skills:
      "scrubbing in for surgery, sterile technique, instrument handling, surgical counts, operating room setup, first assisting, suture cutting, surgical draping, orthopedic cases, specimen handling, case cart checking, endoscopy assisting, surgical anatomy",
    duties:
      "scrub in for surgery, pass instruments to surgeon, set up back table, count sponges and needles, hold retractors, drape patients, keep sterile field, load sutures, turn over operating room, pull case supplies, reprocess scopes, assist with C-sections, hand the doctor the knife, mask and gown in the operating room, lay out the instruments, hand instruments to surgeons",
    beside: "Sterile processing technician, Anesthesia technician",
    context: {
      "theatre technician": "surgery, operating, hospital",
      "first assistant": "surgery, operating room, surgeon, sterile",
      CST: "surgical, operating room, scrub",
      "surgical assistant": "operating room, surgeon, surgery, scrub",
      "OR tech": "surgery, surgical, operating room, sterile, scrub",
    },
    not: "first assistant director, first assistant camera",
  },
  {
    name: "Sterile processing technician",
    titles:
      "central sterile technician, CSSD technician, sterile tech, SPD tech, central supply technician, surgical instrument technician, sterilization technician, hospital decontamination technician, CRCST, central service technician, hospital central supply clerk, endoscope reprocessing technician, sterile services technician, sterile processing manager, hospital autoclave operator, CSSD assistant, central supply aide, instrument washer, central supply",
    credentials: "CRCST, CSPDT, certified instrument specialist, HSPA, CFER",
    tools: "autoclave, ultrasonic cleaner, Sterrad, washer disinfector, Censitrac",
    skills:
      "instrument sterilization, decontamination, tray assembly, autoclave operation, surgical instrument identification, biological indicators, case cart assembly, endoscope reprocessing, instrument inspection, sterile storage, AAMI standards",
    duties:
      "wash surgical instruments, assemble instrument trays, run autoclaves, wrap sterile packs, check for bioburden, pull case carts, test sterilizer loads, clean endoscopes, stock sterile supplies, inspect scissors and clamps, log sterilization cycles, boil and wrap the doctors' tools, clean hospital instruments, steam machines in the hospital basement",
    beside: "Anesthesia technician",
  },
  {
    name: "Anesthesia technician",
    titles:
      "anesthesia tech, certified anesthesia technician, anesthesia technologist, anesthesia aide, anaesthetic technician, anesthesia workroom technician, autotransfusionist, theatre technician, gas man's assistant, operating department assistant",
    credentials: "Cer.A.T., ASATT, BLS",
    tools: "anesthesia machine, cell saver, difficult airway cart",
    skills:
      "anesthesia machine checks, airway cart setup, line setup, cell salvage, equipment turnover, ultrasound setup, blood warming, anesthesia supplies",
    duties:
      "set up anesthesia machines, stock anesthesia carts, assist with lines and airways, process blood with cell saver, clean machines between cases, hand tubes to anesthesiologist, fetch difficult airway cart, test anesthesia equipment, restock airway supplies, help position sleeping patients, get the gas machine ready, help put people to sleep for operations",
    beside: "Nurse anesthetist, Perfusionist, Biomedical equipment technician",
    context: { "theatre technician": "anesthesia, gas" },
  },
  {
    name: "Perfusionist",
    titles:
      "cardiovascular perfusionist, heart lung machine operator, clinical perfusionist, ECMO specialist, perfusion technologist, extracorporeal technologist, heart pump technician, bypass machine technician, pump man",
    credentials: "CCP perfusion, ABCP, LP perfusion license",
    tools: "heart lung machine, ECMO, cell saver, oxygenator",
    skills:
      "perfusion, ECMO, cardiopulmonary bypass, cell salvage, anticoagulation monitoring, blood gas management, cardioplegia, hypothermia management",
    duties:
      "run the heart lung machine, prime bypass circuit, watch ECMO pumps, monitor clotting during bypass, cool and rewarm patient, deliver cardioplegia, save blood in surgery, open heart surgery cases, on call for transplants, check pump equipment, keep blood flowing while they fix a heart, run the pump in heart operations",
    beside: "Surgeon, Cardiovascular technologist",
    context: { "pump man": "heart, bypass" },
  },
  {
    name: "Dialysis technician",
    titles:
      "dialysis tech, hemodialysis technician, CCHT, renal technician, dialysis patient care technician, dialyzer reuse technician, dialysis assistant, dialysis equipment technician, dialysis biomed technician, dialysis water technician, kidney machine technician, kidney machine operator, kidney unit assistant, artificial kidney technician, renal unit helper",
    credentials: "CCHT, BONENT, CPR, CHT hemodialysis",
    tools: "hemodialysis machine, dialyzer, Fresenius 2008, reverse osmosis system",
    skills:
      "hemodialysis, fistula cannulation, machine setup, vital signs, dialyzer priming, water treatment checks, patient monitoring, aseptic technique, patient weighing, machine disinfection, dialysis charting",
    duties:
      "set up dialysis machines, stick patients' fistulas, weigh patients before treatment, check blood pressure during run, put patients on and off, prime dialyzers, disinfect machines, test water for chlorine, watch for cramps and clots, early morning dialysis shifts, hook folks up to kidney machines, bad kidneys three times a week, clean their blood, run kidney machines",
    beside: "Nursing assistant, Phlebotomist, Medical assistant",
  },
  {
    name: "Patient transporter",
    titles:
      "hospital porter, hospital transporter, patient escort, transport aide, stretcher attendant, patient transport technician, wheelchair escort, hospital escort, patient mover, hospital messenger, patient transport assistant, orderly, hospital orderly, ward porter, wheelchair pusher, portering assistant, theatre porter, stretcher bearer, head porter, mortuary porter, candy striper",
    credentials: "CPR, BLS",
    tools: "wheelchair, stretcher, transfer board, oxygen tank",
    skills:
      "patient transport, wheelchair handling, stretcher handling, body mechanics, patient identification, transfers, specimen delivery, infection control, wayfinding, courteous patient contact, hospital radio dispatch",
    duties:
      "wheel patients to x-ray, push stretchers, take patients to discharge, move beds, carry lab specimens, fetch wheelchairs, check patient wristbands, take bodies to morgue, escort patients to surgery, deliver equipment to floors, walk the hospital all day, roll beds down the hall, take folks to their X-ray, carry blood samples, walk miles of corridors",
    beside: "Emergency medical technician, Janitor, Courier",
    context: {
      "candy striper": "stretcher, wheelchair, transport",
      "hospital orderly": "stretcher, wheelchair, transport, beds",
      orderly: "hospital, patients, stretcher, wheel",
      "head porter": "hospital, patients, beds",
    },
  },
  {
    name: "Biomedical equipment technician",
    titles:
      "BMET, biomed, biomed tech, biomedical technician, medical equipment technician, medical equipment repairer, clinical engineer, imaging service engineer, x-ray equipment repairer, clinical engineering technician, medical device technician, DME technician, durable medical equipment technician, hospital bed repairer, wheelchair technician, wheelchair repairer, hospital equipment repairman, oxygen equipment technician, hospital electronics man, hospital instrument man, hospital engineer, electromedical technician, oxygen man, scooter repairman, x-ray repairman",
    credentials: "CBET, CRES, CLES, AAMI",
    tools: "electrical safety analyzer, oscilloscope, defibrillator tester, TMS Online, Nuvolo",
    skills:
      "medical equipment repair, preventive maintenance, electrical safety testing, infusion pump calibration, imaging equipment service, wheelchair repair, DME setup, troubleshooting, equipment inventory, ventilator service, anesthesia machine service, equipment recalls",
    duties:
      "repair hospital equipment, test infusion pumps, service x-ray machines, preventive maintenance on monitors, fix defibrillators, calibrate medical devices, set up hospital beds, fix power wheelchairs, set up home oxygen, inspect incoming devices, electrical safety checks, train nurses on equipment, wheelchairs that won't go, keep heart monitors working, deliver oxygen tanks to folks",
    beside: "Electronics technician, Electrical engineer",
    context: {
      "hospital engineer": "equipment, machines, repair",
      "oxygen man": "deliver, tanks, concentrator",
      "scooter repairman": "mobility, wheelchair",
      biomed: "equipment, repair, hospital, devices",
      "clinical engineer": "medical equipment, hospital, devices",
    },
  },
  {
    name: "Genetic counselor",
    titles:
      "certified genetic counselor, LCGC, prenatal genetic counselor, cancer genetic counselor, genetics nurse, genomic counselor, hereditary cancer counselor, genetics advisor, heredity counselor, genetic adviser, heredity adviser",
    credentials: "certified genetic counselor certificate, LCGC, ABGC",
    tools: "Progeny pedigree software, pedigree charts, genetic test panels",
    skills:
      "genetic counseling, pedigree analysis, risk assessment for inherited disease, test result interpretation, prenatal genetics, cancer genetics, patient education, variant interpretation, family history taking, telehealth counseling",
    duties:
      "explain genetic test results, take family histories, counsel expecting parents, hereditary cancer risk visits, draw family pedigrees, order genetic tests, telehealth genetic counseling, help families decide on testing, write patient letters, explain inherited disease, what runs in the family, explain genes to young couples, breast cancer in the family, what Mom passed down",
    beside: "Oncology nurse, Obstetrician-gynecologist, Medical laboratory scientist",
  },
];
