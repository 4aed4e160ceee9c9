import type { OccupationEntry } from "../types.ts";

/** Medical imaging, heart and brain tests, sleep studies, and the clinical laboratory. */
export const DIAGNOSTICS: readonly OccupationEntry[] = [
  {
    name: "Radiologic technologist",
    titles:
      "x-ray technician, x-ray tech, rad tech, RT(R), radiographer, radiology technician, imaging technologist, portable x-ray technician, mobile x-ray tech, orthopedic x-ray tech, limited scope x-ray technician, diagnostic radiographer, fluoroscopy technologist, RT, interventional radiology technologist, radiology manager, imaging director, PACS administrator, X-ray man, X-ray lady, X-ray operator, X-ray nurse, roentgen technician, skiagrapher, X-ray assistant",
    credentials: "ARRT, RT(R), state radiography license, BMET imaging",
    tools: "x-ray machine, PACS, C-arm, portable x-ray, digital radiography plate, fluoroscope",
    skills:
      "radiography, patient positioning, fluoroscopy, portable x-rays, radiation safety, PACS, digital radiography, operating C-arm, trauma imaging, contrast studies, image quality checks, bone density scans",
    duties:
      "take x-rays, position patients for pictures, portable x-rays at bedside, run C-arm in surgery, barium studies, chest films, mobile x-ray in nursing homes, use lead aprons, send images to radiologist, bone density tests, x-ray at urgent care, keep radiation dose low, take pictures of broken bones, hold still and don't breathe, lead vest, see inside people",
    step: "Mammographer, CT technologist",
    beside: "Medical assistant",
    context: {
      "X-ray man": "portable, rays, radiologic, imaging, bone, density",
      RT: "x-ray, radiology, imaging, ARRT, radiography",
      "imaging director": "radiology, MRI, CT, hospital",
      "PACS administrator": "radiology, imaging",
    },
    not: "industrial radiographer, airport x-ray screener",
  },
  {
    name: "Mammographer",
    titles:
      "mammography technologist, mammography tech, mammogram technician, breast imaging technologist, RT(M), mobile mammography technologist, breast imager, bone densitometry technologist, DEXA technologist, women's imaging technologist, bone density technician, breast X-ray technician, mammogram lady, breast screening radiographer",
    credentials: "ARRT, RT(R)(M), MQSA qualified",
    tools: "3D mammography unit, tomosynthesis, DEXA scanner, biopsy table",
    skills:
      "mammography, breast positioning, stereotactic biopsy, tomosynthesis, MQSA compliance, bone density scans, patient comfort, quality control phantoms, breast health education, mobile mammography",
    duties:
      "do mammograms, position breasts for imaging, assist with breast biopsies, calm nervous women, screening mammograms on mobile van, compress and image, quality control tests, bone density scans, ask breast history, diagnostic views for radiologist, yearly breast pictures, be gentle with frightened ladies, squeeze and take the picture",
    beside: "Sonographer",
  },
  {
    name: "CT technologist",
    titles:
      "CT tech, CAT scan technologist, CAT scan technician, CT scan technician, computed tomography technologist, CT radiographer, RT(CT), cardiac CT technologist, PET CT technologist, brain scan technician, cat scan lady",
    credentials: "ARRT, RT(R)(CT), BLS",
    tools: "CT scanner, contrast injector, PACS",
    skills:
      "CT scanning, IV contrast injection, trauma imaging, CT angiography, scan protocols, IV starts, radiation safety, 3D reconstruction, patient screening, low dose lung screening",
    duties:
      "run the CAT scanner, inject contrast dye, scan trauma and stroke patients, screen for dye allergies, start IVs for contrast, lung screening scans, build 3D images, night shift CT, position patient on table, send scans to radiologist, slide people through the big donut, pictures of the brain and belly",
    beside: "MRI technologist, Nuclear medicine technologist",
  },
  {
    name: "MRI technologist",
    titles:
      "MRI tech, MRI technician, magnetic resonance technologist, MR technologist, MRI radiographer, RT(MR), mobile MRI technologist, MRI safety officer, MRI applications specialist, NMR technician, magnet technician",
    credentials: "ARRT, RT(R)(MR), ARMRIT, MRSO, BLS",
    tools: "MRI scanner, MRI coils, contrast injector, PACS",
    skills:
      "MRI scanning, MRI safety screening, IV contrast injection, scan protocols, claustrophobic patient support, cardiac MRI, breast MRI, coil placement, IV starts, image quality checks",
    duties:
      "run the MRI scanner, screen patients for metal, place coils, calm claustrophobic patients, inject gadolinium, set scan sequences, keep magnet room safe, mobile MRI trailer, scan knees and spines, ask about pacemakers, slide people in the tube, the loud machine, earplugs and a squeeze ball",
    beside: "Radiologic technologist",
  },
  {
    name: "Sonographer",
    titles:
      "ultrasound technologist, ultrasound technician, ultrasound tech, diagnostic medical sonographer, RDMS, echocardiographer, cardiac sonographer, echo tech, RDCS, vascular technologist, vascular sonographer, OB sonographer, 3D baby ultrasound technician, RVT, mobile ultrasound technologist, fetal sonographer, baby scan lady, sonogram technician, scan lady, sonogram lady",
    credentials: "RDMS, RDCS, ARDMS, RVT vascular",
    tools: "ultrasound machine, echocardiogram, ultrasound probe, PACS",
    skills:
      "ultrasound scanning, obstetric ultrasound, echocardiography, vascular ultrasound, abdominal ultrasound, thyroid ultrasound, Doppler, breast ultrasound, transvaginal ultrasound, ultrasound guided procedures, image measurement",
    duties:
      "scan pregnant women, ultrasound of belly and thyroid, heart echoes, check leg veins for clots, measure the baby, carotid artery scans, probe and gel on patient, mobile ultrasound visits, find gallstones, guide needle biopsies, write up measurements, show moms their baby on the screen, cold jelly on the tummy, boy or girl, look at hearts on a screen",
    beside: "Cardiovascular technologist, Radiologic technologist",
    context: { RVT: "ultrasound, vascular, sonography, Doppler" },
  },
  {
    name: "Nuclear medicine technologist",
    titles:
      "nuclear med tech, CNMT, PET technologist, nuclear cardiology technologist, radioisotope technician, nuclear medicine technician, RT(N), radiopharmacy technician, PET scan technician, isotope technician, scanning technician, atomic medicine technician",
    credentials: "CNMT, NMTCB, ARRT, NCT",
    tools: "gamma camera, PET scanner, dose calibrator, Geiger counter",
    skills:
      "nuclear medicine imaging, PET scanning, radiopharmaceutical handling, nuclear stress tests, radiation safety, bone scans, thyroid uptake studies, dose calibration, IV injections, hot lab",
    duties:
      "inject radioactive tracers, nuclear stress tests, PET scans for cancer, bone scans, thyroid uptake tests, measure isotope doses, run gamma camera, survey lab for contamination, radioactive waste handling, explain scan to patients, glowing dye in the vein, look for trouble in the bones",
    beside: "Cardiovascular technologist, Radiation therapist",
    context: { "scanning technician": "isotope, nuclear, tracer" },
  },
  {
    name: "Radiation therapist",
    titles:
      "radiation therapy technologist, RTT, RT(T), therapeutic radiographer, radiotherapist, cancer treatment technologist, dosimetrist, medical dosimetrist, brachytherapy technologist, cobalt technician, deep X-ray therapist, radium technician, cobalt therapist",
    credentials: "ARRT, RT(T), CMD dosimetry",
    tools: "linear accelerator, Varian ARIA, CT simulator, Eclipse treatment planning",
    skills:
      "radiation therapy delivery, patient immobilization, CT simulation, dosimetry, radiation treatment planning, image guidance, treatment records, cancer patient support, quality assurance checks, radiation safety",
    duties:
      "give radiation treatments, line up patients with lasers, run linear accelerator, make treatment masks, plan radiation doses, take daily alignment images, comfort cancer patients daily, simulate treatments, record each treatment, watch for skin burns, zap tumors, help folks with cancer every day, aim the beam",
    beside: "Oncology nurse, Radiologic technologist",
    context: { RTT: "radiation, cancer, linear accelerator" },
  },
  {
    name: "Medical physicist",
    titles:
      "clinical medical physicist, radiation physicist, radiotherapy physicist, diagnostic medical physicist, hospital physicist, MRI physicist, hospital radiation physicist, isotope physicist",
    credentials: "ABR physics, DABR, ABMP, certified health physicist, DABMP",
    tools: "ionization chamber, imaging phantom, linear accelerator, Geiger counter",
    skills:
      "radiation physics, shielding design, dose measurement, radiation safety, equipment commissioning, treatment planning checks, imaging quality control, regulatory compliance, mammography physics, NRC licensing",
    duties:
      "calibrate linear accelerators, design radiation shielding, annual x-ray machine surveys, check treatment plans, mammography physics inspections, measure radiation doses, investigate exposures, file radiation licenses, badge and dosimeter program, accept new scanners, make sure the hospital's rays are the right strength",
    beside: "Physicist, Radiation therapist, Nuclear medicine technologist, Radiation safety officer",
  },
  {
    name: "Cardiovascular technologist",
    titles:
      "cardiology technician, EKG technician, EKG tech, ECG technician, cardiac technician, telemetry technician, monitor tech, Holter technician, cath lab technologist, cardiovascular technician, RCIS, pacemaker technician, device clinic technician, stress lab technician, heart monitor technician, cardiographer, cardiogram technician, electrocardiograph technician, heart station technician, heart machine technician, cardiograph technician",
    credentials: "RCIS, CRAT, CET EKG, RCES, cardiac device specialist certification",
    tools: "EKG machine, Holter monitor, cardiac catheterization lab, pacemaker programmer, telemetry monitors",
    skills:
      "EKG, telemetry monitoring, Holter monitoring, stress testing, cardiac catheterization, rhythm interpretation, pacemaker checks, hemodynamic monitoring, electrode placement, remote device monitoring, scrubbing in for surgery",
    duties:
      "run EKGs, watch floor heart monitors, hook up Holter monitors, help with treadmill tests, assist heart catheterizations, check pacemakers, print rhythm strips, call nurse about arrhythmias, place chest leads, scan Holter recordings, review remote device alerts, stick wires on the chest, squiggly lines of the heart, check that a pacemaker works",
    beside: "Medical assistant",
    context: { "monitor tech": "telemetry, heart, EKG, hospital" },
  },
  {
    name: "Neurodiagnostic technologist",
    titles:
      "EEG technologist, EEG tech, EEG technician, END technologist, electroneurodiagnostic technologist, EMG technologist, nerve conduction technologist, intraoperative neuromonitoring technologist, IONM technologist, neurophysiology technician, evoked potential technologist, epilepsy monitoring technician, brain wave technician, electroencephalograph technician, electroencephalographer",
    credentials: "R. EEG T., CNIM, ABRET, R.NCS.T.",
    tools: "EEG, EMG machine, scalp electrodes, Natus, Cadwell",
    skills:
      "EEG, electrode placement, nerve conduction studies, evoked potentials, intraoperative neuromonitoring, long term EEG monitoring, seizure recognition, ambulatory EEG, waveform troubleshooting, patient preparation",
    duties:
      "glue electrodes on scalp, record brain waves, watch for seizures, nerve conduction tests, monitor nerves during spine surgery, home EEG setups, measure the head, flash light and hyperventilation tests, write technical EEG reports, bedside EEG in ICU, wires on the head, tests for epilepsy, squiggles from the brain",
    beside: "Sleep technologist",
  },
  {
    name: "Sleep technologist",
    titles:
      "polysomnographic technologist, polysomnographer, sleep tech, sleep technician, RPSGT, sleep lab technician, sleep study technician, night sleep tech, sleep scorer, remote sleep scorer, sleep center manager, sleep educator, CPAP clinic technician, snore lab technician, sleep watcher",
    credentials: "RPSGT, CPSGT, registered sleep technologist, sleep disorders specialist, CCSH",
    tools: "CPAP, BiPAP, polysomnograph, Natus SleepWorks, home sleep test device",
    skills:
      "polysomnography, sleep study scoring, CPAP titration, electrode placement, home sleep testing, mask fitting, overnight monitoring, sleep apnea education, multiple sleep latency testing, infant sleep studies",
    duties:
      "run overnight sleep studies, wire up patients for sleep, watch sleepers on camera, titrate CPAP pressure, score sleep studies from home, fit CPAP masks, mail out home sleep tests, teach CPAP cleaning, daytime nap tests, write up sleep stages, find out why folks snore, wires and wake ups",
    beside: "Cardiovascular technologist",
  },
  {
    name: "Medical laboratory scientist",
    titles:
      "medical technologist, MT(ASCP), MLS(ASCP), clinical laboratory scientist, CLS, lab technologist, laboratory technologist, clinical lab technologist, hospital lab technologist, blood bank technologist, hematology technologist, clinical microbiologist, biomedical scientist, med tech, hospital lab supervisor, clinical laboratory manager, medical laboratory manager, clinical chemist, point of care coordinator, medical laboratory scientific officer, MLSO, laboratory man, hospital bacteriologist, blood typing technician, lab girl, pathology technologist",
    credentials: "MT ASCP, MLS ASCP, ASCP, AMT laboratory certification, CLS license, SBB blood banking",
    tools:
      "hematology analyzer, chemistry analyzer, microscope, Sysmex, Beckman Coulter, Sunquest, centrifuge, blood bank gel system",
    skills:
      "hematology testing, clinical chemistry, blood banking, clinical microbiology, urinalysis, coagulation testing, manual differentials, quality control, CLIA compliance, CAP inspection, method validation, proficiency testing, antibody identification, laboratory information system, troubleshooting analyzers",
    duties:
      "run blood tests, read blood smears, crossmatch blood for transfusion, plate and read cultures, calibrate analyzers, run daily controls, report critical values, identify antibodies, night shift in hospital lab, validate new instruments, prepare for CAP inspection, count cells under microscope, look at blood through a microscope, test blood and urine, match blood types, find the germ",
    below: "Medical laboratory technician",
    beside: "Microbiologist, Chemist",
    context: {
      "med tech": "laboratory, lab, blood bank, hematology, ASCP, chemistry",
      CLS: "laboratory, lab, hematology, blood bank",
      "clinical chemist": "laboratory, blood, analyzers, hospital",
      "biomedical scientist": "laboratory, hospital, blood, NHS",
    },
  },
  {
    name: "Medical laboratory technician",
    titles:
      "MLT, medical lab technician, clinical laboratory technician, medical lab tech, medical lab assistant, hospital laboratory assistant, specimen processor, lab processor, CLA, accessioner, urine drug screen technician, toxicology lab technician, specimen accessioner, physician office lab technician, plasma lab technician, medical laboratory assistant, lab tech, lab assistant, path lab technician, junior lab technician, lab bench technician",
    credentials: "MLT ASCP, MLT AMT, CLA certification, ASCP",
    tools: "centrifuge, chemistry analyzer, microscope, pipette, Sunquest",
    skills:
      "specimen processing, urinalysis, hematology testing, accessioning, centrifuging, quality control, pipetting, culture setup, waived testing, laboratory information system, blood draws, drug screens, reagent stocking",
    duties:
      "process blood specimens, spin tubes, label and log samples, run routine blood counts, dip and spin urines, load analyzers, set up cultures, pack specimens for reference lab, stock reagents, run drug screens, answer calls for results, urine cups and labels, run tests in a hospital lab",
    beside: "Phlebotomist, Laboratory technician, Medical assistant",
    context: {
      "lab assistant": "hospital, blood, urine, specimens",
      CLA: "laboratory, specimens, blood",
      "lab tech": "blood, specimens, hospital, urine, clinical, medical",
    },
  },
  {
    name: "Histotechnologist",
    titles:
      "histotechnician, histology technician, histology tech, histotech, HTL, HT(ASCP), pathology tissue technician, Mohs histotechnician, immunohistochemistry technologist, histology supervisor, grossing technician, pathology lab assistant, tissue technician, tissue cutter, pathology technician, section cutter",
    credentials: "HT ASCP, HTL ASCP, QIHC",
    tools: "microtome, cryostat, tissue processor, embedding center, automated stainer",
    skills:
      "tissue embedding, microtomy, staining slides, frozen sections, immunohistochemistry, tissue processing, grossing specimens, coverslipping, special stains, Mohs sections, slide labeling",
    duties:
      "cut thin tissue slices, embed tissue in paraffin, stain slides, section on microtome, frozen sections in surgery, gross small biopsies, special stains, Mohs slides, change stain solutions, match slides to blocks, file slides and blocks, slice bits of tissue thin as paper, dye slides, wax blocks",
    beside: "Cytotechnologist, Medical laboratory scientist",
    context: { "pathology technician": "tissue, slides, paraffin" },
  },
  {
    name: "Cytotechnologist",
    titles:
      "cytologist, CT(ASCP), cytology technologist, Pap smear screener, cytology screener, cytogenetic technologist, cytogeneticist, molecular technologist, cytology prep technician, cytotech, molecular diagnostics technologist, flow cytometry technologist, smear screener, cell screener, smear test screener",
    credentials: "CT ASCP, SCT ASCP, MB ASCP, CG ASCP",
    tools: "microscope, ThinPrep, PCR machine, flow cytometer",
    skills:
      "Pap smear screening, cytology, fine needle aspiration, molecular testing, PCR, chromosome analysis, flow cytometry, slide review, cell preparation, FISH testing, HPV testing",
    duties:
      "screen Pap smears, look for cancer cells, prepare cell slides, read fine needle samples, chromosome studies, run PCR tests, flag abnormal cells for pathologist, flow cytometry for leukemia, rapid read during biopsies, HPV testing, look at cells under a microscope all day, spot cancer early",
    beside: "Medical laboratory scientist",
  },
  {
    name: "Phlebotomist",
    titles:
      "phlebotomy technician, blood drawer, phleb, venipuncturist, blood collection technician, mobile phlebotomist, blood bank phlebotomist, blood donor technician, donor room technician, plasma center technician, lab phlebotomist, paramedical examiner, insurance examiner, specimen collector, drug screen collector, urine collector, breath alcohol technician, bloodmobile technician, donor care technician, blood lady, blood taker, blood girl, blood bank lady, needle nurse, blood donor attendant, blood man",
    credentials:
      "CPT phlebotomy, PBT ASCP, phlebotomy certification, DOT collector certification, breath alcohol technician certification",
    tools: "butterfly needle, vacutainer, tourniquet, centrifuge, breathalyzer",
    skills:
      "blood draws, capillary sticks, specimen labeling, specimen collection, drug screens, patient identification, geriatric draws, pediatric draws, blood donor screening, chain of custody, breath alcohol testing, specimen transport, difficult sticks",
    duties:
      "draw blood, stick veins with needle, label tubes, morning hospital rounds, collect urine drug tests, home blood draws, nursing home lab rounds, screen blood donors, finger sticks, spin specimens, life insurance exams, blood drives, calm patients afraid of needles, take blood from people, needles in arms, find a good vein, fill little tubes, cotton ball and a Band-Aid, roll up your sleeve",
    beside: "Courier",
    context: {
      "insurance examiner": "blood, urine, vitals, life insurance exam, home visit",
      "paramedical examiner": "blood draws, specimens, phlebotomy",
    },
  },
];
