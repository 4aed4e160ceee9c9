/** Skills, tools, and certificates of imaging, heart and brain tests, sleep studies, and the clinical laboratory. */
export const DIAGNOSTICS_SKILLS = `
ARRT: RT(R), radiologic technologist certification, radiography license, state radiography license, ARRT registered
MQSA qualified: RT(R)(M), mammography certification, MQSA
RT(R)(CT): CT certification
RT(R)(MR): ARMRIT, MRI certification
MRSO: MRI safety officer certification
ARDMS: RDMS, RDCS, RVT vascular, sonography certification, ultrasound registry
CNMT: NMTCB, nuclear medicine certification
RT(T): radiation therapy certification
CMD dosimetry: certified medical dosimetrist
DABR: ABR physics, DABMP, medical physics board certification
RCIS: registered cardiovascular invasive specialist
CET EKG: EKG technician certification, CRAT, CCT cardiographic
R. EEG T.: ABRET, EEG registration, CNIM
RPSGT: CPSGT, RST, sleep technologist registration, registered sleep technologist
MT ASCP: MLS ASCP, medical technologist certification, CLS license, ASCP certification
MLT ASCP: MLT AMT, medical laboratory technician certification
HT ASCP: HTL ASCP, histotechnician certification
CT ASCP: SCT ASCP, cytotechnologist certification
Phlebotomy certification: CPT phlebotomy, PBT ASCP, phlebotomist certificate
DOT collector certification: urine collector certification, drug test collector certificate
Breath alcohol technician certification: BAT certified, breath alcohol testing
Radiography: taking x-rays, x-rays, diagnostic x-ray, x-ray machine
Portable x-rays: mobile x-ray, portable x-ray
Fluoroscopy: fluoroscope, barium studies
C-arm: operating C-arm, C-arm imaging
Radiation safety: radiation protection, ALARA
PACS: picture archiving system, digital imaging archive
Mammography: mammograms, breast imaging, breast positioning
Tomosynthesis: 3D mammography, 3D mammography unit
Bone density scans: DEXA, DXA, bone densitometry, DEXA scanner
CT scanning: CAT scans, CT scanner, computed tomography
MRI scanning: MRI, magnetic resonance imaging, MRI scanner
IV contrast injection: contrast injection, contrast studies, contrast injector
Ultrasound scanning: sonography, ultrasound, ultrasound machine, ultrasounds
Obstetric ultrasound: OB ultrasound, fetal ultrasound
Echocardiography: echocardiogram, cardiac ultrasound, heart echo
Vascular ultrasound: vascular imaging, carotid ultrasound
Nuclear medicine imaging: nuclear scans, gamma camera, bone scans
PET scanning: PET CT, PET scanner
Radiopharmaceutical handling: radioisotope handling, hot lab
Radiation therapy delivery: radiation treatments, linear accelerator, radiotherapy
Radiation treatment planning: dosimetry, treatment planning radiation, Eclipse treatment planning
Radiation physics: medical physics, radiation dose measurement
Shielding design: radiation shielding
Holter monitoring: ambulatory heart monitor, event monitor
Pacemaker checks: pacemaker management, device clinic, pacemaker programmer
EEG: electroencephalogram, brain wave tests, EEG interpretation, electroencephalography
Intraoperative neuromonitoring: IONM, neuromonitoring, evoked potentials
Polysomnography: sleep studies, sleep study, PSG
Sleep study scoring: sleep scoring, scoring sleep studies
CPAP titration: titration study
Home sleep testing: HST, home sleep test device
Hematology testing: CBC, blood counts, hematology analyzer, Sysmex
Clinical chemistry: chemistry analyzer, blood chemistry
Blood banking: crossmatching, transfusion medicine, blood typing, antibody identification, SBB blood banking
Clinical microbiology: hospital microbiology, reading cultures, bacteriology bench
Urinalysis: urine tests
Coagulation testing: PT INR testing
Manual differentials: blood smears, manual diffs
CLIA compliance: CLIA, laboratory regulation
CAP inspection: CAP accreditation, College of American Pathologists inspection
Method validation in laboratory: instrument validation laboratory, method validation
Proficiency testing: lab proficiency surveys
Laboratory information system: LIS, Sunquest, Epic Beaker, SoftLab
Specimen processing: accessioning, specimen accessioning, centrifuging, specimen prep
Microtomy: microtome, tissue sectioning, cutting sections
Tissue embedding: embedding, paraffin embedding
Staining slides: H&E stain, special stains, slide staining
Immunohistochemistry: IHC
Frozen sections: cryostat
Grossing specimens: grossing, gross dissection
Cytology: Pap smear screening, Pap smears, ThinPrep
Molecular testing: PCR, molecular diagnostics, PCR machine
Flow cytometry: flow cytometer
Chromosome analysis: cytogenetics, karyotyping, FISH testing
Capillary sticks: heel sticks, capillary draws
Blood donor screening: donor screening, blood drive work
Specimen labeling: labeling tubes
Chain of custody for specimens: chain of custody drug test
Laboratory microscopy: clinical microscopy, microscope work in lab
`;
