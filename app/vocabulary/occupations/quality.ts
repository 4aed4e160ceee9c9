import type { OccupationEntry } from "../types.ts";

/** People who inspect, measure, test, audit, and assure the quality of products and plants. */
export const QUALITY: readonly OccupationEntry[] = [
  {
    name: "Quality inspector",
    titles:
      "quality control inspector, QC inspector, QA inspector, quality technician, QC technician, quality assurance technician, dimensional inspector, mechanical inspector, receiving inspector, incoming inspector, in process inspector, final inspector, first article inspector, line inspector, parts inspector, machine shop inspector, product inspector, quality checker, goods inward inspector, electronics inspector, checker, bench inspector, line checker, final checker",
    credentials: "ASQ CQI, CQT, IPC-A-610, NIMS measurement certification",
    tools:
      "micrometer, calipers, height gauge, optical comparator, surface plate, thread gauges, pin gauges, hardness tester, go no-go gauges",
    skills:
      "quality inspection, first article inspection, GD&T, blueprint reading, precision measurement, receiving inspection, visual inspection, sampling plans, nonconformance reports, AS9102, gage use, inspection reports, hardness testing, attribute sampling",
    duties:
      "check parts against blueprints, measure with micrometers and height gauges, write first article reports, inspect incoming parts, reject bad parts, tag nonconforming material, check welds and finishes by eye, pull samples from the line, fill out inspection records, verify thread gauges, read GD&T callouts, sort suspect stock, sign off finished parts, look over what the factory makes, throw out bad pieces, measure parts with calipers, see that nothing leaves with a scratch, put an OK tag on, check parts for mistakes",
    above: "Quality engineer, Quality manager",
    step: "CMM programmer, Calibration technician, Source inspector, Quality auditor",
    beside: "Production worker, Welding inspector, NDT technician",
    not: "air quality inspector, water quality technician, data quality inspector, environmental quality inspector, water quality inspector, air quality technician, pavement line inspector",
    context: {
      checker: "parts, factory, inspect, quality",
      "mechanical inspector": "parts, measurement, micrometer, dimensions, blueprint",
      "line inspector": "parts, product, factory, defects, assembly",
      "QA inspector": "parts, product, measurement, factory",
    },
  },
  {
    name: "CMM programmer",
    titles:
      "CMM operator, coordinate measuring machine operator, coordinate measuring machine programmer, CMM inspector, CMM technician, PC DMIS programmer, Calypso programmer, dimensional metrologist, metrology programmer, laser tracker operator, Faro arm operator, 3D scanning technician, CMM specialist, portable CMM technician, vision system inspector, layout inspector, marker-out",
    tools:
      "PC-DMIS, Zeiss Calypso, Mitutoyo CMM, FARO arm, laser tracker, PolyWorks, Romer arm, OGP vision system, Keyence, Hexagon",
    skills:
      "CMM programming, CMM operation, GD&T, first article inspection, laser tracking, 3D scanning, fixture design, reverse engineering, datum alignment, CAD-based inspection, measurement uncertainty, AS9102, gage R&R",
    duties:
      "program coordinate measuring machines, write PC-DMIS routines, align parts to datums, measure complex castings, run first article layouts, scan parts for reverse engineering, check tooling with a laser tracker, prove gage repeatability, interpret GD&T, report dimensions to engineering, qualify probes, measure parts with a computer probe, check a part against the drawing from every side, scan an old part so it can be copied",
    above: "Quality engineer",
    beside: "Calibration technician, Manufacturing engineer",
  },
  {
    name: "Quality engineer",
    titles:
      "quality assurance engineer, QE, QA engineer, manufacturing quality engineer, process quality engineer, product quality engineer, quality control engineer, QC engineer, design quality engineer, medical device quality engineer, quality systems engineer, aerospace quality engineer, automotive quality engineer, customer quality engineer, warranty engineer, ASQ quality engineer, statistical process control specialist, inspection engineer, statistical quality control engineer, SQC engineer",
    credentials: "ASQ CQE, CQE, Six Sigma Green Belt, CSSBB, RAC",
    tools: "Minitab, JMP, SAP QM, statistical process control charts",
    skills:
      "quality engineering, FMEA, CAPA, root cause analysis, SPC, PPAP, APQP, gage R&R, control plans, 8D problem solving, design of experiments, process validation, sampling plans, ISO 13485, risk management, customer complaints",
    duties:
      "write control plans, lead corrective actions, run FMEA sessions, answer customer complaints with 8D, set up SPC charts, submit PPAP packages, analyze defect data, approve first articles, study gage repeatability, validate processes, investigate product returns, define inspection criteria, chair material review board, find why parts come out bad and keep it from happening again, keep charts on the line, answer a customer about a bad batch, set up how things get checked",
    above: "Quality manager",
    step: "Supplier quality engineer, Reliability engineer, Validation engineer",
    beside: "Manufacturing engineer, Statistician",
    not: "software quality engineer, software quality assurance engineer, software QA engineer, air quality engineer, water quality engineer, data quality engineer, game QA engineer",
    context: {
      "QA engineer": "manufacturing, parts, CAPA, FMEA, suppliers, SPC, product defects",
      "quality assurance engineer": "manufacturing, parts, CAPA, FMEA, suppliers, SPC, plant",
      QE: "quality, manufacturing, CAPA, FMEA, ASQ",
    },
  },
  {
    name: "Quality manager",
    titles:
      "quality assurance manager, QA manager, QC manager, quality control manager, director of quality, quality director, head of quality, VP of quality, quality supervisor, quality lead, quality systems manager, quality consultant, ISO 9001 consultant, ISO consultant, QMS manager, management representative, AS9100 consultant, ISO 13485 consultant, IATF 16949 consultant, interim quality manager, chief inspector, chief of quality control, inspection manager, inspection foreman",
    credentials: "ASQ CMQ/OE, CQE, ISO 9001 Lead Auditor, Six Sigma Black Belt",
    tools: "MasterControl, ETQ, SAP QM, Minitab, Greenlight Guru",
    skills:
      "quality management systems, ISO 9001, AS9100, IATF 16949, ISO 13485, internal audits, management review, CAPA, supplier quality, quality cost, customer audits, document control, quality training, QMS implementation, FDA inspections, team leadership",
    duties:
      "set up an ISO 9001 system, get a company certified, write the quality manual, lead inspectors and quality engineers, host customer audits, hold management reviews, track cost of poor quality, close audit findings, train staff in quality procedures, deal with the registrar, oversee corrective action, keep certifications current, advise small manufacturers on quality, get a shop its ISO paper, see that customers get good parts, write down how we do things",
    above: "Plant manager",
    beside: "Lean specialist, Regulatory affairs specialist",
    not: "call center quality manager, air quality manager, water quality manager, software QA manager, data quality manager, healthcare quality manager",
    context: {
      "chief inspector": "quality, inspectors, factory, parts",
      "QA manager": "manufacturing, ISO 9001, product, plant, inspection, audits",
      "quality lead": "manufacturing, inspection, ISO 9001, plant",
      "quality assurance manager": "manufacturing, ISO 9001, product, plant, inspection, audits",
    },
  },
  {
    name: "Supplier quality engineer",
    titles:
      "SQE, supplier quality manager, supplier development engineer, supplier quality specialist, vendor quality engineer, supplier quality assurance engineer, SQA manager, supplier auditor, supplier development manager, procurement quality engineer, supplier performance manager, supplier industrialization engineer, incoming quality manager, outside inspector",
    credentials: "ASQ CQE, ISO 9001 Lead Auditor, VDA 6.3",
    skills:
      "supplier quality, supplier audits, PPAP, APQP, supplier corrective action, vendor qualification, source inspection, supplier scorecards, VDA 6.3, special processes, first article approval, supplier development",
    duties:
      "audit suppliers, approve PPAP submissions, visit factories overseas, issue supplier corrective actions, qualify new vendors, score supplier performance, contain bad lots, help suppliers fix processes, check special process approvals, review first articles from vendors, cut incoming defects, go to the plants we buy from and look them over, make sure bought parts are good, straighten out a supplier who ships junk",
    above: "Quality manager",
    step: "Source inspector",
    beside: "Purchasing manager, Purchasing agent, Supply chain manager",
  },
  {
    name: "Source inspector",
    titles:
      "source inspection representative, third party inspector, vendor inspector, vendor surveillance inspector, vendor surveillance representative, shop inspector, expediting inspector, pre shipment inspector, witness inspector, factory acceptance test inspector, procurement inspector, government source inspector, DCMA quality representative, DCMA inspector, freelance inspector, outside inspector",
    credentials: "API SIFE, API SIRE, CWI, NACE CIP",
    skills:
      "source inspection, factory acceptance tests, vendor surveillance, witness testing, inspection and test plans, hold points, material test reports, pressure tests, dimensional checks, release notes, pre-shipment inspection, expediting reports",
    duties:
      "visit vendor shops to inspect equipment, witness pressure and run tests, check material certificates, follow inspection and test plans, attend factory acceptance tests, release goods for shipment, write surveillance reports, verify hold points, check crating and paint, chase progress at suppliers, inspect valves and pumps at the maker, go see equipment before it ships, stand by while a pump is tested, work for the buyer at the maker's plant",
    beside: "Welding inspector, Coating inspector, Pressure equipment inspector, NDT technician",
    not: "open source inspector",
    context: {
      "outside inspector": "vendor, shop, equipment, witness",
      "third party inspector": "vendor, shop, equipment, witness, factory, certificates",
      "shop inspector": "vendor, fabrication, witness, equipment",
      "procurement inspector": "vendor, shop, goods, factory",
    },
  },
  {
    name: "Quality auditor",
    titles:
      "ISO auditor, lead auditor, ISO 9001 auditor, ISO 9001 lead auditor, certification auditor, registrar auditor, third party auditor, internal quality auditor, AS9100 auditor, ISO 14001 auditor, ISO 45001 auditor, GMP auditor, process auditor, layered process auditor, management system auditor, quality system assessor, ISO 13485 auditor, laboratory assessor, ISO 17025 assessor, CQA auditor, standards inspector, BSI assessor",
    credentials: "ISO 9001 Lead Auditor, Exemplar Global, IRCA auditor, ASQ CQA, AS9110, AATT aerospace auditor",
    skills:
      "quality auditing, ISO 9001, ISO 14001, ISO 45001, AS9100, ISO 13485, ISO 17025, audit planning, audit reports, nonconformity writing, opening and closing meetings, process audits, gap assessments, surveillance audits",
    duties:
      "audit management systems, do gap assessments before certification, hold opening and closing meetings, write nonconformities, interview process owners, check records against ISO clauses, do surveillance audits, train internal auditors, follow up corrective actions, travel to client sites for audits, accredit test laboratories, go to companies with a checklist, see if folks do what their book says, ask workers how they do the job, tell a firm if it passes",
    above: "Quality manager",
    beside: "Food safety and quality manager, Environmental compliance specialist, EHS manager",
    not: "ISO 27001 lead auditor",
    context: {
      "lead auditor": "ISO, 9001, quality, certification, nonconformities, management system",
      "third party auditor": "ISO, quality, supplier, certification",
      "process auditor": "ISO, quality, manufacturing, layered",
    },
  },
  {
    name: "Calibration technician",
    titles:
      "metrology technician, calibration tech, metrologist, calibration engineer, gage technician, gauge technician, calibration lab technician, PMEL technician, test equipment technician, gage calibration technician, scale technician, weighing equipment technician, instrument calibration technician, standards laboratory technician, calibration lab manager, TMDE technician, balance technician, gage man, standards room inspector, scale man, scale mechanic, scale adjuster, gauge inspector",
    credentials: "ASQ CCT, PMEL training, NCSLI training",
    tools:
      "gage blocks, Fluke calibrator, deadweight tester, MET/CAL, multimeter calibrator, torque tester, GAGEtrak, test weights",
    skills:
      "calibration, metrology, dimensional calibration, electrical calibration, pressure calibration, temperature calibration, ISO 17025, measurement uncertainty, calibration records, torque calibration, pipette calibration, scale calibration, gage R&R, traceability to NIST",
    duties:
      "calibrate gages and micrometers, check multimeters against standards, keep calibration records, issue calibration certificates, compute measurement uncertainty, calibrate scales and balances, verify torque wrenches, set recall dates, send standards out to NIST, calibrate pressure gauges and thermometers, run a metrology lab, calibrate pipettes on site, see that gauges and scales read true, adjust grocery and truck scales, put stickers on meters, compare a ruler with a better one",
    above: "Quality manager",
    beside: "Biomedical equipment technician, Laboratory technician",
    not: "ADAS calibration technician, TV calibration technician, ECU calibration engineer, engine calibration engineer",
    context: {
      "calibration engineer": "gages, standards, instruments, uncertainty, laboratory",
      "test equipment technician": "gages, standards, meters, calibrate",
    },
  },
  {
    name: "NDT technician",
    titles:
      "nondestructive testing technician, non destructive testing technician, NDT inspector, NDE technician, NDE inspector, industrial radiographer, ultrasonic technician, UT technician, magnetic particle inspector, penetrant inspector, eddy current technician, NDT Level II, NDT Level III, phased array technician, radiographic film interpreter, magnaflux inspector, FPI inspector, thermographer, infrared thermographer, PCN technician, crack detector, magnaflux operator, pipeline radiographer, gamma ray man",
    credentials:
      "ASNT Level II, ASNT Level III, SNT-TC-1A, NAS 410, PCN certification, IRRSP, CGSB certification, CSWIP",
    tools:
      "ultrasonic flaw detector, phased array, X-ray source, magnetic yoke, dye penetrant kit, eddy current probe, film viewer, borescope, infrared camera",
    skills:
      "ultrasonic testing, radiographic testing, magnetic particle testing, penetrant testing, eddy current testing, phased array, film interpretation, thickness readings, visual testing, radiation safety, NDT procedures, thermography, acoustic emission, flaw sizing",
    duties:
      "find cracks without cutting, X-ray pipe welds, take ultrasonic thickness readings, shoot and read film, do dye penetrant on castings, magnetic particle test weld joints, run eddy current on tubes, size flaws, set up radiation boundaries, write NDT procedures, certify Level II inspectors, scan tanks and vessels, shoot infrared of electrical gear, look for cracks you can't see, X-ray pipelines at night, spray dye on castings, listen through steel with sound",
    step: "Welding inspector, Pressure equipment inspector",
    beside: "Aircraft mechanic, Materials engineer",
    context: {
      "ultrasonic technician": "welds, thickness, flaw, NDT, steel",
      "UT technician": "welds, thickness, flaw, NDT, steel",
    },
  },
  {
    name: "Welding inspector",
    titles:
      "CWI, certified welding inspector, CWI inspector, AWS welding inspector, structural steel inspector, steel inspector, pipeline welding inspector, visual weld inspector, CSWIP inspector, bolting inspector, senior certified welding inspector, SCWI, welding QC inspector, fabrication inspector, welding consultant, weld tester, steel erection inspector",
    credentials: "CWI, SCWI, CSWIP 3.1, AWS D1.1, API 1104, ICC structural steel and bolting",
    tools: "weld gauges, bridge cam gauge, ultrasonic flaw detector, fillet gauge, torque wrench",
    skills:
      "weld inspection, AWS D1.1, ASME Section IX, API 1104, weld procedure qualification, welder qualification testing, visual testing, weld symbols, bolt inspection, material test reports, inspection reports, fit-up inspection",
    duties:
      "inspect structural welds, check fit-up and preheat, test and certify welders, review weld procedures, measure fillets with gauges, inspect pipeline welds, reject undercut and porosity, write weld reports, check bolted steel connections, verify filler metals, watch field welding on bridges, read mill certs, look over other men's welds, say if a bead is good, climb bridges to check welds",
    beside: "Ironworker, Building inspector, Pressure equipment inspector",
    context: { "steel inspector": "welds, bolts, fabrication, shop" },
  },
  {
    name: "Pressure equipment inspector",
    titles:
      "API inspector, API 510 inspector, API 570 inspector, API 653 inspector, pressure vessel inspector, boiler inspector, tank inspector, piping inspector, in service inspector, National Board inspector, boiler and pressure vessel inspector, authorized inspector, mechanical integrity inspector, fixed equipment inspector, mechanical integrity engineer, insurance boiler inspector, refinery inspector, boiler surveyor, insurance engineer surveyor, engineer surveyor, steam boiler inspector",
    credentials: "API 510, API 570, API 653, National Board commission, API 580, CWI",
    tools: "ultrasonic thickness gauge, Meridium, PCMS, borescope",
    skills:
      "pressure vessel inspection, piping inspection, storage tank inspection, mechanical integrity, corrosion rates, risk-based inspection, fitness for service, boiler inspection, turnaround inspection, relief valve review, ASME code, repair plans, thickness monitoring",
    duties:
      "inspect boilers and pressure vessels, go inside tanks at shutdown, calculate corrosion rates and remaining life, write repair recommendations, set thickness monitoring points, certify boilers for the state, review code repairs, inspect refinery piping, check relief valve dates, witness hydro tests, plan inspection intervals, examine tank floors, look inside boilers for rust and cracks, say if a tank is safe, go round refineries with a thickness meter",
    step: "Coating inspector",
    beside: "Corrosion engineer, Refinery operator, Loss control consultant",
    not: "septic tank inspector, water tank inspector",
    context: {
      "tank inspector": "storage, API, 653, floor, shell, steel",
      "authorized inspector": "boiler, pressure, ASME, code, vessel",
      "boiler inspector": "pressure, code, state, vessel, insurance",
    },
  },
  {
    name: "Coating inspector",
    titles:
      "paint inspector, NACE inspector, NACE coating inspector, AMPP inspector, CIP inspector, protective coatings inspector, bridge paint inspector, lining inspector, coatings consultant, FROSIO inspector, blast and paint inspector, holiday testing technician, paint checker",
    credentials: "NACE CIP, AMPP Certified Coatings Inspector, SSPC BCI, FROSIO, CIP Level 2",
    tools: "dry film thickness gauge, holiday detector, Elcometer, adhesion tester, psychrometer, replica tape",
    skills:
      "coating inspection, surface profile checks, dry film thickness, holiday testing, adhesion testing, blast cleaning standards, environmental readings, coating failure analysis, lining inspection, coating specifications, daily inspection reports",
    duties:
      "inspect paint on bridges and tanks, measure dry film thickness, check blast profile, log dew point and temperature, spark test linings, pull adhesion tests, find out why paint failed, watch painters follow the spec, inspect water tank linings, review coating submittals, write daily coating reports, see that bridges and tanks are painted right, measure how thick the paint is, find why paint peels",
    beside: "Corrosion engineer, House painter, Building inspector",
    context: { "NACE inspector": "thickness, profile, paint, blast, lining, holiday" },
  },
  {
    name: "Food safety and quality manager",
    titles:
      "food safety manager, food safety consultant, food quality manager, food safety auditor, HACCP coordinator, HACCP consultant, FSQA manager, food QA manager, food safety specialist, food quality technician, SQF practitioner, SQF consultant, BRC auditor, food quality assurance technician, sanitation manager, food sanitation supervisor, food plant inspector, USDA food inspector, food inspector, food hygienist, hygiene officer, hygiene manager, food hygiene officer",
    credentials: "PCQI, HACCP certificate, SQF practitioner, BRCGS auditor, ServSafe, CP-FS",
    tools: "ATP swab, metal detector, thermometer calibrator, pH meter, SafetyChain",
    skills:
      "food safety, HACCP, SQF, BRCGS, FSMA, GMP audits, allergen control, sanitation programs, environmental swabbing, recall plans, food labeling compliance, preventive controls, supplier approval, mock recalls, food safety training",
    duties:
      "write HACCP plans, prepare a plant for SQF audits, swab surfaces for listeria, check cooking and cooling temperatures, run mock recalls, inspect food plants, train workers in hygiene, review sanitation records, approve ingredient suppliers, manage allergens, help small food makers with FDA rules, audit kitchens and restaurants, investigate foreign material complaints, see that nobody gets sick from what we make, check for germs in a food plant, teach cooks to wash up and keep things cold, look for bugs and hair, get ready for the inspectors",
    above: "Plant manager",
    beside: "Food scientist, Microbiologist, Health inspector, Chef",
    context: {
      "sanitation manager": "food, plant, cleaning, listeria, HACCP",
      "food inspector": "plant, meat, USDA, HACCP, hygiene",
    },
  },
  {
    name: "Document control specialist",
    titles:
      "document controller, document control clerk, documentation specialist, document control manager, doc control specialist, documentation coordinator, document control coordinator, engineering document controller, records and document controller, change control coordinator, configuration management specialist, configuration analyst, configuration manager, technical document controller, project document controller, engineering change coordinator, print room clerk, drawing office clerk, blueprint clerk, drawing librarian, drawing control clerk",
    tools: "MasterControl, Veeva Vault, SharePoint, Aconex, Arena PLM, Documentum, Windchill",
    skills:
      "document control, revision control, change control, records retention, SOP formatting, document numbering, transmittals, engineering change orders, configuration management, GMP documentation, training records, archiving, PLM",
    duties:
      "route documents for approval, keep drawing revisions straight, issue controlled copies, process engineering change orders, log transmittals, format procedures, archive old records, pull documents for auditors, track training on new procedures, maintain the master document list, release batch records, chase signatures, see that everyone has the newest drawing, stamp copies, get bosses to sign",
    step: "Records clerk, Administrative assistant",
    beside: "Quality manager, Technical writer, Project coordinator",
    not: "software configuration manager, cloud documentation specialist, clinical documentation specialist, shipping documentation specialist, export documentation specialist",
    context: {
      "configuration manager": "engineering changes, drawings, revisions, hardware, ECO",
      "documentation specialist": "revisions, controlled documents, SOPs, GMP, change control",
      "documentation coordinator": "revisions, controlled documents, SOPs, change control",
      "document coordinator": "revisions, transmittals, drawings, controlled",
    },
  },
];
